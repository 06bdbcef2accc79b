import { describe, expect, it } from 'vitest';
import { DERIVATION_RULES } from '#contracts/evidence.ts';
import type { DerivationRule } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import { isDerivationRight } from './derivations.ts';

type Case = [DerivationRule, Json[], Json];

const RIGHT: Case[] = [
  ['iso-date', ['Sep 14, 2026'], '2026-09-14'],
  ['iso-date', ['Released 2018/08/10'], '2018-08-10'],
  ['iso-date', ['24/03/2021'], '2021-03-24'],
  ['iso-date', ['2026-07-11T22:10:00Z'], '2026-07-11'],
  ['iso-date', ['14 September', '2026'], '2026-09-14'],
  ['iso-date', ['2026', 'September 14'], '2026-09-14'],
  ['iso-date', ['03/04/2021', '24/03/2021'], '2021-04-03'],
  ['iso-date', ['03/04/2021', '03/24/2021'], '2021-03-04'],
  ['iso-date-day-first', ['03/04/2021'], '2021-04-03'],
  ['iso-date-month-first', ['03/04/2021'], '2021-03-04'],
  ['month', ['September 2026'], '2026-09'],
  ['sum', ['1250.00', '48.50'], '1298.50'],
  ['sum', ['0.1', '0.2'], '0.3'],
  ['sum', ['1,250.00', '48,50'], '1298.50'],
  ['sum', [10.005], '10.01'],
  ['sum', [5, '7'], 12],
  ['difference', ['100.00', '12.50', '7.50'], '80.00'],
  ['difference', ['5', '8'], '-3'],
  ['product', ['25', '.2180'], '5.45'],
  ['product', ['3', '1.335'], '4.01'],
  ['quotient', ['10', '3'], '3.33'],
  ['quotient', ['2', '3'], '0.6667'],
  ['percent', ['250.00', '8.25'], '20.63'],
  ['per-hundred', ['250', '12.40'], '31.00'],
  ['per-thousand', ['2500', '12.40'], '31.00'],
  ['weeks', ['3'], 21],
  ['whole-quotient', ['250', '100'], 3],
  ['whole-quotient', ['300', '100'], '3'],
  ['day-after', ['2026-02-27', '2'], '2026-03-01'],
  ['nothing', ['freight included'], '0.00'],
  ['instant', ['1735689600000'], '2025-01-01T00:00:00Z'],
  ['instant', ['-1500'], '1969-12-31T23:59:58Z'],
  ['in-words', ['2', 'dozen'], 24],
  ['in-words', ['two'], '2'],
  ['in-words', ['46.5', 'cents'], '0.465'],
  ['in-words', ['forty-eight'], '48'],
  ['in-words', ['half', 'dozen'], '6'],
  ['in-words', ['1.5k'], '1500.00'],
  ['next-day', ['Dec 4', '2026-11-20'], '2026-12-04'],
  ['next-day', ['Jan 4', '2026-11-20'], '2027-01-04'],
  ['next-day', ['12/4', '2026-11-20'], '2026-12-04'],
  ['next-day', ['Friday', '2026-11-21'], '2026-11-27'],
  ['count', ['a', 'b', 'c'], 3],
  ['days', ['2026-02-27', '2026-03-01'], 2],
  ['days', ['2026-03-01', '2026-02-27'], 2],
  ['distance-miles', [40.7505, -73.9934, 40.7527, -73.9772], '0.86'],
  ['distance-miles', ['0', '0', '0', '180'], '12436.82'],
  ['joined', ['Ironvale', 'Fixings'], 'Ironvale Fixings'],
  ['joined', ['please check it .', 'It leaks'], 'please check it. It leaks'],
  ['joined', ['12 Kestrel Lane', 'Harbour Town'], '12 Kestrel Lane, Harbour Town'],
  ['absolute-link', ['../b?c=1', 'https://pages.example/a/x'], 'https://pages.example/b?c=1'],
  ['official-link', ['nhtsa-recall', '19V123000'], 'https://www.nhtsa.gov/recalls?nhtsaId=19V123000'],
  ['official-link', ['osm-way', 42], 'https://www.openstreetmap.org/way/42'],
  ['unit-ratio', ['ft', 'metre'], '0.3048'],
  ['unit-ratio', ['lb', 'kg'], '0.45359237'],
  ['unit-ratio', ['Yards', 'ft.'], 3],
  ['unit-ratio', ['ton', 'kg'], 1000],
];

const WRONG: Case[] = [
  ['iso-date', ['Sep 14, 2026'], '2026-09-15'],
  ['iso-date', ['Sep 14'], '2026-09-14'],
  ['iso-date', ['03/04/2021'], '2021-04-03'],
  ['iso-date', ['03/04/2021'], '2021-03-04'],
  ['iso-date', ['03/04/2021', '24/03/2021'], '2021-03-04'],
  ['iso-date', ['03/04/2021', '24/03/2021', '03/25/2021'], '2021-04-03'],
  ['iso-date-day-first', ['03/24/2021'], '2021-04-03'],
  ['iso-date-day-first', ['03/04/2021'], '2021-03-04'],
  ['month', ['September'], '2026-09'],
  ['sum', ['1250.00', '48.50'], '1298.51'],
  ['sum', [], 0],
  ['sum', ['no number'], 0],
  ['difference', ['100', '20'], '20'],
  ['product', ['3', '4'], '34'],
  ['quotient', ['1', '0'], '0'],
  ['quotient', ['10', '3'], '3.34'],
  ['percent', ['250.00', '8.25'], '20.62'],
  ['percent', ['250.00'], '0'],
  ['per-hundred', ['250', '12.40'], '3.10'],
  ['weeks', ['3'], 15],
  ['whole-quotient', ['250', '100'], 2],
  ['whole-quotient', ['250', '0'], 3],
  ['day-after', ['2026-02-27', '2'], '2026-02-29'],
  ['day-after', ['February 27', '2'], '2026-03-01'],
  ['day-after', ['2026-02-27', 'two'], '2026-03-01'],
  ['nothing', ['freight included'], '1.00'],
  ['nothing', ['freight not included'], '0.00'],
  ['nothing', ['delivery excluded'], '0.00'],
  ['instant', ['1735689600000'], '2025-01-01T00:00:01Z'],
  ['instant', ['soon'], '2025-01-01T00:00:00Z'],
  ['nothing', ['0.00'], '0.00'],
  ['unit-ratio', ['ft', 'm'], '0.305'],
  ['unit-ratio', ['m', 'ft'], '3.2808399'],
  ['unit-ratio', ['ft', 'kg'], '1'],
  ['unit-ratio', ['ft'], '1'],
  ['unit-ratio', ['ton', 'lb'], 2000],
  ['unit-ratio', ['boxes', 'boxes'], '1'],
  ['in-words', ['2', 'boxes'], 2],
  ['in-words', ['forty-dozen'], 52],
  ['in-words', ['dozen'], 10],
  ['in-words', [], 1],
  ['next-day', ['Dec 4', '2026-11-20'], '2027-12-04'],
  ['next-day', ['soon', '2026-11-20'], '2026-11-20'],
  ['next-day', ['Dec 4', 'today'], '2026-12-04'],
  ['nothing', ['freight at cost'], '0.00'],
  ['count', ['a', 'b'], 3],
  ['days', ['2026-02-27', 'March 1, 2026'], 2],
  ['distance-miles', [40.7505, -73.9934, 40.7527, -73.9772], '0.96'],
  ['distance-miles', [40.7505, -73.9934, 40.7527], '0.86'],
  ['joined', ['Ironvale', 'Fixings'], 'Fixings Ironvale'],
  ['joined', ['Ironvale', 'Fixings'], 'Ironvale Not Fixings'],
  ['joined', ['Ironvale'], 'Ironvale Ltd'],
  ['joined', [], ''],
  ['absolute-link', ['../b', 'https://pages.example/a/x'], 'https://other.example/b'],
  ['absolute-link', ['b'], 'https://pages.example/b'],
  ['official-link', ['nhtsa-recall', '19V123000'], 'https://nhtsa.example/19V123000'],
  ['official-link', ['nhtsa-recall', 'x&y=19V123000'], 'https://www.nhtsa.gov/recalls?nhtsaId=x&y=19V123000'],
  ['official-link', ['constructor', '1'], null],
];

describe('isDerivationRight', () => {
  it.each(RIGHT)('accepts %s of %j as %j', (rule, from, value) => {
    expect(isDerivationRight({ cell: 'x', rule, from, value })).toBe(true);
  });

  it.each(WRONG)('refuses %s of %j as %j', (rule, from, value) => {
    expect(isDerivationRight({ cell: 'x', rule, from, value })).toBe(false);
  });

  it('has a case for every rule, and refuses a rule that does not exist', () => {
    expect(new Set(RIGHT.map(([rule]) => rule))).toEqual(new Set(DERIVATION_RULES));
    expect(isDerivationRight({ cell: 'x', rule: 'toString' as DerivationRule, from: ['1'], value: '1' })).toBe(false);
  });
});
