import { areSeveral, SEVERAL } from '../brief/identity-gap.ts';
import { withoutHeld } from '../brief/held-words.ts';
import type { Item, Product } from '../brief/item.ts';
import { knownBrandBehind } from '../brief/known-brand-first.ts';
import { foldWord } from '../words/fold-words.ts';
import { brandLength } from '../words/known-brands.ts';
import type { Matched } from './matched.ts';

/**
 * Why "no recall found" cannot be said of a product although nothing was found: it is said only of a thing whose kind and maker are known, that each register of its kind was asked
 * for. Complete sentences or clauses without a full stop; empty where it is proven.
 */
export function gapsInProof(
  { product, asked, around, doubt, held }: Pick<Item, 'asked' | 'around' | 'doubt' | 'held'> & { product: Product },
  close: readonly Matched[],
): string[] {
  const { gtins, models, kinds } = product;
  const gaps: string[] = UNASKED.filter(({ kind }) => kinds.includes(kind)).map(({ why }) => why);
  const long = [...product.brand, ...product.words].filter((word) => /^\d{8,}$/.test(word));
  if (long.length > 0) gaps.push(`“${long.join('”, “')}” could be compared with nothing: please say what number it is`);
  if (gtins.length > 0) return gaps;
  const { brand } = withoutHeld(product, held);
  if ((product.isKindOnly || brand.length === 0) && models.length === 0)
    gaps.push('no brand was recognized, and a kind of product alone matches too much');
  if (areSeveral(asked)) gaps.push(SEVERAL);
  // A recall that names it, and rules it out by a code, says what it is.
  if (close.some(({ match }) => match.level === 'excluded')) return gaps;
  const first = brand.find((word) => !/\d/.test(word)) ?? '';
  // What was put right in its spelling is a guess: it says nothing for certain of what it is.
  const guessed = product.words.filter((word) => product.soft.includes(foldWord(word)));
  if (kinds.length === 0 && guessed.length > 0 && models.length === 0)
    gaps.push(
      `“${guessed.join(' ')}” is a guess at what it is: please add the kind of product, a model number or the UPC`,
    );
  if (brand.length > 0 && !product.isKindOnly && !isKnownBrand(brand) && first.length < SHORTEST_NAME)
    gaps.push(`“${brand[0]}” is too short a name to be looked up by: please add the whole name of the maker`);
  if (brand.length === 1 && isWhatItIs(first, around) && !isKnownBrand(brand) && isWithoutCode(product))
    gaps.push(`“${first}” was read as its brand and may be what it is called: ${PLEASE_ADD}`);
  // "Marmelade, Einmachgummis": in another language the one word that nobody knows may be another thing.
  const isLast = asked.toLowerCase().trimEnd().endsWith(`, ${first}`);
  if (isLast && product.unsure.includes(foldWord(first)) && !isKnownBrand(brand) && isWithoutCode(product))
    gaps.push(`“${first}” was read as its brand and may be another thing: ${PLEASE_ADD}`);
  if (isWhatFor(first, asked) && !isKnownBrand(brand))
    gaps.push(`“${first}” may say what it is for, and be no maker: please add the brand`);
  if (isSmallMaker(first, asked) && !isKnownBrand(brand) && isWithoutCode(product))
    gaps.push(
      `“${first}” is written in small letters and is no brand that is known here, so that it may be no maker: ${PLEASE_ADD}`,
    );
  const unsaid = [...product.brand, ...product.words].filter((word) => held.includes(word) && /\p{L}{3}/u.test(word));
  if (unsaid.length > 0 && !isKnownBrand(brand))
    gaps.push(
      `no register was asked for “${unsaid.join(' ')}”, for nothing says that it names a thing: please give its brand with what it is`,
    );
  const behind = knownBrandBehind(product);
  if (behind !== null && isWithoutCode(product)) {
    const name = [...product.brand, ...product.words].slice(behind.start, behind.end).join(' ');
    gaps.push(`“${name}” may be its brand, and “${brand[0]}” was read as it: please give the brand first`);
  }
  if (doubt !== null && doubt !== SEVERAL) gaps.push(doubt);
  return gaps;
}

const PLEASE_ADD = 'please add the brand, a model number or the UPC';

/** "Estantería de pared": behind a maker stands no "of", "for" or "from" with a word in small letters. */
const isWhatItIs = (word: string, around: string): boolean =>
  Array.from(around.matchAll(OF), ([, before = '']) => foldWord(before.toLowerCase())).includes(foldWord(word));
const OF = /(\p{L}{4,})\s+(?:de|del|di|da|do|du|des|para|pour|für|voor|aus|zum|zur|dla|von)\s+(?=\p{Ll})/gu;

/** "Carregador de viagem AC-300": in small letters behind a word for "of" or "for" stands what it is for. */
const isWhatFor = (word: string, asked: string): boolean =>
  word !== '' &&
  /^\p{Ll}/u.test(asked.slice(Math.max(0, asked.toLowerCase().indexOf(word)))) &&
  OF_OR_FOR.test(asked.slice(0, Math.max(0, asked.toLowerCase().indexOf(word))));
const OF_OR_FOR = /(?<!\p{L})(?:de|da|do|di|du|des|para|pour|per|für|zum|zur|voor|dla|for)\s$/u;

/** "Pumpkin carving kit" in small letters has no maker; what "by" or "brand" stands beside is one. */
function isSmallMaker(word: string, asked: string): boolean {
  const at = asked.toLowerCase().indexOf(word);
  const isSaid = /(?:^|\s)(?:by|brand|make|marke|marca|marque|merk)[\s:]+$/iu.test(asked.slice(0, Math.max(at, 0)));
  return word !== '' && /^\p{Ll}/u.test(asked.slice(Math.max(at, 0))) && !isSaid;
}
const isWithoutCode = ({ models, codes, lots, serials, gtins }: Product): boolean =>
  [models, codes, lots, serials, gtins].every(({ length }) => length === 0);

/** Shorter ones stand in too many words and in too few titles. */
const SHORTEST_NAME = 3;
const isKnownBrand = (brand: readonly string[]): boolean =>
  brandLength(
    brand.map((word) => foldWord(word)),
    0,
  ) > 0;

export const EQUIPMENT =
  'Child car seats, tires and parts of vehicles are under NHTSA, whose recalls of equipment cannot be asked for by name: see www.nhtsa.gov/recalls';

/** Kinds of things whose recalls no register holds that can be asked. */
const UNASKED = [
  { kind: 'equipment', why: EQUIPMENT },
  {
    kind: 'boat',
    why: 'Boats and their engines are under the U.S. Coast Guard, whose recalls are not asked for here: see uscgboating.org',
  },
  {
    kind: 'firearm',
    why: 'No agency has recall powers over firearms and ammunition: ask the maker for safety notices',
  },
] as const;

/** Whether it is of such a kind, so that nothing that merely comes near in the registers can be of it. */
export const isUnasked = ({ kinds }: Product): boolean => kinds.some((own) => UNASKED.some(({ kind }) => kind === own));
