import { expect, it } from 'vitest';
import { isNoVendor } from './no-vendor.ts';

it.each([
  'LAST YEAR (2024)',
  'Lowest',
  'Our budget',
  'Vorjahr 2024:',
  'Günstigster',
  'le moins cher',
  'Más barato',
  'Median',
])('%s offers nothing', (words) => expect(isNoVendor(words)).toBe(true));

it.each(['Budget Blinds of Dayton', 'Media Print', 'Target Fasteners', 'Total Fixings Ltd', 'Summa Elektro'])(
  '%s may',
  (words) => expect(isNoVendor(words)).toBe(false),
);
