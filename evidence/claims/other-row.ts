import { textForms } from '../compare-text.ts';

/**
 * The lines of a quoted table that are about something else than a row of the answer: where one line begins with its name ("Acme | 95"),
 * lines that begin with another ("Globex | 120") say nothing about it. A quote without such a line is left whole.
 */
export function withoutOtherRows(quote: string, name: string): string {
  const lines = quote.split('\n');
  const firsts = lines.map(firstCell);
  if (firsts.filter((first) => first !== null).length < 2) return quote;
  const names = new Set(textForms(name));
  const isOwn = firsts.map(
    (first) => first !== null && first !== '' && textForms(first).some((form) => names.has(form)),
  );
  if (!isOwn.includes(true)) return quote;
  return lines.filter((_, at) => firsts[at] === null || firsts[at] === '' || isOwn[at] || at === 0).join('\n');
}

/** What a line of a table begins with, null where it is no such line. */
function firstCell(line: string): string | null {
  const cells = line.replace(/^\s*\|/, '').split(/\t|\s*\|\s*| {3,}/);
  return cells.length >= 2 ? cells[0]!.trim() : null;
}
