import type { ScreeningBrief } from './screening-brief.ts';
import { FORTY, RIDGE } from './one-bracket.ts';

/** Quotes in which a half-sentence decides who pays the way, and from which sum on. */
export const CARRIAGE_IN_WORDS: ScreeningBrief[] = [
  {
    name: 'freight to a postal code',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight to Madison, WI 53703 31.00
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a time between a charge and its amount',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 3 days 31.00
In stock`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: '277.00',
        leadDays: [0, 3, null],
      },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'free from a sum on, else a flat rate in the same sentence',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Free freight on orders over $500, otherwise a flat $35
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '35.00', landedTotal: '281.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'freight allowed from a sum on, and what it is below',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
FFA on orders of $750 and up; under that we add $29.50
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '29.50', landedTotal: '275.50', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'freight on the house, but only once the order is large',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight is on us once you hit $750
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '246.00',
        leadDays: [9],
        asks: [/freight/i],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'freight on the house for whoever pays ahead',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight free if paid in advance
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '246.00',
        leadDays: [9],
        asks: [/freight/i],
      },
    ],
    recommended: 'Ridge Fabrication',
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
  {
    name: 'loading by the bale below the bales',
    brief: 'Need 40 bales of hay, delivered to 53703. Who is cheapest?',
    quotes: [
      `Dane Hay & Straw
Bales of hay 40 @ $6.50 = $260.00
Loading $0.50 per bale
Delivery $45.00`,
      `Verona Farms
Bales of hay 40 @ $6.90 = $276.00
Delivery $40.00`,
    ],
    vendors: [
      {
        vendor: 'Dane Hay & Straw',
        linesSubtotal: '260.00',
        freight: '45.00',
        fees: '20.00',
        landedTotal: '325.00',
        leadDays: [null],
        isSplitOpen: true,
      },
      { vendor: 'Verona Farms', linesSubtotal: '276.00', freight: '40.00', landedTotal: '316.00', leadDays: [null] },
    ],
    recommended: 'Verona Farms',
  },
];
