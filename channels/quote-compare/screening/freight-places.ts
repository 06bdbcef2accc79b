import type { ScreeningBrief } from './screening-brief.ts';

/** Freight by ZIP, state and region, and what it does to a maximum. */
export const FREIGHT_PLACES: ScreeningBrief[] = [
  {
    name: 'zone freight and no ZIP',
    brief: 'Compare these for 30 x pallet jack wheel PJ-7.',
    quotes: [
      `Midwest Caster: PJ-7 30 @ 14.20 = 426.00
Freight by zone: zone A (ZIP 400-499) 22.00; zone B (ZIP 500-699) 31.00; all other 48.00
Lead 4 days`,
      `Roll-Rite Industrial
PJ-7    30    15.50    465.00
Delivered price
In stock`,
    ],
    vendors: [
      {
        vendor: 'Midwest Caster',
        linesSubtotal: '426.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '426.00',
        leadDays: [4],
      },
      {
        vendor: 'Roll-Rite Industrial',
        linesSubtotal: '465.00',
        freight: '0.00',
        landedTotal: '465.00',
        leadDays: [0],
      },
    ],
    recommended: null,
    asksCaller: /ZIP/,
  },
  {
    name: 'states and regions in freight',
    brief: '4 pcs air dryer AD-75. ZIP 97202.',
    quotes: [
      `Compressor House
AD-75, 4 @ $612.00, $2,448.00
Freight: CA $120, OR/WA $145, AZ/NV $160, others call
Ships 1 week`,
      `Willamette Air & Power
4 AD-75 648.00 2592.00
Shipping by region: West Coast $55.00; Mountain $85.00; Midwest $110.00
Total excl. shipping 2592.00
10 business days`,
    ],
    vendors: [
      {
        vendor: 'Compressor House',
        linesSubtotal: '2448.00',
        freight: '145.00',
        landedTotal: '2593.00',
        leadDays: [7],
      },
      {
        vendor: 'Willamette Air & Power',
        linesSubtotal: '2592.00',
        freight: '55.00',
        landedTotal: '2647.00',
        leadDays: [14],
      },
    ],
    recommended: 'Compressor House',
  },
  {
    name: 'region needs zip; caller says state only',
    brief: 'Compare landed cost for 6 x tank TK-120 delivered to our plant.',
    quotes: [
      `Tank Depot Inc.
TK-120 6 @ 180.00 1,080.00
Freight by state: TX 95.00, OK 110.00, LA 120.00, other quoted
2 weeks`,
      `Plastic Tank Supply Co
6 ea TK-120 172.00 1,032.00
freight prepaid & add
stock`,
    ],
    vendors: [
      {
        vendor: 'Tank Depot Inc.',
        linesSubtotal: '1080.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '1080.00',
        leadDays: [14],
      },
      {
        vendor: 'Plastic Tank Supply Co',
        linesSubtotal: '1032.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '1032.00',
        leadDays: [0],
        asks: [/freight/i],
      },
    ],
    recommended: null,
    asksCaller: /ZIP/,
  },
  {
    name: 'over the cap by freight',
    brief: '30 x hose reel HR-50. Max landed $2,200 at 59101.',
    quotes: [
      `Yellowstone Equipment
HR-50 30 @ 69.00 2,070.00
Freight 165.00
Total 2,235.00
4 days`,
      `Billings Industrial
HR-50 30 @ 71.50 2,145.00
Freight 48.00
Total 2,193.00
2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Yellowstone Equipment',
        linesSubtotal: '2070.00',
        freight: '165.00',
        landedTotal: '2235.00',
        statedTotal: '2235.00',
        leadDays: [4],
      },
      {
        vendor: 'Billings Industrial',
        linesSubtotal: '2145.00',
        freight: '48.00',
        landedTotal: '2193.00',
        statedTotal: '2193.00',
        leadDays: [14],
      },
    ],
    recommended: 'Billings Industrial',
  },
];
