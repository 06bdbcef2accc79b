import type { Block } from '#contracts/page.ts';
import { RULES, atxText, isDelimiterRow, splitCells, trimRange } from './block-rules.ts';
import { closeFrom, closeLeaf, pushBlock, type BlockState } from './block-state.ts';

/** How a text is read: `markdown` by CommonMark with GFM tables; `plain` knows no code by indent, no HTML and no tables. */
export type BlockDialect = 'markdown' | 'plain';

/** The rest of a line after its containers' marks and its indent. */
export interface LineRest {
  text: string;
  dialect: BlockDialect;
  /** Where the rest begins and where the line ends, its line break left out. */
  at: number;
  end: number;
  rest: string;
  /** As many of the open containers hold the line. */
  matched: number;
}

/** Opens or goes on with what the rest of a line makes by itself: heading, fence, table, raw HTML, link definition. False where it is text. */
export function openLeaf(state: BlockState, line: LineRest): boolean {
  if (openHeading(state, line) || openFence(state, line)) return true;
  if (line.dialect === 'plain') return false;
  return openTable(state, line) || continueTable(state, line) || openHtml(state, line) || openDefinition(state, line);
}

/** An underline that makes the open paragraph a heading (CommonMark 4.3). */
export function openSetext(state: BlockState, line: LineRest): boolean {
  const { leaf } = state;
  const mark = RULES.setext.exec(line.rest)?.[1];
  if (!mark || leaf?.kind !== 'paragraph' || line.matched !== state.containers.length) return false;
  if (line.dialect === 'plain' && (mark.length < 2 || leaf.lastLine !== leaf.start)) return false;
  if (line.dialect === 'markdown' && isTableHead(state, line)) return false;
  const { start, end, block } = leaf;
  const heading: Block = { kind: 'heading', start, end, level: mark.startsWith('=') ? 1 : 2 };
  if (block) Object.assign(block, heading);
  else pushBlock(state, heading);
  state.inline.push({ start, end });
  state.leaf = null;
  return true;
}

function openHeading(state: BlockState, { text, at, end, rest, matched }: LineRest): boolean {
  const atx = RULES.atx.exec(rest);
  if (!atx) return false;
  closeFrom(state, matched);
  const range = atxText(text, at + atx[0].length, end);
  pushBlock(state, { kind: 'heading', ...range, level: atx[1]?.length ?? 1 });
  state.inline.push(range);
  return true;
}

function openFence(state: BlockState, { text, end, rest, matched }: LineRest): boolean {
  const mark = RULES.fence.exec(rest)?.[1];
  if (!mark) return false;
  closeFrom(state, matched);
  const start = Math.min(text.length, text.startsWith('\r\n', end) ? end + 2 : end + 1);
  state.leaf = { kind: 'fence', mark, block: pushBlock(state, { kind: 'code', start, end: start }) };
  return true;
}

/** Whether the rest is the delimiter row of a table whose head is the last line of the open paragraph. */
function isTableHead({ leaf }: BlockState, { text, rest }: LineRest): boolean {
  if (leaf?.kind !== 'paragraph' || !isDelimiterRow(rest)) return false;
  const head = trimRange(text, leaf.lastLine, leaf.end);
  return splitCells(text.slice(head.start, head.end)).length === splitCells(rest.trim()).length;
}

function openTable(state: BlockState, line: LineRest): boolean {
  const { leaf } = state;
  if (line.matched !== state.containers.length || !isTableHead(state, line) || leaf?.kind !== 'paragraph') return false;
  const { lastLine, end, start, block } = leaf;
  if (lastLine === start) {
    if (block) block.end = block.start;
    state.leaf = null;
  } else {
    leaf.end = trimRange(line.text, start, lastLine).end;
    closeLeaf(state);
  }
  pushRow(state, { text: line.text, from: lastLine, to: end, isHeader: true });
  state.leaf = { kind: 'table' };
  return true;
}

function continueTable(state: BlockState, { text, at, end, matched }: LineRest): boolean {
  if (state.leaf?.kind !== 'table' || matched !== state.containers.length) return false;
  pushRow(state, { text, from: at, to: end, isHeader: false });
  return true;
}

function pushRow(
  state: BlockState,
  { text, from, to, isHeader }: { text: string; from: number; to: number; isHeader: boolean },
): void {
  const row = trimRange(text, from, to);
  pushBlock(state, { kind: 'row', ...row, ...(isHeader && { isHeader }) });
  for (const cell of splitCells(text.slice(row.start, row.end))) {
    const range = { start: row.start + cell.start, end: row.start + cell.end };
    pushBlock(state, { kind: 'cell', ...range });
    state.inline.push(range);
  }
}

function openHtml(state: BlockState, { rest, at, end, matched }: LineRest): boolean {
  if (!rest.startsWith('<')) return false;
  const rawText = RULES.rawTextTag.exec(rest)?.[1];
  const interrupts = rawText !== undefined || RULES.blockTag.test(rest);
  if (!interrupts && (state.leaf?.kind === 'paragraph' || !RULES.loneTag.test(rest))) return false;
  closeFrom(state, matched);
  const until = rawText === undefined ? null : /<\/(?:script|pre|style|textarea)>/i;
  state.leaf = { kind: 'html', until, start: at, end };
  if (until?.test(rest)) closeLeaf(state);
  return true;
}

function openDefinition(state: BlockState, { rest, matched }: LineRest): boolean {
  const definition = state.leaf?.kind === 'paragraph' ? null : RULES.definition.exec(rest);
  if (!definition) return false;
  closeFrom(state, matched);
  const label = normalLabel(definition[1] ?? '');
  if (!state.definitions.has(label)) state.definitions.set(label, definition[2] ?? definition[3] ?? '');
  return true;
}

/** Link labels match after case folding and with white space squeezed (CommonMark 4.7). */
export function normalLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
