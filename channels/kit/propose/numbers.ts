import { phrasePattern } from '../../reading/phrases.ts';
import type { Candidate, Proposer, Weight } from '../slot.ts';

const NUMBER = String.raw`(\d{1,6}(?:\.\d+)?)`;

/**
 * Numbers with a word of theirs before or behind: `numbers({ before: 'magnitude|m', behind: 'km' }, …)`. Blanks, colons, "of", "at least" and the
 * like may stand between.
 */
export function numbers<T>(
  { before, behind }: { before?: string; behind?: string },
  read: (value: number, words: string) => T | null,
  weight: Weight = 'cued',
): Proposer<T> {
  const between = String.raw`(?:\s|[:=~≥>]|of|at|least|about|around|over|above|than|or)*`;
  const forms = [
    ...(before === undefined
      ? []
      : [
          `${phrasePattern({ before }).source}${between}${NUMBER}(?:\\s*(?:\\+|plus|or (?:more|above|greater|larger|higher)|and (?:up|above)))?`,
        ]),
    ...(behind === undefined
      ? []
      : [
          `(?<![\\p{L}\\d.])${NUMBER}\\+?[\\s-]*${phrasePattern({ behind }).source.replace('(?<![\\p{L}\\p{N}])', '')}`,
        ]),
  ].map((source) => new RegExp(source, 'giu'));
  return ({ text }) =>
    forms.flatMap((form) =>
      Array.from(text.matchAll(form)).flatMap((hit): Candidate<T>[] => {
        const value = read(Number(hit[1]), hit[0]);
        return value === null ? [] : [{ start: hit.index, end: hit.index + hit[0].length, value, weight }];
      }),
    );
}

/** How many of something are asked for: `top 10`, `5 papers`, `the 3 most recent`. */
export const most = (things: string): Proposer<number> =>
  numbers(
    {
      before: 'top|first|up to|at most|no more than|the latest|the newest|the last',
      behind: `${things}|most recent|newest|latest|most cited|best`,
    },
    (value) => (Number.isInteger(value) && value >= 1 && value <= 50 ? value : null),
    'listed',
  );
