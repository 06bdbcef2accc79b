import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { recallCheck } from '../recall-check.ts';
import { CPSC_ROWS } from '../screening/cpsc-records.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';

const HAT = {
  ...CPSC_ROWS[0],
  Title: 'Parkhurst Recalls Youth Hats; Sold Exclusively at Brightwick Shops',
  Description: 'The recall is about a hat with a boat anchor on its front, sold at Brightwick shops.',
  Products: [{ Name: 'Youth Hats', Description: '', Model: '', Type: '', CategoryID: '', NumberOfUnits: '' }],
};

describe('kinds of things that no register holds', () => {
  it.each([
    'aluminum Brightwick Runner boat 2030',
    'Brightwick Tern 4 canoe and boat',
    'Brightwick Runner 16 boat, red',
    'Brightwich Youth anchor boat',
  ])('are told nothing of by what merely comes near: %s', async (notes) => {
    const { take } = await rollOffline({
      channel: recallCheck,
      notes,
      acceptedAt: '2031-11-20T12:00:00Z',
      fetchSource: (request) =>
        request.kind === 'api' && request.source === 'CPSC'
          ? {
              body: new TextEncoder().encode(JSON.stringify([HAT])),
              mediaType: 'application/json',
              url: 'https://www.saferproducts.gov/',
              status: 200,
            }
          : fetchAnswer(request),
    });
    expect(take.table?.rows ?? []).toEqual([]);
    expect(take.lifecycle.undone.join(' ')).toContain('Coast Guard');
  });
});
