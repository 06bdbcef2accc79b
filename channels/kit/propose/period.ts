import { z } from 'zod';
import { readTimeWindow } from '../../changelog-scout/brief/time-window.ts';
import type { BriefText, Candidate, Proposer } from '../slot.ts';
import { putPeriods, swap } from './period-abroad.ts';
import type { Put } from './period-abroad.ts';

const Day = z.iso.date();

/** Days from and to, both included; null: open on that side. */
export const Period = z.strictObject({ from: Day.nullable(), to: Day.nullable() });
export type Period = z.infer<typeof Period>;

/** Periods of one brief that are looked for: where they differ, the caller is asked. */
const MOST = 4;

/** The days that a brief asks for: `last week`, `since March 2024`, `between 1 May and 3 June`, counted from the day of the take. */
export const period: Proposer<Period> = (brief) => {
  const found = known.get(brief) ?? findPeriods(brief);
  known.set(brief, found);
  return found;
};

/** Every slot that reads phrases asks where a period begins. */
const known = new WeakMap<BriefText, Candidate<Period>[]>();

function findPeriods({ text, acceptedAt, languages }: BriefText): Candidate<Period>[] {
  const put = SPELT.reduce(swap, putPeriods(SPELT.reduce(swap, { text, at: [] }), languages));
  const found: Candidate<Period>[] = [];
  let rest = put.text;
  while (found.length < MOST) {
    const window = readTimeWindow(rest, acceptedAt);
    const start = window ? rest.indexOf(window.words) : -1;
    if (!window || start < 0 || window.words === '') break;
    const end = start + window.words.length;
    const value = { from: window.from, to: window.to };
    if (Period.safeParse(value).success) found.push({ ...placeOf(put, start, end), value, weight: 'cued' });
    rest = rest.slice(0, start) + '\u0001'.repeat(end - start) + rest.slice(end);
  }
  return found;
}

const placeOf = ({ at }: Put, start: number, end: number) => ({
  start: at[start] ?? start,
  end: (at[end - 1] ?? end - 1) + 1,
});

const YEAR = String.raw`(?:19|20)\d{2}(?!\d|[.-]\d)`;
const NAME =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)';
/** What stands for two points and gives the month or year of the first with the second alone, or is a row of years. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  // A point behind a year ends a sentence.
  [new RegExp(String.raw`(?<=(?<![\d.-])(?:19|20)\d{2})\.(?=\s|$)`, 'gu'), ';'],
  [
    new RegExp(
      String.raw`(?<![\d.-])(\d{1,2})(?:st|nd|rd|th)?\s*(?:-|–|to|and)\s*(\d{1,2})(?:st|nd|rd|th)? (${NAME} ${YEAR})`,
      'gu',
    ),
    'between $1 $3 and $2 $3',
  ],
  [
    new RegExp(String.raw`\b(${NAME}) (\d{1,2})\s*(?:-|–|to)\s*(\d{1,2}), (${YEAR})`, 'gu'),
    'between $2 $1 $4 and $3 $1 $4',
  ],
  [
    new RegExp(String.raw`\b(${NAME})\s*(?:-|–|to|and|und|et|y|e|en|i)\s*(${NAME}) (${YEAR})`, 'gu'),
    'between $1 $3 and $2 $3',
  ],
  [
    new RegExp(String.raw`(?<![\d.-])(${YEAR})(?:, ${YEAR})*(?:,? (?:and|und|et|y|e|en|i|oraz)|,| &) (${YEAR})`, 'gu'),
    'between $1 and $2',
  ],
  [
    new RegExp(String.raw`(?<![\d.-])(${YEAR}) (?:onwards?|and later|or later|and newer|or newer|to date)\b`, 'gu'),
    'since $1',
  ],
];

export const tellPeriod = ({ from, to }: Period): string =>
  from === to ? `on ${from}` : [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');

/** Whether a day or instant is within a period; one that is not known is. */
export const isWithinPeriod = (at: unknown, within: Period | null): boolean =>
  within === null ||
  typeof at !== 'string' ||
  ((within.from === null || at.slice(0, 10) >= within.from) && (within.to === null || at.slice(0, 10) <= within.to));
