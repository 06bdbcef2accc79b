import { expect, it } from 'vitest';
import { readItems } from './read-items.ts';

it.each([
  ['Item: leaf. The AprilTag has a side of 40 mm.', ['leaf']],
  ['Item: Quercus robur L. var. fastigiata', ['Quercus robur L. var. fastigiata']],
  ['Specimen: St. Ives vase. Its base is chipped. Please file it.', ['St. Ives vase']],
  ['  * item 2: item box', ['item box']],
  ['Please measure:\n1. Pewter mug. It is 5 in high.\n2. Walnut box, 10 x 6 x 4 in', ['Pewter mug', 'Walnut box']],
  ['Measure my oak stool. The seat looks worn.', ['oak stool']],
])('%j names %j', (notes, names) => {
  const items = readItems(notes);
  expect(items.map(({ name }) => name)).toEqual(names);
  for (const { name, nameStart } of items) expect(notes.slice(nameStart)).toMatch(new RegExp(`^${name}`));
});
