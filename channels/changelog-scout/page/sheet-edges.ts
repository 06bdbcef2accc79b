import { cueList } from '../../reading/cue-list.ts';
import type { Line } from './lines.ts';

/** The number of a sheet, alone in its line or set apart from what stands beside it: `DOC-7 Rev. B      Page 1 of 2`. */
export const SHEET = cueList(
  String.raw`
  {page} \d{1,4} ?(?:of|von|sur|de|di|van|z|\/) ?\d{1,4}|(?<=^\W*){page} \d{1,4}(?=\s*$)
`,
  {
    flags: 'iu',
    words: { page: 'page|seite|página|pagina|strona|blad' },
    before: String.raw`(?:^|\S\s{2,}|\t|\|)\W*`,
    after: String.raw`(?:\s*$|\s{2,}\S[^\n]{0,80}$)`,
  },
);

/** As many lines of a running head or foot stand beside the number of a sheet. */
const MOST_BESIDE = 2;

/** Lines at the edges of printed sheets: those with the number of one, and right above and below it those that say what stands elsewhere too. */
export function findSheetEdges(lines: readonly Line[]): Set<Line> {
  const edges = new Set(lines.filter(({ text }) => text.length < 200 && SHEET.test(text)));
  if (edges.size === 0) return edges;
  const places = Map.groupBy(
    lines.flatMap((line) => cellsOf(line.text).map((cell) => ({ cell, line }))),
    ({ cell }) => cell,
  );
  const isRunning = ({ text }: Line): boolean => cellsOf(text).some((cell) => places.get(cell)!.length > 1);
  for (const [at, line] of lines.entries()) {
    if (!SHEET.test(line.text)) continue;
    for (const step of [-1, 1])
      for (let beside = 1; beside <= MOST_BESIDE; beside += 1) {
        const next = lines[at + step * beside];
        if (!next || next.text.trim() === '' || !isRunning(next)) break;
        edges.add(next);
      }
  }
  return edges;
}

/** What stands apart in a line and is long enough to be a name: no label of a change that many lines have. */
const cellsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s{2,}|\t|\|/)
    .filter((cell) => cell.length >= 8 && /\p{L}{3}/u.test(cell));
