import { describe, expect, it } from 'vitest';
import { needOf } from '../../../test/support/answer-on-quotes.ts';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';

const needs = [needOf('VB-20', '30'), needOf('KR-7', '5')];
const offeredIn = (text: string): string[] =>
  readOpened(openQuote(text, { needs, shipToZip: null, vendorHints: [] }), {
    today: '2027-01-15',
    isKnown: false,
  }).lines.flatMap((line) => (line.status === 'offered' && line.pieces !== '0' ? line.needs : []));

describe('a part that is declined below one that is priced', () => {
  it.each([
    'VB-20: 30 x € 2,50 = € 75,00\nKR-7 doen wij niet meer\nvracht € 12,00',
    'VB-20: 30 x 2,50 € = 75,00 €\nKR-7 machen wir nicht\nFracht 12,00 €',
    'VB-20: 30 x 2,50 € = 75,00 €\nKR-7 ya no lo vendemos, no vendemos más\nportes 12,00 €',
    'VB-20: 30 x 2,50 € = 75,00 €\nKR-7 non lo facciamo\ntrasporto 12,00 €',
    'VB-20: 30 x 2,50 € = 75,00 €\nKR-7 já não temos\ntransporte 12,00 €',
    'VB-20: 30 x 2,50 zł = 75,00 zł\nKR-7 nie prowadzimy\ntransport 12,00 zł',
    'VB-20: 30 x 2.50 = 75.00\nKR-7 no longer stocked\nfreight 12.00',
  ])('%j', (text) => {
    expect(offeredIn(`Kranhuis Oost\n${text}`)).toEqual(['VB-20']);
  });
});

describe('numbers in the head of a quote', () => {
  it.each([
    'Offerte 2027.118 | relatie 20418 | 14-01-2027',
    'Preventivo 2027.118 | cliente 20418 | 14-01-2027',
    'Angebot 2027.118 | Kunde 20418 | 14.01.2027',
  ])('are no figures of it: %s', (head) => {
    const text = `KRANHUIS OOST\n${head}\nVB-20   30 st   2,50   75,00\nKR-7   5 st   4,00   20,00\nTotaal   95,00 €`;
    expect(offeredIn(text)).toEqual(['VB-20', 'KR-7']);
  });
});
