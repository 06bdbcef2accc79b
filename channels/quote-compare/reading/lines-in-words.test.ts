import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#contracts/json.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

/** The row of a quote with one item on a line. */
async function rowWith(line: string, brief: string): Promise<JsonObject> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes: `${brief}\n\nQuote 1:\nKettle Moraine Supply\n${line}\nFreight 5.00\nStock\n\nQuote 2:\nMuskego Hydraulics Inc\nVX-40 20 @ 11.00 220.00\nFreight 10.00\nstock`,
    acceptedAt: '2027-03-01T12:00:00Z',
  });
  const [row] = take.table?.rows ?? [];
  expect(row?.vendor).toBe('Kettle Moraine Supply');
  return row ?? {};
}

describe('20 pieces for 200.00', () => {
  it.each([
    'VX-40 20 pcs $200.00 total',
    '20 pcs VX-40 for $200.00',
    'VX-40 list $12.50, net $10.00, 20 pcs $200.00',
    'VX-40 $10.00 in quantities of 10 or more, otherwise $12.00',
    'VX-40,20,10.00,200.00',
    '"VX-40","20","$10.00","$200.00"',
    'VX-40 20 10.00 200.00',
  ])('%s', async (line) => {
    expect(await rowWith(line, 'Need 20 x VX-40 to 53072.')).toMatchObject({
      linesSubtotal: '200.00',
      landedTotal: '205.00',
      mathErrors: [],
    });
  });
});

describe('20 kg for 50.00', () => {
  it.each([
    'washing soda 5kg bag $12.50',
    'washing soda 5 kg: 12.50',
    'washing soda, bucket 10 kg: 25.00',
    'washing soda $2.50/kg',
    'washing soda 2.50 per kg',
  ])('%s', async (line) => {
    expect(await rowWith(line, 'Need 20 kg washing soda to 53072.')).toMatchObject({
      linesSubtotal: '50.00',
      landedTotal: '55.00',
    });
  });
});

describe('what cannot be placed', () => {
  it('is doubted where the quote does not speak of what is needed', async () => {
    const row = await rowWith('blue widget $9.00 each', 'Need 20 x VX-40 to 53072.');
    expect(row).toMatchObject({ landedTotal: null, missingItems: ['VX-40 x 20'] });
  });

  it('is no bar to an offer that has all that is needed', async () => {
    const line = 'VX-40 20 @ 10.00 200.00\nblue widget $9.00 each';
    expect(await rowWith(line, 'Need 20 x VX-40 to 53072.')).toMatchObject({ missingItems: [] });
  });
});

describe('2,000 pieces for 200.00', () => {
  it.each([
    'VX-40 2,000 $100/M',
    'VX-40 $10.00 per 100',
    'VX-40 per M: $100.00',
    'VX-40 2000 100.00 M 200.00',
    'VX-40 2 M 100.00',
    'VX-40 2000 pcs C 10.00',
  ])('%s', async (line) => {
    expect(await rowWith(line, 'Need 2,000 x VX-40 to 53072.')).toMatchObject({ linesSubtotal: '200.00' });
  });
});

describe('packages', () => {
  it.each([
    ['Need 100 ft of hose VX-40 to 53072.', 'VX-40 40 ft lengths $80.00 ea', '240.00'],
    ['Need 100 ft of hose VX-40 to 53072.', 'VX-40 100 ft 2.00 ea 200.00', '200.00'],
    ['Need 24 x VX-40 to 53072.', 'VX-40 $120.00/dz', '240.00'],
    ['Need 24 x VX-40 to 53072.', 'VX-40, card of 12, $120.00/card, 2 cards', '240.00'],
  ])('%s %s', async (brief, line, linesSubtotal) => {
    expect(await rowWith(line, brief)).toMatchObject({ linesSubtotal });
  });

  it('takes a price by the hundredweight as one for a hundred pounds', async () => {
    expect(await rowWith('VX-40 flour 2,500 lb $8.00/cwt', 'Need 2,500 lb of flour VX-40 to 53072.')).toMatchObject({
      linesSubtotal: '200.00',
    });
  });

  it('does not take the line of another part for a price break', async () => {
    const row = await rowWith('VX-40-2Z 20 10.00 200.00\nVX-40-2RS 20 9.00 180.00', 'Need 20 x VX-40-2Z to 53072.');
    expect(row.lines).toHaveLength(2);
  });
});
