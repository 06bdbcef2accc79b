import { expect, it } from 'vitest';
import { allHits } from './all-hits.ts';

const PATTERN = /(?<word>\p{L}*)(?=[ ;]|$)/gu;

it('finds what matchAll finds, empty hits among them, at every call', () => {
  for (const text of ['freight; tax', '', ' ;; fee', 'fee'])
    expect(allHits(PATTERN, text).map(({ index, groups }) => [index, groups?.word])).toEqual(
      Array.from(text.matchAll(PATTERN), ({ index, groups }) => [index, groups?.word]),
    );
});
