import { createHash } from 'node:crypto';
import type { PageFiles } from '../recheck/recheck-pages.ts';
import type { StoredPage, StoredTake } from '../recheck/stored-take.ts';
import type { ZipMember } from './write-zip.ts';

export const MANIFEST = 'manifest.json';

/** Members that hold a part of the take as JSON, in the order of an export. */
export const JSON_MEMBERS = [
  'take',
  'citations',
  'grade',
  'pages',
  'trace',
  'plan',
  'findings',
  'composition',
] as const satisfies (keyof StoredTake)[];

export const pageMember = (sha256: string): string => `pages/${sha256}`;
export const textMember = (sha256: string): string => `text/${sha256}.txt`;
export const stillMember = (sha256: string): string => `stills/${sha256}.png`;

export interface ExportSource {
  stored: StoredTake;
  /** The frozen response, byte for byte. */
  frozen: string;
  readFiles(page: StoredPage): Promise<PageFiles>;
  readStill(sha256: string): Promise<Uint8Array | undefined>;
}

/**
 * The members of an export in their order, one page in memory at a time; `manifest.json`, with the SHA-256 of every other, comes last. What is not
 * kept any more is left out, and the verifier says so.
 */
export async function* buildMembers(source: ExportSource): AsyncGenerator<ZipMember, void, undefined> {
  const hashes: Record<string, string> = {};
  for await (const member of listMembers(source)) {
    hashes[member.name] = createHash('sha256').update(member.content).digest('hex');
    yield member;
  }
  yield buildJson(MANIFEST, hashes);
}

async function* listMembers({
  stored,
  frozen,
  readFiles,
  readStill,
}: ExportSource): AsyncGenerator<ZipMember, void, undefined> {
  for (const part of JSON_MEMBERS) {
    const name = `${part}.json`;
    yield part === 'take' ? { name, content: Buffer.from(frozen) } : buildJson(name, stored[part]);
  }
  const pages = new Map(stored.pages.map((page) => [page.sha256, page]));
  for (const [sha256, page] of pages) {
    const { bytes, text } = await readFiles(page);
    if (bytes) yield { name: pageMember(sha256), content: bytes };
    if (text !== undefined) yield { name: textMember(sha256), content: Buffer.from(text) };
  }
  const stills = new Set(stored.take?.stills.map(({ sha256 }) => sha256));
  for (const sha256 of stills) {
    const content = await readStill(sha256);
    if (content) yield { name: stillMember(sha256), content };
  }
}

const buildJson = (name: string, value: unknown): ZipMember => ({
  name,
  content: Buffer.from(`${JSON.stringify(value, null, 1)}\n`),
});
