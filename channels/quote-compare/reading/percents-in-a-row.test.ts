import { describe, expect, it } from 'vitest';
import { findNumerals } from '../../reading/numerals.ts';
import { withPercentsInARow } from './percents-in-a-row.ts';

const percentsIn = (text: string): string[] =>
  withPercentsInARow(findNumerals(text, '.'), text).flatMap(({ isPercent, value }) =>
    isPercent ? [value.toFixed()] : [],
  );

describe('withPercentsInARow', () => {
  it.each([
    ['two bare percents that the line bears out', 'KB-7  hinge  30  8.00  40+10  129.60', ['46']],
    ['three of them', 'KB-7  hinge  100  10.00  50+20+10  360.00', ['64']],
    ['two with signs, and no amount', 'KB-7 hinge at 8.00 less 40%+10%', ['46']],
    ['a bare percent below its heading', 'Code  Qty  List  Disc  Net\nKB-7  30  8.00  25  180.00', ['25']],
  ])('takes %s for one', (_what, text, percents) => {
    expect(percentsIn(text)).toEqual(percents);
  });

  it.each([
    ['counts that are added', 'KB-7  hinge  40+10  8.00  400.00'],
    ['a bare number under no heading', 'KB-7  hinge  30  8.00  25  180.00'],
    ['a bare number that the line comes out without', 'Code  Qty  List  Disc  Net\nKB-7  25  8.00  200.00'],
  ])('leaves %s', (_what, text) => {
    expect(percentsIn(text)).toEqual([]);
  });
});
