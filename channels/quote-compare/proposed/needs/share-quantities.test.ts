import { describe, expect, it } from 'vitest';
import { proposeNeeds } from './propose-needs.ts';

const shared = (brief: string): string[] => proposeNeeds(brief, ['']).map(({ qty, part }) => `${qty} ${part}`);

describe('shareQuantities', () => {
  it.each([
    [
      'Shop towels, gloves, safety glasses: fifteen of each to start.',
      ['fifteen Shop towels', 'fifteen gloves', 'fifteen safety glasses'],
    ],
    ['12 each of: valve VB-20, valve VB-25 and valve VB-32.', ['12 valve VB-20', '12 valve VB-25', '12 valve VB-32']],
  ])('reads a need for each thing of %j', (brief, needs) => {
    expect(shared(brief)).toEqual(needs);
  });

  it('shares nothing among things that have numbers of their own', () => {
    expect(shared('4 doors and 6 closers each with screws')).toEqual(['4 doors', '6 closers']);
  });
});
