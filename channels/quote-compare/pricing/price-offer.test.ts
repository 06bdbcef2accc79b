import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuote } from '../reading/read-quote.ts';
import { priceOffer } from './price-offer.ts';

const ORDER = readOrder({
  notes: '10 x AB-100',
  acceptedAt: '2027-01-10T12:00:00Z',
  skipRetrieval: false,
  prior: null,
});

/** Freight, tax and fees as they count for a quote that says this about them; `open` where it leaves the tax to be seen. */
function chargesOf(statement: string): string {
  const { needs, limits } = ORDER;
  const text = `Brackwater Supply Co\nAB-100   10   10.00   100.00\n${statement}\nIn stock\n`;
  const offer = readQuote(text, {
    needs,
    shipToZip: null,
    calendar: { today: '2027-01-10', isKnown: true },
    vendorHints: [],
  });
  const { freight, charges, tax, fees } = priceOffer('quote-1', offer, { needs, limits, today: '2027-01-10' });
  const isTaxSaid = charges.taxes.length > 0 || charges.noTax !== null;
  return [
    freight.amount?.toFixed(2) ?? '-',
    tax === null ? 'open' : isTaxSaid ? tax.toFixed(2) : '-',
    charges.fees.length > 0 ? fees.toFixed(2) : '-',
  ].join(' ');
}

describe('priceOffer', () => {
  it.each([
    ['Freight 22.00, no tax', '22.00 0.00 -'],
    ['No tax. Freight included.', '0.00 0.00 -'],
    ['no tax, freight included', '0.00 0.00 -'],
    ['Tax N/A, freight 12.00', '12.00 0.00 -'],
    ['tax-free, freight 11.00', '11.00 0.00 -'],
    ['zero tax, freight 5.00', '5.00 0.00 -'],
    ['We do not charge sales tax; freight 20.00', '20.00 0.00 -'],
    ['Handling waived, tax waived, freight 22.00', '22.00 0.00 -'],
    ['Total 122.00 (no tax), freight 22.00', '22.00 0.00 -'],
    ['freight 22.00 no tax = 122.00', '22.00 0.00 -'],
    ['Freight nil, VAT nil', '0.00 0.00 -'],
    ['Sales tax exempt (resale). Freight 22.00', '22.00 0.00 -'],
  ])('takes "%s" for no tax', (statement, charges) => {
    expect(chargesOf(statement)).toBe(charges);
  });

  it.each([
    ['freight & tax included', '0.00 0.00 -'],
    ['price includes tax and freight', '0.00 0.00 -'],
    ['no tax or freight charged', '0.00 0.00 -'],
    ['Freight, tax and handling: none', '0.00 0.00 -'],
    ['no handling, no surcharges, freight 18.00', '18.00 - -'],
    ['Handling 5.00, no fuel surcharge, freight 18.00', '18.00 - 5.00'],
    ['Freight: 14.00 / Tax: none / Handling: 3.00', '14.00 0.00 3.00'],
    ['Freight $1.50/ea, tax 8.00', '15.00 8.00 -'],
  ])('reads what one line says about several charges: "%s"', (statement, charges) => {
    expect(chargesOf(statement)).toBe(charges);
  });

  it.each([
    'Freight 5.00, excl. tax',
    'freight 5.00, tax not included',
    'freight 5.00 net of tax',
    'freight 5.00, taxes extra',
    'pre-tax, freight 5.00',
    'freight 5.00, tax if applicable',
    'freight 5.00, plus tax unless exempt',
    'freight 5.00, tax exempt with valid certificate',
    'Sales tax will be added if no exemption certificate is on file. Freight 5.00',
    'no tax certificate on file: tax applies; freight 5.00',
  ])('leaves the tax open that "%s" leaves open', (statement) => {
    expect(chargesOf(statement)).toBe('5.00 open -');
  });

  it.each([
    ['Freight 5.00, plus tax 8.00', '5.00 8.00 -'],
    ['zzgl. MwSt. 19 %: 19.00, freight 5.00', '5.00 19.00 -'],
    ['prices excl. 8% tax, freight 5.00', '5.00 8.00 -'],
    ['no freight, tax 8.00', '0.00 8.00 -'],
    ['tax exempt with certificate, else 8% = $8.00; freight 5.00', '5.00 8.00 -'],
  ])('charges the tax of "%s"', (statement, charges) => {
    expect(chargesOf(statement)).toBe(charges);
  });
});

/** The lines and the sum of a quote for ten AB-100, as they are read. */
function goodsOf(text: string): { lines: number; subtotal: string } {
  const { needs, limits } = ORDER;
  const offer = readQuote(text, {
    needs,
    shipToZip: null,
    calendar: { today: '2027-01-10', isKnown: true },
    vendorHints: [],
  });
  const { lines, subtotal } = priceOffer('quote-1', offer, { needs, limits, today: '2027-01-10' });
  return { lines: lines.length, subtotal: subtotal.toFixed(2) };
}

describe('priceOffer of lines', () => {
  it.each([
    ['a sum under another name', 'AB-100   10   9.50   95.00\nAll of the above   95.00'],
    ['the price delivered', 'AB-100   10   9.50   95.00\nDelivered price   95.00'],
    ['a list price before the net one', 'AB-100  10  List $12.00  Your net $9.50 (20.8333% off)  Ext $95.00'],
    ['the request above the prices', '> please quote 10 AB-100\nAB-100   10   9.50   95.00'],
    ['cells that a copy left on lines of their own', 'AB-100 coupling\n10\n9.50\n95.00\nTotal\n95.00'],
  ])('counts %s once', (_what, text) => {
    expect(goodsOf(`Brackwater Supply Co\n${text}\nfreight included\n`)).toEqual({ lines: 1, subtotal: '95.00' });
  });

  it('takes an amount at a term of carriage for freight', () => {
    expect(chargesOf('DDP Findlay OH: 140,00 €')).toBe('140.00 - -');
  });

  it('takes nothing for freight where a total names the term', () => {
    expect(chargesOf('Total DDP Findlay 100.00')).toBe('0.00 - -');
  });
});
