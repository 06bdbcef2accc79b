import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { bindModel, scriptModel } from '../../../test/support/scripted-model.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

const NOTES = 'our baby sleeps in a Norvelle Snugly Swing, the whole gribbet of it, and we drive a 2030 Subaru Outback';

const roll = async (brief: string, notes = NOTES) => {
  const model = scriptModel(({ id }) => (id === 'brief' ? { brief } : { fault: 'refused' }));
  const channel = bindModel(recallCheck, model.port);
  return {
    model,
    ...(await rollOffline({
      channel,
      notes,
      acceptedAt: '2031-05-06T07:08:09.010Z',
      fetchSource: fetchAnswer,
    })),
  };
};

describe('recall-check with a model', () => {
  it('checks the items of a brief that the rules doubt, as a model names them', async () => {
    const { take, plan, model } = await roll('2030 Subaru Outback\nNorvelle Snugly Swing');
    expect(model.asked.map(({ id }) => id)).toEqual(['brief']);
    expect(plan.asks).toEqual([]);
    const items = new Set(take.table?.rows.map(({ itemNo }) => itemNo));
    expect([...items]).toEqual([1, 2]);
    expect(take.output).toContain('Your brief was read as: “2030 Subaru Outback Norvelle Snugly Swing”');
  });

  it.each([
    ['another year', '2031 Subaru Outback\nNorvelle Snugly Swing'],
    ['another make', '2030 Honda Outback\nNorvelle Snugly Swing'],
    ['a product more', '2030 Subaru Outback\nNorvelle Snugly Swing\nNorvelle crib'],
    ['a figure less', 'Subaru Outback\nNorvelle Snugly Swing'],
    ['a verdict', '2030 Subaru Outback is safe\nNorvelle Snugly Swing'],
    ['nothing', ' '],
  ])('is left to the rules where the model names %s', async (_, brief) => {
    const { plan } = await roll(brief);
    expect(plan.restated).toBeUndefined();
    expect(plan.asks.length).toBeGreaterThan(0);
  });

  it('asks no model about a brief that the rules read', async () => {
    const { model } = await roll('2029 Mazda CX-5', '2030 Subaru Outback');
    expect(model.asked).toEqual([]);
  });
});
