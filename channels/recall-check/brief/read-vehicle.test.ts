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
  ['2029 Keystone Cougar', { years: ['2029'], make: 'KEYSTONE', model: 'Cougar' }],
  ['2030 Ford Transit Wagon', { years: ['2030'], make: 'FORD', model: 'Transit Wagon' }],
  ['2029 Land Rover Range Rover', { years: ['2029'], make: 'LAND ROVER', model: 'Range Rover' }],
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
  'zero turn Toro Grandstand 2030',
  'mini crib 2029 Babyletto',
  'smart thermostat Brightwick 2030',
  '2029 Thor hammock',
  'Mercury smart watch 2031',
  'Isuzu cooler 2029',
  '2030 Buick fleece blanket',
  'drain cover Brightwick MDX, VGB 2028',
  'Akku-Ladegerät Dell charger 2031',
  'Honda EU3000i 2027',
  'Mitsubishi mini split 2030',
])('%s is none', (text) => {
  expect(readVehicle(text)).toBeNull();
});
