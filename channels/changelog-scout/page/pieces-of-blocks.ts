import type { Block, TextLayer } from '#contracts/page.ts';
import { findWithin } from '../../../evidence/find-within.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { trimSpan } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import type { Piece } from './piece.ts';
import { readPiecesOfLines } from './pieces-of-lines.ts';
import { isReleaseLine } from './release-head.ts';

/**
 * Pieces of a page by the blocks of its text layer (HTML, feeds): headings, paragraphs, list items, rows, terms and their definitions.
 * Lines that the page breaks itself, and preformatted text that heads releases, are read as lines.
 */
export function readPiecesOfBlocks({ text, blocks }: TextLayer, range: Span): Piece[] {
  const inside = findWithin(blocks, range).filter(({ start, end }) => end > start);
  const pieces: Piece[] = [];
  const items: Block[] = [];
  const opened = new Set(inside.filter((block) => block.kind === 'code' && opensRelease(block)));
  let done = range.start;
  for (const [index, block] of inside.entries()) readBlock(block, index);
  return pieces.filter(({ start, end }) => end > start);

  function readBlock(block: Block, index: number): void {
    while (items.length > 0 && block.start >= items.at(-1)!.end) items.pop();
    if (block.kind === 'item') {
      items.push(block);
      const own = { start: block.start, end: ownEnd(block, index) };
      return push('item', own, block.level ?? items.length, 'item');
    }
    if (block.start < done && block.kind !== 'heading') return;
    if (block.kind === 'heading') return push('heading', block, block.level ?? 6, `h${block.level ?? 6}`);
    if (block.kind === 'row') {
      const own = { start: block.start, end: firstItemIn(block, index) };
      return push('row', own, 0, block.isHeader ? 'th' : 'td');
    }
    if (block.kind === 'term') return push('text', block, 0, 'term');
    if (block.kind === 'code') return readCode(block);
    if (block.kind === 'paragraph' || block.kind === 'definition' || block.kind === 'time') readParagraph(block, index);
  }

  /** An item's own words end where a list, a heading or a second paragraph inside it begins. */
  function ownEnd(item: Block, index: number): number {
    for (let at = index + 1; at < inside.length; at += 1) {
      const block = inside[at]!;
      if (block.start >= item.end) break;
      const isOwn =
        block.kind === 'time' || block.kind === 'value' || (block.kind === 'paragraph' && block.start === item.start);
      if (isOwn && block.kind === 'paragraph') return Math.min(block.end, item.end);
      if (!isOwn) return block.start;
    }
    return item.end;
  }

  /** Lists in the cells of a row are items of their own. */
  function firstItemIn(row: Block, index: number): number {
    for (let at = index + 1; at < inside.length && inside[at]!.start < row.end; at += 1)
      if (inside[at]!.kind === 'item') return inside[at]!.start;
    return row.end;
  }

  function readParagraph(block: Block, index: number): void {
    const own = block.kind === 'definition' ? { start: block.start, end: ownEnd(block, index) } : block;
    if (text.slice(own.start, own.end).includes('\n')) return pushLines(own);
    push('text', own, items.length, block.kind === 'definition' ? 'definition' : 'text');
  }

  function readCode(block: Block): void {
    if (opened.size >= 2 && opened.has(block)) return pushLines(block);
    const lines = text.slice(block.start, block.end).split('\n');
    if (lines.filter((line) => isReleaseLine(maskMarkup(line))).length >= 2) pushLines(block);
  }

  /** A log in pieces: each opens with its release and goes on behind it. */
  function opensRelease(block: Block): boolean {
    const [first = '', second] = text.slice(block.start, block.end).trim().split('\n', 2);
    return second !== undefined && isReleaseLine(maskMarkup(first));
  }

  function pushLines(span: Span): void {
    const depth = items.length;
    for (const piece of readPiecesOfLines(text, span))
      pieces.push({ ...piece, level: piece.kind === 'heading' ? piece.level + 6 : piece.level + depth });
    done = span.end;
  }

  function push(kind: Piece['kind'], span: Span, level: number, looks: string): void {
    const own = trimSpan(text, span);
    pieces.push({ kind, start: own.start, end: own.end, level, looks, indent: 0, isApart: true });
    done = Math.max(done, own.end);
  }
}
