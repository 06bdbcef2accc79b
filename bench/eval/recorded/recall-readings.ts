import type { TakeResponse } from '#contracts/take.ts';
import { screening } from '../../../channels/recall-check/screening.ts';
import { holds } from '../../../channels/screening/expectation.ts';
import type { EvaluatedCase } from '../evaluated-case.ts';
import { loadRecorded } from './recorded-cases.ts';

/** Patterns of the things that a brief asks about, each of which one row of its own has to be about; nothing else is. */
type Right = string[];

/** Briefs of customers over the made-up registers: which things were looked up is judged, and that nothing doubtful was cleared. */
export async function loadRecordedRecalls(): Promise<EvaluatedCase[]> {
  return (await loadRecorded<Right>('recalls.json')).map(({ id, notes, right, said }) => ({
    group: 'recorded',
    id,
    notes,
    acceptedAt: screening.at,
    fetchSource: screening.answer,
    judge: (take) => judge(right, take),
    said,
  }));
}

function judge(right: Right, { plan }: TakeResponse) {
  const items = plan.subGoals.map(({ goal }) => goal);
  const owners = right.map((pattern) => items.filter((item) => new RegExp(pattern, 'iu').test(item)));
  const owned = new Set(owners.flat());
  return [
    ...right.map((pattern, at) => {
      const own = owners[at] ?? [];
      const isAlone = own.length === 1 && !owners.some((other, index) => index !== at && other.includes(own[0] ?? ''));
      return holds(pattern, isAlone, own);
    }),
    ...items.filter((item) => !owned.has(item)).map((item) => ({ ...holds('nothing else is looked up', false, item) })),
    ...(items.every((item) => owned.has(item)) ? [holds('nothing else is looked up', true, '')] : []),
  ];
}
