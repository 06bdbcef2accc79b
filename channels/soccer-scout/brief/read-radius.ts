import { cueList } from '../../reading/cue-list.ts';
import { readAgreed } from './agreed-radius.ts';
import { foldCase, rolesIn } from '../../reading/languages.ts';
import { NUMBER, parseNumber } from './number-words.ts';
import { readTravel } from './read-travel.ts';
import type { Radius, RadiusUnit } from './radius.ts';
import { type Span, spanOf } from './span.ts';

/** Kilometres in a statute mile, exactly. */
export const KM_PER_MILE = 1.609344;

const UNITS: { unit: RadiusUnit; pattern: string; perMile: number }[] = [
  {
    unit: 'miles',
    pattern:
      'miles?|millas?|meilen?|milhas?|miglia|mijl(?:en)?|мил(?:ь|и|я|ю)|mil(?= (?:od|wokół|stąd)(?!\\p{L}))|mi\\b\\.?',
    perMile: 1,
  },
  {
    unit: 'km',
    pattern:
      'kilomet(?:er|re)[sn]?|kilom[eè]tr(?:e|i|en|os)s?|kil[óo]metros?|quil[ôóo]metros?|chilometri|kilometr(?:a|y|ów|ach)?|к[иі]лометр\\p{L}{0,3}|км|kms?\\b\\.?|klicks?|k(?=\\s+(?:of|from|around|radius))',
    perMile: KM_PER_MILE,
  },
  {
    unit: 'm',
    pattern: 'met(?:er|re)s?|metern|m[eè]tres|metros|metri|metr[óo]w|метр\\p{L}{0,3}|м(?!\\p{L})|m\\b',
    perMile: KM_PER_MILE * 1000,
  },
  { unit: 'yards', pattern: 'yards?|yds?\\b\\.?', perMile: 1760 },
  { unit: 'feet', pattern: 'feet|foot|ft\\b\\.?', perMile: 5280 },
];
const UNIT = UNITS.map(({ pattern }) => pattern).join('|');

/** Parts of a mile by their words, the longer first. */
const PARTS: [RegExp, number][] = [
  [/^(?:three[- ]quarters?|trois quarts|tres cuartos|tre quarti|três quartos|dreiviertel|driekwart)$/i, 3 / 4],
  [/^two[- ]thirds?$/i, 2 / 3],
  [/^(?:halfe?|halben?|halb|demie?|medi[ao]|mezz[oa]|mei[ao]|pół|½)$/i, 1 / 2],
  [/^thirds?$/i, 1 / 3],
  [/^(?:quarters?|quart|cuarto|quarto|viertel|kwart|ćwierć)$/i, 1 / 4],
];
const PART = PARTS.map(([pattern]) => pattern.source.slice(1, -1)).join('|');
const ONE = '(?:an?|one|une?|una|uno|uma?|eine?[nrm]?|een|jed(?:en|ną|na|nego))';
const AND = '(?:and|und|et|y|e|en|i)';
/** "Half a", "three quarters of a", "two and a quarter", "1/4". */
const WITH_PART = `(?:(?<whole>${NUMBER}|\\b${ONE})\\s+${AND}\\s+)?(?:\\b${ONE}\\s+)?\\b(?<part>${PART})(?!\\p{L})(?:\\s+of)?(?:\\s+an?\\b)?`;
/** "2.200 metros", "1 500 mètres": nobody tells a thousandth of a small unit, so the mark or blank parts thousands. */
const SMALL = UNITS.filter(({ perMile }) => perMile > 1_000)
  .map(({ pattern }) => pattern)
  .join('|');
const THOUSANDS = `(?<thousands>\\d{1,2}[ .'’]\\d{3})(?=[\\s-]*(?:${SMALL})(?!\\w))`;
const AMOUNT = `${THOUSANDS}|${WITH_PART}|(?<couple>a couple(?: of)?)|(?<amount>\\d\\/\\d|${NUMBER})|\\b(?<one>${ONE})`;
const DISTANCE = new RegExp(
  `(?<![\\d.,/$€£])(?:(?<low>${NUMBER})\\s*(?:-|–|to|or)\\s*)?(?:${AMOUNT})(?:\\s*\\(\\d{1,3}\\))?[\\s-]*(?<unit>${UNIT})(?![\\w])(?:\\s+${AND}\\s+(?:${ONE}\\s+)?(?<more>${PART})(?!\\p{L})|\\s+or\\s+(?<upTo>${NUMBER})(?![\\s-]*(?:${UNIT}|\\d|years?|yrs?|min|hours?)))?`,
  'giu',
);

const LIMITS_BEFORE = cueList(
  String.raw`
  within|radius|inside|distance|travel|drive|go
  up to|at most|(?:no|not) (?:more|further|farther)(?: away)? than|less than|max(?:imum)?|under
`,
  { after: String.raw`(?: of| is)?:?\s*(?:about |around |roughly |approximately |a |an )?$` },
);
const LIMITS_AFTER = /^[\s-]*(?:radius|away|from|of|around|or so)/i;
const MOST_AFTER = /^[\s-]*(?:max|at most|or less|tops|this time|now\b)/i;
/** What held before: "around Alder Street two years ago (5 miles then)". */
const WAS = cueList(
  String.raw`
  {text}(?:ago|last (?:year|time|season|summer)|used to|back then|vor \d jahren|damals|il y a)(?!\p{L}){text}
  {text}(?:l['’]année dernière|hace|el año pasado|fa\b|l['’]anno scorso|ano passado|geleden|vorig jaar|temu|wtedy)(?!\p{L}){text}
`,
  { flags: 'iu', words: { text: String.raw`[^.;!?\n]*` } },
);

/** Reads the distance of a brief. A stated distance wins over a travel time, and words that limit win over a bare figure. */
export function readRadius(text: string): Radius | null {
  const stated = [...text.matchAll(DISTANCE)].flatMap((match) => readDistance(text, match) ?? []);
  stated.push(...[...text.matchAll(HEADED)].flatMap((match) => readHeaded(text, match) ?? []));
  const [best] = stated.toSorted((a, b) => weigh(text, b) - weigh(text, a) || a.start - b.start);
  return best ? (readAgreed(text, best) ?? best) : readTravel(text);
}

function readDistance(text: string, match: RegExpExecArray): Radius | null {
  const { low, unit: unitWords = '', more, upTo } = match.groups ?? {};
  const found = UNITS.find(({ pattern }) =>
    new RegExp(`^(?:${pattern.replace(/\(\?[=!].*\)/, '')})$`, 'iu').test(unitWords),
  );
  const amount = Math.max(amountOf(match.groups ?? {}) + partOf(more), parseNumber(upTo ?? '') ?? 0);
  // "500 m" are metres; in "5m" the letter could also stand for miles, so it is left to be asked.
  if (!found || amount <= 0 || isMine(text, match) || (unitWords.toLowerCase() === 'm' && amount < 50)) return null;
  const { unit, perMile } = found;
  // "8 - 1 mile" are two figures, of which the first is none of the distance.
  const isRange = low === undefined || (parseNumber(low) ?? 0) < amount;
  const lead = isRange ? 0 : (LOW.exec(match[0])?.[0].length ?? 0);
  return {
    ...spanOf(text, match.index + lead, match[0].length - lead),
    miles: amount / perMile,
    amount,
    unit,
    assumption: null,
  };
}

/** "Max miles: 7", "Umkreis (km): 8": the unit stands in what heads the figure. */
const HEADED = new RegExp(
  `(?<![\\p{L}])(?<unit>${UNIT})(?!\\p{L})[^\\n:=\\d]{0,20}[:=][ \\t]*(?<amount>${NUMBER})(?=[ \\t]*(?:[.,;|]|\\n|$))`,
  'giu',
);

function readHeaded(text: string, match: RegExpExecArray): Radius | null {
  const { unit = '', amount = '' } = match.groups ?? {};
  const written = `${amount} ${unit}`;
  const [stated] = [...written.matchAll(DISTANCE)].flatMap((own) => readDistance(written, own) ?? []);
  return stated ? { ...stated, ...spanOf(text, match.index, match[0].length) } : null;
}

/** "A mi hijo", "con 6 mi hija": the word for "my" of other languages. */
function isMine(text: string, { index, 0: words, groups }: RegExpExecArray): boolean {
  if (!/mi$/i.test(groups?.['unit'] ?? '')) return false;
  const behind = text.slice(index + words.length, index + words.length + 30);
  const [, next = ''] = /^ (\p{L}+)/u.exec(behind) ?? [];
  return groups?.['one'] !== undefined || isKin(foldCase(next));
}
const isKin = (word: string): boolean =>
  word !== '' && (['es', 'it', 'pt'] as const).some((language) => rolesIn(language, word).has('people'));

const LOW = /^[^-–\s]+\s*(?:-|–|to|or)\s*/i;

function amountOf({ thousands, whole, part, couple, amount, one }: Record<string, string | undefined>): number {
  if (thousands !== undefined) return Number(thousands.replace(/\D/g, ''));
  if (part !== undefined) return (whole === undefined ? 0 : (parseNumber(whole) ?? 1)) + partOf(part);
  if (couple !== undefined) return 2;
  return one === undefined ? (parseNumber(amount ?? '') ?? 0) : 1;
}

const partOf = (words = ''): number => PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? 0;

function weigh(text: string, { start, end }: Span): number {
  const before = LIMITS_BEFORE.test(text.slice(Math.max(0, start - 60), start));
  const behind = text.slice(end, end + 30);
  const said = Number(before) * 2 + Number(MOST_AFTER.test(behind)) * 2 + Number(LIMITS_AFTER.test(behind));
  const sentence = /[^.;!?\n]*$/.exec(text.slice(Math.max(0, start - 120), start))?.[0] ?? '';
  return said - Number(WAS.test(sentence) || /^[^.;!?\n]{0,12}\bthen\)/.test(behind)) * 3;
}
