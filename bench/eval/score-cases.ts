import type { Expectation } from '#contracts/screening.ts';
import { scoreOf } from '#contracts/screening.ts';
import type { Channel } from '../../channels/channel.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import type { EvaluatedCase } from './evaluated-case.ts';

export interface ScoredCase {
  group: string;
  id: string;
  grade: string | null;
  /** Share of the checks that hold. */
  score: number;
  wrong: Expectation[];
  isGrave: boolean;
  milliseconds: number;
}

/** Rolls every case offline, one after the other, and judges what came back. A channel that throws makes the case wrong. */
export async function scoreCases(channel: Channel, cases: EvaluatedCase[]): Promise<ScoredCase[]> {
  const scored: ScoredCase[] = [];
  for (const { group, id, judge, ...order } of cases) {
    const startedAt = performance.now();
    const roll = await rollOffline({ channel, ...order }).catch(String);
    const milliseconds = Math.round(performance.now() - startedAt);
    const checks =
      typeof roll === 'string' ? [{ expectation: 'a take came back', isMet: false, found: roll }] : judge(roll.take);
    const wrong = checks.filter(({ isMet }) => !isMet);
    scored.push({
      group,
      id,
      grade: typeof roll === 'string' ? null : (roll.take.grade ?? null),
      score: scoreOf({ met: checks.length - wrong.length, expected: checks.length }),
      wrong,
      isGrave: wrong.some(({ isGrave = false }) => isGrave),
      milliseconds,
    });
  }
  return scored;
}
