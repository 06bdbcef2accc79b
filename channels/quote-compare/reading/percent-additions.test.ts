import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

const DEARER = 'Alder Hire Ltd\nTrestle tables 30 @ 9.00 270.00\nDelivery 20.00\nTotal 290.00\nfrom stock';

/** What a percent on top makes of an offer of 240.00 with 20.00 for delivery, and who is recommended. */
async function compare(words: string, brief = '', ready = 'From stock') {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `We need 30 trestle tables, delivered. ${brief} Today is 2027-03-01.\n\nQuote 1:\nBirch Events Ltd\nTrestle tables  30  8.00  240.00\nDelivery 20.00\n${words}\n${ready}\n\nQuote 2:\n${DEARER}`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  return {
    total: take.table?.rows[0]?.landedTotal,
    lead: take.table?.rows[0]?.leadDaysLatest,
    recommended: take.table?.summary?.recommended,
    asks: take.asks?.map(({ key }) => key),
    output: take.output,
    grade: take.grade,
  };
}

describe('a percent on top of every price', () => {
  it.each([
    ['plus 5% fuel', '272.00'],
    ['we add 2.5% admin', '266.00'],
    ['a 5% yard fee is added to every order', '272.00'],
    ['there is a 5% laundry charge on every order', '272.00'],
    ['All prices plus 5% diesel', '272.00'],
    ['net prices, add 5% overheads', '272.00'],
    ['zzgl. 5 % Dieselzuschlag', '272.00'],
    ['maggiorazione 5% carburante', '272.00'],
    ['fuel levy 5% on everything', '273.00'],
    ['add 5% for insurance on all of the above', '273.00'],
  ])('%s', async (words, total) => {
    expect(await compare(words)).toMatchObject({ total, recommended: 'Birch Events Ltd', grade: 'A' });
  });
});

describe('a percent on top for a day or a condition', () => {
  it.each([
    'Sundays and bank holidays add 12.5% to everything',
    'Saturday drops +10%',
    'weekend rate: 20% more',
    'Deliveries before 7 am are 10% extra',
    'samstags 10 % Aufschlag',
    'Majoration de 10 % le dimanche',
    'recargo del 10 % los festivos',
    'toeslag 10% in het weekend',
    'dopłata 10% w soboty',
    'acréscimo de 10% ao sábado',
    'If there is no lift add 10%',
    'Add 6% outside the ring road',
  ])('stops a recommendation where nobody says whether it holds: %s', async (words) => {
    const { total, recommended, asks, output, grade } = await compare(words);
    expect({ total, recommended, asks }).toEqual({ total: null, recommended: null, asks: ['addition'] });
    expect(output).toContain(words);
    expect(grade).not.toBe('A');
  });

  it.each([
    ['Sundays add 12.5% to everything', 'The fair is on a Sunday.', '292.50', 'Alder Hire Ltd'],
    ['+5 % Zuschlag am Wochenende', 'Lieferung am Samstag.', '272.00', 'Birch Events Ltd'],
    ['Card payments +5%', 'We pay by card.', '272.00', 'Birch Events Ltd'],
  ])('counts where the brief says so: %s', async (words, brief, total, recommended) => {
    expect(await compare(words, brief)).toMatchObject({ total, recommended });
  });

  it.each([
    ['Sundays add 12.5% to everything', 'The fair is on a Thursday.', 'A'],
    ['Saturday +10%', 'No weekend delivery please.', 'A'],
    ['plus 3% for card', '', 'B'],
    ['Rush orders +25%', '', 'B'],
    ['Tops are 90% birch plus 10% resin', 'The fair is on a Thursday.', 'B'],
    ['Returned late: plus 10% a day', '', 'B'],
    ['Tolerance +/- 10%', '', 'B'],
  ])('does not count where it does not hold: %s', async (words, brief, grade) => {
    expect(await compare(words, brief)).toMatchObject({ total: '260.00', recommended: 'Birch Events Ltd', grade });
  });
});

it('is of what was charged by then too', async () => {
  const words = 'Crew fee 60.00\nBadge fee 10.00\nSundays add 10% on all of the above';
  expect(await compare(words, 'The fair is on a Sunday.')).toMatchObject({ total: '363.00' });
});

describe('a percent for what comes sooner', () => {
  const slow = 'Usual lead time 20 days.';
  it.each([
    `${slow} We can have them with you in 6 days, that adds 10% to the tables.`,
    'Lieferzeit sonst 20 Tage. Lieferung in 6 Tagen ist möglich, dann 10 % Aufschlag.',
    'Délai habituel 20 jours. Livraison sous 6 jours possible, soit 10 % en plus.',
    'Levertijd normaal 20 dagen; levering binnen 6 dagen kan met 10% toeslag.',
    `${slow} Rush delivery in 6 days: add 10%.`,
  ])('is paid where only so the day is met: %s', async (words) => {
    expect(await compare(words, 'They have to be here by 2027-03-10.', '')).toMatchObject({ total: '284.00', lead: 6 });
    expect(await compare(words, 'They have to be here by 2027-03-29.', '')).toMatchObject({
      total: '260.00',
      lead: 20,
    });
    expect(await compare(words, '', '')).toMatchObject({ total: '260.00', lead: 20 });
  });
});

describe('a percent more for who pays early', () => {
  it.each(['Por pronto pago (8 días) 3 % adicional.', '3 % adicional por pronto pago'])(
    'is nothing on top in "%s"',
    async (words) => {
      expect(await compare(words)).toMatchObject({ total: '260.00', recommended: 'Birch Events Ltd' });
    },
  );
});
