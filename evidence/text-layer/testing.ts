import type { Block, TextLayer } from '#contracts/page.ts';
import { buildTextLayer } from './build-text-layer.ts';

/** The layer of a text, as its server would send it. For tests. */
export function layerOf(
  source: string | Uint8Array,
  mediaType = '',
  url: string | null = 'https://site.example/docs/page',
): Promise<TextLayer> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  return buildTextLayer({ bytes, mediaType, url });
}

/** Blocks as `kind level: text`, in order. For tests. */
export function showBlocks({ text, blocks }: Pick<TextLayer, 'text' | 'blocks'>): string[] {
  return blocks.map((block) => `${[block.kind, ...marksOf(block)].join(' ')}: ${text.slice(block.start, block.end)}`);
}

function marksOf({ level, isHeader, iso, path }: Block): (string | number)[] {
  return [level, isHeader ? 'header' : undefined, iso, path].filter((mark) => mark !== undefined);
}
