import { splitLines } from './lines.ts';
import type { Line } from './lines.ts';
import { isReleaseLine, readReleaseHead } from './release-head.ts';

/** Marks of a mail before the lines that it quotes. */
const MARKS = /^(?:[ \t]?>)+[ \t]?/;
/** Fewer stand in no mail: a note of Markdown. */
const LEAST = 3;

/** Lines of a quoted mail without its marks, where it tells of a release that the text names nowhere else; of any other all stay as they are. */
export function readQuoted(lines: Line[], text: string): Line[] {
  const isQuoted = (line: Line): boolean => MARKS.test(line.text);
  if (lines.filter(isQuoted).length < LEAST) return lines;
  const bare = lines.map((line) => (isQuoted(line) ? withoutMarks(line, text) : line));
  const versionsOf = (of: (line: Line) => boolean): string[] =>
    bare.filter((_, at) => of(lines[at]!)).flatMap(({ text: words }) => headed(words));
  const own = new Set(versionsOf((line) => !isQuoted(line)));
  return versionsOf(isQuoted).some((version) => !own.has(version)) ? bare : lines;
}

const headed = (words: string): string[] =>
  words.length < 200 && isReleaseLine(words) ? [readReleaseHead(words)?.version?.text ?? ''].filter(Boolean) : [];

function withoutMarks(line: Line, text: string): Line {
  const marks = MARKS.exec(line.text)?.[0].length ?? 0;
  return splitLines(text, { start: line.start + marks, end: line.end })[0] ?? line;
}
