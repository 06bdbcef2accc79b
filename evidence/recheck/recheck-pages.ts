import { createHash } from 'node:crypto';
import type { TextLayer } from '#contracts/page.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { loadExtractor } from '../text-layer/extractors.ts';
import { extractorOf, layerUrlOf } from './stored-take.ts';
import type { StoredPage } from './stored-take.ts';

/** What is kept of a page under its SHA-256: its bytes after content decoding, and the text that is stored as its layer. */
export interface PageFiles {
  bytes: Uint8Array | undefined;
  text: string | undefined;
}

export type ReadPageFiles = (page: StoredPage) => PageFiles | Promise<PageFiles>;

/** A page made anew from its bytes. */
export interface RemadePage {
  bytes: number;
  body: string;
  layer: TextLayer;
  /** Bytes of a picture, which is measured again. */
  picture?: Uint8Array;
}

/** Hashes the bytes of every page again and makes its text layer anew; tells where hash or text are not those that are stored. */
export async function recheckPages(
  pages: readonly StoredPage[],
  readFiles: ReadPageFiles,
): Promise<{ remade: Map<string, RemadePage>; differences: Difference[] }> {
  const remade = new Map<string, RemadePage>();
  const differences: Difference[] = [];
  const seen = new Map<string, number>();
  for (const page of pages) {
    const { sha256, mediaType } = page;
    const version = extractorOf(page);
    const first = seen.get(sha256);
    if (first !== undefined) {
      differences.push(...compareJson(`text/${sha256}.txt extractor`, first, version));
      continue;
    }
    seen.set(sha256, version);
    const { bytes, text } = await readFiles(page);
    if (!bytes) {
      differences.push({ where: `pages/${sha256}`, stored: sha256, found: tellCollected(page) });
      continue;
    }
    if (page.collectedAt !== undefined)
      differences.push({ where: `pages/${sha256}`, stored: tellCollected(page), found: sha256 });
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash !== sha256) differences.push({ where: `pages/${sha256}`, stored: sha256, found: hash });
    const extractor = await loadExtractor(version);
    if (!extractor) {
      differences.push({ where: `text/${sha256}.txt`, stored: `made by extractor ${version}`, found: null });
      continue;
    }
    const layer = await extractor.buildTextLayer({ bytes, mediaType, url: layerUrlOf(page) });
    differences.push(...compareText(sha256, text, layer.text));
    remade.set(sha256, {
      bytes: bytes.length,
      body: extractor.decodeBytes(bytes, mediaType).text,
      layer,
      ...(layer.lane === 'image' && { picture: bytes }),
    });
  }
  return { remade, differences };
}

const tellCollected = ({ collectedAt }: StoredPage): string | null =>
  collectedAt === undefined
    ? null
    : `removed on ${collectedAt.slice(0, 10)}, as the retention of this service has it; what was read from it is not checked`;

/** Shown of two texts from the place on where they part. */
const SHOWN = 80;

function compareText(sha256: string, stored: string | undefined, found: string): Difference[] {
  if (stored === found) return [];
  const name = `text/${sha256}.txt`;
  if (stored === undefined) return [{ where: name, stored: null, found: found.slice(0, SHOWN) }];
  let at = 0;
  while (at < stored.length && stored[at] === found[at]) at += 1;
  const part = (text: string): string => text.slice(at, at + SHOWN);
  return [{ where: `${name} layer at ${at}`, stored: part(stored), found: part(found) }];
}
