import { expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';

it.each([
  'The TL-8 come from the works in boxes of 25 and boxes are never split.',
  'TL-8 liefern wir in Kartons zu 25 Stück, die wir nicht einzeln abgeben: Kartons werden nicht geöffnet.',
  'Les TL-8 arrivent en cartons de 25 et nous n’ouvrons pas les cartons.',
  'TL-8 vienen en cajas de 25 y no abrimos cajas.',
  'I TL-8 arrivano in scatole da 25 e non apriamo le scatole.',
  'TL-8 zit in zakken van 25 en zakken worden niet geopend.',
  'TL-8 pakujemy w kartony po 25 szt. i kartonów nie otwieramy.',
])('buys whole packages of what is not sold out of them: %s', (words) => {
  const notes = `60 x TL-8 and 10 x TS-1\n\nQuote 1 of 1:\nLuce Nova\nTL-8 lamp   4.00 EUR each\nTS-1 sensor   9.00 EUR each\n${words}\nDelivery free`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  expect(reading?.offer.lines.map(({ pieces, amount }) => [pieces, amount])).toEqual([
    ['75', '300.00'],
    ['10', '90.00'],
  ]);
});
