import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes whose answer hangs on a half-sentence: what a sum is for, who pays the way, what a fee or a tax goes with. */
export const SMALL_PRINT: ScreeningBrief[] = [
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
    name: 'a round sum behind many pieces',
    brief: 'Need 2000 business cards BC-350 delivered to 97214. Cheapest?',
    quotes: [
      `Alder Print Shop
Business cards BC-350 2000 - $98
Freight included
5 days`,
      `Burnside Press
Business cards BC-350 2000 - $105
Freight included
4 days`,
    ],
    vendors: [
      {
        vendor: 'Alder Print Shop',
        freight: '0.00',
        landedTotal: null,
        leadDays: [5],
        asks: [/read in more than one way/],
      },
      {
        vendor: 'Burnside Press',
        freight: '0.00',
        landedTotal: null,
        leadDays: [4],
        asks: [/read in more than one way/],
      },
    ],
    recommended: null,
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
    name: 'FOB origin and prepaid, free freight not reached',
    brief: 'Need 20 pcs coupling CP-55, ship to 68102.',
    quotes: [
      `Platte River Supply
CP-55 20 @ 18.50 = 370.00
FOB origin, freight prepaid
5 days`,
      `Old Market Industrial
CP-55 20 @ 16.50 = 330.00
Free freight over $500, otherwise $45.00
4 days`,
    ],
    vendors: [
      { vendor: 'Platte River Supply', linesSubtotal: '370.00', freight: '0.00', landedTotal: '370.00', leadDays: [5] },
      {
        vendor: 'Old Market Industrial',
        linesSubtotal: '330.00',
        freight: '45.00',
        landedTotal: '375.00',
        leadDays: [4],
      },
    ],
    recommended: 'Platte River Supply',
  },
  {
    name: 'percents off on the line, behind its amount',
    brief: 'Need 50 pcs monitor arm MA-2, deliver to 78701.',
    quotes: [
      `Barton Office Supply
MA-2 50 @ 185.00 = 9,250.00 less 8% (740.00)
Freight included
10 days`,
      `Sixth Street Interiors
MA-2 qty 50, 190.00 less 10%, ext 8,550.00
Shipping 60.00
2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Barton Office Supply',
        isSplitOpen: true,
        freight: '0.00',
        landedTotal: '8510.00',
        leadDays: [10],
      },
      {
        vendor: 'Sixth Street Interiors',
        isSplitOpen: true,
        freight: '60.00',
        landedTotal: '8610.00',
        leadDays: [14],
      },
    ],
    recommended: 'Barton Office Supply',
  },
  {
    name: 'a bearing with another clearance, breaks on lines of their own',
    brief: 'Need 100 pcs bearing 6205-2RS, ship to 48207.',
    quotes: [
      `Rouge Bearing
6205-2RS C3 100 @ 4.10 = 410.00
Freight included
3 days`,
      `Hamtramck Drives
6205-2RS 25 pcs 5.20
6205-2RS 50 pcs 4.80
6205-2RS 100 pcs 4.40
Freight 12.00
5 days`,
    ],
    vendors: [
      { vendor: 'Rouge Bearing', linesSubtotal: '410.00', freight: '0.00', landedTotal: '410.00', leadDays: [3] },
      { vendor: 'Hamtramck Drives', linesSubtotal: '440.00', freight: '12.00', landedTotal: '452.00', leadDays: [5] },
    ],
    recommended: 'Hamtramck Drives',
  },
  {
    name: 'a small-order fee that an amount waives',
    brief: 'Need 10 pcs gauge PG-100, ship to 89101.',
    quotes: [
      `Fremont Instruments
PG-100 10 @ 28.00 = 280.00
Handling fee 15.00, waived on orders over $1,000.00
Freight 12.00
4 days`,
      `Mojave Controls
PG-100 10 @ 30.00 = 300.00
Minimum order 500.00 or a 25.00 small order fee
Freight included
2 days`,
    ],
    vendors: [
      {
        vendor: 'Fremont Instruments',
        linesSubtotal: '280.00',
        fees: '15.00',
        freight: '12.00',
        landedTotal: '307.00',
        leadDays: [4],
      },
      {
        vendor: 'Mojave Controls',
        linesSubtotal: '300.00',
        fees: '25.00',
        freight: '0.00',
        landedTotal: '325.00',
        leadDays: [2],
      },
    ],
    recommended: 'Fremont Instruments',
  },
  {
    name: 'one coil where five hundred metres are needed, two nozzles short',
    brief: 'Need 500 m of hose HS-19 and 20 pcs nozzle NZ-3, ship to 97214.',
    quotes: [
      `Rose City Hose
HS-19 1 @ 310.00 = 310.00
NZ-3 20 @ 6.00 = 120.00
Freight 20.00
5 days`,
      `Sellwood Rubber
HS-19 500 m @ 0.95 = 475.00
NZ-3 18 @ 6.50
Freight included
3 days`,
    ],
    vendors: [
      { vendor: 'Rose City Hose', freight: '20.00', landedTotal: null, leadDays: [5] },
      { vendor: 'Sellwood Rubber', freight: '0.00', landedTotal: null, leadDays: [3] },
    ],
    recommended: null,
  },
  {
    name: 'a net comparison with the tax in one price',
    brief: 'Bitte netto vergleichen: 15 Stück Werkbank WB-4.',
    quotes: [
      `Lechwerk Betriebsbedarf GmbH
WB-4 15 Stück à 238,00 EUR = 3.570,00 EUR
Preise inkl. MwSt.
frei Haus
Lieferzeit 5 Tage`,
      `Wertach Handel KG
WB-4 15 Stück à 206,00 EUR = 3.090,00 EUR
Preise zzgl. MwSt.
frei Haus
Lieferzeit 7 Tage`,
    ],
    vendors: [
      {
        vendor: 'Lechwerk Betriebsbedarf GmbH',
        currency: 'EUR',
        freight: '0.00',
        tax: null,
        landedTotal: null,
        leadDays: [5],
      },
      { vendor: 'Wertach Handel KG', currency: 'EUR', freight: '0.00', landedTotal: '3090.00', leadDays: [7] },
    ],
    recommended: null,
    asksCaller: /pay the tax/,
  },
  {
    name: 'a total with tax beside one that says nothing of it',
    brief: 'Bitte vergleichen: 15 Stück Werkbank WB-4.',
    quotes: [
      `Lechwerk Betriebsbedarf GmbH
WB-4 15 Stück à 238,00 EUR = 3.570,00 EUR
Gesamt inkl. MwSt. 3.570,00 EUR
frei Haus`,
      `Wertach Handel KG
WB-4 15 Stück à 206,00 EUR = 3.090,00 EUR
frei Haus`,
    ],
    vendors: [
      {
        vendor: 'Lechwerk Betriebsbedarf GmbH',
        currency: 'EUR',
        freight: '0.00',
        statedTotal: '3570.00',
        landedTotal: '3570.00',
        leadDays: [null],
      },
      { vendor: 'Wertach Handel KG', currency: 'EUR', freight: '0.00', landedTotal: '3090.00', leadDays: [null] },
    ],
    recommended: null,
    asksCaller: /pay the tax/,
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
];
