import type { QuotePlace } from '#contracts/measurement.ts';
import type { Statement } from './find-statements.ts';
import type { Token } from './tokens.ts';

/** Characters of a quote; a longer sentence is cut at words around the size. */
const MOST_OF_QUOTE = 320;

/** The sentence or line that a size stands in, as offsets into the text. */
export function placeQuote(
  text: string,
  tokens: readonly Token[],
  { from, to }: Pick<Statement, 'from' | 'to'>,
): QuotePlace {
  let first = from;
  while (
    first > 0 &&
    !endsSentence(tokens, first - 1) &&
    tokens[from]!.start - tokens[first - 1]!.start < MOST_OF_QUOTE / 2
  )
    first -= 1;
  let last = to - 1;
  const room = MOST_OF_QUOTE - (tokens[last]!.end - tokens[first]!.start);
  const limit = tokens[last]!.end + room;
  while (last + 1 < tokens.length && tokens[last + 1]!.kind !== 'break' && tokens[last + 1]!.end <= limit) {
    if (last >= to && endsSentence(tokens, last)) break;
    last += 1;
    if (last === to && endsSentence(tokens, last)) break;
  }
  const [start, end] = [tokens[first]!.start, tokens[last]!.end];
  return { text: text.slice(start, end), start, end };
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at]!;
  if (kind === 'break' || text === '!' || text === '?') return true;
  const next = tokens[at + 1];
  return text === '.' && next?.gap === true && /^\p{Lu}/u.test(next.text) && (tokens[at - 1]?.text.length ?? 0) > 2;
}
