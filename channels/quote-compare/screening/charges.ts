import type { ScreeningBrief } from './screening-brief.ts';

/** Discounts and taxes. */
export const CHARGES: ScreeningBrief[] = [
  {
    name: 'tax plus applicable, est freight',
    brief: '5 pumps CP-40. Deliver to 92121.',
    quotes: [
      `Pacific Pump & Process
(5) CP-40 @ $388.00 ea ............ $1,940.00
Estimated freight ................. $85.00
Plus applicable sales tax
Lead time: 2-3 weeks`,
      `Torrey Pines Fluid Systems Inc.
5 EA CP-40 $402.00 $2,010.00
Freight $60.00
Tax exempt
Total $2,070.00
10 days ARO`,
    ],
    vendors: [
      {
        vendor: 'Pacific Pump & Process',
        linesSubtotal: '1940.00',
        freight: '85.00',
        tax: null,
        landedTotal: null,
        landedTotalAtLeast: '2025.00',
        leadDays: [21],
        asks: [/tax/i],
      },
      {
        vendor: 'Torrey Pines Fluid Systems Inc.',
        linesSubtotal: '2010.00',
        freight: '60.00',
        landedTotal: '2070.00',
        statedTotal: '2070.00',
        leadDays: [10],
      },
    ],
    recommended: null,
    asksCaller: /tax/i,
  },
  {
    name: 'discount threshold and tax on net',
    brief: '15 x valve BV-100, 15 x actuator AC-100 at ZIP 60440. Max 4000 USD.',
    quotes: [
      `DuPage Flow Control
BV-100   15   96.00   1,440.00
AC-100   15  148.00   2,220.00
                      3,660.00
Less 4% (orders over $3,000)  -146.40
                      3,513.60
Sales tax 8%            281.09
Freight                  75.00
TOTAL                 3,869.69
Lead: 2 weeks`,
      `Romeoville Valve
BV-100 15 @ 99.50 1,492.50
AC-100 15 @ 151.00 2,265.00
Subtotal 3,757.50
5% off orders over $5,000
Delivered. No tax (resale).
Stock`,
    ],
    vendors: [
      {
        vendor: 'DuPage Flow Control',
        linesSubtotal: '3660.00',
        freight: '75.00',
        discount: '146.40',
        tax: '281.09',
        landedTotal: '3869.69',
        statedTotal: '3869.69',
        leadDays: [14],
      },
      { vendor: 'Romeoville Valve', linesSubtotal: '3757.50', freight: '0.00', landedTotal: '3757.50', leadDays: [0] },
    ],
    recommended: 'Romeoville Valve',
  },
  {
    name: 'net terms, dash table, list less multiplier',
    brief: '24 pcs contactor LC-40 for 85281',
    quotes: [
      `Tempe Electrical Distributors
Cat No    Qty   List      Mult    Net       Extension
LC-40     24    142.00    .42     59.64     1,431.36
Freight allowed. Stock.`,
      `Valley Controls Supply
LC-40  24 @ list 142.00 less 57% = 61.06 net ea   1,465.44
Freight 0
3 days`,
    ],
    vendors: [
      {
        vendor: 'Tempe Electrical Distributors',
        linesSubtotal: '1431.36',
        freight: '0.00',
        landedTotal: '1431.36',
        leadDays: [0],
      },
      {
        vendor: 'Valley Controls Supply',
        linesSubtotal: '1465.44',
        freight: '0.00',
        landedTotal: '1465.44',
        leadDays: [3],
      },
    ],
    recommended: 'Tempe Electrical Distributors',
  },
  {
    name: 'discount line level and order level',
    brief: '5 x analyzer OX-9, 5 x sensor head SH-9 landed 77573',
    quotes: [
      `Clear Lake Instruments
OX-9  5 @ 880.00 less 10% = 3,960.00
SH-9  5 @ 140.00 = 700.00
Subtotal 4,660.00
Handling 25.00
Shipping 60.00
Total 4,745.00
2 weeks`,
      `Galveston Bay Analytics
OX-9 list $900.00, your price $810.00, qty 5, $4,050.00
SH-9 list $150.00, your price $129.00, qty 5, $645.00
Less 2% cash discount if prepaid. Freight $55.00. Total $4,750.00. 3 weeks.`,
    ],
    vendors: [
      {
        vendor: 'Clear Lake Instruments',
        linesSubtotal: '4660.00',
        freight: '60.00',
        fees: '25.00',
        landedTotal: '4745.00',
        statedTotal: '4745.00',
        leadDays: [14],
      },
      {
        vendor: 'Galveston Bay Analytics',
        linesSubtotal: '4695.00',
        freight: '55.00',
        landedTotal: '4750.00',
        statedTotal: '4750.00',
        leadDays: [21],
      },
    ],
    recommended: 'Clear Lake Instruments',
  },
  {
    name: 'vendor corrected total in words',
    brief: '15 rolls film SF-18 and 5 cases tape CT-2 to 30336',
    quotes: [
      `Fulton Packaging Supply
SF-18 15 rolls 18.90 283.50
CT-2 5 cases 42.00 210.00
Net 493.50
5% new customer discount -24.68
468.82
Freight 31.00
Pay this amount: 499.82
Leaves dock in 24-48 hours`,
      `South Atlanta Shipping Supplies
SF-18, 15 rl @ 19.25, 288.75
CT-2, 5 cs @ 40.50, 202.50
Total 491.25, free delivery, 2 days`,
    ],
    vendors: [
      {
        vendor: 'Fulton Packaging Supply',
        linesSubtotal: '493.50',
        freight: '31.00',
        discount: '24.68',
        landedTotal: '499.82',
        leadDays: [2],
      },
      {
        vendor: 'South Atlanta Shipping Supplies',
        linesSubtotal: '491.25',
        freight: '0.00',
        landedTotal: '491.25',
        statedTotal: '491.25',
        leadDays: [2],
      },
    ],
    recommended: 'South Atlanta Shipping Supplies',
  },
];
