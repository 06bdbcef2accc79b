import type { ScreeningBrief } from './screening-brief.ts';

/** Packages, dozens, kits and lengths. */
export const PACKS: ScreeningBrief[] = [
  {
    name: 'kits, dozen, gross',
    brief: 'Need 144 cotter pins CP-316, 24 pair work gloves WG-L and 2 sets of gaskets GS-88. Deliver to ZIP 15222.',
    quotes: [
      `Three Rivers Industrial Supply Co.          QUOTATION 7-4410
1 gross  CP-316 cotter pin 3/16 x 2      @ 14.40 / gross        14.40
24 pr    WG-L work gloves large          @ 4.25 / pr           102.00
2 sets   GS-88 gasket set                @ 31.00               62.00
                                         Material total        178.40
                                         Frt & handling         16.50
                                         Total                 194.90
Delivery: from stock`,
      `Monongahela MRO
- CP-316: 12 dozen at $1.35/dz = $16.20
- WG-L: 2 doz pair @ $48.00/doz pair = $96.00
- GS-88: 2 @ $29.75 = $59.50
Subtotal $171.70
Shipping $19.95
Total $191.65
Lead time is 1-2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Three Rivers Industrial Supply Co.',
        linesSubtotal: '178.40',
        freight: '16.50',
        landedTotal: '194.90',
        statedTotal: '194.90',
        leadDays: [0],
      },
      {
        vendor: 'Monongahela MRO',
        linesSubtotal: '171.70',
        freight: '19.95',
        landedTotal: '191.65',
        statedTotal: '191.65',
        leadDays: [14],
      },
    ],
    recommended: 'Monongahela MRO',
  },
  {
    name: 'minimum order and box price, unit box unknown',
    brief: '1,000 screws SC-832 and 1,000 washers WA-8 to ZIP 30080.',
    quotes: [
      `Peach State Screw & Bolt
SC-832   $4.80/bx   10 bx   48.00
WA-8     $1.20/bx   10 bx   12.00
(boxes of 100)
Freight 11.50
Total 71.50
stock`,
      `Chattahoochee Fasteners
SC-832 1,000 @ $5.10/C $51.00
WA-8 1,000 @ $1.10/C $11.00
Minimum order $100
Freight $9.00
ships next day`,
    ],
    vendors: [
      {
        vendor: 'Peach State Screw & Bolt',
        linesSubtotal: '60.00',
        freight: '11.50',
        landedTotal: '71.50',
        statedTotal: '71.50',
        leadDays: [0],
      },
      {
        vendor: 'Chattahoochee Fasteners',
        linesSubtotal: '62.00',
        freight: '9.00',
        landedTotal: null,
        landedTotalAtLeast: '71.00',
        leadDays: [1],
        asks: [/minimum/i],
      },
    ],
    recommended: 'Peach State Screw & Bolt',
  },
  {
    name: 'bundle pricing kit',
    brief: 'Need 10 pumps DP-12 and 10 gauges PG-60. Deliver to 76107.',
    quotes: [
      `Trinity River Pump Co.
Kit DPK-12 (one DP-12 pump with one PG-60 gauge)   10 kits @ $118.00   $1,180.00
Freight included
5 days`,
      `Cowtown Process Equipment
DP-12 10 104.00 1,040.00
PG-60 10 16.50 165.00
Freight 30.00
Total 1,235.00
3 days`,
    ],
    vendors: [
      {
        vendor: 'Trinity River Pump Co.',
        linesSubtotal: '1180.00',
        freight: '0.00',
        landedTotal: '1180.00',
        leadDays: [5],
      },
      {
        vendor: 'Cowtown Process Equipment',
        linesSubtotal: '1205.00',
        freight: '30.00',
        landedTotal: '1235.00',
        statedTotal: '1235.00',
        leadDays: [3],
      },
    ],
    recommended: 'Trinity River Pump Co.',
  },
  {
    name: 'overbuy makes the cheaper unit price lose',
    brief: 'Need 130 fittings QF-8 and 70 ft tubing TB-8 to ZIP 44720',
    quotes: [
      `Canton Pneumatics
QF-8 sold in bags of 50, $61.00 per bag
TB-8 100 ft roll $48.00
Freight $12.00
In stock`,
      `Akron Air Components
QF-8 130 @ 1.32 171.60
TB-8 70 ft @ 0.52 36.40
Freight 12.50
Total 220.50
2 days`,
    ],
    vendors: [
      { vendor: 'Canton Pneumatics', linesSubtotal: '231.00', freight: '12.00', landedTotal: '243.00', leadDays: [0] },
      {
        vendor: 'Akron Air Components',
        linesSubtotal: '208.00',
        freight: '12.50',
        landedTotal: '220.50',
        statedTotal: '220.50',
        leadDays: [2],
      },
    ],
    recommended: 'Akron Air Components',
    says: [/150/],
  },
  {
    name: 'quantity in thousands, MOQ by bag',
    brief: '12,000 rivets PR-44; 3,000 washers PW-4. 48174.',
    quotes: [
      `Detroit Rivet Works
PR-44 12M @ $18.40/M = $220.80
PW-4 3M @ $9.60/M = $28.80
Frt 22.00
Total 271.60
1-2 wks`,
      `Wayne Fastener Supply
PR-44 12,000 pcs $1.95 per C $234.00
PW-4 bags of 1000, 3 bags $9.10/bag $27.30
Prepaid
Total 261.30
stock`,
    ],
    vendors: [
      {
        vendor: 'Detroit Rivet Works',
        linesSubtotal: '249.60',
        freight: '22.00',
        landedTotal: '271.60',
        statedTotal: '271.60',
        leadDays: [14],
      },
      {
        vendor: 'Wayne Fastener Supply',
        linesSubtotal: '261.30',
        freight: '0.00',
        landedTotal: '261.30',
        statedTotal: '261.30',
        leadDays: [0],
      },
    ],
    recommended: 'Wayne Fastener Supply',
  },
  {
    name: 'pipe lengths and cut',
    brief: '105 ft of 2 in sch 40 pipe P-2-40 and 10 couplings C-2-40 to 40210',
    quotes: [
      `Louisville Pipe & Steel
P-2-40  21 ft joints @ $74.55/joint, 5 joints  $372.75
C-2-40  10 @ 4.85  48.50
Delivery $45.00
Total $466.25
2 days`,
      `Ohio Valley Tube
P-2-40 sold in 21 ft lengths at $3.40/ft
C-2-40 $5.10 ea
Free local delivery
stock`,
    ],
    vendors: [
      {
        vendor: 'Louisville Pipe & Steel',
        linesSubtotal: '421.25',
        freight: '45.00',
        landedTotal: '466.25',
        statedTotal: '466.25',
        leadDays: [2],
      },
      { vendor: 'Ohio Valley Tube', linesSubtotal: '408.00', freight: '0.00', landedTotal: '408.00', leadDays: [0] },
    ],
    recommended: 'Ohio Valley Tube',
  },
];
