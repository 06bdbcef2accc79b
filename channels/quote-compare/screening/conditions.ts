import type { ScreeningBrief } from './screening-brief.ts';

/** What a statement says beside an amount: brackets, bases, conditions. */
export const CONDITIONS: ScreeningBrief[] = [
  {
    name: 'neither tax nor freight',
    brief: `Price check: 8 gearmotors GM-750 to 14607. Two bids.`,
    quotes: [
      `Flower City Drives
GM-750   8   $412.00   $3,296.00
Neither tax nor freight is included.
In stock`,
      `Genesee Power Transmission
8 x GM-750 @ $425.00   $3,400.00
Freight $65.00
No sales tax (resale)
Total $3,465.00
2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Flower City Drives',
        linesSubtotal: '3296.00',
        freight: null,
        tax: null,
        landedTotal: null,
        landedTotalAtLeast: '3296.00',
        leadDays: [0, null],
        asks: [/freight|shipping/i, /tax/i],
      },
      {
        vendor: 'Genesee Power Transmission',
        linesSubtotal: '3400.00',
        freight: '65.00',
        landedTotal: '3465.00',
        statedTotal: '3465.00',
        leadDays: [14],
      },
    ],
    recommended: 'Genesee Power Transmission',
  },
  {
    name: 'a total in brackets without freight',
    brief: `2 tanks TK-500, deliver to 83402, by 2027-06-01 (today 2027-04-20)`,
    quotes: [
      `Snake River Tank
TK-500    2    1,480.00    2,960.00
Freight                        TBD
Total (excl. freight)      2,960.00
Lead time 3 weeks`,
      `Teton Poly
TK-500 2 @ 1,595.00 = 3,190.00
Freight to Idaho Falls 280.00
Total 3,470.00
4 weeks`,
    ],
    vendors: [
      {
        vendor: 'Snake River Tank',
        linesSubtotal: '2960.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '2960.00',
        statedTotal: '2960.00',
        leadDays: [21],
        asks: [/freight/i],
      },
      {
        vendor: 'Teton Poly',
        linesSubtotal: '3190.00',
        freight: '280.00',
        landedTotal: '3470.00',
        statedTotal: '3470.00',
        leadDays: [28],
      },
    ],
    recommended: 'Teton Poly',
    deadline: '2027-06-01',
  },
  {
    name: 'a tax on goods and freight',
    brief: `22 tarps TP-20 at 35203`,
    quotes: [
      `Red Mountain Tarp
TP-20 22 @ 31.00 682.00
Freight 28.00
Tax 10% on merchandise and freight 71.00
Total 781.00
Stock`,
      `Vulcan Covers
TP-20   22   33.50   737.00
Shipping 25.00
Total 762.00
Tax: none collected
2 days`,
    ],
    vendors: [
      {
        vendor: 'Red Mountain Tarp',
        linesSubtotal: '682.00',
        freight: '28.00',
        tax: '71.00',
        landedTotal: '781.00',
        statedTotal: '781.00',
        leadDays: [0],
      },
      {
        vendor: 'Vulcan Covers',
        linesSubtotal: '737.00',
        freight: '25.00',
        landedTotal: '762.00',
        statedTotal: '762.00',
        leadDays: [2],
      },
    ],
    recommended: 'Vulcan Covers',
  },
  {
    name: 'a percent off the goods, in words',
    brief: `35 chairs CH-88, 35 mats MT-88 for 64108`,
    quotes: [
      `Crossroads Office: 35 CH-88 at 118 each comes to 4130, 35 MT-88 at 41 each comes to 1435. Because you are above five thousand we take 7% off the merchandise (389.55). Shipping is on us. Your total is 5,175.45. About ten business days.`,
      `Westport Furnishings
CH-88   35   112.00   3,920.00
MT-88   35    39.00   1,365.00
Delivery                150.00
Total                 5,435.00
3 weeks`,
    ],
    vendors: [
      {
        vendor: 'Crossroads Office',
        linesSubtotal: '5565.00',
        freight: '0.00',
        discount: '389.55',
        landedTotal: '5175.45',
        statedTotal: '5175.45',
        leadDays: [14],
      },
      {
        vendor: 'Westport Furnishings',
        linesSubtotal: '5285.00',
        freight: '150.00',
        landedTotal: '5435.00',
        statedTotal: '5435.00',
        leadDays: [21],
      },
    ],
    recommended: 'Crossroads Office',
  },
  {
    name: 'free from a limit on, and below it at a price',
    brief: `Quote comparison for 36 lamps LED-T8-4 and 6 ballasts BL-2. Ship 66101. Keep under $420.`,
    quotes: [
      `Kaw Point Electric
LED-T8-4   36   6.95   250.20
BL-2        6  18.50   111.00
Freight: $18.00 on orders under $350, free above
Stock`,
      `Strawberry Hill Lighting
LED-T8-4   36   6.40   230.40
BL-2        6  17.90   107.40
Free shipping over $500, otherwise flat $22.50
Stock`,
    ],
    vendors: [
      { vendor: 'Kaw Point Electric', linesSubtotal: '361.20', freight: '0.00', landedTotal: '361.20', leadDays: [0] },
      {
        vendor: 'Strawberry Hill Lighting',
        linesSubtotal: '337.80',
        freight: '22.50',
        landedTotal: '360.30',
        leadDays: [0],
      },
    ],
    recommended: 'Strawberry Hill Lighting',
  },
  {
    name: 'a fee below a limit',
    brief: `10 pcs o-ring OR-214 and 10 pcs seal WS-88 to ZIP 06082`,
    quotes: [
      `Enfield Seals
OR-214  10 @ 0.45   4.50
WS-88   10 @ 3.20  32.00
Minimum order $50.00
Shipping 9.00
Stock`,
      `Thompsonville Rubber
OR-214  10 @ 0.60   6.00
WS-88   10 @ 3.60  36.00
Small order fee of $10.00 on orders below $50
Shipping 8.50
Stock`,
    ],
    vendors: [
      {
        vendor: 'Enfield Seals',
        linesSubtotal: '36.50',
        freight: '9.00',
        landedTotal: null,
        landedTotalAtLeast: '45.50',
        leadDays: [0],
        asks: [/minimum/i],
      },
      {
        vendor: 'Thompsonville Rubber',
        linesSubtotal: '42.00',
        freight: '8.50',
        fees: '10.00',
        landedTotal: '60.50',
        leadDays: [0],
      },
    ],
    recommended: 'Thompsonville Rubber',
  },
  {
    name: 'a fee for a way of paying',
    brief: `24 x breaker BR-60 and 6 x panel PB-24 to 39201`,
    quotes: [
      `Pearl River Electric
BR-60   24   31.75    762.00
PB-24    6  188.00  1,128.00
Freight                55.00
TOTAL               1,945.00
Lead time 5 days

TERMS AND CONDITIONS. Past due invoices accrue 1.5% per month. Returns within 30 days subject to 25% restocking fee. A charge of $35.00 applies to returned checks. Prices quoted are good for 15 days. Credit card payments over $1,000 are subject to a 3% convenience fee. Liability is limited to $5,000.00.
This e-mail and any attachments are confidential. If you received it in error call 601-555-0134.`,
      `Magnolia Switch
BR-60 24 ea 33.10 794.40
PB-24 6 ea 179.00 1,074.00
Freight 48.00
Total 1,916.40
1 week
NOTE: minimum billing $25.00 per invoice. Claims for shortage within 10 days. Copper surcharge may apply to wire only.`,
    ],
    vendors: [
      {
        vendor: 'Pearl River Electric',
        linesSubtotal: '1890.00',
        freight: '55.00',
        landedTotal: '1945.00',
        statedTotal: '1945.00',
        leadDays: [5],
      },
      {
        vendor: 'Magnolia Switch',
        linesSubtotal: '1868.40',
        freight: '48.00',
        landedTotal: '1916.40',
        statedTotal: '1916.40',
        leadDays: [7],
      },
    ],
    recommended: 'Magnolia Switch',
  },
];
