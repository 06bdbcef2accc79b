import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string): string[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items.map(
    ({ asked, vehicle, number }) =>
      number?.number ?? (vehicle ? `${vehicle.years.join('+')} ${vehicle.make} ${vehicle.model}`.trim() : asked),
  );

describe('ways of listing', () => {
  it.each<[string, string[]]>([
    [
      'Norvelle air fryer NF-100, Brightwick 8-inch skillet, 2021 Tesla Model 3, Tumbleton eye drops',
      ['Norvelle air fryer NF-100', 'Brightwick 8-inch skillet', '2021 TESLA Model 3', 'Tumbleton eye drops'],
    ],
    [
      'set 1   Norvelle kettle NK044AA   chipped\nset 2   Norvelle kettle NK045AA   new\nset 3   Brightwick lamp BL201   new\nrope    Tumbleton Meadow 60m\nhelmet  Lakelet Dune, M/L, red buckle',
      [
        'Norvelle kettle NK044AA, chipped',
        'Norvelle kettle NK045AA',
        'Brightwick lamp BL201',
        'rope, Tumbleton Meadow 60m',
        'helmet, Lakelet Dune, M/L, red buckle',
      ],
    ],
    ['Norvelle yogurt, Key Lime pie flavor', ['Norvelle yogurt, Key Lime pie flavor']],
    [
      'Norvelle air fryer + Brightwick skillet + 2019 Honda CR-V',
      ['Norvelle air fryer', 'Brightwick skillet', '2019 HONDA CR-V'],
    ],
    ['Lakelet rain boots: one small, one large', ['Lakelet rain boots, size S', 'Lakelet rain boots, size L']],
    ['Lakelet boots in S and M', ['Lakelet boots, size S', 'Lakelet boots, size M']],
    ['Norvelle rompers, sizes 12M and 18M', ['Norvelle rompers, size 12M', 'Norvelle rompers, size 18M']],
    ['Norvelle Volt e-bikes from 2029 and 2031', ['Norvelle Volt e-bikes, 2029', 'Norvelle Volt e-bikes, 2031']],
    [
      'Norvelle mower. first one model 41199 serial 413014410. second one model 41200 serial 413014411.',
      ['Norvelle mower, model 41199 serial 413014410', 'Norvelle mower, model 41200 serial 413014411'],
    ],
    ['Brunhilde - a Graco stroller\nme - 2017 Honda Odyssey', ['Graco stroller', '2017 HONDA Odyssey']],
    [
      'STOR CTR 3/14 - walk in\nGraco stroller SS115\nBritax booster seat BB200',
      ['Graco stroller SS115', 'Britax booster seat BB200'],
    ],
    ['Graco stroller SS115, "Value Size"', ['Graco stroller SS115']],
    ['a note to check the Graco stroller SS115', ['Graco stroller SS115']],
    ['Norvelle lift NL-7, shipped and installed in October 2028', ['Norvelle lift NL-7']],
    ['vitamin C + zinc tablets', ['vitamin C + zinc tablets']],
    ['1️⃣ Norvelle air fryer\n2️⃣ Brightwick skillet', ['Norvelle air fryer', 'Brightwick skillet']],
    ['👉 Norvelle air fryer\n👉 Brightwick skillet', ['Norvelle air fryer', 'Brightwick skillet']],
    [
      '(i) Norvelle air fryer\n(ii) Brightwick skillet\n(iii) Lakelet boots',
      ['Norvelle air fryer', 'Brightwick skillet', 'Lakelet boots'],
    ],
    ['[1] Norvelle air fryer [2] Brightwick skillet', ['Norvelle air fryer', 'Brightwick skillet']],
    [
      'A12 Norvelle air fryer\nA13 Brightwick skillet\nC01 Lakelet boots',
      ['Norvelle air fryer', 'Brightwick skillet', 'Lakelet boots'],
    ],
    ['Norvelle air fryer NF-100 / Brightwick skillet / red', ['Norvelle air fryer NF-100', 'Brightwick skillet, red']],
    ['Norvelle air fryer (NF-100 / NF-200)', ['Norvelle air fryer (NF-100) (NF-200)']],
    ['attic -> Norvelle air fryer\nattic -> Brightwick skillet', ['Norvelle air fryer', 'Brightwick skillet']],
    ["'22 GLC 300 4M wht\n19 CHEV TAHOE blk", ['2022 MERCEDES-BENZ GLC 300 4MATIC', '2019 CHEVROLET TAHOE']],
    ['12 TOY CARS and a Norvelle air fryer', ['12 TOY CARS', 'Norvelle air fryer']],
    [
      'Fryer\nNorvelle NF-100\nblack\n\nSkillet\nBrightwick\n8 inch',
      ['Fryer, Norvelle NF-100, black', 'Skillet, Brightwick, 8 inch'],
    ],
    ['#1 Norvelle NF-100 #2 Brightwick skillet', ['Norvelle NF-100', 'Brightwick skillet']],
    ['- [ ] Norvelle NF-100\n- [x] Brightwick skillet', ['Norvelle NF-100', 'Brightwick skillet']],
    ['<ul><li>Norvelle NF-100</li><li>Brightwick skillet</li></ul>', ['Norvelle NF-100', 'Brightwick skillet']],
    ['2018, 2019 and 2020 Honda CR-V', ['2018+2019+2020 HONDA CR-V']],
    ['2020 Airstream Bambi trailer', ['2020 AIRSTREAM Bambi trailer']],
    ['my 2020 Norvelle Bambi travel trailer', ['2020 NORVELLE Bambi']],
    ['2020 Norvelle Duo bike trailer', ['2020 Norvelle Duo bike trailer']],
    [
      'We cleared out a house and I want to know about a Norvelle NF-120W air fryer, the Brightwick 12 inch cast iron skillet she loved, and her 2018 Honda CR-V.',
      ['Norvelle NF-120W air fryer', 'Brightwick 12 inch cast iron skillet', '2018 HONDA CR-V'],
    ],
    ['I bought a Norvelle NF-100 fryer and I want to know if it is recalled', ['Norvelle NF-100 fryer']],
    [
      'I have a stroller by Norvelle, the Skylark in gray, manufacture date 05/2019.',
      ['stroller by Norvelle, the Skylark in gray, manufacture date 05/2019'],
    ],
    ['2018/2019 Honda CR-V', ['2018+2019 HONDA CR-V']],
    ['Honda CR-V 2018, 2019 Toyota Camry', ['2018 HONDA CR-V', '2019 TOYOTA Camry']],
    ['recall numbers: 31501, 31-502 and 31503', ['31501', '31502', '31503']],
    [
      '| Item | Model | Notes |\n|---|---|---|\n| Subaru | Outback | 2020 |\n| Norvelle fryer | NF-100 | bought 2023 |',
      ['2020 SUBARU Outback', 'Norvelle fryer NF-100'],
    ],
    ['2019 CR-V (2HGES16575H591234), 2020 Outback (4S4BTACC5L3100234)', ['2019 HONDA CR-V', '2020 SUBARU Outback']],
    [
      'My mother-in-law gave us a Norvelle tumbler set and a Brightwick BW-44 dresser. Safe?',
      ['Norvelle tumbler set', 'Brightwick BW-44 dresser'],
    ],
    [
      'bay 7 .... folding cot stand, steel, two wheels, tag says item 441920 ...... $20\nbay 9 .... Brightwick kettle BK-90 ...... $5',
      ['folding cot stand, steel, wheels, item 441920', 'Brightwick kettle BK-90'],
    ],
    [
      'pledge 1: Norvelle planer NP-20\npledge 2: Brightwick saw BS-12, s/n 5530912\npledge 3: Tumbleton drill TD-4',
      ['Norvelle planer NP-20', 'Brightwick saw BS-12, s/n 5530912', 'Tumbleton drill TD-4'],
    ],
    [
      'live ... Norvelle kettle\nlive ... Brightwick hair dryer\nlive ... Tumbleton lamp',
      ['Norvelle kettle', 'Brightwick hair dryer', 'Tumbleton lamp'],
    ],
    [
      'Toy shelf 1: Norvelle blocks NB-7\nToy shelf 2: Brightwick train, lot 12\nNap room: Graco crib\nReading corner: Tumbleton lamp',
      ['Norvelle blocks NB-7', 'Brightwick train, lot 12', 'Graco crib', 'Tumbleton lamp'],
    ],
    [
      'Kitchen. A Brightwick kettle and a Norvelle toaster.\nBath. The Tumbleton hair dryer.',
      ['Brightwick kettle', 'Norvelle toaster', 'Tumbleton hair dryer'],
    ],
    [
      'TO: Stores\nFROM: Shift lead, Millbrook branch\nRE: lockers after the walk-round\n\nLocker 1 (first aid): Brightwick heater BW-9.\nLocker 2 (break): Norvelle kettle NK-4.',
      ['Brightwick heater BW-9', 'Norvelle kettle NK-4'],
    ],
    [
      'Q: Is the Norvelle kettle NK-4 recalled?\nQ: And the Brightwick heater BW-9?',
      ['Norvelle kettle NK-4', 'Brightwick heater BW-9'],
    ],
    ['room 12, mr ommawaka-bell. one Brightwick heater and a Zeta kettle', ['Brightwick heater', 'Zeta kettle']],
    ['a Rite Aid patio set with an umbrella', ['Rite Aid patio set, umbrella']],
    ['A Vornado heater, CVS sleep caplets and an Omron cuff', ['Vornado heater', 'CVS sleep caplets', 'Omron cuff']],
    ['A Vornado heater from CVS, and an Omron cuff', ['Vornado heater', 'Omron cuff']],
  ])('reads %j', (notes, expected) => {
    expect(read(notes)).toEqual(expected);
  });

  it.each([
    ["Il passeggino Chicco invece l'ho regalato a mia zia, la culla Graco c'è ancora", 'passeggino', 'culla'],
    ['una silla Chicco KeyFit y un patinete Razor. la cuna ya la vendi', 'cuna', 'silla'],
    ['Le vélo Btwin, je l’ai donné. La poussette Chicco est là', 'vélo', 'poussette'],
    ['The grill my brother took. A Presto griddle is left.', 'grill', 'griddle'],
    ['loan: Presto griddle\nsold 3/02: DeWalt planer', 'planer', 'griddle'],
  ])('%j rules one out and keeps the other', (notes, gone, kept) => {
    const { items, ruledOut } = readBrief({
      notes,
      prior: null,
      skipRetrieval: false,
      acceptedAt: '2031-11-20T12:00:00Z',
    });
    expect(ruledOut.join()).toContain(gone);
    const asked = items.map((item) => item.asked).join();
    expect(asked).toContain(kept);
    expect(asked).not.toContain(gone);
  });

  it('asks about the ticked ones where those are meant', () => {
    const notes =
      'Owner ...... Vale      Crew no. ... 81\nTick  Item        Mark\n[x]   helmet      Wexmoor Rill, size M, black\n[ ]   boots       on loan\n[x]   stove       Norvelle NS-2\nPlease look up the ticked ones.';
    expect(read(notes)).toEqual(['helmet Wexmoor Rill, size M, black', 'stove Norvelle NS-2']);
  });

  it.each<[string, string[]]>([
    [
      'Box 1: Norvelle night light NL-40, sticker B2207; Brightwick heater\nBox 2: Graco crib, lot 77120; Lakelet sled',
      ['Norvelle, light NL-40, sticker B2207', 'Brightwick heater', 'Graco crib, lot 77120', 'Lakelet sled'],
    ],
    [
      '1  5Color helmet, size S - from 2031\n2  Lakelet sled - from 2030\n3  Norvelle kettle NK-100',
      ['5Color helmet, size S, 2031', 'Lakelet sled, 2030', 'Norvelle kettle NK-100'],
    ],
  ])('gives a code to what it stands behind: %s', (notes, items) => expect(read(notes)).toEqual(items));

  it.each([
    ['- Norvelle mermaid toy, pink, tag: DF156-LI\n- Graco crib', 'DF156-LI'],
    ['- Rowenta heater SO6510\n- Graco crib', 'SO6510'],
    ['- Graco crib\n- electric cooker Norvelle NS-MC60SS9', 'NS-MC60SS9'],
  ])('takes no model for a number of papers: %s', (notes, code) => expect(read(notes).join()).toContain(code));

  it.each([
    'Two laptops: Norvelle X1, tag: IT-00451, and Brightwick Y2, tag: IT-00452',
    'Acura RDX 2031, tag: KLM482-B',
  ])('keeps the tags of an inventory and of vehicles: %s', (notes) =>
    expect(read(notes).join()).not.toMatch(/IT-0|KLM/),
  );

  it.each(['z 2030 roku', 'de 2030', 'aus 2030', 'uit 2030', 'del 2030', 'z 2030 r.'])(
    'takes “%s” behind a vehicle for its year',
    (year) => expect(read(`Subaru Outback ${year}`)).toEqual(['2030 SUBARU Outback']),
  );

  it.each(['same, lot 14', 'ditto, lot 14', 'la misma, lote 14'])('takes “%s” for what stands before it', (entry) => {
    const notes = `- Brightwick skillet, lot 12\n- ${entry}`;
    const { items } = readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
    expect(items[1]?.product).toMatchObject({ brand: ['brightwick'], words: ['skillet'], lots: ['14'] });
  });
});
