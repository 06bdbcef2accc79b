import type { ScreeningBrief } from '../screening-brief.ts';

/** What purchasers in Germany, India, Spain and Poland were offered: other marks, taxes and tables. */
export const BOUGHT_ABROAD: ScreeningBrief[] = [
  {
    name: 'a German table that lost its columns, prices for 100 and for one',
    brief: `Bitte vergleichen, Lieferung nach 70565 Stuttgart, netto. Bedarf: 2.000 Stk Passscheibe PS-20x28, 500 Stk Sicherungsring SR-28`,
    quotes: [
      `Hohenloher Normteile GmbH
Angebot Nr. 27-0031 vom 07.01.2027
Pos. Artikel Menge Preis/100 Gesamt EUR
1 Passscheibe PS-20x28 2.000 St 7,40 148,00
2 Sicherungsring SR-28 500 St 12,80 64,00
Versandkosten 9,50
Nettobetrag 221,50
zzgl. 19% MwSt 42,09
Gesamtbetrag 263,59
Lieferzeit: 5 Werktage`,
      `Neckar Industriebedarf
PS-20x28   2000 Stück   0,079 €/Stück   158,00 €
SR-28   500 Stück   0,11 €/Stück   55,00 €
frei Haus
ab Lager, Versand innerhalb 2 Tagen`,
    ],
    vendors: [
      {
        vendor: 'Hohenloher Normteile',
        currency: 'EUR',
        linesSubtotal: '212.00',
        freight: '9.50',
        landedTotal: '221.50',
        leadDays: [7],
      },
      {
        vendor: 'Neckar Industriebedarf',
        currency: 'EUR',
        linesSubtotal: '213.00',
        freight: '0.00',
        landedTotal: '213.00',
        leadDays: [2],
      },
    ],
    recommended: 'Neckar Industriebedarf',
  },
  {
    name: 'a chat with a trader in Pune, a price each and its count in the answer',
    brief: `need 40 coils copper cable 2.5 sqmm and 120 MCB 32A at Pune. Compare before GST. Who is cheaper?

[08/01/27, 10:12:05] Suresh Traders: Sir good morning
[08/01/27, 10:12:41] Suresh Traders: Copper cable 2.5 sqmm Rs 2,150 per coil, 40 coils = Rs 86,000
[08/01/27, 10:13:10] Suresh Traders: MCB 32A Rs 185 each
[08/01/27, 10:15:02] Me: 120 pcs of the MCB. GST?
[08/01/27, 10:16:30] Suresh Traders: GST 18% extra. Freight included to Pune site
[08/01/27, 10:17:00] Suresh Traders: delivery 3 days

Kaveri Electricals, Pune
Quotation dt 07-01-2027
1) Copper cable 2.5 sqmm, coil - 40 nos @ 2,090/- = 83,600/-
2) MCB 32A - 120 nos @ 198/- = 23,760/-
GST @18% extra. Transport 1,500/- extra. Ready stock.`,
    quotes: [],
    vendors: [
      {
        vendor: 'Suresh Traders',
        currency: 'INR',
        linesSubtotal: '108200.00',
        freight: '0.00',
        landedTotal: '108200.00',
        leadDays: [3],
      },
      {
        vendor: 'Kaveri Electricals',
        currency: 'INR',
        linesSubtotal: '107360.00',
        freight: '1500.00',
        landedTotal: '108860.00',
        leadDays: [0],
      },
    ],
    recommended: 'Suresh Traders',
  },
  {
    name: 'a Spanish offer with VAT apart and one with VAT in its prices',
    brief: `Necesito 30 sillas apilables y 6 mesas plegables para el salón, entrega en Valencia. ¿Cuál sale mejor con IVA?`,
    quotes: [
      `Mobiliario Turia S.L.
Presupuesto 118
30 sillas apilables a 24,90 € = 747,00 €
6 mesas plegables a 68,00 € = 408,00 €
Transporte 60,00 €
Base imponible 1.215,00 €
IVA 21% 255,15 €
Total 1.470,15 €
50% de anticipo con el pedido. Plazo 15 días`,
      `Contract Levante
Silla apilable 30 uds x 29,50 € (IVA incluido) 885,00 €
Mesa plegable 6 uds x 84,00 € (IVA incluido) 504,00 €
Portes incluidos. Entrega en 10 días.`,
    ],
    vendors: [
      {
        vendor: 'Mobiliario Turia',
        currency: 'EUR',
        linesSubtotal: '1155.00',
        freight: '60.00',
        tax: '255.15',
        landedTotal: '1470.15',
        leadDays: [15],
      },
      {
        vendor: 'Contract Levante',
        currency: 'EUR',
        linesSubtotal: '1389.00',
        freight: '0.00',
        landedTotal: '1389.00',
        leadDays: [10],
      },
    ],
    recommended: 'Contract Levante',
  },
  {
    name: 'a Polish sheet with a column for each wholesaler',
    brief: `Proszę o porównanie ofert, dostawa do Poznania, ceny netto w PLN.
Pozycja\tIlość\tJm\tHurtownia Wilda\tElektro-Garbary
Przewód YDY 3x2,5\t500\tm\t4,20\t3,95
Puszka podtynkowa fi60\t150\tszt\t1,10\t1,35
Gniazdo podwójne\t80\tszt\t14,50\t15,20
Transport\t\t\t60,00\t120,00
Termin\t\t\t3 dni\t7 dni`,
    quotes: [],
    vendors: [
      {
        vendor: 'Hurtownia Wilda',
        currency: 'PLN',
        linesSubtotal: '3425.00',
        freight: '60.00',
        landedTotal: '3485.00',
        leadDays: [3],
      },
      {
        vendor: 'Elektro-Garbary',
        currency: 'PLN',
        linesSubtotal: '3393.50',
        freight: '120.00',
        landedTotal: '3513.50',
        leadDays: [7],
      },
    ],
    recommended: 'Hurtownia Wilda',
  },
];
