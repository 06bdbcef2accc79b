import type { ScreeningBrief } from './screening-brief.ts';
import { FORTY, RIDGE } from './one-bracket.ts';

/** Quotes in which the place of a figure decides what it is: cells, rows of quantities, lines between sentences. */
export const WHERE_FIGURES_STAND: ScreeningBrief[] = [
  {
    name: 'vendors as rows of a Markdown table',
    brief: `Which of these for 40 pcs bracket BR-110 and 25 pcs hinge HG-7, delivered to 53703?

| Vendor | BR-110 | HG-7 | Freight | Lead time |
|---|---|---|---|---|
| Yahara Hardware | 6.40 | 3.10 | 22.00 | 5 days |
| Capitol Fittings | 6.15 | 3.30 | 31.00 | 9 days |`,
    quotes: [],
    vendors: [
      { vendor: 'Yahara Hardware', linesSubtotal: '333.50', freight: '22.00', landedTotal: '355.50', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '328.50', freight: '31.00', landedTotal: '359.50', leadDays: [9] },
    ],
    recommended: 'Yahara Hardware',
  },
  {
    name: 'bearings of another seal, columns one blank apart',
    brief: '12 x bearing 6204-2Z and 12 x bearing 6304-2Z, 47906. Exact parts.',
    quotes: [
      `Prophetstown Bearing
6204-2Z 12 3.20 38.40
6304-2RS 12 5.10 61.20
Freight 8.00
Total 107.60
stock`,
      `Battle Ground Power
6204-2Z 12 @ 3.45 = 41.40
6304-2Z 12 @ 5.35 = 64.20
Freight 9.00
Total 114.60
stock`,
    ],
    vendors: [
      {
        vendor: 'Prophetstown Bearing',
        linesSubtotal: '99.60',
        freight: '8.00',
        landedTotal: '107.60',
        statedTotal: '107.60',
        leadDays: [0],
        asks: [/6304/],
      },
      {
        vendor: 'Battle Ground Power',
        linesSubtotal: '105.60',
        freight: '9.00',
        landedTotal: '114.60',
        statedTotal: '114.60',
        leadDays: [0],
      },
    ],
    recommended: 'Battle Ground Power',
  },
  {
    name: 'headings and cells one blank apart, price before count',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
Part Price Qty
BR-110 6.15 40
Freight 31.00
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a row of fields between commas below a sentence',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
Thank you for asking. Our offer for the bracket is as follows:
BR-110,40,6.15,246.00
and the freight comes to 31.00. 9 days.`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
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
];
