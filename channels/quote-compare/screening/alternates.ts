import type { ScreeningBrief } from './screening-brief.ts';

/** Other parts in place of those asked for, and parts that are not offered. */
export const ALTERNATES: ScreeningBrief[] = [
  {
    name: 'a discontinued part with another suggested',
    brief: `Quote check: 20 ea solenoid SOL-24, 20 ea connector DIN-A, 5 ea manifold MAN-5. Exact parts only. Zip 98188`,
    quotes: [
      `Tukwila Pneumatic
SOL-24     20    41.50    830.00
DIN-A      20     4.10     82.00
MAN-5      discontinued - suggest MAN-6 at 132.00 ea, 5 = 660.00
Freight 20.00
3 days`,
      `Duwamish Automation
SOL-24 20 x 43.25 = 865.00
DIN-A 20 x 3.80 = 76.00
MAN-5 5 x 118.00 = 590.00
Freight 22.50
Grand Total 1,553.50
5 days`,
    ],
    vendors: [
      {
        vendor: 'Tukwila Pneumatic',
        linesSubtotal: '912.00',
        freight: '20.00',
        landedTotal: null,
        leadDays: [3],
        missing: ['MAN-5'],
        asks: [/MAN-6/],
      },
      {
        vendor: 'Duwamish Automation',
        linesSubtotal: '1531.00',
        freight: '22.50',
        landedTotal: '1553.50',
        statedTotal: '1553.50',
        leadDays: [5],
      },
    ],
    recommended: 'Duwamish Automation',
  },
  {
    name: 'equivalents that the buyer takes',
    brief: `Equivalents are fine. 100 of bearing 6205-2RS and 100 of bearing 6206-2RS to 45404. Deadline 2027-07-30; today 2027-07-12`,
    quotes: [
      `Gem City Bearing
6205-2RS (equiv. brand)  100  3.15  315.00
6206-2RS (equiv. brand)  100  4.05  405.00
Freight 16.00
Total 736.00
1 week`,
      `Old North Industrial
6205-2RS 100 @ 3.60 360.00
6206-2RS 100 @ 4.40 440.00
Freight prepaid
Total 800.00
Stock`,
    ],
    vendors: [
      { vendor: 'Gem City Bearing', linesSubtotal: '720.00', freight: '16.00', landedTotal: '736.00', leadDays: [7] },
      {
        vendor: 'Old North Industrial',
        linesSubtotal: '800.00',
        freight: '0.00',
        landedTotal: '800.00',
        leadDays: [0],
      },
    ],
    recommended: 'Gem City Bearing',
    deadline: '2027-07-30',
  },
  {
    name: 'an alternate below the total',
    brief: `Requesting best price 8 ea pump CP-200; ship 32114; deadline: 5/28/2027 (today 5/3/2027)`,
    quotes: [
      `Halifax Pump & Motor
Item 1: CP-200   8 EA   $615.00   $4,920.00
Freight: $140.00
Total: $5,060.00
Lead time: 3 weeks

ALTERNATE (not included in total)
CP-200X  8 EA  $560.00  $4,480.00   lead time 6 weeks`,
      `Daytona Fluid
CP-200 8 @ 640.00 = 5,120.00 freight prepaid, 2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Halifax Pump & Motor',
        linesSubtotal: '4920.00',
        freight: '140.00',
        landedTotal: '5060.00',
        statedTotal: '5060.00',
        leadDays: [21],
      },
      { vendor: 'Daytona Fluid', linesSubtotal: '5120.00', freight: '0.00', landedTotal: '5120.00', leadDays: [14] },
    ],
    recommended: 'Halifax Pump & Motor',
    deadline: '2027-05-28',
  },
  {
    name: 'each vendor lacks another part',
    brief: `List: 10 x A-100; 10 x B-200; 10 x C-300. Zip 28801`,
    quotes: [
      `Pisgah Supply
A-100 10 @ 5.00 50.00
B-200 10 @ 7.00 70.00
C-300 - not carried
Freight 8.00
Total 128.00
stock`,
      `French Broad Industrial
A-100  10  5.20  52.00
C-300  10  9.00  90.00
Freight 8.00
Total 150.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Pisgah Supply',
        linesSubtotal: '120.00',
        freight: '8.00',
        landedTotal: null,
        landedTotalAtLeast: '128.00',
        leadDays: [0],
        missing: ['C-300'],
        asks: [/C-300/],
      },
      {
        vendor: 'French Broad Industrial',
        linesSubtotal: '142.00',
        freight: '8.00',
        landedTotal: null,
        landedTotalAtLeast: '150.00',
        leadDays: [0],
        missing: ['B-200'],
        asks: [/B-200/],
      },
    ],
    recommended: null,
  },
];
