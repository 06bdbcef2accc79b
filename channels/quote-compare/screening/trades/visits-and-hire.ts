import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Work, hire and contracts: what is done by the visit, the day or the month. */
export const VISITS_AND_HIRE: ScreeningBrief[] = [
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
];
