export const ROOT: string;
export function installIfMissing(root?: string, install?: (root: string) => Promise<void>): Promise<void>;
