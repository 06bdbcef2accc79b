import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const askedIn = (notes: string) => {
  const { items, ruledOut } = readBrief({
    notes,
    prior: null,
    skipRetrieval: false,
    acceptedAt: '2031-11-20T12:00:00Z',
  });
  return { asked: items.map(({ asked }) => /Norvelle|Lakelet/.exec(asked)?.[0]), isOut: ruledOut.length > 0 };
};

describe('what a thing was sold with', () => {
  it.each([
    '- Norvelle adapter sold with the tablet TB20\n- Lakelet sled',
    '- alimentatore Norvelle venduto con il tablet TB20\n- slitta Lakelet',
    '- Netzteil Norvelle, verkauft mit dem Tablet TB20\n- Schlitten Lakelet',
    '- chargeur Norvelle vendu avec la tablette TB20\n- luge Lakelet',
    '- cargador Norvelle vendido con la tableta TB20\n- trineo Lakelet',
    '- lader Norvelle verkocht met de tablet TB20\n- slee Lakelet',
  ])('says nothing of its being gone: %j', (notes) =>
    expect(askedIn(notes)).toEqual({ asked: ['Norvelle', 'Lakelet'], isOut: false }),
  );

  it.each([
    '- Norvelle heater NH20, we sold it with the tablet\n- Lakelet sled',
    '- Norvelle heater NH20, sold with the house\n- Lakelet sled',
    '- Norvelle heater NH20 was sold with the rug\n- Lakelet sled',
  ])('is told from what is gone: %j', (notes) => expect(askedIn(notes)).toEqual({ asked: ['Lakelet'], isOut: true }));
});
