import { expect, it } from 'vitest';
import { readVehicle } from './read-vehicle.ts';

const subaru = (model: string) => ({ years: ['2030'], make: 'SUBARU', model });

it.each([
  ['2030 Subaru Outback', subaru('Outback')],
  ['Outback Subaru 2030', subaru('Outback')],
  ['2030 Outback Subaru', subaru('Outback')],
  ['my Outback, a Subaru of 2030', subaru('Outback')],
  ['Outback (Subaru, 2030)', subaru('Outback')],
  ['Forester Subaru 2030', subaru('Forester')],
  ['Zenith Subaru 2030', subaru('Zenith')],
  ['Corolla Toyota', { years: [], make: 'TOYOTA', model: 'Corolla' }],
  ['my scooter, the Honda Elite 2030', { years: ['2030'], make: 'HONDA', model: 'Elite' }],
  ['scooter Peugeot Tweet 2030', { years: ['2030'], make: 'PEUGEOT', model: 'Tweet' }],
  ['Model 3 Tesla 2029', { years: ['2029'], make: 'TESLA', model: 'Model 3' }],
])('%s is a vehicle, in whatever order it is named', (text, vehicle) => {
  expect(readVehicle(text)).toEqual(vehicle);
});

it.each([
  'Pioneer Honda 2030 generator',
  'Graco Toyota car seat',
  'Thule rack Subaru 2030',
  'Zenith Subaru',
  'Dell Slim Air M1 2030',
])('%s is none', (text) => {
  expect(readVehicle(text)).toBeNull();
});
