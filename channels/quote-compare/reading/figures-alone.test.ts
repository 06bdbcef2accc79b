import { expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { readLimits } from '../brief/read-limits.ts';
import { priceOffer } from '../pricing/price-offer.ts';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';

const NEED: Need = {
  id: 'need-1',
  part: 'paper cup PC-8',
  codes: ['PC-8'],
  qty: '400',
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
};
const linesOf = (text: string): string[] =>
  readOpened(openQuote(text, { needs: [NEED], shipToZip: null, vendorHints: [] }), {
    today: '2027-03-01',
    isKnown: true,
  }).lines.map(({ needs, unitPrice, qty, amount }) => [...needs, unitPrice, qty, amount].join(' '));

it('takes a row of figures alone for the one thing that is asked for', () => {
  expect(linesOf('Holt\nUnit price\tQty\tAmount\n2.50\t400\t1,000.00\nTotal\t1,000.00')).toEqual([
    'need-1 2.5 400 1000.00',
  ]);
});

it('reads amounts with any sign as whole where commas group their digits', () => {
  expect(linesOf('Bello Stores\n400 pcs PC-8 @ ₦1,250,000 = ₦500,000,000')).toEqual([
    'need-1 1250000 400 500000000.00',
  ]);
});

it.each([
  ['aceite ISO 46', '20', 'l', 'Lubricantes Deva\naceite ISO 46, 5,20 €/litro', '104.00'],
  ['manteles de 150', '30', 'each', 'Lencería Boo\nMantel 150 ..... 9,80 € c/u', '294.00'],
  ['filtros F7', '60', 'each', 'Filtros Sil\njuego de 4 filtros F7 ..... 30,00 € el juego', '450.00'],
  ['puszki farby', '24', 'each', 'Farby Odra\nkomplet 6 szt. farby puszki 120,00 zł za komplet', '480.00'],
])('takes no number of the name of %s for a count, and a set by its pieces', (part, qty, unit, text, amount) => {
  const own: Need = { ...NEED, part, qty, unit, codes: [] };
  const { lines } = readOpened(openQuote(text, { needs: [own], shipToZip: null, vendorHints: [] }), {
    today: '2027-03-01',
    isKnown: true,
  });
  expect(lines.map((line) => line.amount)).toEqual([amount]);
});

it.each([
  ['Azulejos Ulla\nazulejo 20x20: 18,00 € + IVA', '21', '217.80', '10'],
  ['Fliesen Kehl\nazulejo 20x20: 18,00 € netto', '19', '214.20', '10'],
  ['Carrelage Ille\nazulejo 20x20: 18,00 € HT', '20', '216.00', '10'],
])('adds the tax at the rate of the caller: %s', (text, rate, landed, qty) => {
  const own: Need = { ...NEED, part: 'azulejo 20x20', qty, codes: [] };
  const offer = readOpened(openQuote(`${text}\nportes 0,00 €`, { needs: [own], shipToZip: null, vendorHints: [] }), {
    today: '2027-03-01',
    isKnown: true,
  });
  const limits = readLimits(`precio con IVA ${rate} %`, '2027-03-01T09:00:00Z');
  expect(priceOffer('quote-1', offer, { needs: [own], limits, today: '2027-03-01' }).known.toFixed(2)).toBe(landed);
  const unknown = readLimits('precio con IVA', '2027-03-01T09:00:00Z');
  expect(priceOffer('quote-1', offer, { needs: [own], limits: unknown, today: '2027-03-01' }).landed).toBeNull();
});

it('takes a price that holds its tax for no tax', () => {
  const { charges } = readOpened(
    openQuote('Ascensores Nervión\nRevisión anual: $1.080.000 IVA incluido', {
      needs: [],
      shipToZip: null,
      vendorHints: [],
    }),
    { today: '2027-03-01', isKnown: true },
  );
  expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([['tax', null]]);
});
