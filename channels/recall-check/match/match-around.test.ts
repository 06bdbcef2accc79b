import { describe, expect, it } from 'vitest';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { cpscRecord } from '../../../test/support/cpsc-record.ts';
import { readBrief } from '../brief/read-items.ts';
import { recallCheck } from '../recall-check.ts';
import { fetchAnswer } from '../screening/fetch-answer.ts';
import { matchAround } from './match-around.ts';
import { prepareRecord } from './prepared-record.ts';

const rowsOf = async (notes: string): Promise<unknown[]> => {
  const { take } = await rollOffline({
    channel: recallCheck,
    notes,
    acceptedAt: '2031-11-20T12:00:00Z',
    fetchSource: fetchAnswer,
  });
  return take.table?.rows.map(({ verdict, number }) => [verdict, number ?? null]) ?? [];
};

describe('what stands around the words of an item', () => {
  it('tells nothing by one name that another brand has too', async () => {
    expect(await rowsOf('pack        Osprey Solace 38')).toEqual([['no recall found', null]]);
  });

  it('keeps an item from being cleared where the brand was read as something else', async () => {
    // "Wexmoor" stands where the brand would.
    expect(await rowsOf('Wexmoor folding high chair, it says tumbleton on the seat')).toEqual([
      ['possible match', '31501'],
    ]);
  });

  it('finds the brand of a thing that is named without one', async () => {
    expect(
      await rowsOf(
        '- Brightwick Solace heater, model BW-1500T\n- our high chair from Aunt Rosa, gray, beneath it tumbleton',
      ),
    ).toContainEqual([expect.stringMatching(/recalled|possible/), '31501']);
  });

  it.each([
    ['words that nothing calls a thing', 'Norvelle Pebble Amarante Delphine rattle', '31503'],
    ['a name for it in another language', 'Wir haben die Norvelle Wackelente, und sonst nichts.', '31503'],
    ['what it is for, in another language', 'Hochstuhl Tumbleton für Kleinkinder', '31501'],
    ['a word for many sorts of things', 'two Norvelle toys', '31503'],
    ['a thing of another sentence', 'We hung up the ladder. It is the Tumbleton Nimbus, from aunt Rosa', '31501'],
  ])('keeps a recall beside %s', async (_what, notes, number) => {
    expect(await rowsOf(notes)).toContainEqual([expect.stringMatching(/recalled|possible/), number]);
  });

  it('clears another thing of the brand', async () => {
    expect(await rowsOf('Tumbleton Nimbus stroller')).toEqual([['no recall found', null]]);
  });

  it.each([
    ['Hola, ¿cuáles están retiradas del mercado?\n\n1. Cortinas plegables Ostravel beige\n2. Olla Imusa', 'possible'],
    ['Was davon ist zurückgerufen?\n\n- Vorhang Ostravel, 80 cm breit\n- Brightwick Lampe', 'possible'],
    ['Quels articles sont rappelés ?\n\n- rideau Ostravel pour la cuisine\n- lampe Brightwick', 'possible'],
    ['Which are recalled?\n\n- Ostravel curtain\n- Brightwick lamp', 'none'],
  ])('knows what a word of another language means by a guess: %s', (notes, level) => {
    const [item] = readBrief({ notes, answers: {} } as never).items;
    const record = cpscRecord('Window Coverings Recalled by Ostravel', 'This recall involves Ostravel roll up shades.');
    expect(matchAround(item as never, prepareRecord(record)).level).toBe(level);
  });
});
