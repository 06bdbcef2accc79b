import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { channels } from '../index.ts';

const screened = [...channels.values()].filter(({ screening }) => screening);

describe.each(screened.map((channel) => [channel.card.slug, channel] as const))('the screening of %s', (_, channel) => {
  it('has briefs of different names', async () => {
    const names = (await channel.screening!()).briefs.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(names).toEqual([...new Set(names)]);
  });

  it('brings a canary that passes over its world', async () => {
    const { at, briefs, answer, canary } = await channel.screening!();
    const brief = briefs.find(({ name }) => name === canary.brief)!;
    const { take } = await rollOffline({ channel, notes: brief.notes, acceptedAt: at, fetchSource: answer });
    const { minGrade = 'F', mustContain } = canary.expectations;
    expect(take.lifecycle.state).toBe('finished');
    expect('ABCDF'.indexOf(take.grade!)).toBeLessThanOrEqual('ABCDF'.indexOf(minGrade));
    for (const text of mustContain) expect(take.output).toContain(text);
    expect(brief.prior ?? null).toBeNull();
  });
});
