import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What the cart of a shop comes to that compares with its tax, and what is taken off in it. */
function priced(brief: string, cart: string) {
  const notes = `${brief}\n\nQuote 1 of 1:\n${cart}`;
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('no quote');
  const { needs, limits, today } = order;
  const { landed, discount, lines } = priceOffer('', reading.offer, { needs, limits, today });
  return {
    landed: landed?.toFixed(2) ?? null,
    discount: discount.toFixed(2),
    isOther: lines.some(({ isSubstitute }) => isSubstitute),
  };
}

describe('a copied cart', () => {
  it.each([
    [
      'the price before, stars and a slip',
      'Wir brauchen 3 Wickeltische WT-80, brutto',
      'Kitabedarf Hunte\nWickeltisch WT-80, Buche\nArt.-Nr. 910-B   ★★★★★ (112)\nstatt 329,00 €\n299,00 €    Menge: 3    897,00 €\n\nZwischensumme   897,00 €\nGutschein WINTER20   -20,00 €\nVersand   15,00 €\nGesamtsumme   892,00 €\ninkl. 19 % MwSt.   142,42 €',
      '892.00',
      '20.00',
    ],
    [
      'the same in French',
      'Il nous faut 3 chaises CH-12, prix TTC',
      'Siège Plus\nChaise CH-12, hêtre\n4,6 sur 5 étoiles (87 avis)\nau lieu de 119,00 €\n99,00 €    Quantité : 3    297,00 €\nSous-total   297,00 €\nCode promo HIVER   -10,00 €\nLivraison   0,00 €\nTotal TTC   287,00 €',
      '287.00',
      '10.00',
    ],
    [
      'a shop in Poland',
      'Potrzebujemy 4 lamp LB-30, cena brutto',
      'Lampy Nida\nLampa LB-30\nzamiast 89,00 zł\n79,00 zł    Ilość: 4    316,00 zł\nKod rabatowy LATO5   -5,00 zł\nDostawa   0,00 zł\nRazem brutto   311,00 zł',
      '311.00',
      '5.00',
    ],
  ])('%s', (_what, brief, cart, landed, discount) => {
    expect(priced(brief, cart)).toEqual({ landed, discount, isOther: false });
  });
});
