import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';
import { priceFor } from '../pricing/standing.ts';
import type { Need } from '../need.ts';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';

const needOf = (part: string, qty: string, at: number): Need => ({
  id: `need-${at + 1}`,
  part,
  codes: [],
  qty,
  qtyFrom: [qty],
  unit: 'each',
  start: 0,
  end: 0,
});
const read = (things: [string, string][], text: string) =>
  readOpened(
    openQuote(`Fenwick Stores Ltd\n${text}`, {
      needs: things.map(([part, qty], at) => needOf(part, qty, at)),
      shipToZip: null,
      vendorHints: [],
    }),
    { today: '2026-11-29', isKnown: true },
  );
const amountsIn = (things: [string, string][], text: string) =>
  read(things, text).lines.map(({ needs, amount }) => [needs.join(), amount]);

describe('two prices in one sentence', () => {
  it.each([
    ['Our price is £24.00 per rake and £9.50 per glove set.', 'rakes', 'glove sets'],
    ['24.00 on the rake, 9.50 on the gloves', 'rakes', 'gloves'],
    ['Unser Preis beträgt 24,00 € pro Schaufel und 9,50 € pro Stuhl.', 'Schneeschaufeln', 'Gartenstühle'],
    ['Onze prijs is € 24,00 per kraan en € 9,50 per jas.', 'buitenkranen', 'regenjassen'],
    ['Il nostro prezzo è di 24,00 € per banco e di 9,50 € per tovaglia.', 'banchi da lavoro', 'tovaglie cerate'],
  ])('say behind each what it is for: %s', (text, one, two) => {
    expect(
      amountsIn(
        [
          [one, '10'],
          [two, '20'],
        ],
        text,
      ),
    ).toEqual([
      ['need-1', '240.00'],
      ['need-2', '190.00'],
    ]);
  });

  it.each([
    ['The 12 ladders come to £960.00, the 30 buckets to £135.00.', 'ladders', 'buckets'],
    ['Die 12 Leitern kosten zusammen 960,00 €, die 30 Eimer 135,00 €.', 'Leitern', 'Eimer'],
    ['Les 12 échelles reviennent à 960,00 €, les 30 seaux à 135,00 €.', 'échelles', 'seaux'],
    ['Las escaleras (12 uds.) suman 960,00 € y los cubos (30 uds.) 135,00 €.', 'escaleras', 'cubos'],
    ['Le scale (12 pezzi) vengono 960,00 €, i secchi (30 pezzi) 135,00 €.', 'scale', 'secchi'],
    ['De 12 ladders komen op € 960,00, de 30 emmers op € 135,00.', 'ladders', 'emmers'],
    ['As escadas (12 unidades) ficam em 960,00 € e os baldes (30 unidades) em 135,00 €.', 'escadas', 'baldes'],
  ])('are sums where counts stand before them: %s', (text, one, two) => {
    expect(
      amountsIn(
        [
          [one, '12'],
          [two, '30'],
        ],
        text,
      ),
    ).toEqual([
      ['need-1', '960.00'],
      ['need-2', '135.00'],
    ]);
  });

  it('are no sums where it says "each"', () => {
    const text = 'The 12 ladders come to £80.00 each, the 30 buckets to £4.50 each.';
    expect(
      amountsIn(
        [
          ['ladders', '12'],
          ['buckets', '30'],
        ],
        text,
      ),
    ).toEqual([
      ['need-1', '960.00'],
      ['need-2', '135.00'],
    ]);
  });
});

describe('what sentences say of carriage', () => {
  const things: [string, string][] = [['ladders', '12']];
  const landed = (text: string): string | undefined => {
    const offer = read(things, `The ladders are £80.00 each. ${text}`);
    const needs = things.map(([part, qty], at) => needOf(part, qty, at));
    return priceOffer('quote-1', offer, {
      needs,
      limits: {
        today: null,
        deadline: null,
        maxTotal: null,
        shipToZip: null,
        pickUp: null,
        haulage: null,
        service: null,
        isTaxExempt: false,
        rates: [],
        counts: [],
        currency: null,
        dollar: null,
      } as never,
      today: '2026-11-29',
    }).landed?.toFixed(2);
  };
  it.each([
    ['Carriage is £40.00. The total including delivery is £1,000.00.', '1000.00'],
    ['We would have to add £40.00 for delivery.', '1000.00'],
    ['Delivery is free on orders over £500.00, otherwise we charge £40.00.', '960.00'],
  ])('is added once, or not at all: %s', (text, total) => {
    expect(landed(text)).toBe(total);
  });

  it.each([
    ['Die Gesamtsumme inklusive Lieferung beträgt 1.000,00 €.'],
    ['El importe total, con portes incluidos, asciende a 1.000,00 €.'],
    ['Il totale, trasporto compreso, è di 1.000,00 €.'],
    ['Het totaal inclusief levering bedraagt € 1.000,00.'],
    ['Łączna kwota z dostawą wynosi 1 000,00 zł.'],
  ])('belongs to the sum that takes it in: %s', (text) => {
    const offer = read(things, text);
    expect([offer.freight.amount, offer.totals.map(({ amount }) => amount)]).toEqual([null, ['1000.00']]);
  });

  it('ends with what a price is for, whatever short form that has', () => {
    const offer = read(
      [
        ['drabiny', '12'],
        ['wiadra', '30'],
      ],
      'Drabiny oferujemy po 80,00 zł za szt., a wiadra po 4,50 zł za szt. Do tego dochodzi 40 zł za transport.',
    );
    expect(offer.lines.map(({ amount }) => amount)).toEqual(['960.00', '135.00']);
    expect(offer.freight.amount).toMatchObject({ amount: '40.00', isPerPiece: false });
  });
});

it('takes a price by the day as often as its own line says, and tells no error of it', () => {
  const text =
    '60 lamps, 2.50 each per day, 3 days = 450.00\n4 heaters, 20.00 each per day, 3 days = 240.00\nHire total 690.00';
  const notes = `We need 60 lamps and 4 heaters.\n\nQuote 1:\nDale Hire\n${text}\n\nQuote 2:\nPeak Hire\n${text}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [first] = readQuotes(order, (id) => order.quotes.find((quote) => quote.id === id)?.text);
  const priced = first && priceFor(first.offer, order);
  expect(priced?.errors).toEqual([]);
  expect(priced?.landed?.toFixed(2)).toBe('690.00');
});
