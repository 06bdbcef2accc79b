import type { Block } from '#contracts/page.ts';
import { RULES, atxText, isDelimiterRow, splitCells, trimRange } from './block-rules.ts';
import { createCursor, indentOf, isBlank, jumpTo, skipColumns, skipIndent, type LineCursor } from './line-cursor.ts';
import { sourceLines, type SourceLine } from './source-lines.ts';

/** How a text is read: `markdown` by CommonMark with GFM tables; `plain` knows no code by indent, no HTML and no tables. */
export type BlockDialect = 'markdown' | 'plain';

export interface BlockScan {
  /** Ordered by start, outer before inner. */
  blocks: Block[];
  /** Stretches whose inline marks count: links are looked for there and nowhere else. */
  inline: { start: number; end: number }[];
  /** Stretches of raw HTML. */
  html: { start: number; end: number }[];
  /** Link definitions by their normal label. */
  definitions: Map<string, string>;
}

type Container = { kind: 'quote' } | { kind: 'item'; content: number; block: Block; isEmpty: boolean };
type Leaf =
  | { kind: 'paragraph'; start: number; end: number; lastLine: number; block: Block | null }
  | { kind: 'fence'; mark: string; block: Block }
  | { kind: 'code'; block: Block }
  | { kind: 'html'; until: RegExp | null; start: number; end: number }
  | { kind: 'table' };

/** Deeper containers than this are read as text, so that a hostile line of marks stays cheap. */
const MAX_DEPTH = 60;

/** Finds the blocks of a Markdown or plain text in one pass over its lines. */
export function scanBlocks(text: string, dialect: BlockDialect = 'markdown'): BlockScan {
  const blocks: Block[] = [];
  const inline: BlockScan['inline'] = [];
  const html: BlockScan['html'] = [];
  const definitions: BlockScan['definitions'] = new Map();
  const containers: Container[] = [];
  let leaf: Leaf | null = null;
  /** Where the text of the last line that was not blank ends. */
  let lastEnd = 0;

  for (const line of sourceLines(text)) readLine(line);
  closeContainers(0);
  closeLeaf();
  return { blocks: blocks.filter(({ start, end }) => end > start), inline, html, definitions };

  function readLine(line: SourceLine): void {
    const cursor = createCursor(line.start, line.end);
    const matched = matchContainers(cursor);
    if (isBlank(text, cursor)) return readBlank(matched);
    if (matched === containers.length && continueLeaf(cursor, line)) return noteEnd(line);
    const open = openBlocks(cursor, matched, line);
    if (open !== null) addText(cursor, line, open);
    noteEnd(line);
  }

  function noteEnd(line: SourceLine): void {
    lastEnd = trimRange(text, line.start, line.end).end;
  }

  /** How many of the open containers the line goes on in. */
  function matchContainers(cursor: LineCursor): number {
    let matched = 0;
    for (const container of containers) {
      const indent = indentOf(text, cursor);
      if (container.kind === 'quote') {
        if (indent > 3) break;
        const at = firstMark(cursor);
        if (text[at] !== '>' || at >= cursor.end) break;
        passQuoteMark(cursor, at);
      } else if (isBlank(text, cursor)) {
        // A blank line never ends an item by itself.
      } else {
        if (indent < container.content) break;
        skipColumns(text, cursor, container.content);
      }
      matched += 1;
    }
    return matched;
  }

  function readBlank(matched: number): void {
    const quoteEnds = containers.findIndex((container, index) => index >= matched && container.kind === 'quote');
    if (quoteEnds >= 0) return closeContainers(quoteEnds);
    if (leaf?.kind === 'fence' || leaf?.kind === 'code') return;
    if (leaf?.kind === 'html' && leaf.until !== null) return;
    closeLeaf();
  }

  /** True when the open leaf takes the whole line. */
  function continueLeaf(cursor: LineCursor, line: SourceLine): boolean {
    if (leaf?.kind === 'fence') {
      const rest = text.slice(firstMark(cursor), cursor.end).trim();
      const closes =
        indentOf(text, cursor) < 4 &&
        rest.length >= leaf.mark.length &&
        rest === (leaf.mark[0] ?? '').repeat(rest.length);
      if (closes) closeLeaf();
      else leaf.block.end = cursor.end;
      return true;
    }
    if (leaf?.kind === 'code') {
      if (indentOf(text, cursor) < 4) return false;
      leaf.block.end = cursor.end;
      return true;
    }
    if (leaf?.kind === 'html') {
      leaf.end = line.end;
      if (leaf.until?.test(text.slice(cursor.at, line.end))) closeLeaf();
      return true;
    }
    return false;
  }

  /** Opens what the line begins: containers first, then at most one leaf. Where text is left over, the number of containers it stands in. */
  function openBlocks(cursor: LineCursor, matchedBefore: number, line: SourceLine): number | null {
    let matched = matchedBefore;
    for (;;) {
      const indent = indentOf(text, cursor);
      const at = firstMark(cursor);
      const rest = text.slice(at, cursor.end);
      const inParagraph = leaf?.kind === 'paragraph';
      if (indent > 3 && dialect === 'markdown') {
        if (inParagraph) return matched;
        closeContainers(matched);
        skipColumns(text, cursor, 4);
        leaf = { kind: 'code', block: push({ kind: 'code', start: cursor.at, end: cursor.end }) };
        return null;
      }
      if (inParagraph && matched === containers.length && openSetext(rest)) return null;
      if (text[at] === '>' && at < cursor.end && containers.length < MAX_DEPTH) {
        closeContainers(matched);
        closeLeaf();
        containers.push({ kind: 'quote' });
        matched += 1;
        passQuoteMark(cursor, at);
        if (isBlank(text, cursor)) return null;
        continue;
      }
      if (RULES.thematicBreak.test(rest) || (dialect === 'plain' && RULES.rule.test(rest))) {
        closeContainers(matched);
        closeLeaf();
        return null;
      }
      if (openItem(cursor, at, rest, indent, matched)) {
        matched = containers.length;
        if (isBlank(text, cursor)) return null;
        continue;
      }
      return openLeaf(at, rest, matched, line, cursor) ? null : matched;
    }
  }

  function openSetext(rest: string): boolean {
    const mark = RULES.setext.exec(rest)?.[1];
    if (!mark || leaf?.kind !== 'paragraph') return false;
    if (dialect === 'plain' && (mark.length < 2 || leaf.lastLine !== leaf.start)) return false;
    if (dialect === 'markdown' && isTableHead(rest)) return false;
    const { start, end, block } = leaf;
    const heading: Block = { kind: 'heading', start, end, level: mark.startsWith('=') ? 1 : 2 };
    if (block) Object.assign(block, heading);
    else push(heading);
    inline.push({ start, end });
    leaf = null;
    return true;
  }

  function openItem(cursor: LineCursor, at: number, rest: string, indent: number, matched: number): boolean {
    if (containers.length >= MAX_DEPTH) return false;
    const bullet = RULES.bullet.exec(rest);
    const ordered = bullet ? null : RULES.ordered.exec(rest);
    const mark = bullet?.[0] ?? ordered?.[0];
    if (mark === undefined) return false;
    const isEmpty = rest.slice(mark.length).trim() === '';
    // Only a list that starts at 1 and holds something may interrupt a paragraph, else a year at a line's start would become a list.
    const interrupts = leaf?.kind === 'paragraph' && matched === containers.length;
    if (interrupts && (isEmpty || (ordered !== null && ordered[1] !== '1'))) return false;
    closeContainers(matched);
    closeLeaf();
    skipIndent(text, cursor);
    jumpTo(cursor, at + mark.length);
    const padding = indentOf(text, cursor);
    const used = isEmpty || padding > 4 ? 1 : padding;
    skipColumns(text, cursor, used);
    const level = containers.filter(({ kind }) => kind === 'item').length + 1;
    const start = isEmpty ? cursor.end : firstMark(cursor);
    const block = push({ kind: 'item', start, end: start, level });
    containers.push({ kind: 'item', content: indent + mark.length + used, block, isEmpty: true });
    return true;
  }

  function openLeaf(at: number, rest: string, matched: number, line: SourceLine, cursor: LineCursor): boolean {
    const atx = RULES.atx.exec(rest);
    if (atx) {
      closeContainers(matched);
      closeLeaf();
      const range = atxText(text, at + atx[0].length, at + rest.length);
      push({ kind: 'heading', ...range, level: atx[1]?.length ?? 1 });
      inline.push(range);
      return true;
    }
    const fence = RULES.fence.exec(rest)?.[1];
    if (fence) {
      closeContainers(matched);
      closeLeaf();
      const start = Math.min(text.length, nextLineStart(line.end));
      leaf = { kind: 'fence', mark: fence, block: push({ kind: 'code', start, end: start }) };
      return true;
    }
    if (dialect === 'plain') return false;
    if (openTable(rest, matched) || continueTable(at, rest, matched)) return true;
    return openHtml(at, rest, matched, line, cursor) || openDefinition(rest, matched);
  }

  function isTableHead(rest: string): boolean {
    if (leaf?.kind !== 'paragraph' || !rest.includes('|') || !isDelimiterRow(rest)) return false;
    const head = trimRange(text, leaf.lastLine, leaf.end);
    return splitCells(text.slice(head.start, head.end)).length === splitCells(rest.trim()).length;
  }

  function openTable(rest: string, matched: number): boolean {
    if (matched !== containers.length || !isTableHead(rest) || leaf?.kind !== 'paragraph') return false;
    const { lastLine, end, start, block } = leaf;
    if (lastLine === start) {
      if (block) block.end = block.start;
      leaf = null;
    } else {
      leaf.end = trimRange(text, start, lastLine).end;
      closeLeaf();
    }
    pushRow(lastLine, end, true);
    leaf = { kind: 'table' };
    return true;
  }

  function continueTable(at: number, rest: string, matched: number): boolean {
    if (leaf?.kind !== 'table' || matched !== containers.length) return false;
    pushRow(at, at + rest.length, false);
    return true;
  }

  function pushRow(from: number, to: number, isHeader: boolean): void {
    const row = trimRange(text, from, to);
    push({ kind: 'row', ...row, ...(isHeader && { isHeader }) });
    for (const cell of splitCells(text.slice(row.start, row.end))) {
      const range = { start: row.start + cell.start, end: row.start + cell.end };
      push({ kind: 'cell', ...range });
      inline.push(range);
    }
  }

  function openHtml(at: number, rest: string, matched: number, line: SourceLine, cursor: LineCursor): boolean {
    if (text[at] !== '<') return false;
    const rawText = RULES.rawTextTag.exec(rest)?.[1];
    const opens =
      rawText !== undefined || RULES.blockTag.test(rest) || (leaf?.kind !== 'paragraph' && RULES.loneTag.test(rest));
    if (!opens) return false;
    closeContainers(matched);
    closeLeaf();
    leaf = {
      kind: 'html',
      until: rawText === undefined ? null : /<\/(?:script|pre|style|textarea)>/i,
      start: at,
      end: line.end,
    };
    if (leaf.until?.test(text.slice(cursor.at, line.end))) closeLeaf();
    return true;
  }

  function openDefinition(rest: string, matched: number): boolean {
    if (leaf?.kind === 'paragraph') return false;
    const definition = RULES.definition.exec(rest);
    if (!definition) return false;
    closeContainers(matched);
    closeLeaf();
    const label = normalLabel(definition[1] ?? '');
    if (!definitions.has(label)) definitions.set(label, definition[2] ?? definition[3] ?? '');
    return true;
  }

  /** Text of a paragraph: a new one, or the next line of the open one, lazily or not (CommonMark 5.1). */
  function addText(cursor: LineCursor, line: SourceLine, matched: number): void {
    const { start, end } = trimRange(text, cursor.at, line.end);
    if (leaf?.kind === 'paragraph') {
      leaf.end = end;
      leaf.lastLine = start;
      return;
    }
    closeContainers(matched);
    closeLeaf();
    const holder = containers.at(-1);
    const isItemText = holder?.kind === 'item' && holder.isEmpty;
    if (isItemText) {
      holder.block.start = start;
      holder.isEmpty = false;
    }
    const block = isItemText ? null : push({ kind: 'paragraph', start, end });
    leaf = { kind: 'paragraph', start, end, lastLine: start, block };
  }

  function closeLeaf(): void {
    if (leaf?.kind === 'paragraph') {
      if (leaf.block) leaf.block.end = leaf.end;
      inline.push({ start: leaf.start, end: leaf.end });
    }
    if (leaf?.kind === 'html') html.push({ start: leaf.start, end: leaf.end });
    leaf = null;
  }

  /** Closes the containers from `index` on, and the leaf in them. */
  function closeContainers(index: number): void {
    if (containers.length <= index) return;
    closeLeaf();
    for (const container of containers.splice(index))
      if (container.kind === 'item') container.block.end = Math.max(container.block.start, lastEnd);
  }

  function push(block: Block): Block {
    const holder = containers.at(-1);
    if (holder?.kind === 'item') holder.isEmpty = false;
    blocks.push(block);
    return block;
  }

  function firstMark(cursor: LineCursor): number {
    let at = cursor.at;
    while (at < cursor.end && (text[at] === ' ' || text[at] === '\t')) at += 1;
    return at;
  }

  function passQuoteMark(cursor: LineCursor, at: number): void {
    skipIndent(text, cursor);
    jumpTo(cursor, at + 1);
    skipColumns(text, cursor, 1);
  }

  function nextLineStart(end: number): number {
    return text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
}

/** Link labels match after case folding and with white space squeezed (CommonMark 4.7). */
export function normalLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
