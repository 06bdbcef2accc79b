import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { soccerScout } from './channel.ts';
import { SCREENING, type ScreeningBrief } from './screening.ts';
import { answerRequest } from './screening/answer-request.ts';

const roll = ({ notes, prior }: ScreeningBrief) =>
  rollOffline({
    channel: soccerScout,
    notes,
    prior: prior ?? null,
    acceptedAt: '2030-11-21T12:00:00.000Z',
    fetchSource: answerRequest,
  });

describe('the screening briefs of soccer-scout', () => {
  it.each(SCREENING)('answers $name', async (brief) => {
    const { take, answer, verified } = await roll(brief);
    const rows = take.table?.rows ?? [];
    const count = (kind: string): number => rows.filter((row) => row['kind'] === kind).length;
    expect({ field: count('field'), club: count('club'), program: count('program') }).toEqual({
      field: 0,
      club: 0,
      program: 0,
      ...brief.rows,
    });
    for (const { name, ...expected } of brief.programs ?? []) {
      const row = rows.find((candidate) =>
        typeof name === 'string' ? candidate['name'] === name : name.test(String(candidate['name'])),
      );
      expect(row, String(name)).toMatchObject(expected);
    }
    expect(take.asks.map(({ key }) => key)).toEqual(brief.asks ?? []);
    expect(take.lifecycle.state).toBe(brief.isAsk ? 'needs_input' : 'finished');
    const radiusMiles = take.table?.summary['radiusMiles'];
    expect(radiusMiles).toBe(brief.radiusMiles ?? radiusMiles);
    const said = [take.output, JSON.stringify(take.table?.rows ?? []), ...take.asks.map(({ ask }) => ask)].join('\n');
    for (const pattern of brief.says ?? []) expect(said).toMatch(pattern);
    for (const pattern of brief.saysNot ?? []) expect(said).not.toMatch(pattern);
    expect(verified.dropped).toEqual([]);
    expect(answer?.dropped ?? []).toEqual([]);
    expect(brief.isWhole ? take.grade : 'A').toBe('A');
  });

  it('never calls a field what the map does not call it', async () => {
    const { take } = await roll({ name: '', notes: 'Soccer for a 9 year old within 3 miles of Alder Falls, Oregon' });
    const fields = (take.table?.rows ?? []).filter(({ kind }) => kind === 'field');
    expect(fields.map(({ name, ageFit, ages, fee }) => [name, ageFit, ages, fee])).toEqual([
      ['Mill Pond Field', 'unknown', null, null],
      [null, 'unknown', null, null],
      [null, 'unknown', null, null],
      ['North Meadow', 'unknown', null, null],
      ['Academy Ground', 'unknown', null, null],
      ['Just Inside', 'unknown', null, null],
    ]);
  });
});
