import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Days, weeks and ends of periods, as firms in other languages write them. */
export const DATES_ABROAD: ScreeningBrief[] = [
  {
    name: 'Leitpflöcke frei Werkhof, mit Jänner und Feber',
    brief:
      'Gemeindewerkhof Reutte: 30 Stk Leitpflock LP-105 und 30 Stk Bodenhülse BH-70, Lieferung bis 20. Feber 2027, heute ist der 11. Jänner 2027. Exkl. USt vergleichen.',
    quotes: [
      `Straßenausstatter Lechtal Ges.m.b.H.
Wir danken für Ihre geschätzte Anfrage und bieten wie folgt an:
LP-105   30 Stk   € 14,20   € 426,00
BH-70    30 Stk   €  9,80   € 294,00
Summe exkl. USt             € 720,00
frei Werkhof Reutte, abgeladen
Lieferzeit 3 Wochen`,
      `Verkehrstechnik Inzing
30 LP-105 à € 13,90 = € 417,00
30 BH-70 à € 9,60 = € 288,00
Zustellung € 28,00
Summe exkl. USt € 733,00
lieferbar Kalenderwoche 6 (2027)`,
    ],
    deadline: '2027-02-20',
    vendors: [
      offered('Straßenausstatter Lechtal Ges.m.b.H.', {
        currency: 'EUR',
        lines: [
          [30, '14.20'],
          [30, '9.80'],
        ],
        leadDays: [21],
      }),
      offered('Verkehrstechnik Inzing', {
        currency: 'EUR',
        lines: [
          [30, '13.90'],
          [30, '9.60'],
        ],
        freight: '28.00',
        leadDays: [32],
      }),
    ],
    recommended: 'Straßenausstatter Lechtal Ges.m.b.H.',
  },
  {
    name: 'grifos hasta el final de la próxima semana',
    brief:
      'Hoy es 2027-01-20. Necesitamos 15 uds de grifo GR-12 en Lugo antes del final de la próxima semana, sin IVA. ¿Cuál?',
    quotes: [
      `Saneamientos del Miño, S.L.
15 uds GR-12 a 32,00 € = 480,00 €
Portes pagados
Plazo de entrega: 3 semanas`,
      `Fontanería Terra Chá
GR-12   15   33,50 €   502,50 €
Puesto en obra
Plazo de entrega: 5 días`,
    ],
    deadline: '2027-01-29',
    vendors: [
      offered('Saneamientos del Miño, S.L.', { currency: 'EUR', lines: [[15, '32.00']], leadDays: [21] }),
      offered('Fontanería Terra Chá', { currency: 'EUR', lines: [[15, '33.50']], leadDays: [5] }),
    ],
    recommended: 'Fontanería Terra Chá',
  },
  {
    name: 'panneaux en semaine 5, rendus sur chantier',
    brief:
      'Nous sommes le 2027-01-20. Il faut 40 panneaux PN-18 à Vitré avant le 29 janvier 2027, en HT. Lequel retenir ?',
    quotes: [
      `Bois de la Vilaine SAS
40 PN-18 à 21,00 € HT = 840,00 €
Rendu sur chantier, livraison semaine 6
Soit un total de 840,00 € HT`,
      `Panneaux Bretons
PN-18   40   22,40 €   896,00 €
Franco de port, délai 5 jours
Total HT 896,00 €`,
    ],
    deadline: '2027-01-29',
    vendors: [
      offered('Bois de la Vilaine SAS', { currency: 'EUR', lines: [[40, '21.00']], leadDays: [23] }),
      offered('Panneaux Bretons', { currency: 'EUR', lines: [[40, '22.40']], leadDays: [5] }),
    ],
    recommended: 'Panneaux Bretons',
  },
  {
    name: 'filtry do końca przyszłego tygodnia',
    brief:
      'Dzisiaj jest 2027-01-20. Potrzebujemy 60 szt. filtr FP-3 do końca przyszłego tygodnia w Kole, ceny netto. Która oferta?',
    quotes: [
      `Filtry Warta sp. z o.o.
60 szt. FP-3 po 14,00 zł = 840,00 zł
dostawa w cenie
termin realizacji: 3 tygodnie`,
      `Filtropol Konin
FP-3   60   14,60 zł   876,00 zł
dostarczone do Koła bez dopłat
czas realizacji: 4 dni`,
    ],
    deadline: '2027-01-29',
    vendors: [
      offered('Filtry Warta sp. z o.o.', { currency: 'PLN', lines: [[60, '14.00']], leadDays: [21] }),
      offered('Filtropol Konin', { currency: 'PLN', lines: [[60, '14.60']], leadDays: [4] }),
    ],
    recommended: 'Filtropol Konin',
  },
];
