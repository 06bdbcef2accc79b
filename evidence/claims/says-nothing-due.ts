import { plainLetters } from '../plain-letters.ts';
import { CHARGES_NOTHING, NEGATES, SHIPS_AT_OUR_COST, TAKES_OUT } from './nothing-due-words.ts';

/**
 * Whether words of a page say that nothing is to pay, or nothing left: "freight included", "no charge", "shipping is on us". A word for it that is
 * itself denied says the opposite ("not included", "no longer free"), and so does what is taken out of a price ("excluded").
 */
export function saysNothingDue(text: string): boolean {
  const words = text.toLowerCase().normalize('NFC');
  if (FREE_TO_A_PLACE.test(words)) return true;
  const said = placesOf(plainLetters(words), PLAIN_WORDS);
  if (said.some((start) => !isDenied(words, start))) return true;
  if (said.length > 0 || placesOf(words, TAKES_OUT).length > 0) return false;
  return placesOf(words, NEGATES).length > 0;
}

/** Whoever writes without the marks of letters says the same. */
const PLAIN_WORDS = [...new Set([...CHARGES_NOTHING, ...SHIPS_AT_OUR_COST].map((phrase) => plainLetters(phrase)))];

/** Free on board at the buyer's postal code. */
const FREE_TO_A_PLACE = /\bf\.?o\.?b\.?\W{0,3}\d{5}/;
const WORD = /[\p{L}\p{N}]/u;

/** Where the phrases stand as whole words. Scripts that do not part words have no word edges to look at. */
function placesOf(text: string, phrases: readonly string[]): number[] {
  return phrases.flatMap((phrase) => {
    const places: number[] = [];
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length))
      if (isEdge(text, at) && isEdge(text, at + phrase.length)) places.push(at);
    return places;
  });
}

const isEdge = (text: string, at: number): boolean =>
  !(WORD.test(text[at - 1] ?? ' ') && WORD.test(text[at] ?? ' ')) || UNSPACED.test(text[at] ?? text[at - 1] ?? '');
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A negation up to two words before, in the same clause. */
function isDenied(text: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - 32), at);
  const before = near.slice(near.search(/[^.,;:!?\n(]*$/)).match(/[\p{L}'’]+/gu) ?? [];
  return before
    .slice(-3)
    .some((word, at, words) => (NEGATES.includes(word) && !isInThe(words, at)) || /n['’]t$/.test(word));
}

/** "A entrega no lar é gratuita": "in the" of a place, as the Portuguese verb behind it shows. */
const isInThe = (words: string[], at: number): boolean =>
  words[at] === 'no' && words.slice(at + 2).some((word) => word === 'é' || word === 'são');
