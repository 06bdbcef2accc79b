import { expect, it } from 'vitest';
import { judgeItems } from './judge-items.ts';

it('nothing found under a name in another language is no all-clear', () => {
  const reading = {
    wanted: {},
    used: [],
    unread: [],
    doubts: [],
    coverage: 1,
    isNarrowed: false,
    foreign: [0],
  };
  const none = { rows: [], known: [], outside: [], faults: [], totals: [], fallen: [] };
  const value = { kind: 'none', item: 0, key: '', cells: {}, derivations: [] } as const;
  const finding = { id: 'a', subGoal: 'item-1', value: null, citations: [] } as never;
  const [verdict] = judgeItems({
    ...none,
    items: ['Otterhusten'],
    valued: [{ finding, value: value as never }],
    reading,
    slot: 'subjects',
    answered: [{ item: 0, source: 'Register' }],
  });
  expect(verdict).toMatchObject({ outcome: 'unclear', why: expect.stringContaining('English name') });
});
