import { describe, expect, it } from 'vitest';
import { numbersIn, parseWorking, partsOf, valueOf } from './parse-working.ts';

const worth = (text: string): string | null => {
  const working = parseWorking(text);
  return working ? (valueOf(working)?.toFixed() ?? null) : null;
};

describe('arithmetic of an amount', () => {
  it.each([
    ['40 * 12.50', '500'],
    ['up(180 / 50) * 62.00', '248'],
    ['(12 - 2) * 9.90', '99'],
    ['5000 * 28.00 / 1000', '140'],
    ['(40 * 12.50 + 96.00) * 10%', '59.6'],
    ['1250 × 2 ÷ 4', '625'],
    ['7 - 2 - 1', '4'],
    ['up(40)', '40'],
    ['10 / 3', '3.33333333'],
    [' 450 ', '450'],
  ])('%s comes to %s', (text, value) => {
    expect(worth(text)).toBe(value);
  });

  it.each([
    '',
    '40 *',
    '* 40',
    '40 x 12',
    '1,200.50',
    '(40',
    '40)',
    '4 / 0',
    '4 / (2 - 2)',
    'down(4)',
    '€40',
    '4e3',
    '1..2',
  ])('"%s" is none', (text) => {
    expect(parseWorking(text)).toBeNull();
  });

  it('is refused where it is longer than a working of one amount', () => {
    expect(parseWorking(Array.from({ length: 40 }, () => '1').join(' + '))).toBeNull();
    expect(parseWorking(`${'('.repeat(5_000)}1${')'.repeat(5_000)}`)).toBeNull();
  });

  it('knows its numbers, and what its parts come to', () => {
    const working = parseWorking('up(180 / 50) * 62.00 + 5')!;
    expect(numbersIn(working).map(String)).toEqual(['180', '50', '62', '5']);
    expect(partsOf(working).map(String)).toEqual(expect.arrayContaining(['253', '248', '4', '3.6', '62']));
  });
});
