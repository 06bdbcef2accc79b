import { expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2030-01-02T03:04:05Z');

it.each([
  ['0', 0],
  ['120', 120_000],
  [' 5 ', 5_000],
  ['1.5', 1_500],
  ['Wed, 02 Jan 2030 03:05:05 GMT', 60_000],
  ['Wed, 02 Jan 2030 03:03:05 GMT', 0],
  [undefined, undefined],
  ['', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['9999999999999', 999_999_999_000],
  ['9'.repeat(400), 999_999_999_000],
  ['1e3', undefined],
])('Retry-After %j is %s ms', (value, expected) => {
  expect(parseRetryAfter(value, NOW)).toBe(expected);
});
