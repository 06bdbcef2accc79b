import { foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { isWhole } from './anchors.ts';
import { PRODUCT_KINDS } from './item.ts';
import { readProduct } from './read-product.ts';
import { stripChatter } from './strip-chatter.ts';

/** A thing with an article or a possessive before it. */
export const isArticled = (text: string): boolean =>
  /^(?:(?:[Ii]|[Ww]e)\s+(?:also\s+)?(?:have|own|bought)\s+)?(?:[Aa]lso\s+)?(?:an?|my|our|his|her|one|the|An?|My|Our)\s+\S+\s+\S/.test(
    text.trim(),
  );

/** Both sides of a comma are things: with an article each, or named each. */
export function isBeside(piece: string, before: string): boolean {
  // "A stroller by Acme, the Lumo in gray" is one thing.
  const isSameThing = /^the\s/i.test(piece) && !foldWords(piece).some(isThing) && foldWords(before).some(isThing);
  if (isSameThing || VARIANT.test(piece)) return false;
  if (isArticled(piece) && isArticled(before)) return true;
  return isNamedProduct(piece) && isWhole(before) && /^[\p{Lu}\d]/u.test(stripChatter(before));
}

/** Says which one of several the thing before is. */
const VARIANT = /\s(?:flavou?r(?:ed)?|scent(?:ed)?|colou?r|print|pattern|edition|variety|version|size)\s*$/i;

/** A name and what it is in small letters: "Acme folding crib", not a flavour, a model or the rest of a title after a comma. */
export function isNamedProduct(text: string): boolean {
  const bare = stripChatter(text);
  const { brand, words, isKindOnly } = readProduct(bare);
  const isSaid = bare.split(/\s+/).some((word) => /^\p{Ll}/u.test(word) && foldWords(word).some(isThing));
  return !isKindOnly && brand.length > 0 && brand.length + words.length > 2 && isSaid && /^[\p{Lu}\d]/u.test(bare);
}

export const isThing = (word: string): boolean => PRODUCT_KINDS.some((kind) => kindsOf(word).has(kind));

/** "Acme Lumo stroller and Zeta Nextfit seat": both begin with a name and end with what they are. */
export function isNamedTwice(before: string, part: string): boolean {
  const [left, right] = [stripChatter(before), stripChatter(part)];
  const isLong = [left, right].every((words) => words.split(/\s+/).length >= 3);
  const areThings = [left, right].every((words) => isThing(foldWords(words).at(-1) ?? '') && isBranded(words));
  return (
    (isLong || areThings) &&
    [left, right].every((words) => /^[\p{Lu}\d]/u.test(words) && /\s\p{Ll}\S{2,}$/u.test(words))
  );
}

/** Another product than the one before, named in a sentence of its own. */
export function isOtherProduct(text: string, before: string): boolean {
  const [own, other] = [stripChatter(text), stripChatter(before)];
  const [ownBrand, otherBrand] = [readProduct(own).brand[0], readProduct(other).brand[0]];
  const areBoth = [own, other].every((words) => isBrandedThing(words));
  return isNamedProduct(own) ? isWhole(before) : areBoth && /^\p{Lu}/u.test(own) && ownBrand !== otherBrand;
}

/** A brand and a kind of thing. */
export const isBrandedThing = (text: string): boolean => isBranded(text) && foldWords(text).some(isThing);

function isBranded(text: string): boolean {
  const { brand, isKindOnly } = readProduct(text);
  return brand.length > 0 && !isKindOnly;
}
