import type { ScreeningBrief } from './screening-brief.ts';

/** Comparisons told at length: dictated, chatted, forwarded, pasted from a sheet, in several tongues. */
export const TOLD_AT_LENGTH: ScreeningBrief[] = [
  {
    name: 'Dutch, compared without VAT',
    brief:
      'Hoi, wij hebben nodig: 200 st. kabelgoot KG-60 en 50 st. deksel DK-60, leveren in 3542 AD Utrecht. Welke is goedkoper? Ik reken excl. btw. Groet, Femke',
    quotes: [
      `Van Rijn Elektro B.V.
Offerte 2027-044
KG-60 kabelgoot 200 st à € 3,45 = € 690,00
DK-60 deksel 50 st à € 1,20 = € 60,00
Verzendkosten € 25,00
Totaal excl. btw € 775,00
Btw 21% € 162,75
Totaal incl. btw € 937,75
Levertijd 5 werkdagen`,
      `Groothandel De Poort
200x KG-60 3,30 euro per stuk
50x DK-60 1,35 euro per stuk
Franco huis
Totaal 727,50 excl. btw
Levertijd 2 weken`,
    ],
    vendors: [
      {
        vendor: 'Van Rijn Elektro B.V.',
        currency: 'EUR',
        linesSubtotal: '750.00',
        freight: '25.00',
        landedTotal: '775.00',
        leadDays: [7],
      },
      {
        vendor: 'Groothandel De Poort',
        currency: 'EUR',
        linesSubtotal: '727.50',
        freight: '0.00',
        landedTotal: '727.50',
        leadDays: [14],
      },
    ],
    recommended: 'Groothandel De Poort',
  },
  {
    name: 'Portuguese, vendors as columns',
    brief: `Comparativo do pedido 77, valores em R$
Item\tQtd\tMetalúrgica Sabiá\tAços Ipê Ltda
Parafuso M8x40\t1.000\t0,42\t0,39
Porca M8\t1.000\t0,11\t0,13
Frete\t\t85,00\tincluso
Prazo\t\t7 dias\t10 dias
Qual compensa?`,
    quotes: [],
    vendors: [
      {
        vendor: 'Metalúrgica Sabiá',
        currency: 'BRL',
        linesSubtotal: '530.00',
        freight: '85.00',
        landedTotal: '615.00',
        leadDays: [7],
      },
      {
        vendor: 'Aços Ipê Ltda',
        currency: 'BRL',
        linesSubtotal: '520.00',
        freight: '0.00',
        landedTotal: '520.00',
        leadDays: [10],
      },
    ],
    recommended: 'Aços Ipê Ltda',
  },
  {
    name: 'Spanish, a line that is added up wrong',
    brief:
      'Buenas, necesito 15 sillas de oficina modelo SO-2 y 6 mesas ME-4, entregadas en 28013 Madrid. Precios sin IVA, comparadme por favor.',
    quotes: [
      `Muebles Arganda S.L.
SO-2 15 ud x 64,00 = 960,00 €
ME-4 6 ud x 145,00 = 780,00 €
Portes 40,00 €
Total 1.780,00 € sin IVA
Entrega en 6 días`,
      `Ofimuebles Cid
sillas SO-2 a 66,50 €/ud
mesas ME-4 a 139,00 €/ud
portes incluidos, precios sin IVA
plazo 10 días`,
    ],
    vendors: [
      {
        vendor: 'Muebles Arganda S.L.',
        currency: 'EUR',
        linesSubtotal: '1830.00',
        freight: '40.00',
        landedTotal: '1870.00',
        statedTotal: '1780.00',
        leadDays: [6],
        errors: [
          ['870.00', '780.00'],
          ['1870.00', '1780.00'],
        ],
        asks: [/870|1780|total/i],
      },
      {
        vendor: 'Ofimuebles Cid',
        currency: 'EUR',
        linesSubtotal: '1831.50',
        freight: '0.00',
        landedTotal: '1831.50',
        leadDays: [10],
      },
    ],
    recommended: 'Ofimuebles Cid',
  },
  {
    name: 'a month of cleaning and a dentist',
    brief:
      'Compare two cleaners for our office, one month, 4 visits. (My dentist quoted me 300 for a crown the same day lol, ignore that.)',
    quotes: [
      `Sparkle & Co
$85 per visit, 4 visits = $340 a month, supplies included`,
      `Bright Harbor Cleaning
$320 per month flat for 4 visits
supplies $25 per month`,
    ],
    vendors: [
      { vendor: 'Sparkle & Co', freight: '0.00', landedTotal: '340.00', leadDays: [null] },
      { vendor: 'Bright Harbor Cleaning', isSplitOpen: true, freight: '0.00', landedTotal: '345.00', leadDays: [null] },
    ],
    recommended: 'Sparkle & Co',
  },
  {
    name: 'French, reams by the box and by the ream',
    brief: 'Bonjour, besoin de 30 cartons de papier A4 (5 ramettes par carton) livrés à 69007 Lyon. Comparer HT svp.',
    quotes: [
      `Papeterie Bellecour
Carton de 5 ramettes A4 : 18,90 € HT
30 cartons : 567,00 €
Remise 5 % : -28,35 €
Franco de port
Total HT 538,65 €
Délai 48 h`,
      `Bureau Rhône SARL
Ramette A4 à 3,55 € HT l'unité, 150 ramettes = 532,50 €
Port 15,00 €
Total HT 547,50 €
Livraison sous 3 jours`,
    ],
    vendors: [
      {
        vendor: 'Papeterie Bellecour',
        currency: 'EUR',
        linesSubtotal: '567.00',
        freight: '0.00',
        discount: '28.35',
        landedTotal: '538.65',
        leadDays: [2],
      },
      {
        vendor: 'Bureau Rhône SARL',
        currency: 'EUR',
        linesSubtotal: '532.50',
        freight: '15.00',
        landedTotal: '547.50',
        leadDays: [3],
      },
    ],
    recommended: 'Papeterie Bellecour',
  },
  {
    name: 'Italian, a discount and free carriage above an amount',
    brief: 'Ci servono 12 lampade LED-40 e 12 staffe ST-4, consegna a 40121 Bologna. Confronto IVA esclusa.',
    quotes: [
      `Elettro Savena S.r.l.
LED-40 12 pz a € 31,00 = € 372,00
ST-4 12 pz a € 4,50 = € 54,00
Sconto 5% € -21,30
Trasporto € 15,00
Totale IVA esclusa € 419,70
Consegna 6 giorni`,
      `Luce Reno S.n.c.
12 x LED-40 30,50 € cad.
12 x ST-4 4,20 € cad.
porto franco
IVA esclusa
consegna 8 giorni`,
    ],
    vendors: [
      {
        vendor: 'Elettro Savena S.r.l.',
        currency: 'EUR',
        linesSubtotal: '426.00',
        discount: '21.30',
        freight: '15.00',
        landedTotal: '419.70',
        leadDays: [6],
      },
      {
        vendor: 'Luce Reno S.n.c.',
        currency: 'EUR',
        linesSubtotal: '416.40',
        freight: '0.00',
        landedTotal: '416.40',
        leadDays: [8],
      },
    ],
    recommended: 'Luce Reno S.n.c.',
  },
  {
    name: 'German, a table from a sheet, phone numbers beside',
    brief: 'Bitte vergleichen: 300 m Kabel NYM-J 3x1,5 nach 04109 Leipzig. Rückfragen an Frau Ziegler, 0341 555 0170.',
    quotes: [
      `Elektro Pleiße GmbH
Artikel\tMenge\tEP\tGP
NYM-J 3x1,5\t300 m\t0,62 €\t186,00 €
Fracht\t\t\t18,00 €
Summe netto\t\t\t204,00 €
Lieferzeit 3 Tage`,
      `Kabel Auwald KG
NYM-J 3x1,5 300 m, 100 m zu 59,00 EUR = 177,00 EUR
frei Haus
Lieferzeit 7 Tage
Tel. 0341 555 0133`,
    ],
    vendors: [
      {
        vendor: 'Elektro Pleiße GmbH',
        currency: 'EUR',
        linesSubtotal: '186.00',
        freight: '18.00',
        landedTotal: '204.00',
        leadDays: [3],
      },
      {
        vendor: 'Kabel Auwald KG',
        currency: 'EUR',
        linesSubtotal: '177.00',
        freight: '0.00',
        landedTotal: '177.00',
        leadDays: [7],
      },
    ],
    recommended: 'Kabel Auwald KG',
  },
  {
    name: 'a revised mail below small talk',
    brief: 'Need 8 pcs GX-200 pump to 80205, by 3/1/2027. Wife says hi, see you at the game.',
    quotes: [
      `Front Range Pump
Great game Saturday! Quote as promised:
GX-200 8 @ 212.00 = 1,696.00
Freight 64.00
Total 1,760.00
10 days`,
      `Mile High Hydraulics
REVISED 1/8/2027 (replaces 1/5)
GX-200, qty 8, 219.00 ea, 1,752.00
Freight included
Total 1,752.00
1 week`,
    ],
    vendors: [
      {
        vendor: 'Front Range Pump',
        linesSubtotal: '1696.00',
        freight: '64.00',
        landedTotal: '1760.00',
        statedTotal: '1760.00',
        leadDays: [10],
      },
      {
        vendor: 'Mile High Hydraulics',
        linesSubtotal: '1752.00',
        freight: '0.00',
        landedTotal: '1752.00',
        statedTotal: '1752.00',
        leadDays: [7],
      },
    ],
    recommended: 'Mile High Hydraulics',
  },
];
