import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

function linesOf(brief: string, quote: string): string[] {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  return (
    reading?.offer.lines
      .filter(({ status }) => status === 'offered')
      .map(({ needs, amount, isAmbiguous }) => `${needs.join('+')} ${amount}${isAmbiguous ? '?' : ''}`) ?? []
  );
}

it.each([
  [
    '4 ladders, 10 ropes, 6 hooks',
    'Alpine Supply\n80.00 / 12.50 / 3.10, freight 15',
    ['need-1 320.00', 'need-2 125.00', 'need-3 18.60'],
  ],
  [
    '4 ladders, 10 ropes, 6 hooks',
    'Alpine Supply\n80.00 | 12.50 | 3.10. Freight 15.',
    ['need-1 320.00', 'need-2 125.00', 'need-3 18.60'],
  ],
  [
    '4 ladders, 10 ropes, 6 hooks',
    'Alpine Supply\n$80, $12.50, $3.10',
    ['need-1 320.00', 'need-2 125.00', 'need-3 18.60'],
  ],
  ['4 ladders, 10 ropes, 6 hooks', 'Alpine Supply\n80.00 / no ropes / 3.10', ['need-1 320.00', 'need-3 18.60']],
  [
    '4 Leitern, 10 Seile, 6 Haken',
    'Alpin Bedarf\n80,00 / 12,50 / 3,10, Versand 15,00',
    ['need-1 320.00', 'need-2 125.00', 'need-3 18.60'],
  ],
  [
    '4 échelles, 10 cordes, 6 crochets',
    'Alpes Matériel\n80,00 € / 12,50 € / 3,10 €',
    ['need-1 320.00', 'need-2 125.00', 'need-3 18.60'],
  ],
])('prices in the order of what is asked for: %s: %s', (brief, quote, lines) =>
  expect(linesOf(brief, quote)).toEqual(lines),
);

it.each([
  ['4 ladders, 10 ropes', 'Alpine Supply\nLadders 80.00, ropes 12.50 / 14.00'],
  ['4 ladders, 10 ropes', 'Alpine Supply\nDelivery 12.00 / 15.00'],
])('no order is seen where something is named between them: %s: %s', (brief, quote) =>
  expect(linesOf(brief, quote)).not.toEqual(['need-1 48.00', 'need-2 150.00']),
);

it.each([
  [
    '20 posts, 10 caps and 40 bolts',
    'Fence & Co\nPost kits (2 posts + 1 cap + 4 bolts) at 31.00 per kit, 10 kits',
    ['need-1+need-2+need-3 310.00'],
  ],
  [
    '20 posts, 10 caps and 45 bolts',
    'Fence & Co\nPost kits (2 posts + 1 cap + 4 bolts) at 31.00 per kit, 10 kits\n5 more bolts at 0.80',
    ['need-1+need-2+need-3 310.00', 'need-3 4.00'],
  ],
])('a kit of several parts: %s: %s', (brief, quote, lines) => expect(linesOf(brief, quote)).toEqual(lines));

it.each([
  [
    '300 stakes',
    'Garden Depot\nStakes 1.20 each, but if you take a full crate of 300 it is 0.95 a stake',
    ['need-1 285.00'],
  ],
  [
    '200 stakes',
    'Garden Depot\nStakes 1.20 each, but if you take a full crate of 300 it is 0.95 a stake',
    ['need-1 240.00'],
  ],
  ['300 Pflöcke', 'Garten Nord\nPflöcke 1,20 € das Stück, bei Abnahme von 300 Stück 0,95 €', ['need-1 285.00']],
])('a price for who takes as many: %s: %s', (brief, quote, lines) => expect(linesOf(brief, quote)).toEqual(lines));

it('counts the packages that a charge is for by what one of them holds', () => {
  const notes =
    '900 pavers\n\nQuote 1 of 1:\nStone Yard\nPavers 2.10 each, 90 pavers to the pallet, haulage 12.00 per pallet';
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lines.map(({ amount }) => amount)).toEqual(['1890.00']);
  expect(reading?.offer.freight.amount).toMatchObject({ amount: '12.00', byWeight: { weight: '10' } });
});

it('takes a price per M of work beside for every piece that is asked for', () => {
  const notes =
    "6,500 leaflets\n\nQuote 1 of 1:\nPress Yard\nFirst 4,000 $300.00\nEach add'l 500 $20.00\nFolding $8.00 per M";
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lines.map(({ amount }) => amount)).toEqual(['300.00', '100.00']);
  expect(reading?.offer.charges).toMatchObject([{ amount: '8', times: '6.5' }]);
});
