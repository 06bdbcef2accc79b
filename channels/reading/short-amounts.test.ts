import { expect, it } from 'vitest';
import { withShortAmounts } from './short-amounts.ts';

it.each([
  ['pump is 420k each, panel 95k each, truck 30k', 'pump is 420,000.00 each, panel 95,000.00 each, truck 30,000.00'],
  ['both for 1.25m, fitting 80k flat', 'both for 1,250,000.00, fitting 80,000.00 flat'],
  ['budget 2.5 million naira', 'budget 2,500,000.00 naira'],
  ['höchstens 1,2 Mio. Euro', 'höchstens 1,200,000.00 Euro'],
  ['do 45 tys. zł', 'do 45,000.00 zł'],
  ['fan 20k each, lamp 5k each, 7.2k followers', 'fan 20,000.00 each, lamp 5,000.00 each, 7.2k followers'],
  ['12.5k for all of it', '12,500.00 for all of it'],
  ['chair N120, table N450', 'chair ₦120, table ₦450'],
  ['R489 a duvet, R98.50 a pillow, R10 000 and up', 'ZAR 489 a duvet, R98.50 a pillow, R10 000 and up'],
])('writes %j in full', (short, full) => expect(withShortAmounts(short)).toBe(full));

it.each([
  '10k resistor, 40 pcs',
  'case of 4K screens',
  'R32 gas',
  'breaker VR-16 (10 kA also)',
  'N95 masks $2.10',
  'MS-12K and BM-9K',
  '2.5m hose',
  '195/65 R15 at 61,00, 225/40 R18 at 88,00',
  'R410 and R32 for 90,00 € and 80,00 €',
])('leaves %j as it is', (text) => expect(withShortAmounts(text)).toBe(text));
