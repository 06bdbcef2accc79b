import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes in which it has to be seen what a price counts: one, a hundred, a lakh, two kinds at once. */
export const COUNTS_IN_WORDS: ScreeningBrief[] = [
  {
    name: 'two kinds counted in one line',
    brief: 'Need 14 fence panels and 15 concrete posts, delivered to LS6 3AA. Who is cheapest?',
    quotes: [
      `Aire Valley Fencing
For your 14 panels and 15 concrete posts we ask £1,652.00 all in
Delivery £40.00
Total £1,692.00`,
      `Kirkstall Timber
14 panels and 15 concrete posts, total price £1,640.00
Delivery £60.00
Total £1,700.00`,
    ],
    vendors: [
      {
        vendor: 'Aire Valley Fencing',
        currency: 'GBP',
        linesSubtotal: '1652.00',
        freight: '40.00',
        landedTotal: '1692.00',
        leadDays: [null],
        statedTotal: '1692.00',
        isSplitOpen: true,
      },
      {
        vendor: 'Kirkstall Timber',
        currency: 'GBP',
        linesSubtotal: '1640.00',
        freight: '60.00',
        landedTotal: '1700.00',
        leadDays: [null],
        statedTotal: '1700.00',
        isSplitOpen: true,
      },
    ],
    recommended: 'Aire Valley Fencing',
  },
  {
    name: 'panels and posts, one price for both kinds and posts named once',
    brief: 'Need 14 fence panels and 15 concrete posts, delivered to LS6 3AA. Who is cheapest?',
    quotes: [
      `Aire Valley Fencing
14 fence panels @ £62.00 = £868.00
15 concrete posts @ £21.00 = £315.00
Delivery £40.00
Total £1,223.00`,
      `Kirkstall Timber
14 closeboard fence panels with 15 posts, £1,100.00 for the lot
Delivery £60.00
Total £1,160.00`,
    ],
    vendors: [
      {
        vendor: 'Aire Valley Fencing',
        currency: 'GBP',
        linesSubtotal: '1183.00',
        freight: '40.00',
        landedTotal: '1223.00',
        leadDays: [null],
        statedTotal: '1223.00',
      },
      {
        vendor: 'Kirkstall Timber',
        currency: 'GBP',
        linesSubtotal: '1100.00',
        freight: '60.00',
        landedTotal: '1160.00',
        leadDays: [null],
        statedTotal: '1160.00',
        isSplitOpen: true,
      },
    ],
    recommended: 'Kirkstall Timber',
  },
  {
    name: 'one sum for several trees',
    brief: 'Removal of 3 oaks at 14 Hollis Ave, work on site. Who is cheaper?',
    quotes: [
      `Canopy Tree Care
Remove 3 oaks @ $1,150.00 each   $3,450.00
Total                            $3,450.00`,
      `Old Growth Arborists
Removal of three oaks incl. hauling: $4,150.00
We can come within 10 days.`,
    ],
    vendors: [
      {
        vendor: 'Canopy Tree Care',
        linesSubtotal: '3450.00',
        freight: '0.00',
        landedTotal: '3450.00',
        leadDays: [null],
        statedTotal: '3450.00',
      },
      {
        vendor: 'Old Growth Arborists',
        linesSubtotal: '4150.00',
        freight: '0.00',
        landedTotal: '4150.00',
        leadDays: [10, null],
      },
    ],
    recommended: 'Canopy Tree Care',
  },
  {
    name: 'prices in lakhs and crores',
    brief: 'Need 40 pumps PX-7, delivered to 411001. Who is cheapest?',
    quotes: [
      `Deccan Pumps
PX-7 pump 40 nos ₹2,92,500 ₹1,17,00,000
Freight ₹12,000
Total ₹1,17,12,000`,
      `Sahyadri Engineering
PX-7 pump 40 nos ₹2,91,000 ₹1,16,40,000
Freight ₹15,000
Total ₹1,16,55,000`,
    ],
    vendors: [
      {
        vendor: 'Deccan Pumps',
        currency: 'INR',
        linesSubtotal: '11700000.00',
        freight: '12000.00',
        landedTotal: '11712000.00',
        leadDays: [null],
        statedTotal: '11712000.00',
      },
      {
        vendor: 'Sahyadri Engineering',
        currency: 'INR',
        linesSubtotal: '11640000.00',
        freight: '15000.00',
        landedTotal: '11655000.00',
        leadDays: [null],
        statedTotal: '11655000.00',
      },
    ],
    recommended: 'Sahyadri Engineering',
  },
  {
    name: 'a price per thousand, one figure on each line',
    brief: 'Need 2000 screws SC-8, deliver to 53703. Who is cheapest?',
    quotes: [
      `Badger Fasteners
SC-8 screw
2000
41.50 per M
83.00
Freight
12.00
Total
95.00`,
      `Capitol Fittings
SC-8 2000 @ 0.045 = 90.00
Freight 9.00
Total 99.00`,
    ],
    vendors: [
      {
        vendor: 'Badger Fasteners',
        linesSubtotal: '83.00',
        freight: '12.00',
        landedTotal: '95.00',
        leadDays: [null],
        statedTotal: '95.00',
      },
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '90.00',
        freight: '9.00',
        landedTotal: '99.00',
        leadDays: [null],
        statedTotal: '99.00',
      },
    ],
    recommended: 'Badger Fasteners',
  },
  {
    name: 'hundreds and thousands in a column of their own',
    brief: 'Need 2000 pcs screw SC-8, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
Part | Qty | Per | Price
SC-8 | 2000 | C | 4.40
Freight 22.00
5 days`,
      `Capitol Fittings
Part\tQty\tPer\tPrice
SC-8\t2000\tM\t41.50
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '88.00', freight: '22.00', landedTotal: '110.00', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '83.00', freight: '31.00', landedTotal: '114.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a letter between the count and the price',
    brief: 'Need 2000 screws SC-8, deliver to 53703. Who is cheapest?',
    quotes: [
      `Badger Fasteners
SC-8 2000 M 41.50
Freight 12.00`,
      `Capitol Fittings
SC-8 2,000 C 4.45
Freight 9.00`,
    ],
    vendors: [
      { vendor: 'Badger Fasteners', linesSubtotal: '83.00', freight: '12.00', landedTotal: '95.00', leadDays: [null] },
      { vendor: 'Capitol Fittings', linesSubtotal: '89.00', freight: '9.00', landedTotal: '98.00', leadDays: [null] },
    ],
    recommended: 'Badger Fasteners',
  },
  {
    name: 'the same letter behind metres',
    brief: 'Need 200 m cable CB-3, deliver to 53703. Who is cheapest?',
    quotes: [
      `Badger Cable
CB-3 200 M 1.85
Freight 12.00`,
      `Capitol Wire
CB-3 200 m @ 1.90 = 380.00
Freight 9.00`,
    ],
    vendors: [
      { vendor: 'Badger Cable', linesSubtotal: '370.00', freight: '12.00', landedTotal: '382.00', leadDays: [null] },
      { vendor: 'Capitol Wire', linesSubtotal: '380.00', freight: '9.00', landedTotal: '389.00', leadDays: [null] },
    ],
    recommended: 'Badger Cable',
  },
  {
    name: 'a blank between the thousands that are counted',
    brief: 'Need 12 000 pcs cap KC-2, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
KC-2, 12 000 pcs @ 0.14 each
Freight 22.00
5 days`,
      `Capitol Fittings
12 000 x KC-2 @ 0.15
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '1680.00',
        freight: '22.00',
        landedTotal: '1702.00',
        leadDays: [5],
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '1800.00', freight: '31.00', landedTotal: '1831.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a round sum behind many pieces',
    brief: 'Need 2000 business cards BC-350 delivered to 97214. Cheapest?',
    quotes: [
      `Alder Print Shop
Business cards BC-350 2000 - $98
Freight included
5 days`,
      `Burnside Press
Business cards BC-350 2000 - $105
Freight included
4 days`,
    ],
    vendors: [
      {
        vendor: 'Alder Print Shop',
        freight: '0.00',
        landedTotal: null,
        leadDays: [5],
        asks: [/read in more than one way/],
      },
      {
        vendor: 'Burnside Press',
        freight: '0.00',
        landedTotal: null,
        leadDays: [4],
        asks: [/read in more than one way/],
      },
    ],
    recommended: null,
  },
];
