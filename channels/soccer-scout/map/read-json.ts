import type { Block, TextLayer } from '#contracts/page.ts';

/** A value of a JSON answer with its place in the text layer, as it can be quoted. */
export interface ValueRange {
  text: string;
  start: number;
  end: number;
}

/** The parsed body, or undefined where it is no JSON (an error page that came with status 200). */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** Value and entry blocks of a layer by their path in the JSON. */
export function valueBlocks(layer: TextLayer): ReadonlyMap<string, Block> {
  const found = new Map<string, Block>();
  for (const block of layer.blocks) {
    if (block.path !== undefined && !found.has(block.path)) found.set(block.path, block);
  }
  return found;
}

export function textAt(layer: TextLayer, blocks: ReadonlyMap<string, Block>, path: string): ValueRange | null {
  const block = blocks.get(path);
  if (!block) return null;
  const text = layer.text.slice(block.start, block.end);
  return text.trim() === '' ? null : { text, start: block.start, end: block.end };
}
