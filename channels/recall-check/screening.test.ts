import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { recallCheck } from './recall-check.ts';
import { SCREENING } from './screening.ts';
import { fetchAnswer } from './screening/fetch-answer.ts';

const roll = (notes: string) => rollOffline({ channel: recallCheck, notes, acceptedAt: '2031-11-20T12:00:00Z', fetchSource: fetchAnswer });

describe('the screening briefs of recall-check', () => {
  it.each(SCREENING)('answers $name', async ({ notes, items, says = [], isAsk }) => {
    const { take, answer, verified } = await roll(notes);
    const rows = take.table?.rows ?? [];
    for (const [index, expected] of items.entries()) {
      const own = rows.filter(({ itemNo }) => itemNo === index + 1);
      const verdicts = ['recalled', 'possible match', 'no recall found'].filter((verdict) => own.some((row) => row['verdict'] === verdict));
      expect(verdicts[0] ?? null).toBe(expected.verdict);
      expect(own.flatMap(({ number }) => (number === null ? [] : [number])).toSorted()).toEqual(expected.numbers.toSorted());
    }
    expect(take.lifecycle.state).toBe(isAsk ? 'needs_input' : 'finished');
    expect(take.plan.subGoals.length).toBe(isAsk && items.length === 0 ? 0 : items.length);
    const said = `${take.output}\n${JSON.stringify([take.table, take.asks])}`;
    for (const pattern of says) expect(said).toMatch(pattern);
    expect(verified.dropped).toEqual([]);
    expect(answer?.dropped ?? []).toEqual([]);
    if (!isAsk && items.every(({ verdict }) => verdict !== null)) expect(take.grade).toBe('A');
  });
});
