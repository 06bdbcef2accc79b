import { expect, it } from 'vitest';
import { rowsOfFields } from './rows-of-fields.ts';

const ROLES: Record<string, string> = {
  Article: 'part',
  Qty: 'qty',
  Price: 'price',
  Discount: 'discount',
  Amount: 'ext',
  Pos: 'position',
  Line: 'position',
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
  [
    'fields that each name the place of their item',
    'Line 1 Article: SX-4\nLine 1 packing: 20 kg sack\nLine 1 Qty: 15 sacks = 300 kg\nLine 1 Price: 2.10 / kg\nLine 1 Amount: 630.00\nLine 2 Article: PT-1\nLine 2 Qty: 4\nLine 2 Price: 9.00\nLine 2 Amount: 36.00\nDelivery: 12.00',
    '| Article | Qty | Price | Amount |\n| SX-4, 20 kg sack | 15 sacks = 300 kg | 2.10 / kg | 630.00 |\n| PT-1 | 4 | 9.00 | 36.00 |\n\nDelivery: 12.00',
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
