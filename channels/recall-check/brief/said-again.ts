import { foldWord } from '../words/fold-words.ts';
import { hasBrand, hasCode, hasName, isThing, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import type { Token } from './token.ts';

/** "… look up the heater and the crib", below an Acme heater and a Zeta crib: a word for a thing that was named before with its maker or number is no other one. */
export function isSaidAgain(mention: Mention, all: readonly Mention[], text: string): boolean {
  const at = all.indexOf(mention);
  const own = sortOf(mention);
  const [first] = mention.phrases;
  if (
    own === null ||
    !first ||
    first.isIndefinite ||
    ANOTHER.test(text.slice(Math.max(0, first.start - FAR), first.start))
  )
    return false;
  return all
    .slice(0, at)
    .some(
      (other) =>
        sortOf(other) === null &&
        isApart(other, first, text) &&
        own.every((word) => wordsOf(other.phrases.concat(other.details)).has(word)),
    );
}

/** "NOT the ice machine", behind "ice machine fine": a word for it alone, ruled out. */
export function isSortOf(mention: Mention, { tokens, isDetermined }: Phrase): boolean {
  const own = sortOf(mention);
  const words = new Set(tokens.flatMap(foldedOf));
  return own !== null && isDetermined && own.every((word) => words.has(word));
}

/** The words of a thing of which nothing says whose make or which one it is, folded; null for any other. */
function sortOf({ phrases, details }: Mention): string[] | null {
  const all = [...phrases, ...details];
  if (all.some((phrase) => hasBrand(phrase) || hasName(phrase) || hasCode(phrase) || phrase.labelled.length > 0))
    return null;
  const things = phrases.flatMap(({ tokens }) => tokens.filter(isThing).flatMap(foldedOf));
  return things.length > 0 ? things : null;
}

const wordsOf = (phrases: readonly Phrase[]): ReadonlySet<string> =>
  new Set(phrases.flatMap(({ tokens }) => tokens.flatMap(foldedOf)));
const foldedOf = ({ english, lower }: Token): string[] => (english || lower).split(' ').map((word) => foldWord(word));

/** In another sentence, or on another line. */
const isApart = ({ phrases }: Mention, { start }: Phrase, text: string): boolean =>
  /[.!?\n]/.test(text.slice(phrases[0]?.end ?? 0, start));

const ANOTHER =
  /(?<!\p{L})(?:another|other|second|third|new|old|also|too|plus|noch|autre|otr[oa]|altr[oa]|outr[oa]|ander\p{L}*|\d+)\s+(?:\p{L}+\s)?$/iu;
const FAR = 24;
