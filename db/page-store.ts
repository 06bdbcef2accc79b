import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listHashes, removeFiles } from './stored-files.ts';

/** Where pages are kept: bytes named by their SHA-256 (hex), and the text layer made from them. An object store can stand in for files. */
export interface PageStore {
  /** Keeps bytes durably. @returns their SHA-256 in hex */
  putBytes(bytes: Uint8Array): Promise<string>;
  /** @returns the bytes, or undefined where they are not kept */
  findBytes(sha256: string): Promise<Uint8Array | undefined>;
  hasBytes(sha256: string): Promise<boolean>;
  /** Keeps the text of the winning lane. */
  putText(source: TextSource, text: string | Uint8Array): Promise<void>;
  findText(source: TextSource): Promise<string | undefined>;
  /** The hashes of everything that is kept, some at a time. */
  listHashes(): AsyncIterable<string[]>;
  /**
   * Removes bytes and texts under this hash, unless somebody kept the bytes again since this time; with them what a crash left half-written.
   * @returns whether they are gone
   */
  removeUnlessKeptSince(sha256: string, sinceMs: number): Promise<boolean>;
}

/** What a text layer is made from: bytes, what they were said to be, where they came from, and the version of the extractor. */
export interface TextSource {
  sha256: string;
  mediaType: string;
  url: string | null;
  extractor: number;
}

/** Pages as files below `folder`. Each is written aside, synced and renamed into place, so a name that is there holds the whole of it. */
export function createFilePageStore(folder: string): PageStore {
  return {
    async putBytes(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await writeOnce(pathOf('bytes', sha256), bytes);
      return sha256;
    },
    findBytes: (sha256) => readIfThere(pathOf('bytes', sha256)),
    hasBytes: async (sha256) => (await stat(pathOf('bytes', sha256)).catch(() => undefined)) !== undefined,
    putText: (source, text) => writeOnce(textPath(source), typeof text === 'string' ? Buffer.from(text, 'utf8') : text),
    findText: async (source) =>
      (
        (await readIfThere(textPath(source))) ??
        (source.extractor === 1 ? await readIfThere(formerTextPath(source)) : undefined)
      )?.toString('utf8'),
    listHashes: () => listHashes(folder),
    removeUnlessKeptSince: (sha256, sinceMs) =>
      removeFiles({ bytes: pathOf('bytes', sha256), text: pathOf('text', sha256) }, sinceMs),
  };

  function textPath({ sha256, mediaType, url, extractor }: TextSource): string {
    const made = JSON.stringify([sha256, mediaType, url, extractor]);
    return `${pathOf('text', sha256)}.${createHash('sha256').update(made).digest('hex')}`;
  }

  /** Where texts of the first extractor were kept before there was a second one. */
  function formerTextPath({ sha256, mediaType, url }: TextSource): string {
    const origin = createHash('sha256')
      .update(`${mediaType}\n${url ?? ''}`)
      .digest('hex');
    return `${pathOf('text', sha256)}.${origin.slice(0, 12)}`;
  }

  function pathOf(kind: 'bytes' | 'text', sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('a page is named by 64 hex digits');
    return join(folder, kind, sha256.slice(0, 2), sha256);
  }
}

async function writeOnce(path: string, content: Uint8Array): Promise<void> {
  // What is there already is wanted again as of now, so that nobody takes it for forgotten (`removeUnlessKeptSince`).
  const now = new Date();
  if (await utimes(path, now, now).then(isDone, () => false)) return;
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(aside, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}

const isDone = (): boolean => true;

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
