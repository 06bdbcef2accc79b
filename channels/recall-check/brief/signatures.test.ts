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
    ['ODILA!!! We have a Norvelle kettle KX700.', /odila/i],
  ])('is kept back: %s', (notes, name) => {
    expect(readBrief({ notes, ...AT }).items.map(({ asked }) => asked)).toEqual([expect.stringMatching(/norvelle/i)]);
    expect(JSON.stringify(plan({ notes, ...AT }).sources)).not.toMatch(name);
  });

  it('takes no brand for somebody', () =>
    expect(readBrief({ notes: 'Norvelle!! is the kettle KX700 recalled?', ...AT }).items.length).toBeGreaterThan(0));
});
