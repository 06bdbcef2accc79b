import type { Product } from '../brief/item.ts';
import { foldWord, foldWords, splitWords } from '../words/fold-words.ts';
import { isMisspelt } from '../words/is-misspelt.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { alikeOf } from '../words/same-things.ts';

/** How far a text names a product: all its words, its name and what it is, or not this product. */
export interface WordMatch {
  level: 'full' | 'near' | 'none';
  /** Its brand stands there, also where the rest does not. */
  isBrandThere: boolean;
  missing: string[];
  /** So does a word that may be a name of it, or what it is called in another language. */
  isNameThere?: boolean;
}

/** The words of a text in order, and those with every two neighbours written as one. */
export interface TextWords {
  sequence: string[];
  known: ReadonlySet<string>;
}

export function readWords(text: string): TextWords {
  const sequence = foldWords(text);
  return {
    sequence,
    known: new Set([...sequence, ...sequence.slice(1).map((word, index) => `${sequence[index]}${word}`)]),
  };
}

/**
 * A product is named by a text when its brand stands there and everything else that is said of it too. With the brand and the thing but
 * not every word (another shape, flavour or colour perhaps) it is near. The text is what is said of one product of a recall.
 */
export function compareWords(product: Product, text: TextWords): WordMatch {
  const { known } = text;
  const core = product.isKindOnly ? product.brand : coreOf(product.brand);
  const all = [...product.brand.slice(core.length), ...product.words];
  // A translated word that is not there tells nothing.
  const open = new Set([...product.soft, ...product.unsure]);
  const rest = all.filter((word) => !(open.has(foldWord(word)) || SORTS.has(foldWord(word))) || isKnown(word, known));
  const isGuessed = rest.length < all.length;
  if (core.length === 0 && rest.length === 0) return { level: 'none', isBrandThere: false, missing: [] };
  if (core.length > 0 && !hasPhrase(text, core) && !isCoreJoined(product, core, known))
    return compareMisspelt(product, text, { core, rest });
  const isNameThere = rest.some((word) => product.unsure.includes(foldWord(word)));
  const absent = rest.filter((word, index) => !isKnown(word, known) && !isKnownJoined(rest, index, known));
  const missing = absent.filter((word) => !alikeOf(foldWord(word)).some((other) => known.has(other)));
  if (core.length === 0) {
    const isThere = missing.length === 0 && rest.length > 1;
    return { level: isThere ? 'full' : 'none', isBrandThere: isThere, missing };
  }
  if (missing.length === 0)
    return {
      level: !isGuessed && absent.length === 0 && (rest.length > 0 || core.length > 1) ? 'full' : 'near',
      isBrandThere: true,
      missing,
      isNameThere,
    };
  // A colour is rarely said of what is recalled.
  if (missing.every((word) => kindsOf(foldWord(word)).has('describing')))
    return { level: 'near', isBrandThere: true, missing };
  // What nobody listed may be what it is in another language: its whole name is there.
  const isUnlisted = missing.every((word) => kindsOf(foldWord(word)).size === 0 && /^\p{L}+$/u.test(word));
  if (product.brand.length > 1 && isUnlisted && missing.every((word) => product.words.includes(word)))
    return { level: 'near', isBrandThere: true, missing };
  const head = thingOf(product.words.filter((word) => rest.includes(word)));
  const held = rest.length - missing.length;
  // Brand and thing are those of the recall, and nobody knows what the other words are.
  const isThingThere = head !== undefined && !missing.includes(head) && kindsOf(foldWord(head)).has('consumer');
  const isOpen = isThingThere && missing.every((word) => kindsOf(foldWord(word)).size === 0 && /^\p{L}+$/u.test(word));
  const own = product.words[product.words.indexOf(head ?? '') - 1];
  // A coffee maker is no candy maker.
  const isAnother = head !== undefined && GENERIC.has(foldWord(head)) && own !== undefined && !isKnown(own, known);
  const hasHead = head === undefined ? held > 0 : !missing.includes(head) && !isAnother;
  return {
    isBrandThere: true,
    level:
      !isAnother && (isOpen || (hasHead && held * 2 >= rest.length) || held * 3 >= rest.length * 2) ? 'near' : 'none',
    missing,
  };
}

/** Words for many sorts of things: a recall calls them by what they are. */
const SORTS = new Set('tool toy appliance equipment furniture'.split(' ').map((word) => foldWord(word)));

/** What is told apart by the word before it. */
const GENERIC = new Set('maker machine cleaner opener holder stand cover'.split(' ').map((word) => foldWord(word)));

/** "Bright Wick" and "Bright-Wick" where the record writes "Brightwick", whatever its parts mean by themselves. */
function isCoreJoined({ brand, words }: Product, core: string[], known: ReadonlySet<string>): boolean {
  if (core.length !== 1) return false;
  const own = foldWord(core[0] ?? '');
  return [...brand, ...words]
    .map((word) => foldWord(word))
    .some((word) => word !== own && (known.has(`${word}${own}`) || known.has(`${own}${word}`)));
}

/** A brand that differs by a letter or two, where all that is said beside it stands there: near, for a person to compare. */
function compareMisspelt(
  { brand }: Product,
  text: TextWords,
  { core, rest }: { core: string[]; rest: string[] },
): WordMatch {
  const [name = ''] = core.map((word) => foldWord(word));
  const isRest =
    rest.length > 1 && rest.every((word, index) => isKnown(word, text.known) || isKnownJoined(rest, index, text.known));
  const isNear = core.length === 1 && isRest && text.sequence.some((word) => isMisspelt(name, word));
  // Talk before the name can pass for the brand: beside a code that is listed, any word of it will do.
  const isAnyName = brand.some((word) => word.length > 3 && !EVERYDAY.has(word) && text.known.has(foldWord(word)));
  return { level: isNear ? 'near' : 'none', isBrandThere: isNear || isAnyName, missing: core };
}

/** Names of a product beside the one that is taken for its brand, the longest first: each may be the brand. */
export function otherNames({ brand, words, soft, counts }: Product, most = MOST_NAMES, shortest = 4): string[] {
  const core = coreOf(brand);
  return [...brand.slice(core.length), ...words]
    .filter(
      (word) =>
        word.length >= shortest &&
        /^\p{L}+$/u.test(word) &&
        kindsOf(foldWord(word)).size === 0 &&
        !soft.includes(foldWord(word)) &&
        !counts.some(({ unit, text }) => unit === word && text.includes('-')),
    )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, most);
}

const MOST_NAMES = 2;

/** Words that alone make the name of a brand: its first, and the next where the first is an everyday word or very short. */
export function coreOf(brand: string[]): string[] {
  const [first = ''] = brand;
  if (brand.length < 2) return brand;
  const known = brandLength(
    brand.map((word) => foldWord(word)),
    0,
  );
  if (known > 1) return brand.slice(0, known);
  return first.length < 3 || EVERYDAY.has(first) ? brand.slice(0, 2) : brand.slice(0, 1);
}

/** The word that says what it is: the last one that names a kind of thing, before colours and flavours; else the last. */
export function thingOf(words: string[]): string | undefined {
  const isThing = (word: string): boolean =>
    [...kindsOf(foldWord(word))].some((kind) => kind !== 'weak' && kind !== 'describing' && kind !== 'medicine');
  return words.findLast(isThing) ?? words.at(-1);
}

const isKnown = (word: string, known: ReadonlySet<string>): boolean =>
  known.has(foldWord(word)) || splitWords(word).every((part) => known.has(foldWord(part)));

/** "air fryer" where the record writes "airfryer". */
function isKnownJoined(words: string[], index: number, known: ReadonlySet<string>): boolean {
  const [before, own, after] = [words[index - 1], words[index], words[index + 1]].map((word) =>
    word === undefined ? '' : foldWord(word),
  );
  return (before !== '' && known.has(`${before}${own}`)) || (after !== '' && known.has(`${own}${after}`));
}

function hasPhrase({ sequence, known }: TextWords, words: string[]): boolean {
  const folded = words.map((word) => foldWord(word));
  if (known.has(folded.join(''))) return true;
  if (folded.length < 2 || !folded.every((word) => known.has(word))) return false;
  return sequence.some((_, at) => folded.every((word, index) => sequence[at + index] === word));
}

/** First words of brands that say nothing by themselves. */
const EVERYDAY = new Set(
  `great good best better happy simply simple nature natures true real first american national united royal golden silver sun sunny star trader
  member members market farm farms family home house whole fresh smart kirkland general old new big little blue green red black white north south
  east west ocean sea mountain valley river garden lake forest wild free life healthy health live love joy kids mother grandma uncle king queen
  prince princess angel magic super ultra pro one two three all every day daily morning summer winter spring city world global premier prime
  quality select special classic perfect pure clear bright early next step high power energy water fire earth air stone rock
  johnson fisher baby pacific atlantic central eastern western southern northern texas california york boston`
    .split(/\s+/)
    .map((word) => foldWord(word)),
);
