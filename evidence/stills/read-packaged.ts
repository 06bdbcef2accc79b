import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Bytes of a file that a package of ours ships, by `package/path`: fonts and compiled code, the same wherever this version runs. */
export const readPackaged = (path: string): Buffer => readFileSync(resolve(path));
