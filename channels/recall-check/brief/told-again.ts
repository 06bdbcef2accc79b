import { CARRIERS } from './content-words.ts';
import { hasName, hasThing, isThing, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import type { Token } from './tokens.ts';

/** "The base of the kettle says 2031", "the number on the oven is 70418": the one thing named before that is spoken of again; null where none is, or several are. */
export function spokenOfAgain(phrase: Phrase, found: readonly Mention[]): Mention | null {
  if (!phrase.isDetermined || phrase.isIndefinite || phrase.joint === 'comma' || hasName(phrase)) return null;
  const [own, ...others] = thingsOf(phrase);
  if (own === undefined) return null;
  const called = found.filter(({ phrases }) =>
    phrases.some((before) => thingsOf(before).includes(others.at(-1) ?? own)),
  );
  return called.length === 1 ? (called[0] ?? null) : null;
}

/** What a phrase is about, without what carries its label: "the carton of the knife". */
const thingsOf = ({ tokens }: Phrase): string[] =>
  tokens.filter((token) => isThing(token) && !CARRIERS.has(token.lower)).map(({ lower }) => lower);

/** The figures in a phrase that only says which thing they stand on. */
export function codeIn(phrase: Phrase): Phrase | null {
  const tokens = phrase.tokens.filter(isCode);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || !hasThing(phrase)) return null;
  return { ...phrase, tokens, start: first.start, end: last.end, isDetermined: false, joint: 'talk', lead: null };
}
const isCode = ({ class: own, text }: Token): boolean =>
  (own === 'code' || own === 'number') && /\d{4}/.test(text) && !/^(?:19|20)\d{2}$/.test(text);
