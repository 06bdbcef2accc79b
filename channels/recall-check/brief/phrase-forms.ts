import { isGivenName } from '../../reading/given-names.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { hasBrand, hasCode, hasName, hasPlain, hasThing, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import type { Sentence } from './sentences.ts';
import { readStates } from './states.ts';

/** "The dragonfly one", "the Lumo ones": which of them it is. */
export const isQualifier = (phrase: Phrase, text: string): boolean =>
  phrase.isDetermined &&
  !phrase.isIndefinite &&
  !hasThing(phrase) &&
  !hasBrand(phrase) &&
  (hasName(phrase) || hasPlain(phrase)) &&
  /^ ones?(?![\p{L}])/u.test(text.slice(phrase.end, phrase.end + 6));

/** "…, c'est un Lumo", ", it's a Lumo": behind a pronoun stands what the thing is called that was just named. */
export const isCalled = (phrase: Phrase, { phrases, details }: Mention, text: string): boolean =>
  IT_IS.test(text.slice(Math.max(0, phrase.start - NEAR), phrase.start)) &&
  hasName(phrase) &&
  !hasThing(phrase) &&
  !phrase.tokens.some(({ isBrand }) => isBrand) &&
  ![...phrases, ...details].some(hasCode);
const IT_IS =
  /[,;–—-]\s*(?:c['’]est|it['’]?s|it is|das ist|es ist|es|è|é|het is|to jest)(?: (?:an?|une?|eine?|una?|uma?|een|the|le|la|der|die|das))?\s$/iu;
const NEAR = 24;

/** A line that begins so says more of what the one before names. */
export const goesOn = ({ tokens }: Sentence): boolean =>
  GOES_ON.has(tokens.find(({ class: own }) => own !== 'taken')?.lower ?? '');
const GOES_ON = wordSet('model modell modelo modello modèle marke marca marque merk brand');

/** "Portland, Oregon" */
export const isState = ({ tokens, joint }: Phrase): boolean =>
  joint === 'comma' &&
  tokens.length < 3 &&
  tokens.every(({ class: own, isBrand }) => own === 'name' && !isBrand) &&
  readStates(tokens.map(({ text }) => text).join(' ')).length > 0;

/** "Jack & Jill brand" */
export const isBrandSaid = ({ end }: Phrase, text: string): boolean =>
  /^\s+brand(?![\p{L}])/iu.test(text.slice(end, end + 8));

/** Given names and nothing else, "Anna and Thomas": people, and no thing. */
export const isPeople = ({ tokens, labelled }: Phrase): boolean =>
  labelled.length === 0 &&
  tokens.every(({ text, lower, isBrand }) => !isBrand && (AND.has(lower) || isGivenName(text)));
const AND = wordSet('and & und et y e en i');

/** An unlisted word where a thing is named: behind an article or in a row, and without the ending of a verb or adverb. */
export const isNounLike = ({ tokens, isDetermined, joint }: Phrase): boolean =>
  (isDetermined || ((joint === 'join' || joint === 'comma') && tokens.length < 4)) &&
  !/(?:ed|ing|ly|ful|less|est|ous|ive|able|ible)$/.test(
    tokens.findLast((token) => token.class === 'plain')?.lower ?? 'ly',
  );

/** "… and the blue fox": behind "and the", an unlisted word is one more thing, whatever it is called. */
export const isOneMore = (phrase: Phrase): boolean =>
  phrase.joint === 'join' &&
  phrase.isDetermined &&
  phrase.tokens[0]?.class === 'plain' &&
  !hasName(phrase) &&
  !hasThing(phrase);

/** "… y el zorrito azul de Acme, modelo DX-20", "and train tracks by Acme": it is named by its maker right behind. Without a known brand or a code that may be a person. */
export function isMadeByNext(phrase: Phrase, [next, third]: readonly Phrase[]): boolean {
  if (!next || next.joint !== 'talk' || next.isBought || !hasName(next) || isPeople(next)) return false;
  if (next.lead !== 'from' && next.lead !== 'by') return false;
  const isThing = phrase.joint === 'join' && hasThing(phrase) && !hasName(phrase) && next.lead === 'by';
  const isCoded = third !== undefined && (third.joint === 'comma' || third.joint === 'bracket') && hasCode(third);
  return isThing || (isOneMore(phrase) && (hasBrand(next) || isCoded));
}

/** The next phrase of the sentence, but for where the thing is, stands behind "is" and has a name. */
export const isNamedBehind = (phrases: readonly Phrase[], place: number): boolean => {
  const next = phrases.slice(place + 1).find(({ lead }) => lead !== 'at');
  return next?.lead === 'copula' && (hasName(next) || hasCode(next));
};

/** "The Lumo buggy from Acme": a brand alone, behind a thing that has none yet. */
export const isMaker = (phrase: Phrase, last: Mention): boolean =>
  phrase.lead === 'from' &&
  phrase.joint === 'talk' &&
  !phrase.isBought &&
  hasBrand(phrase) &&
  !hasThing(phrase) &&
  !last.phrases.some((before) => hasBrand(before));

/** Not in brackets, and in an entry of a list more than what it is made of: "Bed: Acme (Zeta Ltd), metal frame". */
export const isAnother = (phrase: Phrase, isEntry: boolean): boolean =>
  phrase.joint !== 'bracket' && (hasName(phrase) || (hasThing(phrase) && !(isEntry && phrase.joint === 'comma')));

/** "(1)" before a line of an order. */
export const isNumber = ({ tokens }: Phrase): boolean =>
  tokens.length === 1 && tokens[0]?.class === 'number' && tokens[0].text.length < 4;

/** "1 can Acme glaze": how many of what it comes in is not said of the line before. */
export function withoutCount(phrases: Phrase[], text: string): Phrase[] {
  const [first, next, ...rest] = phrases;
  const isCount = first?.tokens[0]?.isLineStart && isNumber(first) && /^\d+$/.test(first.tokens[0].text);
  const [word, ...more] = next && first ? text.slice(first.end, next.start).trim().split(/\s+/) : [];
  if (!isCount || !next || next.tokens[0]?.class === 'number' || !/^\p{Ll}+\.?$/u.test(word ?? '') || more.length > 1)
    return phrases;
  return [{ ...next, joint: 'start' }, ...rest];
}
