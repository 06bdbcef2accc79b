import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { foldWord, foldWords, splitWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { readAmounts } from './amounts.ts';
import type { Product } from './item.ts';
import { findMake } from './makes.ts';
import { hasBrand, hasCode, hasThing, readingOf } from './mention.ts';
import type { Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import { isStateCode } from './states.ts';

/**
 * Words of an item, in lower case, that go to no register: of them nothing says that they name a thing. A word is sent if it is listed (a kind of thing, a quality, a brand, a make),
 * stands right beside one, beside a model number or an amount, or where the brief calls a thing by it: as what it is, whose make it is, in a row behind it, or by itself where the
 * thing is named first (`isBare` is false). What may be a person alone is not: a given name, one with an initial, an owner.
 */
export function heldOf({ phrases, details }: Mention, text: string, isBare: boolean): string[] {
  const isThere = phrases.some((phrase) => hasThing(phrase));
  const isBranded = [...phrases, ...details].some((phrase) => hasBrand(phrase));
  return [...phrases, ...details].flatMap((phrase, at) => {
    const isNaming =
      phrase.lead === 'by' ||
      (at < phrases.length &&
        !phrase.isGuess &&
        !BESIDE.has(phrase.lead) &&
        phrase.joint !== 'bracket' &&
        (isThere || !isBare));
    const isApposed = isThere && phrase.joint === 'comma' && phrase.lead === null;
    const isSaid =
      BRAND_BEFORE.test(text.slice(Math.max(0, phrase.start - NEAR), phrase.start)) ||
      BRAND_BEHIND.test(text.slice(phrase.end, phrase.end + NEAR));
    const reading = readingOf(phrase, text);
    // A first name and a last name behind a mark are somebody's, in a bracket whatever the first is a word for.
    const isFull = at > 0 && FULL_NAME.test(reading);
    if (isFull && phrase.joint === 'bracket' && brandLength(foldWords(reading), 0) === 0) return splitWords(reading);
    const isSomebody = isFull && phrase.joint === 'comma';
    if (isHeadOfOthers(phrase, text)) return withoutKnown(reading);
    if (isBranded && (at > 0 ? isApart(phrase) : isFarFrom(phrase, [...phrases, ...details].slice(1), text)))
      return withoutKnown(reading);
    if (
      isOfSomebody(text.slice(Math.max(0, phrase.start - NEARBY), phrase.start)) &&
      !hasBrand(phrase) &&
      !hasCode(phrase)
    )
      return withoutKnown(reading);
    return isSaid ? [] : heldIn(reading, (isNaming || isApposed) && !isSomebody);
  });
}

/** "Call …", "my aunt …", "love, …": behind such a word stands a person. */
const isOfSomebody = (before: string): boolean => {
  const [, word = '', mark = ''] = /(\p{L}[\p{L}'’]*)([.,:]?)\s+$/u.exec(before) ?? [];
  const lower = foldCase(word);
  return (
    (mark === '' && CONTACTS.has(lower)) ||
    LANGUAGES.some((language) => {
      const roles = rolesIn(language, lower);
      return (
        (mark === '' && word.length > 2 && roles.has('people') && !roles.has('talk')) ||
        (word.length > 4 && roles.has('closings'))
      );
    })
  );
};
const NEARBY = 24;
const CONTACTS = wordSet(
  `call text phone ring email ask contact attn cc tell notify treasurer adjuster seller buyer driver supervisor manager secretary coordinator inspector counselor llame llamar pregunte contactar
  appelez appeler contacter demandez chiamare chiedere contattare ligar perguntar bel vraag dzwonić zadzwoń anrufen`,
);

/** "The Lindens: Acme crib": what stands before a colon and is no word for a thing may be whose it is. */
const isHeadOfOthers = (phrase: Phrase, text: string): boolean =>
  /^\s*:\s/.test(text.slice(phrase.end, phrase.end + 3)) && !hasBrand(phrase) && !hasThing(phrase) && !hasCode(phrase);

/** The first word of a thing that says nothing of it, in another sentence than its brand. */
const isFarFrom = (phrase: Phrase, others: readonly Phrase[], text: string): boolean =>
  !hasBrand(phrase) &&
  !hasThing(phrase) &&
  !hasCode(phrase) &&
  others.every(({ start }) => /[.!?\n]/.test(text.slice(phrase.end, start)));

/** Behind other words, with nothing that says what it names: beside a thing of a known brand that is somebody, or some place. */
const isApart = (phrase: Phrase): boolean =>
  (phrase.joint === 'talk' || phrase.lead === 'by' || phrase.lead === 'from') &&
  !hasBrand(phrase) &&
  !hasThing(phrase) &&
  !hasCode(phrase);
const withoutKnown = (reading: string): string[] =>
  (reading.match(WORD) ?? [])
    .filter((word) => /^\p{L}/u.test(word) && kindsOf(foldWord(word)).size === 0)
    .flatMap((word) => splitWords(word));

/** The same of a text that stands for itself, such as an answer to an ask: it names what is asked about at its head. */
export const heldWords = (text: string): string[] => text.split(PARTING).flatMap((part, at) => heldIn(part, at === 0));

const PARTING = /[,;:()[\]"“”|•·]+|\s[-–—]+\s|(?<![\p{L}\d])(?:for|from|at|to|with|in|on|of)(?![\p{L}\d])/iu;
const BRAND_BEFORE = /(?<!\p{L})(?:brand|make|marke|marca|marque|merk)(?: (?:is|ist|es|est|é|è))?[\s:]+$/iu;
/** For whom, where and with what: no names of the thing itself. */
const BESIDE: ReadonlySet<Phrase['lead']> = new Set(['for', 'at', 'with'] as const);
const FULL_NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:['’]s?)?$/u;
const BRAND_BEHIND = /^\s+brand(?!\p{L})/iu;
const NEAR = 14;

/** The words of a phrase that are held, where nothing around it says that it names a thing, or `isAllowed` that something does. */
function heldIn(part: string, isAllowed: boolean): string[] {
  const written = part.match(WORD) ?? [];
  const folded = written.map((word) => foldWord(splitWords(word).join('')));
  const known = new Set<number>();
  folded.forEach((_, index) => {
    for (let own = brandLength(folded, index); own > 0; own -= 1) known.add(index + own - 1);
  });
  const hasKind = folded.some((word) => isThing(word));
  // "Exampleville NH": a town before its state.
  if (known.size === 0 && !hasKind && written.length > 1 && isStateCode(written.at(-1) ?? ''))
    return written.flatMap(splitWords);
  const isNamed = known.size > 0 || findMake(part) >= 0 || isMeasured(part) || hasKind;
  return written.flatMap((word, index) => {
    if (known.has(index) || kindsOf(folded[index] ?? '').size > 0) return [];
    // "philippa stannard", where nothing is called so: the name behind a given name is of the same person.
    const isSurname = !hasKind && index > 0 && isGivenName(written[index - 1] ?? '') && !known.has(index - 1);
    const isSomebody = isPerson(written, index) || isSurname || isOwner(word, folded.slice(index + 1));
    const isFree = (isAllowed || isNamed) && !isSomebody;
    return isFree ? [] : splitWords(word);
  });
}

/** The product as registers may be asked for it. */
export function withoutHeld(product: Product, held: readonly string[]): Product {
  if (held.length === 0) return product;
  const isFree = (word: string): boolean => !held.includes(word);
  const [brand, words] = [product.brand.filter(isFree), product.words.filter(isFree)];
  const isName = (word: string): boolean => kindsOf(foldWord(word)).size === 0 && /^\p{L}{4,}$/u.test(word);
  const name = brand.length > 0 || product.isKindOnly ? undefined : words.find(isName);
  return name === undefined
    ? { ...product, brand, words }
    : { ...product, brand: [name], words: words.filter((word) => word !== name) };
}

const WORD = /[\p{L}\d][\p{L}\p{M}\d]*(?:[-'’&./+][\p{L}\d][\p{L}\p{M}\d]*)*/gu;

const isThing = (word: string): boolean =>
  [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing') && !PAPERS.has(word);
/** What is written on, and whose number is that of a paper. */
const PAPERS = wordSet('sheets? papers? cards? lists? pads? tags? stickers?');

const isMeasured = (part: string): boolean =>
  readAmounts(part).length > 0 || (part.match(WORD) ?? []).some((word) => /\d{2}/.test(word) && /\p{L}/u.test(word));

/** "Delores P", "anna": a given name, or a name with an initial behind it. */
function isPerson(words: readonly string[], at: number): boolean {
  const [word = '', next = '', before = ''] = [words[at], words[at + 1], words[at - 1]];
  const hasInitial = /^\p{Lu}$/u.test(next) && at + 2 === words.length && /^\p{Lu}/u.test(word);
  const isInitial = /^\p{Lu}$/u.test(word) && at > 0 && at + 1 === words.length && /^\p{Lu}/u.test(before);
  return isGivenName(word) || hasInitial || isInitial;
}

/** "Hattie's crib"; a brand of food is often called so ("Farmer Nan's granola"). */
const isOwner = (word: string, behind: readonly string[]): boolean =>
  /['’]s$/u.test(word) && !behind.some((next) => kindsOf(next).has('food'));
