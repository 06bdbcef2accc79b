/**
 * The text with its tables (Markdown, or parted by tabs, under a heading) written as `heading: cell` lines, a row after the other: what reads a form reads them
 * as well. A text without such tables comes back as it is.
 */
export function fieldsOfRows(text: string): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let at = 0; at < lines.length;) {
    const first = cellsOf(lines[at] ?? '');
    // What heads no table is not looked behind, or every line would be read once for each before it.
    const head = first?.every((cell) => HEADING.test(cell)) ? first : null;
    let end = at;
    while (head && cellsOf(lines[end] ?? '')?.length === head.length) end += 1;
    const rows = lines.slice(at + 1, end).map((line) => cellsOf(line) ?? []);
    const body = rows.filter((cells) => !cells.every((cell) => RULE.test(cell)));
    if (head && body.length > 0) {
      written.push(...body.flatMap((cells) => [...fieldsOf(head, cells), '']));
      at = end;
    } else {
      written.push(lines[at] ?? '');
      at += 1;
    }
  }
  return written.join('\n');
}

/** Words, and no value. */
const HEADING = /^[\p{L}][\p{L} /?#'’.()$€£%-]{0,30}$/u;
const RULE = /^:?-*:?$/;

const fieldsOf = (head: string[], cells: string[]): string[] =>
  head.flatMap((heading, index) => (cells[index] ? [`${heading.replace(/[?:]+$/, '')}: ${cells[index]}`] : []));

function cellsOf(line: string): string[] | null {
  const mark = line.includes('|') ? '|' : '\t';
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(mark)
    .map((cell) => cell.replace(/^[\s*_]+|(?<![\s*_])[\s*_]+$/g, ''));
  return cells.length > 1 ? cells : null;
}
