import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { PLACES } from './line-heads.ts';
import { findMake } from './makes.ts';

/** Words by which lists call the parts that they have. */
const PARTS = wordSet(`
  item items misc miscellaneous other others various stuff things goods equipment supplies gear decor section review checked unchecked appliances electronics electrical tools toys outdoor indoor
  inventory assets consumables refrigeration seasonal holiday donations clearance general
  sonstiges verschiedenes diverses geräte elektro spielsachen spielzeug werkzeug divers autres appareils électroménager jouets outils varios otros aparatos juguetes herramientas electrodomésticos
  varie altro elettrodomestici giocattoli attrezzi diversen overig apparaten speelgoed gereedschap różne inne sprzęt zabawki narzędzia vários outros aparelhos brinquedos ferramentas
`);

/** Lines in capitals over lines that name goods otherwise, without those heads. What has a known maker, a number or a price is no head. */
export function withoutCapitalHeads(text: string): string {
  const lines = text.split('\n');
  const next = (at: number): string => lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
  const heads = lines.map((line, at) => isInCapitals(line) && isNoName(line) && namesGoods(next(at)));
  const isRow = heads.filter(Boolean).length > 1;
  return lines.map((line, at) => (heads[at] && (isRow || isOfParts(line)) ? '' : line)).join('\n');
}

const isInCapitals = (line: string): boolean =>
  /^[ \t]*[*_#=~–—-]{0,4}[ \t]*(?=[^\n]*\p{Lu}{3})[\p{Lu}\p{M} '’&/,.-]{3,48}:?[ \t]*[*_#=~–—-]{0,4}[ \t]*$/u.test(
    line,
  );

const wordsOf = (line: string): string[] => (line.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => foldCase(word));

/** Every word is of a place, of a part of a list, or one that names nothing. */
const isOfParts = (line: string): boolean =>
  wordsOf(line).every(
    (word) => PLACES.has(word) || PARTS.has(word) || LANGUAGES.some((language) => rolesIn(language, word).size > 0),
  );

/** No maker that is known, and no word for one thing beside a word that may be its maker. */
function isNoName(line: string): boolean {
  const folded = foldWords(line);
  if (findMake(line) >= 0) return false;
  if (folded.some((word, at) => brandLength(folded, at) > 0 && kindsOf(word).size === 0)) return false;
  const isKnown = (word: string): boolean =>
    kindsOf(foldWords(word)[0] ?? '').size > 0 ||
    PLACES.has(word) ||
    PARTS.has(word) ||
    LANGUAGES.some((language) => rolesIn(language, word).size > 0);
  const words = wordsOf(line);
  return words.length === 1 || words.every(isKnown) || !words.some((word) => isThing(foldWords(word)[0] ?? ''));
}

const isThing = (word: string): boolean => [...kindsOf(word)].some((kind) => kind !== 'weak' && kind !== 'describing');

/** A line with small letters in which a maker or a word for a thing stands. */
function namesGoods(line: string): boolean {
  const folded = foldWords(line);
  return /\p{Ll}{2}/u.test(line) && folded.some((word, at) => brandLength(folded, at) > 0 || isThing(word));
}
