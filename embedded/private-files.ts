import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file at once, so that a reader sees the old text or the new one; only its owner can read it. */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
}

/** The secret that a data directory keeps, in base64; made where there is none. */
export function keepSecret(path: string): string {
  if (!existsSync(path)) writePrivateFile(path, `${randomBytes(32).toString('base64')}\n`);
  return readSecret(path);
}

export function readSecret(path: string): string {
  return readFileSync(path, 'utf8').trim();
}
