import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { quoteCompare } from './quote-compare.ts';
import { screening } from './screening.ts';

describe('the screening briefs of quote-compare', () => {
  it('have names of their own', () =>
    expect(new Set(screening.briefs.map(({ name }) => name)).size).toBe(screening.briefs.length));

  it.each(screening.briefs)('answers $name', async ({ notes, prior, hold }) => {
    const { take, verified, answer } = await rollOffline({
      channel: quoteCompare,
      notes,
      prior: prior ?? null,
      acceptedAt: screening.at,
      fetchSource: screening.answer,
    });
    expect(hold(take).filter(({ isMet }) => !isMet)).toEqual([]);
    expect([...verified.dropped, ...(answer?.dropped ?? [])]).toEqual([]);
  });
});
