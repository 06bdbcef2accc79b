import type { ScreeningBrief } from './screening-brief.ts';

/** Other parts than the ones asked for, and other names for the same. */
export const SUBSTITUTES: ScreeningBrief[] = [
  {
    name: 'alternates offered besides',
    brief: '50 x seal CR-16060. ZIP 17013.',
    quotes: [
      `Cumberland Valley Bearing
1   CR-16060   50   9.80   490.00
    ALT: NAT-415323   50   7.10   355.00 (equivalent, in stock)
Freight  11.00
Total    501.00
CR-16060 8 days`,
      `Keystone Seal & Gasket
CR-16060 - 50 pcs @ $9.95 ea. $497.50
UPS ground 10.75
Total 508.25
2 days`,
    ],
    vendors: [
      {
        vendor: 'Cumberland Valley Bearing',
        linesSubtotal: '490.00',
        freight: '11.00',
        landedTotal: '501.00',
        statedTotal: '501.00',
        leadDays: [8],
      },
      {
        vendor: 'Keystone Seal & Gasket',
        linesSubtotal: '497.50',
        freight: '10.75',
        landedTotal: '508.25',
        statedTotal: '508.25',
        leadDays: [2],
      },
    ],
    recommended: 'Cumberland Valley Bearing',
  },
  {
    name: 'different size offered, brief forbids substitutes',
    brief: 'Need 40 x O-ring 2-214 Viton 75A and 40 x O-ring 2-218 Viton 75A, exact only, no substitutes. 27603',
    quotes: [
      `Raleigh Seal Supply
2-214 Viton 75   40   0.62   24.80
2-218 Viton 75   40   0.78   31.20
Min order charge 10.00 on orders under 75.00
UPS 9.50
Total 75.50
Stock`,
      `Triangle Rubber Products
2-214 Buna-N 70A 40 @ .21 = 8.40
2-218 Buna-N 70A 40 @ .26 = 10.40
Shipping 9.00
Total 27.80
stock`,
    ],
    vendors: [
      {
        vendor: 'Raleigh Seal Supply',
        linesSubtotal: '56.00',
        freight: '9.50',
        fees: '10.00',
        landedTotal: '75.50',
        statedTotal: '75.50',
        leadDays: [0],
      },
      {
        vendor: 'Triangle Rubber Products',
        linesSubtotal: '18.80',
        freight: '9.00',
        landedTotal: '27.80',
        statedTotal: '27.80',
        leadDays: [0],
        asks: [/70a|buna/i],
      },
    ],
    recommended: 'Raleigh Seal Supply',
  },
  {
    name: 'descriptions only, vendor wording differs',
    brief:
      'Need 200 socket head cap screws 1/4-20 x 1 alloy black oxide, 200 lock washers 1/4 zinc, 100 nylon insert lock nuts 1/4-20 zinc. Ship to 63110, by 2027-03-31, today is 2027-03-01. Max $120.',
    quotes: [
      `Gateway Bolt Company       Quotation 90-221
Qty   Description                                   Price/C    Amount
200   SHCS 1/4-20X1 ALLOY BLK OX                      14.50     29.00
200   SPLIT LOCK WASHER 1/4 ZP                         1.80      3.60
100   NYLOCK NUT 1/4-20 ZP                             5.40      5.40
                                          Subtotal              38.00
                                          UPS 63110             12.10
                                          Total                 50.10
From stock.`,
      `Mound City Fasteners
- socket cap screw, 1/4-20 x 1", black: 200 @ $0.139 = $27.80
- 1/4 lockwasher zinc: 200 @ $0.016 = $3.20
- 1/4-20 nylon lock nut zinc: 100 @ $0.061 = $6.10
Total $37.10 + $14.50 shipping = $51.60
Leaves here in 2 business days.`,
    ],
    vendors: [
      {
        vendor: 'Gateway Bolt Company',
        linesSubtotal: '38.00',
        freight: '12.10',
        landedTotal: '50.10',
        statedTotal: '50.10',
        leadDays: [0],
      },
      { vendor: 'Mound City Fasteners', linesSubtotal: '37.10', freight: '14.50', landedTotal: '51.60', leadDays: [2] },
    ],
    recommended: 'Gateway Bolt Company',
  },
  {
    name: 'wrong length offered',
    brief: '1,000 hex bolts M8x40 8.8 zinc and 1,000 hex nuts M8 zinc to 48104',
    quotes: [
      `Ann Arbor Metric Fastener
M8 x 40 hex bolt 8.8 ZP    1000   $11.20/C   $112.00
M8 hex nut ZP              1000    $3.10/C    $31.00
Freight  $13.00
Total   $156.00
stock`,
      `Washtenaw Industrial
M8x35 hex bolt cl 8.8 zinc 1000 @ 0.099 = 99.00
M8 hex nut zinc 1000 @ 0.029 = 29.00
freight 12.00
total 140.00
1 week`,
    ],
    vendors: [
      {
        vendor: 'Ann Arbor Metric Fastener',
        linesSubtotal: '143.00',
        freight: '13.00',
        landedTotal: '156.00',
        statedTotal: '156.00',
        leadDays: [0],
      },
      {
        vendor: 'Washtenaw Industrial',
        linesSubtotal: '128.00',
        freight: '12.00',
        landedTotal: '140.00',
        statedTotal: '140.00',
        leadDays: [7],
        asks: [/35/],
      },
    ],
    recommended: 'Ann Arbor Metric Fastener',
  },
  {
    name: 'color and voltage attributes',
    brief: '40 pushbuttons PBX-22 green 24V and 40 contact blocks CBX-10; zip 53081',
    quotes: [
      `Sheboygan Controls
PBX-22 green 24VDC 40 @ 9.20 368.00
CBX-10 40 @ 3.30 132.00
Freight 11.00 Total 511.00 Stock`,
      `Lakeshore Automation Supply
PBX-22 red 24V  40  8.60  344.00
CBX-10  40  3.25  130.00
Freight 11.00
Total 485.00
Stock`,
    ],
    vendors: [
      {
        vendor: 'Sheboygan Controls',
        linesSubtotal: '500.00',
        freight: '11.00',
        landedTotal: '511.00',
        statedTotal: '511.00',
        leadDays: [0],
      },
      {
        vendor: 'Lakeshore Automation Supply',
        linesSubtotal: '474.00',
        freight: '11.00',
        landedTotal: '485.00',
        statedTotal: '485.00',
        leadDays: [0],
        asks: [/red/],
      },
    ],
    recommended: 'Sheboygan Controls',
  },
  {
    name: 'vendor uses own part numbers only',
    brief: '18 filter elements FE-901 and 6 housings FHX-3; ship to 80022',
    quotes: [
      `Commerce City Filtration
77-2210  filter element, repl. FE-901   18   31.00   558.00
77-8801  housing, FHX-3 style            6   84.00   504.00
Frt 29.00   Total 1,091.00   3 days`,
      `Adams County Process Supply
A4471 Filter element 10 micron 18 29.50 531.00
A9920 Filter housing 6 88.00 528.00
Freight 26.00
Total 1,085.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Commerce City Filtration',
        linesSubtotal: '1062.00',
        freight: '29.00',
        landedTotal: '1091.00',
        statedTotal: '1091.00',
        leadDays: [3],
      },
      {
        vendor: 'Adams County Process Supply',
        linesSubtotal: '1059.00',
        freight: '26.00',
        landedTotal: '1085.00',
        statedTotal: '1085.00',
        leadDays: [0],
      },
    ],
    recommended: 'Adams County Process Supply',
  },
  {
    name: 'multi options within a quote A/B',
    brief: '24 lamps HB-150 to 64030. Need by 2027-08-20, today 2027-08-02.',
    quotes: [
      `Grandview Lighting Distributors
Option A: HB-150 as specified, 24 @ $88.00 = $2,112.00, 5 weeks
Option B: HB-150E equivalent, 24 @ $79.00 = $1,896.00, stock
Freight included either way`,
      `Heart of America Electric
HB-150 24 @ 91.00 2,184.00
Freight 45.00
Total 2,229.00
8 working days`,
    ],
    vendors: [
      {
        vendor: 'Grandview Lighting Distributors',
        linesSubtotal: '2112.00',
        freight: '0.00',
        landedTotal: '2112.00',
        leadDays: [35],
      },
      {
        vendor: 'Heart of America Electric',
        linesSubtotal: '2184.00',
        freight: '45.00',
        landedTotal: '2229.00',
        statedTotal: '2229.00',
        leadDays: [10],
      },
    ],
    recommended: 'Heart of America Electric',
  },
];
