import type { ScreeningBrief } from './screening-brief.ts';

/** Taxes: exempt buyers, open taxes, VAT in a sum. */
export const TAXES: ScreeningBrief[] = [
  {
    name: 'an exempt buyer and a charged tax',
    brief: `We are sales tax exempt (certificate on file). 300 nitrile glove boxes NG-L to 78701. Cheapest landed?`,
    quotes: [
      `Lone Star Safety Supply
NG-L  300 bx  @ 7.85   2,355.00
Sales tax 8.25%   194.29
Freight  no charge
Total  2,549.29
In stock`,
      `Hill Country PPE
Nitrile gloves NG-L, 300 boxes x $8.05 = $2,415.00
Shipping $0
Tax: exempt w/ cert
Total $2,415.00
Ships 1-2 days`,
    ],
    vendors: [
      {
        vendor: 'Lone Star Safety Supply',
        linesSubtotal: '2355.00',
        freight: '0.00',
        tax: '0.00',
        landedTotal: '2355.00',
        statedTotal: '2549.29',
        leadDays: [0],
      },
      { vendor: 'Hill Country PPE', linesSubtotal: '2415.00', freight: '0.00', landedTotal: '2415.00', leadDays: [2] },
    ],
    recommended: 'Lone Star Safety Supply',
  },
  {
    name: 'a tax that one quote charges and the other leaves open',
    brief: `10 chairs CH-1 and 2 desks DK-2 to 77005`,
    quotes: [
      `Bayou Office
CH-1 10 119.00 1190.00
DK-2 2 349.00 698.00
Subtotal 1888.00
Delivery & setup 95.00
Tax 8.25% 163.60
Total 2146.60
5 days`,
      `Rice Village Furniture
CH-1 (10) $125.00 $1,250.00
DK-2 (2) $330.00 $660.00
Free delivery
Plus applicable sales tax
Total $1,910.00
1 wk`,
    ],
    vendors: [
      {
        vendor: 'Bayou Office',
        linesSubtotal: '1888.00',
        freight: '95.00',
        tax: '163.60',
        landedTotal: '2146.60',
        statedTotal: '2146.60',
        leadDays: [5],
      },
      {
        vendor: 'Rice Village Furniture',
        linesSubtotal: '1910.00',
        freight: '0.00',
        tax: null,
        landedTotal: null,
        landedTotalAtLeast: '1910.00',
        leadDays: [7],
        asks: [/tax/i],
      },
    ],
    recommended: null,
    asksCaller: /tax/i,
  },
  {
    name: 'VAT zero-rated, delivered duty paid',
    brief: `20 of sensor SN-300. Exchange: 1 GBP = 1.25 USD. Ship to Boston 02127. In USD.`,
    quotes: [
      `Thames Sensors Ltd
20 x SN-300 at £41.20 each   £824.00
Delivery (DDP Boston)  £36.00
VAT zero-rated export
Total £860.00
Lead time 10 days`,
      `Southie Controls
SN-300 20 $56.00 $1,120.00
Freight $15
Total $1,135.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Thames Sensors Ltd',
        currency: 'GBP',
        linesSubtotal: '824.00',
        freight: '36.00',
        landedTotal: '860.00',
        statedTotal: '860.00',
        leadDays: [10],
      },
      { vendor: 'Southie Controls', linesSubtotal: '1120.00', freight: '15.00', landedTotal: '1135.00', leadDays: [0] },
    ],
    recommended: 'Thames Sensors Ltd',
    says: [/1,?075\.00/],
  },
  {
    name: 'prices per hundred, VAT added up in one sentence',
    brief: `800 Stück Scheibe SB-12 und 250 Stück Bolzen BZ-8, Lieferung nach 80331 München, Budget 400 EUR`,
    quotes: [
      `Isar Verbindungstechnik
SB-12   800 Stk   9,80 € / 100 Stk    78,40 €
BZ-8    250 Stk  62,00 € / 100 Stk   155,00 €
Nettosumme                          233,40 €
Versand                              14,90 €
MwSt. 19 %                           47,18 €
Gesamtbetrag                        295,48 €
Lieferzeit 5 Werktage`,
      `Alpenland Normteile
800 SB-12 à 0,092 EUR = 73,60 EUR
250 BZ-8 à 0,645 EUR = 161,25 EUR
frei Haus
Summe 234,85 EUR zzgl. 19 % MwSt. 44,62 EUR = 279,47 EUR
sofort lieferbar`,
    ],
    vendors: [
      {
        vendor: 'Isar Verbindungstechnik',
        currency: 'EUR',
        linesSubtotal: '233.40',
        freight: '14.90',
        tax: '47.18',
        landedTotal: '295.48',
        statedTotal: '295.48',
        leadDays: [7],
      },
      {
        vendor: 'Alpenland Normteile',
        currency: 'EUR',
        linesSubtotal: '234.85',
        freight: '0.00',
        tax: '44.62',
        landedTotal: '279.47',
        statedTotal: '279.47',
        leadDays: [0],
      },
    ],
    recommended: 'Alpenland Normteile',
  },
  {
    name: 'a resale certificate',
    brief: `We hold a resale certificate, so no sales tax. 60 x lamp LP-18 to 85004.`,
    quotes: [
      `Copper State Lighting
LP-18   60   14.00   840.00
Tax 8.6%              72.24
Freight               20.00
Total                932.24
stock`,
      `Grand Canyon Electric
LP-18 60 @ 14.60 876.00
Freight 0
Total 876.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Copper State Lighting',
        linesSubtotal: '840.00',
        freight: '20.00',
        tax: '0.00',
        landedTotal: '860.00',
        statedTotal: '932.24',
        leadDays: [0],
      },
      {
        vendor: 'Grand Canyon Electric',
        linesSubtotal: '876.00',
        freight: '0.00',
        landedTotal: '876.00',
        leadDays: [0],
      },
    ],
    recommended: 'Copper State Lighting',
  },
  {
    name: 'a tax under a condition, and a name that only an address has',
    brief: '10 lamps LA-7 to 85004. We are tax exempt.',
    quotes: [
      `LA-7   10   32.00   320.00
Freight 18.00
Total 338.00
Sales tax 8.6% applies unless a resale certificate is on file.
Ships in 3 days
Cactus Wren Lighting
sales@cactuswrenlighting.example`,
      `Sonora Lamp Supply
10 LA-7 @ $33.10 = $331.00
Freight included, tax exempt form required
Total $331.00
In stock`,
    ],
    vendors: [
      {
        vendor: 'Cactus Wren Lighting',
        linesSubtotal: '320.00',
        freight: '18.00',
        landedTotal: '338.00',
        leadDays: [3],
      },
      {
        vendor: 'Sonora Lamp Supply',
        linesSubtotal: '331.00',
        freight: '0.00',
        landedTotal: '331.00',
        leadDays: [0],
      },
    ],
    recommended: 'Sonora Lamp Supply',
  },
];
