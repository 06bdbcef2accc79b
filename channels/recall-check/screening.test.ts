import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../test/support/roll-offline.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { VERDICTS } from './outcome/outcome.ts';
import { recallCheck } from './recall-check.ts';
import { SCREENING } from './screening.ts';
import { fetchAnswer } from './screening/fetch-answer.ts';

const roll = (notes: string) =>
  rollOffline({
    channel: recallCheck,
    notes,
    acceptedAt: '2031-11-20T12:00:00Z',
    fetchSource: fetchAnswer,
  });

describe('the screening briefs of recall-check', () => {
  it.each(SCREENING)('answers $name', async ({ notes, items, says = [], isAsk }) => {
    const { take, answer, verified } = await roll(notes);
    expect(items.map((_, index) => readItem(take, index + 1))).toEqual(items);
    expect(take.lifecycle.state).toBe(isAsk ? 'needs_input' : 'finished');
    expect(take.plan.subGoals.length).toBe(items.length);
    const said = `${take.output}\n${JSON.stringify([take.table, take.asks])}`;
    for (const pattern of says) expect(said).toMatch(pattern);
    expect(verified.dropped).toEqual([]);
    expect(answer?.dropped ?? []).toEqual([]);
    const isWhole = !isAsk && items.every(({ verdict }) => verdict !== null);
    expect(take.grade === 'A').toBe(isWhole);
  });
});

function readItem(take: TakeResponse, itemNo: number): { verdict: string | null; numbers: string[] } {
  const own = (take.table?.rows ?? []).filter((row) => row['itemNo'] === itemNo);
  const verdict = VERDICTS.find((known) => own.some((row) => row['verdict'] === known)) ?? null;
  return {
    verdict,
    numbers: own.flatMap(({ number }) => (typeof number === 'string' ? [number] : [])),
  };
}
