import { LRUCache } from 'lru-cache';
import type { TextLayer } from '#contracts/page.ts';
import type { PageStore, TextSource } from '../db/page-store.ts';
import { buildTextLayer } from '../evidence/text-layer/build-text-layer.ts';
import { decodeBytes } from '../evidence/text-layer/decode-bytes.ts';

/** A kept page as text: its decoded body, and its text layer. */
export interface PageText {
  body: string;
  layer: TextLayer;
}

export type ReadLayer = (source: TextSource) => Promise<PageText>;

/** Reads kept pages as text. Layers are pure, so those of the last pages are kept in memory: up to 64 MiB of text. */
export function createReadLayer(pages: PageStore): ReadLayer {
  const cache = new LRUCache<string, PageText>({ maxSize: 64 * 1024 * 1024, sizeCalculation: sizeOf });
  return async (source) => {
    const name = `${source.sha256} ${source.mediaType} ${source.url ?? ''}`;
    const known = cache.get(name);
    if (known) return known;
    const bytes = await pages.findBytes(source.sha256);
    if (!bytes) throw new Error(`page ${source.sha256} is recorded and not kept`);
    const page = { body: decodeBytes(bytes, source.mediaType).text, layer: await buildTextLayer({ ...source, bytes }) };
    cache.set(name, page);
    return page;
  };
}

function sizeOf({ body, layer }: PageText): number {
  return 1 + 2 * (body.length + layer.text.length) + 64 * (layer.blocks.length + layer.links.length);
}
