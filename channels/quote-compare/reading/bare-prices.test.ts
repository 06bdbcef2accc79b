import { describe, expect, it } from 'vitest';
import { isMoney } from '../../reading/numerals.ts';
import { openQuote } from './open-quote.ts';

const needOf = (part: string, qty: string, at: number) => ({
  id: `need-${at}`,
  part,
  codes: [],
  qty,
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
});
const needs = [needOf('marquee 9m x 12m', '1', 1), needOf('safety boots', '60', 2)];
const pricesIn = (line: string): string[] =>
  openQuote(`Long Meadow Hire\n${line}`, { needs, shipToZip: null, vendorHints: [] })
    .quote.numerals.filter(isMoney)
    .map(({ value }) => value.toFixed());

describe('a number without sign or cents', () => {
  it.each([
    ['is a price behind the words of a need', '9x12 marquee 1295 up and down', ['1295']],
    ['is a price before what it is for', 'boots 2880 per pair', ['2880']],
    ['is none where it is the quantity', 'boots 60', []],
    ['is none behind other words', 'parking for 40', []],
    ['is none beside a price', 'boots 2880 at $31.00 a pair', ['31']],
    ['is none with a unit', 'marquee 200 m from the gate', []],
  ])('%s', (_what, line, prices) => {
    expect(pricesIn(line)).toEqual(prices);
  });
});
