import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

describe('a part or an accessory', () => {
  it.each([
    ['replacement cord for Brightwick Solace space heater BW-1500', 'possible match', /part or an accessory/],
    ['Brightwick Solace space heater BW-1500', 'recalled', /BW-1500 is listed/],
    ['brake pads for a 2030 Subaru Outback', 'possible match', /part or an accessory/],
    ['floor lamp for a 2031 Volvo XC40', undefined, /cannot be asked for by name/],
  ])('%s: %s', async (notes, verdict, why) => {
    const { take } = await rollOffline({
      channel: recallCheck,
      notes,
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: fetchAnswer,
    });
    expect(take.table?.rows[0]?.['verdict']).toBe(verdict);
    expect(`${JSON.stringify(take.table)} ${take.output}`).toMatch(why);
  });
});
