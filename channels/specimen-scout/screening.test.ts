import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { specimenScout } from './channel.ts';
import { SCREENING } from './screening.ts';
import type { ScreeningBrief } from './screening.ts';
import { answerRequest } from './screening/answer-request.ts';

const roll = ({ notes, prior }: Pick<ScreeningBrief, 'notes' | 'prior'>) =>
  rollOffline({
    channel: specimenScout,
    notes,
    prior: prior ?? null,
    acceptedAt: '2030-11-21T12:00:00.000Z',
    fetchSource: answerRequest,
  });

describe('the screening briefs of specimen-scout', () => {
  it.each(SCREENING)('answers $name', async (brief) => {
    const { take, answer, verified } = await roll(brief);
    const rows = take.table?.rows ?? [];
    expect(rows.map(({ item, dimension, inches }) => [item, dimension, inches])).toHaveLength(brief.rows.length);
    for (const [at, expected] of brief.rows.entries()) expect(rows[at]).toMatchObject(expected);
    if (brief.filed !== undefined)
      expect(take.table?.summary).toEqual({ filed: brief.filed, quarantined: brief.quarantined ?? 0 });
    expect(take.asks.map(({ key }) => key)).toEqual(brief.asks ?? []);
    expect(take.lifecycle.state).toBe(brief.ends ?? 'finished');
    for (const pattern of brief.says ?? []) expect(take.output).toMatch(pattern);
    expect(verified.dropped).toEqual([]);
    expect(answer?.dropped ?? []).toEqual([]);
    for (const row of rows) if (row['inches'] !== null) expect(row['quote']).toEqual(expect.stringMatching(/\d/));
  });
});
