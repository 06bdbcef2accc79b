import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Goods by the pail, the bale, the ton and the case, and notes of calls. */
export const FARM_AND_SHOP: ScreeningBrief[] = [
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
];
