import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { planQuotes } from '../plan.ts';
import { quoteCompare } from '../quote-compare.ts';

const QUOTES = `Quote 1:\nKettle Moraine Supply\nVX-40 20 @ 10.00 200.00\nFreight 5.00\n2 days\n\nQuote 2:\nMuskego Hydraulics Inc\nVX-40 20 @ 11.00 220.00\nFreight 10.00\nstock`;

/** The summary of a take on a brief, and what could not be verified of it. */
async function summaryOf(brief: string) {
  const { take, answer } = await rollOffline({
    channel: quoteCompare,
    notes: `${brief}\n\n${QUOTES}`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  expect(answer?.dropped).toEqual([]);
  return take.table?.summary ?? {};
}

describe('deadlines that a brief states in words', () => {
  it.each([
    ['by Friday, March 19', '2027-03-19'],
    ['by Fri. Mar. 19', '2027-03-19'],
    ['in hand by 19-Mar-2027', '2027-03-19'],
    ['on dock 3/19/2027', '2027-03-19'],
    ['this Friday', '2027-03-05'],
    ['by month end', '2027-03-31'],
    ['in two weeks', '2027-03-15'],
  ])('%s', async (words, deadline) => {
    for (const today of ['Today is Monday, March 1, 2027. ', ''])
      expect(await summaryOf(`Need 20 x VX-40. ${today}We need it ${words}. ZIP 53072.`)).toMatchObject({ deadline });
  });
});

describe('limits that a brief states in words', () => {
  it.each([
    ['Keep it below three thousand dollars', '3000.00'],
    ['twenty-five hundred dollars is the limit', '2500.00'],
    ['Presupuesto máximo 2.500 EUR', '2500.00'],
    ["Can't go over $2,500", '2500.00'],
    ['Our budget for this is $2,500', '2500.00'],
    ['The most we can pay is $2,500', '2500.00'],
    ['Anything over $2,500 needs approval', '2500.00'],
  ])('%s', async (words, maxTotal) => {
    expect(await summaryOf(`Need 20 x VX-40. ${words}. ZIP 53072.`)).toMatchObject({ maxTotal, shipToZip: '53072' });
  });
});

describe('needs between other words', () => {
  it.each([
    [
      '20 VX-40 and 10 ZK-15 — 53072',
      [
        ['20', 'VX-40'],
        ['10', 'ZK-15'],
      ],
    ],
    [
      '20 VX-40 to 53072. 10 ZK-15 too.',
      [
        ['20', 'VX-40'],
        ['10', 'ZK-15'],
      ],
    ],
    [
      'VX-40: 20 pcs; ZK-15: 10 pcs. 53072.',
      [
        ['20', 'VX-40'],
        ['10', 'ZK-15'],
      ],
    ],
    [
      'VX-40 (qty. 20) / ZK-15 (qty. 10)',
      [
        ['20', 'VX-40'],
        ['10', 'ZK-15'],
      ],
    ],
    [
      '20 each: VX-40, ZK-15',
      [
        ['20', 'VX-40'],
        ['20', 'ZK-15'],
      ],
    ],
    [
      '20 VX-40 and 4 posts PO-8',
      [
        ['20', 'VX-40'],
        ['4', 'posts PO-8'],
      ],
    ],
    ['20 VX-40. spending authority $2,500', [['20', 'VX-40']]],
    ['We will be wanting a dozen of the VX-40', [['12', 'VX-40']]],
    ['20 VX-40\nShip to: Plant 2, Ottawa, IL 61350', [['20', 'VX-40']]],
    [
      '2.000 Scheiben VX-40 und 60 anelli ZK-15',
      [
        ['2000', 'Scheiben VX-40'],
        ['60', 'anelli ZK-15'],
      ],
    ],
    [
      '60 pcs 1/2 in tees and 60 pcs 1/2 in elbows, to 53072',
      [
        ['60', '1/2 in tees'],
        ['60', '1/2 in elbows'],
      ],
    ],
  ])('%s', (brief, needs) => {
    const { reading } = planQuotes({
      notes: `${brief}\n\n${QUOTES}`,
      acceptedAt: '2027-03-01T12:00:00Z',
      skipRetrieval: false,
      prior: null,
    });
    expect(reading.needs).toMatchObject(needs.map(([qty, part]) => ({ qty, part })));
    expect(reading.needs).toHaveLength(needs.length);
  });
});

describe('a buyer who fetches the goods', () => {
  it.each(['We will pick them up with our own truck', 'We will pick up', 'Will-call is fine, we pick it up'])(
    '%s',
    async (words) => {
      const { take, answer } = await rollOffline({
        channel: quoteCompare,
        notes: `Need 20 x VX-40. ${words}.\n\nQuote 1:\nKettle Moraine Supply\nVX-40 20 @ 10.00 200.00\nFOB our dock, freight collect\nstock\n\nQuote 2:\nMuskego Hydraulics Inc\nVX-40 20 @ 11.00 220.00\nFreight 10.00\nstock`,
        acceptedAt: '2027-03-01T12:00:00Z',
      });
      expect(answer?.dropped).toEqual([]);
      expect(take.table?.rows[0]).toMatchObject({ freight: '0.00', landedTotal: '200.00' });
    },
  );
});
