import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Who pays the way, as firms in other languages write it. */
export const TERMS_ABROAD: ScreeningBrief[] = [
  {
    name: 'chaises et tables, livraison offerte et SIRET en fin de devis',
    brief: 'Bonjour, il nous faut 25 chaises CH-410 et 5 tables TA-80, prix HT. Qui est le moins cher ?',
    quotes: [
      `Ateliers du Forez
DEVIS D-2617
CH-410   25   48,00 €   1 200,00 €
TA-80     5   96,00 €     480,00 €
Total HT              1 680,00 €
Livraison offerte. SIRET 000 000 000 00000
Délai 15 jours`,
      `Mobilier Roannais SARL
25 CH-410 à 46,50 € = 1 162,50 €
5 TA-80 à 99,00 € = 495,00 €
Frais de port 45,00 €
Total HT 1 702,50 €
Délai 10 jours`,
    ],
    vendors: [
      offered('Ateliers du Forez', {
        currency: 'EUR',
        lines: [
          [25, '48.00'],
          [5, '96.00'],
        ],
        leadDays: [15],
      }),
      offered('Mobilier Roannais SARL', {
        currency: 'EUR',
        lines: [
          [25, '46.50'],
          [5, '99.00'],
        ],
        freight: '45.00',
        leadDays: [10],
      }),
    ],
    recommended: 'Ateliers du Forez',
  },
  {
    name: 'pompe con numero di RDA, una in porto assegnato',
    brief: 'RDA 4410: n. 12 pompe PV-12, destino stabilimento di Fano, valori IVA esclusa. Quale conviene resa da noi?',
    quotes: [
      `Fluidotecnica Esino S.p.A.
PV-12   12   84,00 €   1.008,00 €
Totale imponibile      1.008,00 €
Resa: porto assegnato
Consegna: 2 settimane`,
      `Pompe Metauro S.r.l.
n. 12 PV-12 a € 86,50 cad. = € 1.038,00
Porto franco. Consegna: 3 settimane`,
    ],
    vendors: [
      offered('Fluidotecnica Esino S.p.A.', {
        currency: 'EUR',
        lines: [[12, '84.00']],
        freight: null,
        leadDays: [14],
        asks: [/freight/i],
      }),
      offered('Pompe Metauro S.r.l.', { currency: 'EUR', lines: [[12, '86.50']], leadDays: [21] }),
    ],
    recommended: 'Pompe Metauro S.r.l.',
  },
  {
    name: 'Scharniere, Lieferbedingung laut Rahmenvertrag',
    brief: 'Wir brauchen 200 Stück Scharnier SC-90, netto. Welches Angebot?',
    quotes: [
      `Beschlag Zirndorf GmbH
SC-90   200 Stk   2,40 €   480,00 €
Lieferbedingungen laut Rahmenvertrag
Lieferzeit 1 Woche`,
      `Eisenwaren Roth KG
SC-90   200 Stk   2,48 €   496,00 €
frei Haus
Lieferzeit 1 Woche`,
    ],
    vendors: [
      offered('Beschlag Zirndorf GmbH', {
        currency: 'EUR',
        lines: [[200, '2.40']],
        freight: null,
        leadDays: [7],
      }),
      offered('Eisenwaren Roth KG', { currency: 'EUR', lines: [[200, '2.48']], leadDays: [7] }),
    ],
    recommended: null,
    asksCaller: /carriage/i,
  },
  {
    name: 'Schrauben franko Werkstatt in Franken',
    brief: 'Wir brauchen 500 Stk Schraube SR-8 und 500 Stk Mutter MU-8 in Wattwil, exkl. MWST. Welche Offerte?',
    quotes: [
      `Schrauben Toggenburg AG
SR-8   500   0.32   160.00
MU-8   500   0.11    55.00
Total CHF           215.00 exkl. MWST
franko Werkstatt Wattwil, ab Lager lieferbar`,
      `Eisenhandel Uzwil
SR-8   500   0.31   155.00
MU-8   500   0.10    50.00
Versand CHF          14.50
Total CHF           219.50 exkl. MWST
Lieferzeit 3 Tage`,
    ],
    vendors: [
      offered('Schrauben Toggenburg AG', {
        currency: 'CHF',
        lines: [
          [500, '0.32'],
          [500, '0.11'],
        ],
        leadDays: [0],
      }),
      offered('Eisenhandel Uzwil', {
        currency: 'CHF',
        lines: [
          [500, '0.31'],
          [500, '0.10'],
        ],
        freight: '14.50',
        leadDays: [3],
      }),
    ],
    recommended: 'Schrauben Toggenburg AG',
  },
  {
    name: 'kubki w opakowaniach i na sztuki',
    brief: 'Potrzebujemy 6 000 szt. kubek KU-3 i 2 000 szt. wieczko WI-9, ceny netto, z dostawą do Torunia.',
    quotes: [
      `Opakowania Drwęca sp. z o.o.
KU-3   op.100szt   60   18,50   1 110,00
WI-9   op.50szt    40    6,20     248,00
Razem netto                  1 358,00 zł
Dostawa w cenie, 5 dni`,
      `Hurtownia Kubek s.c.
KU-3, 6 000 szt. po 0,189 zł = 1 134,00 zł
WI-9, 2 000 szt. po 0,12 zł = 240,00 zł
loco nasz magazyn Bydgoszcz, transport po stronie kupującego
towar od ręki`,
    ],
    vendors: [
      offered('Opakowania Drwęca sp. z o.o.', {
        currency: 'PLN',
        lines: [
          [60, '18.50'],
          [40, '6.20'],
        ],
        leadDays: [5],
      }),
      offered('Hurtownia Kubek s.c.', {
        currency: 'PLN',
        lines: [
          [6000, '0.189'],
          [2000, '0.12'],
        ],
        freight: null,
        leadDays: [0],
      }),
    ],
    recommended: 'Opakowania Drwęca sp. z o.o.',
  },
  {
    name: 'tapezieren für Privat, einer ohne Umsatzsteuer',
    brief: 'Privathaushalt in Leer, bitte mit MwSt. vergleichen: 60 m² Raufaser tapezieren. Wer ist günstiger?',
    quotes: [
      `Malerhof Leer GmbH
Raufaser tapezieren   60 m²   11,50 €   690,00 €
19 % USt                                131,10 €
Gesamtbetrag                            821,10 €
Beginn in 2 Wochen`,
      `Tapeziererei Enno
Raufaser tapezieren 60 m² zu 12,90 € = 774,00 €
Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.
Beginn in 1 Woche`,
    ],
    vendors: [
      offered('Malerhof Leer GmbH', {
        currency: 'EUR',
        lines: [[60, '11.50']],
        tax: '131.10',
        leadDays: [14, null],
      }),
      offered('Tapeziererei Enno', { currency: 'EUR', lines: [[60, '12.90']], leadDays: [7, null] }),
    ],
    recommended: 'Tapeziererei Enno',
  },
  {
    name: 'dichtungen, Angebot und WhatsApp vor den Namen',
    brief: `Hallo, wir brauchen 80 Stk Dichtung DI-50, netto, nach Gifhorn. Wer ist günstiger?

### Angebot Dichtungstechnik Aller GmbH
DI-50   80 Stk   1,90 €   152,00 €
frei Haus, Lieferzeit 1 Woche

### WhatsApp Gummi Petersen
80 Stk DI-50 zu 1,75 € = 140,00 €
Versand 9,50 €
ab Lager`,
    quotes: [],
    vendors: [
      offered('Dichtungstechnik Aller GmbH', { currency: 'EUR', lines: [[80, '1.90']], leadDays: [7] }),
      offered('Gummi Petersen', { currency: 'EUR', lines: [[80, '1.75']], freight: '9.50', leadDays: [0] }),
    ],
    recommended: 'Gummi Petersen',
  },
];
