import type { ScreeningBrief } from './screening-brief.ts';

/** What a copy from a page leaves of a table. */
export const LOST_COLUMNS: ScreeningBrief[] = [
  {
    name: 'every cell on a line of its own',
    brief: `Need 16 x CYL-40-100, 16 x MTG-40. Ship to 37601, max 2,000.00`,
    quotes: [
      `VANTREK FLUID POWER
Quotation
Item
Description
Qty
Unit Price
Total
1
CYL-40-100 cylinder
16
74.50
1,192.00
2
MTG-40 foot mount
16
11.25
180.00
Subtotal
1,372.00
Freight
38.00
Total
1,410.00
Lead time
2 weeks`,
      `Holston Pneumatics
CYL-40-100	16	$79.00	$1,264.00
MTG-40	16	$9.75	$156.00
Shipping	$0.00
Total	$1,420.00
In stock`,
    ],
    vendors: [
      {
        vendor: 'VANTREK FLUID POWER',
        linesSubtotal: '1372.00',
        freight: '38.00',
        landedTotal: '1410.00',
        statedTotal: '1410.00',
        leadDays: [14],
      },
      {
        vendor: 'Holston Pneumatics',
        linesSubtotal: '1420.00',
        freight: '0.00',
        landedTotal: '1420.00',
        statedTotal: '1420.00',
        leadDays: [0],
      },
    ],
    recommended: 'VANTREK FLUID POWER',
  },
  {
    name: 'tabs with a column of discounts',
    brief: `Need:
- 20 x relay R-24
- 20 x base RB-8
- 2 x power supply PS-10
Ship to: 06051`,
    quotes: [
      `Hardware City Controls
Part	Qty	List	Disc %	Net	Ext
R-24	20	12.00	25	9.00	180.00
RB-8	20	6.00	25	4.50	90.00
PS-10	2	85.00	10	76.50	153.00
				Total	423.00
Freight: allowed
Delivery: stock`,
      `New Britain Electric
R-24	20	9.40	188.00
RB-8	20	4.20	84.00
PS-10	2	71.00	142.00
Freight			11.00
TOTAL			425.00
Delivery: 1 wk`,
    ],
    vendors: [
      {
        vendor: 'Hardware City Controls',
        linesSubtotal: '423.00',
        freight: '0.00',
        landedTotal: '423.00',
        leadDays: [0],
      },
      {
        vendor: 'New Britain Electric',
        linesSubtotal: '414.00',
        freight: '11.00',
        landedTotal: '425.00',
        statedTotal: '425.00',
        leadDays: [7],
      },
    ],
    recommended: 'Hardware City Controls',
  },
  {
    name: 'three vendors in one note',
    brief: `Need help choosing. I need 40 ea of pulley PL-8 and 40 ea of bushing QD-SH to 55344.

Vendor 1: Minnetonka Drives
PL-8 40 @ 22.10 884.00
QD-SH 40 @ 7.35 294.00
freight 31.00
total 1209.00
lead 5 days

Vendor 2: Hopkins Bearing & Drive
PL-8: 40 x $21.40 = $856.00
QD-SH: 40 x $7.90 = $316.00
Freight: prepaid
lead 8 days

Vendor 3: Eden Power Co
40 PL-8 $20.95 $838.00
40 QD-SH $7.50 $300.00
freight collect
lead 2 days`,
    quotes: [],
    vendors: [
      {
        vendor: 'Minnetonka Drives',
        linesSubtotal: '1178.00',
        freight: '31.00',
        landedTotal: '1209.00',
        statedTotal: '1209.00',
        leadDays: [5],
      },
      {
        vendor: 'Hopkins Bearing & Drive',
        linesSubtotal: '1172.00',
        freight: '0.00',
        landedTotal: '1172.00',
        leadDays: [8],
      },
      {
        vendor: 'Eden Power Co',
        linesSubtotal: '1138.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '1138.00',
        leadDays: [2],
        asks: [/freight/i],
      },
    ],
    recommended: 'Hopkins Bearing & Drive',
  },
];
