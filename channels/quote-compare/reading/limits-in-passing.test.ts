import { describe, expect, it } from 'vitest';
import { readOrder } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import { priceOffer } from '../pricing/price-offer.ts';

/** What the first offer of some notes comes to, for this order. */
function priced(notes: string) {
  const order = readOrder({ notes, acceptedAt: '2026-11-20T08:00:00Z', prior: null, skipRetrieval: false });
  const [reading] = readQuotes(order, (id) => order.quotes.find((own) => own.id === id)?.text);
  if (!reading) throw new Error('nothing is read');
  const { needs, limits, today } = order;
  const offer = priceOffer('', reading.offer, { needs, limits, today });
  return { landed: offer.landed?.toFixed(2), currency: reading.offer.currency.code };
}

const quoted = (words: string, price = '20.00', sum = '800.00') =>
  priced(
    `40 x crate KT-5, all before tax\n\nQuote 1:\nAlder Crates\nKT-5   40   ${price}   ${sum}\nDelivery free\nTotal EUR ${sum}\n${words}\nFrom stock`,
  ).landed;

describe('a discount with an order value that stands before its name', () => {
  it.each([
    'Until 31 December every order of at least EUR 900 gets a rebate of 5%.',
    'Toute commande d’au moins 900 € bénéficie d’une remise de 5 %.',
    'Los pedidos superiores a 900 € tienen un descuento del 5 %.',
  ])('is given from there on: %s', (words) => {
    expect(quoted(words)).toBe('800.00');
    expect(quoted(words, '30.00', '1200.00')).toBe('1140.00');
  });

  it.each(['Less 5% on orders up to EUR 900.', 'Remise de 5 % sur les commandes jusqu’à 900 €.'])(
    'is given up to there: %s',
    (words) => {
      expect(quoted(words)).toBe('760.00');
      expect(quoted(words, '30.00', '1200.00')).toBe('1200.00');
    },
  );
});

it.each([
  'Baskets under EUR 900 carry a EUR 35.00 handling charge.',
  'Orders below EUR 900: a small order fee of EUR 35.00 is added.',
])('charges small orders alone: %s', (words) => {
  expect(quoted(words)).toBe('835.00');
  expect(quoted(words, '30.00', '1200.00')).toBe('1200.00');
});

it.each([
  'Garden gates are on special too, 15% off till Sunday',
  'Auch Gartentore im Angebot, 15 % Rabatt bis Sonntag',
  'Portails aussi en promotion, remise de 15 % jusqu’à dimanche',
])('takes nothing off for goods that nobody asked for: %s', (words) => expect(quoted(words)).toBe('800.00'));

it.each([
  ['24 months. ', 'The rent is for 36 months; for 24 months add 10%.', '2640.00'],
  ['Durata 24 mesi. ', 'Canone per contratti di 36 mesi; per contratti di 24 mesi è maggiorato del 10%.', '2640.00'],
  ['Looptijd 24 maanden. ', 'Geldt bij 36 maanden; bij 24 maanden 10% toeslag.', '2640.00'],
  ['36 months. ', 'The rent is for 36 months; for 24 months add 10%.', '3600.00'],
])('adds a percent for the length that is asked for: %s%s', (brief, words, landed) => {
  const notes = `${brief}2 x printer MF-9 for rent, all before tax\n\nQuote 1:\nLario Office\n2 MF-9 printer\nmonthly rent each EUR 50.00\nmonthly rent in total EUR 100.00\nDelivery free\n${words}`;
  expect(priced(notes).landed).toBe(landed);
});

it('reads what a price is for behind a sign that stands at it', () => {
  const notes =
    '2 500 szt. wkrętów WK-45, netto\n\nQuote 1:\nHurtownia Noteć\nWK-45   2 500 szt.   14,60 zł/100 szt.   365,00 zł\nDostawa gratis\nRazem netto 365,00 zł';
  expect(priced(notes)).toEqual({ landed: '365.00', currency: 'PLN' });
});

it('is in the currency of the other quote or of the brief where it has no sign', () => {
  const one = 'Alder Vet\nSY-10   12   15.00   180.00\nFreight   20.00\nTotal ex GST   200.00';
  const other = 'Birch Vet Pty Ltd\nSY-10   12   $16.00   $192.00\nFreight free\nTotal ex GST $192.00';
  const brief = '12 x SY-10 syringes to Geelong VIC, ex GST';
  expect(priced(`${brief}\n\nQuote 1:\n${one}\n\nQuote 2:\n${other}`).currency).toBe('AUD');
  expect(
    priced(`12 x SY-10, budget ₹9,000\n\nQuote 1:\n${one}\n\nQuote 2:\n${one.replace('Alder', 'Birch')}`).currency,
  ).toBe('INR');
});
