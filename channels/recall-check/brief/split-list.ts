import { foldWords } from '../words/fold-words.ts';
import { anchorOf, isWhole } from './anchors.ts';
import { isArticled, isThing } from './beside.ts';
import { readProduct } from './read-product.ts';
import { readVin } from './read-vin.ts';
import { splitAtAnd } from './split-sentence.ts';
import { splitVins } from './split-vins.ts';
import { stripChatter } from './strip-chatter.ts';
import { readStates } from './states.ts';

/** A list of things under a head: every comma parts two of them but those before a detail. */
export function splitList(text: string): string[] {
  const pieces = text
    .split(/\s*;\s*|\s*\n\s*/)
    .flatMap((piece) => splitVins(piece))
    .flatMap((piece) => piece.split(/,\s+(?:(?:and|or|plus|&)\s+)?/i))
    .map((piece) => piece.trim())
    .filter(Boolean);
  const items: string[] = [];
  for (const piece of pieces) {
    const before = items.at(-1);
    if (before === undefined || !isDetail(piece, before)) items.push(piece);
    else items.push(`${items.pop() ?? ''}, ${piece}`);
  }
  return splitAtAnd(items).flatMap((item) => splitBesideNames(item));
}

/** "Acme crib and Zeta Duo 60" at the end of a list. */
function splitBesideNames(item: string): string[] {
  const [, left = '', right = ''] =
    /^(.+?\s.+?)\s+(?:and|plus|or|&)\s+(?:(?:an?|my|our|the)\s+)?([\p{Lu}\d].*\s.+)$/u.exec(item) ?? [];
  return right !== '' && isWhole(left) && !readProduct(right).isKindOnly && /^[\p{Lu}\d]/u.test(stripChatter(left))
    ? [left, right]
    : [item];
}

/** Says more of the thing before: a flavour, a size, a code, a date, a place. */
function isDetail(piece: string, before: string): boolean {
  if (anchorOf(piece) === 'vehicle' || readVin(piece).kind === 'vin') return false;
  // Under "these" a UPC stands for a thing of its own, unless a product without one has just been named.
  if (anchorOf(piece) === 'upc') return anchorOf(before) === null;
  if (isArticled(piece)) return false;
  if (DETAIL.test(piece) || readStates(`in ${piece}`).length > 0) return true;
  if (foldWords(piece).some(isThing)) return false;
  const [own, other] = [piece, before].map((text) => text.split(/\s+/).length);
  return /^\p{Ll}/u.test(piece) || (own === 1 && other !== undefined && other > 2);
}

const DETAIL =
  /^(?:sizes?|lots?|batch|models?|style|items?\s*(?:no|number|#)|sku|serial|part|s\/n|best|use|sell|exp\w*|made|manufactured|packed|bought|purchased|sold|from|in|at|with|colou?r|dated?|flavou?r|pack\s+of|\d+(?:\.\d+)?\s*-?(?:oz|ounces?|fl|lbs?|pounds?|g|kg|mg|ml|l|count|ct|pack|pk|inch|in)\b)/i;
