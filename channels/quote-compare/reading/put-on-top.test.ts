import { describe, expect, it } from 'vitest';
import type { Need } from '../need.ts';
import { priceOffer } from '../pricing/price-offer.ts';
import { readLimits } from '../brief/read-limits.ts';
import { discountsFor } from './discounts-for.ts';
import { openQuote } from './open-quote.ts';
import { readOpened } from './read-quote.ts';

const TODAY = '2027-01-10';
const need = (part: string, qty: string): Need => ({
  id: 'need-1',
  part,
  codes: [],
  qty,
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
});
const read = (text: string, needs: Need[]) =>
  readOpened(openQuote(text, { needs, shipToZip: null, vendorHints: [] }), { today: TODAY, isKnown: true });
const priced = (text: string, needs: Need[]) =>
  priceOffer('', read(text, needs), { needs, limits: readLimits('', TODAY), today: TODAY });
const known = (text: string, needs: Need[]): string => priced(text, needs).known.toFixed(2);

describe('an amount that is put on top of a total', () => {
  it.each([
    ['Marquee House', 'benches', 'Benches  30 x £4.00   £120.00\nTotal £120.00', 'Sweeping of £15.00 is added'],
    ['Marquee House', 'benches', 'Benches  30 x £4.00   £120.00\nTotal £120.00', 'Plus linen for the stage £15.00'],
    ['Zelt Brandl', 'Bänke', 'Bänke  30 x 4,00 €   120,00 €\nGesamt 120,00 €', 'Dazu kommen Planen für 15,00 €'],
    ['Location Morel', 'bancs', 'Bancs  30 x 4,00 €   120,00 €\nTotal 120,00 €', 'En plus, bâches de sol 15,00 €'],
    ['Alquileres Roca', 'bancos', 'Bancos  30 x 4,00 €   120,00 €\nTotal 120,00 €', 'Además, lonas por 15,00 €'],
  ])('counts: %s, %s', (vendor, part, rows, added) => {
    expect(known(`${vendor}\n${rows}\n${added}`, [need(part, '30')])).toBe('135.00');
  });

  it('is asked for where nobody says whether or how often it comes', () => {
    const rows = 'Marquee House\nBenches  30 x £4.00   £120.00\nTotal £120.00';
    for (const added of ['Plus £2.00 a bench for padding', 'A crane at £60.00 is added if the gate is narrow'])
      expect(priced(`${rows}\n${added}`, [need('benches', '30')]).doubts.map(({ kind }) => kind)).toEqual(['unread']);
  });

  it('is a choice where it is called one', () => {
    const rows = 'Marquee House\nBenches  30 x £4.00   £120.00\nTotal £120.00\nOptional: plus lanterns £15.00';
    expect(known(rows, [need('benches', '30')])).toBe('120.00');
  });
});

describe('rows that a total holds', () => {
  it('are read where a wide gap parts sign and amount', () => {
    const rows =
      'Lodha Traders\nFans  6 Nos @ Rs     2,400     Rs      14,400\nWiring  6 Nos @ Rs    300     Rs    1,800';
    const { landed, errors } = priced(`${rows}\nFreight  Nil\nGrand total  Rs      16,200`, [need('fans', '6')]);
    expect([landed?.toFixed(2), errors]).toEqual(['16200.00', []]);
  });

  it('are read where they are worked out without a sign', () => {
    const rows = 'Lodha Traders\nFans  6 nos x 2,400 = 14,400\nInstallation  6 nos x 300 = 1,800\nFreight  Nil';
    const { landed, errors } = priced(`${rows}\nTotal  16,200`, [need('fans', '6')]);
    expect([landed?.toFixed(2), errors]).toEqual(['16200.00', []]);
  });

  it('are no slip of the vendor where nothing was made of them', () => {
    const rows = 'Lodha Traders\nFans       6 nos    2,400    14,400\nInstallation     6 nos      300     1,800';
    const { landed, doubts } = priced(`${rows}\nFreight  Nil\nTotal  16,200`, [need('fans', '6')]);
    expect(landed).toBeNull();
    expect(doubts.map(({ words }) => words)).toContain('Installation     6 nos      300     1,800');
  });

  it('are no slip where they stand in what is said of the carriage', () => {
    const rows =
      'Lodha Traders\nFans  6 nos @ 2400/- = 14,400/-\nDoor delivery free, only unloading labour 900/- extra';
    const { landed } = priced(`${rows}\nTotal  15,300/-`, [need('fans', '6')]);
    expect(landed?.toFixed(2) ?? null).not.toBe('14400.00');
  });
});

describe('a tax that is charged', () => {
  it('stays so where a part of the price has none', () => {
    const rows = 'Lodha Traders\nFans  6 nos @ 2400/- = 14,400/-\nGST 18% 2,592/-\nDelivery 500/-. No GST on that.';
    expect(known(`${rows}\nTotal 17,492/-`, [need('fans', '6')])).toBe('17492.00');
  });
});

describe('a coupon for another purchase', () => {
  it.each([
    ['a coupon worth 5% of this bill for your next purchase', 'Total'],
    ['Gutschein über 5 % für Ihren nächsten Einkauf', 'Gesamt'],
    ['un bon de 5 % de remise sur votre prochain achat', 'Total'],
    ['5 % de descuento en su próxima compra', 'Total'],
  ])('takes nothing off: %s', (said, total) => {
    const rows = `Lodha\nFans  6 x 24,00 €   144,00 €\n${total} 144,00 €\n${said}`;
    const given = discountsFor(read(rows, [need('fans', '6')]), { brief: '6 fans', today: TODAY, order: 'day-first' });
    expect(given.charges.every(({ isAside }) => isAside)).toBe(true);
  });
});

describe('lines for what another covers', () => {
  it.each([
    ['4', 'For the twelve months it is 2,520.00.'],
    ['12', 'Das sind im Jahr 2.520,00 €.'],
    ['12', "Soit pour l'année 2 520,00 €."],
  ])('are doubted where one comes to the other in time, %s times', (times, words) => {
    const offer = read('Aqua Werk\nPump 430.00', [need('pump', '1')]);
    const [line] = offer.lines;
    const whole = { ...line!, needs: [], words, qty: null, amount: (430 * Number(times)).toFixed(2) };
    const given = { needs: [need('pump', '1')], limits: readLimits('', TODAY), today: TODAY };
    const { doubts } = priceOffer('', { ...offer, lines: [line!, whole] }, given);
    expect(doubts).toContainEqual({ kind: 'line', words });
  });

  it('are doubted where one amount is for several parts and another for one of them', () => {
    const needs = ['pump', 'tank'].map((part, at) => ({ ...need(part, '1'), id: `need-${at + 1}` }));
    const offer = read('Aqua Werk\nPump 430.00\nTank 300.00', needs);
    const [pump, tank] = offer.lines;
    const lines = [pump!, { ...tank!, needs: ['need-1', 'need-2'] }];
    const { doubts } = priceOffer('', { ...offer, lines }, { needs, limits: readLimits('', TODAY), today: TODAY });
    expect(doubts.map(({ kind }) => kind)).toContain('line');
  });
});
