import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Freight, couriers, vehicle hire, energy, translation. */
export const TRANSPORT: ScreeningBrief[] = [
  {
    name: 'truckload with fuel by the mile',
    brief: `One dry van load Dallas to Atlanta, 781 miles, 38,000 lb, pickup Monday. Two brokers, all-in?`,
    quotes: [
      `Lonestar Logistics
Linehaul 781 miles @ $2.10/mile     $1,640.10
Fuel surcharge 781 miles @ $0.42      $328.02
Total                               $1,968.12
2 days transit`,
      `Peach State Freight Brokers
All-in rate Dallas TX to Atlanta GA: $1,890.00
Includes fuel. Transit 2 days.`,
    ],
    vendors: [
      offered('Lonestar Logistics', {
        lines: [
          [781, '2.10'],
          [781, '0.42'],
        ],
        isSplitOpen: true,
        leadDays: [2],
      }),
      offered('Peach State Freight Brokers', { lines: [[1, '1890.00']], isSplitOpen: true, leadDays: [2] }),
    ],
    recommended: 'Peach State Freight Brokers',
  },
  {
    name: 'Übersetzung nach Wörtern',
    brief: `Übersetzung unserer Betriebsanleitung DE-EN, 18.500 Wörter, mit Korrekturlesen. Welches Büro ist günstiger (netto)?`,
    quotes: [
      `Sprachhaus Elbe
Übersetzung 18.500 Wörter à 0,14 € = 2.590,00 €
Korrekturlesen 18.500 Wörter à 0,03 € = 555,00 €
Projektpauschale 75,00 €
Summe netto 3.220,00 €
Lieferzeit 10 Arbeitstage`,
      `Lingua Nord GmbH
Übersetzung inkl. Korrekturlesen
18.500 Wörter x 0,165 EUR/Wort = 3.052,50 EUR
Mengenrabatt 3 % -91,58 EUR
Netto 2.960,92 EUR
Lieferung in 3 Wochen`,
    ],
    vendors: [
      offered('Sprachhaus Elbe', {
        currency: 'EUR',
        lines: [
          [18500, '0.14'],
          [18500, '0.03'],
        ],
        fees: '75.00',
        isSplitOpen: true,
        leadDays: [14],
      }),
      offered('Lingua Nord GmbH', {
        currency: 'EUR',
        lines: [[18500, '0.165']],
        discount: '91.58',
        leadDays: [21],
      }),
    ],
    recommended: 'Lingua Nord GmbH',
  },
  {
    name: 'electricity by the kilowatt hour and a standing charge per day',
    brief: `Business electricity, 86,000 kWh a year, one site in Leicester, 12 month contract. Which supplier is cheaper over the year ex VAT?`,
    quotes: [
      `Trent Energy
Unit rate 24.6p per kWh
Standing charge 95p per day
86,000 kWh = £21,156.00
365 days = £346.75
Annual cost £21,502.75 ex VAT`,
      `Soar Power Ltd
86,000 kWh @ £0.2395      £20,597.00
Standing charge 365 days @ £1.80   £657.00
Metering                   £180.00
Total per year          £21,434.00
Prices exclude VAT`,
    ],
    vendors: [
      offered('Trent Energy', {
        currency: 'GBP',
        lines: [
          [86000, '0.246'],
          [365, '0.95'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Soar Power Ltd', {
        currency: 'GBP',
        lines: [
          [86000, '0.2395'],
          [365, '1.80'],
        ],
        fees: '180.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Soar Power Ltd',
  },
  {
    name: 'van hire by the week with insurance per day',
    brief: `Hiring 3 long wheelbase vans for 2 weeks from 7 June. Leeds. total ex vat`,
    quotes: [
      `Aire Van Rental
3 LWB vans x 2 weeks @ £245 per van per week = £1,470
Insurance £8 per van per day, 14 days = £336
Total £1,806 + VAT`,
      `White Rose Vehicle Hire Ltd
LWB van, 3 off, 14 days
£41.00 per van per day
£1,722.00
Insurance included
Delivery and collection £60.00
Total £1,782.00 ex VAT`,
    ],
    vendors: [
      offered('Aire Van Rental', {
        currency: 'GBP',
        lines: [
          [6, '245.00'],
          [42, '8.00'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('White Rose Vehicle Hire Ltd', {
        currency: 'GBP',
        lines: [[42, '41.00']],
        freight: '60.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'White Rose Vehicle Hire Ltd',
  },
  {
    name: 'courier per parcel',
    brief: `We send about 900 parcels (up to 5 kg) in a quarter inside the UK. Compare for 900. Ex VAT.`,
    quotes: [
      `Pennine Parcels
900 parcels @ £4.35     £3,915.00
Fuel surcharge 6%         £234.90
Collection             included
Total                   £4,149.90`,
      `Harrier Couriers
Rate per parcel up to 5kg: £4.55, fuel included
900 x £4.55 = £4,095.00
Daily collection: free`,
    ],
    vendors: [
      offered('Pennine Parcels', { currency: 'GBP', lines: [[900, '4.35']], fees: '234.90', leadDays: [null] }),
      offered('Harrier Couriers', { currency: 'GBP', lines: [[900, '4.55']], leadDays: [null] }),
    ],
    recommended: 'Harrier Couriers',
  },
  {
    name: 'heating oil by the litre, one paste without names of quotes',
    brief: `Heizöl 6.000 Liter für 36037 Fulda, heute angefragt:

Rhön Energie Handel: 98,40 € je 100 Liter, 6.000 l = 5.904,00 €, Anfahrt 35,00 €, zusammen 5.939,00 €, Lieferzeit 10 Tage
Vogelsberg Brennstoffe: 1,002 €/l, 6.012,00 € frei Haus, keine Nebenkosten, Lieferzeit 5 Tage

Alle Preise inkl. MwSt. Wer ist billiger?`,
    quotes: [],
    vendors: [
      offered('Rhön Energie Handel', {
        currency: 'EUR',
        lines: [[6000, '98.40', 100]],
        freight: '35.00',
        isSplitOpen: true,
        leadDays: [10],
      }),
      offered('Vogelsberg Brennstoffe', { currency: 'EUR', lines: [[6000, '1.002']], leadDays: [5] }),
    ],
    recommended: 'Rhön Energie Handel',
  },
  {
    name: 'tires with a fee each',
    brief: `Fleet tires: 32 of 225/70R19.5, mounted at our yard in 76106. Best price?`,
    quotes: [
      `Cowtown Commercial Tire
225/70R19.5 14 ply   32 @ $268.00     $8,576.00
Mount & balance $22.00 each
Disposal $4.50 per tire
Service call no charge`,
      `Trinity Fleet Services
32 tires 225/70R19.5 @ $289.50 each, mounted, balanced, disposal included
$9,264.00
Service call $75.00
Total $9,339.00`,
    ],
    vendors: [
      offered('Cowtown Commercial Tire', { lines: [[32, '268.00']], fees: '848.00', leadDays: [null] }),
      offered('Trinity Fleet Services', { lines: [[32, '289.50']], fees: '75.00', leadDays: [null] }),
    ],
    recommended: 'Trinity Fleet Services',
  },
];
