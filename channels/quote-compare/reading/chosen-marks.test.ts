import { expect, it } from 'vitest';
import { withoutUnchosen } from './chosen-marks.ts';

const plain = (text: string): string => withoutUnchosen(text).replace(/ {2,}/g, ' ').trim();

it.each([
  ['( ) Overnight +$42.00   (x) Ground, 6 days', 'Ground, 6 days'],
  ['[X] Abholung   [ ] Lieferung 45,00 €', 'Abholung'],
  ['○ Standard 5,90 €\n● Express 12,90 €', 'Express 12,90 €'],
  ['☐ VAT included\n☑ VAT excluded', 'VAT excluded'],
])('leaves out of %j what is not chosen', (text, left) => {
  expect(plain(text)).toBe(left);
  expect(withoutUnchosen(text)).toHaveLength(text.length);
});

it.each([
  '● bolts 4.00\n● nuts 2.00',
  '[ ] I agree\n\nTotal 4.00',
  'Pipe (x) 4.00',
  '( ) Express 9.00\n( ) Standard 4.00',
])('leaves %j as it is, where nothing is chosen or nothing left open', (text) => {
  expect(withoutUnchosen(text)).toBe(text);
});
