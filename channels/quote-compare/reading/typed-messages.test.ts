import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What a message comes to that is typed without the marks of its letters, who bears its carriage, and when the goods are there. */
function priced(message: string) {
  const notes = `Potrzebujemy 12 t kredy KR-8 i 3 t wapna WP-5 z dowozem na podworze, cena brutto\n\nQuote 1 of 1:\n${message}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('no quote');
  const { needs, limits, today } = order;
  const { landed, leadDays, lines } = priceOffer('', reading.offer, { needs, limits, today });
  return [
    landed?.toFixed(2) ?? null,
    leadDays,
    lines.filter(({ needs: own }) => own.length > 0).map(({ pieces }) => pieces),
  ];
}

describe('a message without the marks of its letters', () => {
  it.each([
    [
      'counts sacks that hold tonnes, and sums up with the carriage',
      'Kruszywa Warta: mam w big bagach po 600 kg, ceny brutto: KR-8 20 big bagow po 410,00 = 8 200,00, WP-5 5 big bagow po 520,00 = 2 600,00. Lacznie 10 800,00 zl brutto z dowozem. Termin 2 tygodnie',
      '10800.00',
      14,
      ['12', '3'],
    ],
    [
      'parts thousands of whole prices',
      'Kruszywa Warta: KR-8 1 210 zl/t netto x 12 t = 14 520,00, WP-5 1 450 zl/t netto x 3 t = 4 350,00, transport 300,00 netto. Razem netto 19 170,00, VAT 8% 1 533,60, brutto 20 703,60 zl. Od reki',
      '20703.60',
      0,
      ['12', '3'],
    ],
    [
      'hands over at the yard alone',
      'Kruszywa Warta: KR-8 12 t po 700,00 = 8 400,00 zl, WP-5 3 t po 800,00 = 2 400,00 zl brutto. Tylko odbior wlasny, 1 tydzien',
      null,
      7,
      ['12', '3'],
    ],
  ])('%s', (_what, message, landed, days, pieces) => {
    expect(priced(message)).toEqual([landed, days, pieces]);
  });
});
