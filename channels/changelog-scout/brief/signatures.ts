import { foldCase, LANGUAGES } from '../../reading/languages.ts';
import type { Span } from '../../reading/span.ts';
import { hasRole } from '../../reading/unread-words.ts';

/** Lines below a closing that are looked at, and characters of a line in which one is signed. */
const MOST_LINES = 4;
const LINE_CHARS = 80;

/** Who signs, behind the words that close a letter: `Thanks a lot, Marta`, `Kind regards,` with a name and a firm on the lines below. */
export function findSignatures(text: string): Span[] {
  const lines = [...text.matchAll(/[^\n]+/g)].map(({ 0: words, index }) => ({ words, start: index }));
  return lines.flatMap(({ words, start }, at) => {
    const inline = signedInline(words);
    if (inline !== null) return [{ start: start + inline, end: start + words.length }];
    if (!isClosing(words)) return [];
    const below = lines.slice(at + 1, at + 1 + MOST_LINES);
    const ending = below.findIndex((line) => !isSigned(line.words));
    const last = (ending < 0 ? below : below.slice(0, ending)).at(-1);
    return last ? [{ start, end: last.start + last.words.length }] : [];
  });
}

/** Where the last sentence of a line begins if it is a closing with a name behind its comma. */
function signedInline(line: string): number | null {
  const written = line.trimEnd();
  const tail = written.slice(-LINE_CHARS);
  const sentence = tail.split(/(?<=[.!?;])\s/).at(-1) ?? '';
  const [closing = '', name = '', more] = sentence.split(',');
  const isName = more === undefined && /^\s?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}\.?$/u.test(name);
  return isName && isClosing(closing) ? written.length - sentence.length : null;
}

const isSigned = (line: string): boolean =>
  line.length <= LINE_CHARS && /^ {0,9}\p{Lu}/u.test(line) && !/[?:]|\d\.\d|[.!]$/.test(line);

/** "Kind regards," in some language: few words, of which the first or the last closes a letter. */
function isClosing(line: string): boolean {
  const words = line.length > LINE_CHARS ? [] : (line.match(/[\p{L}'’]+/gu) ?? []);
  const [first, last] = [words[0], words.at(-1)];
  return (
    words.length <= 4 &&
    [first, last].some((word) => word !== undefined && hasRole(foldCase(word), LANGUAGES, ['closings']))
  );
}
