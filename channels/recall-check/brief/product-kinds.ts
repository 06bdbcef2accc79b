import { foldWord, foldWords } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import { brandLength, kindsOfBrand } from '../words/known-brands.ts';
import { PRODUCT_KINDS } from './item.ts';
import type { ProductKind } from './item.ts';

/** Makers of guns and cartridges: where nothing says what else it is, it is one. */
const GUN_MAKERS = new Set(
  'marlin winchester remington mossberg ruger glock beretta browning benelli savage walther kimber weatherby uberti stoeger hornady fiocchi norinco makarov mauser enfield mosin'.split(
    ' ',
  ),
);

/** "205/55R16", "11R22.5", "DOT 2319": how tires are sized and dated (49 CFR 574.5). The text is folded, its marks are blanks. */
const TIRE =
  /(?<!\S)(?:p|lt|st)?\d{2,3} \d{2}z?r ?\d{2}(?!\d)|(?<!\S)\d{1,2}(?: 5)?r\d{2}(?: 5)?(?!\S)|(?<!\S)dot \d{4}(?!\S)/;

/** A chair or seat for a car, as languages part it: "silla en el carro" is "chair carro". */
const SEAT_FOR_CAR =
  / (?:chair|seat|silla|sillita|asiento|siege|sitz|stoel|sedile|seggiolino|cadeira|assento|fotel) (?:\S+ )?(?:carro|coche|auto|automovil|voiture|macchina|wagen|samochod\S*) /;

/** A chair of a maker of child seats, and no word that says which other chair it is: it may be one for a car. */
const isChairAlone = (folded: readonly string[]): boolean =>
  folded.some((word) => CHAIRS.has(word)) &&
  !folded.some((word) => OTHER_CHAIR.has(word)) &&
  folded.every((word) => CHAIRS.has(word) || !kindsOf(word).has('consumer'));
const CHAIRS = new Set(
  'chair silla sillita asiento siege sitz stoel sedile sediolino cadeira assento fotel'.split(' '),
);
const OTHER_CHAIR = new Set('high highchair rocking feeding folding dining wheel office camping garden'.split(' '));

export const isTire = (words: readonly string[], text: string): boolean =>
  words.some((word) => foldWord(word) === 'tire') || TIRE.test(foldWords(text).join(' '));

/** "12 gauge loads", "9mm rounds" */
const AMMUNITION =
  / (?:gauge|ga|grain|gr|calib\S*|cal|9mm|\d+mm|magnum|rimfire)(?: \S+){0,3} (?:load|shell|round|slug|cartridge|bullet)s?(?!\S)/;

/** What a product is, as far as its words and the whole text tell. */
export function readKinds(words: string[], text: string): ProductKind[] {
  const folded = words.map((word) => foldWord(word));
  const joined = ` ${folded.join(' ')} `;
  const found = new Set(folded.flatMap((word) => PRODUCT_KINDS.filter((kind) => kindsOf(word).has(kind))));
  if (folded.some((word) => kindsOf(word).has('medicine'))) found.add('drug');
  if (/ car seat | child seat | booster seat /.test(joined) || SEAT_FOR_CAR.test(joined) || TIRE.test(text))
    found.add('equipment');
  // What is named after one is none: "boat shoes", "rifle scope".
  const head = folded.findLast((word) => PRODUCT_KINDS.some((kind) => kindsOf(word).has(kind))) ?? '';
  for (const kind of ['boat', 'firearm'] as const) if (!kindsOf(head).has(kind)) found.delete(kind);
  const all = text.split(' ');
  // "Trek Marlin" is a bicycle.
  const isOfOther = all.some(
    (word, at) => brandLength(all, at) > 0 && kindsOf(word).size === 0 && !GUN_MAKERS.has(word),
  );
  const isOfGuns = found.size === 0 && !isOfOther && all.some((word) => GUN_MAKERS.has(word));
  if (AMMUNITION.test(text) || isOfGuns) found.add('firearm');
  if (isTire(words, text) && found.has('equipment')) found.delete('device');
  // Seats and tires are under no register that can be asked, so that only they have to be known by their brand.
  if ((!found.has('consumer') || isChairAlone(folded)) && kindsOfBrand(all).includes('equipment'))
    found.add('equipment');
  return PRODUCT_KINDS.filter((kind) => found.has(kind));
}
