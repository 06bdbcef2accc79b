import type { ScreeningBrief } from './screening-brief.ts';

/** Who pays freight: thresholds, services, collect, by the piece. */
export const FREIGHT_TERMS: ScreeningBrief[] = [
  {
    name: 'free freight over a limit, small order charge',
    brief: '300 ft of wire rope WR-14 (1/4 in) and 50 thimbles TH-14 to 98108.',
    quotes: [
      `Puget Rigging Co.
WR-14 300 ft @ $0.92/ft        $276.00
TH-14 50 @ $1.10 ea            $55.00
Subtotal                       $331.00
Freight prepaid on orders over $500, otherwise $28.50 flat
Lead time 3-5 days`,
      `Harbor Hoist & Chain   Q-771
WR-14  sold in 250 ft reels, $205.00 per reel
TH-14  $0.98 each, min 100
Free freight over $400
Small order charge $15.00 under $250
In stock`,
    ],
    vendors: [
      { vendor: 'Puget Rigging Co.', linesSubtotal: '331.00', freight: '28.50', landedTotal: '359.50', leadDays: [5] },
      {
        vendor: 'Harbor Hoist & Chain',
        linesSubtotal: '508.00',
        freight: '0.00',
        landedTotal: '508.00',
        leadDays: [0],
      },
    ],
    recommended: 'Puget Rigging Co.',
  },
  {
    name: 'prepaid & add without amount, will call',
    brief:
      'Lowest landed cost for 500 ft conduit EMT-34 (3/4 in EMT, 10 ft sticks) to 89118? Need it within 2 weeks, today 2027-04-05.',
    quotes: [
      `Silver State Electric Supply
EMT-34  3/4 EMT conduit   500 ft   $62.40/C    $312.00
FOB Las Vegas, freight prepaid & add
Stock`,
      `Mojave Wholesale Electric
3/4" EMT (EMT-34) 10 ft stick $6.60, 50 sticks = $330.00
Free delivery over $300
2-3 days`,
    ],
    vendors: [
      {
        vendor: 'Silver State Electric Supply',
        linesSubtotal: '312.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '312.00',
        leadDays: [0],
        asks: [/freight/i],
      },
      {
        vendor: 'Mojave Wholesale Electric',
        linesSubtotal: '330.00',
        freight: '0.00',
        landedTotal: '330.00',
        leadDays: [3],
      },
    ],
    recommended: 'Mojave Wholesale Electric',
    deadline: '2027-04-19',
  },
  {
    name: 'shipping options and deadline',
    brief: '2 x encoder EN-2048. Must be here by 2027-06-10, today is 2027-06-07. Ship to 98052.',
    quotes: [
      `Cascade Motion
EN-2048  2 @ 310.00  620.00
UPS Ground (4 days) 16.40
2nd Day Air 38.20
Next Day Air 71.90
In stock, ships same day`,
      `Evergreen Encoder Supply
EN-2048 x 2 $655.00 each $1,310.00
Freight included, overnight
Stock`,
    ],
    vendors: [
      { vendor: 'Cascade Motion', linesSubtotal: '620.00', freight: '38.20', landedTotal: '658.20', leadDays: [2] },
      {
        vendor: 'Evergreen Encoder Supply',
        linesSubtotal: '1310.00',
        freight: '0.00',
        landedTotal: '1310.00',
        leadDays: [0, 1],
      },
    ],
    recommended: 'Cascade Motion',
  },
  {
    name: 'per-unit freight and percent freight',
    brief: '25 x tarp TP-1012 to 79404',
    quotes: [
      `Caprock Canvas
TP-1012 25 @ 33.00 825.00
Freight 6% of order 49.50
Total 874.50
8 days`,
      `Lubbock Awning & Tarp
25 TP-1012 32.50 812.50
Shipping & handling $2.25 per tarp
leadtime 10 days`,
    ],
    vendors: [
      {
        vendor: 'Caprock Canvas',
        linesSubtotal: '825.00',
        freight: '49.50',
        landedTotal: '874.50',
        statedTotal: '874.50',
        leadDays: [8],
      },
      {
        vendor: 'Lubbock Awning & Tarp',
        linesSubtotal: '812.50',
        freight: '56.25',
        landedTotal: '868.75',
        leadDays: [10],
      },
    ],
    recommended: 'Lubbock Awning & Tarp',
  },
  {
    name: 'freight billed at actual, estimate',
    brief: '18 shelves SH-4824 to 50309; max 2000',
    quotes: [
      `Des Moines Storage
SH-4824 18 @ 74.00 1,332.00
Freight approx. 140.00, billed at actual
Total 1,472.00
2 weeks`,
      `Hawkeye Material Handling
SH-4824 18 @ 81.00 1,458.00
freight allowed
Total 1,458.00
3 weeks`,
    ],
    vendors: [
      {
        vendor: 'Des Moines Storage',
        linesSubtotal: '1332.00',
        freight: '140.00',
        landedTotal: '1472.00',
        statedTotal: '1472.00',
        leadDays: [14],
        asks: [/freight/i],
      },
      {
        vendor: 'Hawkeye Material Handling',
        linesSubtotal: '1458.00',
        freight: '0.00',
        landedTotal: '1458.00',
        statedTotal: '1458.00',
        leadDays: [21],
      },
    ],
    recommended: 'Hawkeye Material Handling',
  },
  {
    name: 'no landed known for any',
    brief: '50 bags oil absorbent OA-25 to 88001',
    quotes: [
      `Mesilla Safety Supply
OA-25 50 bags 9.40 470.00
Freight collect
stock`,
      `Organ Mountain Industrial
OA-25 50 @ 9.10 455.00
FOB El Paso, prepay & add
2 days`,
    ],
    vendors: [
      {
        vendor: 'Mesilla Safety Supply',
        linesSubtotal: '470.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '470.00',
        leadDays: [0],
        asks: [/freight/i],
      },
      {
        vendor: 'Organ Mountain Industrial',
        linesSubtotal: '455.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '455.00',
        leadDays: [2],
        asks: [/freight/i],
      },
    ],
    recommended: null,
  },
  {
    name: 'freight threshold under table note',
    brief: '8 ea drum pump DP-55 for 23224',
    quotes: [
      `RICHMOND DRUM & PAIL
Qty 8  DP-55  Rotary drum pump  68.50 ea  548.00
* Orders of $500 or more ship freight free (standard ground).
Handling  6.50
Total  554.50
Ships next day`,
      `Old Dominion Lubrication
8 x DP-55 @ $71.00 $568.00
Freight: $22 for orders below $600, otherwise prepaid
stock, 2 day delivery`,
    ],
    vendors: [
      {
        vendor: 'Richmond Drum & Pail',
        linesSubtotal: '548.00',
        freight: '0.00',
        fees: '6.50',
        landedTotal: '554.50',
        statedTotal: '554.50',
        leadDays: [1],
      },
      {
        vendor: 'Old Dominion Lubrication',
        linesSubtotal: '568.00',
        freight: '22.00',
        landedTotal: '590.00',
        leadDays: [2],
      },
    ],
    recommended: 'Richmond Drum & Pail',
  },
  {
    name: 'freight that nobody can know, and freight below a limit',
    brief: '30 hoses HS-4 to 64106',
    quotes: [
      `Kaw Valley Hose
HS-4  30  9.00  270.00
Freight $40 - $60
4 days`,
      `Missouri River Rubber
30 HS-4 at 9.40 each, 282.00
Freight prepaid on orders over $500, otherwise $35.00
6 days`,
      `Plains Hydraulics
HS-4 30 @ 10.90 = 327.00
FOB destination, freight prepaid
3 days`,
    ],
    vendors: [
      {
        vendor: 'Kaw Valley Hose',
        linesSubtotal: '270.00',
        freight: null,
        landedTotal: null,
        leadDays: [4],
        asks: [/freight/i],
      },
      {
        vendor: 'Missouri River Rubber',
        linesSubtotal: '282.00',
        freight: '35.00',
        landedTotal: '317.00',
        leadDays: [6],
      },
      {
        vendor: 'Plains Hydraulics',
        linesSubtotal: '327.00',
        freight: '0.00',
        landedTotal: '327.00',
        leadDays: [3],
      },
    ],
    recommended: 'Missouri River Rubber',
  },
];
