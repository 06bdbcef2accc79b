import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

const roll = async (notes: string) => {
  const order = { channel: recallCheck, notes, acceptedAt: '2031-11-20T12:00:00Z', fetchSource: fetchAnswer };
  const { take } = await rollOffline(order);
  return { verdicts: take.table?.rows.map(({ verdict }) => verdict), undone: take.lifecycle.undone.join(' ') };
};

describe('a vehicle whose name NHTSA does not know', () => {
  it.each(['2030 Subaru Zonda', '2028 Mazda Rotella'])('%s is not cleared', async (notes) => {
    const { verdicts, undone } = await roll(notes);
    expect(verdicts).toEqual([]);
    expect(undone).toContain('please give the model as on the registration');
  });

  it('is cleared where the name is one of its make', async () => {
    const { verdicts } = await roll('2030 Subaru Forester');
    expect(verdicts).toEqual(['no recall found']);
  });
});
