import { expect, it } from 'vitest';
import { packPhrases } from './pack-phrases.ts';

it.each([
  ['crates of 8 at £30', 'crate 8'],
  ['£30 a sack, 8 to the sack', 'sack 8'],
  ['they sell them in 8s', ' 8'],
  ['a tray holds 8', 'tray 8'],
  ['£30 for every eight', ' eight'],
  ['case qty: 8', 'case qty 8'],
  ['VE 8 Stück', 'VE 8'],
  ['ein 8er-Karton', 'Karton 8'],
  ['30,00 € je 8 St.', ' 8'],
  ['8 Stück im Beutel', 'Beutel 8'],
  ['le colis de 8', 'colis 8'],
  ['30 € les 8', ' 8'],
  ['el fardo trae 8', 'fardo 8'],
  ['cada 8 unidades', ' 8'],
  ['la scatola da 8', 'scatola 8'],
  ['krat met 8', 'krat 8'],
  ['caixa c/ 8 un.', 'caixa 8'],
  ['paczka po 8 szt.', 'paczka 8'],
])('finds how many are together: %s', (text, pack) => {
  expect(packPhrases(text, ['40']).map(({ noun, size }) => `${noun} ${size}`)).toEqual([pack]);
});

it.each([
  'minimum order 8',
  'ships in 8 days',
  'je 8 Tage',
  'Fracht je 8 kg',
  '£8 delivery per box',
  '40 für die Kiste',
  'par 8 €',
  'the case is £8.50',
])('finds no package: %s', (text) => {
  expect(packPhrases(text, ['40'])).toEqual([]);
});
