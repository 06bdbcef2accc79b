import { describe, expect, it } from 'vitest';
import { findNumerals, joinSpaced, readDecimalMark } from './numerals.ts';

const values = (text: string): string[] =>
  findNumerals(text, readDecimalMark(text)).map(
    ({ value, currency, isPercent }) => `${value.toFixed()}${currency ?? ''}${isPercent ? '%' : ''}`,
  );

describe('findNumerals', () => {
  it.each([
    ['Qty 24  R899.00  R21,576.00 and R12,500', ['24', '899ZAR', '21576ZAR', '12500ZAR']],
    ['CT-9-20 BLK   2400  $62.00/M    $148.80', ['2400', '62USD', '148.8USD']],
    ['1  SN-80  2 St  412,50 €  825,00 €  1.047,80 €', ['1', '2', '412.5EUR', '825EUR', '1047.8EUR']],
    ['Mesa $128.990 c/u, despacho $9.500', ['128990USD', '9500USD']],
    ['Il tavolo costa 1.180 € con il trasporto che è compreso', ['1180EUR']],
    ['at $1.125 each for the rod', ['1.125USD']],
    ['qty 500 @ $0.199 ea = $99.50', ['500', '0.199USD', '99.5USD']],
    ['$ .2180 and $  0.2050', ['0.218USD', '0.205USD']],
    ["1'284.50 CHF and 2’000.00", ['1284.5CHF', '2000']],
    ['Frt....29.00', ['29']],
    ['79 cents each, 52p per m, 8¢ and 45 ct je Stück', ['0.79', '0.52', '0.08', '0.45']],
    ['100 ct per box, 4c', ['100', '4']],
    ['Rs.61,250/- and Fr.35', ['61250INR', '35CHF']],
    ['EUR 45,- 12,50', ['45EUR', '12.5']],
    ['Less 5% (25.00) and 31.20-', ['5%', '25', '31.2']],
    ['6304-2RS 3/8-16 1-1/2 500-999 M8x40 HB-06-36', []],
    ['₹16,87,500.00 and ₹1,12,500', ['1687500INR', '112500INR']],
    ['JT-12  80 000 pcs  14,20 €  1 136,00 €', ['80000', '14.2EUR', '1136EUR']],
    ['¥128,000 und 45 円', ['128000JPY', '45JPY']],
    ['単価295円 59,000円', ['295JPY', '59000JPY']],
    ["CHF 1'245.– = CHF 9'960.–", ['1245CHF', '9960CHF']],
    ['12.50 EUR  24 pcs', ['12.5EUR', '24']],
    ['pump   2 st   à 18 450:-   36 900:- SEK', ['2', '18450', '36900SEK']],
    ['Item 2:- valves 18', ['2', '18']],
  ])('reads %s', (text, numbers) => {
    expect(values(text)).toEqual(numbers);
  });

  it('joins groups that a blank parts', () => {
    const text = 'Total 1 312,00';
    const [left, right] = findNumerals(text, ',');
    expect(left && right && joinSpaced(left, right, text)?.value.toFixed()).toBe('1312');
  });

  it('joins no column with the next', () => {
    const text = '24 116.40';
    const [left, right] = findNumerals(text, '.');
    expect(left && right && joinSpaced(left, right, text)?.value.toFixed()).toBe('24116.4');
    const wide = '24  116.40';
    const [first, second] = findNumerals(wide, '.');
    expect(first && second && joinSpaced(first, second, wide)).toBeNull();
  });

  it.each(['takes 5 days', 'bikes 20'])('takes the end of a word for no currency in "%s"', (text) => {
    expect(findNumerals(text, '.').map(({ currency }) => currency)).toEqual([null]);
  });
});

it('reads thousands that blanks part where columns end in them and no others are written', () => {
  const text =
    'Sheet 5 mm    8    2 050.00     16 400.00\nTransport                          600.00\nTotal                           17 000.00';
  const values = findNumerals(text, '.').map(({ value }) => value.toFixed(2));
  expect(values).toEqual(['5.00', '8.00', '2050.00', '16400.00', '600.00', '17000.00']);
  expect(findNumerals('Pipe   12 350.00\nTotal   4,200.00', '.').map(({ value }) => value.toFixed())).toContain('12');
});
