import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes that turn on one small thing: a word beside a figure, the place of a row, a line above the vendor. */
export const FINE_POINTS: ScreeningBrief[] = [
  {
    name: 'charges named above the vendor',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Tooling Charges and Setup
Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
Total 278.00
5 days`,
      `Handling Fees Apply
Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
Total 277.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '256.00',
        freight: '22.00',
        landedTotal: '278.00',
        leadDays: [5],
        statedTotal: '278.00',
      },
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: '277.00',
        leadDays: [9],
        statedTotal: '277.00',
      },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'prose with an empty line behind each of its lines',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication

We can offer the bracket BR-110 that you are asking for in your mail of this week at a price of

6.40 each for 40 pcs, which comes to 256.00 and the parts are with you in

5 days, freight 22.00 to your door.`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '256.00', freight: '22.00', landedTotal: '278.00', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'the paper for the tax is missing',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
No tax certificate on file, sales tax 14.08
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
No sales tax exemption form received: tax 13.53
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '256.00',
        freight: '22.00',
        landedTotal: '292.08',
        leadDays: [5],
        tax: '14.08',
      },
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: '290.53',
        leadDays: [9],
        tax: '13.53',
      },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'an alternate in a paragraph of its own, with its own time',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
In stock, 5 days

Alternate: BR-110-SS stainless 40 @ 9.40 = 376.00
Delivery 3 weeks`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '256.00', freight: '22.00', landedTotal: '278.00', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a blank between thousands, in a sentence',
    brief: 'Need 40 pcs pump KP-22, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
KP-22, 40 pcs at 1 250.00 each, 50 000.00
Freight 22.00
5 days`,
      `Capitol Fittings
KP-22, 40 pcs at 1 265.00 each, 50 600.00
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '50000.00',
        freight: '22.00',
        landedTotal: '50022.00',
        leadDays: [5],
      },
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '50600.00',
        freight: '31.00',
        landedTotal: '50631.00',
        leadDays: [9],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a fee instead of the least order',
    brief: 'Need 10 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 10 @ 6.40 = 64.00
Minimum order $100 or else a small order fee of $15 applies
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 10 @ 6.15 = 61.50
Orders below $50 minimum: small order charge $12
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '64.00',
        freight: '22.00',
        landedTotal: '101.00',
        leadDays: [5],
        fees: '15.00',
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '61.50', freight: '31.00', landedTotal: '92.50', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'no bid on the number, and another part by its words',
    brief: 'Need 40 pcs bracket BR-110 and 25 pcs strap hinge HG-7, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Strap hinge, black 25 @ 3.00 = 75.00
No bid on HG-7
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
HG-7 25 @ 3.30 = 82.50
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '331.00',
        freight: '22.00',
        landedTotal: '353.00',
        leadDays: [5],
        asks: [/in place of the part/],
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '328.50', freight: '31.00', landedTotal: '359.50', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'no longer made, and another part below',
    brief: 'Need 40 pcs bracket BR-110 and 25 pcs strap hinge HG-7, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
HG-7 no longer made.
Heavy hinge, black 25 @ 3.00 = 75.00
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
HG-7 25 @ 3.30 = 82.50
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '331.00',
        freight: '22.00',
        landedTotal: '353.00',
        leadDays: [5],
        asks: [/in place of the part/],
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '328.50', freight: '31.00', landedTotal: '359.50', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'hundreds and thousands in a column of their own',
    brief: 'Need 2000 pcs screw SC-8, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
Part | Qty | Per | Price
SC-8 | 2000 | C | 4.40
Freight 22.00
5 days`,
      `Capitol Fittings
Part\tQty\tPer\tPrice
SC-8\t2000\tM\t41.50
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '88.00', freight: '22.00', landedTotal: '110.00', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '83.00', freight: '31.00', landedTotal: '114.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'the quantities at the foot of the prices',
    brief: 'Need 40 pcs bracket BR-110 and 25 pcs hinge HG-7, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110    7.10   6.40   5.90
HG-7      3.60   3.10   2.80
Qty       1-24   25-49  50+
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
HG-7 25 @ 3.30 = 82.50
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '333.50', freight: '22.00', landedTotal: '355.50', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '328.50', freight: '31.00', landedTotal: '359.50', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'quantities in one row, prices in the next',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 wall bracket
  10   25   50   100
  7.10 6.40 5.90 5.20
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '256.00', freight: '22.00', landedTotal: '278.00', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a total that no charge explains',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
Total 290.80
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', freight: '22.00', landedTotal: null, leadDays: [5], asks: [/more than one way/] },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: null,
  },
  {
    name: 'one fee written in two ways',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Set-up fee 15.00
Setup Fee: 15.00
Freight 22.00
Total 293.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '256.00',
        freight: '22.00',
        landedTotal: '293.00',
        leadDays: [5],
        fees: '15.00',
        statedTotal: '293.00',
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a row that does not come out, among rows from the amount to the quantity',
    brief:
      'Need 40 pcs bracket BR-110, 25 pcs hinge HG-7, 10 pcs latch LT-3 and 20 pcs stay ST-9, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110  256.00  6.40  40
HG-7  77.50  3.10  25
LT-3  80.00  8.00  10
ST-9  198.00  9.40  20
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 6.15 246.00
HG-7 25 3.30 82.50
LT-3 10 8.10 81.00
ST-9 20 9.20 184.00
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '601.50',
        freight: '22.00',
        landedTotal: '623.50',
        leadDays: [5],
        errors: [['188.00', '198.00']],
        asks: [/188\.00/],
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '593.50', freight: '31.00', landedTotal: '624.50', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'percents off a price without an amount',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
40 x BR-110 6.40 ea, 10% off
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 less 2% 10 days
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', freight: '22.00', landedTotal: '252.40', leadDays: [5], isSplitOpen: true },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a colleague hands two quotes on',
    brief: `Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?

From: Dana Poole <dana@millworks.example>
To: Sam Ortiz <sam@millworks.example>
Sent: Monday
Subject: FW: brackets

Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
5 days

From: Lee Kim <lee@capitolfittings.example>
To: Dana Poole <dana@millworks.example>
Sent: Tuesday
Subject: Quote brackets

BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days
Capitol Fittings`,
    quotes: [],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '256.00', freight: '22.00', landedTotal: '278.00', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a credit by its minus alone',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
New customer -12.80
Freight 22.00
Total 265.20
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '256.00',
        freight: '22.00',
        discount: '12.80',
        landedTotal: '265.20',
        statedTotal: '265.20',
        leadDays: [5],
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a blank between the thousands that are counted',
    brief: 'Need 12 000 pcs cap KC-2, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
KC-2, 12 000 pcs @ 0.14 each
Freight 22.00
5 days`,
      `Capitol Fittings
12 000 x KC-2 @ 0.15
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '1680.00',
        freight: '22.00',
        landedTotal: '1702.00',
        leadDays: [5],
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '1800.00', freight: '31.00', landedTotal: '1831.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a cell on each line, under quantities that nothing names',
    brief: 'Need 40 pcs bracket BR-110, 25 pcs hinge HG-7 and 10 pcs latch LT-3, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
our prices
10
25
100
BR-110
7.10
6.40
5.90
HG-7
3.60
3.10
2.80
LT-3
8.00
7.50
7.00
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
HG-7 25 @ 3.30 = 82.50
LT-3 10 @ 8.10 = 81.00
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '413.50', freight: '22.00', landedTotal: '435.50', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '409.50', freight: '31.00', landedTotal: '440.50', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'frei Haus behind the value that it begins at',
    brief: 'Benötigt: 40 Stück Winkel BR-110, Lieferung nach 80331. Wer ist am günstigsten?',
    quotes: [
      `Ridge Metallbau GmbH
BR-110 40 Stück à 6,40 EUR = 256,00 EUR
Fracht 22,00 EUR, ab 250 EUR Warenwert frei Haus
Lieferzeit 5 Tage`,
      `Capitol Beschläge GmbH
BR-110 40 Stück à 6,15 EUR = 246,00 EUR
Fracht 31,00 EUR, ab 300 EUR Warenwert frei Haus
Lieferzeit 9 Tage`,
    ],
    vendors: [
      {
        vendor: 'Ridge Metallbau GmbH',
        currency: 'EUR',
        linesSubtotal: '256.00',
        freight: '0.00',
        landedTotal: '256.00',
        leadDays: [5],
      },
      {
        vendor: 'Capitol Beschläge GmbH',
        currency: 'EUR',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: '277.00',
        leadDays: [9],
      },
    ],
    recommended: 'Ridge Metallbau GmbH',
  },
];
