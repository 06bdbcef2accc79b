import { LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { COMMON_WORDS } from '../../reading/vocabulary/common-words.ts';
import type { Item, Product } from '../brief/item.ts';
import { storeLength, WORDS_TOO } from '../brief/places-of-sale.ts';
import { foldWord, foldWords, splitWrittenWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { bareCode } from '../brief/read-codes.ts';
import { brandLength } from '../words/known-brands.ts';
import { thingOf } from './compare-words.ts';
import type { RecallRecord } from '../sources/record.ts';
import type { PreparedRecord } from './prepared-record.ts';
import { NO_MATCH, type ProductMatch } from './product-match.ts';

/**
 * Whether a recall that the words of an item do not name may be about it after all, by what the brief says around them: the recall's own name stands there,
 * and so does something of what it describes. It is near at most, for a person to compare; "none" does not hold beside it.
 */
export function matchAround({ around, product }: Item & { product: Product }, prepared: PreparedRecord): ProductMatch {
  const { record, entries } = prepared;
  const [entry] = entries;
  if (!entry) return NO_MATCH;
  const code = codeIn(product, record);
  if (code !== null) return near(`“${code}” stands in the recall, and not the name that was read`, entry.texts[0]);
  const said = wordsAround(around);
  const names = namesOf(prepared).filter((name) => said.includes(name));
  const store = makerAmongStores(record, around);
  if (names.length === 0 && store === null) return NO_MATCH;
  const known = new Set([
    ...entries.flatMap((one) => [...one.words().known]),
    ...record.hazard.flatMap(({ text }) => foldWords(text)),
  ]);
  const called = [...product.brand, ...product.words, product.brand.slice(0, 2).join('')].map((word) => foldWord(word));
  const own = names.filter((name) => called.includes(name));
  const thing =
    [...product.brand, ...product.words].find((word) => kindsOf(foldWord(word)).has('medicine')) ??
    thingOf(product.words);
  const isThing = thing !== undefined && isListed(foldWord(thing)) && known.has(foldWord(thing));
  const shared = said.filter((word) => known.has(word) && !own.includes(word) && tells(word));
  // What is called otherwise is another thing of the brand, unless nothing says for certain what it is: a word of another language may be another one here.
  const isGuess = thing !== undefined && product.soft.includes(foldWord(thing));
  const isFirm = thing !== undefined && !isGuess && isListed(foldWord(thing)) && !VAGUE.test(around);
  const isRare = !isFirm && own.some((name) => name.length >= RARE && brandLength([name], 0) === 0);
  // "Acme Meadow": a line of goods of a brand, whatever the word beside it is taken for.
  const ofBrand = called.slice(0, product.brand.length).filter((_, at) => isOfBrand(called, at));
  const ofStore = foldWords(store ?? '');
  const isInTitle = (word: string): boolean =>
    isListed(word) && !ofStore.includes(word) && titleWords(record).includes(word);
  if (store !== null && ofBrand.length === 0 && product.words.some((word) => isInTitle(foldWord(word))))
    return near(
      `“${store}” is who recalls it, and the request names it with a thing that is called so`,
      entry.texts[0],
    );
  if (names.length === 0) return NO_MATCH;
  // A name that another brand than the stated one has too tells nothing by itself.
  const isOfOther = ofBrand.length > 0 && !ofBrand.some((word) => known.has(word));
  const needed = isRare && !isOfOther ? 0 : isFirm && !isThing ? 2 : 1;
  const line =
    ofBrand.length > 0 && !isOfOther ? own.filter((name) => !ofBrand.includes(name) && name.length >= LINE) : [];
  if (own.length > 0 ? shared.length + own.length - 1 + line.length < needed : !isThing) return NO_MATCH;
  const quoted = names.map((name) => `“${written(name, around)}”`).join(', ');
  return near(`The recall names ${quoted} as the request does, and not all that the request says`, entry.texts[0]);
}

const near = (why: string, entry: ProductMatch['entry'] = null): ProductMatch => ({
  level: 'possible',
  isByName: false,
  why: [`${why}: compare it with what the recall describes.`],
  cites: [],
  entry,
});

/** "Some sling thing", "it looks like a caulk gun": the writer does not know what it is called. */
const VAGUE =
  /(?<!\p{L})(?:thing(?:y|ies|ie|s|amajig)?|something|stuff|whatever|doohickey|gizmo|contraption|(?:kind|sort) of|looks? like|like an?|looking one)(?!\p{L})/iu;

/** "Acme Mart Recalls Kettles": a shop that recalls goods of its own name, and that stands around the item too; null for none. */
function makerAmongStores(record: RecallRecord, around: string): string | null {
  const title = titleWords(record);
  const said = foldWords(around);
  for (let at = 0; at < title.length; at += 1) {
    const length = WORDS_TOO.has(title[at] ?? '') ? 0 : storeLength(title, at);
    const own = title.slice(at, at + length);
    const isThere = length > 0 && said.some((_, from) => own.every((word, index) => said[from + index] === word));
    if (isThere) return (record.context[0]?.text.match(TITLE_WORD) ?? []).slice(at, at + length).join(' ');
  }
  return null;
}
const titleWords = (record: RecallRecord): string[] =>
  (record.context[0]?.text.replace(SALE, ' ').match(TITLE_WORD) ?? []).map((word) => foldWord(word.toLowerCase()));
const TITLE_WORD = /[\p{L}\d][\p{L}\d.'’]*/gu;

/** Shorter names stand in too many texts. */
const RARE = 5;
const LINE = 4;

/** Whether the word there is of a known brand that these words begin with or hold. */
const isOfBrand = (words: readonly string[], at: number): boolean =>
  words.slice(0, at + 1).some((_, from) => from + brandLength(words, from) > at);

/** A code of letters and figures that stands in a recall as one word, whatever the name beside it is taken for. */
function codeIn({ codes, models, serials }: Product, { products, details }: RecallRecord): string | null {
  const words = new Set(
    [...products, ...details].flatMap(({ text }) => (text.match(/[A-Z0-9][A-Z0-9./-]*/gi) ?? []).map(bareCode)),
  );
  const isTelling = (code: string): boolean =>
    /\d{2}/.test(code) && /[A-Z]/i.test(code) && bareCode(code).length >= CODE;
  return [...codes, ...models, ...serials].find((code) => isTelling(code) && words.has(bareCode(code))) ?? null;
}

const CODE = 6;

const written = (name: string, around: string): string =>
  (around.match(/[\p{L}\d][\p{L}\d'’&+-]*/gu) ?? []).find((word) =>
    [foldWord(word.toLowerCase()), word.replace(/[-+&]/g, '').toLowerCase()].includes(name),
  ) ?? name;

/** The words around an item, folded, without shops and talk. */
function wordsAround(around: string): string[] {
  const folded = foldWords(around);
  const stores = new Set(
    folded.flatMap((_, at) => Array.from({ length: storeLength(folded, at) }, (__, by) => at + by)),
  );
  const single = folded.filter((word, at) => word.length > 2 && !stores.has(at) && !isTalk(word));
  return [...new Set([...single, ...joinedIn(around)])];
}

/** "Map-Pro", "A+B": as one word too. */
const joinedIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\d-])\p{L}{2,}[-+&]\p{L}{2,}(?![\p{L}\d-])/gu) ?? []).map((word) =>
    word.replace(/[-+&]/g, '').toLowerCase(),
  );

const isTalk = (word: string): boolean =>
  COMMON_WORDS.has(word) || LANGUAGES.some((language) => rolesIn(language, word).size > 0);
const isListed = (word: string): boolean => [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing');
/** Colours and figures tell nothing that many things do not have. */
const tells = (word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && [...kindsOf(word)].every((kind) => kind !== 'weak' && kind !== 'describing');

/** Words with a capital in title and name of a recall, and where its description begins, that nobody listed: what it and its maker are called. */
function namesOf({ record }: PreparedRecord): string[] {
  const [title] = record.context;
  const texts = [
    (title?.text ?? '').replace(SALE, ' '),
    record.component?.text ?? '',
    ...record.products.map(({ text }) => text.slice(0, START)),
  ];
  const found = texts.flatMap((text) =>
    splitWrittenWords(text.replaceAll('&', ' '))
      .filter((word) => /^\p{Lu}/u.test(word) && word.length > 2)
      .map((word) => foldWord(word.toLowerCase())),
  );
  return [...new Set([...found, ...texts.flatMap(joinedIn)])].filter(
    (word) => kindsOf(word).size === 0 && !isTalk(word) && !TITLE_WORDS.has(word),
  );
}

/** "Sold Exclusively at …", "Due to …" */
const SALE = /\b(?:sold|due\s+to|violat\w+|imported|distributed)\b.*$/is;
const START = 240;
const TITLE_WORDS = new Set(
  'recall recalls recalled recalling due hazard hazards risk injury death fire burn shock fall choking laceration alert consumer product products safety commission cpsc announce exclusively expand expands reannounce inc llc ltd company corp usa'
    .split(' ')
    .map((word) => foldWord(word)),
);
