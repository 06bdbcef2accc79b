import { lineSpans, TAKEN } from '../../reading/span.ts';
import type { Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import { readTokens, type TokenContext } from './tokens.ts';

/** Where most lines name something, the short ones below the first of them of which nothing was read though a word of them may be a thing. */
export function untoldLines(
  text: string,
  { found, told }: { found: Mention[]; told: Phrase[] },
  context: TokenContext,
): string[] {
  const lineOf = ({ start }: Phrase): number => text.lastIndexOf('\n', start - 1) + 1;
  const named = new Set(found.flatMap(({ phrases, details }) => [...phrases, ...details].map(lineOf)));
  const read = new Set([...named, ...told.map(lineOf)]);
  const lines = lineSpans(text).filter(({ start, end }) => text.slice(start, end).trim() !== '');
  const first = lines.findIndex(({ start }) => named.has(start));
  if (named.size < FEWEST || named.size * 2 < lines.length) return [];
  return lines
    .slice(first)
    .filter(({ start }) => !read.has(start))
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((line) => !line.includes(TAKEN) && !/[?!:]$/.test(line) && line.split(/\s+/).length <= MOST_WORDS)
    .filter((line) => readTokens(line, context).some((token) => THINGS.has(token.class) && token.text.length > 2));
}

const FEWEST = 3;
const MOST_WORDS = 6;
const THINGS: ReadonlySet<string> = new Set(['thing', 'name', 'plain', 'either']);
