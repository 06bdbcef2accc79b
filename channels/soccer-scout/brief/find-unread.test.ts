import { describe, expect, it } from 'vitest';
import { readWhole } from '../reading.ts';

const unread = (notes: string): string[] =>
  readWhole({ notes, prior: null, acceptedAt: '2030-11-21T12:00:00.000Z', skipRetrieval: false }).unread;

describe('what of a brief was read as nothing', () => {
  it.each([
    ['Soccer for a 9 year old within 3 miles of Alder Falls, Oregon', []],
    ['Fußball für unseren Sohn (8), 2 km um Neuhafen, Deutschland', []],
    ['Hi, my son Theo is 9. Alder Falls, Oregon, 2 miles. Thanks, Robin Achterberg 541-555-0188', []],
    ['a unified squad for my nephew of 12, Alder Falls, Oregon, 3 miles', ['unified squad']],
    ['my 12-year-old striker, Alder Falls, Oregon, no farther than 3 miles', []],
    ['striker camp for my nephew of 12, Alder Falls, Oregon, 3 miles', ['striker camp']],
    ['I coach a U13 side, pitches at the Corn Hall, the arena in Alder Falls, Oregon, 1 mile', []],
    ['Alder Falls, Oregon, 1 mile, age 7; with shin guards included', ['shin guards']],
  ])('%s', (notes, words) => expect(unread(notes)).toEqual(words));

  it('tells nothing of what is said about health', () =>
    expect(unread('my daughter, 9, has asthma and is in speech therapy. Alder Falls, Oregon, 2 miles')).toEqual([]));

  it('asks which of two towns is meant', () => {
    const { place } = readWhole({
      notes: 'Either Bareton, Nevada or Alder Falls, Oregon. 1 mile, U12',
      prior: null,
      acceptedAt: '2030-11-21T12:00:00.000Z',
      skipRetrieval: false,
    });
    expect(place).toMatchObject({ query: 'Bareton, Nevada', others: ['Alder Falls, Oregon'] });
  });
});
