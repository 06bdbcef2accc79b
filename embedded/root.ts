import { fileURLToPath } from 'node:url';

/** Folder of the clone, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
