import { anyPhrase } from '../../reading/word-lists.ts';
import { readProduct } from './read-product.ts';

/** How a brief says that a thing is by the maker of the one before it, by language. */
const SAME = `same brand,same maker,same manufacturer,same company,same make,also by them,also theirs,gleichen marke,gleiche marke,selben marke,gleichen firma,selben hersteller,gleichen hersteller,
  même marque,même fabricant,misma marca,mismo fabricante,stessa marca,stesso marchio,stesso produttore,mesma marca,mesmo fabricante,zelfde merk,zelfde fabrikant`;
const SAID = new RegExp(`(?<![\\p{L}])(?:${anyPhrase(SAME)})(?![\\p{L}])`, 'iu');

/** The name of the maker that an item takes over from the one before it, where `words` (from the item to the next) say so; null where it has its own. */
export function makerTakenOver(words: string, { own, before }: { own: string; before: string }): string | null {
  if (!SAID.test(words) || /\p{Lu}/u.test(own)) return null;
  const { brand } = readProduct(before);
  return brand.length > 0 ? brand.join(' ') : null;
}
