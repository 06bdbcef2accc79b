import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { recallCheck } from './recall-check.ts';
import { screening } from './screening.ts';

describe('the screening briefs of recall-check', () => {
  it.each(screening.briefs)('answers $name', async ({ notes, hold }) => {
    const { take, answer, verified } = await rollOffline({
      channel: recallCheck,
      notes,
      acceptedAt: screening.at,
      fetchSource: screening.answer,
    });
    expect(hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
    expect(verified.dropped).toEqual([]);
    expect(answer?.dropped ?? []).toEqual([]);
  });
});
