import type { ScreeningBrief } from './screening-brief.ts';

/** Weights, dozens, thousands and cents. */
export const MEASURES: ScreeningBrief[] = [
  {
    name: 'freight by the pound',
    brief: `Need 250 bolts HB-58 to 80011.`,
    quotes: [
      `Aurora Bolt
HB-58 250 @ 0.96 = 240.00   wt 0.4 lb each
Freight $0.35 per lb
Stock`,
      `Mile High Fasteners
HB-58  250 pcs  $1.08  $270.00
Prepaid freight
3 days`,
    ],
    vendors: [
      { vendor: 'Aurora Bolt', linesSubtotal: '240.00', freight: '35.00', landedTotal: '275.00', leadDays: [0] },
      { vendor: 'Mile High Fasteners', linesSubtotal: '270.00', freight: '0.00', landedTotal: '270.00', leadDays: [3] },
    ],
    recommended: 'Mile High Fasteners',
  },
  {
    name: 'freight by the hundredweight of what is bought by the pound',
    brief: `Need 2,400 lb of plate PL-A36-250 to 60411; lowest delivered cost`,
    quotes: [
      `Calumet Steel Service
PL-A36-250   2,400 LB   62.50/CWT   1,500.00
Freight $3.25/cwt
Stock`,
      `Heights Metals
2400# PL-A36-250 @ $0.655/lb = $1,572.00 delivered
3 days`,
    ],
    vendors: [
      {
        vendor: 'Calumet Steel Service',
        linesSubtotal: '1500.00',
        freight: '78.00',
        landedTotal: '1578.00',
        leadDays: [0],
      },
      { vendor: 'Heights Metals', linesSubtotal: '1572.00', freight: '0.00', landedTotal: '1572.00', leadDays: [3] },
    ],
    recommended: 'Heights Metals',
  },
  {
    name: 'tiers in thousands, prices per thousand',
    brief: `RFQ: 2,500 pcs terminal T-187-F and 7,500 pcs ferrule FE-075. To ZIP 64106`,
    quotes: [
      `Missouri Terminal Works
Prices per 1,000 (M)
Part        1M     2M     5M     10M
T-187-F     96.00  88.00  79.00  74.00
FE-075      31.00  28.50  24.00  21.50
Freight flat $15.00
In stock`,
      `Westport Connector
T-187-F   2,500   $0.081   $202.50
FE-075    7,500   $0.026   $195.00
Shipping included
Total $397.50
1 wk`,
    ],
    vendors: [
      {
        vendor: 'Missouri Terminal Works',
        linesSubtotal: '400.00',
        freight: '15.00',
        landedTotal: '415.00',
        leadDays: [0],
      },
      { vendor: 'Westport Connector', linesSubtotal: '397.50', freight: '0.00', landedTotal: '397.50', leadDays: [7] },
    ],
    recommended: 'Westport Connector',
  },
  {
    name: 'quantities over their columns without a word',
    brief: `Today: 11/02/2027. 250 x label holder LH-4, 250 x insert IN-4; ship 97477; need in hand by Nov 19`,
    quotes: [
      `Emerald Shelf & Label
Good thru 11/30/27
                 100     250     500
LH-4            1.40    1.22    1.05
IN-4            0.22    0.18    0.15
Freight 16.00
Ships 4 business days`,
      `Gateway Display Fixtures
LH-4 250 @ 1.25 = 312.50
IN-4 250 @ .16 = 40.00
Frt incl
Lead 1-2 wks`,
    ],
    vendors: [
      {
        vendor: 'Emerald Shelf & Label',
        linesSubtotal: '350.00',
        freight: '16.00',
        landedTotal: '366.00',
        leadDays: [6, 4],
      },
      {
        vendor: 'Gateway Display Fixtures',
        linesSubtotal: '352.50',
        freight: '0.00',
        landedTotal: '352.50',
        leadDays: [14],
      },
    ],
    recommended: 'Gateway Display Fixtures',
    deadline: '2027-11-19',
  },
  {
    name: 'thousands, and prices in cents',
    brief: `10,000 rivets RV-18-4 and 10,000 washers RW-18. Ship 67202. Max 600.`,
    quotes: [
      `Air Capital Rivet
RV-18-4   10M   @ 28.40/M   284.00
RW-18     10M   @  9.75/M    97.50
Frt  18.00
Total 399.50
Stock`,
      `Keeper Fastening
10,000 RV-18-4 at 2.9 cents each = $290.00
10,000 RW-18 at 0.9 cents each = $90.00
Shipping $15.00
Total $395.00
3 days`,
    ],
    vendors: [
      {
        vendor: 'Air Capital Rivet',
        linesSubtotal: '381.50',
        freight: '18.00',
        landedTotal: '399.50',
        statedTotal: '399.50',
        leadDays: [0],
      },
      {
        vendor: 'Keeper Fastening',
        linesSubtotal: '380.00',
        freight: '15.00',
        landedTotal: '395.00',
        statedTotal: '395.00',
        leadDays: [3],
      },
    ],
    recommended: 'Keeper Fastening',
  },
  {
    name: 'counts in words',
    brief: `We need two dozen couplers CP-6 and a pair of regulators RG-2, sent to 96813.`,
    quotes: [
      `Honolulu Air Tools
CP-6 couplers: 24 @ $6.15 = $147.60
RG-2 regulators: 2 @ $58.00 = $116.00
Air freight included
Total $263.60
one week`,
      `Aloha Pneumatics
24 CP-6 ... 5.60 ea ... 134.40
2 RG-2 ... 61.00 ea ... 122.00
Ocean freight 40.00
Total 296.40
3 weeks`,
    ],
    vendors: [
      { vendor: 'Honolulu Air Tools', linesSubtotal: '263.60', freight: '0.00', landedTotal: '263.60', leadDays: [7] },
      { vendor: 'Aloha Pneumatics', linesSubtotal: '256.40', freight: '40.00', landedTotal: '296.40', leadDays: [21] },
    ],
    recommended: 'Honolulu Air Tools',
  },
  {
    name: 'anchors and hoists by their size in words',
    brief: 'Please compare: 60 wedge anchors, 10 mm wide, and 12 chain hoists, 3 ton, to 98101',
    quotes: [
      `Puget Anchor & Chain
60 wedge anchors 10 mm   2.10   126.00
12 chain hoists 3 ton     140.00   1,680.00
Freight 60.00
Total 1,866.00
1 week`,
      `Salish Rigging
Wedge anchors 10 mm, 60 @ 2.25 = 135.00
Chain hoists 3 ton, 12 @ 131.00 = 1,572.00
Freight 75.00
Total 1,782.00
10 days`,
    ],
    vendors: [
      {
        vendor: 'Puget Anchor & Chain',
        linesSubtotal: '1806.00',
        freight: '60.00',
        landedTotal: '1866.00',
        leadDays: [7],
      },
      {
        vendor: 'Salish Rigging',
        linesSubtotal: '1707.00',
        freight: '75.00',
        landedTotal: '1782.00',
        leadDays: [10],
      },
    ],
    recommended: 'Salish Rigging',
  },
  {
    name: 'chain by the foot, by the metre and by a hundred metres',
    brief: '200 ft of chain CH-10 to 44114. Who is cheapest?',
    quotes: [
      `Erie Chain Works
CH-10 chain 9.84 per metre
Freight 10.00
3 days`,
      `Buckeye Rigging
CH-10 chain 3.10 per foot
Freight 12.00
3 days`,
      `Firelands Supply
CH-10 chain $990.00 per 100 m
Freight 8.00
3 days`,
    ],
    vendors: [
      { vendor: 'Erie Chain Works', linesSubtotal: '599.85', freight: '10.00', landedTotal: '609.85', leadDays: [3] },
      { vendor: 'Buckeye Rigging', linesSubtotal: '620.00', freight: '12.00', landedTotal: '632.00', leadDays: [3] },
      { vendor: 'Firelands Supply', linesSubtotal: '603.50', freight: '8.00', landedTotal: '611.50', leadDays: [3] },
    ],
    recommended: 'Erie Chain Works',
  },
  {
    name: 'cable by the metre and by the foot, wax by the pound',
    brief: '60 m of cable CB-10 and 50 kg of wax WX-2 to 44114.',
    quotes: [
      `Erie Cable Parts
CB-10 cable $3.00/ft
WX-2 wax $2.00/lb
Freight included
In stock`,
      `Buckeye Electrical
CB-10 60 m @ 9.90 = 594.00
WX-2 50 kg @ 4.50 = 225.00
Freight included
In stock`,
    ],
    vendors: [
      { vendor: 'Erie Cable Parts', linesSubtotal: '811.01', freight: '0.00', landedTotal: '811.01', leadDays: [0] },
      { vendor: 'Buckeye Electrical', linesSubtotal: '819.00', freight: '0.00', landedTotal: '819.00', leadDays: [0] },
    ],
    recommended: 'Erie Cable Parts',
  },
];
