import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { countsOfBrief } from '../brief/read-counts.ts';
import { openQuote } from './open-quote.ts';
import { quoteCompare } from '../quote-compare.ts';
import { countedIn } from './paid-counts.ts';
import { readOpened } from './read-quote.ts';
import { withRates } from './with-rates.ts';

/** An offer for one thing, under a brief that counts what it counts. */
const rated = (brief: string, part: string, text: string) => {
  const need = { id: 'need-1', part, codes: [], qty: '1', qtyFrom: [], unit: 'each', start: 0, end: 0 };
  const opened = openQuote(`Ruby Valley\n${text}`, { needs: [need], shipToZip: null, vendorHints: ['Ruby Valley'] });
  const told = countsOfBrief(brief).map(({ value }) => value);
  const offer = readOpened(opened, { today: '2027-03-01', isKnown: true });
  return withRates(offer, countedIn(opened.quote, told));
};

describe('withRates', () => {
  it.each([
    ['24 months', 'fax line', 'Fax line, monthly recurring: $42.00', '1008.00'],
    ['24 months', 'fax line', 'Fax line MRC: $42.00', '1008.00'],
    ['24 months', 'fax line', 'Fax line $42.00 per month', '1008.00'],
    ['24 months', 'fax line', 'We keep the fax line for a fixed fee of $42.00 per month', '1008.00'],
    ['two years', 'fax line', 'Fax line $42.00 per month', '1008.00'],
    ['24 months', 'fax line', 'Fax line $504.00 p.a.', '1008.00'],
    ['24 months', 'fax line', 'Fax line $42.00', '42.00'],
    ['for six days', 'mini digger', 'mini digger 110/day', '660.00'],
    ['for six days', 'mini digger', 'mini digger £110 a day. Six days bills as four.', '440.00'],
    ['for six days', 'mini digger', 'mini digger £110 per day, 6 days for the price of five', '550.00'],
    ['für 6 Tage', 'Minibagger', 'Minibagger 110,00 € pro Tag', '660.00'],
    ['about a day of it', 'drain survey', 'drain survey £60 an hour, we bill 5 hours', '300.00'],
  ])('takes for "%s" %s at "%s" to come to %s', (brief, part, line, amount) => {
    expect(rated(brief, part, line).lines).toMatchObject([{ amount, isAmbiguous: false }]);
  });

  it.each([
    ['a digger, as long as it takes', 'mini digger', 'mini digger £110 a day'],
    ['for 5 days or for 8 days', 'mini digger', 'mini digger £110 a day'],
    ['for 18 months', 'fax line', 'Fax line $504.00 a year'],
    ['12 visits', 'gutter cleaning', 'gutter cleaning £45 a visit'],
  ])('doubts a line of "%s" for %s at "%s"', (brief, part, line) => {
    expect(rated(brief, part, line).lines).toMatchObject([{ isAmbiguous: true }]);
  });

  it.each([
    ['12 months', 'fax line', 'Monthly fee: $42.00\nFax line, 12 months: $504.00', '504.00'],
    [
      '12 months',
      'guarding',
      'Weekly charge                        $245.00\nGuarding (52 weeks)   $12,740.00',
      '12740.00',
    ],
    ['12 Monate', 'Wartung', 'Monatspauschale: 95,00 €\nWartung 12 Monate: 1.140,00 €', '1140.00'],
    ['12 meses', 'mantenimiento', 'Cuota mensual: 95,00 €\nMantenimiento 12 meses: 1.140,00 €', '1140.00'],
  ])('takes a price for one period beside that for all of %s once: %s, %s', (brief, part, text, amount) => {
    const { lines, charges } = rated(brief, part, text);
    expect([...lines, ...charges]).toMatchObject([{ amount }]);
  });

  it('keeps a fee that is no price for one period of the line', () => {
    const { charges } = rated('12 months', 'fax line', 'Monthly fee: $45.00\nFax line, 12 months: $504.00');
    expect(charges).toMatchObject([{ amount: '45.00' }]);
  });

  it('multiplies charges by what the brief counts', () => {
    const { charges } = rated('topsoil, 4 truckloads', 'topsoil', 'topsoil $900.00\nFuel surcharge $28.00 a load');
    expect(charges).toMatchObject([{ amount: '28.00', times: '4' }]);
  });

  it('takes what a rate comes to in a year for no second price', async () => {
    const { take } = await rollOffline({
      channel: quoteCompare,
      notes: `Hosting voor 12 maanden voor 6 websites, excl. btw

Quote 1:
Webwerf BV
€ 70,00 per maand voor alle 6 websites
dus € 840,00 per jaar. Prijzen excl. btw.

Quote 2:
Ander BV
6 websites x € 12,50 x 12 maanden = € 900,00`,
      acceptedAt: '2027-03-01T12:00:00Z',
    });
    expect(take.table?.rows.map(({ landedTotal }) => landedTotal)).toEqual(['840.00', '900.00']);
  });
});
