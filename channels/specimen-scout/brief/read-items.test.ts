import { expect, it } from 'vitest';
import { readItems } from './read-items.ts';

it.each([
  ['Item: leaf. The AprilTag has a side of 40 mm.', ['leaf']],
  ['Item: Quercus robur L. var. fastigiata', ['Quercus robur L. var. fastigiata']],
  ['Specimen: St. Ives vase. Its base is chipped. Please file it.', ['St. Ives vase']],
  ['  * item 2: item box', ['item box']],
  ['Please measure:\n1. Pewter mug. It is 5 in high.\n2. Walnut box, 10 x 6 x 4 in', ['Pewter mug', 'Walnut box']],
  ['Measure my oak stool. The seat looks worn.', ['oak stool']],
  ['Measure my lamp. The seat of the chair is 8 in wide, its base 5 in wide.', ['lamp']],
  ['I bought an oak stool at the market. The seat is 12 in. wide, the stool 45 cm high.', ['oak stool']],
  [
    'Cedar chest, 40 x 20 x 22 in (lid open 44 in high). Plaster figure H. 31.4 cm, base 12 cm square.',
    ['Cedar chest', 'Plaster figure'],
  ],
  ['Measure my stool and a lamp. The stool is 45 cm high, the lamp 60 cm high.', ['stool', 'lamp']],
  ['I have a cabinet and a lamp. The cabinet is 30 in wide. The lamp is 20 in high.', ['cabinet', 'lamp']],
  [
    'Measure a cabinet with two doors and a drawer. The cabinet is 30 in wide, the drawer 5 in deep.',
    ['cabinet with two doors'],
  ],
  ['File a brass lamp 9 in tall and a tin plate 24 cm in diameter.', ['brass lamp', 'tin plate']],
  [
    'A pair of andirons 12 in high, a soup tureen 14 in wide and six plates 10 in across.',
    ['pair of andirons', 'soup tureen', 'six plates'],
  ],
  ['The walnut desk is 24 in wide. The oak chair is 40 in high.', ['walnut desk', 'oak chair']],
  ['Oak table\n- Height 30 in\n- Width 20 in\n- Depth 40 in', ['Oak table']],
  ['From the estate:\nTin box 4 x 3 x 2 in\nPewter mug 5 in high\nLid 1 in high', ['Tin box', 'Pewter mug']],
  ['Two pieces. Vase: h 24 cm, diam. 12 cm. Bowl: diam. 30 cm.', ['Vase', 'Bowl']],
  ['Floor lamp 60 in tall. Shade: 14 in across. Base: 10 in wide.', ['Floor lamp']],
  ['Oak stool\n45 cm high\nBrass lamp\n9 in high', ['Oak stool', 'Brass lamp']],
  ['Oak stool\n45 cm high\nVictorian\n30 cm wide', ['Oak stool']],
  [
    'Sunset over the bay\nOil on canvas, 73 x 92 cm\n\nMan in blue\nTempera on panel, 30 x 20 cm',
    ['Sunset over the bay', 'Man in blue'],
  ],
  ['Bust of a boy (H. 42 cm) and Head of a girl (H. 35 cm)', ['Bust of a boy', 'Head of a girl']],
  ['Swallowtail wingspan 96 mm. Peacock wingspan 65 mm.', ['Swallowtail', 'Peacock']],
  ['Vase aus Bronze, Höhe 24 cm. Teller aus Zinn, Durchmesser 30 cm.', ['Vase aus Bronze', 'Teller aus Zinn']],
  ['Lot 14: Walnut desk, 24 x 18 in\nLot 15: Pine chest, 40 x 20 x 22 in', ['Walnut desk', 'Pine chest']],
  [
    'Hi team, Mabel here. We just took in a drop-leaf table (36 1/4 w x 17 7/8 d x 28 1/2 h inches) and a pair of brass andirons, each 10 in tall. Thanks!',
    ['drop-leaf table', 'pair of brass andirons'],
  ],
  ['Atlas moth 24 cm, luna moth 11 cm', ['Atlas moth', 'luna moth']],
  [
    'Une table en noyer, 120 x 80 x 75 cm, et un vase en cristal de 30 cm de haut.',
    ['table en noyer', 'vase en cristal'],
  ],
  ['Desk with drawers: 48"W x 24"D x 30"H. Chair: seat 18" high, back 36" high.', ['Desk with drawers', 'Chair']],
  ['Ladder, extends to 20 ft, closed 12 ft', ['Ladder']],
  ['How tall is St. Ives vase no. 4? It is approx. 12 in. Its lid adds 1 in.', ['St. Ives vase no. 4']],
  ['Measure:\r\n1. Pewter mug, 5 in high\r\n2. Walnut box, 10 x 6 x 4 in\r\n', ['Pewter mug', 'Walnut box']],
])('%j names %j', (notes, names) => {
  const items = readItems(notes);
  expect(items.map(({ name }) => name)).toEqual(names);
  for (const { name, nameStart } of items) expect(notes.slice(nameStart, nameStart + name.length)).toBe(name);
});

it.each(['\n', '\r\n'])('ends what is said of an item before the mark of the next one, lines ending in %j', (end) => {
  const notes = ['1. Pewter mug, 5 in high', '2. Walnut box, 10 x 6 x 4 in'].join(end);
  const [mug] = readItems(notes);
  expect(notes.slice(mug!.start, mug!.end).trim()).toBe('1. Pewter mug, 5 in high');
});

it('reads the rows of a table as items with the sizes that its header names', () => {
  const notes =
    '| Item | Height (in) | W | Notes |\n|---|---|---|---|\n| Oak stool | 18 1/2 | 30 cm | worn |\n| Pine crate | 20 | | |';
  const items = readItems(notes);
  expect(items.map(({ name, cells }) => [name, ...cells!.map(({ says }) => says)])).toEqual([
    ['Oak stool', 'height 18 1/2 in', 'w 30 cm'],
    ['Pine crate', 'height 20 in'],
  ]);
  for (const { name, nameStart, cells } of items) {
    expect(notes.slice(nameStart, nameStart + name.length)).toBe(name);
    for (const { start, end } of cells!) expect(notes.slice(start, end)).toMatch(new RegExp(`^${name} \\| [\\d ]+`));
  }
  expect(readItems('stool;Maße\nHocker;45 x 30 cm\nKiste;60 x 40 cm').map(({ name }) => name)).toEqual([
    'Hocker',
    'Kiste',
  ]);
});

it.each([
  ['Oak table, height 30 in, width 20 in\nPine crate, height 20 in, width 18 in', ['Oak table', 'Pine crate']],
  [
    'A brass lamp 9 in tall, and these:\nitem,height (in)\nstool,18\ncrate,20\nAlso a tin plate 24 cm across.',
    ['brass lamp', 'stool', 'crate', 'tin plate'],
  ],
])('takes sizes in lines for no table, and reads on beside one: %j', (notes, names) => {
  const items = readItems(notes);
  expect(items.map(({ name }) => name)).toEqual(names);
  for (const { name, nameStart } of items) expect(notes.slice(nameStart, nameStart + name.length)).toBe(name);
});
