import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Written after the rules and measured once before any of them was changed for these. */
export const LATER: ScreeningBrief[] = [
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
  {
    name: 'window cleaning per visit, UK',
    brief: `Window cleaning for our office in Derby, 12 visits a year. Ex VAT, cheapest over the year.`,
    quotes: [
      `Clearview Derby Ltd
12 visits @ £165.00          £1,980.00
Access equipment               £240.00
Total ex VAT                 £2,220.00`,
      `Peak Window Services
£179.00 per visit
12 visits: £2,148.00
Access equipment included
All prices ex VAT`,
    ],
    vendors: [
      offered('Clearview Derby Ltd', {
        currency: 'GBP',
        lines: [[12, '165.00']],
        fees: '240.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Peak Window Services', { currency: 'GBP', lines: [[12, '179.00']], leadDays: [null] }),
    ],
    recommended: 'Peak Window Services',
  },
  {
    name: 'screws with a price per hundred in a header',
    brief: `RFQ 6,000 pcs screw SC-10-2 and 2,500 pcs anchor AN-8. ship 44114`,
    quotes: [
      `Cuyahoga Screw
Part      Qty     Price/C   Ext
SC-10-2   6,000   4.15      249.00
AN-8      2,500   9.80      245.00
Freight                      22.00
Total                       516.00
4 days`,
      `Lake Erie Fastener Co
SC-10-2, 6000 pcs, $39.80 per M, $238.80
AN-8, 2500 pcs, $101.00 per M, $252.50
FFA
stock`,
    ],
    vendors: [
      offered('Cuyahoga Screw', {
        lines: [
          [6000, '4.15', 100],
          [2500, '9.80', 100],
        ],
        freight: '22.00',
        leadDays: [4],
      }),
      offered('Lake Erie Fastener Co', {
        lines: [
          [6000, '39.80', 1000],
          [2500, '101.00', 1000],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Lake Erie Fastener Co',
  },
  {
    name: 'solar panels and inverters, key and value blocks',
    brief: `16 panels 440W and 1 inverter 7.6kW, deliver to 87110. Max $6,500.`,
    quotes: [
      `Supplier: Rio Solar Wholesale
Item: Panel 440W
Qty: 16
Unit: $182.00
Line total: $2,912.00

Item: Inverter 7.6kW
Qty: 1
Unit: $1,845.00
Line total: $1,845.00

Freight: $240.00
Total: $4,997.00
Lead: 8 days`,
      `Supplier: Sandia Sun Supply
Item: Panel 440W
Qty: 16
Unit: $189.00
Line total: $3,024.00

Item: Inverter 7.6kW
Qty: 1
Unit: $1,790.00
Line total: $1,790.00

Freight: $0.00
Total: $4,814.00
Lead: 5 days`,
    ],
    vendors: [
      offered('Rio Solar Wholesale', {
        lines: [
          [16, '182.00'],
          [1, '1845.00'],
        ],
        freight: '240.00',
        leadDays: [8],
      }),
      offered('Sandia Sun Supply', {
        lines: [
          [16, '189.00'],
          [1, '1790.00'],
        ],
        leadDays: [5],
      }),
    ],
    recommended: 'Sandia Sun Supply',
  },
  {
    name: 'internet line, monthly and install, 36 months',
    brief: `1 Gbps fiber internet for the office, 36 month term. Total over the term, incl. install.`,
    quotes: [
      `Northline Fiber
$389.00 per month
36 months: $14,004.00
Installation: $500.00
Total contract: $14,504.00`,
      `Metrobeam
Monthly service 36 x $405.00 = $14,580.00
Installation waived
Term total $14,580.00`,
    ],
    vendors: [
      offered('Northline Fiber', { lines: [[36, '389.00']], fees: '500.00', isSplitOpen: true, leadDays: [null] }),
      offered('Metrobeam', { lines: [[36, '405.00']], leadDays: [null] }),
    ],
    recommended: 'Northline Fiber',
  },
  {
    name: 'vendor columns separated by bars',
    brief: `Office move supplies, who is lowest for all of it? deliver 60173

| Item | Qty | Boxmart | Pack & Go Supply |
|---|---|---|---|
| Moving box large | 150 | $2.10 | $2.25 |
| Tape roll | 36 | $3.40 | $2.95 |
| Delivery | | $35.00 | $20.00 |`,
    quotes: [],
    vendors: [
      offered('Boxmart', {
        lines: [
          [150, '2.10'],
          [36, '3.40'],
        ],
        freight: '35.00',
        leadDays: [null],
      }),
      offered('Pack & Go Supply', {
        lines: [
          [150, '2.25'],
          [36, '2.95'],
        ],
        freight: '20.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Pack & Go Supply',
  },
  {
    name: 'a quote that leaves the disposal out',
    brief: `Replace 6 rooftop fans, remove and dispose of the old ones, on site in Macon. Lowest complete price?`,
    quotes: [
      `Ocmulgee Mechanical
6 fans installed @ $1,480.00   $8,880.00
Removal and disposal             $420.00
Total                          $9,300.00
2 weeks`,
      `Bibb Air Services
6 fans installed @ $1,435.00 = $8,610.00
Removal by others, disposal not included
10 days`,
    ],
    vendors: [
      offered('Ocmulgee Mechanical', {
        lines: [[6, '1480.00']],
        fees: '420.00',
        isSplitOpen: true,
        leadDays: [14],
      }),
      offered('Bibb Air Services', { lines: [[6, '1435.00']], isOpen: true, leadDays: [10] }),
    ],
    recommended: 'Ocmulgee Mechanical',
  },
  {
    name: 'maquinaria de alquiler por día',
    brief: `Alquiler de 2 plataformas elevadoras durante 10 días en Zaragoza, sin IVA`,
    quotes: [
      `Alquileres Ebro, S.L.
2 plataformas x 10 días x 68,00 € = 1.360,00 €
Transporte ida y vuelta 140,00 €
Total sin IVA 1.500,00 €`,
      `Maquinaria Moncayo S.A.
Plataforma elevadora: 2 uds. 74,00 €/día, 10 días = 1.480,00 €
Transporte incluido
Total 1.480,00 € + IVA`,
    ],
    vendors: [
      offered('Alquileres Ebro, S.L.', {
        currency: 'EUR',
        lines: [[20, '68.00']],
        freight: '140.00',
        leadDays: [null],
      }),
      offered('Maquinaria Moncayo S.A.', { currency: 'EUR', lines: [[20, '74.00']], leadDays: [null] }),
    ],
    recommended: 'Maquinaria Moncayo S.A.',
  },
  {
    name: 'freight extra at one, nothing said at the other',
    brief: `20 rolls of geotextile GT-200, to 59715`,
    quotes: [
      `Gallatin Geo
GT-200   20   $310.00   $6,200.00
Freight additional
1 week`,
      `Bridger Erosion Control
20 rolls GT-200 at $335.00 = $6,700.00
Delivered to Bozeman
4 days`,
    ],
    vendors: [
      offered('Gallatin Geo', { lines: [[20, '310.00']], freight: null, leadDays: [7] }),
      offered('Bridger Erosion Control', { lines: [[20, '335.00']], leadDays: [4] }),
    ],
    recommended: 'Bridger Erosion Control',
  },
  {
    name: 'one in euros without a rate',
    brief: `8 encoders EN-58, ship to Ann Arbor 48104, need the answer in USD`,
    quotes: [
      `Huron Motion
EN-58   8   $264.00   $2,112.00
Shipping $14.00
Total $2,126.00
Stock`,
      `Neckar Sensorik GmbH
8 x EN-58 à 219,00 € = 1.752,00 €
DDP Ann Arbor
2 Wochen`,
    ],
    vendors: [
      offered('Huron Motion', { lines: [[8, '264.00']], freight: '14.00', leadDays: [0] }),
      offered('Neckar Sensorik GmbH', { currency: 'EUR', lines: [[8, '219.00']], leadDays: [14] }),
    ],
    recommended: null,
    asksCaller: /rate/i,
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
  {
    name: 'stone by the ton with fuel',
    brief: `180 tons of #57 stone delivered to the job site, Roanoke 24012`,
    quotes: [
      `Blue Ridge Aggregates
#57 stone, 180 tons @ $21.50    $3,870.00
Haul 180 tons @ $6.25           $1,125.00
Fuel surcharge                     $90.00
Total                           $5,085.00`,
      `Star City Stone
180 tn #57 at 28.40 delivered   5,112.00`,
    ],
    vendors: [
      offered('Blue Ridge Aggregates', {
        lines: [
          [180, '21.50'],
          [180, '6.25'],
        ],
        fees: '90.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Star City Stone', { lines: [[180, '28.40']], leadDays: [null] }),
    ],
    recommended: 'Blue Ridge Aggregates',
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
    name: 'notes on paper, three shops',
    brief: `brake pads for 10 vans, set of 4 per van, called around, delivered to our garage in Hull, ex vat

Humber Motor Factors - £38.50 a set, 10 sets £385, free delivery, tomorrow
Wold Auto Parts - £36.90 a set, £369 for ten, delivery £12, 2 days
Holderness Spares - £41.00 a set, £410, delivered, in stock`,
    quotes: [],
    vendors: [
      offered('Humber Motor Factors', { currency: 'GBP', lines: [[10, '38.50']], leadDays: [1] }),
      offered('Wold Auto Parts', { currency: 'GBP', lines: [[10, '36.90']], freight: '12.00', leadDays: [2] }),
      offered('Holderness Spares', { currency: 'GBP', lines: [[10, '41.00']], leadDays: [0] }),
    ],
    recommended: 'Wold Auto Parts',
  },
  {
    name: 'security cameras with a price that expires soon',
    brief: `14 cameras CM-4K and 1 recorder NR-16, install at our site in Provo. today is 5 March 2027`,
    quotes: [
      `Timpanogos Security
CM-4K camera      14   $189.00   $2,646.00
NR-16 recorder     1   $640.00     $640.00
Installation                     $1,900.00
Total                            $5,186.00
Valid until 1 March 2027`,
      `Utah Valley Alarm Co
14 x CM-4K @ $196.00 = $2,744.00
1 x NR-16 @ $615.00 = $615.00
Installation $1,950.00
Total $5,309.00
Valid until 30 April 2027`,
    ],
    vendors: [
      offered('Timpanogos Security', {
        lines: [
          [14, '189.00'],
          [1, '640.00'],
        ],
        fees: '1900.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Utah Valley Alarm Co', {
        lines: [
          [14, '196.00'],
          [1, '615.00'],
        ],
        fees: '1950.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Utah Valley Alarm Co',
  },
];
