import { expect, it } from 'vitest';
import { roleOfHeading } from './table-header.ts';

it.each([
  ['Unit KES', 'price'],
  ['Unit price (PKR)', 'price'],
  ['Amount Rs.', 'ext'],
  ['Amount NGN', 'ext'],
  ['Ext $', 'ext'],
  ['Qty', 'qty'],
])('%s heads a column of the kind %s', (heading, role) => {
  expect(roleOfHeading(heading)).toBe(role);
});
