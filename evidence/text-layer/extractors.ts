import type { TextLayer } from '#contracts/page.ts';
import { buildTextLayer, type PageBytes } from './build-text-layer.ts';
import { decodeBytes } from './decode-bytes.ts';

/** One version of the code that makes text layers. Any change of what a layer says is another version. */
export interface Extractor {
  buildTextLayer(page: PageBytes): Promise<TextLayer>;
  decodeBytes(bytes: Uint8Array, mediaType: string): { text: string };
}

/** The extractor of pages that say none: they were kept before there was a second one. */
export const FIRST_EXTRACTOR = 1;
/** The one that makes the layers of pages that are read now. */
export const EXTRACTOR = 4;

/**
 * The extractor of that version, so that what cites one of its layers can be found again for ever; undefined where this product has none, as for a
 * version that is newer than it. A former one is one frozen file (docs/decisions/0042), loaded when a text of it is asked for.
 */
export async function loadExtractor(version: number): Promise<Extractor | undefined> {
  if (version === EXTRACTOR) return { buildTextLayer, decodeBytes };
  if (!Number.isInteger(version) || version < FIRST_EXTRACTOR || version > EXTRACTOR) return undefined;
  return (await import(new URL(`../former/extractor-${version}.mjs`, import.meta.url).href)) as Extractor;
}
