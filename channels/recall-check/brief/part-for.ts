import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { findMake } from './makes.ts';
import { readProduct } from './read-product.ts';

/** Whether a text asks about a part or an accessory for a thing and not about the thing: "brake pads for a 2031 Acme". */
export function isPartFor(text: string): boolean {
  const hit = FOR.exec(text);
  if (!hit) return false;
  const [left, right] = [text.slice(0, hit.index), text.slice(hit.index + hit[0].length)];
  if (!foldWords(left).some((word) => kindsOf(word).has('consumer')) || findMake(left) >= 0) return false;
  const other = readProduct(right);
  const isNamed = other.brand.length > 0 && !other.isKindOnly && (other.words.length > 0 || other.codes.length > 0);
  const isUnnamed = readProduct(left).isKindOnly || !/[\p{Lu}\d]/u.test(left.replace(SPARE, ''));
  return isUnnamed && (findMake(right) >= 0 || isNamed);
}

const FOR = /\s(?:for|to\s+fit|that\s+fits|compatible\s+with)\s+/i;
const SPARE = /^\s*(?:replacement|spare|extra|aftermarket|brake|floor)\s/i;
