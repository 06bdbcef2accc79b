export function completeLockFile(lockFile: { packages: Record<string, Record<string, unknown>> }): string[];
