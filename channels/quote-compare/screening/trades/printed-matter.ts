import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Print, gifts, clothing and what offices use up. */
export const PRINTED_MATTER: ScreeningBrief[] = [
  {
    name: 'book printing with proof',
    brief: `800 copies of our poetry book, 96 pages, perfect bound. Ship to 05602.`,
    quotes: [
      `Montpelier Bindery
Books, perfect bound   800   $3.42   $2,736.00
Hard proof                             $40.00
Shipping                               $68.00
Total                               $2,844.00
3 weeks`,
      `Granite State Books LLC
800 books @ $3.61 = $2,888.00, proof and shipping included
Lead time 12 business days`,
    ],
    vendors: [
      offered('Montpelier Bindery', {
        lines: [[800, '3.42']],
        fees: '40.00',
        freight: '68.00',
        isSplitOpen: true,
        leadDays: [21],
      }),
      offered('Granite State Books LLC', { lines: [[800, '3.61']], leadDays: [16, 18] }),
    ],
    recommended: 'Montpelier Bindery',
  },
  {
    name: 'insulated cups as a chat',
    brief: `need 600 insulated tumblers w/ logo to Boise 83702, event is in a month`,
    quotes: [
      `Gem State Promo
hey! tumblers run $7.90 a piece for 600, so $4,740. art setup $60. shipping 112.50. that puts you at $4,912.50. about 2 weeks once you approve art`,
      `Sawtooth Swag Co.
600 x $8.25 = $4,950.00
Setup waived
Ships free
10 business days`,
    ],
    vendors: [
      offered('Gem State Promo', { lines: [[600, '7.90']], fees: '60.00', freight: '112.50', leadDays: [14] }),
      offered('Sawtooth Swag Co.', { lines: [[600, '8.25']], leadDays: [14] }),
    ],
    recommended: 'Gem State Promo',
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
    name: 'toner cartridges with a core credit',
    brief: `24 toner cartridges TN-880 to 68508`,
    quotes: [
      `Capitol Toner
TN-880   24   $61.00   $1,464.00
Core credit 24 @ -$2.00   -$48.00
Freight free
Total $1,416.00
Stock`,
      `Haymarket Office
TN-880 24 @ $60.25 = $1,446.00
Free shipping
Stock`,
    ],
    vendors: [
      offered('Capitol Toner', { lines: [[24, '61.00']], discount: '48.00', leadDays: [0] }),
      offered('Haymarket Office', { lines: [[24, '60.25']], leadDays: [0] }),
    ],
    recommended: 'Capitol Toner',
  },
  {
    name: 'sièges de bureau en tableau à points-virgules',
    brief: `25 fauteuils de bureau FB-12 et 25 repose-pieds RP-3, livraison Lyon, comparer HT`,
    quotes: [
      `Mobilier Presqu'île SARL
Référence;Désignation;Qté;PU HT;Total HT
FB-12;Fauteuil de bureau;25;189,00;4725,00
RP-3;Repose-pieds;25;32,50;812,50
;Livraison;;;120,00
;Total HT;;;5657,50
Délai : 3 semaines`,
      `Bureau Confluence SAS
Fauteuil FB-12 : 25 x 196,00 € = 4 900,00 €
Repose-pieds RP-3 : 25 x 29,00 € = 725,00 €
Livraison offerte
Total HT 5 625,00 €
Délai 15 jours`,
    ],
    vendors: [
      offered("Mobilier Presqu'île SARL", {
        currency: 'EUR',
        lines: [
          [25, '189.00'],
          [25, '32.50'],
        ],
        freight: '120.00',
        leadDays: [21],
      }),
      offered('Bureau Confluence SAS', {
        currency: 'EUR',
        lines: [
          [25, '196.00'],
          [25, '29.00'],
        ],
        leadDays: [15],
      }),
    ],
    recommended: 'Bureau Confluence SAS',
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
];
