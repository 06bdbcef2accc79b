import type { Unit } from '../uncertainty/units.ts';

/** Words for units in English, German, French, Spanish, Italian and Dutch, in lower case. Several words of one unit are parted by spaces. */
const WORDS: Record<Unit, string> = {
  in: 'in ins inch inches inchs zoll pouce pouces po pulgada pulgadas pulg pollice pollici duim',
  ft: 'ft foot feet fuß fuss pied pieds pies piedi voet',
  yd: 'yd yds yard yards',
  mil: 'mil mils thou',
  hand: 'hand hands hh',
  um: 'µm μm um micron microns micrometer micrometers micrometre micrometres',
  mm: 'mm mms millimeter millimeters millimetre millimetres millimètre millimètres milímetro milímetros millimetro millimetri',
  cm: 'cm cms centimeter centimeters centimetre centimetres zentimeter centimètre centimètres centímetro centímetros centimetro centimetri',
  dm: 'dm decimeter decimeters decimetre decimetres dezimeter',
  m: 'm meter meters metre metres mètre mètres metro metros metri',
};

const UNIT_OF = new Map<string, Unit>(
  Object.entries(WORDS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit as Unit] as const)),
);

export const unitOf = (lower: string): Unit | undefined => UNIT_OF.get(lower);

/** Marks behind a number. Two single ones are one double one. */
export const PRIMES: Record<string, Unit> = {
  '"': 'in',
  '”': 'in',
  '″': 'in',
  '“': 'in',
  "'": 'ft',
  '’': 'ft',
  '′': 'ft',
};

/** Words that make an area, a volume or another kind of quantity of the unit behind them. */
export const POWERS = new Set(['square', 'sq', 'cubic', 'cu', 'quadrat', 'kubik', 'carré', 'carrés', 'cuadrado']);

/** Words behind a unit that do the same (`cm de mercurio`, `ft lb`, `inches of water`, `m altitude`). */
export const RATES = new Set([
  'per',
  'hg',
  'mercury',
  'lb',
  'lbs',
  'pound',
  'pounds',
  'squared',
  'cubed',
  'carrés',
  'cuadrados',
  'quadrati',
  'pro',
  'poundals',
]);
