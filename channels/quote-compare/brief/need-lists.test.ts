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

describe('lists that stand in one line', () => {
  it.each([
    [
      'For the dairy. Need: clamp 3in = 14; gasket 3in = 28; elbow 3in = 6',
      ['14 each | clamp 3in', '28 each | gasket 3in', '6 each | elbow 3in'],
    ],
    [
      'Pump overhaul, both were asked for: seals (3 sets), wear plate (1), grease 1 kg (x5)',
      ['3 set | seals', '1 each | wear plate', '5 each | grease 1 kg'],
    ],
    ['3/4" ball valve (9) | 3/4" union (12)', ['9 each | 3/4" ball valve', '12 each | 3/4" union']],
    ['Bar Lido — vino bianco: 90 litri, gin: 12 litri', ['90 l | vino bianco', '12 l | gin']],
    [
      'Zapytanie: pierścień PR-20 – 300 szt., tuleja TU-8 – 90 szt.',
      ['300 each | pierścień PR-20', '90 each | tuleja TU-8'],
    ],
    ['Enquiry 204 – 5 heaters 9kW + 5 timers – site Ashby', ['5 each | heaters 9kW', '5 each | timers']],
    ['Los 1: 80 Stative   Los 2: 12 Waagen', ['80 each | Stative', '12 each | Waagen']],
    [
      'Richiesta – Leva in PA6, 6.000 pz + attrezzo nuovo (1, di ns. proprietà)',
      ['6000 each | Leva in PA6', '1 each | attrezzo nuovo'],
    ],
    ['1/2" chain, 250 ft; slip hooks, 2 dozen', ['250 ft | 1/2" chain', '24 each | slip hooks']],
  ])('reads %s', (brief, needs) => expect(needsIn(brief)).toEqual(needs));

  it('reads lines with arrows, leaders and feet marks', () => {
    expect(needsIn("#10 wire red   1,500'\n#8 wire red   750'")).toEqual([
      '1500 ft | #10 wire red',
      '750 ft | #8 wire red',
    ]);
    expect(needsIn("stair treads 4' x 1'  --> 14 treads\nclips  --> 56")).toEqual([
      "14 each | stair treads 4' x 1'",
      '56 each | clips',
    ]);
    expect(needsIn('rubber hose 1" . . . . . 90 ft\nbarbs HB 4-4 . . . . . 18')).toEqual([
      '90 ft | rubber hose 1"',
      '18 each | barbs HB 4-4',
    ]);
    expect(needsIn('a) Weste WE-2: 9\nb) Stirnlampe: 9')).toEqual(['9 each | Weste WE-2', '9 each | Stirnlampe']);
  });

  it('leaves out what is remarked behind how many', () => {
    expect(needsIn('drewno dębowe, 7 ton, Kielce, brutto')).toEqual(['7 ton | drewno dębowe']);
    expect(needsIn('We are a 5-van firm. Order 3 drums (55 gal) hand cleaner')).toEqual(['3 drum | hand cleaner']);
    expect(needsIn('- 4x A52 belt\n- two bushings 1610 x 1-1/8')).toEqual([
      '4 each | A52 belt',
      '2 each | bushings 1610 x 1-1/8',
    ]);
  });
});
