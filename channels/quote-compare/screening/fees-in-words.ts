import type { ScreeningBrief } from './screening-brief.ts';
import { FORTY, RIDGE } from './one-bracket.ts';

/** Quotes in which a half-sentence decides whether a fee, a tax or a term that nobody can price holds. */
export const FEES_IN_WORDS: ScreeningBrief[] = [
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
    name: 'a fee that says how long it takes',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
Handling, 2 days: 8.00
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        fees: '8.00',
        landedTotal: '285.00',
        leadDays: [9],
      },
    ],
    recommended: 'Ridge Fabrication',
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
    name: 'a surcharge by an index, without a figure',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
A metal surcharge applies per index
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: null,
        landedTotalAtLeast: '277.00',
        leadDays: [9],
        asks: [/which total holds/],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'some pieces free with others',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
Buy 10 get one free
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: null,
        landedTotalAtLeast: '277.00',
        leadDays: [9],
        asks: [/which total holds/],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'goods that are not new',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
Please note these are refurbished
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: null,
        landedTotalAtLeast: '277.00',
        leadDays: [9],
        asks: [/which total holds/],
      },
    ],
    recommended: 'Ridge Fabrication',
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
];
