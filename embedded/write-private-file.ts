import { chmodSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file at once, so that a reader sees the old text or the new one; only its owner can read it. */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
}
