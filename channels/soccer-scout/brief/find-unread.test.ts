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
    ['Fútbol para mi hija de 9 años en Norden, Nuevo México, 4 millas. ¿Cuánto cuesta la cuota?', []],
    ['Futebol para o meu filho de 7 anos em Norden, Novo México (Norden, NM), 6 km', []],
    ['Fußball für den Sohn (8), Norden, Ohio, 8 km, nur Vereine ohne Beitrag', ['ohne Beitrag']],
    ['Fútbol para mi hijo de 9 años, Norden, Ohio, 4 millas, cuota máxima 50', ['cuota máxima 50']],
    ['Soccer for a 9 year old, Alder Falls, Oregon, 3 miles. Please tell both fees.', []],
    ['What group is a 9 year old in, and which fees? Alder Falls, Oregon, 3 miles', []],
  ])('%s', (notes, words) => expect(unread(notes)).toEqual(words));

  it('takes no address for a part of a wish', () => {
    const wishes = (notes: string): string[] =>
      readWhole({ notes, prior: null, acceptedAt: '2030-11-21T12:00:00.000Z', skipRetrieval: false }).wishes.map(
        ({ words }) => words,
      );
    const ASKED = 'For a 9 year old within 3 miles of Alder Falls, Oregon.';
    expect(wishes(`${ASKED} https://club.example/a.html Can we start in March?`)).toEqual(['Can we start in March']);
  });

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

describe('children that are counted', () => {
  it.each([
    ['Wir haben zwei Kinder, 8 und die Kleine wohl 5, Norden, Ohio, 6 km', 'wohl 5'],
    ['dos hijos en Norden, Ohio, 7 km: la mayor ronda los 12, el otro tiene 8 años', 'los 12'],
    ['Our 3 kids: one is 6 years old, Ada nears 9, Bo hits 11. Norden, Ohio, 4 miles', 'nears 9'],
  ])('and of whom no age was read: %s', (text, words) => {
    expect(unread(text)).toContain(words);
  });

  it.each([
    'My two kids are 6 and 9. Norden, Ohio, within 8 km',
    'our 2 girls are 10 year olds. Norden, Ohio, 10 miles. Sat 9 or later',
    'the twins are 7 years old, Norden, Ohio, 3 miles, 2 kids, 2 days a week',
  ])('are all read: %s', (text) => {
    expect(unread(text).filter((words) => /\d/.test(words))).toEqual([]);
  });
});
