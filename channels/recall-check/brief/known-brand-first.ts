import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength, EVERYDAY_BRANDS } from '../words/known-brands.ts';
import type { Product } from './item.ts';

/**
 * "Planta baja, lavadora GE Profile": in a brief in another language a word that nobody listed is where it stands or what it is called, and no maker, where a brand that is known stands
 * behind it. That brand is the name then, with the names behind it.
 */
export function withKnownBrand(product: Product, unsure: readonly string[]): Product {
  const [first = ''] = product.brand;
  const at = product.isKindOnly || !unsure.includes(foldWord(first)) ? null : knownBrandBehind(product);
  if (at === null) return product;
  const all = [...product.brand, ...product.words];
  let end = at.end;
  while (end < all.length && kindsOf(foldWord(all[end] ?? '')).size === 0) end += 1;
  return { ...product, brand: all.slice(at.start, end), words: [...all.slice(0, at.start), ...all.slice(end)] };
}

/** Where among its words a brand stands that is known, and no word for anything else, behind a first name that is none. */
export function knownBrandBehind({ brand, words }: Pick<Product, 'brand' | 'words'>): Place | null {
  const folded = [...brand, ...words].map((word) => foldWord(word));
  if (brand.length === 0 || brandLength(folded, 0) > 0) return null;
  const start = folded.findIndex(
    (word, index) =>
      brandLength(folded, index) > 1 ||
      (brandLength(folded, index) === 1 && kindsOf(word).size === 0 && !EVERYDAY_BRANDS.has(word)),
  );
  return start < 0 ? null : { start, end: start + brandLength(folded, start) };
}

interface Place {
  start: number;
  end: number;
}
