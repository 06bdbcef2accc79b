import type { ScreeningBrief } from '../../screening-brief.ts';
import { offered } from '../offered.ts';

/** Written when the rules stood; see ../later.ts. */
export const THIRD: ScreeningBrief[] = [
  {
    name: 'school uniforms in sizes',
    brief: `120 polo shirts (40 S, 50 M, 30 L), embroidered, school in Leeds. Compare inc VAT? No - ex VAT.`,
    quotes: [
      `Aireborough Schoolwear Ltd
Polo S   40   £8.20   £328.00
Polo M   50   £8.20   £410.00
Polo L   30   £8.20   £246.00
Embroidery 120 @ £1.10   £132.00
Delivery £9.50
Total ex VAT £1,125.50
3 weeks`,
      `Kirkstall Uniforms
120 polos embroidered @ £9.35 = £1,122.00 ex VAT
Free delivery
15 working days`,
    ],
    vendors: [
      offered('Aireborough Schoolwear Ltd', {
        currency: 'GBP',
        lines: [
          [120, '8.20'],
          [120, '1.10'],
        ],
        freight: '9.50',
        isSplitOpen: true,
        leadDays: [21],
      }),
      offered('Kirkstall Uniforms', { currency: 'GBP', lines: [[120, '9.35']], leadDays: [21] }),
    ],
    recommended: 'Kirkstall Uniforms',
  },
  {
    name: 'a forwarded mail with a signature',
    brief: `fyi two prices for the 18 exit signs (LED, red) for the annex, ship 66502. pick one`,
    quotes: [
      `---------- Forwarded message ---------
From: Lori Becker <lori@konzaelectric.example>
Date: Tue, Jan 5, 2027
Subject: Exit signs

Hi,
18 LED exit signs red at $31.40 each comes to $565.20. Freight is $16.00, total $581.20. In stock.

Lori Becker
Konza Electric Supply
1420 Poyntz Ave, Manhattan KS 66502
(785) 555-0142`,
      `Aggieville Lighting
Exit sign LED red    18    32.75    589.50
Freight                             incl.
Total                               589.50
2 days`,
    ],
    vendors: [
      offered('Konza Electric Supply', { lines: [[18, '31.40']], freight: '16.00', leadDays: [0] }),
      offered('Aggieville Lighting', { lines: [[18, '32.75']], leadDays: [2] }),
    ],
    recommended: 'Konza Electric Supply',
  },
  {
    name: 'discount that depends on the volume, reached',
    brief: `900 notebooks A5 with logo to 30605. Cheapest?`,
    quotes: [
      `Athens Paper Goods
Notebook A5 w/ logo   900 @ $4.20   $3,780.00
Volume discount 6%                   -$226.80
Shipping                               $75.00
Total                               $3,628.20
3 weeks`,
      `Oconee Print & Paper
900 notebooks A5 logo at $3.99 = $3,591.00
shipping $90.00
total $3,681.00
12 days`,
    ],
    vendors: [
      offered('Athens Paper Goods', {
        lines: [[900, '4.20']],
        discount: '226.80',
        freight: '75.00',
        leadDays: [21],
      }),
      offered('Oconee Print & Paper', { lines: [[900, '3.99']], freight: '90.00', leadDays: [12] }),
    ],
    recommended: 'Athens Paper Goods',
  },
  {
    name: 'drucksachen aus einer Zelle je Zeile',
    brief: `2.000 Briefbögen und 2.000 Umschläge DIN lang bedruckt, Lieferung Kassel 34117, Preise netto`,
    quotes: [
      `Druckerei Fuldaufer
Artikel
Menge
Einzelpreis
Gesamt
Briefbogen
2.000
0,058
116,00
Umschlag DIN lang
2.000
0,072
144,00
Versand
12,90
Gesamt netto
272,90
Lieferzeit 6 Tage`,
      `Printhaus Habichtswald GmbH
2.000 Briefbögen zu 0,061 € = 122,00 €
2.000 Umschläge DIN lang zu 0,069 € = 138,00 €
versandkostenfrei
Lieferzeit 8 Tage`,
    ],
    vendors: [
      offered('Druckerei Fuldaufer', {
        currency: 'EUR',
        lines: [
          [2000, '0.058'],
          [2000, '0.072'],
        ],
        freight: '12.90',
        leadDays: [6],
      }),
      offered('Printhaus Habichtswald GmbH', {
        currency: 'EUR',
        lines: [
          [2000, '0.061'],
          [2000, '0.069'],
        ],
        leadDays: [8],
      }),
    ],
    recommended: 'Printhaus Habichtswald GmbH',
  },
  {
    name: 'hay by the bale with loading',
    brief: `Hay: 400 square bales, second cut, delivered to the barn 40356`,
    quotes: [
      `Bluegrass Hay Co
400 bales @ $8.75     $3,500.00
Loading $0.50 per bale
Delivery $180.00`,
      `Inner Bluegrass Farms
second cut, 400 bales at 9.60 delivered and stacked = 3,840.00`,
    ],
    vendors: [
      offered('Bluegrass Hay Co', { lines: [[400, '8.75']], fees: '200.00', freight: '180.00', leadDays: [null] }),
      offered('Inner Bluegrass Farms', { lines: [[400, '9.60']], leadDays: [null] }),
    ],
    recommended: 'Inner Bluegrass Farms',
  },
  {
    name: 'wine by the case, Canada',
    brief: `Staff party wine, 15 cases red, 10 cases white, delivered Halifax. Prices before HST.`,
    quotes: [
      `Citadel Wine Merchants
15 cases red @ CA$132.00    CA$1,980.00
10 cases white @ CA$118.00  CA$1,180.00
Delivery                       CA$25.00
Subtotal                    CA$3,185.00
HST 15%                       CA$477.75
Total                       CA$3,662.75`,
      `Harbour Cellars Ltd
Red, 15 cs, $128.00 CAD, $1,920.00 CAD
White, 10 cs, $124.00 CAD, $1,240.00 CAD
Delivery free
plus HST`,
    ],
    vendors: [
      offered('Citadel Wine Merchants', {
        currency: 'CAD',
        lines: [
          [15, '132.00'],
          [10, '118.00'],
        ],
        freight: '25.00',
        leadDays: [null],
      }),
      offered('Harbour Cellars Ltd', {
        currency: 'CAD',
        lines: [
          [15, '128.00'],
          [10, '124.00'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Harbour Cellars Ltd',
  },
  {
    name: 'web site with optional extras',
    brief: `Website redesign for the museum, fixed price. Two agencies answered.`,
    quotes: [
      `Brightframe Studio
Design and build, fixed price   $12,400.00
Content migration                $1,600.00
Total                           $14,000.00
Optional: SEO package $900.00`,
      `Quill & Pixel
Fixed price for design, build and migration: $13,650.00
Hosting is billed separately if you want it.`,
    ],
    vendors: [
      offered('Brightframe Studio', {
        lines: [
          [1, '12400.00'],
          [1, '1600.00'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Quill & Pixel', { lines: [[1, '13650.00']], isSplitOpen: true, leadDays: [null] }),
    ],
    recommended: 'Quill & Pixel',
  },
  {
    name: 'a number that does not add up',
    brief: `60 pallets heat treated 48x40 to 37406, lowest total`,
    quotes: [
      `Lookout Pallet Co
Pallet HT 48x40   60   $11.80   $708.00
Delivery                         $40.00
Total                           $784.00
2 days`,
      `Scenic City Pallets
60 HT pallets 48x40 @ $12.25 = $735.00
Delivered
Total $735.00
next day`,
    ],
    vendors: [
      offered('Lookout Pallet Co', {
        lines: [[60, '11.80']],
        freight: '40.00',
        errors: [['748.00', '784.00']],
        leadDays: [2],
      }),
      offered('Scenic City Pallets', { lines: [[60, '12.25']], leadDays: [1] }),
    ],
    recommended: 'Scenic City Pallets',
  },
];
