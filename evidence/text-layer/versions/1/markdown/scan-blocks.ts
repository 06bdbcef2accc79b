import { RULES, trimRange } from './block-rules.ts';
import { addText, closeFrom, closeLeaf, createBlockState, pushBlock, type BlockState } from './block-state.ts';
import { createCursor, indentOf, isBlank, passMark, skipColumns, type LineCursor } from './line-cursor.ts';
import { openLeaf, openSetext, type BlockDialect } from './open-leaf.ts';
import { sourceLines, type SourceLine } from './source-lines.ts';

export type BlockScan = Pick<BlockState, 'blocks' | 'inline' | 'html' | 'definitions'>;

/** Deeper containers than this are read as text, so that a hostile line of marks stays cheap. */
const MAX_DEPTH = 60;

/** Finds the blocks of a Markdown or plain text in one pass over its lines. */
export function scanBlocks(text: string, dialect: BlockDialect = 'markdown'): BlockScan {
  const state = createBlockState();
  for (const line of sourceLines(text)) readLine(line);
  closeFrom(state, 0);
  const { blocks, inline, html, definitions } = state;
  return { blocks: blocks.filter(({ start, end }) => end > start), inline, html, definitions };

  function readLine(line: SourceLine): void {
    const cursor = createCursor(text, line.start, line.end);
    const matched = matchContainers(cursor);
    if (isBlank(cursor)) return readBlank(matched);
    const isTaken = matched === state.containers.length && continueLeaf(cursor);
    const held = isTaken ? null : openBlocks(cursor, matched);
    if (held !== null) readText(cursor, held);
    state.lastEnd = trimRange(text, line.start, line.end).end;
  }

  /** How many of the open containers the line goes on in. */
  function matchContainers(cursor: LineCursor): number {
    let matched = 0;
    for (const container of state.containers) {
      if (container.kind === 'quote') {
        if (indentOf(cursor) > 3 || isBlank(cursor) || text[cursor.mark] !== '>') break;
        passQuoteMark(cursor);
      } else if (!isBlank(cursor)) {
        if (indentOf(cursor) < container.content) break;
        skipColumns(text, cursor, container.content);
      }
      matched += 1;
    }
    return matched;
  }

  /** A blank line ends a paragraph, a table and a quote; an item goes on after it. */
  function readBlank(matched: number): void {
    const quote = state.containers.findIndex((container, index) => index >= matched && container.kind === 'quote');
    if (quote >= 0) return closeFrom(state, quote);
    const { leaf } = state;
    if (leaf?.kind === 'fence' || leaf?.kind === 'code' || (leaf?.kind === 'html' && leaf.until !== null)) return;
    closeLeaf(state);
  }

  /** True when the open leaf takes the whole line. */
  function continueLeaf(cursor: LineCursor): boolean {
    const { leaf } = state;
    if (leaf?.kind === 'fence') {
      const rest = text.slice(cursor.mark, cursor.end).trim();
      const isClose = rest.length >= leaf.mark.length && rest === leaf.mark.charAt(0).repeat(rest.length);
      if (isClose && indentOf(cursor) < 4) closeLeaf(state);
      else leaf.block.end = textEnd(cursor);
      return true;
    }
    if (leaf?.kind === 'code') {
      if (indentOf(cursor) < 4) return false;
      leaf.block.end = textEnd(cursor);
      return true;
    }
    if (leaf?.kind !== 'html') return false;
    leaf.end = cursor.end;
    if (leaf.until?.test(text.slice(cursor.at, cursor.end))) closeLeaf(state);
    return true;
  }

  /** Opens what the line begins: containers first, then at most one leaf. Where text is left over, the number of containers it stands in. */
  function openBlocks(cursor: LineCursor, matchedBefore: number): number | null {
    for (let matched = matchedBefore; ; matched = state.containers.length) {
      const rest = text.slice(cursor.mark, cursor.end);
      const line = { text, dialect, at: cursor.mark, end: cursor.end, rest, matched };
      if (indentOf(cursor) > 3 && dialect === 'markdown')
        return state.leaf?.kind === 'paragraph' ? matched : openCode(cursor, matched);
      if (openSetext(state, line)) return null;
      if (RULES.thematicBreak.test(rest) || (dialect === 'plain' && RULES.rule.test(rest))) {
        closeFrom(state, matched);
        return null;
      }
      if (!openQuote(cursor, matched) && !openItem(cursor, rest, matched))
        return openLeaf(state, line) ? null : matched;
      if (isBlank(cursor)) return null;
    }
  }

  function openCode(cursor: LineCursor, matched: number): null {
    closeFrom(state, matched);
    skipColumns(text, cursor, 4);
    state.leaf = { kind: 'code', block: pushBlock(state, { kind: 'code', start: cursor.at, end: textEnd(cursor) }) };
    return null;
  }

  function openQuote(cursor: LineCursor, matched: number): boolean {
    if (text[cursor.mark] !== '>' || state.containers.length >= MAX_DEPTH) return false;
    closeFrom(state, matched);
    state.containers.push({ kind: 'quote' });
    passQuoteMark(cursor);
    return true;
  }

  function openItem(cursor: LineCursor, rest: string, matched: number): boolean {
    if (state.containers.length >= MAX_DEPTH) return false;
    const bullet = RULES.bullet.exec(rest);
    const ordered = bullet ? null : RULES.ordered.exec(rest);
    const mark = bullet?.[0] ?? ordered?.[0];
    if (mark === undefined) return false;
    const isEmpty = rest.slice(mark.length).trim() === '';
    // Only a list that starts at 1 and holds something may interrupt a paragraph, else a year at a line's start would become a list.
    const interrupts = state.leaf?.kind === 'paragraph' && matched === state.containers.length;
    if (interrupts && (isEmpty || (ordered !== null && ordered[1] !== '1'))) return false;
    closeFrom(state, matched);
    const indent = indentOf(cursor);
    passMark(text, cursor, mark.length);
    const padding = isEmpty || indentOf(cursor) > 4 ? 1 : indentOf(cursor);
    skipColumns(text, cursor, padding);
    const level = state.containers.filter(({ kind }) => kind === 'item').length + 1;
    const block = pushBlock(state, { kind: 'item', start: cursor.mark, end: cursor.mark, level });
    state.containers.push({ kind: 'item', content: indent + mark.length + padding, block, isEmpty: true });
    return true;
  }

  /** Text that no mark opens. In Markdown it may go on with a paragraph of containers that it does not reach (lazily, CommonMark 5.1). */
  function readText(cursor: LineCursor, matched: number): void {
    const range = trimRange(text, cursor.at, cursor.end);
    if (state.leaf?.kind !== 'paragraph' || (matched < state.containers.length && !isLazy(cursor)))
      closeFrom(state, matched);
    addText(state, range);
  }

  /** Plain text wraps its items with an indent, or in the middle of a sentence; any other line that stands out begins something new. */
  function isLazy(cursor: LineCursor): boolean {
    return (
      dialect === 'markdown' || indentOf(cursor) > 0 || /^[\p{Ll}(]/u.test(text.slice(cursor.mark, cursor.mark + 2))
    );
  }

  function textEnd(cursor: LineCursor): number {
    return trimRange(text, cursor.at, cursor.end).end;
  }

  function passQuoteMark(cursor: LineCursor): void {
    passMark(text, cursor, 1);
    skipColumns(text, cursor, 1);
  }
}
