import { expect, it } from 'vitest';
import { splitUnits } from './text-units.ts';

it.each([
  'Fuel surcharge . 18.00',
  'Handling and packing .. 12.00',
  'Mindermengenzuschlag . 15,00 EUR',
  'Stair carry . £20.00',
])('keeps %j whole, whose row of dots is short', (line) => {
  const text = `Delivery ....... 60.00\n${line}\nTOTAL .......... 99.00`;
  expect(splitUnits(text).map(({ start, end }) => text.slice(start, end))).toContain(line);
});
