import type { TextLayer } from '#contracts/page.ts';
import { buildTextLayer, type PageBytes } from './build-text-layer.ts';
import { decodeBytes } from './decode-bytes.ts';
import { buildTextLayer as buildFirst } from './versions/1/build-text-layer.ts';
import { decodeBytes as decodeFirst } from './versions/1/decode-bytes.ts';

/** One version of the code that makes text layers. Any change of what a layer says is another version. */
export interface Extractor {
  buildTextLayer(page: PageBytes): Promise<TextLayer>;
  decodeBytes(bytes: Uint8Array, mediaType: string): { text: string };
}

/**
 * Every extractor that a layer was ever kept by, so that what cites it can be found again for ever. Those of `versions/` are closed: their files
 * never change, and they import nothing beside contracts and libraries (docs/decisions/0042).
 */
const EXTRACTORS: ReadonlyMap<number, Extractor> = new Map([
  [1, { buildTextLayer: buildFirst, decodeBytes: decodeFirst }],
  [2, { buildTextLayer, decodeBytes }],
]);

/** The extractor of pages that say none: they were kept before there was a second one. */
export const FIRST_EXTRACTOR = 1;
/** The one that makes the layers of pages that are read now. */
export const EXTRACTOR = Math.max(...EXTRACTORS.keys());

/** The extractor of that version; undefined where this product has none, as for a version that is newer than it. */
export const findExtractor = (version: number): Extractor | undefined => EXTRACTORS.get(version);
