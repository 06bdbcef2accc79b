import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What a quote offers of what is asked for, and what is missing of it. */
function offered(brief: string, quote: string) {
  const { subtotal, missing, freight } = priced(brief, quote);
  return [subtotal.toFixed(2), missing.length, freight.amount?.toFixed(2) ?? null];
}

function priced(brief: string, quote: string) {
  const notes = `${brief}\n\nQuote 1 of 1:\n${quote}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('no quote');
  const { needs, limits, today } = order;
  return priceOffer('', reading.offer, { needs, limits, today });
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
      'goods whose kind is cut short',
      'Need 5 scanners SC-3 and 5 cradles CR-1. They must be brand new.',
      'Ravel Data\n5 x SC-3 (refurb, 90 days warranty) @ $210.00 = $1,050.00\n5 x CR-1 @ $30.00 = $150.00\nFree shipping',
      ['150.00', 1, '0.00'],
    ],
    [
      'goods from leasing',
      'Wir brauchen 4 Monitore MO-24. Keine Leasingrückläufer, keine B-Ware.',
      'Bildhaus GmbH\n4 Monitore MO-24 Leasingrückläufer à 90,00 € = 360,00 €\nLieferung gratis',
      ['0.00', 1, '0.00'],
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

  it.each([
    [
      'what nobody asked for, where no extras are wanted',
      'Need 2 ovens OV-6 and 2 stands ST-6. No add-ons or upgrades please.',
      'Ravel Catering\n2 OV-6 @ $900.00 = $1,800.00\n2 ST-6 @ $80.00 = $160.00\n2 racks RK-9 (optional) @ $45.00 = $90.00\nDelivery free\nTotal $2,050.00',
      '1960.00',
    ],
    [
      'extras that nobody spoke of',
      'Il nous faut 2 fours OV-6 et 2 supports ST-6, sans accessoires.',
      'Cuisines Arve\n2 fours OV-6 à 900,00 € = 1 800,00 €\n2 supports ST-6 à 80,00 € = 160,00 €\n2 grilles RK-9 à 45,00 € = 90,00 €\nLivraison gratuite\nTotal 2 050,00 €',
      '1960.00',
    ],
    [
      'nothing that the brief names itself',
      'We want a boiler BO-4 with a filter, fitted. No extras please.',
      'Derwent Heating\n1 boiler BO-4 £900.00\nSystem filter £90.00\nFitting £400.00\nTotal £1,390.00',
      '1390.00',
    ],
    [
      'more than was asked for, where extras are not refused',
      'Need 2 ovens OV-6 and 2 stands ST-6, no rush. Accessories welcome.',
      'Ravel Catering\n2 OV-6 @ $900.00 = $1,800.00\n2 ST-6 @ $80.00 = $160.00\n2 racks RK-9 @ $45.00 = $90.00\nDelivery free\nTotal $2,050.00',
      '2050.00',
    ],
  ])('leaves out %s', (_what, brief, quote, landed) => {
    const { known, errors } = priced(brief, quote);
    expect([known.toFixed(2), errors]).toEqual([landed, []]);
  });
});
