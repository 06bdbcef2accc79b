import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { specimenScout } from './channel.ts';
import { screening } from './screening.ts';

describe('the screening briefs of specimen-scout', () => {
  it.each(screening.briefs)('answers $name', async ({ notes, prior = null, hold }) => {
    const { take, answer, verified } = await rollOffline({
      channel: specimenScout,
      notes,
      prior,
      acceptedAt: screening.at,
      fetchSource: screening.answer,
    });
    expect(hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
    expect(verified.dropped).toEqual([]);
    expect(answer?.dropped ?? []).toEqual([]);
  });
});
