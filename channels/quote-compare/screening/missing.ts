import type { ScreeningBrief } from './screening-brief.ts';

/** Items that are not offered, or not all of them. */
export const MISSING: ScreeningBrief[] = [
  {
    name: 'partial quantity, no bid, substitute',
    brief: 'Needs: 100 x filter HF-6177, 40 x filter AF-25557, 10 x element FS-1212. Ship to 64120. No deadline.',
    quotes: [
      `Plains Filter Supply    Quote 3301
HF-6177     100    11.20    1,120.00
AF-25557     40    23.50      940.00
FS-1212     no bid
Freight       62.00
Total      2,122.00
2-3 days`,
      `KC Fleet Parts
HF-6177   60 available @ 10.40   624.00
AF-25557  40 @ 24.00   960.00
FS-1212   discontinued, sub FS-1280 10 @ 18.00   180.00
Subtotal 1,764.00
Freight 55.00
Total 1,819.00
Ships same day`,
      `Heartland Filtration
HF-6177 100 @ 11.75 = 1,175.00
AF-25557 40 @ 23.90 = 956.00
FS-1212 10 @ 19.40 = 194.00
Freight prepaid
Total 2,325.00
In stock`,
    ],
    vendors: [
      {
        vendor: 'Plains Filter Supply',
        linesSubtotal: '2060.00',
        freight: '62.00',
        landedTotal: null,
        landedTotalAtLeast: '2122.00',
        statedTotal: '2122.00',
        leadDays: [3],
        missing: ['FS-1212'],
      },
      {
        vendor: 'KC Fleet Parts',
        linesSubtotal: '1764.00',
        freight: '55.00',
        landedTotal: null,
        landedTotalAtLeast: '1819.00',
        statedTotal: '1819.00',
        leadDays: [0],
        missing: ['HF-6177'],
        asks: [/FS-1280/],
      },
      {
        vendor: 'Heartland Filtration',
        linesSubtotal: '2325.00',
        freight: '0.00',
        landedTotal: '2325.00',
        statedTotal: '2325.00',
        leadDays: [0],
      },
    ],
    recommended: 'Heartland Filtration',
  },
  {
    name: 'six vendors short',
    brief: 'Need 200 bolts HB-5816 grade 8 to 67202, by 2027-05-28. Today is 2027-05-03.',
    quotes: [
      'Wichita Bolt Supply: 200 HB-5816 @ $1.12 = $224.00, freight $18.00, total $242.00, 3 days',
      `Sunflower Fasteners
200 pcs HB-5816
$108.00/C
$216.00
Freight allowed
stock`,
      `Arkansas River Industrial
HB-5816 qty 200 unit 1.05 ext 210.00
freight collect
1 week`,
      `Prairie Nut & Bolt
HB-5816 Grade 5, 200 @ .88 = 176.00
frt 12.00
total 188.00
stock, delivery 2 days`,
      `Great Plains MRO
HB-5816 200 @ 1.01 = 202.00
Shipping 15.00
Total 217.00
6 weeks`,
      `Emporia Hardware Co.
We are unable to quote HB-5816 at this time.`,
    ],
    vendors: [
      {
        vendor: 'Wichita Bolt Supply',
        linesSubtotal: '224.00',
        freight: '18.00',
        landedTotal: '242.00',
        statedTotal: '242.00',
        leadDays: [3],
      },
      { vendor: 'Sunflower Fasteners', linesSubtotal: '216.00', freight: '0.00', landedTotal: '216.00', leadDays: [0] },
      {
        vendor: 'Arkansas River Industrial',
        linesSubtotal: '210.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '210.00',
        leadDays: [7],
        asks: [/freight/i],
      },
      {
        vendor: 'Prairie Nut & Bolt',
        linesSubtotal: '176.00',
        freight: '12.00',
        landedTotal: '188.00',
        statedTotal: '188.00',
        leadDays: [2],
        asks: [/grade ?5/i],
      },
      {
        vendor: 'Great Plains MRO',
        linesSubtotal: '202.00',
        freight: '15.00',
        landedTotal: '217.00',
        statedTotal: '217.00',
        leadDays: [42],
      },
      { vendor: 'Emporia Hardware Co.', freight: null, landedTotal: null, leadDays: [null], missing: ['HB-5816'] },
    ],
    recommended: 'Sunflower Fasteners',
  },
  {
    name: 'item to follow, out of stock, n/a',
    brief: 'Quote check: 10 x VB-5, 10 x VB-7, 10 x VB-9 for 99201',
    quotes: [
      `Spokane Valve
VB-5 10 44.00 440.00
VB-7 10 51.00 510.00
VB-9 price to follow
Delivered. 1 week. Total 950.00`,
      `Inland Empire Controls
VB-5 10 @ 46.00 = 460.00
VB-7 10 @ 50.00 = 500.00
VB-9 10 @ 71.00 = 710.00
Total 1,670.00 freight incl, 10 days`,
      `Palouse Supply Co
VB-5  10  45.00  450.00
VB-7  n/a
VB-9  10  69.50  695.00
frt 20.00
total 1,165.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Spokane Valve',
        linesSubtotal: '950.00',
        freight: '0.00',
        landedTotal: null,
        landedTotalAtLeast: '950.00',
        statedTotal: '950.00',
        leadDays: [7],
        missing: ['VB-9'],
      },
      {
        vendor: 'Inland Empire Controls',
        linesSubtotal: '1670.00',
        freight: '0.00',
        landedTotal: '1670.00',
        statedTotal: '1670.00',
        leadDays: [10],
      },
      {
        vendor: 'Palouse Supply Co',
        linesSubtotal: '1145.00',
        freight: '20.00',
        landedTotal: null,
        landedTotalAtLeast: '1165.00',
        statedTotal: '1165.00',
        leadDays: [0],
        missing: ['VB-7'],
      },
    ],
    recommended: 'Inland Empire Controls',
  },
  {
    name: 'not needed extra item in total',
    brief: '12 x lamp LED-8 to 57104',
    quotes: [
      `Sioux Falls Lighting
LED-8 12 6.40 76.80
LED-8 ballast kit BK-8 (optional) 12 4.00 48.00
Freight 9.00
Total 85.80
stock`,
      `Dakota Electric Supply
LED-8 12 @ 6.95 83.40
freight free
Total 83.40
stock`,
    ],
    vendors: [
      {
        vendor: 'Sioux Falls Lighting',
        linesSubtotal: '76.80',
        freight: '9.00',
        landedTotal: '85.80',
        statedTotal: '85.80',
        leadDays: [0],
      },
      {
        vendor: 'Dakota Electric Supply',
        linesSubtotal: '83.40',
        freight: '0.00',
        landedTotal: '83.40',
        statedTotal: '83.40',
        leadDays: [0],
      },
    ],
    recommended: 'Dakota Electric Supply',
  },
];
