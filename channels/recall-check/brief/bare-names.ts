import { foldWords } from '../words/fold-words.ts';
import { readAmounts } from './amounts.ts';
import { anchorIn } from './anchors.ts';
import { hasBrand, hasCode, hasThing, isStore, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';

/** Without a word for a thing, a brand, a code, or an article, and neither alone on its line nor in a row of names. */
export function isBareAmongWords(mention: Mention, text: string, isFirst: boolean): boolean {
  const [first] = mention.phrases;
  // "It's Anna from upstairs": there is nothing yet that "it" could be.
  const isIntroduced = isFirst && first?.lead === 'copula' && !first.isIndefinite;
  if (!first || saysWhat(mention, text)) return false;
  if ((first.isDetermined || first.lead === 'copula') && !isIntroduced) return false;
  // "Please check: Acme Lumo, …": what is to be checked is named first in a row.
  if (isFirst && isAskedFor(first, text)) return false;
  // A row goes on behind what was named.
  if (!isFirst && (first.joint === 'comma' || first.joint === 'join' || first.joint === 'plus')) return false;
  const own = [...mention.phrases, ...mention.details].flatMap(({ tokens }) => tokens.map(({ lower }) => lower));
  const known = new Set(own.flatMap((word) => foldWords(word)));
  return foldWords(lineOf(mention, text).line).some((word) => !known.has(word));
}

/** Right behind a head that asks for a check, with more of a row behind it. */
const isAskedFor = ({ start, end }: Phrase, text: string): boolean =>
  ASKING.test(text.slice(Math.max(0, start - HEAD_CHARS), start)) &&
  /^\s*(?:,|&|and|und|et|y|e|en)\s/u.test(text.slice(end));
const ASKING =
  /(?:check|recall|look(?:ing)? up|prüf|rückruf|vérif|rappel|revis|retir|richiam|verific|controll|terugroep|nakijk|sprawd)\p{L}*(?: (?:for|on|of|these|this|my|our))*:\s+$/iu;
const HEAD_CHARS = 60;

function lineOf({ phrases }: Mention, text: string): { from: number; line: string } {
  const [first] = phrases;
  const from = text.lastIndexOf('\n', (first?.start ?? 0) - 1) + 1;
  const end = text.indexOf('\n', first?.end ?? 0);
  return { from, line: text.slice(from, end < 0 ? text.length : end) };
}

/** It says by a listed word, a brand or a code what it is. */
const saysWhat = ({ phrases, details }: Mention, text: string): boolean =>
  [...phrases, ...details].some(
    (phrase) =>
      hasThing(phrase) ||
      hasBrand(phrase) ||
      hasCode(phrase) ||
      isStore(phrase) ||
      isPacked(phrase) ||
      anchorIn(phrase, text) !== null,
  );

/** "17 oz": of nobody is so much in a bottle. */
const isPacked = ({ tokens }: Phrase): boolean =>
  readAmounts(tokens.map(({ text }) => text).join(' ')).some(
    ({ dimension }) => dimension === 'mass' || dimension === 'volume',
  );
