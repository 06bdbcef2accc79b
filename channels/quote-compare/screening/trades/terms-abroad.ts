import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Terms of carriage, names, numbers and sums as firms in other languages write them. */
export const TERMS_ABROAD: ScreeningBrief[] = [
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
    name: 'válvulas en moneda nacional, con número de requisición',
    brief: 'Req. 30417: 8 válvulas VB-50 puestas en planta León, comparar antes de IVA en pesos.',
    quotes: [
      `VÁLVULAS DE GUANAJUATO, S.A. DE C.V.      RFC VGU000000XX0
CANT   CLAVE   P.U.          IMPORTE
8      VB-50   $ 1,395.00    $ 11,160.00
               SUBTOTAL      $ 11,160.00
               I.V.A. 16%    $ 1,785.60
               TOTAL         $ 12,945.60 M.N.
L.A.B. su planta León. Entrega inmediata`,
      `Conexiones Silao
8 pzas VB-50 a $ 1,380.00 c/u = $ 11,040.00 M.N. más IVA
Flete $ 350.00
Entrega en 5 días`,
    ],
    vendors: [
      offered('VÁLVULAS DE GUANAJUATO, S.A. DE C.V.', {
        currency: 'MXN',
        lines: [[8, '1395.00']],
        leadDays: [0],
      }),
      offered('Conexiones Silao', {
        currency: 'MXN',
        lines: [[8, '1380.00']],
        freight: '350.00',
        leadDays: [5],
      }),
    ],
    recommended: 'VÁLVULAS DE GUANAJUATO, S.A. DE C.V.',
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
    name: 'casquilhos de uma Lda. com vírgula',
    brief: 'Precisamos de 400 un. de casquilho CQ-20 e 400 un. de anilha AN-8 em Viseu, sem IVA.',
    quotes: [
      `METALÚRGICA DO DÃO, LDA.
NIPC 500 000 000
CQ-20   400   0,85   340,00 €
AN-8    400   0,12    48,00 €
Total líquido        388,00 €
Entregue em Viseu. Prazo de entrega: 1 semana`,
      `Parafusos de Lafões
400 CQ-20 a 0,83 € = 332,00 €
400 AN-8 a 0,13 € = 52,00 €
Portes 12,00 €
No total 396,00 €
Em stock`,
    ],
    vendors: [
      offered('METALÚRGICA DO DÃO, LDA.', {
        currency: 'EUR',
        lines: [
          [400, '0.85'],
          [400, '0.12'],
        ],
        leadDays: [7],
      }),
      offered('Parafusos de Lafões', {
        currency: 'EUR',
        lines: [
          [400, '0.83'],
          [400, '0.13'],
        ],
        freight: '12.00',
        leadDays: [0],
      }),
    ],
    recommended: 'METALÚRGICA DO DÃO, LDA.',
  },
  {
    name: 'tegels met samen als totaal',
    brief: 'Wij hebben 120 st. tegel TG-30 en 40 st. plint PL-60 nodig in Meppel, excl. btw. Wie is goedkoper?',
    quotes: [
      `Tegelhandel Reest B.V.
120 st. TG-30 à € 4,10 = € 492,00
40 st. PL-60 à € 3,25 = € 130,00
Geleverd in Meppel
Samen € 622,00
Levertijd 1 week`,
      `Bouwmarkt Havelte
TG-30   120   € 3,95   € 474,00
PL-60    40   € 3,40   € 136,00
Bezorgkosten           €  35,00
Totaal excl. btw       € 645,00
Op voorraad`,
    ],
    vendors: [
      offered('Tegelhandel Reest B.V.', {
        currency: 'EUR',
        lines: [
          [120, '4.10'],
          [40, '3.25'],
        ],
        leadDays: [7],
      }),
      offered('Bouwmarkt Havelte', {
        currency: 'EUR',
        lines: [
          [120, '3.95'],
          [40, '3.40'],
        ],
        freight: '35.00',
        leadDays: [0],
      }),
    ],
    recommended: 'Tegelhandel Reest B.V.',
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
    name: 'guarnizioni con Q.tà e prezzo netto nelle intestazioni',
    brief: 'Ci servono 90 pz GU-40 e 30 pz GU-65 a Jesi, IVA esclusa. Chi costa meno?',
    quotes: [
      `Guarnizioni Vallesina S.n.c.
Articolo   Q.tà   Prezzo netto   Importo
GU-40      90     2,10           189,00 €
GU-65      30     3,80           114,00 €
In tutto 303,00 €
Consegnati a Jesi, pronta consegna`,
      `Tecnogomma Marche srl
90 pz GU-40 a € 2,05 = € 184,50
30 pz GU-65 a € 3,90 = € 117,00
Spese di trasporto € 15,00
Totale € 316,50
Consegna: 1 settimana`,
    ],
    vendors: [
      offered('Guarnizioni Vallesina S.n.c.', {
        currency: 'EUR',
        lines: [
          [90, '2.10'],
          [30, '3.80'],
        ],
        leadDays: [0],
      }),
      offered('Tecnogomma Marche srl', {
        currency: 'EUR',
        lines: [
          [90, '2.05'],
          [30, '3.90'],
        ],
        freight: '15.00',
        leadDays: [7],
      }),
    ],
    recommended: 'Guarnizioni Vallesina S.n.c.',
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
  {
    name: 'bombillas contadas con la suma en un mensaje',
    brief: 'Hola, necesito 50 bombillas BO-9 y 20 tubos TU-60 en Soria, sin IVA.',
    quotes: [
      `Electricidad Numancia
50 BO-9 a 2,20 € = 110,00 €
20 TU-60 a 5,10 € = 102,00 €
En total 212,00 €, transporte a nuestro cargo
En stock`,
      `Suministros Urbión, S.L.
BO-9    50   2,05 €   102,50 €
TU-60   20   5,30 €   106,00 €
Portes                  9,00 €
Total sin IVA         217,50 €
Plazo de entrega: 2 días`,
    ],
    vendors: [
      offered('Electricidad Numancia', {
        currency: 'EUR',
        lines: [
          [50, '2.20'],
          [20, '5.10'],
        ],
        leadDays: [0],
      }),
      offered('Suministros Urbión, S.L.', {
        currency: 'EUR',
        lines: [
          [50, '2.05'],
          [20, '5.30'],
        ],
        freight: '9.00',
        leadDays: [2],
      }),
    ],
    recommended: 'Electricidad Numancia',
  },
];
