import { describe, expect, it } from 'vitest';
import { readLimits } from './read-limits.ts';
import { readNeeds } from './read-needs.ts';

const needsOf = (brief: string): string[] =>
  readNeeds(brief, readLimits(brief, '2027-01-10T00:00:00Z').spans).map(({ qty, unit, part }) =>
    [qty, unit === 'each' ? '' : unit, part].filter(Boolean).join(' '),
  );

describe('readNeeds', () => {
  it.each([
    [
      'I need, counted in pieces:\n- exam glove M: 12,000\n- saliva ejector: 5,000\nZIP: 83702\nOur order no: 4455',
      ['12000 exam glove M', '5000 saliva ejector'],
    ],
    ['(no VAT back for us). 60 bales of straw and 12 rolls of twine', ['60 bale straw', '12 roll twine']],
    ['which firm?? 400 leaflets and 2000 posters', ['400 leaflets', '2000 posters']],
    [
      'Hire for the Alston fair, 2 weeks: 3 x marquee MQ-9, 1 x dance floor DF-2',
      ['3 marquee MQ-9', '1 dance floor DF-2'],
    ],
    ['We are a 9-man crew and want for the yard: 4 pcs 12V charger CH-12', ['4 12V charger CH-12']],
    ['Need 9 shutters and a porch gate (1), supplied and installed', ['9 shutters', '1 porch gate']],
    ['Getting 14 siren units and 2 panels put up', ['14 siren units', '2 panels']],
    ['9 tonnes of road base, tipped at the shed near Malmsbury', ['9 t road base']],
    ['14 t Schotter 16/32, abgekippt am Feldweg hinter dem Hof', ['14 t Schotter 16/32']],
    ['Wir brauchen 9 Stk. Türen TK-30 sowie Einbau 9 Stk. (mit Entsorgung). Wer?', ['9 Türen TK-30', '9 Einbau']],
    ['Zakres: 11 szt. drzwi DR-2 oraz montaż 11 szt. (z obróbką).', ['11 drzwi DR-2', '11 montaż']],
    [
      'Ocupo 30 costales de pienso PN-4 (de 25 kg) y 8 botes de sal SL-2',
      ['30 costales de pienso PN-4 (de 25 kg)', '8 can sal SL-2'],
    ],
    ['Wir brauchen 6 Markisen geliefert und montiert', ['6 Markisen']],
    ['800 swabs and 200 vials. Two invoices arrived, one is by the carton.', ['800 swabs', '200 vials']],
    ['12 sacos de cal y 3 palas. os paso los precios', ['12 bag cal', '3 palas']],
    ['30 tovaglie e 60 federe. da chi compriamo', ['30 tovaglie', '60 federe']],
    ['do 2 kompletów: 8 szt 205/55 R16 i 4 szt 225/45 R17', ['8 205/55 R16', '4 225/45 R17']],
    ['200 boîtes en carton et 400 étiquettes', ['200 boîtes en carton', '400 étiquettes']],
    ['300 botellas vacías y 300 corchos', ['300 botellas vacías', '300 corchos']],
    ['90 Stühle und 15 Tische, Vergleich netto', ['90 Stühle', '15 Tische']],
    ['4,000 lids. Two suppliers, one can only send whole cartons.', ['4000 lids']],
    ['12 valves V-8. Check their sums, one of them has burned me before.', ['12 valves V-8']],
    ['== REQUISITION 5120-C / RESPONSES: 2 ==\n30 hinges', ['30 hinges']],
    ['Contract from December 2026 to April 2027: 24 clearings', ['24 clearings']],
    ['Fleeces FL-20 with badge, 60 altogether\nSizes: S 15 / M 20 / L 25 = 60', ['60 Fleeces FL-20 with badge']],
    ['Westen W-20 mit Logo, 60 insgesamt\nS 15 / M 20 / L 25 = 60', ['60 Westen W-20 mit Logo']],
    ['Wij zoeken 12 dozen spijkers SP-3. Prijzen graag excl. btw.', ['12 box spijkers SP-3']],
    ['We need 12 dozen nails SP-3', ['144 nails SP-3']],
    ['Handschuhe: 300\nMasken: 500 Stk\nPLZ: 80331', ['300 Handschuhe', '500 Masken']],
    ['6 weeks  1.5t mini digger hire\n6 weeks  1t dumper hire', ['6 1.5t mini digger hire', '6 1t dumper hire']],
    ['We need 40 of the 20x25x2 and 24 of the 16x20x2', ['40 20x25x2', '24 16x20x2']],
    [
      '- 6 no. hand dryer\n- 2no changing unit\n- 10 Nr towel rail',
      ['6 hand dryer', '2 changing unit', '10 towel rail'],
    ],
    [
      '- 10 paper towel dispenser\n- 4 printer cartridge TN-24\n- 3 contractor bags',
      ['10 paper towel dispenser', '4 printer cartridge TN-24', '3 contractor bags'],
    ],
    ['3 contractor bids for 20 squares of shingles, 2 printer quotes', ['20 shingles']],
    [
      'Need 12 ea motor MTR-3 and 12 ea starter ST-9. Deadline 2027-02-11, max $4,500. ZIP 43004.',
      ['12 motor MTR-3', '12 starter ST-9'],
    ],
    [
      '24 x 6304-ZZ, 8 x UCF207-20 flange unit, 12 x 51208 thrust bearing',
      ['24 6304-ZZ', '8 UCF207-20 flange unit', '12 51208 thrust bearing'],
    ],
    [
      '- 6304-ZZ, qty 24\n- UCF207-20 flange unit: 8\n- HB-06-30 (40)',
      ['24 6304-ZZ', '8 UCF207-20 flange unit', '40 HB-06-30'],
    ],
    ['Part | Qty\nAB-1001 | 15\n51208 | 12', ['15 AB-1001', '12 51208']],
    ['1 | 6304-ZZ deep groove | 24 | EA\n2 | 51208 | 12 | EA', ['24 6304-ZZ deep groove', '12 51208']],
    ['Items: (a) 24 ea. valve VG-94 120/60  (b) 24 ea. kit 302-280', ['24 valve VG-94 120/60', '24 kit 302-280']],
    ['1. 12 cordless drills 2. 12 spare batteries', ['12 cordless drills', '12 spare batteries']],
    ['Quantities: hard hats 40, gloves 200 pairs, goggles 40', ['40 hard hats', '200 pair gloves', '40 goggles']],
    ['30 rollers and a case of tape', ['30 rollers', '1 case tape']],
    [
      'Acetone HPLC 2.5 L x 10 bottles, silica gel 500 g x 4 packs',
      ['10 bottle Acetone HPLC 2.5 L', '4 pack silica gel 500 g'],
    ],
    [
      '1.200 Stk. Bolzen M6x30 und 1.200 Stk. Scheiben DIN 125 A6,4',
      ['1200 Bolzen M6x30', '1200 Scheiben DIN 125 A6,4'],
    ],
    ['Part,Qty\nAB-1001,15\nAB-1002,30', ['15 AB-1001', '30 AB-1002']],
    ['Need a 500 gal tank and 3 pumps', ['1 500 gal tank', '3 pumps']],
    ['We need a marquee and 90 chairs', ['1 marquee', '90 chairs']],
    ['Queremos 6 sillas. El anterior costó 730 € con portes', ['6 sillas']],
    ['Three firms for a steam oven plus 4 trays that fit it', ['1 steam oven', '4 trays']],
    ['We need a hundred and twenty mugs', ['120 mugs']],
    ['2 evenings a week all year = 104 visits', ['104 visits']],
    ['New stove for the hut, like for like 8kw burner and 6 radiators', ['6 radiators']],
    ['We need a 12 kW heat pump and 6 radiators', ['1 12 kW heat pump', '6 radiators']],
    ['30 bags of compost and 4 bags of grit, 40 litre bags', ['30 bag compost', '4 bag grit']],
    ['We need a 12 pack of AA batteries', ['12 pack AA batteries']],
    ['We need two pumps P-100 and a dozen gaskets GK-7', ['2 pumps P-100', '12 gaskets GK-7']],
    [
      '100 ft of 1/2 in EPDM hose, 12 hose clamps size 10, and 3 boxes of 100 self tapping screws #8 x 1',
      ['100 ft 1/2 in EPDM hose', '12 hose clamps size 10', '300 self tapping screws #8 x 1'],
    ],
    [
      '500 hex bolts 5/16-18 x 2 grade 5 zinc, 500 hex nuts 5/16-18 zinc',
      ['500 hex bolts 5/16-18 x 2 grade 5 zinc', '500 hex nuts 5/16-18 zinc'],
    ],
    ['10 mm dowel pins, qty 40; M8x40 bolts, 200', ['40 10 mm dowel pins', '200 M8x40 bolts']],
    ['Part: HX-220-A heat exchanger. Quantity: 3. Maximum total: $9,000', ['3 HX-220-A heat exchanger']],
    [
      'Item 1: Sprocket 60B18, 6 ea. Item 2: Roller chain RC60, 100 ft.',
      ['6 Sprocket 60B18', '100 ft Roller chain RC60'],
    ],
    ['500 ft conduit EMT-34 (3/4 in EMT, 10 ft sticks) to 89118', ['500 ft conduit EMT-34 (3/4 in EMT, 10 ft sticks)']],
    [
      '24 pair work gloves WG-L; 6 drums of oil ISO 46 (55 gal)',
      ['24 pair work gloves WG-L', '6 drum oil ISO 46 (55 gal)'],
    ],
    ['20 uds. rodamiento 6306-2Z y 4 uds. retén RT-40', ['20 rodamiento 6306-2Z', '4 retén RT-40']],
    [
      'RM-40 – rolo de marquesa 50 cm ........ 30 rolos\nDS-2L – detergente de superfícies 2 L ...... 12 frascos',
      ['30 roll RM-40 – rolo de marquesa 50 cm', '12 bottle DS-2L – detergente de superfícies 2 L'],
    ],
    ['40 Flaschen Reiniger RX-7', ['40 bottle Reiniger RX-7']],
    [
      '1. Peinture du hall, au forfait\n2. Volets bois : 6 à décaper\n3. Fenster: 12 zu streichen',
      ['1 Peinture du hall', '6 Volets bois', '12 Fenster'],
    ],
    [
      '- Malerarbeiten Treppenhaus, pauschal\n- Tinteggiatura androne, a corpo',
      ['1 Malerarbeiten Treppenhaus', '1 Tinteggiatura androne'],
    ],
    [
      'Dag Veerle,\n\nHieronder de offertes voor lokaal 3B en 4A: 30 kasten KA-10 en 15 tafels TA-20',
      ['30 kasten KA-10', '15 tafels TA-20'],
    ],
    ['Il faut peindre 120 m² de murs et poser 45 m² de parquet', ['120 m² murs', '45 m² parquet']],
    ['paint 220 m² of walls and lay 60 m² of laminate', ['220 m² walls', '60 m² laminate']],
    ['preciso de 8 janelas JN-12 e 2 portas brancas', ['8 janelas JN-12', '2 portas brancas']],
    ['necesito 6 vigas VG-20 y 10 barras BR-12', ['6 vigas VG-20', '10 length BR-12']],
    ['Se requiere: 40 tubos TB-40 / 90 codos CD-12', ['40 tubos TB-40', '90 codos CD-12']],
    ['On a besoin de 1 200 vis VS-8 pis 30 boîtes de chevilles CV-6', ['1200 vis VS-8', '30 box chevilles CV-6']],
    ['20 angle iron 40 / 4 mm AN-40', ['20 angle iron 40 / 4 mm AN-40']],
    ['Precisamos de 2 serviços de Lavagem do pátio em 2027.', ['2 serviços de Lavagem do pátio']],
    ['Wir brauchen 30 Stühle ST-4. 2022 haben wir noch 41 Euro gezahlt.', ['30 Stühle ST-4']],
    ['40 visitas de mantenimiento (marzo a junio de 2027)', ['40 visitas de mantenimiento']],
    ['Messestand Frühjahr 2027\n300 Tragetaschen TT-2', ['300 Tragetaschen TT-2']],
    [
      'Voici les deux réponses pour les gobelets (1.500 gobelets GB-30 imprimés + 10 bacs BK-40, à livrer à Huy).',
      ['1500 gobelets GB-30 imprimés', '10 bacs BK-40'],
    ],
    ['Ik heb drie prijzen binnen voor 60 poloshirts PL-18', ['60 poloshirts PL-18']],
    ['**Needs**\n- 10 × servo drive SD-400\n- 10 × cable SC-3M', ['10 servo drive SD-400', '10 cable SC-3M']],
    ['AB-100 x24; CD-200 x12', ['24 AB-100', '12 CD-200']],
    ['we need AB-100 bearings, 24 of them, plus a CD-200 seal', ['24 AB-100 bearings', '1 CD-200 seal']],
    ['Two pallets of AB-100, 40 per pallet', ['80 AB-100']],
    ['50 each of AB-100 and CD-200', ['50 AB-100', '50 CD-200']],
    ['12 each of: valve VB-20, valve VB-25 and valve VB-32.', ['12 valve VB-20', '12 valve VB-25', '12 valve VB-32']],
    ['12 each of: hex bolts, lock washers, wing nuts', ['12 hex bolts', '12 lock washers', '12 wing nuts']],
    ['6 each of the following:\n- hex bolts M8\n- lock washers', ['6 hex bolts M8', '6 lock washers']],
    ['5 each of red and blue caps', ['5 red and blue caps']],
    ['12 chain hoists, 3 ton, and 4 slings to 98101', ['12 chain hoists, 3 ton', '4 slings']],
    ['5 jacks, 20 ton, 3 cranes', ['5 jacks, 20 ton', '3 cranes']],
    ['12 hoists, 3 lb hammers', ['12 hoists', '3 lb hammers']],
    ["We're after a dozen AB-100's before the 15th of January", ["12 AB-100's"]],
    ['Need forty-eight AB-100', ['48 AB-100']],
    ['Half a dozen AB-100 bearings', ['6 AB-100 bearings']],
    ['two dozen couplers CP-6 and three hundred caps CP-1', ['24 couplers CP-6', '300 caps CP-1']],
    ['Two hundred fifty caps CP-1', ['250 caps CP-1']],
    ['a couple of AB-100', ['2 AB-100']],
    ['We need 24 (twenty-four) AB-100 bearings', ['24 AB-100 bearings']],
    ['24 AB-100 or equivalent.', ['24 AB-100']],
    ['How much would 24 AB-100 cost me from each?', ['24 AB-100']],
    ["Which vendor is best for 10 pumps P-55; we can't spend more than 3k", ['10 pumps P-55']],
    ['Compare these two quotes by December 4 for less than $500.', []],
    ['Which vendor is cheapest?', []],
  ])('reads %s', (brief, needs) => {
    expect(needsOf(brief)).toEqual(needs);
  });

  it('keeps the words that a quantity follows from', () => {
    expect(readNeeds('3 boxes of 100 screws SC-8 and a dozen pins DP-4', []).map(({ qtyFrom }) => qtyFrom)).toEqual([
      ['3', '100'],
      ['dozen'],
    ]);
    expect(
      readNeeds('half a dozen pins DP-4; forty-eight caps CP-1; two pallets of AB-100, 40 per pallet', []).map(
        ({ qtyFrom }) => qtyFrom,
      ),
    ).toEqual([['half', 'dozen'], ['forty-eight'], ['two', '40']]);
    expect(readNeeds('two dozen pins DP-4', []).map(({ qtyFrom }) => qtyFrom)).toEqual([['two', 'dozen']]);
    expect(readNeeds('a dozen AB-100s', [])[0]?.codes).toEqual(['AB-100']);
  });

  it('are read at once where columns stand far apart', () => {
    const gap = ' '.repeat(4_000);
    expect(readNeeds(`Subtotal${gap}258,00 EUR\n6305-C3 bearing${gap}40`, [])).toMatchObject([
      { part: '6305-C3 bearing', qty: '40' },
    ]);
  });
});

it.each([
  'We need 12 tyres 295/80 R22.5, two coaches are off the road since Monday.',
  'We need 12 tyres 295/80 R22.5. 2 pumps are broken.',
])('counts nothing that is told of other things: %s', (brief) =>
  expect(readNeeds(brief, []).map(({ qty }) => qty)).toEqual(['12']),
);

it.each([
  ['which of these two for 12 t of barley straw?', '12 t barley straw'],
  ['32 desks and 140 crates, date is flexible. Which mover?', '32 each desks | 140 each crates'],
  ['Il nous faut 60 chaises pliantes, prix TTC. Lequel prendre ?', '60 each chaises pliantes'],
])('leaves what is asked of the offers out of what is needed: %j', (brief, needs) =>
  expect(
    readNeeds(brief, [])
      .map(({ qty, unit, part }) => `${qty} ${unit} ${part}`)
      .join(' | '),
  ).toBe(needs),
);

it.each([
  ['Für 6 Häuser (30 Wohnungen) brauchen wir 4,5 t Streusalz.', '4.5 t Streusalz'],
  ['Für unsere 3 Praxen (je 8 Zimmer) suche ich 24 Hocker HK-2.', '24 each Hocker HK-2'],
  ['Voor het complex (22 woningen) zoeken we 44 rookmelders RM-2.', '44 each rookmelders RM-2'],
  ['Dla wspólnoty (18 lokali) potrzebujemy 36 szt. czujnik CZ-2.', '36 each czujnik CZ-2'],
])('takes what is asked for, and no count of who asks: %s', (brief, needs) =>
  expect(readNeeds(brief, []).map(({ qty, unit, part }) => `${qty} ${unit} ${part}`)).toEqual([needs]),
);

it.each([
  ['260 m² Fassade, 2x Anstrich', '260 m² Fassade, 2x Anstrich'],
  ['110 sqm of walls, 2 coats of emulsion', '110 m² walls, 2 coats of emulsion'],
  ['150 m² plafonds, 2x sauzen', '150 m² plafonds, 2x sauzen'],
  ['200 m² ściany, 2x malowanie', '200 m² ściany, 2x malowanie'],
])('counts an area once, however often it is coated: %s', (line, needs) =>
  expect(
    readNeeds(`${line}\n30 m² Vinyl, 4x Rolle`, []).map(({ qty, unit, part }) => `${qty} ${unit} ${part}`),
  ).toEqual([needs, '30 m² Vinyl', '4 each Rolle']),
);
