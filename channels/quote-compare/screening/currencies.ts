import type { ScreeningBrief } from './screening-brief.ts';

/** Other currencies, with a rate and without. */
export const CURRENCIES: ScreeningBrief[] = [
  {
    name: 'CHF apostrophes and French blanks without a rate',
    brief: 'Besoin de 8 pcs palier linéaire LB-20 and 4 pcs rail LR-20-600. No exchange rate yet. Ship to 53201.',
    quotes: [
      `Helvetia Lineartechnik AG          Offerte 77120
Pos. Artikel     Menge   Preis      Betrag
10   LB-20       8       42.50      340.00
20   LR-20-600   4      236.00      944.00
Zwischensumme                    1'284.00
Verpackung & Fracht DAP 53201      180.00
Total CHF                        1'464.00
Lieferfrist 4 Wochen ab Bestelleingang`,
      `Roulements du Rhône SARL     Devis D-2209
LB-20        8 pièces    38,40 €     307,20 €
LR-20-600    4 pièces   251,20 €   1 004,80 €
Total HT                           1 312,00 €
Port                                 145,00 €
Total                              1 457,00 €
Délai : 15 jours ouvrés`,
    ],
    vendors: [
      {
        vendor: 'Helvetia Lineartechnik AG',
        currency: 'CHF',
        linesSubtotal: '1284.00',
        freight: '180.00',
        landedTotal: '1464.00',
        statedTotal: '1464.00',
        leadDays: [28],
      },
      {
        vendor: 'Roulements du Rhône SARL',
        currency: 'EUR',
        linesSubtotal: '1312.00',
        freight: '145.00',
        landedTotal: '1457.00',
        statedTotal: '1457.00',
        leadDays: [21],
      },
    ],
    recommended: null,
    asksCaller: /rate/i,
  },
  {
    name: 'DDP vs EXW, GBP',
    brief: '10 off bellows BL-60 landed at 27560, rate 1.25 USD per GBP, budget $1,500',
    quotes: [
      `Midlands Bellows Ltd      Quotation Q/3120
BL-60    10 off    £86.50    £865.00
Carriage & insurance DDP 27560    £95.00
Total    £960.00
Delivery 3-4 weeks`,
      `Carolina Flex Joint Co
BL-60   10   $128.00   $1,280.00
EXW Durham NC
Ready in 5 working days`,
    ],
    vendors: [
      {
        vendor: 'Midlands Bellows Ltd',
        currency: 'GBP',
        linesSubtotal: '865.00',
        freight: '95.00',
        landedTotal: '960.00',
        statedTotal: '960.00',
        leadDays: [28],
      },
      {
        vendor: 'Carolina Flex Joint Co',
        linesSubtotal: '1280.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '1280.00',
        leadDays: [7],
        asks: [/freight/i],
      },
    ],
    recommended: 'Midlands Bellows Ltd',
    says: [/1,200\.00/],
  },
  {
    name: 'no currency sign CAD vs USD',
    brief: '12 x thermostat TH-8 to ZIP 14201. Use 1 USD = 1.36 CAD. Compare in USD.',
    quotes: [
      `Niagara Controls Ltd., St. Catharines ON
All prices in Canadian dollars
TH-8   12   61.20   734.40
Freight DAP 14201   48.00
Total CAD   782.40
5 days`,
      `Buffalo HVAC Supply
TH-8 (12) 49.95 ea 599.40
UPS 11.00
610.40 total
in stock`,
    ],
    vendors: [
      {
        vendor: 'Niagara Controls Ltd.',
        currency: 'CAD',
        linesSubtotal: '734.40',
        freight: '48.00',
        landedTotal: '782.40',
        statedTotal: '782.40',
        leadDays: [5],
        asks: [/duty/i],
      },
      {
        vendor: 'Buffalo HVAC Supply',
        linesSubtotal: '599.40',
        freight: '11.00',
        landedTotal: '610.40',
        statedTotal: '610.40',
        leadDays: [0],
      },
    ],
    recommended: 'Niagara Controls Ltd.',
    says: [/575\.29/],
  },
  {
    name: 'foreign freight currency',
    brief: '4 x Ventilblock VBK-4 to 60173, use 1 EUR = 1.10 USD',
    quotes: [
      `Hydraulik Harz GmbH
VBK-4  4 St  310,00 €  1.240,00 €
Luftfracht DAP Chicago: USD 220.00
Lieferzeit 2 Wochen`,
      `Schaumburg Fluid Power
VBK-4 4 @ 410.00 1,640.00
freight 25.00
Total 1,665.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Hydraulik Harz GmbH',
        currency: 'EUR',
        linesSubtotal: '1240.00',
        freight: '200.00',
        landedTotal: '1440.00',
        leadDays: [14],
        asks: [/duty/i],
      },
      {
        vendor: 'Schaumburg Fluid Power',
        linesSubtotal: '1640.00',
        freight: '25.00',
        landedTotal: '1665.00',
        statedTotal: '1665.00',
        leadDays: [0],
      },
    ],
    recommended: 'Hydraulik Harz GmbH',
    says: [/1,584\.00/],
  },
  {
    name: 'two totals in two currencies',
    brief: '1 x Spindel SP-99, ship 45011, rate 1 EUR = 1.20 USD',
    quotes: [
      `Spindeltechnik Ost GmbH
1 Stück SP-99  2.450,00 EUR
Fracht DDP 45011 150,00 EUR
Total EUR 2.600,00 (USD 2,990.00)
5 Wochen`,
      `Butler County Machine
SP-99 1 ea 3,150.00
Freight incl
Total 3,150.00
2 wks`,
    ],
    vendors: [
      {
        vendor: 'Spindeltechnik Ost GmbH',
        currency: 'EUR',
        linesSubtotal: '2450.00',
        freight: '150.00',
        landedTotal: '2600.00',
        statedTotal: '2600.00',
        leadDays: [35],
      },
      {
        vendor: 'Butler County Machine',
        linesSubtotal: '3150.00',
        freight: '0.00',
        landedTotal: '3150.00',
        statedTotal: '3150.00',
        leadDays: [14],
      },
    ],
    recommended: 'Spindeltechnik Ost GmbH',
    says: [/3,120\.00/],
  },
  {
    name: 'GST and net',
    brief: '14 x pulley AK-64 ship-to 04401, USD per CAD 0.74',
    quotes: [
      `Fundy Bearings & Belts, Saint John NB
AK-64 14 @ 22.50 315.00 CAD
Shipping 40.00
GST 0 (export)
Total 355.00 CAD
4 days`,
      `Bangor Belting
AK-64 14 @ 19.80 277.20
Freight 12.80
Total 290.00
2 days`,
    ],
    vendors: [
      {
        vendor: 'Fundy Bearings & Belts',
        currency: 'CAD',
        linesSubtotal: '315.00',
        freight: '40.00',
        landedTotal: '355.00',
        statedTotal: '355.00',
        leadDays: [4],
      },
      {
        vendor: 'Bangor Belting',
        linesSubtotal: '277.20',
        freight: '12.80',
        landedTotal: '290.00',
        statedTotal: '290.00',
        leadDays: [2],
      },
    ],
    recommended: 'Fundy Bearings & Belts',
    says: [/262\.70/],
  },
  {
    name: 'caller asks with answers in second turn',
    brief: 'The ship-to ZIP is 43215. Use 1 CAD = 0.73 USD.',
    quotes: [],
    prior: `Need 6 x blower BL-40.

Quote 1 of 2:
Toronto Air Movers Inc.
All prices CAD
BL-40   6   410.00   2,460.00
Freight DDP: ZIP 430-432 180.00; other 260.00
10 days

Quote 2 of 2:
Scioto Blower Co.
BL-40 6 @ 338.00 2,028.00
Freight allowed
1 week`,
    vendors: [
      {
        vendor: 'Toronto Air Movers Inc.',
        currency: 'CAD',
        linesSubtotal: '2460.00',
        freight: '180.00',
        landedTotal: '2640.00',
        leadDays: [10],
      },
      { vendor: 'Scioto Blower Co.', linesSubtotal: '2028.00', freight: '0.00', landedTotal: '2028.00', leadDays: [7] },
    ],
    recommended: 'Toronto Air Movers Inc.',
    says: [/1,927\.20/],
  },
];
