import type { Language } from '../../reading/languages.ts';
import { LATIN_LETTER } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import * as words from '../../reading/vocabulary/period-words.ts';

/** A text put otherwise, and for each of its characters the place in the text as it was written. */
export interface Put {
  text: string;
  at: readonly number[];
}

type Table = Readonly<Partial<Record<Language, string>>>;
/** What is looked for in the languages of a brief, and how English says it. */
type Rule = (of: (table: Table) => string) => readonly [source: string, english: string];

const MONTHS = `(?:${Object.keys(words.MONTHS_ABROAD).join('|')})`;
const YEAR = String.raw`(?:19|20)\d{2}(?!\d|[.-]\d)`;
/** A day, a month or a year begins here. */
const POINT = String.raw`(?=(?:\d{1,2}(?:er|º|\.)?\s+${MONTHS}|\d{1,4}[./-]\d|${MONTHS}|${YEAR}))`;
/** Between words; the English of it takes the blanks that are there. */
const whole = (source: string): string => `(?<!${LATIN_LETTER}|\\d)${source}(?!${LATIN_LETTER}|\\d)`;

const NUMBERS = Object.entries(words.COUNTS).map(([count, table]): Rule => (of) => [
  `${whole(of(table))}(?=.{1,40})`,
  count,
]);
const UNITS = Object.entries(words.UNITS_OF_TIME).flatMap(([unit, table]): Rule[] => [
  (of) => [
    whole(
      `(?:(?:${of(words.WITHIN)})\\s+)?(?:${of(words.LAST)}\\s+(\\d{1,3})|(\\d{1,3})\\s+${of(words.LAST)})\\s+${of(table)}`,
    ),
    `in the last $1$2 ${unit}s`,
  ],
  (of) => [
    whole(`(?:(?:${of(words.WITHIN)})\\s+)?(?:${of(words.LAST)}\\s+${of(table)}|${of(table)}\\s+${of(words.LAST)})`),
    `last ${unit}`,
  ],
  (of) => [whole(`${of(words.THIS)}\\s+${of(table)}`), `this ${unit}`],
]);

/** In order: what is made of several words before the words themselves. */
const RULES: readonly Rule[] = [
  (of) => [whole(of(words.START_OF_YEAR)), 'since this year'],
  ...NUMBERS,
  ...UNITS,
  ...Object.entries(words.MONTHS_ABROAD).map(([english, names]): Rule => (of) => [whole(of(names)), english]),
  () => [`(?<=${MONTHS})\\s+(?:de|del|do)(?=\\s+\\d{4})|(?<=\\d)\\s+de(?=\\s+${MONTHS})`, ''],
  ...Object.entries(words.WEEKDAYS).map(([english, names]): Rule => (of) => [
    whole(`${of(words.SINCE)}\\s+(?:${names.replaceAll('*', `${LATIN_LETTER}*`)})`),
    `since ${english}day`,
  ]),
  (of) => [whole(of(words.YESTERDAY)), 'yesterday'],
  (of) => [whole(of(words.TODAY)), 'today'],
  (of) => [
    `${whole(of(words.BETWEEN))}\\s+${POINT}(.{4,24}?)\\s+${whole(of(words.UP_TO))}\\s+${POINT}`,
    'between $1 and ',
  ],
  (of) => [
    `${whole(of(words.BETWEEN))}\\s+(\\d{1,2})(?:er|º|\\.)?\\s+${whole(of(words.UP_TO))}\\s+(\\d{1,2})\\.?\\s+(${MONTHS})(\\s+\\d{4})?`,
    'between $1 $3$4 and $2 $3$4',
  ],
  (of) => [`${whole(of(words.SINCE))}\\s+${POINT}`, 'since '],
  (of) => [`${whole(of(words.BEFORE))}\\s+${POINT}`, 'before '],
  (of) => [`${whole(of(words.AFTER))}\\s+${POINT}`, 'after '],
  (of) => [`${whole(of(words.IN_TIME))}\\s+(?=${YEAR}|${MONTHS})`, 'in '],
];

/** The words for days and times of a brief in English, as the reader of periods has them; everything else stays. */
export function putPeriods(put: Put, languages: readonly Language[]): Put {
  const abroad = languages.filter((language) => language !== 'en');
  return abroad.length === 0 ? put : patternsOf(abroad).reduce(swap, put);
}

/** Compiled once for the languages of a brief. */
const known = new Map<string, readonly (readonly [RegExp, string])[]>();

function patternsOf(languages: readonly Language[]): readonly (readonly [RegExp, string])[] {
  const key = languages.join(' ');
  const of = (table: Table): string =>
    anyOf(Object.fromEntries(languages.flatMap((language) => (table[language] ? [[language, table[language]]] : []))));
  const made =
    known.get(key) ??
    RULES.map((rule) => {
      const [source, english] = rule(of);
      return [new RegExp(source, 'giu'), english] as const;
    });
  known.set(key, made);
  return made;
}

/** Replaces, and keeps where each character came from. */
export function swap({ text, at }: Put, [pattern, english]: readonly [RegExp, string]): Put {
  const parts: string[] = [];
  const places: number[] = [];
  let from = 0;
  const keep = (until: number): void => {
    parts.push(text.slice(from, until));
    for (let place = from; place < until; place++) places.push(at[place] ?? place);
  };
  for (const hit of text.matchAll(pattern)) {
    keep(hit.index);
    from = hit.index + hit[0].length;
    const said = english.replace(/\$(\d)/g, (_, group: string) => hit[Number(group)] ?? '');
    parts.push(said);
    const [first, last] = [at[hit.index] ?? hit.index, at[from - 1] ?? from - 1];
    for (let place = 0; place < said.length; place++) places.push(place < said.length / 2 ? first : last);
  }
  if (parts.length === 0) return { text, at };
  keep(text.length);
  return { text: parts.join(''), at: places };
}
