import { Big } from 'big.js';

/** Measures in metres, grams, litres and square metres: exact by definition (NIST SP 811, appendix B; international yard and pound of 1959). */
const MEASURES: readonly (readonly [measure: string, factor: string, words: string])[] = [
  ['length', '0.0254', 'in inch inches'],
  ['length', '0.3048', 'ft feet foot lf'],
  ['length', '0.9144', 'yd yds yard yards'],
  ['length', '0.001', 'mm'],
  ['length', '0.01', 'cm'],
  [
    'length',
    '1',
    'm mtr mtrs meter meters metre metres lfm mètre mètres metro metros metri metr metry metrów metrow mb',
  ],
  ['length', '1000', 'km kms kilometer kilometers kilometre kilometres kilomètre kilomètres'],
  ['length', '1000', 'kilómetro kilómetros kilometro kilometros chilometro chilometri'],
  ['mass', '28.349523125', 'oz ounce ounces'],
  ['mass', '453.59237', 'lb lbs pound pounds'],
  ['mass', '1', 'g gram grams'],
  [
    'mass',
    '1000',
    'kg kgs kilo kilos kilogram kilograms kilogramm kilogrammes kilogramos quilo quilos chilo chili chilogrammi',
  ],
  ['mass', '100000', 'quintal quintals quintale quintali quintales quintaux doppelzentner dt dezitonne dezitonnen'],
  ['mass', '1000000', 't to mt tonne tonnes tonnen tonelada toneladas tonnellata tonnellate tona tony'],
  ['volume', '0.946352946', 'qt qts quart quarts'],
  ['volume', '3.785411784', 'gal gals gallon gallons'],
  ['volume', '0.001', 'ml'],
  ['volume', '1', 'l ltr ltrs liter liters litre litres litro litros litri litr litry litrów litrow'],
  ['volume', '100', 'hl hektoliter hectolitre hectolitres hectoliter ettolitro ettolitri hectolitro hectolitros'],
  ['volume', '1000', 'm³ m3 cbm kubikmeter kuub mc'],
  ['area', '0.09290304', 'sqft ft² sf sft'],
  ['area', '0.83612736', 'sqyd'],
  ['area', '1', 'm² m2 sqm qm mq quadratmeter'],
];

const BY_WORD = new Map(
  MEASURES.flatMap(([measure, factor, words]) =>
    words.split(' ').map((word) => [word, { measure, factor: new Big(factor) }] as const),
  ),
);

/** Units of two words. A ton beside a metric mass is the metric one; beside any other nobody says which of three it is. */
function unitsOf(one: string, other: string) {
  const [left = '', right = ''] = [one, other].map((word) => word.toLowerCase().replace(/\.$/, ''));
  const find = (word: string, beside: string) =>
    BY_WORD.get(/^tons?$/.test(word) && METRIC_MASS.has(beside) ? 't' : word);
  return [find(left, right), find(right, left)] as const;
}
const METRIC_MASS = new Set(
  MEASURES.flatMap(([measure, factor, words]) => (measure === 'mass' && /^10*$/.test(factor) ? words.split(' ') : [])),
);

/** Whether one of the first unit is exactly so many of the second. A gallon is the US one. */
export function isUnitRatio(one: string, other: string, ratio: Big): boolean {
  const [first, second] = unitsOf(one, other);
  return first?.measure === second?.measure && second?.factor.times(ratio).eq(first?.factor ?? 0) === true;
}

/** How many of the second unit one of the first is, where a decimal number says so exactly; else null. */
export function unitRatioOf(one: string, other: string): Big | null {
  const [first, second] = unitsOf(one, other);
  if (!first || !second || first.measure !== second.measure) return null;
  const ratio = first.factor.div(second.factor);
  return isUnitRatio(one, other, ratio) ? ratio : null;
}
