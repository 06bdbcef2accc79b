import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import { readBrief } from './read-items.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const askedIn = (notes: string): string[] => readBrief({ notes, ...AT }).items.map(({ asked }) => asked);

describe('what is said right behind a thing', () => {
  it.each<[string, string, RegExp[]]>([
    [
      'that it is not included',
      '2031 Honda Civic. Comes with a Norvelle winch NW-45.\nTrailer in picture NOT included.',
      [/civic/i, /norvelle winch/i],
    ],
    ['that it is home-grown', '- Norvelle queso, lote 5210\n- cilantro de la huerta', [/norvelle/i]],
    [
      'by what number its sticker has',
      'norvelle pack n play, sticker 2114789 mfg 04/2021\nlumo high chair',
      [/norvelle.*2114789/i, /lumo/i],
    ],
    [
      'what it is not, and what its sticker says instead',
      'It is NOT the Lumo KX 100, the sticker says Norvelle Lumo KX 30, green.\n\n> We have a Norvelle Lumo KX 100 water gun.',
      [/norvelle lumo kx 30/i],
    ],
    [
      'what another sticker says, in Spanish',
      'No es la Norvelle KX 200, la etiqueta dice Norvelle KX 35 y es verde.',
      [/norvelle kx 35/i],
    ],
    [
      'what it is called, in French',
      'J’ai le fauteuil releveur Norvelle, c’est un VivaLumo, et le chargeur Brightwick.',
      [/norvelle.*vivalumo/i, /brightwick/i],
    ],
    [
      'what is meant by a name in quotation marks',
      '"Not Your Mother’s" dry shampoo\nNorvelle kettle',
      [/not your mother/i, /norvelle/i],
    ],
    ['what a name begins with behind "is"', 'The glucometer is True Lumetta by Norvelle.', [/true lumetta/i]],
    ['a heat lamp', 'heat lamp over the chicks, Norvelle brand', [/heat lamp.*norvelle/i]],
  ])('is read: %s', (_what, notes, asked) =>
    expect(askedIn(notes)).toEqual(asked.map((item) => expect.stringMatching(item) as string)),
  );

  it.each<[string, RegExp]>([
    ['Norvelle kettle KX700\nWhere? 1409 Dovecote, ring twice, ask for Lupe', /1409|dovecote|lupe/i],
    [
      'Norvelle kettle KX700\nBrightwick heater\n-- super’s list for Pellowe Court, forwarded by the tenant',
      /pellowe|super/i,
    ],
    [
      'From: Odila <odila@vale.example>\nSubject: kettle\n\nKiddo, the Norvelle kettle KX700, anything wrong with it?',
      /kiddo|odila/i,
    ],
  ])('sends nothing of whom or where: %s', (notes, words) => {
    const sources = JSON.stringify(plan({ notes, ...AT }).sources);
    expect(sources).toMatch(/norvelle/i);
    expect(sources).not.toMatch(words);
  });
});
