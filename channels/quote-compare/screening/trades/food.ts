import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Catering, events, coffee and farm. */
export const FOOD: ScreeningBrief[] = [
  {
    name: 'catering per head with a service percentage',
    brief: `Offsite lunch on May 12 for 85 people, buffet, on site in Boulder. Cap is $3,000. Who should I book?`,
    quotes: [
      `Flatirons Catering
Buffet lunch, 85 guests @ $27.50 per person      $2,337.50
Service charge 18%                                 $420.75
Delivery and setup                                  $90.00
Total                                            $2,848.25`,
      `Pearl Street Kitchen
Hi Sam, the "Mesa" buffet is $31 a head, that's $2,635 for your 85. Setup, staff and delivery are all in that number. Total $2,635.00
- Nico`,
    ],
    vendors: [
      offered('Flatirons Catering', {
        lines: [[85, '27.50']],
        fees: '420.75',
        freight: '90.00',
        statedTotal: '2848.25',
        leadDays: [null],
      }),
      offered('Pearl Street Kitchen', { lines: [[85, '31.00']], leadDays: [null] }),
    ],
    recommended: 'Pearl Street Kitchen',
  },
  {
    name: 'traiteur, prix par personne',
    brief: `Cocktail pour 120 personnes le 18 juin, livré à Nantes. Budget 5 000 € HT. Comparer hors taxes.`,
    quotes: [
      `Maison Kerguelen Traiteur
Cocktail 14 pièces : 120 personnes x 34,50 € HT = 4 140,00 € HT
Livraison et mise en place : 180,00 € HT
Total HT : 4 320,00 €`,
      `Les Cuisines de l'Erdre SARL
Désignation            Qté    P.U. HT    Total HT
Cocktail 14 pièces     120    36,00      4 320,00
Livraison offerte
Total HT                                 4 320,00
Remise 5 %                                -216,00
Net HT                                   4 104,00`,
    ],
    vendors: [
      offered('Maison Kerguelen Traiteur', {
        currency: 'EUR',
        lines: [[120, '34.50']],
        freight: '180.00',
        leadDays: [null],
      }),
      offered("Les Cuisines de l'Erdre SARL", {
        currency: 'EUR',
        lines: [[120, '36.00']],
        discount: '216.00',
        leadDays: [null],
      }),
    ],
    recommended: "Les Cuisines de l'Erdre SARL",
  },
  {
    name: 'coffee by the pound and by the case',
    brief: `Office coffee: 120 lb of house blend whole bean, delivered 55414. Cheapest?`,
    quotes: [
      `Mill City Roasters
House blend whole bean   120 lb   $9.80/lb   $1,176.00
Delivery                                        $25.00
Total                                        $1,201.00
Roasted to order, 3 days`,
      `Northeast Coffee Works
House blend, case of 6 x 5 lb bags (30 lb)
4 cases @ $285.00 = $1,140.00
Delivered on our Tuesday route, no charge
2 days`,
    ],
    vendors: [
      offered('Mill City Roasters', { lines: [[120, '9.80']], freight: '25.00', leadDays: [3] }),
      offered('Northeast Coffee Works', { lines: [[4, '285.00']], leadDays: [2] }),
    ],
    recommended: 'Northeast Coffee Works',
  },
  {
    name: 'tent and chairs for hire, per day',
    brief: `Party hire for one day, Saturday 19 June: 1 marquee 9x12m, 20 trestle tables, 160 folding chairs. Site is in Bath. Compare ex VAT.`,
    quotes: [
      `Avon Marquees Ltd
Marquee 9m x 12m        1     £640.00    £640.00
Trestle table          20       £7.50    £150.00
Folding chair         160       £1.60    £256.00
Delivery & collection                     £75.00
Total ex VAT                           £1,121.00`,
      `Georgian Party Hire
1 x marquee 9x12m - £695
20 x trestle tables @ £6.80 - £136
160 x folding chairs @ £1.45 - £232
Delivery and collection free within 10 miles of Bath
Total £1,063 + VAT`,
    ],
    vendors: [
      offered('Avon Marquees Ltd', {
        currency: 'GBP',
        lines: [
          [1, '640.00'],
          [20, '7.50'],
          [160, '1.60'],
        ],
        freight: '75.00',
        leadDays: [null],
      }),
      offered('Georgian Party Hire', {
        currency: 'GBP',
        lines: [
          [1, '695.00'],
          [20, '6.80'],
          [160, '1.45'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Georgian Party Hire',
  },
  {
    name: 'feed by the tonne, notes of two calls',
    brief: `Need 24 tonnes dairy pellets 16% delivered to the farm at Hamilton. Rang two mobs:

Waikato Stockfeeds - $512/t delivered, 24t = $12,288, can do within 5 days
Te Awa Feeds - $489 per tonne ex mill, cartage $28 per tonne, next week

all ex GST`,
    quotes: [],
    vendors: [
      offered('Waikato Stockfeeds', { currency: 'NZD', lines: [[24, '512.00']], leadDays: [5] }),
      offered('Te Awa Feeds', { currency: 'NZD', lines: [[24, '489.00']], freight: '672.00', leadDays: [7, null] }),
    ],
    recommended: 'Waikato Stockfeeds',
  },
  {
    name: 'bottled water with deposits in a Markdown table',
    brief: `We go through 60 five-gallon bottles of water in a quarter. Which delivery service? 85281`,
    quotes: [
      `## Sonoran Springs

| Item | Qty | Price | Amount |
|---|---:|---:|---:|
| 5 gal bottle | 60 | $7.25 | $435.00 |
| Delivery | | | $30.00 |
| **Total** | | | **$465.00** |

Lead time: 2 days`,
      `## Papago Water Delivery

| Description | Quantity | Each | Total |
|:--|--:|--:|--:|
| 5 gallon bottle | 60 | $6.95 | $417.00 |
| Fuel surcharge | 1 | $12.00 | $12.00 |
| Delivery | 1 | $0.00 | $0.00 |
| **Total due** | | | **$429.00** |

Next day`,
    ],
    vendors: [
      offered('Sonoran Springs', {
        lines: [[60, '7.25']],
        freight: '30.00',
        statedTotal: '465.00',
        leadDays: [2],
      }),
      offered('Papago Water Delivery', {
        lines: [[60, '6.95']],
        fees: '12.00',
        statedTotal: '429.00',
        leadDays: [1],
      }),
    ],
    recommended: 'Papago Water Delivery',
  },
];
