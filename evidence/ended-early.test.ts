import { expect, it } from 'vitest';
import { buildEndedEarly } from './ended-early.ts';
import type { TakeState } from '#contracts/stage.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { TakeEvent } from '#contracts/take-event.ts';

const at = '2031-05-06T07:08:09.010Z';
const log: TakeEvent[] = [
  {
    seq: 1,
    at,
    type: 'take.accepted',
    takeId: '00000000-0000-4000-8000-000000000001',
    takeNo: 1,
    channel: 'toy',
    notes: 'Which facts?',
    prior: null,
    skipRetrieval: false,
    run: null,
  },
  {
    seq: 2,
    at,
    type: 'plan.made',
    planner: 'rules',
    sources: [],
    subGoals: [
      { id: 'read', goal: 'Read it' },
      { id: 'rank', goal: 'Rank it' },
    ],
  },
  { seq: 3, at, type: 'stage.started', stage: 'crawl', round: 1 },
];
const asks = [{ key: 'place', ask: 'Where?', blocking: true }];

it.each<[TakeState, string, string]>([
  ['failed', 'failed', ''],
  ['cancelled', 'cancelled', ''],
  ['needs_input', 'cancelled', 'Where?'],
])('nothing of a take that ended %s goes on', (state, status, output) => {
  const recovery = { action: 'retry', detail: 'It could not be reached.' } as const;
  const soFar = foldTake(log, { slug: 'toy', number: 1, name: 'Toy' });
  const ended = buildEndedEarly(soFar, { state, recovery, asks: state === 'needs_input' ? asks : [] });
  expect(ended).toMatchObject({
    output,
    plan: { subGoals: [{ status: 'unmet' }, { status: 'unmet' }], trace: [{ stage: 'crawl', status }] },
    lifecycle: { state, recovery, needs: state === 'needs_input' ? ['place'] : [] },
  });
});
