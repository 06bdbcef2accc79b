import type { ScreeningBrief } from './screening-brief.ts';

/** Price breaks, prices for hundreds and thousands, least quantities. */
export const BREAKS: ScreeningBrief[] = [
  {
    name: 'column tiers, several items in one table',
    brief: 'Need 1,200 pcs standoff ST-440 and 350 pcs insert IN-632. ZIP 02139.',
    quotes: [
      `Charles River Fasteners      Price schedule Q 2290
Part        1-249    250-999   1000-2499   2500+
ST-440      0.310      0.262       0.214   0.180
IN-632      0.450      0.391       0.350   0.322
Shipping to 02139: $12.60
Stock to 1 week`,
      `Beacon Hardware Supply
ST-440: 1,200 at $228.00/M
IN-632: 350 at $36.50/C
UPS $14.10
Leaves tomorrow`,
    ],
    vendors: [
      {
        vendor: 'Charles River Fasteners',
        linesSubtotal: '393.65',
        freight: '12.60',
        landedTotal: '406.25',
        leadDays: [7],
      },
      {
        vendor: 'Beacon Hardware Supply',
        linesSubtotal: '401.35',
        freight: '14.10',
        landedTotal: '415.45',
        leadDays: [1],
      },
    ],
    recommended: 'Charles River Fasteners',
  },
  {
    name: 'quantity breaks in prose and by row',
    brief: 'Please compare for 400 of label LB-2X1 and 25 of ribbon RB-110, to 53132.',
    quotes: [
      `Hi there, pricing for you: LB-2X1 runs $0.085 for 100-249, $0.072 for 250-499 and $0.061 at 500 and up. RB-110 ribbons are $12.40 each, or $11.20 each in quantities of 24 or more. Freight to 53132 is $13.00. We ship in 3 days.
Best, Oak Creek Label Co.`,
      `Franklin Barcode Supply
LB-2X1
  250 pcs   0.078
  400 pcs   0.070
  1000 pcs  0.055
RB-110   25 @ 11.50   287.50
Shipping 14.50
Stock`,
    ],
    vendors: [
      {
        vendor: 'Oak Creek Label Co.',
        linesSubtotal: '308.80',
        freight: '13.00',
        landedTotal: '321.80',
        leadDays: [3],
      },
      {
        vendor: 'Franklin Barcode Supply',
        linesSubtotal: '315.50',
        freight: '14.50',
        landedTotal: '330.00',
        leadDays: [0],
      },
    ],
    recommended: 'Oak Creek Label Co.',
  },
  {
    name: 'unit price per 100 in header and UM column M',
    brief: '5,000 rivets AR-46 and 3,000 washers SW-4. Freight to 46241.',
    quotes: [
      `Hoosier Rivet & Fastener
Part       Qty     Price/C    Ext
AR-46      5000      2.85    142.50
SW-4       3000      1.40     42.00
                   Total     184.50
FFA. Ships 24 hrs`,
      `Circle City Fasteners LLC
QTY     UM  ITEM            PRICE    UM    EXTENSION
5,000   EA  AR-46           27.60    M       138.00
3,000   EA  SW-4            14.90    M        44.70
                            Freight           16.00
                            Total            198.70
Stock`,
    ],
    vendors: [
      {
        vendor: 'Hoosier Rivet & Fastener',
        linesSubtotal: '184.50',
        freight: '0.00',
        landedTotal: '184.50',
        statedTotal: '184.50',
        leadDays: [1],
      },
      {
        vendor: 'Circle City Fasteners LLC',
        linesSubtotal: '182.70',
        freight: '16.00',
        landedTotal: '198.70',
        statedTotal: '198.70',
        leadDays: [0],
      },
    ],
    recommended: 'Hoosier Rivet & Fastener',
  },
  {
    name: 'minimum quantity applies, next break cheaper',
    brief: '45 knobs KB-3 and 45 plungers PL-3. ZIP 06405',
    quotes: [
      `Branford Components
KB-3  MOQ 100  $0.88 ea
PL-3  45 @ $3.10 = $139.50
Shipping $8.00
Lead time 1 week`,
      `Shoreline Hardware Supply
KB-3 1-49 1.95, 50-99 1.60, 100+ 1.10
PL-3 1-24 3.60, 25-99 3.20, 100+ 2.80
Shipping 9.00
stock`,
    ],
    vendors: [
      { vendor: 'Branford Components', linesSubtotal: '227.50', freight: '8.00', landedTotal: '235.50', leadDays: [7] },
      {
        vendor: 'Shoreline Hardware Supply',
        linesSubtotal: '231.75',
        freight: '9.00',
        landedTotal: '240.75',
        leadDays: [0],
      },
    ],
    recommended: 'Branford Components',
  },
  {
    name: 'wrong tier used',
    brief: '600 of grommet GR-38 to 03820',
    quotes: [
      `Seacoast Rubber
GR-38  100-499 .220   500-999 .180   1000+ .140
600 pcs  84.00
Freight 8.00  Total 92.00
stock`,
      `Cocheco Components
GR-38 600 @ .165 = 99.00
UPS 7.50
Total 106.50
2 days`,
    ],
    vendors: [
      {
        vendor: 'Seacoast Rubber',
        linesSubtotal: '108.00',
        freight: '8.00',
        landedTotal: '116.00',
        statedTotal: '92.00',
        leadDays: [0],
        errors: [
          ['108.00', '84.00'],
          ['116.00', '92.00'],
        ],
      },
      {
        vendor: 'Cocheco Components',
        linesSubtotal: '99.00',
        freight: '7.50',
        landedTotal: '106.50',
        statedTotal: '106.50',
        leadDays: [2],
      },
    ],
    recommended: 'Cocheco Components',
  },
  {
    name: 'rounded unit price consistent ext',
    brief: '3,000 tags TG-2 landed 84047',
    quotes: [
      `Wasatch Label & Tag
TG-2  3,000  0.0433  129.90
Shipping 9.85
Total 139.75
1 wk`,
      `Uinta Marking Systems
TG-2 3000 pcs @ $43.10 per M  $129.30
UPS $12.00
Total $141.30
3 days`,
    ],
    vendors: [
      {
        vendor: 'Wasatch Label & Tag',
        linesSubtotal: '129.90',
        freight: '9.85',
        landedTotal: '139.75',
        statedTotal: '139.75',
        leadDays: [7],
      },
      {
        vendor: 'Uinta Marking Systems',
        linesSubtotal: '129.30',
        freight: '12.00',
        landedTotal: '141.30',
        statedTotal: '141.30',
        leadDays: [3],
      },
    ],
    recommended: 'Wasatch Label & Tag',
  },
  {
    name: 'a price list beside a price',
    brief: '300 bushings BU-6 to 27601',
    quotes: [
      `Piedmont Bushing Co
BU-6   300 pcs   @ 1.20   360.00
Price breaks: 100+ 1.20, 250+ 1.10, 500+ 0.95
Freight 14.00
Total 374.00
1 week`,
      `Old North State Supply
BU-6 300 @ 1.15 = 345.00
Freight 16.00
Total 361.00
4 days`,
    ],
    vendors: [
      {
        vendor: 'Piedmont Bushing Co',
        linesSubtotal: '360.00',
        freight: '14.00',
        landedTotal: '374.00',
        leadDays: [7],
        asks: [/gives 1\.1 from 250/],
      },
      {
        vendor: 'Old North State Supply',
        linesSubtotal: '345.00',
        freight: '16.00',
        landedTotal: '361.00',
        leadDays: [4],
      },
    ],
    recommended: 'Old North State Supply',
  },
];
