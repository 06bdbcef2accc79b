import { describe, expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { readCounts } from '../brief/read-counts.ts';
import { openQuote } from '../reading/open-quote.ts';
import { countedIn } from '../reading/paid-counts.ts';
import { readLedger } from './read-ledger.ts';

const need = (qty: string): Need => ({
  id: `need-${qty}`,
  part: 'panels',
  codes: [],
  qty,
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
});
const ledgerOf = (text: string, needs: Need[] = [], brief = '') => {
  const counts = readCounts(brief).map(({ value }) => value);
  const { quote } = openQuote(text, { needs, shipToZip: null, vendorHints: [] });
  const ledger = readLedger(quote, countedIn(quote, counts));
  return ledger && ledger.parts.map(({ kind, amount, times }) => `${kind} ${amount.value.times(times).toFixed(2)}`);
};

describe('readLedger', () => {
  it.each([
    ['columns in order', 'Acme\nWidget  12  4.50  54.00\nFreight  6.00\nTotal  60.00', ['line 54.00', 'freight 6.00']],
    ['columns reversed', 'Acme\n54.00  4.50  12  Widget\n6.00  Freight\n60.00  Total', ['line 54.00', 'freight 6.00']],
    [
      'cells below each other',
      'Acme\nWidget\n12\n4.50\n54.00\nFreight\n6.00\nTotal\n60.00',
      ['line 54.00', 'freight 6.00'],
    ],
    ['a tax named behind', 'Acme\n24 bags at 62.50 = 1,500.00 delivered, VAT is in it', ['line 1500.00']],
    [
      'charges that are added in a row',
      'Acme\n12 lids at $5.00 $60.00 + haulage $25.00 + packing $4.00 = $89.00',
      ['line 60.00', 'freight 25.00', 'fee 4.00'],
    ],
    ['three factors', 'Acme\n45 users x $24.00 x 12 months  $12,960.00\nTotal $12,960.00', ['line 12960.00']],
    ['a term', 'Acme\n120 devices x $3.25\nMonthly $390.00\n36-month contract value $14,040.00', ['line 14040.00']],
    [
      'a fee for each piece',
      'Acme\n3 skips @ £285.00 = £855.00\nPermit £42.00 each\nTotal £981.00',
      ['line 855.00', 'fee 126.00'],
    ],
  ])('accounts for %s', (_what, text, parts) => {
    expect(ledgerOf(text)).toEqual(parts);
  });

  it('takes the word of a charge in the name of a part for no charge', () => {
    const text = 'Acme\nPacking crates, 30 at $4.00, $120.00\nPacking $6.00\nTotal $126.00';
    const crates = { ...need('30'), part: 'packing crates' };
    expect(ledgerOf(text, [crates])).toEqual(['line 120.00', 'fee 6.00']);
  });

  it('works out what counts and prices come to that nobody multiplied', () => {
    const text = 'Acme\n14 panels @ £48 each and 15 posts at £27.50, labour for the lot £620';
    expect(ledgerOf(text, [need('14'), need('15')])).toEqual(['line 672.00', 'line 412.50', 'line 620.00']);
  });

  it.each([
    'Kaution 300,00 € in bar',
    'Caution : chèque de 300,00 € non encaissé',
    'Fianza 300,00 € que se devuelve',
    'Borg € 300,00, krijgt u terug',
    'Kaucja zwrotna 300,00 €',
  ])('leaves aside what is given back: %s', (words) => {
    const text = `Acme\n2 lifts x 45,00 € x 3  270,00 €\nTotal 270,00 €\n${words}`;
    expect(ledgerOf(text)).toEqual(['line 270.00']);
  });

  it('names no amount by the charge that another one is for', () => {
    const text = 'Acme\n9.50 gravel / 31 sand, + 60 delivery';
    expect(ledgerOf(text, [need('10')])?.some((entry) => entry.startsWith('freight 9.50')) ?? false).toBe(false);
  });

  it('works out a year of months at a price "a head a month"', () => {
    const text = 'Acme\n40 staff at $5.50 a head a month, billed yearly: $2,640.00';
    expect(ledgerOf(text, [need('40')])).toEqual(['line 2640.00']);
  });

  it('works out a year of months that no number says', () => {
    const text = 'Acme\n$19.50/user/mo, 40 users, annual billing: $9,360.00';
    expect(ledgerOf(text, [need('40')])).toEqual(['line 9360.00']);
  });

  it('takes a rate and what it comes to for one charge', () => {
    const text =
      'Acme\nBlech 850 kg 3,15 €/kg Rabatt 8 % 2.463,30 €\nLegierungszuschlag 0,42 €/kg   357,00 €\nNettobetrag 2.820,30 €';
    expect(ledgerOf(text)).toEqual(['line 2463.30', 'fee 357.00']);
  });

  it('divides nothing by a hundred to make an amount of another line', () => {
    const text = 'Acme\n10,000 leaflets, 150gsm   £410.00\nDiscount 15%   -£61.50\nTotal £348.50';
    expect(ledgerOf(text, [need('10000')])).toEqual(['line 410.00', 'discount 61.50']);
  });

  it.each([
    ['an amount is left over', 'Acme\nWidget  12  4.50  54.00\nSomething  9.00\nTotal  60.00'],
    ['the total is another', 'Acme\nWidget  12  4.50  54.00\nTotal  63.00'],
    ['the one amount is for an hour', 'Acme\nLabor $98.00 per hour'],
  ])('holds nothing where %s', (_what, text) => {
    expect(ledgerOf(text)).toBeNull();
  });

  it.each([
    [
      'a price for one of what is counted',
      'Acme\n$45 a visit\none-off set-up $30',
      '12 visits',
      ['line 540.00', 'fee 30.00'],
    ],
    [
      'a charge by the load',
      'Acme\n158.00 a yd\nfuel 28.00 a load',
      '38 yards, 4 truckloads',
      ['line 6004.00', 'line 112.00'],
    ],
    [
      'the first of them and those beyond',
      'Acme\nfirst 40 classes $900\n$25 for each extra class',
      '48 classes',
      ['line 900.00', 'line 200.00'],
    ],
  ])('multiplies %s', (_what, text, brief, parts) => {
    expect(ledgerOf(text, [], brief)).toEqual(parts);
  });

  it.each([
    ['one price after the other', 'Acme\n$24 a month for 6 months, then $32 a month', '18 months'],
    ['a bare number at the end of a line', 'Acme\n$45 a visit\ndeep clean 60', '12 visits'],
    ['what is beyond, where nobody counts it', 'Acme\n$45 a visit\n$9 each additional window', '12 visits'],
  ])('gives nothing for %s', (_what, text, brief) => {
    expect(ledgerOf(text, [], brief)).toBeNull();
  });

  describe('a total that its parts come to', () => {
    const rows = 'Acme\nWidget  12  4.50  54.00\nFreight  6.00\n';
    const parts = ['line 54.00', 'freight 6.00'];

    it.each([
      ['what lacks to a reward', `${rows}You are $140.00 away from free delivery\nTotal  $60.00`],
      ['a choice', `${rows}Total  60.00\nOptional: engraving 3.20 per widget, on request`],
      ['a tax within', `${rows}Total (VAT incl)  £60.00\nIncludes VAT of £8.73`],
      ['what an old list says', `${rows}Total  60.00\nSie sparen 11,00 €`.replaceAll('.', ',')],
      ['a part of the price', `Acme\nTavolo  12  4,50  54,00\nTrasporto  6,00\nTotale  60,00\ndi cui contributo 1,20`],
      ['the capital of the firm', `Acme SARL, capital 9 000,00 €\n12 x 4,50 = 54,00\nPort  6,00\nTotal TTC  60,00`],
      ['a sentence', `${rows}Total  60.00\nOur starter kits with $25.00 in vouchers sell well.`],
    ])('is borne out beside %s', (_what, text) => {
      expect(ledgerOf(text)).toEqual(parts);
    });

    it('is borne out by amounts whose thousands a blank parts', () => {
      const text = 'Acme\n10 tables à 168,00 soit 1 680,00 plus 35,00 de livraison.\nTotal  1 715,00';
      expect(ledgerOf(text, [need('10')])).toEqual(['line 1680.00', 'freight 35.00']);
    });

    it.each([
      ['a row without a name for what it is', `${rows}Crane hire  250.00\nTotal  60.00`],
      ['a charge below it', `${rows}Total  60.00\nPlus handling $25.00 for the order`],
      ['what costs more', `${rows}Total  60.00\nThird floor is $40.00 extra with no lift`],
      ['what is to be paid elsewhere', `${rows}Total  60.00\nAllow $30.00 for the crane on the day`],
      ['what is not included', `${rows}Total  60.00\nFitting not included, optional $45.00`],
      ['what holds on a condition', `${rows}Total  60.00\nWe bill $35.00 where access is tight`],
      ['the price of what is asked for', `${rows}Panels to match $9.00 next week\nTotal  60.00`],
      ['parts that nothing multiplies', 'Acme\nWork 54.00\nFreight 6.00\nYou save $9.00\nTotal  63.00'],
    ])('is not where %s stands beside it', (_what, text) => {
      expect(ledgerOf(text, [need('99')])).toBeNull();
    });
  });
});
