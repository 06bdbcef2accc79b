import type { ScreeningBrief } from './screening-brief.ts';

/** Least orders, waivers, credits. */
export const MINIMUMS: ScreeningBrief[] = [
  {
    name: 'least billing against a small order fee',
    brief: `Only need 10 of spring SP-77 and 10 clips CP-3. ZIP 06103.`,
    quotes: [
      `Nutmeg Spring Co.
SP-77  10  1.15  11.50
CP-3   10  0.60   6.00
Minimum billing $35.00
UPS 8.90
ships today`,
      `Hartford Fastener
SP-77 10 @ 1.90 = 19.00
CP-3 10 @ .95 = 9.50
Small order fee 5.00
Freight 9.75
Total 43.25
Stock`,
    ],
    vendors: [
      {
        vendor: 'Nutmeg Spring Co.',
        linesSubtotal: '17.50',
        freight: '8.90',
        fees: '17.50',
        landedTotal: '43.90',
        leadDays: [0],
      },
      {
        vendor: 'Hartford Fastener',
        linesSubtotal: '28.50',
        freight: '9.75',
        fees: '5.00',
        landedTotal: '43.25',
        leadDays: [0],
      },
    ],
    recommended: 'Hartford Fastener',
  },
  {
    name: 'a least order that is not reached',
    brief: `need 15 pcs of die DI-3 to 48823`,
    quotes: [
      `Red Cedar Tool
DI-3  15 @ 11.00 = 165.00
Minimum order $250.00
Freight 15.00
5 days`,
      `Lansing Die Supply
DI-3 15 @ 12.40 = 186.00, shipping 12.00, total 198.00, 3 days`,
    ],
    vendors: [
      {
        vendor: 'Red Cedar Tool',
        linesSubtotal: '165.00',
        freight: '15.00',
        landedTotal: null,
        leadDays: [5],
        asks: [/minimum/i],
      },
      { vendor: 'Lansing Die Supply', linesSubtotal: '186.00', freight: '12.00', landedTotal: '198.00', leadDays: [3] },
    ],
    recommended: 'Lansing Die Supply',
  },
  {
    name: 'a least order or a fee in its place',
    brief: `Only 4 of seal kit SK-220 for 70802 please`,
    quotes: [
      `Red Stick Hydraulic
SK-220   4   $18.50   $74.00
Min order $100 or a $15.00 small order fee applies
UPS $11.20
Ships same day`,
      `Bayou Seal
4 SK-220 at 22.75 = 91.00
Free shipping on orders of $75 or more
2 days`,
    ],
    vendors: [
      {
        vendor: 'Red Stick Hydraulic',
        linesSubtotal: '74.00',
        freight: '11.20',
        fees: '15.00',
        landedTotal: '100.20',
        leadDays: [0],
      },
      { vendor: 'Bayou Seal', linesSubtotal: '91.00', freight: '0.00', landedTotal: '91.00', leadDays: [2] },
    ],
    recommended: 'Bayou Seal',
  },
  {
    name: 'a set-up that is waived from a quantity on',
    brief: `Print: 2,500 of tag TG-4 ; deliver 43215 ; budget <= 700 USD`,
    quotes: [
      `Scioto Tag & Label
TG-4  2,500 @ $0.218 = $545.00
Setup $50.00 (waived on 2,000+)
Shipping $28.00
7 working days`,
      `Buckeye Printing
TG-4 2500 pcs 545.00 lot
Setup charge 35.00
Freight 24.00
Total 604.00
5 working days`,
    ],
    vendors: [
      {
        vendor: 'Scioto Tag & Label',
        linesSubtotal: '545.00',
        freight: '28.00',
        landedTotal: '573.00',
        leadDays: [9, 11],
      },
      {
        vendor: 'Buckeye Printing',
        linesSubtotal: '545.00',
        freight: '24.00',
        fees: '35.00',
        landedTotal: '604.00',
        leadDays: [7],
      },
    ],
    recommended: 'Scioto Tag & Label',
  },
  {
    name: 'a core charge and its credit',
    brief: `18 batteries BT-12-100 w/ core exchange, ship 85705`,
    quotes: [
      `Old Pueblo Battery
BT-12-100  18  $189.00  $3,402.00
Core charge 18 @ $18.00  $324.00
Core credit (cores returned) -$324.00
Delivery $45.00
Total $3,447.00
2 days`,
      `Catalina Power
18 BT-12-100 @ 194.50 3,501.00
Delivery no charge
Core exchange even
Total 3,501.00
Stock`,
    ],
    vendors: [
      {
        vendor: 'Old Pueblo Battery',
        linesSubtotal: '3402.00',
        freight: '45.00',
        fees: '324.00',
        discount: '324.00',
        landedTotal: '3447.00',
        statedTotal: '3447.00',
        leadDays: [2],
      },
      { vendor: 'Catalina Power', linesSubtotal: '3501.00', freight: '0.00', landedTotal: '3501.00', leadDays: [0] },
    ],
    recommended: 'Old Pueblo Battery',
  },
];
