import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** What purchasing departments paste: offers that have ended, charges nobody asked for, extracts of portals. */
export const EXTRACTS_AND_SHEETS: ScreeningBrief[] = [
  {
    name: 'an offer that has ended, and extras in the total',
    brief: `Today is 2027-03-10. 16 scanners HS-220 and 16 cradles CR-9, deliver 97301. Who is lowest of what still holds?`,
    quotes: [
      `Yaquina Data Systems      Feb 20, 2027
16 x HS-220 @ $310.00 = $4,960.00
16 x CR-9 @ $64.00 = $1,024.00
Shipping included
Total $5,984.00
3 days. These prices ended March 5, 2027.`,
      `Siletz Barcode Co
Item     Qty   Unit     Ext
HS-220   16    318.00   5,088.00
CR-9     16     61.00     976.00
Staging  16      5.50      88.00
Freight                    42.00
We ask for              6,194.00
4 days`,
      `Nestucca Mobility
HS-220   16   329.00   5,264.00
CR-9     16    60.00     960.00
Shipping free
Total              6,224.00
2 days`,
    ],
    vendors: [
      offered('Yaquina Data Systems', {
        lines: [
          [16, '310.00'],
          [16, '64.00'],
        ],
        leadDays: [3],
      }),
      offered('Siletz Barcode Co', {
        lines: [
          [16, '318.00'],
          [16, '61.00'],
        ],
        freight: '42.00',
        fees: '88.00',
        leadDays: [4],
      }),
      offered('Nestucca Mobility', {
        lines: [
          [16, '329.00'],
          [16, '60.00'],
        ],
        leadDays: [2],
      }),
    ],
    recommended: 'Siletz Barcode Co',
  },
  {
    name: 'extracts of two portals',
    brief: `Need 240 pairs of liners LN-2 and 90 aprons AP-5 (each), to 70601. Straight out of the portals:

{"supplier": "Sulphur Safety", "currency": "USD", "lines": [
  {"sku": "LN-2", "uom": "DZ PAIR", "qty": 20, "price": 15.60, "ext": 312.00},
  {"sku": "AP-5", "uom": "EA", "qty": 90, "price": 7.10, "ext": 639.00}],
 "freight": 0.00, "total": 951.00, "leadDays": 3}

{"supplier": "Moss Bluff Industrial", "currency": "USD", "lines": [
  {"sku": "LN-2", "uom": "PAIR", "qty": 240, "price": 1.22, "ext": 292.80},
  {"sku": "AP-5", "uom": "EA", "qty": 90, "price": 6.95, "ext": 625.50}],
 "freight": 48.00, "total": 966.30, "leadDays": 5}`,
    quotes: [],
    vendors: [
      offered('Sulphur Safety', {
        lines: [
          [240, '15.60', 12],
          [90, '7.10'],
        ],
        leadDays: [3],
      }),
      offered('Moss Bluff Industrial', {
        lines: [
          [240, '1.22'],
          [90, '6.95'],
        ],
        freight: '48.00',
        leadDays: [5],
      }),
    ],
    recommended: 'Sulphur Safety',
  },
  {
    name: 'two baskets, with what is saved and what lacks to a gift',
    brief: '5 planters and 30 bags of bark, delivered 97301. Which basket is lower with shipping?',
    quotes: [
      `Calapooia Garden
Basket (2)
Cedar planter 48 in
Was $142.00
Now $118.00
Qty 5    Edit    Remove
$590.00
Bark, 2 cu ft bag
$6.40
Qty 30    Edit    Remove
$192.00
Subtotal $782.00
Shipping $64.00
Total $846.00
You save $120.00 on this order
Arrives in 6 days`,
      `Mollala Landscape Supply | Checkout
ITEM   PRICE   QTY   AMOUNT
Planter, cedar 48 in   $121.50   5   $607.50
Bark bag 2 cu ft   $6.25   30   $187.50
Spend $205.00 more to get a free rain gauge
Truck delivery   $72.00
Order total   $867.00
Arrives in 3 days`,
    ],
    vendors: [
      offered('Calapooia Garden', {
        lines: [
          [5, '118.00'],
          [30, '6.40'],
        ],
        freight: '64.00',
        leadDays: [6],
      }),
      offered('Mollala Landscape Supply', {
        lines: [
          [5, '121.50'],
          [30, '6.25'],
        ],
        freight: '72.00',
        leadDays: [3],
      }),
    ],
    recommended: 'Calapooia Garden',
  },
];
