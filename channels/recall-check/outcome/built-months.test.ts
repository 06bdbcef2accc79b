import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

describe('a vehicle with the month in which it was built', () => {
  it.each([
    ['2028 Mazda CX-5', 'recalled', /Listed by NHTSA/],
    ['2028 Mazda CX-5, the door sticker says built 03/28', 'recalled', /Listed by NHTSA/],
    ['2028 Mazda CX-5, the door sticker says built 11/27', 'possible match', /built at another time/],
    ['2028 Mazda CX-5, made in October 2027', 'possible match', /built at another time/],
  ])('%s: %s', async (notes, verdict, why) => {
    const { take } = await rollOffline({
      channel: recallCheck,
      notes,
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: fetchAnswer,
    });
    expect(take.table?.rows[0]).toMatchObject({ verdict, why: expect.stringMatching(why) as string });
  });
});
