import { describe, expect, it } from 'vitest';
import { readNeeds } from './read-needs.ts';

const needsIn = (brief: string): string[] => readNeeds(brief, []).map(({ qty, part }) => `${qty} ${part}`);

describe('counts that are taken back', () => {
  it.each([
    ['We need 8 pallets of shavings and 300 gal of wash... sorry 30 gal, in jugs.', ['8 shavings', '30 wash']],
    ['Brauchen nicht 80 m sondern 120 m Kabelkanal.', ['120 Kabelkanal']],
    ['Precisamos: 5 bancos? NÃO — 6 cadeiras de jardim e 6 mesas.', ['6 cadeiras de jardim', '6 mesas']],
    ['Potrzebne: nie 90 l tylko 110 l emulsji.', ['110 emulsji']],
  ])('reads %s', (brief, needs) => expect(needsIn(brief)).toEqual(needs));
});
