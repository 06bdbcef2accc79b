import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** What people ask who buy once: calls, chats and dictated notes, rates by the day, loads and tins. */
export const EVERYDAY: ScreeningBrief[] = [
  {
    name: 'a digger for five days, days that are billed as fewer',
    brief: `Landscaping job, hiring for five days. Need 2 mini diggers and 1 roller. We collect it ourselves, no VAT in any of this. Rang three:

* Brackenridge Plant -- diggers 110/day each, roller 60/day. Five days bills as four.

* Coldharbour Hire, spoke to Priya. 95 a day per digger, 55 a day for the roller.

* Two Valleys (text): "£450 per digger for the whole job, roller £200"

so who do I book`,
    quotes: [],
    vendors: [
      offered('Brackenridge Plant', {
        currency: 'GBP',
        lines: [
          [8, '110.00'],
          [4, '60.00'],
        ],
        leadDays: [null],
      }),
      offered('Coldharbour Hire', {
        currency: 'GBP',
        lines: [
          [10, '95.00'],
          [5, '55.00'],
        ],
        leadDays: [null],
      }),
      offered('Two Valleys', {
        currency: 'GBP',
        lines: [
          [2, '450.00'],
          [1, '200.00'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Two Valleys',
  },
  {
    name: 'topsoil by the load and by the tonne with a price for each trip',
    brief: `Garden at Rangiora, need 30 tonne of screened topsoil. both plus gst so ignore gst. which is cheaper

[3/12/26, 7:50 am] Wiremu - Stony Creek Soils: kia ora. topsoil we do a 10 tonne load for $310 delivered
[3/12/26, 7:58 am] Wiremu - Stony Creek Soils: + gst
[3/12/26, 8:10 am] Me: thanks
[3/12/26, 9:20 am] Barbara Plains Landscape Supplies: Topsoil is 21.50 a tonne. Cartage $90 a trip, truck takes 12 t. Plus GST.`,
    quotes: [],
    vendors: [
      offered('Stony Creek Soils', { currency: 'NZD', lines: [[3, '310.00']], leadDays: [null] }),
      offered('Plains Landscape Supplies', {
        currency: 'NZD',
        lines: [[30, '21.50']],
        freight: '270.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Plains Landscape Supplies',
  },
  {
    name: 'benches for a club that pays its tax, dictated',
    brief: `Typing this on my phone. We need a hundred and ten folding benches for the bowls club. We can't claim VAT back so it has to be with the VAT on it.

First lot is Marlpit Furniture. They said £18.00 a bench, delivery is £50, and that's before VAT at 20 percent. Two weeks.

Second lot, Oakwell Direct. £22.50 a bench, VAT already in their prices, delivery free.

Which one?`,
    quotes: [],
    vendors: [
      offered('Marlpit Furniture', {
        currency: 'GBP',
        lines: [[110, '18.00']],
        freight: '50.00',
        tax: '406.00',
        leadDays: [14],
      }),
      offered('Oakwell Direct', { currency: 'GBP', lines: [[110, '22.50']], leadDays: [null] }),
    ],
    recommended: 'Marlpit Furniture',
  },
  {
    name: 'bags counted together for the price, and one price for whole pallets',
    brief: 'We need 26 bags of oat bran and 6 bags of rye flakes, 25 lb bags, to the bakery 97701.',
    quotes: [
      `Deschutes Milling price list, bags of 25 lb

              1-9       10-29     30+
oat bran      $24.00    $22.50    $21.00
rye flakes    $26.00    $25.00    $23.50

Mix and match: all bags on one order count together.
Freight to 97701: $60.00. Lead time 1 week.`,
      `Thanks for asking Warm Springs Grain Co.
Oat bran is $21.80 a bag, $19.90 if you take a full pallet of 40 bags of it.
Rye flakes is $22.60 a bag.
Freight to you would be a flat $75.`,
    ],
    vendors: [
      offered('Deschutes Milling', {
        currency: 'USD',
        lines: [
          [26, '21.00'],
          [6, '23.50'],
        ],
        freight: '60.00',
        leadDays: [7],
      }),
      offered('Warm Springs Grain Co', {
        currency: 'USD',
        lines: [
          [26, '21.80'],
          [6, '22.60'],
        ],
        freight: '75.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Deschutes Milling',
  },
];
