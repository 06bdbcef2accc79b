import type { ScreeningBrief } from './screening-brief.ts';

/** Deadlines and lead times that have to be counted. */
export const COUNTED_DAYS: ScreeningBrief[] = [
  {
    name: 'next Friday, transit on top',
    brief: `Today is Wednesday 2027-05-05. Need 6 cylinders AC-63 at our dock in 97230 by next Friday. Two bids:`,
    quotes: [
      `Troutdale Air
AC-63  6  95.00  570.00
Freight 25.00
Total 595.00
Ships in 3 business days, 2 days transit`,
      `Gresham Automation
AC-63  6  88.00  528.00
Freight 25.00
Total 553.00
Ships in 10 business days`,
    ],
    vendors: [
      { vendor: 'Troutdale Air', linesSubtotal: '570.00', freight: '25.00', landedTotal: '595.00', leadDays: [7, 5] },
      {
        vendor: 'Gresham Automation',
        linesSubtotal: '528.00',
        freight: '25.00',
        landedTotal: '553.00',
        leadDays: [14],
      },
    ],
    recommended: 'Troutdale Air',
    deadline: '2027-05-14',
  },
  {
    name: 'three weeks from a day',
    brief: `we are looking for 18 pcs nozzle body NB-25 and 90 pcs tip NT-110 for ZIP 93725 — deadline 3 weeks from 2027-11-01 (today)`,
    quotes: [
      `Calwa Spray Systems
NB-25 $34.10 ea. (18)     613.80
NT-110 $2.85 ea. (90)     256.50
EXW Fresno. Freight to 93725: $19.00
Total with freight: $889.30
Lead time: 10 calendar days`,
      `Malaga Ag Parts
NB-25 ... qty 18 ... 33.00 ... 594.00
NT-110 ... qty 90 ... 2.95 ... 265.50
Ship $29.00
TOTAL $888.50
2-3 weeks`,
    ],
    vendors: [
      {
        vendor: 'Calwa Spray Systems',
        linesSubtotal: '870.30',
        freight: '19.00',
        landedTotal: '889.30',
        statedTotal: '889.30',
        leadDays: [10],
      },
      {
        vendor: 'Malaga Ag Parts',
        linesSubtotal: '859.50',
        freight: '29.00',
        landedTotal: '888.50',
        statedTotal: '888.50',
        leadDays: [21],
      },
    ],
    recommended: 'Calwa Spray Systems',
    deadline: '2027-11-22',
  },
  {
    name: 'working days over a holiday week end',
    brief: `Today is Thursday, July 1, 2027. 12 drives VFD-5 to 30458 by Thursday, July 15, 2027.`,
    quotes: [
      `Statesboro Controls
VFD-5   12   410.00   4,920.00
Freight 60.00
Total 4,980.00
Lead time 10 business days, delivered`,
      `Ogeechee Electric
VFD-5 12 @ 418.00 5,016.00
Freight 0.00
Total 5,016.00
Lead time 2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Statesboro Controls',
        linesSubtotal: '4920.00',
        freight: '60.00',
        landedTotal: '4980.00',
        leadDays: [14],
      },
      {
        vendor: 'Ogeechee Electric',
        linesSubtotal: '5016.00',
        freight: '0.00',
        landedTotal: '5016.00',
        leadDays: [14],
      },
    ],
    recommended: 'Statesboro Controls',
    deadline: '2027-07-15',
  },
  {
    name: 'the balance later than the rest',
    brief: `Need 300 units of KP-7 keypad at 49509, by 2027-03-31. Today is 2027-03-08.`,
    quotes: [
      `Grandville Input Devices
KP-7 300 @ 7.20 2,160.00
120 in stock, 180 ETA 3/26/2027
Freight 33.00
Total 2,193.00`,
      `Wyoming Electronics
KP-7 300 @ 7.05 = 2,115.00
150 now, balance 5 weeks
Freight 30.00
Total 2,145.00`,
    ],
    vendors: [
      {
        vendor: 'Grandville Input Devices',
        linesSubtotal: '2160.00',
        freight: '33.00',
        landedTotal: '2193.00',
        leadDays: [18],
      },
      {
        vendor: 'Wyoming Electronics',
        linesSubtotal: '2115.00',
        freight: '30.00',
        landedTotal: '2145.00',
        leadDays: [35],
      },
    ],
    recommended: 'Grandville Input Devices',
    deadline: '2027-03-31',
  },
  {
    name: 'days and terms in German',
    brief: `Bitte vergleichen: 40 Stück Ventil MV-3 und 40 Stück Spule SP-24, Lieferung nach 50667 Köln bis 15.10.2027, heute ist der 20.09.2027.`,
    quotes: [
      `Rheintal Pneumatik GmbH
Angebot vom 17.09.2027, gültig bis 31.10.2027
40 Stk MV-3   38,20 €   1.528,00 €
40 Stk SP-24  11,90 €     476,00 €
Zwischensumme           2.004,00 €
Verpackung und Fracht      24,00 €
Gesamt netto            2.028,00 €
2 % Skonto bei Zahlung innerhalb 14 Tagen
Lieferzeit 2 Wochen`,
      `Domstadt Ventile KG
MV-3: 40 x 39,50 = 1.580,00
SP-24: 40 x 10,80 = 432,00
Versandkostenfrei
Summe: 2.012,00 EUR
Liefertermin 08.10.2027`,
    ],
    vendors: [
      {
        vendor: 'Rheintal Pneumatik GmbH',
        currency: 'EUR',
        linesSubtotal: '2004.00',
        freight: '24.00',
        landedTotal: '2028.00',
        statedTotal: '2028.00',
        leadDays: [14],
      },
      {
        vendor: 'Domstadt Ventile KG',
        currency: 'EUR',
        linesSubtotal: '2012.00',
        freight: '0.00',
        landedTotal: '2012.00',
        statedTotal: '2012.00',
        leadDays: [18],
      },
    ],
    recommended: 'Domstadt Ventile KG',
    deadline: '2027-10-15',
  },
];
