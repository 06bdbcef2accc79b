import { cueList } from '../../cue-list.ts';

/** What opens a block on one line, after its containers' marks and its indent. CommonMark 4 and 5, GFM 4.10. */
export const RULES = {
  atx: /^(#{1,6})(?:[ \t]+|$)/,
  setext: /^(=+|-+)[ \t]*$/,
  thematicBreak: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,
  fence: /^(`{3,}(?=[^`]*$)|~{3,})/,
  bullet: /^([-*+•])(?=[ \t]|$)/,
  ordered: /^(\d{1,9})([.)])(?=[ \t]|$)/,
  /** Plain text draws its rules with these too. */
  rule: /^[=~_*#+-]{3,}[ 	]*$/,
  definition:
    /^\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:<([^<>]*)>|(\S+))(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/,
  rawTextTag: /^<(script|pre|style|textarea)(?=[\s>]|$)/i,
  blockTag: cueList(
    String.raw`
    address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir
    div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend
    li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td
    tfoot|th|thead|title|tr|track|ul
  `,
    { before: String.raw`^<\/?`, after: String.raw`(?=[\s>]|\/>|$)` },
  ),
  loneTag:
    /^(?:<[a-z][a-z0-9-]*(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?>|<\/[a-z][a-z0-9-]*[ \t]*>)[ \t]*$/i,
} as const;

/** The cells of a table row, as offsets into the row; pipes with a backslash before them belong to the text (GFM 4.10). */
export function splitCells(row: string): { start: number; end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let from = row.startsWith('|') ? 1 : 0;
  for (let at = from; at <= row.length; at += 1) {
    if (row[at] === '\\') at += 1;
    else if (at === row.length || row[at] === '|') {
      if (at < row.length || row.slice(from, at).trim() !== '') cells.push(trimRange(row, from, at));
      from = at + 1;
    }
  }
  return cells;
}

/** A table's second row: dashes, with colons for alignment. */
export function isDelimiterRow(row: string): boolean {
  return (
    row.includes('|') &&
    row.length < 10_000 &&
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .every((cell) => /^:?-+:?$/.test(cell.trim()))
  );
}

/** The text of an ATX heading without the hashes that may close it (CommonMark 4.2). */
export function atxText(text: string, from: number, to: number): { start: number; end: number } {
  const { start, end } = trimRange(text, from, to);
  let hashes = end;
  while (hashes > start && text[hashes - 1] === '#') hashes -= 1;
  if (hashes === end || (hashes > start && !/[ \t]/.test(text[hashes - 1] ?? ''))) return { start, end };
  return trimRange(text, start, hashes);
}

export function trimRange(text: string, from: number, to: number): { start: number; end: number } {
  let start = from;
  let end = Math.min(to, text.length);
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return { start, end };
}
