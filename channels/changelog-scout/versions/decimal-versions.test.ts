import { describe, expect, it } from 'vitest';
import { compareDecimals, countsInDecimals } from './decimal-versions.ts';

describe('versions as decimals', () => {
  it.each([
    [['2.10', '2.095_01', '2.095', '2.09', '2.085'], true],
    [['2.10', '2.095-TRIAL', '2.09', '2.085'], true],
    [['2.10', '2.9', '2.8'], false],
    [['2.1.0', '2.095', '2.09'], false],
    [['1.2', '1.10'], false],
  ])('%j: %s', (versions, expected) => expect(countsInDecimals(versions)).toBe(expected));

  it('are ordered by value', () => expect(compareDecimals('2.085', '2.09')).toBeLessThan(0));
});
