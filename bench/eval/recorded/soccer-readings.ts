import type { TakeResponse } from '#contracts/take.ts';
import { screening } from '../../../channels/soccer-scout/screening.ts';
import { holds } from '../../../channels/screening/expectation.ts';
import type { EvaluatedCase } from '../evaluated-case.ts';
import { loadRecorded } from './recorded-cases.ts';

/** What a brief says of where, for whom and how far: words of the place, ages from and to, miles. Null where it does not say. */
interface Right {
  place: string | null;
  ages: [from: number, to: number][];
  miles: number | null;
}

/** Briefs of customers over the made-up map: how they were read is judged. */
export async function loadRecordedSoccer(): Promise<EvaluatedCase[]> {
  return (await loadRecorded<Right>('soccer.json')).map(({ id, notes, right, said }) => ({
    group: 'recorded',
    id,
    notes,
    acceptedAt: '2026-11-20T12:00:00.000Z',
    fetchSource: screening.answer,
    judge: (take) => judge(right, take),
    said,
  }));
}

function judge({ place, ages, miles }: Right, { plan, asks, table }: TakeResponse) {
  const goals = plan.subGoals.map(({ goal }) => goal);
  const keys = asks.map(({ key }) => key);
  const { radiusMiles, age } = (table?.summary ?? {}) as { radiusMiles?: number; age?: unknown };
  const isPlaced =
    place === null ? keys.includes('place') : goals.some((goal) => goal.startsWith(`Find where ${place}`));
  const figures = [age].flat().flatMap((words) => String(words ?? '').match(/[\d.]+/g) ?? []);
  const wanted = ages.flatMap(([from, to]) => (from === to ? [from] : [from, to])).map(String);
  return [
    holds(`place ${place}`, isPlaced, [...goals, ...keys]),
    holds(`ages ${wanted.join(', ')}`, keys.includes('age') === (ages.length === 0), keys),
    holds(`distance ${miles}`, miles === null ? keys.includes('radius') : isDistance(), [keys, radiusMiles]),
    ...(age === undefined ? [] : [holds(`ages of the answer ${wanted.join(', ')}`, same(figures, wanted), age)]),
  ];

  function isDistance(): boolean {
    return radiusMiles === undefined ? !keys.includes('radius') : Math.abs(radiusMiles - (miles ?? 0)) < NEAR;
  }
}

const NEAR = 0.01;
const same = (one: string[], other: string[]): boolean => one.toSorted().join() === other.toSorted().join();
