import { expect, it } from 'vitest';
import { plainTables } from '../../../reading/tables/plain-tables.ts';
import { byComparison } from './by-comparison.ts';

const ITEMS = `Tender,Bidder,Pos,Item,Description,Qty,UOM,Unit Price,Extended,Lead Time Days,State
T-7,Holm Paint,1,PX-4,"Wall paint, white",40,EA,21.00,840.00,4,Received
T-7,Holm Paint,2,RB-2,Roller,10,EA,6.00,60.00,4,Received
T-7,Quay Colours,1,PX-4,"Wall paint, white",40,EA,20.50,820.00,6,Received
T-7,Quay Colours,2,RB-2,Roller,10,EA,5.50,55.00,6,Received`;
const SUMS = `Tender,Bidder,Shipping,Grand Total
T-7,Holm Paint,25.00,925.00
T-7,Quay Colours,0.00,875.00`;

const offers = (text: string): string[] => byComparison(plainTables(text))?.quotes.map((quote) => quote.text) ?? [];

it('reads what a second table says of each vendor, below the items or above them, and no column that is the same in every row', () => {
  for (const text of [`${ITEMS}\n\n${SUMS}`, `${SUMS}\n\n${ITEMS}`]) {
    const [first = ''] = offers(text);
    expect(first).toMatch(/Shipping {3}25\.00\nGrand Total {3}925\.00$/);
    expect(first).toContain('Lead Time   4 Days');
    expect(first).not.toMatch(/T-7|Received/);
  }
});

it('says of a time of payment what it is of', () =>
  expect(
    offers(
      'Item\tQty\tArden Ltd\tMoss Ltd\nOR-12 ring\t20\t9.00\t8.50\nDelivery\t\t3 weeks\t4 weeks\nPayment\t\t30 days\t45 days',
    )[0],
  ).toMatch(/Delivery {3}3 weeks\nPayment: 30 days$/));

it('leaves a second table alone that does not name them all', () =>
  expect(offers(`${ITEMS}\n\n${SUMS.replace('Quay Colours', 'Tidemark')}`)[0]).not.toContain('Shipping'));

it('reads three columns for each vendor, one of them what its price is for', () =>
  expect(
    offers(
      '\t\tArden Seals\t\t\tMoss & Son\t\t\nItem\tQty\tPrice\tPer\tExt\tPrice\tPer\tExt\nOR-12 ring\t2000\t9.00\tC\t180.00\t85.00\tM\t170.00\nGK-3 gasket\t50\t1.20\tE\t60.00\tno bid\t\t\nFreight\t\t\t\t12.00\t\t\t9.00',
    ).map((text) => text.replaceAll('\t', ' ~ ')),
  ).toEqual([
    'Arden Seals\nDescription ~ Qty ~ Unit price ~ Per ~ Amount\nOR-12 ring ~ 2000 ~ 9.00 ~ C ~ 180.00\nGK-3 gasket ~ 50 ~ 1.20 ~ E ~ 60.00\nFreight   12.00',
    'Moss & Son\nDescription ~ Qty ~ Unit price ~ Per ~ Amount\nOR-12 ring ~ 2000 ~ 85.00 ~ M ~ 170.00\nGK-3 gasket   50   no bid\nFreight   9.00',
  ]));
