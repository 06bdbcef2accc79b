import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Printing, signs, uniforms and packaging. */
export const PRINT: ScreeningBrief[] = [
  {
    name: 'door hangers, prices in running text and a chat',
    brief: `hi! we're printing 5,000 door hangers for the spring campaign, 4.25x11, 14pt, full color both sides. delivered to the shop in 97211. two printers got back to me, who's cheaper all in?`,
    quotes: [
      `Rose City Litho

Hey Marla,
5,000 door hangers come to $0.118 each, so $590.00. There's a one-time plate charge of $85.00 and die cutting is included. Delivery to your shop $32.00.
All told: $707.00. Turnaround is 6 business days from proof approval.
Best,
Jen`,
      `Stumptown Press
Door hangers 4.25 x 11, 14pt C2S, 4/4
5,000 @ $135.00 per thousand = $675.00
Die cut: included
Delivery: free in Portland
5 days`,
    ],
    vendors: [
      offered('Rose City Litho', { lines: [[5000, '0.118']], fees: '85.00', freight: '32.00', leadDays: [8] }),
      offered('Stumptown Press', { lines: [[5000, '135.00', 1000]], leadDays: [5] }),
    ],
    recommended: 'Stumptown Press',
  },
  {
    name: 'brochures in a spreadsheet, vendors side by side with a line per charge',
    brief: `Spring catalog, 2,500 copies, 24 pages saddle stitched, to our warehouse. I keyed the numbers in myself, which printer is lowest?

Charge\tInkwell Graphics\tBluff City Press\tQuarto House
2,500 catalogs\t$3,125.00\t$2,987.50\t$3,050.00
Prepress\t$150.00\t$0.00\t$95.00
Freight\t$210.00\t$388.00\tincluded
Total\t$3,485.00\t$3,375.50\t$3,145.00
Turnaround\t10 days\t2 weeks\t3 weeks`,
    quotes: [],
    vendors: [
      offered('Inkwell Graphics', { lines: [[1, '3125.00']], fees: '150.00', freight: '210.00', leadDays: [10] }),
      offered('Bluff City Press', { lines: [[1, '2987.50']], freight: '388.00', leadDays: [14] }),
      offered('Quarto House', { lines: [[1, '3050.00']], fees: '95.00', leadDays: [21] }),
    ],
    recommended: 'Quarto House',
  },
  {
    name: 'tee shirts with a setup per screen',
    brief: `Staff shirts: 144 crew neck tees, navy, 2 color front print. Need them at 37203 by April 20 2027 (today is March 29, 2027).`,
    quotes: [
      `Broadway Screen Print
144 tees navy, 2/0 print      7.85      1,130.40
Screen setup 2 @ 25.00                     50.00
Shipping                                   44.00
Total                                  1,224.40
Production 7-10 business days`,
      `MUSIC CITY MERCH
Crew tee, printed 2c front
Qty: 144
Price ea: $8.40
Amount: $1,209.60
Screens: waived
Shipping: included
Ready in 12 days`,
    ],
    vendors: [
      offered('Broadway Screen Print', {
        lines: [[144, '7.85']],
        fees: '50.00',
        freight: '44.00',
        statedTotal: '1224.40',
        leadDays: [14],
      }),
      offered('Music City Merch', { lines: [[144, '8.40']], leadDays: [12] }),
    ],
    recommended: 'Music City Merch',
    deadline: '2027-04-20',
  },
  {
    name: 'labels on a roll, price per roll and per thousand',
    brief: `40,000 thermal labels 4x6 please. Ship to Reno 89502.`,
    quotes: [
      `Truckee Label Co
4x6 direct thermal, 1,000 labels per roll
40 rolls x $11.25/roll          $450.00
Freight                          $38.00
TOTAL                           $488.00
ships same day`,
      `Silver State Packaging
4x6 thermal labels   40,000   $10.90/M   $436.00
Freight              FOB Reno, delivered
Stock`,
    ],
    vendors: [
      offered('Truckee Label Co', { lines: [[40, '11.25']], freight: '38.00', statedTotal: '488.00', leadDays: [0] }),
      offered('Silver State Packaging', { lines: [[40000, '10.90', 1000]], leadDays: [0] }),
    ],
    recommended: 'Silver State Packaging',
  },
  {
    name: 'Schilder, Angebote als Mail',
    brief: `Wir brauchen 35 Hinweisschilder Alu-Dibond 40x60 und 12 Aufsteller, Lieferung nach 04109 Leipzig. Wer ist günstiger? Bitte netto vergleichen.`,
    quotes: [
      `Von: Schilderwerk Plagwitz
Betreff: AW: Anfrage

Sehr geehrte Frau Brandt,
gerne bieten wir an:
35 Hinweisschilder Alu-Dibond 40x60 à 18,40 € = 644,00 €
12 Aufsteller à 59,00 € = 708,00 €
Versandkosten 29,50 €
Alle Preise zzgl. MwSt.
Lieferzeit: 8 Werktage
Mit freundlichen Grüßen
Tobias Kern`,
      `Werbetechnik Saale GmbH
Pos  Bezeichnung                      Menge   EP netto   GP netto
1    Hinweisschild Alu-Dibond 40x60   35      17,90      626,50
2    Aufsteller                       12      61,50      738,00
                                      Summe netto      1.364,50
Lieferung frei Haus. Lieferzeit 2 Wochen. Preise netto.`,
    ],
    vendors: [
      offered('Schilderwerk Plagwitz', {
        currency: 'EUR',
        lines: [
          [35, '18.40'],
          [12, '59.00'],
        ],
        freight: '29.50',
        leadDays: [12, 10, 11],
      }),
      offered('Werbetechnik Saale GmbH', {
        currency: 'EUR',
        lines: [
          [35, '17.90'],
          [12, '61.50'],
        ],
        leadDays: [14],
      }),
    ],
    recommended: 'Werbetechnik Saale GmbH',
  },
  {
    name: 'corrugated boxes as CSV',
    brief: `Boxes for Q2: 3,000 of RSC 12x10x8 and 1,500 of RSC 18x12x12, ship 43204. Exports from both portals below.`,
    quotes: [
      `Vendor: Scioto Container
"Item","Qty","UOM","Price","Extension"
"RSC 12x10x8","3,000","EA","0.74","2,220.00"
"RSC 18x12x12","1,500","EA","1.32","1,980.00"
"Freight","","","","165.00"
"Total","","","","4,365.00"
Lead time 5 days`,
      `Olentangy Box & Board
sku;description;qty;unit_price;line_total
RSC12108;RSC 12x10x8;3000;0.78;2340.00
RSC181212;RSC 18x12x12;1500;1.29;1935.00
;shipping;;;0.00
;order total;;;4275.00
Lead time: 8 days`,
    ],
    vendors: [
      offered('Scioto Container', {
        lines: [
          [3000, '0.74'],
          [1500, '1.32'],
        ],
        freight: '165.00',
        statedTotal: '4365.00',
        leadDays: [5],
      }),
      offered('Olentangy Box & Board', {
        lines: [
          [3000, '0.78'],
          [1500, '1.29'],
        ],
        statedTotal: '4275.00',
        leadDays: [8],
      }),
    ],
    recommended: 'Olentangy Box & Board',
  },
];
