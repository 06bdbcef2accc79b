import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { currencyOf } from '../../reading/currency.ts';
import { isDenied } from '../../reading/denials.ts';
import { numberWords, parseNumberWord } from '../../reading/number-words.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { COMMON_WORDS } from '../../reading/vocabulary/common-words.ts';
import { AT_MOST } from '../../reading/vocabulary/deadline-words.ts';
import { HOLDS_WHERE } from '../../reading/vocabulary/addition-words.ts';
import { NEW_GOODS, INSISTS, ONLY_WORDS } from '../../reading/vocabulary/refusal-words.ts';
import {
  ALL_OF_A_KIND,
  AT_LEAST,
  GUARANTEES,
  ORDER_MATTERS,
  REQUIRES,
  STANDARDS,
  WISHES,
} from '../../reading/vocabulary/requirement-words.ts';
import { FUNCTION_WORDS } from '../../reading/vocabulary/told-words.ts';
import { isLastPartOf, isSameStem } from '../../reading/word-stems.ts';
import type { Need } from '../need.ts';
import { splitUnits } from '../reading/text-units.ts';
import { timeOf } from './read-counts.ts';
import { readLimits } from './read-limits.ts';
import type { Order } from './read-order.ts';
import { refusesOthers } from './refuses-others.ts';

/** What a buyer says that goods, or a vendor, have to be, and what of it can be held against the words of an offer. */
export interface Requirement {
  /** The text that says it, and the statement in it. */
  textId: string;
  span: Span;
  /** The clause of it, as written. */
  words: string;
  /** Ids of the needs that it is about. */
  needs: string[];
  /** Any of these meets it: "A4 (1.4401 oder 1.4404)". */
  marks: string[];
  amount: Amount | null;
  /** What the amount is of, or words right beside the marks; of a requirement in words alone all of its own. */
  nouns: string[];
  /** Whether more or less than what is said is as good. */
  direction: 'least' | 'most' | null;
  /** It has to be without. */
  isRefused: boolean;
}

/** A length of time in days, or another measure by its unit. */
export interface Amount extends Span {
  value: number;
  unit: string;
}

/** The requirements of the buyer's own texts that are no need and no limit. */
export const readRequirements = ({ texts, needs, needsIn, today }: Order): Requirement[] =>
  texts.flatMap(({ id, text }) => {
    if (id === 'today') return [];
    const taken = readLimits(text, today).spans;
    const asked = id === needsIn ? needs : [];
    return splitUnits(text).flatMap((unit) => {
      const statement = text.slice(unit.start, unit.end);
      if (/\?\W*$/.test(statement) || WISHED.test(statement)) return [];
      return cuedIn(statement).flatMap(({ start, end }) => {
        const span = { start: unit.start + start, end: unit.start + end };
        const isTaken = [...taken, ...asked].some((own) => overlaps(own, span));
        return requirementsIn(statement.slice(start, end), { needs, isTaken, isHead: statement.endsWith(':') }).map(
          (found) => ({
            ...found,
            textId: id,
            span: { start: unit.start, end: unit.end },
          }),
        );
      });
    });
  });

const CUED = new RegExp(
  `(?<![\\p{L}\\d])(?:${[INSISTS, REQUIRES, ONLY_WORDS, AT_LEAST, ALL_OF_A_KIND].map(anyOf).join('|')})(?![\\p{L}])`,
  'iu',
);
const STRONG = new RegExp(
  `(?<![\\p{L}\\d])(?:${[INSISTS, REQUIRES, AT_LEAST].map(anyOf).join('|')})(?![\\p{L}])`,
  'iu',
);
const ONLY = phrasePattern(ONLY_WORDS);
const NEW = new RegExp(`(?<!\\p{L})${anyOf(NEW_GOODS)}`, 'iu');
// "Se" and "si" open what has to be in some languages as well.
const { en, de, nl, pl } = HOLDS_WHERE;
const CONDITIONAL = phrasePattern({ en, de, nl, pl, pt: 'se for|se forem' });
const WISHED = phrasePattern(WISHES);
const LEAST = phrasePattern(AT_LEAST);
const UPPER = { ...AT_MOST, en: 'at most|no more than|not more than|or less|or lower', pl: 'najwyżej|nie więcej niż' };
const MOST = phrasePattern(UPPER);
const OF_THE_ORDER = phrasePattern(ORDER_MATTERS);
export const GUARANTEE = phrasePattern(GUARANTEES);

/** Clauses with a cue; one that says no more than the cue is of what stands before it: "fire class B-s1,d0, nothing below". */
function cuedIn(statement: string): Span[] {
  const clauses = clausesOf(statement);
  return clauses.flatMap((clause, at): Span[] => {
    const words = statement.slice(clause.start, clause.end);
    if (!CUED.test(words)) return [];
    const isBare = marksIn(words).length === 0 && amountsIn(words).length === 0 && contentOf(words, []).length < 2;
    const [before, behind] = [clauses[at - 1], clauses[at + 1]];
    if (isBare && behind && statement[clause.end] === ':') return [{ start: clause.start, end: behind.end }];
    const isOfBefore = isBare && before && statement[before.end] !== ':';
    return [isOfBefore ? { start: before.start, end: clause.end } : clause];
  });
}

/** Clauses of a statement, brackets kept whole: a comma in "B-s1,d0" parts nothing. */
export function clausesOf(statement: string): Span[] {
  const ends = [...statement.matchAll(/[,;:](?=\s)(?![^()]*\))|\s[–—-](?=\s)/gu)].map(({ index }) => index);
  return [...ends, statement.length]
    .map((end, at) => ({ start: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end }))
    .filter(({ start, end }) => end > start);
}

type Found = Omit<Requirement, 'textId' | 'span'>;

function requirementsIn(
  words: string,
  { needs, isTaken, isHead }: { needs: Need[]; isTaken: boolean; isHead: boolean },
): Found[] {
  if (CONDITIONAL.test(words)) return [];
  const isStrong = STRONG.test(words);
  const direction = LEAST.test(words) ? 'least' : MOST.test(words) ? 'most' : null;
  const named = namedIn(words, needs);
  const base = {
    words: words.trim(),
    needs: (named.length > 0 ? named : needs).map(({ id }) => id),
    direction,
  } as const;
  const isInsisted = isStrong || ONLY.test(words);
  // What a part is called by is held against each line; "Type IIR only" is said of it besides.
  const own = needs.flatMap(({ part, codes }) => [
    ...(isInsisted ? [] : marksIn(part).map(({ mark }) => mark)),
    ...codes,
  ]);
  const marks = marksIn(words).filter(
    ({ mark, start }) => !own.includes(mark) && !isSubject(words, mark, start) && (isInsisted || /\d/.test(mark)),
  );
  const groups = groupsOf(words, marks).map((group): Found => ({
    ...base,
    marks: group.map(({ mark }) => mark),
    amount: null,
    nouns: group.flatMap(({ start, mark }) => besides(words, start, start + mark.length, needs)),
    isRefused: isDenied(words.slice(0, group[0]?.start ?? 0)),
  }));
  if (isTaken && groups.length === 0) return [];
  const isOfOrder = OF_THE_ORDER.test(words) && !GUARANTEE.test(words);
  const nouns = contentOf(words.replace(/\([^()]*\)/g, ' '), needs);
  if (isOfOrder || nouns.length === 0) return groups;
  const amounts = isStrong || direction || GUARANTEE.test(words) ? amountsIn(words) : [];
  const held = amounts.map((amount): Found => ({
    ...base,
    marks: [],
    amount,
    nouns,
    direction: direction ?? (GUARANTEE.test(words) ? 'least' : null),
    isRefused: false,
  }));
  if (groups.length + held.length > 0 || isHead || refusesOthers(words)) return [...groups, ...held];
  const isShort = ONLY.test(words) && !NEW.test(words) && (words.match(/\p{L}+/gu) ?? []).length < 5;
  return isStrong || isShort
    ? [{ ...base, marks: [], amount: null, nouns, isRefused: isDenied(words.slice(0, words.indexOf(nouns[0]!))) }]
    : [];
}

/** Needs that a text names, by part number or by a word that no other of them has. */
export function namedIn(text: string, needs: readonly Need[]): Need[] {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return needs.filter((need) => {
    if (need.codes.some((code) => new RegExp(`(?<![\\p{L}\\d])${escaped(code)}(?![\\p{L}\\d])`, 'iu').test(text)))
      return true;
    const own = nounsOf(need).filter((noun) =>
      needs.every((other) => other === need || nounsOf(other).every((word) => !isSameStem(word, noun))),
    );
    return own.some((noun) =>
      words.some(
        (word) => isSameStem(word, noun) || [word, word.slice(0, -1)].some((form) => isLastPartOf(form, noun)),
      ),
    );
  });
}

const nounsOf = ({ part }: Need): string[] => part.match(/\p{L}{4,}/gu) ?? [];
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const TOKEN = /(?<![\p{L}\d.,/-])[\p{L}\d](?:[\p{L}\d]|[.,/+-](?=[\p{L}\d]))*/gu;
const UNITS =
  '[kmg]?w kva k?v a h m?l [ckm]?m[23²³]? [kmg]?g mg t x st nd rd th [ap]m [gtm]b [gm]?hz mp gsm ply dpi mil hp ' +
  'psi k?n bar µm my db micron percent lumens? volts? watts? denier °?[cf]';
const UNIT = `(?:${UNITS.replaceAll(' ', '|')})`;
/** Behind capitals: "EN 397", "DIN EN ISO 4014", "AISI 316", with a kind of it "EN 10204 3.1". */
const NUMBERED = /^[\s-]?(?:EN |ISO |IEC )*\d[\d:-]+(?:[\s/,-]{1,2}(?:type |typ )?\d\.\d(?![\d.]))?(?![.,]?\d|\p{L})/u;
const STANDARD = new RegExp(`^(?:${STANDARDS})$`, 'u');
/** The letters of standards alone: "EN", "ASTM". */
export const isStandard = (mark: string): boolean => STANDARD.test(mark);
const MEASURED = new RegExp(`^\\d[\\d.,]*-?${UNIT}$`, 'iu');

/** Names of kinds and grades: with digits and letters ("B-s1,d0", "A4"), numbers of steels ("1.4401"), capitals ("PZH"), standards ("EN 397"). */
export function marksIn(text: string): { mark: string; start: number }[] {
  const isShouted = !/\p{Ll}/u.test(text);
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    // "FSC-gecertificeerd"
    const mark = token.replace(/(?<=[\p{Lu}\d])-\p{L}?\p{Ll}[\p{L}-]*$/u, '');
    const number = /^\p{Lu}{2,5}$/u.test(mark) ? NUMBERED.exec(text.slice(index + mark.length))?.[0] : undefined;
    if (number !== undefined) return [{ mark: `${mark}${number}`, start: index }];
    if (isStandard(mark)) return [];
    const isKind = /\d/.test(mark)
      ? /^\d\.\d{4}$/.test(mark) ||
        (/\p{Lu}/u.test(mark) && /^(?:\p{Lu}|\d{2,}\p{Lu}{1,2}$)/u.test(mark) && !MEASURED.test(mark))
      : !isShouted &&
        /^\p{Lu}{2}/u.test(mark) &&
        !isCommon(mark) &&
        currencyOf(mark) === null &&
        !OF_THE_ORDER.test(mark);
    return isKind ? [{ mark, start: index }] : [];
  });
}

/** "HQ only approved …", "EHS has to …": who speaks, at the head of a clause that goes on. */
const isSubject = (words: string, mark: string, start: number): boolean =>
  !/\d/.test(mark) &&
  words.slice(0, start).trim() === '' &&
  CUED.test(
    words
      .slice(start + mark.length)
      .replace(/\P{L}+$/u, '')
      .slice(0, 14),
  );

/** Marks that "and" joins have all to be there; others stand for each other. */
function groupsOf(words: string, marks: { mark: string; start: number }[]): { mark: string; start: number }[][] {
  const groups: { mark: string; start: number }[][] = [];
  for (const [at, one] of marks.entries()) {
    const before = marks[at - 1];
    const between = before ? words.slice(before.start + before.mark.length, one.start) : '';
    if (!before || /^\W*(?:and|und|et|y|e|en|i|plus|sowie|oraz|&|\+)\W*$/iu.test(between)) groups.push([one]);
    else groups.at(-1)?.push(one);
  }
  return groups;
}

const NUMBER = `(?:\\d+(?:[.,]\\d+)?|${COUNT_WORD}|${numberWords()})`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<count>${NUMBER})[\\s-]{0,2}(?<unit>\\p{L}+|%|°C)(?:/m[2²])?(?![\\p{L}\\d])`,
  'giu',
);
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30.4375, quarter: 91.3125, year: 365.25 };

/** Amounts with a unit of time or measure; lengths of time in days. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].flatMap(({ 0: words, index, groups: { count = '', unit = '' } = {} }): Amount[] => {
    const value = /^\d/.test(count)
      ? Number(count.replace(',', '.'))
      : (parseCountWord(count) ?? parseNumberWord(count));
    const days = DAYS[timeOf(unit) ?? (/^jährige?[nrs]?$/iu.test(unit) ? 'year' : '')];
    const isMeasure = unit === '%' || unit === '°C' || (unit !== 'x' && MEASURED.test(`1${unit}`));
    if (value === null || (days === undefined && !isMeasure)) return [];
    const span = { start: index, end: index + words.length };
    return [
      days === undefined
        ? { value, unit: unit.toLowerCase(), ...span }
        : { value: value * days, unit: 'days', ...span },
    ];
  });

const CUES = new RegExp(
  `(?<![\\p{L}\\d])(?:${[INSISTS, REQUIRES, ONLY_WORDS, AT_LEAST, UPPER, NEW_GOODS].map(anyOf).join('|')})(?![\\p{L}])`,
  'giu',
);
const isCommon = (word: string): boolean =>
  FUNCTION_WORDS.has(word.toLowerCase()) || COMMON_WORDS.has(word.toLowerCase());

/** Words of a clause that tell something of a thing, and are no part of what it is called. */
function contentOf(words: string, needs: readonly Need[]): string[] {
  const parts = needs.flatMap(nounsOf);
  return [...new Set(words.replace(CUES, (cue) => ' '.repeat(cue.length)).match(/\p{L}{4,}/gu) ?? [])].filter(
    (word) =>
      !isCommon(word) &&
      timeOf(word) === null &&
      unitOf(word) === null &&
      parseNumberWord(word) === null &&
      !parts.some((part) => isSameStem(part, word)),
  );
}

/** The words right before and behind a mark: "atest PZH", "HPLC grade". */
const besides = (words: string, start: number, end: number, needs: readonly Need[]): string[] =>
  [/\p{L}+(?=\W{1,2}$)/u.exec(words.slice(0, start))?.[0], /^\W{1,2}(\p{L}+)/u.exec(words.slice(end))?.[1]].flatMap(
    (word) => (word === undefined ? [] : contentOf(word, needs)),
  );
