import { expect, it } from 'vitest';
import { rowsOfFields } from './rows-of-fields.ts';

const ROLES: Record<string, string> = {
  Article: 'part',
  Qty: 'qty',
  Price: 'price',
  Discount: 'discount',
  Amount: 'ext',
  Pos: 'position',
};
const roleOf = (label: string): string | null => ROLES[label.replace(/\.$/, '')] ?? null;

it.each([
  [
    'fields with colons, a blank line between the items',
    'Supplier: Acme\nArticle: hooks\nQty: 20\nPrice: 1.50\nDiscount: 10 %\nAmount: 27.00\n\nArticle 2: eyes\nQty: 5\nPrice: 2.00\n\nTotal: 37.00',
    'Supplier: Acme\n| Article | Qty | Price | Discount | Amount |\n| hooks | 20 | 1.50 | 10 % | 27.00 |\n| eyes | 5 | 2.00 |  |  |\n\nTotal: 37.00',
  ],
  [
    'fields with tabs',
    'Article\thooks\nQty\t20\nPrice\t1.50\nDelivery\t5.00',
    '| Article | Qty | Price |\n| hooks | 20 | 1.50 |\n\nDelivery\t5.00',
  ],
  [
    'a place and a name over the fields',
    'Pos. 1\nhooks, brass\nQty: 20\nPrice: 1.50\nAmount: 30.00',
    '| Pos. | Item | Qty | Price | Amount |\n| 1 | hooks, brass | 20 | 1.50 | 30.00 |',
  ],
])('writes %s as rows', (_what, form, rows) => expect(rowsOfFields(form, roleOf)).toBe(rows));

it.each(['Article: hooks\nPrice: 1.50', 'Qty: 20\nPrice: 1.50\nAmount: 30.00', 'Price: as agreed'])(
  'leaves alone what tells no item whole: %s',
  (form) => expect(rowsOfFields(form, roleOf)).toBe(form),
);

it('takes a sum of the offer for no amount of an item', () => {
  const form = 'Article: hooks\nQty: 20\nPrice: 1.50\nAmount: 45.00';
  expect(rowsOfFields(form, roleOf)).toBe('| Article | Qty | Price |\n| hooks | 20 | 1.50 |\n\nAmount: 45.00');
});
