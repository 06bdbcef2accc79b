import { cueList } from '../../reading/cue-list.ts';
import { NUMBER, parseNumber } from './number-words.ts';
import { readTravel } from './read-travel.ts';
import type { Radius, RadiusUnit } from './radius.ts';
import { type Span, spanOf } from './span.ts';

/** Kilometres in a statute mile, exactly. */
export const KM_PER_MILE = 1.609344;

const UNITS: { unit: RadiusUnit; pattern: string; perMile: number }[] = [
  { unit: 'miles', pattern: 'miles?|millas?|meilen?|milhas?|miglia|mijl(?:en)?|mi\\b\\.?', perMile: 1 },
  {
    unit: 'km',
    pattern:
      'kilomet(?:er|re)s?|kilom[eè]tr(?:e|i|en|os)s?|kil[óo]metros?|quil[ôo]metros?|chilometri|kilometr(?:a|y|ów|ach)?|kms?\\b\\.?|klicks?|k(?=\\s+(?:of|from|around|radius))',
    perMile: KM_PER_MILE,
  },
  { unit: 'm', pattern: 'met(?:er|re)s?|m\\b', perMile: KM_PER_MILE * 1000 },
  { unit: 'yards', pattern: 'yards?|yds?\\b\\.?', perMile: 1760 },
  { unit: 'feet', pattern: 'feet|foot|ft\\b\\.?', perMile: 5280 },
];
const UNIT = UNITS.map(({ pattern }) => pattern).join('|');

const FRACTIONS: [RegExp, number][] = [
  [/^(?:half|½)/i, 0.5],
  [/^three[- ]quarters/i, 0.75],
  [/^(?:a )?quarter/i, 0.25],
  [/^a couple/i, 2],
  [/^(?:an?|une?|una|uno|uma?|eine?[nrm]?|een|jed(?:en|ną|na|nego))$/i, 1],
];
const AMOUNT = `${NUMBER} and a half|(?:half|three[- ]quarters|(?:a )?quarter)(?: of)?(?: an?)?|a couple(?: of)?|${NUMBER}|\\b(?:une?|una|uno|uma?|eine?[nrm]?|een|jed(?:en|ną|na|nego)|an?)`;
/** "Two miles and a half", "dos millas y media". */
const HALF = ' and a half| y medi[ao]| et demie?| e mezz[oa]| e mei[ao]| en een half';
const DISTANCE = new RegExp(
  `(?<![\\d.,/$€£])(?:${NUMBER}\\s*(?:-|–|to|or)\\s*)?(?<amount>${AMOUNT})(?:\\s*\\(\\d{1,3}\\))?[\\s-]*(?<unit>${UNIT})(?![\\w])(?<more>${HALF})?`,
  'gi',
);

const LIMITS_BEFORE = cueList(
  String.raw`
  within|radius|inside|distance|travel|drive|go
  up to|at most|(?:no|not) (?:more|further|farther) than|less than|max(?:imum)?|under
`,
  { after: String.raw`(?: of| is)?:?\s*(?:about |around |roughly |approximately |a |an )?$` },
);
const LIMITS_AFTER = /^[\s-]*(?:radius|away|from|of|around|max|at most|or less|or so|tops)/i;

/** Reads the distance of a brief. A stated distance wins over a travel time, and words that limit win over a bare figure. */
export function readRadius(text: string): Radius | null {
  const stated = [...text.matchAll(DISTANCE)].flatMap((match) => readDistance(text, match) ?? []);
  const [best] = stated.toSorted((a, b) => weigh(text, b) - weigh(text, a) || a.start - b.start);
  return best ?? readTravel(text);
}

function readDistance(text: string, match: RegExpExecArray): Radius | null {
  const { amount: words = '', unit: unitWords = '', more } = match.groups ?? {};
  const found = UNITS.find(({ pattern }) =>
    new RegExp(`^(?:${pattern.replace(/\(\?=.*\)/, '')})$`, 'i').test(unitWords),
  );
  const amount = (parseAmount(words) ?? 0) + (more ? 0.5 : 0);
  // "500 m" are metres; in "5m" the letter could also stand for miles, so it is left to be asked.
  if (!found || amount <= 0 || (unitWords.toLowerCase() === 'm' && amount < 50)) return null;
  const { unit, perMile } = found;
  return { ...spanOf(text, match.index, match[0].length), miles: amount / perMile, amount, unit, assumption: null };
}

function parseAmount(words: string): number | null {
  const [whole, half] = words.split(/ and a half$/i);
  if (half !== undefined) return (parseNumber(whole ?? '') ?? 0) + 0.5;
  const fraction = FRACTIONS.find(([pattern]) => pattern.test(words));
  return fraction ? fraction[1] : parseNumber(words);
}

function weigh(text: string, { start, end }: Span): number {
  const before = LIMITS_BEFORE.test(text.slice(Math.max(0, start - 60), start));
  return Number(before) * 2 + Number(LIMITS_AFTER.test(text.slice(end)));
}
