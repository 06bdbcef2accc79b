import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writePrivateFile } from './write-private-file.ts';

/** The secret that a data directory keeps, in base64; made where there is none. */
export function keepSecret(path: string): string {
  if (!existsSync(path)) writePrivateFile(path, `${randomBytes(32).toString('base64')}\n`);
  return readSecret(path);
}

export function readSecret(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
