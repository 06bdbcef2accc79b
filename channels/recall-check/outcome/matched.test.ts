import { expect, it } from 'vitest';
import { NO_MATCH, type ProductMatch } from '../match/product-match.ts';
import { blankRecord } from '../sources/record.ts';
import { distinctMatches } from './matched.ts';

const near = (key: string, more: Partial<ProductMatch>) => ({
  record: blankRecord('CPSC', key),
  match: { ...NO_MATCH, level: 'possible' as const, ...more },
  requestId: 'cpsc',
  isAlone: false,
});
const keysOf = (...matches: ReturnType<typeof near>[]): string[] =>
  distinctMatches(matches).map(({ record }) => record.key);

it('keeps what is named, else what has a word of its name, else all that is near', () => {
  const [brand, line, named] = [near('brand', {}), near('line', { isByLine: true }), near('named', { isByName: true })];
  expect(keysOf(brand, line, named)).toEqual(['named']);
  expect(keysOf(brand, line)).toEqual(['line']);
  expect(keysOf(brand, near('other', {}))).toEqual(['brand', 'other']);
});
