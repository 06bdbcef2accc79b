import { expect, it } from 'vitest';
import { findLabels } from './labels.ts';

it.each([
  ['GST 18% on basic and freight Rs. 65,619.00', ['tax']],
  ['MwSt. 19 % auf Ware und Fracht 65,61', ['tax']],
  ['TVA 20 % sur le port 3,00', ['tax']],
  ['Gesamt zzgl. Fracht 200,00', ['subtotal']],
  ['Total HT hors port 200,00', ['subtotal']],
  ['Summe 200,00 zzgl. Fracht 20,00', ['total', 'freight']],
  ['Carriage net 4.95', ['freight']],
  ['Freight & transit insurance 4.95', ['freight']],
  ['drop off at the barn   45.00', ['freight']],
  ['van to you 45 quid', ['freight']],
  ['Drop-off and set-up ..... $45.00', ['freight']],
  ['List total   1,450.00', ['subtotal']],
  ['Fracht netto 4,95', ['freight']],
  ['Freight 10.00, VAT 2.00', ['freight', 'tax']],
  ['€45.00 off an order of that size', ['discount']],
  ['€45.00 off the bill for a full load', []],
  ['so 1,250.00 all in', ['total']],
  ['90.00 off list', []],
  ['Block making (one time)  90.00', ['fee']],
  ['Klischee (einmalig)  90,00', ['fee']],
  ['IGV (18%)  90.00', ['tax']],
  ['ITBIS 18%  90.00', ['tax']],
  ['KDV %20 90,00', ['tax']],
  ['DPH 21 % 90,00', ['tax']],
  ['8% SST 90.00', ['tax']],
  ['SST coupling 90.00', []],
  ['10 MVA transformer 90.00', []],
])('%j says what its amount is for: %j', (text, kinds) => {
  expect(findLabels(text).map(({ kind }) => kind)).toEqual(kinds);
});
