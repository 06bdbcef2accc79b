import { expect, it } from 'vitest';
import { sumsWithOptions } from './among-options.ts';

const sums = (text: string): string[] => sumsWithOptions(text).map(({ start, end }) => text.slice(start, end).trim());

it.each([
  [
    'Yearly total 4,200.00\n\nOptions (not in the yearly total)\n[ ] Night cover 900.00\n  Total with cover 5,100.00',
    'Total with cover 5,100.00',
  ],
  ['Total 310.00\nOptional engraving 45.00\nTotal with option 355.00', 'Total with option 355.00'],
  ['Gesamt 310,00 €\n\nOptionen\nGravur 45,00 €\nGesamt inkl. Option 355,00 €', 'Gesamt inkl. Option 355,00 €'],
])('finds the sum that holds what nobody chose: %s', (text, sum) => expect(sums(text)).toEqual([sum]));

it('leaves the only sum, and one that follows what is charged', () => {
  expect(sums('Total with options 355.00')).toEqual([]);
  expect(sums('Subtotal 300.00\nDelivery 10.00\nTotal 310.00')).toEqual([]);
});
