import { describe, expect, it } from 'vitest';
import type { FetchSource } from '../../../test/support/roll-offline.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

const roll = async (notes: string, fetchSource: FetchSource = fetchAnswer) => {
  const asked: string[] = [];
  const { take } = await rollOffline({
    channel: recallCheck,
    notes,
    acceptedAt: '2031-11-20T12:00:00Z',
    fetchSource: (request) => {
      if (request.kind === 'api') asked.push(`${request.source} ${JSON.stringify(request.query)}`);
      return fetchSource(request);
    },
  });
  return { rows: take.table?.rows.map(({ verdict, number }) => [verdict, number]) ?? [], asked };
};
const isSweep = (text: string): boolean => /"RecallTitle":"tumb"|tumb\*/.test(text);

describe('a brand that is misspelt', () => {
  it('is found by its first letters, as a possible match', async () => {
    const { rows } = await roll('Tumbelton Nimbus folding high chair');
    expect(rows).toMatchObject([['possible match', expect.any(String)]]);
  });

  it('is found by a model number that is listed', async () => {
    const { rows } = await roll('Brigtwick Solace space heater BW-1500');
    expect(rows).toMatchObject([['recalled', expect.any(String)]]);
  });

  it('is not looked for where the name is found', async () => {
    const { asked } = await roll('Tumbleton Nimbus folding high chair');
    expect(asked.filter(isSweep)).toEqual([]);
  });

  it('leaves the answer as it is where the registers know nothing like it', async () => {
    const { rows, asked } = await roll('Tumbril Cirrus folding high chair');
    expect(asked.some(isSweep)).toBe(true);
    expect(rows).toEqual([['no recall found', null]]);
  });

  it('leaves it as it is too where the further search is not answered', async () => {
    const { rows } = await roll('Tumbril Cirrus folding high chair', (request) =>
      request.kind === 'api' && isSweep(JSON.stringify(request.query))
        ? { requestId: request.id, code: 'timed_out', detail: 'CPSC timed out.' }
        : fetchAnswer(request),
    );
    expect(rows).toEqual([['no recall found', null]]);
  });

  it('is not looked for in a take of many items', async () => {
    const items = Array.from({ length: 20 }, (_, index) => `${index + 1}. Tumbril Cirrus${index} folding high chair`);
    const { asked } = await roll(items.join('\n'));
    expect(asked.filter(isSweep)).toEqual([]);
  });
});
