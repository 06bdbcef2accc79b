import { lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import type { Candidate, Proposer } from '../slot.ts';

interface Cell extends Span {
  text: string;
}

/**
 * Cells of a table with bars or tabs below a heading of the slot: `tabled('ticker|company', …)`. The cells of the row
 * below headings of `beside` are handed on; an empty string where there are none.
 */
export function tabled<T>(
  headings: string,
  read: (words: string, others: readonly string[]) => T | null,
  beside: readonly string[] = [],
): Proposer<T> {
  const names = new Set(headings.split('|'));
  const besides = beside.map((each) => new Set(each.split('|')));
  return ({ text }) => {
    const candidates: Candidate<T>[] = [];
    let columns: { own: number; others: number[] } | null = null;
    for (const line of lineSpans(text)) {
      if (/^[\s|:+-]*-[\s|:+-]*$/.test(text.slice(line.start, line.end))) continue;
      const cells = cellsOf(text, line);
      if (cells.length < 2) columns = null;
      else if (!columns) {
        const heads = cells.map((cell) => cell.text.toLowerCase().replace(/[*_:]/g, '').trim());
        const own = heads.findIndex((head) => names.has(head));
        if (own >= 0) columns = { own, others: besides.map((each) => heads.findIndex((head) => each.has(head))) };
      } else {
        const cell = cells[columns.own];
        const others = columns.others.map((at) => cells[at]?.text ?? '');
        const value = cell && /[\p{L}\p{N}]/u.test(cell.text) ? read(cell.text, others) : null;
        if (cell && value !== null)
          candidates.push({ start: cell.start, end: cell.end, value, weight: 'labelled', cue: rowOf(cells) });
      }
    }
    return candidates;
  };
}

const rowOf = (cells: readonly Cell[]): Span => ({ start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 });

function cellsOf(text: string, { start, end }: Span): Cell[] {
  const line = text.slice(start, end);
  const mark = line.includes('|') ? '|' : '\t';
  if (!line.includes(mark)) return [];
  let at = start;
  return line.split(mark).flatMap((part): Cell[] => {
    const from = at + part.length - part.trimStart().length;
    at += part.length + 1;
    const words = part.trim();
    return words === '' ? [] : [{ start: from, end: from + words.length, text: words }];
  });
}
