import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The hashes that files below a page store's folder are named by, a part of it at a time. One process does this at a time. */
export async function* listHashes(folder: string): AsyncGenerator<string[], void, undefined> {
  const parts = new Set<string>();
  for (const kind of KINDS) for (const part of await namesIn(join(folder, kind))) parts.add(part);
  for (const part of parts) {
    await putBack(join(folder, 'bytes', part));
    const names = await Promise.all(KINDS.map((kind) => namesIn(join(folder, kind, part))));
    const hashes = new Set(names.flat().flatMap((name) => /^[0-9a-f]{64}(?=\.|$)/.exec(name) ?? []));
    if (hashes.size > 0) yield [...hashes];
  }
}

/**
 * Removes the files of one hash: bytes last seen before `sinceMs`, the texts made of them, and what a crash left half-written. Whoever keeps
 * bytes that are there marks them as seen, so they are moved aside before they are looked at: then either the mark is seen here, and they
 * are put back, or they are written anew there.
 */
export async function removeFiles({ bytes, text }: { bytes: string; text: string }, sinceMs: number): Promise<boolean> {
  const aside = `${bytes}${ASIDE}`;
  const isAside = await rename(bytes, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (isAside && (await stat(aside)).mtimeMs >= sinceMs) {
    await rename(aside, bytes);
    return false;
  }
  for (const path of [bytes, text]) {
    const own = (await namesIn(dirname(path))).filter((name) => name.startsWith(`${basename(path)}.`));
    for (const name of own) await removeIfOlder(join(dirname(path), name), sinceMs);
  }
  return isAside;
}

/** What a crash left moved aside, before it was known whether it may go. */
async function putBack(folder: string): Promise<void> {
  const names = await namesIn(folder);
  for (const name of names.filter((each) => each.endsWith(ASIDE))) {
    const own = name.slice(0, -ASIDE.length);
    if (names.includes(own)) await rm(join(folder, name), { force: true });
    else await rename(join(folder, name), join(folder, own));
  }
}

const ASIDE = '.removed';
const KINDS = ['bytes', 'text'] as const;

async function removeIfOlder(path: string, sinceMs: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.mtimeMs < sinceMs) await rm(path, { force: true });
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
