import { describe, expect, it } from 'vitest';
import { readHomeCurrency } from './home-currency.ts';

describe('readHomeCurrency', () => {
  it.each([
    ['Catering in Kitchener, $24 a head plus HST', 'CAD'],
    ['Sparky says $890 plus GST, ABN 11 222', 'AUD'],
    ['Kia ora, $45 a tonne + GST to Rangiora', 'NZD'],
    ['Lime $45 a tonne plus GST, spread at Raetihi', 'NZD'],
    ['Hay $9 a bale, Dannevirke, GST extra', 'NZD'],
    ['$45 plus GST', 'AUD'],
    ['$45 plus 5% GST', 'CAD'],
    ['$45 to Dayton, OH 45402, no sales tax', null],
    ['3 bombas a $ 45.000 + IVA 21 %, Rosario', 'ARS'],
    ['$ 45.000 c/u, RUT 76.000.000-0, despacho a Temuco', 'CLP'],
    ['$45 each', null],
    ['12 nozzles NZ-58 at $45 each', null],
    ['router RUT-955 for $45', null],
  ])('takes the dollar of %j for %s', (text, dollar) => {
    expect(readHomeCurrency(text).dollar).toBe(dollar);
  });

  it('takes no firm for a place', () => {
    expect(readHomeCurrency('4 pumps', ['Halifax Pump & Motor\n4 x $90.00']).dollar).toBeNull();
  });

  it.each([
    ["who's cheaper (euro obviously)", 'EUR'],
    ['All prices in pounds', 'GBP'],
    ['60 nos @ 142/- 8,520/- GST extra', 'INR'],
    ['cables 14,25,000 and panels 3,60,000, GST extra', 'INR'],
    ['cables 14,250,000 and panels 360,000, GST extra', null],
    ['60 nos @ 142/- 8,520/- GST extra, delivery Lahore', null],
    ['60 nos @ $142/- plus GST', null],
    ['it is 30 euros', null],
    ['40 at 18.60 ex GST, delivered Ballarat', 'AUD'],
    ['40 at 18.60 ex GST, delivered Timaru', 'NZD'],
    ['40 at 18.60, delivered Ballarat', null],
    ['40 at 18.60 ex GST', null],
  ])('finds the currency named in %j', (text, named) => {
    expect(readHomeCurrency(text).named).toBe(named);
  });

  it.each([
    ['Alder Care Ltd\nNet 310.00\nVAT 20% 62.00\nGross 372.00', 'GBP'],
    ['Carriage 9.50, 20% VAT 61.90, total 371.40', 'GBP'],
    ['Net 310.00 €\nVAT 20% 62.00 €, Alder Ltd', null],
    ['Net 310.00, VAT 23% 71.30, Alder Ltd', null],
    ['Net 310.00, VAT 20% 62.00', null],
  ])('takes %j without a sign to be in %s', (text, code) => {
    expect(readHomeCurrency('', [text]).named).toBe(code);
  });
});
