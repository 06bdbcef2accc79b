import { describe, expect, it } from 'vitest';
import { splitBrief } from './split-brief.ts';

const itemsOf = (brief: string): string[] => splitBrief(brief).items.map(({ asked }) => asked);

describe('splitBrief', () => {
  it.each<[string, string, string[]]>([
    [
      'a plate that cannot be read, and where it is',
      'fridge Kenmore Elite, white, the plate behind the drawer is too faded to read. Stove Frigidaire, label inside the door says mfd 04/2031. no stickers on either',
      ['fridge Kenmore Elite, white', 'Stove Frigidaire, mfd 04/2031'],
    ],
    [
      'what stands on a sticker of a vehicle',
      'looking at a used 2031 Volvo XC40, door frame sticker says built 06/30',
      ['2031 Volvo XC40, built 06/30'],
    ],
    [
      'places before dashes',
      'unit B - heater Lasko 754200\nunit C - a Kidde smoke alarm\nporch - Weber Spirit grill',
      ['heater Lasko 754200', 'Kidde smoke alarm', 'Weber Spirit grill'],
    ],
    [
      'whose the vehicles are',
      'Tindra - 2031 Volvo XC40\nOrlaith - 2028 Mazda CX-5\nme - 2026 Honda Odyssey',
      ['2031 Volvo XC40', '2028 Mazda CX-5', '2026 Honda Odyssey'],
    ],
    [
      'a dash within an entry of a list',
      '* Fisher-Price Little Town - Lumo and Friends pack, HTW75\n* Graco stroller',
      ['Fisher-Price Little Town, Lumo, HTW75', 'Graco stroller'],
    ],
    [
      'a word that begins a sentence, and known brands in the next',
      'Hiking season begins. Petzl Tarn U021AA00 serial 19E 0123456 and Petzl Weir U022AA00 serial 22C 0456789 - which one?',
      ['Petzl Tarn U021AA00 serial 19E 0123456', 'Petzl Weir U022AA00 serial 22C 0456789'],
    ],
    [
      'where it was bought, in brackets',
      'a Cannondale Canvas e-bike (2031, from a shop in Norden)',
      ['Cannondale Canvas e-bike (2031)'],
    ],
    [
      'who signs before a number, and papers that are due',
      'A Lasko heater 754200 and a Kidde alarm. Rent roll is due Monday so by then pls. Tindra Quillfeather, 555-555-0142',
      ['Lasko heater 754200', 'Kidde alarm'],
    ],
    [
      'what a tag shows behind a comma',
      '* rm 11: mattress Sealy Dusk, tag shows 02/08/31\n* rm 12: same mattress, tag shows 21/08/31',
      ['mattress Sealy Dusk, 02/08/31', 'mattress, 21/08/31'],
    ],
    [
      'dates of law tags',
      '1) Sealy mattress, full; law tag date 28/07/31\n2) Ditto, twin; law tag 09/11/31',
      ['Sealy mattress, full, law tag date 28/07/31', 'Ditto, twin, law tag 09/11/31'],
    ],
    [
      'how many things follow',
      'Sale table, 3 things that we wonder about:\n\na little Lasko heater\na Zinus bed frame, metal\none of those Kidde alarms',
      ['little Lasko heater', 'Zinus bed frame, metal', 'Kidde alarms'],
    ],
    [
      'what a list is about',
      'Clearout appliances\n\nWhirlpool washer, white\nBosch dishwasher\nLasko heater',
      ['Whirlpool washer, white', 'Bosch dishwasher', 'Lasko heater'],
    ],
    [
      'quantities and what became of an order',
      'Zojirushi kettle 1.9 qt (CD-10)   qty 1   $34.99   DELIVERED\nPyrex 8-piece glass set   qty 2   $24.50   BACKORDERED',
      ['Zojirushi kettle 1.9 qt (CD-10)', 'Pyrex 8-piece glass set'],
    ],
    [
      'things in Portuguese, one in each sentence',
      'Uso o condicionador FURminator, UPC 854460001073. E pra festa da minha filha comprei a máquina de algodão-doce Merlanda modelo 443098.',
      ['condicionador FURminator, UPC 854460001073', 'máquina de algodão-doce Merlanda modelo 443098'],
    ],
    [
      'who counted',
      'Lasko heater 754200\nKidde smoke alarm\nWeber Spirit grill\ncounted: Orlaith   order milk!!',
      ['Lasko heater 754200', 'Kidde smoke alarm', 'Weber Spirit grill'],
    ],
    [
      'a count behind dots below a title',
      'PANTRY + COOLER  Cafe Merle, Port Elm OH  wk 12\nBarilla penne 1 lb, lot B2201 ...... 12\nHeinz ketchup 20 oz ...... 6\nQuaker oats 42 oz ........ 2',
      ['Barilla penne 1 lb, lot B2201', 'Heinz ketchup 20 oz', 'Quaker oats 42 oz'],
    ],
    [
      'semicolons around commas and an inch mark',
      'nº;marca y modelo;año;detalle\n1;Trek Marlin 5;2031;talla M, rojo\n2;RockShox Lyrik 27";s/a;serie 05T96012345',
      ['Trek Marlin 5 2031 talla M, rojo', 'RockShox Lyrik 27" serie 05T96012345'],
    ],
    [
      'a head that names what each of its lines is one of',
      'Hello, tags of two Sealy Posturepedics, grey sides, same delivery:\nRm 12 twin ... DATE OF MANUFACTURE 05/08/31\nRm 30 full ... DATE OF MANUFACTURE 23/08/31\n',
      [
        'Sealy Posturepedics, twin, DATE OF MANUFACTURE 05/08/31',
        'Sealy Posturepedics, full, DATE OF MANUFACTURE 23/08/31',
      ],
    ],
  ])('%s', (_what, brief, expected) => expect(itemsOf(brief)).toEqual(expected));

  it('tells what stands beside a list with a number of its own', () => {
    const { unread } = splitBrief(
      'two things:\n- Lasko heater 754200\n- Graco stroller\nand also the charger Merlo AC-300 of the tablet',
    );
    expect(unread.join(' ')).toMatch(/AC-300/);
  });

  it('tells goods that it knows nothing of, and gives their code to nothing else', () => {
    const { items, unread } = splitBrief(
      'sipwell tarn 21oz bottles - it says H20114 under every cap. the Hape wooden shape sorter.',
    );
    expect(items.map(({ asked }) => asked)).toEqual(['Hape wooden shape sorter']);
    expect(unread.join(' ')).toMatch(/sipwell tarn.*H20114/);
  });
});

describe('fields of a form whose values stand behind blanks', () => {
  it('are of somebody, and no things', () => {
    const { items, unread } = splitBrief(
      'Driver      Ottilie Marchbanks     Navigator   Perrin Q.\nCar A       2031 Volvo XC40, blue\nCar B       2028 Mazda CX-5',
    );
    expect(items.map(({ asked }) => asked).join(' ')).not.toMatch(/Ottilie|Marchbanks|Perrin/);
    expect(unread.join(' ')).not.toMatch(/Ottilie|Marchbanks|Perrin/);
    expect(items).toHaveLength(2);
  });

  it('are no headings of a table', () =>
    expect(
      itemsOf(
        'Driver   Serial Number   Product\nOtis     HQ3001          Brightwick Solace heater\nMina     HQ3002          Wrenfield Tern kettle',
      ),
    ).toHaveLength(2));
});
