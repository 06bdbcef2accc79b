import { decodeHTML } from 'entities';
import { readDelimited } from './read-delimited.ts';

/**
 * A text whose tables are rows of cells between bars, whatever they came as: HTML from a portal, comma or semicolon separated from an
 * export. Words and their order stay; only what marks cells and rows is written anew. A text without such tables comes back as it is.
 */
export function plainTables(text: string): string {
  const plain = MARKUP.test(text) ? text.replace(QUOTED_RUN, withoutMarkup) : text;
  return barDelimited(plain);
}

/** Lines under the same marks of quoting (`> >`), which what is made of them keeps. */
const QUOTED_RUN = /^((?:>[ \t]?)*)[^\n]*(?:\n\1(?!>)[^\n]*)*/gm;

const MARKUP = /<\/?(?:table|tr|td|th)\b[^<>]{0,400}>/i;

function withoutMarkup(run: string, marks: string): string {
  if (!MARKUP.test(run)) return run;
  const bare = run
    .split('\n')
    .map((line) => line.slice(marks.length))
    .join('\n');
  const plain = decodeHTML(
    bare
      .replace(/[ \t]*\r?\n[ \t]*(?=<\/?(?:t[dhr]|thead|tbody|tfoot|table)\b)/gi, '')
      .replace(/(?<=<\/?(?:t[dhr]|thead|tbody|tfoot|table)\b[^<>]{0,400}>)[ \t]*\r?\n[ \t]*/gi, '')
      .replace(/<tr\b[^<>]{0,400}>/gi, '\n|')
      .replace(/<\/t[dh]>/gi, ' | ')
      .replace(/<t[dh]\b[^<>]{0,400}>/gi, ' ')
      .replace(/<\/tr>|<\/table>/gi, '\n')
      .replace(/<br\b[^<>]{0,100}>|<\/(?:p|div|h[1-6]|li)>/gi, '\n')
      .replace(/<\/?[a-z][a-z0-9]*\b[^<>]{0,400}>/gi, ''),
  )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  return plain.replace(/^/gm, marks);
}

/** Fewest lines and cells that make an export. */
const LEAST_ROWS = 2;
const LEAST_CELLS = 3;
const MOST_LEFT_OUT = 2;

function barDelimited(text: string): string {
  const lines = text.split('\n');
  for (const mark of [';', ',']) {
    for (let at = 0; at < lines.length; at += 1) {
      const end = endOfBlock(lines, at, mark);
      if (end - at < LEAST_ROWS) continue;
      for (let row = at; row < end; row += 1) {
        const { marks, bare } = unquoted(lines[row] ?? '');
        lines[row] = marks + toBars(readDelimited(bare, mark));
      }
      fieldsAround(lines, { from: at, end, mark });
      at = end;
    }
  }
  return lines.join('\n');
}

/** "vendor,Acme Ltd" and "lead_time_days,12" right above and below the rows of an export: a field and its value, with a colon between. */
function fieldsAround(lines: string[], { from, end, mark }: { from: number; end: number; mark: string }): void {
  const field = new RegExp(`^(?<key>\\p{L}[\\p{L}\\d_ ]{1,30})${mark}(?! )(?<value>[^${mark}\\n]+)${mark}*$`, 'u');
  const write = (at: number): boolean => {
    const { marks, bare } = unquoted(lines[at] ?? '');
    const { key = '', value = '' } = field.exec(bare.trim())?.groups ?? {};
    const { heading = key, unit = '' } = COUNTS_IN.exec(key)?.groups ?? {};
    const said = value.replace(/^"|"$/g, '');
    if (key !== '')
      lines[at] = `${marks}${heading.replaceAll('_', ' ')}: ${/\d$/.test(said) ? `${said} ${unit}`.trim() : said}`;
    return key !== '';
  };
  for (let at = from - 1; at >= 0 && write(at);) at -= 1;
  for (let at = end; at < lines.length && write(at);) at += 1;
}

/** "lead_time_days": what the value counts. */
const COUNTS_IN =
  /^(?<heading>.+)[_ ](?<unit>days?|weeks?|tage|wochen|jours|semaines|d[ií]as|semanas|giorni|settimane|dagen|weken|dni|tygodnie)$/iu;

/** A line of a mail that is quoted, without the marks of that. */
function unquoted(line: string): { marks: string; bare: string } {
  const marks = /^(?:>[ \t]?)*/.exec(line)?.[0] ?? '';
  return { marks, bare: line.slice(marks.length) };
}

const toBars = (cells: string[]): string => `| ${cells.map((cell) => cell.trim()).join(' | ')} |`;

/** Rows of as many cells as the first, from here on. Commas part decimals too: they part cells below a row of headings, or of quoted cells. */
function endOfBlock(lines: string[], at: number, mark: string): number {
  const { marks, bare: first } = unquoted(lines[at] ?? '');
  const count = cellsIn(first, mark);
  const figures = first.replace(QUOTED_CELL, '');
  if (count < LEAST_CELLS || (mark === ',' && /\d,\d|\d\.\d{2}(?!\d)|\p{Sc}/u.test(figures))) return at;
  let end = at + 1;
  const isRow = (line: string): boolean => {
    const own = unquoted(line);
    const cells = cellsIn(own.bare, mark);
    // Programs leave out the empty cells that end a row.
    const isShort = end > at + 1 && cells < count && cells >= Math.max(LEAST_CELLS, count - MOST_LEFT_OUT);
    return own.marks === marks && (cells === count || isShort);
  };
  while (end < lines.length && isRow(lines[end] ?? '')) end += 1;
  // A sentence with figures between its commas may have as many as the next.
  return mark === ',' && /\d/.test(figures) && (end - at < 3 || count < 4) ? at : end;
}

function cellsIn(line: string, mark: string): number {
  if (!line.includes(mark) || /^\s*\||\S(?:\t| {2,})\S/.test(line)) return 0;
  const cells = readDelimited(line, mark);
  const isSpoken = cells.some((cell, index) => index > 0 && /^\s+\S/.test(cell));
  return isSpoken && line.search(QUOTED_CELL) < 0 ? 0 : cells.length;
}

/** Marks of quoting round a whole cell; elsewhere somebody is quoted. */
const QUOTED_CELL = /(?<=^|[,;])\s?"[^"]*"(?=[,;]|\s*$)/g;
