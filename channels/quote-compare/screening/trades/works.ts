import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Roofing, painting, flooring, landscaping, concrete, cleaning and guards: work on a site. */
export const WORKS: ScreeningBrief[] = [
  {
    name: 'gutters and a roof by the square',
    brief: `Garage roof, 22 squares, tear off and new architectural shingles, plus 140 ft of 5" gutter. Two roofers came out. Lowest for everything?`,
    quotes: [
      `Hearthside Roofing LLC - Estimate 3381
Tear off 22 sq @ 65.00 ........ 1,430.00
Architectural shingles 22 sq @ 310.00 ........ 6,820.00
5" seamless gutter 140 ft @ 9.50 ........ 1,330.00
Dump fee ........ 275.00
Total ........ 9,855.00
Start: 3 weeks`,
      `Blue Ox Exteriors
Estimate
Everything as discussed, tear-off, 22 squares architectural shingle, 140' gutter, cleanup and disposal: $9,420.00 total.
We can start in 2 weeks.`,
    ],
    vendors: [
      offered('Hearthside Roofing LLC', {
        lines: [
          [22, '65.00'],
          [22, '310.00'],
          [140, '9.50'],
        ],
        fees: '275.00',
        isSplitOpen: true,
        leadDays: [21, null],
      }),
      offered('Blue Ox Exteriors', { lines: [[1, '9420.00']], leadDays: [14, null] }),
    ],
    recommended: 'Blue Ox Exteriors',
  },
  {
    name: 'painting by the square foot',
    brief: `Paint 14,200 sq ft of warehouse wall, two coats, white. Quotes below. On site in Toledo, nothing to ship.`,
    quotes: [
      `Glass City Painters
14,200 sq ft @ $0.92/sq ft     $13,064.00
Lift rental                     $1,150.00
Total                          $14,214.00
10 working days`,
      `Maumee Coatings
Walls, two coats: 14,200 SF at $1.04 per SF = $14,768.00, lift included
Discount for weekday work -$600.00
Total $14,168.00`,
    ],
    vendors: [
      offered('Glass City Painters', {
        lines: [[14200, '0.92']],
        fees: '1150.00',
        isSplitOpen: true,
        leadDays: [14, null],
      }),
      offered('Maumee Coatings', { lines: [[14200, '1.04']], discount: '600.00', leadDays: [null] }),
    ],
    recommended: 'Maumee Coatings',
  },
  {
    name: 'carpet tiles by the square metre, boxes of five',
    brief: `180 m2 of carpet tile, charcoal, delivered Manchester M4. We compare ex VAT.`,
    quotes: [
      `Ancoats Flooring Ltd
Carpet tile charcoal 50x50
180 m2 @ £17.95/m2          £3,231.00
Delivery                       £45.00
Net                         £3,276.00
VAT 20%                       £655.20
Gross                       £3,931.20
Lead time 4-5 days`,
      `Irwell Contract Interiors
Carpet tiles charcoal, 5 m2 per box
36 boxes x £92.50 = £3,330.00 ex VAT
Free delivery
In stock`,
    ],
    vendors: [
      offered('Ancoats Flooring Ltd', { currency: 'GBP', lines: [[180, '17.95']], freight: '45.00', leadDays: [5] }),
      offered('Irwell Contract Interiors', { currency: 'GBP', lines: [[36, '92.50']], leadDays: [0] }),
    ],
    recommended: 'Ancoats Flooring Ltd',
  },
  {
    name: 'mowing visits per season',
    brief: `Lawn service for the office park: 26 mowings, 2 fertilizer treatments, spring cleanup. Season total wanted.`,
    quotes: [
      `Greenbrook Grounds
Mowing: 26 visits @ $185.00 = $4,810.00
Fertilizer: 2 @ $240.00 = $480.00
Spring cleanup: $650.00
Season total: $5,940.00`,
      `Tall Grass Landscaping

Service\tVisits\tPer visit\tTotal
Mowing\t26\t$172.00\t$4,472.00
Fertilizer treatment\t2\t$310.00\t$620.00
Spring cleanup\t1\t$725.00\t$725.00
Total\t\t\t$5,817.00`,
    ],
    vendors: [
      offered('Greenbrook Grounds', {
        lines: [
          [26, '185.00'],
          [2, '240.00'],
          [1, '650.00'],
        ],
        leadDays: [null],
      }),
      offered('Tall Grass Landscaping', {
        lines: [
          [26, '172.00'],
          [2, '310.00'],
          [1, '725.00'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Tall Grass Landscaping',
  },
  {
    name: 'ready-mix by the yard with a short load fee',
    brief: `Pour on Friday: 38 yards of 4000 psi concrete to the site in Ogden 84401. Who is lower?`,
    quotes: [
      `Wasatch Ready Mix
4000 PSI, 38 yd @ $148.00      $5,624.00
Fuel surcharge, 4 loads @ $15.00    $60.00
Total                          $5,684.00
Delivered`,
      `Weber Basin Concrete
38 cy 4000 psi @ $151.50/cy = $5,757.00 delivered
Environmental fee $2.00 per yard
Next day`,
    ],
    vendors: [
      offered('Wasatch Ready Mix', { lines: [[38, '148.00']], fees: '60.00', leadDays: [null] }),
      offered('Weber Basin Concrete', { lines: [[38, '151.50']], fees: '76.00', leadDays: [1] }),
    ],
    recommended: 'Wasatch Ready Mix',
  },
  {
    name: 'Unterhaltsreinigung, Preis pro Monat',
    brief: `Büroreinigung für 12 Monate, 640 m². Welches Angebot ist im Jahr günstiger? Nettovergleich.`,
    quotes: [
      `Glanzwerk Gebäudeservice GmbH
Unterhaltsreinigung 640 m², monatlich 1.180,00 €
Jahrespreis (12 Monate) 14.160,00 € netto
Grundreinigung einmalig 420,00 €
Gesamt netto 14.580,00 €`,
      `Sauber & Söhne KG
Leistung                 Monate   Preis/Monat   Gesamt
Unterhaltsreinigung      12       1.195,00      14.340,00
Grundreinigung           inklusive
Gesamt netto                                    14.340,00`,
    ],
    vendors: [
      offered('Glanzwerk Gebäudeservice GmbH', {
        currency: 'EUR',
        lines: [[12, '1180.00']],
        fees: '420.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Sauber & Söhne KG', { currency: 'EUR', lines: [[12, '1195.00']], leadDays: [null] }),
    ],
    recommended: 'Sauber & Söhne KG',
  },
  {
    name: 'guards by the hour with hours stated',
    brief: `Night guard for a construction site: 8 weeks, 84 hours a week, that is 672 hours. Compare.`,
    quotes: [
      `Ironwatch Security
672 hours x $27.40 = $18,412.80
Uniform and radio fee $0
Total $18,412.80`,
      `Palisade Protective Services
Unarmed guard, 672 hrs @ $26.10/hr  $17,539.20
Mobilization fee                     $500.00
Site vehicle, 8 weeks @ $95.00       $760.00
Total                             $18,799.20`,
    ],
    vendors: [
      offered('Ironwatch Security', { lines: [[672, '27.40']], leadDays: [null] }),
      offered('Palisade Protective Services', {
        lines: [
          [672, '26.10'],
          [8, '95.00'],
        ],
        fees: '500.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Ironwatch Security',
  },
  {
    name: 'skips, one with a weight limit that costs',
    brief: `3 x 8 yard skips, mixed waste, Bristol. prices ex vat are fine`,
    quotes: [
      `Severn Skips
3 x 8yd skip @ £285 = £855
Permit £42 each
Total £981 ex VAT
Next day delivery`,
      `Clifton Waste Ltd
8yd skip
3 off
£310.00 each
£930.00
Permits included
2 days
All prices exclude VAT`,
    ],
    vendors: [
      offered('Severn Skips', { currency: 'GBP', lines: [[3, '285.00']], fees: '126.00', leadDays: [1] }),
      offered('Clifton Waste Ltd', { currency: 'GBP', lines: [[3, '310.00']], leadDays: [2] }),
    ],
    recommended: 'Clifton Waste Ltd',
  },
];
