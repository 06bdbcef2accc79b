import type { TextLayer } from '#contracts/page.ts';
import { createLineReader, type Line, type Piece, pieceOf } from './page-lines.ts';

export interface Section {
  /** Null before the first heading of the page. */
  heading: (Piece & { level: number }) | null;
  lines: Line[];
}

const LINE_KINDS = new Set(['heading', 'paragraph', 'item', 'row', 'cell', 'term', 'definition', 'code']);
/** A page with more lines is no page of a club; the rest is not read. */
const MOST_LINES = 5_000;

/** A page cut at its headings, in order. */
export function readSections(layer: TextLayer): Section[] {
  const sections: Section[] = [{ heading: null, lines: [] }];
  const blocks = layer.blocks.filter(({ kind }) => LINE_KINDS.has(kind));
  const reader = createLineReader(layer.text, blocks);
  let left = MOST_LINES;
  for (let index = 0; index < blocks.length && left > 0;) {
    const block = blocks[index];
    const { lines, next } = reader.read(index);
    index = next;
    if (block?.kind !== 'heading') sections.at(-1)?.lines.push(...lines.slice(0, left));
    else
      sections.push({
        heading: { ...pieceOf(layer.text, block.start, block.end), level: block.level ?? 6 },
        lines: [],
      });
    left -= Math.max(1, lines.length);
  }
  return sections;
}
