import { Big } from 'big.js';
import { expect, it } from 'vitest';
import type { OfferedCharge } from '../offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';
import { openQuote } from '../reading/open-quote.ts';
import { readOpened } from '../reading/read-quote.ts';
import { settleCharges, sumOf } from './settle-charges.ts';

const tax = (percent: string, amount: string, start: number): OfferedCharge => ({
  ...PLAIN_CHARGE,
  kind: 'tax',
  words: 'GST',
  clause: `GST ${percent}% ${amount}`,
  statement: '',
  percent,
  amount,
  spans: [{ start, end: start + 9 }],
});
const item = (amount: string) => ({ description: '', amount, pieces: '1', packSize: null });

it('takes taxes at several rates for what each comes to on its part', () => {
  const given = { lines: new Big(1500), items: [item('1000.00'), item('500.00')], freight: null, isUntaxed: false };
  const { taxes } = settleCharges({ ...given, charges: [tax('5', '50.00', 0), tax('18', '90.00', 20)] });
  expect(sumOf(taxes).toFixed(2)).toBe('140.00');
  expect(taxes.map(({ stated }) => stated)).toEqual([null, null]);
});

it('still finds one rate wrong that is of everything', () => {
  const given = { lines: new Big(1500), items: [item('1000.00'), item('500.00')], freight: null, isUntaxed: false };
  const { taxes } = settleCharges({ ...given, charges: [tax('18', '90.00', 0)] });
  expect(taxes.map(({ stated }) => stated?.toFixed(2))).toEqual(['90.00']);
});

it.each([
  'Transport (tax incl.)   Rs. 1,500/-',
  'Delivery (incl. VAT): 1,500.00',
  'Handling (GST included)   1,500.00',
])('takes the amount behind a bracket on the tax for the charge before it: %s', (words) => {
  const { freight, charges } = readOpened(
    openQuote(`Karur Pumps\n${words}\nTotal 4,500.00`, { needs: [], shipToZip: null, vendorHints: [] }),
    { today: '2027-03-01', isKnown: true },
  );
  expect([freight.amount?.amount, ...charges.map(({ amount }) => amount)]).toContain('1500.00');
  expect(charges.some(({ kind }) => kind === 'tax')).toBe(false);
});
