/** A quote that is no longer is named whole; of a longer one, or one of several lines, its first and last words. */
const MOST_CHARACTERS = 300;
const ENDS = 6;
/** Words before a quote whose beginning stands on the page more than once. */
const CONTEXT = 4;

/**
 * The address of a page with a text fragment (WICG, URL Fragment Text Directives), by which browsers scroll to a quote and light it. The range is
 * one of the page's text layer. Null for a range without words.
 */
export function linkToQuote(url: string, text: string, { start, end }: { start: number; end: number }): string | null {
  const lines = text.slice(start, end).split('\n').map(wordsOf).filter(isFilled);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const isWhole = lines.length === 1 && (end - start <= MOST_CHARACTERS || first.length < 2 * ENDS);
  const begin = isWhole ? first : first.slice(0, ENDS);
  const parts = [encode(begin), ...(isWhole ? [] : [encode(last.slice(-ENDS))])];
  const before = text.indexOf(rawStart(text, start, begin)) < start ? wordsBefore(text, start) : [];
  if (before.length > 0) parts.unshift(`${encode(before)}-`);
  return `${url}#:~:text=${parts.join(',')}`;
}

const wordsOf = (line: string): string[] => line.split(/\s+/).filter((word) => word !== '');
const isFilled = (words: string[]): boolean => words.length > 0;

/** The first words of a range as they stand in the text. */
function rawStart(text: string, start: number, words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  let at = start;
  for (const word of words) at = text.indexOf(word, at) + word.length;
  return text.slice(text.indexOf(words[0] ?? last, start), at);
}

/** The last words of the line before a place, or of the part of its own line. */
function wordsBefore(text: string, start: number): string[] {
  const line = text
    .slice(Math.max(0, start - MOST_CHARACTERS), start)
    .split('\n')
    .map(wordsOf)
    .findLast(isFilled);
  return line?.slice(-CONTEXT) ?? [];
}

/** Percent-encoded, with the characters that the directive itself is written with. */
const encode = (words: readonly string[]): string =>
  encodeURIComponent(words.join(' ').toWellFormed()).replaceAll('-', '%2D');
