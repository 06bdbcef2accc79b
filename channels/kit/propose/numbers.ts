import type { Language } from '../../reading/languages.ts';
import { AT_LEAST } from '../../reading/vocabulary/clause-words.ts';
import type { Candidate, Proposer, Weight } from '../slot.ts';
import { phrasesIn } from './by-language.ts';
import type { Phrases } from './by-language.ts';

/** With a point or a comma before decimals, or a comma between thousands. */
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)(?![\d])`;
const toNumber = (written: string): number => Number(written.replace(/,(?=\d{3}$)/, '').replace(',', '.'));

/**
 * Numbers with a word of theirs before or behind: `numbers({ before: 'magnitude|m', behind: 'km' }, …)`. Blanks, colons, "of", "at least" and the
 * like may stand between. A number beside a phrase of `unlike` is another measure, or the other end of this one, and left unread.
 */
export function numbers<T>(
  { before, behind, unlike }: { before?: Phrases; behind?: Phrases; unlike?: Phrases },
  read: (value: number, words: string) => T | null,
  weight: Weight = 'cued',
): Proposer<T> {
  const [beforeIn, behindIn, unlikeIn] = [before ?? {}, behind ?? {}, unlike ?? {}].map(phrasesIn);
  const made = new Map<string, RegExp[]>();
  const formsIn = (languages: readonly Language[]): RegExp[] => {
    const key = languages.join(' ');
    const forms = made.get(key) ?? toForms(beforeIn?.(languages), behindIn?.(languages), leastIn(languages));
    made.set(key, forms);
    return forms;
  };
  return ({ text, languages }) => {
    const other = unlikeIn?.(languages);
    return formsIn(languages).flatMap((form) =>
      Array.from(text.matchAll(form)).flatMap((hit): Candidate<T>[] => {
        const end = hit.index + hit[0].length;
        const near = `${lastOf(text.slice(Math.max(0, hit.index - NEAR), hit.index))}${hit[0]}${firstOf(text.slice(end, end + NEAR))}`;
        const value = other && near.search(other) >= 0 ? null : read(toNumber(hit[1] ?? ''), hit[0]);
        return value === null ? [] : [{ start: hit.index, end, value, weight }];
      }),
    );
  };
}

const leastIn = phrasesIn(AT_LEAST);
const BETWEEN = String.raw`(?:\s|[:=~≥>]|of|at|least|about|around|over|above|than|or)*`;
const MORE = String.raw`(?:\s*(?:\+|plus|or (?:more|above|greater|larger|higher)|and (?:up|above)))?`;

function toForms(lead?: RegExp | null, unit?: RegExp | null, least?: RegExp | null): RegExp[] {
  const more = least ? `(?:${least.source})?\\s{0,3}` : '';
  return [
    ...(lead ? [`${lead.source}${BETWEEN}${more}${NUMBER}${MORE}`] : []),
    ...(unit ? [`(?<![\\p{L}\\d.,])${NUMBER}\\+?[\\s-]*${unit.source.replace('(?<![\\p{L}\\p{N}])', '')}`] : []),
  ].map((source) => new RegExp(source, 'giu'));
}

/** Characters beside a number in which another word for it is looked for, within its part of the sentence. */
const NEAR = 18;
const lastOf = (text: string): string => text.split(/[,;.:!?()\n]/).at(-1) ?? '';
const firstOf = (text: string): string => text.split(/[,;:!?()\n]|\.(?!\d)/)[0] ?? '';

const COUNTS = 'two three four five six seven eight nine ten'.split(' ');

/** How many of something are asked for: `top 10`, `5 papers`, `the 3 most recent`, `the last three`. */
export function most(things: string): Proposer<number> {
  const form = {
    before: 'top|first|up to|at most|no more than|the latest|the newest|the last',
    behind: `${things}|most recent|newest|latest|most cited|best`,
    unlike: 'hours|days|weeks|months|years',
  };
  const isCount = (value: number): number | null =>
    Number.isInteger(value) && value >= 1 && value <= 50 ? value : null;
  const inFigures = numbers(form, isCount, 'listed');
  const inWords = new RegExp(
    String.raw`\b(?:top|first|last|latest|newest) (${COUNTS.join('|')})\b(?! (?:${form.unlike}|quarters)\b)`,
    'gi',
  );
  return (brief) => [
    ...inFigures(brief),
    ...Array.from(brief.text.matchAll(inWords), (hit): Candidate<number> => ({
      start: hit.index,
      end: hit.index + hit[0].length,
      value: COUNTS.indexOf(hit[1]?.toLowerCase() ?? '') + 2,
      weight: 'listed',
    })),
  ];
}
