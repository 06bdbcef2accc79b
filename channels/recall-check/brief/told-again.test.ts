import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const askedIn = (notes: string): string[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items.map(
    ({ asked }) => asked,
  );

describe('what is said of a thing that was named before', () => {
  it.each<[string, string, string[]]>([
    [
      'a number on one of several',
      'I have a Norvelle knife, a Lakelet oven and a Lumetta lamp. Number on the oven 70418.',
      ['Norvelle knife', 'Lakelet oven, 70418', 'Lumetta lamp'],
    ],
    [
      'codes of two of them',
      'I have a Norvelle knife and a Lakelet kettle. The carton of the knife has D3109FKQ27 on top and the base of the kettle says 093031.',
      ['Norvelle knife, D3109FKQ27', 'Lakelet kettle, 093031'],
    ],
    [
      'a code of the last one where two are called so',
      'I have a Norvelle lamp and a Lakelet lamp. The lamp says QX-20411.',
      ['Norvelle lamp', 'Lakelet lamp, QX-20411'],
    ],
  ])('%s', (_what, notes, asked) => {
    expect(askedIn(notes)).toEqual(asked);
  });
});

describe('lists of houses and shops', () => {
  it.each<[string, string, string[]]>([
    [
      'rooms, of which one is in no list',
      'Inventar Ferienhaus:\nBad: Lakelet Föhn\nKüche: Norvelle Toaster\nKemenate: Lumetta Lampe\nSchlafzimmer: Brightwick Ventilator',
      ['Lakelet Föhn', 'Norvelle Toaster', 'Lumetta Lampe', 'Brightwick Ventilator'],
    ],
    [
      'two columns with semicolons',
      'inventario;marca\ngimnasio de bebé;Norvelle\ncama abatible;Lakelet',
      ['Norvelle gimnasio de bebé', 'Lakelet cama abatible'],
    ],
    [
      'a maker in two columns',
      'tag,description,marks on item\nT-1,Norvelle electric shears w. adapter,Norvelle\nT-2,Lakelet lamp,',
      ['Norvelle electric shears, adapter', 'Lakelet lamp'],
    ],
    [
      'a quoted name within a cell of the last row',
      'nr;what;maker\n1;USB charger;Lakelet\n3;"Letter Fox" wooden toy;Norvelle',
      ['Lakelet USB charger', 'Norvelle Letter Fox wooden toy'],
    ],
    [
      'a name of two parts behind the thing',
      '- folding bed Orrin & Vale\n- Lakelet lamp',
      ['folding bed Orrin & Vale', 'Lakelet lamp'],
    ],
  ])('%s', (_what, notes, asked) => {
    expect(askedIn(notes)).toEqual(asked);
  });
});
