import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What a quote offers of what is asked for, and what is missing of it. */
function offered(brief: string, quote: string) {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('no quote');
  const { needs, limits, today } = order;
  const { subtotal, missing, freight } = priceOffer('', reading.offer, { needs, limits, today });
  return [subtotal.toFixed(2), missing.length, freight.amount?.toFixed(2) ?? null];
}

describe('goods of a kind that the brief takes none of', () => {
  it.each([
    [
      'retreads',
      'Need 8 tyres TR-40 and 2 tubes TB-4, no retreads please',
      'Colne Tyres\n8 retread tyres TR-40 @ £70.00 = £560.00\n2 TB-4 @ £9.00 = £18.00\nDelivered free',
      ['18.00', 1, '0.00'],
    ],
    [
      'anything but new',
      'Solo sedie nuove: 20 sedie SE-3, prezzi IVA inclusa',
      'Arredo Brenta\n20 sedie ricondizionate SE-3 a € 20,00 = € 400,00\ntutto compreso, ve le portiamo noi',
      ['0.00', 1, '0.00'],
    ],
    [
      'used goods that are said to be none',
      'Wir brauchen 4 Pumpen PU-7, keine gebrauchten',
      'Pumpen Ilm GmbH\n4 Pumpen PU-7, nicht gebraucht, à 90,00 € = 360,00 €\nLieferung gratis',
      ['360.00', 0, '0.00'],
    ],
    [
      'no such wish',
      'Need 8 tyres TR-40',
      'Colne Tyres\n8 retread tyres TR-40 @ £70.00 = £560.00\nDelivered free',
      ['560.00', 0, '0.00'],
    ],
  ])('%s', (_what, brief, quote, expected) => {
    expect(offered(brief, quote)).toEqual(expected);
  });

  it('brought for nothing, as people say it', () => {
    const quote = 'Location Drôme : 2 tentes TE-6 à 90,00 € = 180,00 €, je vous les amène gratos';
    expect(offered('Il nous faut 2 tentes TE-6', quote)).toEqual(['180.00', 0, '0.00']);
  });
});
