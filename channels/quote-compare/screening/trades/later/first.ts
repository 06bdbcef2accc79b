import type { ScreeningBrief } from '../../screening-brief.ts';
import { offered } from '../offered.ts';

/** Written when the rules stood; see ../later.ts. */
export const FIRST: ScreeningBrief[] = [
  {
    name: 'tree work, two prices in mails',
    brief: `Removal of 3 oaks and stump grinding at 14 Hollis Ave, work on site. Who is cheaper?`,
    quotes: [
      `Canopy Tree Care
Remove 3 oaks @ $1,150.00 each   $3,450.00
Stump grinding, 3 @ $175.00        $525.00
Haul away                           $300.00
Total                             $4,275.00`,
      `Old Growth Arborists
Removal of three oaks incl. stump grinding and hauling: $4,150.00
We can come within 10 days.`,
    ],
    vendors: [
      offered('Canopy Tree Care', {
        lines: [
          [3, '1150.00'],
          [3, '175.00'],
        ],
        fees: '300.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Old Growth Arborists', { lines: [[1, '4150.00']], isSplitOpen: true, leadDays: [10, null] }),
    ],
    recommended: 'Old Growth Arborists',
  },
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
    name: 'gas cylinders with rental',
    brief: `12 cylinders of argon 4.8 and 6 cylinders CO2, delivered Dresden 01109. Netto bitte.`,
    quotes: [
      `Elbgas GmbH
Pos   Artikel            Menge   Preis     Summe
1     Argon 4.8 50 l     12      78,00     936,00
2     CO2 37,5 kg         6      54,50     327,00
Flaschenmiete                              48,00
Lieferung                                  35,00
Gesamt netto                            1.346,00
Lieferzeit 3 Tage`,
      `Sachsen Technische Gase KG
Argon 4.8: 12 Flaschen à 81,50 EUR = 978,00 EUR
CO2: 6 Flaschen à 52,00 EUR = 312,00 EUR
Lieferung frei Haus, keine Miete
sofort lieferbar`,
    ],
    vendors: [
      offered('Elbgas GmbH', {
        currency: 'EUR',
        lines: [
          [12, '78.00'],
          [6, '54.50'],
        ],
        fees: '48.00',
        freight: '35.00',
        isSplitOpen: true,
        leadDays: [3],
      }),
      offered('Sachsen Technische Gase KG', {
        currency: 'EUR',
        lines: [
          [12, '81.50'],
          [6, '52.00'],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Sachsen Technische Gase KG',
  },
  {
    name: 'fields as rows, a column per part',
    brief: `Please compare 40 hinge HG-3 and 80 latch LT-9 for 49503`,
    quotes: [
      `Furniture City Supply
| | HG-3 | LT-9 |
|---|---|---|
| Quantity | 40 | 80 |
| Unit price | $4.10 | $2.35 |
| Amount | $164.00 | $188.00 |

Freight $18.00
Total $370.00
Stock`,
      `Grand Rapids Hardware
HG-3   40   $4.35   $174.00
LT-9   80   $2.20   $176.00
Freight             $15.00
Total              $365.00
2 days`,
    ],
    vendors: [
      offered('Furniture City Supply', {
        lines: [
          [40, '4.10'],
          [80, '2.35'],
        ],
        freight: '18.00',
        leadDays: [0],
      }),
      offered('Grand Rapids Hardware', {
        lines: [
          [40, '4.35'],
          [80, '2.20'],
        ],
        freight: '15.00',
        leadDays: [2],
      }),
    ],
    recommended: 'Grand Rapids Hardware',
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
    name: 'accounting per month and a year-end fee',
    brief: `Bookkeeping for our LLC, 12 months plus the year-end return. Yearly total please.`,
    quotes: [
      `Ledgerwise CPA
Monthly bookkeeping 12 x $425.00   $5,100.00
Year-end return                      $950.00
Total per year                     $6,050.00`,
      `Tidewater Bookkeeping Co
$465.00 per month x 12 months = $5,580.00
Return: $600.00
Annual total: $6,180.00`,
    ],
    vendors: [
      offered('Ledgerwise CPA', { lines: [[12, '425.00']], fees: '950.00', isSplitOpen: true, leadDays: [null] }),
      offered('Tidewater Bookkeeping Co', {
        lines: [[12, '465.00']],
        fees: '600.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Ledgerwise CPA',
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
    name: 'pool chemicals by the pail',
    brief: `30 pails of 3" chlorine tabs 50 lb and 12 cases muriatic acid (4 x 1 gal), drop at 85251`,
    quotes: [
      `Desert Pool Supply
3" chlorine tabs 50 lb pail   30   $139.00   $4,170.00
Muriatic acid 4x1 gal case    12    $22.80     $273.60
Hazmat surcharge                                $45.00
Delivery                                       included
Total                                        $4,488.60
Next day`,
      `Saguaro Aquatics
30 pails tabs @ $142.50 = $4,275.00
12 cs acid @ $19.95 = $239.40
Free delivery, no hazmat fee
3 days`,
    ],
    vendors: [
      offered('Desert Pool Supply', {
        lines: [
          [30, '139.00'],
          [12, '22.80'],
        ],
        fees: '45.00',
        leadDays: [1],
      }),
      offered('Saguaro Aquatics', {
        lines: [
          [30, '142.50'],
          [12, '19.95'],
        ],
        leadDays: [3],
      }),
    ],
    recommended: 'Desert Pool Supply',
  },
  {
    name: 'bus charter lump sums',
    brief: `Charter bus for 48 people, Columbus to Pittsburgh and back, May 6. Total price?`,
    quotes: [
      `Buckeye Coach Lines
56-passenger motorcoach, round trip      $1,980.00
Driver gratuity                            $150.00
Tolls and parking                           $65.00
Total                                    $2,195.00`,
      `Three Rivers Charter
Round trip Columbus - Pittsburgh, one coach, gratuity and tolls included: $2,250.00`,
    ],
    vendors: [
      offered('Buckeye Coach Lines', {
        lines: [[1, '1980.00']],
        fees: '215.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Three Rivers Charter', { lines: [[1, '2250.00']], isSplitOpen: true, leadDays: [null] }),
    ],
    recommended: 'Buckeye Coach Lines',
  },
];
