export const ROOT: string;
export function installIfMissing(root?: string, install?: (root: string) => Promise<void>): Promise<void>;
export const NODE: { version: string } & Record<string, string>;
