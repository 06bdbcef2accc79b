import { expect, it } from 'vitest';
import { readOrder } from './read-order.ts';
import { readQuotes } from '../extract.ts';
import { readTaxRates } from './read-tax-rates.ts';

it.each([
  ['HST counts (13%).', [['hst', '13']]],
  [
    '5% GST and 7% PST on everything',
    [
      ['gst', '5'],
      ['pst', '7'],
    ],
  ],
  [
    'GST 5% + PST 7%, we pay both',
    [
      ['gst', '5'],
      ['pst', '7'],
    ],
  ],
  ['mit 19 % MwSt. vergleichen', [['mwst.', '19']]],
  ['IVA del 21 %', [['iva', '21']]],
  ['TVA à 8,1 %', [['tva', '8.1']]],
  ['10% off, VAT extra', []],
])('reads the rates of taxes: %s', (brief, rates) =>
  expect(readTaxRates(brief).map(({ value }) => [value.tax, value.percent])).toEqual(rates),
);

it('reckons what offers leave open at the rates of the brief', () => {
  const notes =
    '10 rakes, PST 7% and GST 5%, both to pay.\n\nQuote 1 of 2:\nYard Co\nrakes 10 @ $20.00\nDelivered. Taxes extra.\n\nQuote 2 of 2:\nSpade Ltd\nrakes 10 @ $21.00\nfreight in, GST not included.';
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const readings = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(readings.map(({ offer }) => offer.charges.map(({ words, percent }) => [words, percent]))).toEqual([
    [
      ['PST', '7'],
      ['GST', '5'],
    ],
    [['GST', '5']],
  ]);
  expect(readings.map(({ offer }) => offer.freight.terms.map(({ kind }) => kind))).toEqual([
    ['included'],
    ['included'],
  ]);
});
