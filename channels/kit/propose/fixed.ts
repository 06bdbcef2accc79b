import { phrasePattern } from '../../reading/phrases.ts';
import type { Candidate, Proposer, Weight } from '../slot.ts';

/** Values whose form alone tells them, such as `CVE-2021-44228`. The pattern's group `value`, where it has one, is what is read; the rest speaks for it. */
export function codes<T>(pattern: RegExp, read: (words: string) => T | null, weight: Weight = 'code'): Proposer<T> {
  const all = new RegExp(pattern.source, [...new Set(`${pattern.flags}gd`)].join(''));
  return ({ text }) =>
    Array.from(text.matchAll(all)).flatMap((hit): Candidate<T>[] => {
      const words = hit.groups?.['value'] ?? hit[0];
      const value = read(words);
      const whole = { start: hit.index, end: hit.index + hit[0].length };
      const [start, end] = hit.indices?.groups?.['value'] ?? [whole.start, whole.end];
      return value === null ? [] : [{ start, end, value, weight, cue: whole }];
    });
}

/** Words of a closed list and what they stand for: `{ 'phase 3|phase iii': 'PHASE3' }`. */
export function words<T>(vocabulary: Readonly<Record<string, T>>, weight: Weight = 'cued'): Proposer<T> {
  const entries = Object.entries(vocabulary).map(
    ([phrases, value]) => [new RegExp(phrasePattern({ phrases }).source, 'giu'), value] as const,
  );
  return ({ text }) =>
    entries.flatMap(([pattern, value]) =>
      Array.from(text.matchAll(pattern), (hit): Candidate<T> => ({
        start: hit.index,
        end: hit.index + hit[0].length,
        value,
        weight,
      })),
    );
}
