import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };

describe('who signs without a closing', () => {
  it.each<[string, RegExp]>([
    ['Norvelle kettle KX700, run it before Friday pls, Odila', /odila/i],
    ['Norvelle kettle KX700\nI have a rash since the new stock came - Tamsyn', /tamsyn/i],
    ['Is the Norvelle kettle KX700 recalled? D. Pellowe, LPN', /pellowe|lpn/i],
    ['Anything on the Norvelle kettle KX700?\nLove, Grampy', /grampy/i],
    ['Is the Norvelle kettle KX700 recalled?\nSent from bed 12, Ward C', /ward/i],
    ['is the norvelle kettle KX700 recalled? i go back to work monday so i need it quick, Odila', /odila/i],
    ['Norvelle kettle KX700 recalled?\nWe would like to know it soon, Osgar', /osgar/i],
    ['Ist der Norvelle KX700 zurückgerufen?\nWir brauchen es bis Freitag, Gundolf', /gundolf/i],
    [
      'Guten Tag,\nbitte prüfen, ob es einen Rückruf gibt:\n- Norvelle KX700\n\nMit freundlichen Grüßen\ni. A. Hedwiga Tjarksen\nEinkauf',
      /hedwiga|tjarksen/i,
    ],
    ['Norvelle kettle KX700\n\np.p. Osgar Pellowe, buyer', /osgar|pellowe/i],
    ['bollitore Norvelle KX700\nci sono richiami? P. IVA 02118311006, Ermelinda', /ermelinda|021183/i],
    ['ODILA!!! We have a Norvelle kettle KX700.', /odila/i],
  ])('is kept back: %s', (notes, name) => {
    expect(readBrief({ notes, ...AT }).items.map(({ asked }) => asked)).toEqual([expect.stringMatching(/norvelle/i)]);
    expect(JSON.stringify(plan({ notes, ...AT }).sources)).not.toMatch(name);
  });

  it('takes no name of a thing for one', () =>
    expect(
      readBrief({ notes: 'Is anything of this recalled? We have a kettle, Norvelle', ...AT }).items.map(
        ({ asked }) => asked,
      ),
    ).toEqual([expect.stringMatching(/norvelle/i)]));

  it('takes no brand for somebody', () =>
    expect(readBrief({ notes: 'Norvelle!! is the kettle KX700 recalled?', ...AT }).items.length).toBeGreaterThan(0));
});
