import { describe, expect, it } from 'vitest';
import type { ComposeInput } from '#contracts/channel-rules.ts';
import type { Composition } from '#contracts/composition.ts';
import type { ComposedRow } from '#contracts/evidence.ts';
import { collectGradeEvidence } from './collect-grade-evidence.ts';
import { composeAnswer } from './compose-answer.ts';
import type { Answered } from './compose-answer.ts';
import { compose, GROUND, row, sentence } from './examples/kestrel-widgets.ts';

const GOOD = row({ version: '3.1.0', change: 'Added support for triangular widgets' }, { findings: ['added'] });
const FALSE = row({ version: '3.0.0', change: 'Added round widgets' });
const INPUT = { findings: GROUND.findings } as ComposeInput;

const answerOf = (make: (input: ComposeInput, model?: unknown) => Composition, model?: never): Promise<Answered> =>
  composeAnswer({ compose: make }, INPUT, { ground: GROUND, model });
const undoneOf = ({ composition, answer }: Answered): string[] =>
  collectGradeEvidence({
    subGoals: [],
    requests: [],
    pages: [],
    failures: [],
    verified: { findings: [], dropped: [] },
    composition,
    answer,
    undone: [],
  }).undone;

describe('composeAnswer', () => {
  it('asks once where every row stands', async () => {
    const asked: unknown[] = [];
    const { composition } = await answerOf((input) => {
      asked.push(input);
      return compose([GOOD]);
    });
    expect(asked).toEqual([INPUT]);
    expect(composition).toEqual(compose([GOOD]));
  });

  it('tells the channel which rows fell, and composes anew without a model', async () => {
    const asked: [ComposeInput['fallen'], unknown][] = [];
    const answered = await answerOf(({ fallen }, model) => {
      asked.push([fallen, model]);
      return fallen ? compose([GOOD]) : compose([FALSE, GOOD], [sentence('Two changes.', { rows: [0, 1] })]);
    }, 'a model' as never);
    const reason = 'change "Added round widgets" stands in none of its quotes';
    expect(asked).toEqual([
      [undefined, 'a model'],
      [[{ ...FALSE, reason }], undefined],
    ]);
    expect(answered.answer.rows).toEqual([GOOD]);
    expect(answered.answer.dropped).toEqual([{ kind: 'row', at: 1, reason }]);
    expect(answered.answer.cells.due).toBe(6);
    expect(undoneOf(answered)).toEqual([
      '“Added round widgets” was left out: what was composed of it is not carried by what was read.',
    ]);
  });

  it('tells a row once that its channel does not let go of', async () => {
    let asked = 0;
    const answered = await answerOf(() => {
      asked += 1;
      return compose([FALSE, GOOD]);
    });
    expect(asked).toBe(2);
    expect(answered.answer.dropped).toMatchObject([{ kind: 'row', at: 0 }]);
    expect(undoneOf(answered)).toHaveLength(1);
  });

  it('ends with a channel that always has another row which falls', async () => {
    let asked = 0;
    await answerOf(() => compose([row({ change: `No. ${(asked += 1)}` }, { findings: ['gone', String(asked)] })]));
    expect(asked).toBe(4);
  });

  it('names a dozen rows that fell and counts the rest', async () => {
    const many = Array.from({ length: 15 }, (_, at): ComposedRow => row({ change: `Wide ${at}` }, { findings: [] }));
    const told = undoneOf(await answerOf(() => compose(many)));
    expect(told).toHaveLength(13);
    expect(told.at(-1)).toMatch(/^3 more rows were left out/);
  });

  it.each([
    ['the first of them', 'Ironvale Fixings is the cheapest at 1250.00.'],
    ['the only one', 'Ironvale Fixings is the only offer.'],
  ])('says of no row that it is %s beside one that fell', async (_what, text) => {
    const offer = row({ change: 'Ironvale Fixings', price: '1250.00' }, { findings: ['offer'] });
    const said = sentence(text, { findings: ['offer'], rows: [0] });
    const dropped = async (rows: ComposedRow[]) =>
      (await answerOf(() => compose(rows, [said]))).answer.dropped.map(({ kind }) => kind);
    expect(await dropped([offer])).toEqual([]);
    expect(await dropped([offer, FALSE])).toEqual(['row', 'sentence']);
  });
});
