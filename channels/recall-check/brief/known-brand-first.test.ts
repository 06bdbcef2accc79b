import { describe, expect, it } from 'vitest';
import { EQUIPMENT, gapsInProof } from '../outcome/proof-of-none.ts';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, acceptedAt: '2031-11-20T12:00:00Z', skipRetrieval: false, prior: null }).items;

describe('a brand that is known behind words in another language', () => {
  it.each([
    ['Hola, quiero saber si hay retiros:\nPrimer nivel, lavadora GE Lumo, gris', 'ge'],
    ['Bonjour, ces appareils sont-ils rappelés ?\nVersant nord, cuisinière Hotpoint blanche', 'hotpoint'],
    ['Guten Tag, wird das zurückgerufen?\nStraßenseite, Waschmaschine GE Lumo, grau', 'ge'],
  ])('is the name of the thing: %s', (notes, brand) => {
    expect(read(notes).map(({ product }) => product?.brand[0])).toContain(brand);
  });

  it.each(['Planta baja', 'Erdgeschoss', 'Rez-de-chaussée, étage 1', 'Piano terra', 'Begane grond', 'Parter'])(
    'has no floor of the house for a name: %s',
    (place) => {
      const [item] = read(`- ${place}: GE Lumo washer\n- ${place}: Hotpoint Vero range`);
      expect(item?.product?.brand[0]).toBe('ge');
    },
  );

  it('clears nothing where another name was read as the brand', () => {
    const [item] = read('Zorblatt washer Hotpoint');
    expect(gapsInProof(item as never, [])).toEqual(
      expect.arrayContaining([expect.stringContaining('“hotpoint” may be its brand')]),
    );
  });
});

it.each([
  'silla de carro Britax Lumo',
  'silla para auto Lumo de Graco',
  'asiento de carro Lumo',
  'Kindersitz Lumo von Cybex',
  'Autokindersitz Britax Lumo',
  'siège auto Lumo de Chicco',
  'seggiolino da auto Lumo',
  'autostoel Lumo',
  'cadeira para carro Lumo',
  'fotelik Britax Lumo',
  'silla Britax Lumo',
  'asiento elevador Lumo de Graco',
  'siège Britax Lumo',
  'sediolino auto Lumo',
])('a child seat is under NHTSA alone, in each language: %s', (words) => {
  const [item] = read(`- ${words}`);
  expect(gapsInProof(item as never, [])).toContain(EQUIPMENT);
});

it('a high chair of a maker of child seats is none', () => {
  const [item] = read('- chaise haute Chicco Lumo');
  expect(item?.product?.kinds).toEqual(['consumer']);
});

it.each([
  ['Quick one from the preschool: HABA Lumo cubes and a wooden train, any recalls?', ['haba']],
  ['Hi, our shop: Vale & Fern, 88 Main Street. Is the Graco Lumo crib recalled?', ['graco']],
])('behind a house and a colon stand its name or goods: %s', (notes, brands) => {
  const items = read(notes);
  expect(items[0]?.product?.brand[0]).toBe(brands[0]);
  expect(items.flatMap(({ asked }) => asked).join(' ')).not.toContain('Vale');
});
