import type { ScreeningBrief } from './screening-brief.ts';

/** Several discounts, and discounts of one line. */
export const DISCOUNTS: ScreeningBrief[] = [
  {
    name: 'two discounts in a row, early payment aside',
    brief: `Pricing on 30 motor starters MS-25 and 60 overload relays OL-25, shipped to 46225. Which is the lowest landed?`,
    quotes: [
      `Brightwell Controls
MS-25   30   88.00   2,640.00
OL-25   60   31.00   1,860.00
Subtotal              4,500.00
Less 10%               -450.00
Less additional 5%     -202.50
Net                   3,847.50
Freight                  62.00
TOTAL                 3,909.50
2/10 net 30. Ships 4-6 days ARO`,
      `Circle Motor Supply
30 MS-25 @ 82.00 = 2,460.00
60 OL-25 @ 27.50 = 1,650.00
Total 4,110.00
2% off if paid within 10 days (4,027.80)
FOB Indianapolis, delivered n/c by our truck
Stock`,
    ],
    vendors: [
      {
        vendor: 'Brightwell Controls',
        linesSubtotal: '4500.00',
        freight: '62.00',
        discount: '652.50',
        landedTotal: '3909.50',
        statedTotal: '3909.50',
        leadDays: [6],
      },
      {
        vendor: 'Circle Motor Supply',
        linesSubtotal: '4110.00',
        freight: '0.00',
        landedTotal: '4110.00',
        statedTotal: '4110.00',
        leadDays: [0],
      },
    ],
    recommended: 'Brightwell Controls',
  },
  {
    name: 'a percent off one line',
    brief: `Need 5 x GEN-7 generators & 5 x ATS-100 switches to 23320. Spending cap: 12k.`,
    quotes: [
      `Tidewater Standby Power
GEN-7    5   1,850.00   9,250.00   less 8% on generators  (740.00)
ATS-100  5     395.00   1,975.00
Freight 210.00
Total 10,695.00
3 weeks`,
      `Hampton Roads Electric
GEN-7 5 @ 1,740.00 = 8,700.00
ATS-100 5 @ 410.00 = 2,050.00
Freight allowed
Total 10,750.00
15 business days`,
    ],
    vendors: [
      {
        vendor: 'Tidewater Standby Power',
        freight: '210.00',
        discount: '740.00',
        landedTotal: '10695.00',
        statedTotal: '10695.00',
        leadDays: [21],
      },
      {
        vendor: 'Hampton Roads Electric',
        linesSubtotal: '10750.00',
        freight: '0.00',
        landedTotal: '10750.00',
        leadDays: [21],
      },
    ],
    recommended: 'Tidewater Standby Power',
  },
  {
    name: 'a discount from a quantity on, a rebate after the sale',
    brief: `Buy 600 rolls tape TP-48 delivered 93033. Cheapest?`,
    quotes: [
      `Ventura Packaging
TP-48  600 rl  @ 2.10  1,260.00
Deduct 5% for orders of 500 or more rolls  -63.00
Freight 48.00
TOTAL 1,245.00
Net 30, 1% 10
2 days`,
      `Channel Islands Box
TP-48 600 @ 2.05 = 1,230.00
$50 rebate by mail after 90 days
Delivered free
3 days`,
    ],
    vendors: [
      {
        vendor: 'Ventura Packaging',
        linesSubtotal: '1260.00',
        freight: '48.00',
        discount: '63.00',
        landedTotal: '1245.00',
        statedTotal: '1245.00',
        leadDays: [2],
      },
      {
        vendor: 'Channel Islands Box',
        linesSubtotal: '1230.00',
        freight: '0.00',
        landedTotal: '1230.00',
        leadDays: [3],
      },
    ],
    recommended: 'Channel Islands Box',
  },
  {
    name: 'a discount behind its sum, and every second line empty',
    brief: '25 tarps TP-10 and 5 ropes RP-3, 70112',
    quotes: [
      `Gulf Canvas

TP-10  25  18.00  450.00

RP-3   5   6.00   30.00

Less 10% discount (48.00)

Freight 20.00

Total 452.00

4 days`,
      `Crescent Marine Supply
TP-10 25 @ 17.40 = 435.00; RP-3 5 @ 5.80 = 29.00
Freight 9.00
Total 473.00
2 days`,
    ],
    vendors: [
      {
        vendor: 'Gulf Canvas',
        linesSubtotal: '480.00',
        freight: '20.00',
        discount: '48.00',
        landedTotal: '452.00',
        leadDays: [4],
      },
      {
        vendor: 'Crescent Marine Supply',
        linesSubtotal: '464.00',
        freight: '9.00',
        landedTotal: '473.00',
        leadDays: [2],
      },
    ],
    recommended: 'Gulf Canvas',
  },
];
