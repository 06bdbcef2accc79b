import type { ScreeningBrief } from './screening-brief.ts';
import { FORTY, RIDGE } from './one-bracket.ts';

/** Quotes in which it has to be seen who speaks: refusals, greetings, mails handed on, words of an earlier one. */
export const WHOSE_WORDS: ScreeningBrief[] = [
  {
    name: 'a refusal above a footer with an amount',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
We are unable to quote BR-110 at this time.

Our liability is limited to $10,000.00.`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', freight: null, landedTotal: null, leadDays: [null], missing: ['BR-110'] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a greeting above the vendor',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Hi there,
Attached our best price
Capitol Fittings
BR-110 40 @ 6.15 = 246.00
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
    name: 'a greeting, and the vendor before its first price',
    brief: 'Compare these for 30 x caster CW-5, deliver to 43215.',
    quotes: [
      `Good afternoon,

our prices are below.

Scioto Caster: CW-5 30 @ 13.10 = 393.00
Freight 19.00
6 days

Kind regards`,
      `Olentangy Wheel
CW-5 30 @ 13.90 = 417.00
Delivered price
In stock`,
    ],
    vendors: [
      { vendor: 'Scioto Caster', linesSubtotal: '393.00', freight: '19.00', landedTotal: '412.00', leadDays: [6] },
      { vendor: 'Olentangy Wheel', linesSubtotal: '417.00', freight: '0.00', landedTotal: '417.00', leadDays: [0] },
    ],
    recommended: 'Scioto Caster',
  },
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
    name: 'the revised quote is pasted first',
    brief: 'Compare please: 30 pcs seal kit SK-90, ship to 44114.',
    quotes: [
      `Lakeshore Hydraulics - REVISED QUOTE
SK-90 30 @ 41.00 = 1,230.00
Freight 20.00
Total 1,250.00
6 days`,
      `Lakeshore Hydraulics - Quote
SK-90 30 @ 44.00 = 1,320.00
Freight 20.00
Total 1,340.00
6 days`,
      `Erie Seal Co
SK-90 30 @ 43.00 = 1,290.00
Freight included
Total 1,290.00
3 days`,
    ],
    vendors: [
      {
        vendor: 'Lakeshore Hydraulics',
        linesSubtotal: '1230.00',
        freight: '20.00',
        landedTotal: '1250.00',
        statedTotal: '1250.00',
        leadDays: [6],
      },
      {
        vendor: 'Erie Seal Co',
        linesSubtotal: '1290.00',
        freight: '0.00',
        landedTotal: '1290.00',
        statedTotal: '1290.00',
        leadDays: [3],
      },
    ],
    recommended: 'Lakeshore Hydraulics',
  },
  {
    name: 'an earlier mail of the vendor below its quote',
    brief: 'Need 9 pcs gate valve GV-6, ship to 44114.',
    quotes: [
      `Cuyahoga Valve
GV-6 9 @ 231.00 = 2,079.00
Freight 30.00
4 days

-----Original Message-----
From: Rosa Quill
Sent: Monday, January 4, 2027
To: purchasing@plant.example
Subject: valves

GV-6 9 @ 252.00 = 2,268.00
Freight 30.00`,
      `Euclid Flow
GV-6 9 @ 240.00 = 2,160.00
Freight included
4 days`,
    ],
    vendors: [
      { vendor: 'Cuyahoga Valve', freight: '30.00', landedTotal: '2109.00', leadDays: [4] },
      { vendor: 'Euclid Flow', freight: '0.00', landedTotal: '2160.00', leadDays: [4] },
    ],
    recommended: 'Cuyahoga Valve',
  },
  {
    name: 'no bid, with the price of last year',
    brief: 'Need 9 pcs gate valve GV-6, ship to 44114.',
    quotes: [
      `Cuyahoga Valve
GV-6 9 pcs: no bid, was 212.00 last year
Freight included`,
      `Euclid Flow
GV-6 9 @ 240.00 = 2,160.00
Freight included
4 days`,
    ],
    vendors: [
      { vendor: 'Cuyahoga Valve', freight: '0.00', landedTotal: null, leadDays: [null], missing: ['GV-6'] },
      { vendor: 'Euclid Flow', freight: '0.00', landedTotal: '2160.00', leadDays: [4] },
    ],
    recommended: 'Euclid Flow',
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
];
