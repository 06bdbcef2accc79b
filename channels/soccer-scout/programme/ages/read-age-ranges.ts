import { CARDINALS } from '../../brief/number-words.ts';
import { FROM_AGE, UP_TO_AGE } from '../page-words.ts';
import { AND_DOWN, AND_UP, type AgeHit, type AgeMeaning, collectHits, TO } from './age-meaning.ts';

const AGE = `(?:\\d{1,2}(?:\\.5)?(?:\\s?½|\\s1\\/2)?|\\b(?:${CARDINALS.toReversed().join('|')})\\b)`;
const MONTHS = 'months?|mos?\\.?';
const UNIT = `(?:[\\s-]*(?:years?|yrs?\\.?|y\\/?o|jahren?|jährige|ans|años|anni|anos|jaar|lat|${MONTHS})(?![a-z])(?:[\\s-]*(?:olds?|of age)\\b)?)`;
const LEAD =
  '(?<!\\p{L})(?:between\\s+(?:the\\s+)?)?(?:ages?|aged|alter|âges?|edad(?:es)?|età|idades?|leeftijd|wiek)(?:\\s+(?:groups?|range|requirements?|limits?))?\\b\\s*:?\\s*(?:(?:of|from|between|is|are)\\s+)?(?:the\\s+)?(?:ages?\\s+)?';
const BETWEEN = '\\bbetween\\s+';
const PEOPLE = '\\b(?:boys|girls|kids|children|players|youths?|students|athletes)\\b,?\\s+(?:from\\s+|of\\s+)?';
const NOT_BEFORE = '(?<![\\d$€£.:#/–-]|[$€£]\\s)';
const NOT_AFTER =
  '(?![\\d%°]|[.:]\\d|\\s*(?:of\\s+(?!age)|experience|ago\\b|anniversary|[ap]\\.?m\\b|v\\d|vs?\\b|minutes?|mins?\\b|weeks?|games?|hours?|miles?|km\\b|feet|yards?|players|teams|sessions|practices|dollars|x\\s?\\d|nights|days)|\\s+in\\s+(?:the|a|business|operation)\\b)';

const RANGE = new RegExp(
  `(?<people>${PEOPLE})?(?<lead>${LEAD}|${BETWEEN})?${NOT_BEFORE}(?<first>${AGE})(?<unit>${UNIT})?(?:-(?=\\s))?(?:(?<list>(?:\\s*,\\s*${AGE})*)\\s*,?(?<mark>${TO}|\\s*,\\s*)(?:age\\s+)?(?:(?<second>${AGE})(?<secondUnit>${UNIT})?|(?<adult>adults?\\b|adulthood)|u-?(?<limit>\\d{1,2})))?(?<up>${AND_UP})?(?<down>${AND_DOWN})?${NOT_AFTER}`,
  'giu',
);

/** "From walking to 23 months", "birth to 2 years": the top of a group whose first children have no years yet. */
const FROM_STAGE = '(?:from (?:\\p{L}{4,12} ){1,2}|(?:birth|newborns?|walk(?:ing|ers)|crawl(?:ing|ers)) )(?:up )?to';
const BOUND = new RegExp(
  `(?<no>\\bno\\s(?:(?:one|child|children|kids?|players?)\\s)?)?(?<!\\p{L})(?:(?<most>${FROM_STAGE}|up to|through|until|${UP_TO_AGE}|no older than|younger than|(?:has|have) not (?:yet )?turned|under|below|maximum age(?: of| is)?:?)|(?<least>over|${FROM_AGE}|at least|older than|from|minimum age(?: of| is)?:?|(?:start(?:s|ing)?|begin(?:s|ning)?|opens?) (?:at|from)|(?:must|will|should|(?:have|need) to) (?:be|turn|have turned)(?: at least)?))\\s+(?:the\\s+)?(?<lead>ages?\\s*(?:of\\s+)?)?(?<age>${AGE})(?<unit>${UNIT})?(?<up>${AND_UP})?${NOT_AFTER}`,
  'giu',
);

/** "At least 4 but less than 6", as programs for sign-up write it. */
const LEAST_AND_LESS = new RegExp(
  `\\bat least (?<min>${AGE})${UNIT}? (?:but|and) (?:less|younger) than (?<below>${AGE})${UNIT}?${NOT_AFTER}`,
  'gi',
);

/** "Tiny Tots (2-3)", "Herons (8 and 9)": a name and nothing but the years behind it. */
const IN_BRACKETS = new RegExp(
  `(?<=^\\p{L}[^\\d$€£(]{1,60})(?<lead>\\()(?<first>\\d{1,2})(?<mark>${TO})(?<second>\\d{1,2})\\)(?=[:\\s]{0,5}$)`,
  'gu',
);

/** Ages in years or months that a text states: "ages 4-18", "5 to 7 year olds", "18 months – 3 yrs", "age 13+", "under age 6". */
export function readAgeRanges(text: string): AgeHit[] {
  const ranges = collectHits(text, RANGE, readRange).map((hit) => {
    const [people = ''] = /^\p{L}+,?\s+(?=ages?\b|aged\b|between\b)/iu.exec(text.slice(hit.start, hit.end)) ?? [];
    return { ...hit, start: hit.start + (/^(?:ages?|aged|between)\b/i.test(people) ? 0 : people.length) };
  });
  return [
    ...ranges,
    ...ranges.flatMap((hit) => readFurther(text, hit)),
    ...joinBounds(text, collectHits(text, BOUND, readBound)),
    ...collectHits(text, IN_BRACKETS, readRange),
    ...collectHits(text, LEAST_AND_LESS, readLeast),
  ];
}

function readLeast({ min, below }: Record<string, string | undefined>): AgeMeaning | null {
  const [from, to] = [toYears(min, undefined), toYears(below, undefined)];
  return from === null || to === null || from >= to ? null : { kind: 'ages', min: from, max: to - 1 };
}

/** "Must be at least 7 and no older than 13": two bounds of one range. */
function joinBounds(text: string, hits: AgeHit[]): AgeHit[] {
  return hits.reduce<AgeHit[]>((joined, hit) => {
    const last = joined.at(-1);
    const [low, high] = [last?.meaning, hit.meaning];
    const isPair =
      last !== undefined &&
      low?.kind === 'ages' &&
      high.kind === 'ages' &&
      low.max === null &&
      high.min === null &&
      (low.min ?? 0) <= (high.max ?? 0) &&
      /^\s*,?\s*(?:and|but)\s+(?:\p{Ll}{2,4} )?$/u.test(text.slice(last.end, hit.start));
    if (!isPair || low?.kind !== 'ages' || high.kind !== 'ages') return [...joined, hit];
    const whole: AgeHit = { start: last.start, end: hit.end, meaning: { kind: 'ages', min: low.min, max: high.max } };
    return [...joined.slice(0, -1), whole];
  }, []);
}

/** "Ages 2-4, 5-7 and 8-10": the word that says so stands before the first alone. */
function readFurther(text: string, { end, meaning }: AgeHit): AgeHit[] {
  if (meaning.kind !== 'ages' || meaning.min === null || meaning.max === null) return [];
  const next = FURTHER.exec(text.slice(end, end + FURTHER_REACH));
  const [min, max] = [Number(next?.[2]), Number(next?.[3])];
  if (!next || min >= max || max > 19 || min < meaning.max) return [];
  const hit: AgeHit = {
    start: end + (next[1]?.length ?? 0),
    end: end + next[0].length,
    meaning: { kind: 'ages', min, max },
  };
  return [hit, ...readFurther(text, hit)];
}

const FURTHER = new RegExp(
  `^(\\s*(?:,|;|and|&|or|\\/)\\s*(?:and\\s+|or\\s+)?)(\\d{1,2})\\s?[-–]\\s?(\\d{1,2})(?!\\s*[$€£])${NOT_AFTER}`,
  'i',
);
const FURTHER_REACH = 40;

function readRange(found: Record<string, string | undefined>): AgeMeaning | null {
  const { people, first, unit, list, mark, second, secondUnit, adult, limit, up, down } = found;
  const isRange = second !== undefined || adult !== undefined || limit !== undefined;
  // "between 5 and 12" alone can be anything; it takes a word for years or people.
  const lead = /^between\s+$/i.test(found['lead'] ?? '') && !people ? undefined : found['lead'];
  // A bare figure is an age only beside a word that says so.
  if (!lead && !unit && !secondUnit && !(people && (isRange || up || down)) && !((up || down) && !isRange)) return null;
  const low = toYears(first, unit ?? secondUnit);
  if (low === null || low > 99) return null;
  if (!isRange) {
    // "Girls from age 5"
    const isFrom = /\bfrom\s+(?:the\s+)?(?:ages?\s+)?$/i.test(`${people ?? ''}${lead ?? ''}`);
    if (up || isFrom) return { kind: 'ages', min: low, max: null };
    // "$48 a month, three months" is how long it lasts.
    if (isInMonths(unit) && low <= 1 && !lead && !people && !down && !/old/i.test(unit ?? '')) return null;
    return down ? { kind: 'ages', min: null, max: low } : { kind: 'ages', min: low, max: low };
  }
  if (adult !== undefined) return { kind: 'ages', min: low, max: null };
  const high = limit === undefined ? upTo(toYears(second, secondUnit), secondUnit) : Number(limit) - 1;
  if (high === null || high > 99) return null;
  const isList = Boolean(list) || /^\s*(?:,|and|&|or|\/|(?:y|und|et|e|en|i|oraz|o|ou|oder|of|lub)\s)/i.test(mark ?? '');
  const [min, max] = [Math.min(low, high), Math.max(low, high)];
  // "ages 5 and 12" names two ages that no range joins.
  if (isList && !list && max - min > 4 && !/between/i.test(found['lead'] ?? '')) return null;
  return { kind: 'ages', min, max: up ? null : max };
}

function readBound({ no, most, least, lead, age, unit, up }: Record<string, string | undefined>): AgeMeaning | null {
  if (
    !no &&
    !lead &&
    !unit &&
    !/age|turn|be at least$|(?:older|younger) than$/i.test(most ?? least ?? '') &&
    !(/^over$/i.test(least ?? '') && Number(age) >= 13)
  )
    return null;
  const years = toYears(age, unit);
  if (years === null) return null;
  // "No older than 13", "no one over 13".
  if (no && least !== undefined) return { kind: 'ages', min: null, max: years };
  if (least !== undefined || up) {
    const min = years + (/older than/i.test(least ?? '') ? 1 : 0);
    return {
      kind: 'ages',
      min,
      max: null,
      ...(/must|will|should|minimum|at least/i.test(least ?? '') && { isFloor: true as const }),
    };
  }
  const isBelow = /under|below|younger|not/i.test(most ?? '');
  if (no) return isBelow ? { kind: 'ages', min: years, max: null, isFloor: true } : null;
  if (isBelow) return { kind: 'ages', min: null, max: isInMonths(unit) ? years - 0.01 : years - 1 };
  return { kind: 'ages', min: null, max: upTo(years, unit) };
}

const isInMonths = (unit: string | undefined): boolean => /mo/i.test(unit ?? '');

/** A child of 24 months is so until it is 25 months old. */
const upTo = <T extends number | null>(years: T, unit: string | undefined): T | number =>
  years !== null && isInMonths(unit) ? years + 0.99 / 12 : years;

/** `18 months` are 1.5 years. */
function toYears(figure: string | undefined, unit: string | undefined): number | null {
  if (figure === undefined) return null;
  const word = CARDINALS.indexOf(figure.toLowerCase()) + 1;
  const half = /½|\s1\/2/.test(figure) ? 0.5 : 0;
  const value = word > 0 ? word : Number(/^\d+(?:\.5)?/.exec(figure)?.[0]) + half;
  if (!Number.isFinite(value)) return null;
  return isInMonths(unit) ? value / 12 : value;
}
