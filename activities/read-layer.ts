import { LRUCache } from 'lru-cache';
import type { TextLayer } from '#contracts/page.ts';
import type { TextSource } from '../db/page-store.ts';
import { buildTextLayer } from '../evidence/text-layer/build-text-layer.ts';
import { decodeBytes } from '../evidence/text-layer/decode-bytes.ts';
import type { TakeDeps } from './take-deps.ts';
import { OverTime, withinTime } from './within-time.ts';

/** A kept page as text: its decoded body, and its text layer. */
export interface PageText {
  body: string;
  layer: TextLayer;
}

export type ReadLayer = (source: TextSource) => Promise<PageText>;

/**
 * Reads kept pages as text. Layers are pure, so those of the last pages are kept in memory: up to 64 MiB of text. Ends in OverTime where making one
 * takes too long, and at once where it did before.
 */
export function createReadLayer({ pages, ruleTimeMs }: Pick<TakeDeps, 'pages' | 'ruleTimeMs'>): ReadLayer {
  const cache = new LRUCache<string, PageText>({ maxSize: 64 * 1024 * 1024, sizeCalculation: sizeOf });
  const slow = new LRUCache<string, true>({ max: 1_000 });
  return async (source) => {
    const name = `${source.sha256} ${source.mediaType} ${source.url ?? ''}`;
    const known = cache.get(name);
    if (known) return known;
    if (slow.has(name)) throw new OverTime();
    const bytes = await pages.findBytes(source.sha256);
    if (!bytes) throw new Error(`page ${source.sha256} is recorded and not kept`);
    try {
      const layer = await withinTime(bytes.length, () => buildTextLayer({ ...source, bytes }), ruleTimeMs);
      const page = { body: decodeBytes(bytes, source.mediaType).text, layer };
      cache.set(name, page);
      return page;
    } catch (error) {
      if (error instanceof OverTime) slow.set(name, true);
      throw error;
    }
  };
}

function sizeOf({ body, layer }: PageText): number {
  return 1 + 2 * (body.length + layer.text.length) + 64 * (layer.blocks.length + layer.links.length);
}
