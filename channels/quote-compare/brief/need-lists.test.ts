import { describe, expect, it } from 'vitest';
import { readNeeds } from './read-needs.ts';

const needsIn = (brief: string): string[] =>
  readNeeds(brief, []).map(({ qty, unit, part }) => `${qty} ${unit} | ${part}`);

describe('lists whose items say how many in the same place', () => {
  it('takes what stands behind a colon, a dash or a gap, whatever figures are in the names', () => {
    expect(
      needsIn('Bedarf:\n- Rohrbögen 22 mm: 18 Stück\n- Schrauben M8 x 60: 400 Stück\n- Fett 5 kg: 3 Eimer'),
    ).toEqual(['18 each | Rohrbögen 22 mm', '400 each | Schrauben M8 x 60', '3 bucket | Fett 5 kg']);
    expect(needsIn('Matériel :\ncâble 3G2,5 – 7 rouleaux\nspots 12 W – 64 pièces')).toEqual([
      '7 roll | câble 3G2,5',
      '64 each | spots 12 W',
    ]);
    expect(needsIn('tubo 40 mm ........ 35 metros\nválvulas 1/2" ........ 9 uds.')).toEqual([
      '35 m | tubo 40 mm',
      '9 each | válvulas 1/2"',
    ]);
  });

  it('takes what a word for a quantity tells', () =>
    expect(needsIn('1) guarnizioni 20 x 30, quantità 45\n2) dadi M6, q.tà 300')).toEqual([
      '45 each | guarnizioni 20 x 30',
      '300 each | dadi M6',
    ]));

  it('takes what brackets count in a sentence', () =>
    expect(needsIn('Nous cherchons dalles 50 x 50 cm (120), sable (14 sacs) et bordures (33).')).toEqual([
      '120 each | dalles 50 x 50 cm',
      '14 bag | sable',
      '33 each | bordures',
    ]));

  it('takes a field for the thing and one below it for how many', () =>
    expect(needsIn('Artikel: Pumpe P 40\nMenge: 2 Stück\n\nArtikel: Schlauch 19 mm\nMenge: 60 m')).toEqual([
      '2 each | Pumpe P 40',
      '60 m | Schlauch 19 mm',
    ]));

  it('takes the columns of a table that only gaps part', () =>
    expect(needsIn('#   Towar             Ilość\n1   rura 32 mm        40\n2   kolano 32 mm      12')).toEqual([
      '40 each | rura 32 mm',
      '12 each | kolano 32 mm',
    ]));

  it('takes a figure before words for the count, and the one that ends them for a size', () =>
    expect(needsIn('Nos hacen falta 16 tablones 200 x 20 cm. Además 75 tornillos M10 x 80.')).toEqual([
      '16 each | tablones 200 x 20 cm',
      '75 each | tornillos M10 x 80',
    ]));

  it('takes no field of a letter, no time and no sum for a need', () =>
    expect(needsIn('PO number: 4417\nLead time: 10 days\nRoom: 12\nPhone: 5550100\nFloor 2 (12 days)')).toEqual([]));
});
