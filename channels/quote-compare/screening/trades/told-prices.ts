import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Prices in cents, for the lot, by the kilometre and in whole thousands, as people tell them. */
export const TOLD_PRICES: ScreeningBrief[] = [
  {
    name: 'cents a foot, and pence a sheet elsewhere',
    brief: `800 ft of drip line DL-4 for the vineyard. Which of these is cheaper? All before tax.`,
    quotes: [
      `Chalk Hill Irrigation
DL-4 drip line, 62 cents/ft, delivered to your gate, no cut charge`,
      `Ridgetop Supply
DL-4 $0.58 per ft, freight $44.00`,
    ],
    vendors: [
      offered('Chalk Hill Irrigation', { lines: [[800, '0.62']], leadDays: [null] }),
      offered('Ridgetop Supply', { lines: [[800, '0.58']], freight: '44.00', leadDays: [null] }),
    ],
    recommended: 'Chalk Hill Irrigation',
  },
  {
    name: 'a marquee with a price for the lot and carriage by the kilometre',
    brief: `Hire of 90 benches and 30 bar stools for Saturday, dropped off and picked up. Prices all include GST, which one?`,
    quotes: [
      `Cedar Lane Hire
benches 4.10, stools 6.25
free delivery and collection for anything over $400`,
      `Harbour Events
package price, 90 benches and 30 bar stools, $520. Delivery charged at $1.50 per km, it's 22 km.`,
      `Northside Party
benches 3.90 ea, stools 5.80 ea, delivery $60 and pick up another $60, plus $45 after hours fee`,
    ],
    vendors: [
      offered('Cedar Lane Hire', {
        currency: 'AUD',
        lines: [
          [90, '4.10'],
          [30, '6.25'],
        ],
        leadDays: [null],
      }),
      offered('Harbour Events', { currency: 'AUD', lines: [[1, '520.00']], freight: '33.00', leadDays: [null] }),
      offered('Northside Party', {
        currency: 'AUD',
        lines: [
          [90, '3.90'],
          [30, '5.80'],
        ],
        freight: '60.00',
        fees: '105.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Harbour Events',
  },
  {
    name: 'nuts and bolts by the hundred and in whole thousands',
    brief: `We need 3,400 hex bolts 5/16-18 x 1" gr5 zinc and 3,400 matching hex nuts for the gate shop.`,
    quotes: [
      `Tallgrass Fasteners
bolt 5/16-18x1 g5 zp   $12.40 /C
nut 5/16-18 zp          $4.10 /C
freight $36.00`,
      `Flint Creek Bolt
bolt   $118.00 /M
nut     $39.00 /M
Sold in full M only. Freight prepaid by us.`,
    ],
    vendors: [
      offered('Tallgrass Fasteners', {
        lines: [
          [3400, '12.40', 100],
          [3400, '4.10', 100],
        ],
        freight: '36.00',
        leadDays: [null],
      }),
      offered('Flint Creek Bolt', {
        lines: [
          [4000, '118.00', 1000],
          [4000, '39.00', 1000],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Tallgrass Fasteners',
  },
  {
    name: 'rupees with a stop, a lot price, and GST told in different words',
    brief: `Please compare the rates. Requirement: grease nipple M8 = 400 nos, oil seal OS-45 = 60 nos.`,
    quotes: [
      `Lakshmi Traders
M8 grease nipple @ Rs 14/- each, OS-45 @ Rs.85/- each. Transport Rs.350/- . GST 18% extra. Ready stock.`,
      `Vindhya Spares
Total for both items 400 + 60 nos Rs.10,400/- incl. packing and transport. GST extra as applicable. Ready stock.`,
    ],
    vendors: [
      offered('Lakshmi Traders', {
        currency: 'INR',
        lines: [
          [400, '14.00'],
          [60, '85.00'],
        ],
        freight: '350.00',
        leadDays: [0],
      }),
      offered('Vindhya Spares', { currency: 'INR', lines: [[1, '10400.00']], leadDays: [0] }),
    ],
    recommended: 'Vindhya Spares',
  },
  {
    name: 'tables and chairs in German, sizes and a plural with another vowel',
    brief: `Für den Gemeindesaal brauchen wir 24 Klapptische (Gr. 2) und 60 Stühle (Gr. 4). Alle Preise netto. Wer ist am günstigsten?`,
    quotes: [
      `Angebot 1: Saalmöbel Heidkamp GmbH
Klapptisch Gr. 2    79,90 €/Stk.
Stuhl Gr. 4    34,50 €/Stk.
Lieferung 38,- € je Palette, bei Ihrer Menge 6 Paletten`,
      `Angebot 2: Objektbedarf Wendt
Tisch 84,00 €, Stuhl 36,75 €. Lieferung frei Haus.`,
    ],
    vendors: [
      offered('Saalmöbel Heidkamp GmbH', {
        currency: 'EUR',
        lines: [
          [24, '79.90'],
          [60, '34.50'],
        ],
        freight: '228.00',
        leadDays: [null],
      }),
      offered('Objektbedarf Wendt', {
        currency: 'EUR',
        lines: [
          [24, '84.00'],
          [60, '36.75'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Saalmöbel Heidkamp GmbH',
  },
  {
    name: 'chemicals by the bottle, a surcharge for small orders and one for danger',
    brief: `Wir brauchen 30 L Ethanol 96 % und 8 kg Citronensäure. Alles netto, wer ist mit Versand am günstigsten?`,
    quotes: [
      `Chemiehaus Reber
Ethanol 96 % 2,5-L-Flasche  21,50 €
Citronensäure 1 kg  6,40 €
Gefahrgutzuschlag 18,00 € je Sendung, Versand 11,90 €`,
      `Laborquelle Anders
Ethanol 96 % 1 l  9,10 EUR
Citronensäure 1 kg  5,95 EUR
Versandkostenfrei ab 300,- EUR, sonst 15,00 EUR
Mindermengenzuschlag 20,00 EUR bei Warenwert unter 250,- EUR`,
    ],
    vendors: [
      offered('Chemiehaus Reber', {
        currency: 'EUR',
        lines: [
          [12, '21.50'],
          [8, '6.40'],
        ],
        freight: '11.90',
        fees: '18.00',
        leadDays: [null],
      }),
      offered('Laborquelle Anders', {
        currency: 'EUR',
        lines: [
          [30, '9.10'],
          [8, '5.95'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Laborquelle Anders',
  },
];
