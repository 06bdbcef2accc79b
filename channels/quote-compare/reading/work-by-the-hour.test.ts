import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { quoteCompare } from '../quote-compare.ts';

async function takeOf(notes: string): Promise<Awaited<ReturnType<typeof rollOffline>>['take']> {
  const { take } = await rollOffline({
    channel: quoteCompare,
    notes,
    acceptedAt: '2026-11-28T10:00:00Z',
  });
  return take;
}

const FIXED = 'Sparkle Bros\nwindows 60 x $6.50 = $390.00\nrooms 15 x $48.00 = $720.00\ntotal $1,110.00';
const brief = 'Cleaning after the build: 60 windows and 15 rooms. Which cleaner is best value?';

describe('work that is priced by the hour', () => {
  it.each([
    [
      'Clearview Cleaning\nRooms: 3 people, 15 man hours at $44.00 = $660.00\nWindows 60 x $6.00 = $360.00\nTotal $1,020.00',
    ],
    ['Clearview Cleaning\nThe rooms take 2 days x $330.00 = $660.00\nWindows 60 x $6.00 = $360.00\nTotal $1,020.00'],
    ['Clearview Cleaning\nrooms: 15 hrs @ $44.00 = $660.00. windows 60 @ $6.00 = $360.00. So $1,020.00 total'],
  ])('is for all that is asked for where the hours are fixed: %j', async (other) => {
    const take = await takeOf(`${brief}\n\nQuote 1 of 2:\n${FIXED}\n\nQuote 2 of 2:\n${other}`);
    expect(take.table?.rows.map(({ landedTotal }) => landedTotal)).toEqual(['1110.00', '1020.00']);
    expect(take.table?.summary).toMatchObject({ recommended: 'Clearview Cleaning' });
  });

  it.each([
    ['rooms by the hour, $39 per hour, depends on the dirt.'],
    ['We charge $39.00 per hour for the rooms, time as needed.'],
  ])('is no fee and leaves the total open where nobody says how many: %j', async (words) => {
    const other = `Early Cleaning Co\nwindows 60 x 5.80 = $348.00.\n${words}`;
    const take = await takeOf(`${brief}\n\nQuote 1 of 2:\n${FIXED}\n\nQuote 2 of 2:\n${other}`);
    expect(take.table?.rows[1]).toMatchObject({ landedTotal: null, linesSubtotal: '348.00', fees: null });
    expect(take.grade).toBe('B');
  });
});
