import type { Item, Product } from '../brief/item.ts';
import { toGtin14 } from '../identifiers/gtin.ts';
import { ndcForms } from '../identifiers/ndc.ts';
import { coreOf, otherNames } from '../match/compare-words.ts';
import { phrase } from '../sources/openfda.ts';
import { splitWords, wordForms } from '../words/fold-words.ts';

/** Words beside the brand that a search holds: the last say what it is. */
const MAX_WORDS = 4;

/** One word of the brand (two short ones) as the caller writes it, by which a search for substrings finds its recalls; null without a brand. */
export function brandFragment(asked: string, product: Product): string | null {
  const core = product.isKindOnly ? product.brand : coreOf(product.brand);
  const longest = core.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return null;
  if (longest.length < 4 || product.isKindOnly) return asWritten(asked, core);
  return (
    writtenWord(asked, longest)
      .split(/['’]/)
      .toSorted((a, b) => b.length - a.length)[0] ?? longest
  );
}

/** The word with its own marks: the search does not know "é" for "e". */
export function writtenWord(asked: string, word: string): string {
  return asked.split(/[\s,;()/-]+/).find((token) => splitWords(token).includes(word)) ?? word;
}

/** Five digits of a UPC that stand together in every way of writing it: those of the maker. */
export function makerDigits(digits: string): string {
  const gtin = toGtin14(digits) ?? digits;
  return digits.length === 8 ? digits : gtin.slice(3, 8);
}

/** What openFDA is asked for a product: its UPC in the ways of writing it, or brand and one of the other words. */
export function openFdaClause(item: Item, product: Product): string | null {
  const parts = [
    ...product.gtins.map((gtin) => gtinClause(gtin)),
    brandClause(item.asked, product),
    codeClause(product),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' OR ') : null;
}

function gtinClause(digits: string): string {
  const gtin = toGtin14(digits) ?? digits;
  const upc = gtin.replace(/^0{1,2}/, '');
  const forms =
    digits.length === 8
      ? [digits]
      : [
          upc,
          `0${upc}`,
          gtin,
          upc.slice(1),
          `${upc.slice(1, 6)} ${upc.slice(6, 11)}`,
          `${upc.slice(0, 6)} ${upc.slice(6)}`,
        ];
  return anyOf(
    ['product_description', 'code_info', 'more_code_info'],
    [...new Set(forms)].map((form) => phrase(form)),
  );
}

function brandClause(asked: string, product: Product): string | null {
  const core = product.isKindOnly ? product.brand : coreOf(product.brand);
  if (core.length === 0) return null;
  // An index by words knows "Brightwick" and not its parts, where a caller writes "Bright-wick".
  const joined = isHyphened(asked, product.brand) ? [product.brand.slice(0, 2).join('')] : [];
  const names = [...new Set([asWritten(asked, core), core.join(' '), ...joined])].map((name) => phrase(name));
  const rest = [...product.brand.slice(core.length), ...product.words]
    .filter((word) => word.length > 2 && !/^\d+$/.test(word))
    .slice(-MAX_WORDS);
  const others = product.isKindOnly ? [] : otherNames(product).map((name) => phrase(name));
  const brand = anyOf(['product_description', 'recalling_firm'], [...names, ...others]);
  if (rest.length === 0) return brand;
  const forms = [...new Set(rest.flatMap((word) => wordForms(word)))].map((word) => phrase(word));
  return `(${brand} AND ${anyOf(['product_description'], forms)})`;
}

/** What openFDA is asked for a brand of which only the first letters are sure, beside the words for the thing. */
export function prefixClause(prefix: string, { words }: Product): string {
  const brand = anyOf(['product_description', 'recalling_firm'], [`${prefix}*`]);
  const forms = [...new Set(words.slice(-MAX_WORDS).flatMap((word) => wordForms(word)))].map((word) => phrase(word));
  return forms.length === 0 ? brand : `(${brand} AND ${anyOf(['product_description'], forms)})`;
}

function isHyphened(asked: string, [first = '', second = '']: string[]): boolean {
  return second !== '' && asked.toLowerCase().includes(`${first}-${second}`);
}

function codeClause(product: Product): string | null {
  const isAlone = product.brand.length === 0 && product.gtins.length === 0;
  const own = isAlone ? [...product.models, ...product.codes, ...product.lots] : [];
  const codes = [...new Set([...own, ...product.models.flatMap((code) => ndcForms(code) ?? [])])].map((code) =>
    phrase(code),
  );
  return codes.length > 0 ? anyOf(['product_description', 'code_info'], codes) : null;
}

function anyOf(fields: string[], phrases: string[]): string {
  const parts = fields.map((field) =>
    phrases.length === 1 ? `${field}:${phrases[0]}` : `${field}:(${phrases.join(' OR ')})`,
  );
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`;
}

/** The words with their own marks ("farmer nan's"): an index by words keeps a possessive as another word. */
function asWritten(asked: string, words: string[]): string {
  const plain = asked
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘]/g, "'");
  const pattern = words.map((word) => `${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:'s)?`).join('[^\\p{L}\\p{N}]+');
  return new RegExp(pattern, 'iu').exec(plain)?.[0] ?? words.join(' ');
}
