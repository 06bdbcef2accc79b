import type { ScreeningBrief } from './screening-brief.ts';

/** Tables that are turned, steps of a discount, days on which nobody works, carriage by the pallet. */
export const TURNED: ScreeningBrief[] = [
  {
    name: 'parts as columns',
    brief: `Compare 200 pcs bracket BK-110, 200 pcs bracket BK-120, 400 pcs clip CL-9. To 37421.`,
    quotes: [
      `Chickamauga Stamping      Quote 5512
              BK-110     BK-120     CL-9
Qty              200        200      400
Unit price      1.14       1.38     0.22
Extended      228.00     276.00    88.00
Total for all three: 592.00
Freight 35.00 prepaid and added
3 weeks`,
      `Lookout Metal Products
| | BK-110 | BK-120 | CL-9 |
|---|---|---|---|
| Quantity | 200 | 200 | 400 |
| Price each | $1.09 | $1.42 | $0.25 |
| Amount | $218.00 | $284.00 | $100.00 |

Free freight to 37421. Two weeks.`,
    ],
    vendors: [
      {
        vendor: 'Chickamauga Stamping',
        linesSubtotal: '592.00',
        freight: '35.00',
        landedTotal: '627.00',
        leadDays: [21],
      },
      {
        vendor: 'Lookout Metal Products',
        linesSubtotal: '602.00',
        freight: '0.00',
        landedTotal: '602.00',
        leadDays: [14],
      },
    ],
    recommended: 'Lookout Metal Products',
  },
  {
    name: 'steps of a discount',
    brief: `80 vests SV-XL, 80 hard hats HH-2 and 40 goggles SG-9 for 50309`,
    quotes: [
      `Des Moines Safety
SV-XL  80  9.50   760.00
HH-2   80 14.25 1,140.00
SG-9   40  6.00   240.00
Orders over $1,000 take 5%, over $2,000 take 8%
Freight 45.00
Stock`,
      `Raccoon River Supply
SV-XL 80 @ 9.10 = 728.00
HH-2 80 @ 13.60 = 1,088.00
SG-9 40 @ 5.75 = 230.00
Freight 40.00
Total 2,086.00
2 days`,
    ],
    vendors: [
      {
        vendor: 'Des Moines Safety',
        linesSubtotal: '2140.00',
        freight: '45.00',
        discount: '171.20',
        landedTotal: '2013.80',
        leadDays: [0],
      },
      {
        vendor: 'Raccoon River Supply',
        linesSubtotal: '2046.00',
        freight: '40.00',
        landedTotal: '2086.00',
        statedTotal: '2086.00',
        leadDays: [2],
      },
    ],
    recommended: 'Des Moines Safety',
  },
  {
    name: 'a shutdown over the new year',
    brief: `Need 4 spindles SP-4000 at 53718 by 2027-01-08. Today is 2026-12-17.`,
    quotes: [
      `Dane County Machine
SP-4000  4  1,120.00  4,480.00
Freight 60.00
Total 4,540.00
Lead time 10 working days ARO. Note: plant closed December 24 through January 3.`,
      `Badger Spindle Works
SP-4000  4 @ 1,180.00 = 4,720.00
Freight included
Total 4,720.00
Delivery to your dock on January 6, 2027`,
    ],
    vendors: [
      {
        vendor: 'Dane County Machine',
        linesSubtotal: '4480.00',
        freight: '60.00',
        landedTotal: '4540.00',
        statedTotal: '4540.00',
        leadDays: [25, 26],
      },
      {
        vendor: 'Badger Spindle Works',
        linesSubtotal: '4720.00',
        freight: '0.00',
        landedTotal: '4720.00',
        statedTotal: '4720.00',
        leadDays: [20],
      },
    ],
    recommended: 'Badger Spindle Works',
    deadline: '2027-01-08',
  },
  {
    name: 'carriage by the pallet',
    brief: `150 bags absorbent FA-25 (50 per pallet), to 62704`,
    quotes: [
      `Sangamon Absorbents
FA-25   150 bags   7.80   1,170.00
Freight: $95.00 per pallet, 3 pallets
Lead time 3 days`,
      `Prairie State Safety
FA-25 150 bg @ 8.10 = 1,215.00
Freight 210.00
Total 1,425.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Sangamon Absorbents',
        linesSubtotal: '1170.00',
        freight: '285.00',
        landedTotal: '1455.00',
        leadDays: [3],
      },
      {
        vendor: 'Prairie State Safety',
        linesSubtotal: '1215.00',
        freight: '210.00',
        landedTotal: '1425.00',
        statedTotal: '1425.00',
        leadDays: [0],
      },
    ],
    recommended: 'Prairie State Safety',
  },
  {
    name: 'prices for a thousand and a dozen, cards and reels',
    brief: `Need 3,600 machine screws MS-832-050, 144 wing nuts WN-8 and 2,500 ft hookup wire HW-22-RD. Ship to 44114.`,
    quotes: [
      `Cuyahoga Fastener & Wire — Quote CF-2207
| Item | Qty | UOM | Price | Per | Amount |
|------|-----|-----|-------|-----|--------|
| MS-832-050 | 3,600 | EA | 31.25 | M | 112.50 |
| WN-8 | 144 | EA | 4.44 | DZ | 53.28 |
| HW-22-RD | 2,500 | FT | 58.00 | M | 145.00 |
Freight 19.90
Total 330.68
In stock`,
      `Erieview Supply Co
MS-832-050, 100/bx, $3.40/bx, 36 bx          $122.40
WN-8, card of 12, $4.10/card, 12 cards        $49.20
HW-22-RD, 500 ft reel $30.75, 5 reels        $153.75
Delivered 44114, no freight.
Total $325.35
Stock`,
    ],
    vendors: [
      {
        vendor: 'Cuyahoga Fastener & Wire',
        linesSubtotal: '310.78',
        freight: '19.90',
        landedTotal: '330.68',
        statedTotal: '330.68',
        leadDays: [0],
      },
      {
        vendor: 'Erieview Supply Co',
        linesSubtotal: '325.35',
        freight: '0.00',
        landedTotal: '325.35',
        statedTotal: '325.35',
        leadDays: [0],
      },
    ],
    recommended: 'Erieview Supply Co',
  },
  {
    name: "abbreviations by consonants, sizes before 'in'",
    brief: `Quote for 300 ft of 1/2" EMT conduit, 60 pcs 1/2 in EMT couplings and 60 pcs 1/2 in EMT connectors, to 68102.`,
    quotes: [
      `Gold Coast Electric Supply
1/2" EMT conduit 10 ft lengths, 30 lengths @ $6.40    $192.00
1/2" EMT set screw coupling, 60 @ $0.58             $34.80
1/2" EMT set screw connector, 60 @ $0.49           $29.40
Delivery  $25.00
Total   $281.20
Tomorrow`,
      `Omaha Conduit
EMT CONDUIT 1/2"        300 FT   62.00/C   186.00
EMT CPLG 1/2 SS          60 EA   61.00/C    36.60
EMT CONN 1/2 SS          60 EA   52.00/C    31.20
Freight allowed
Total 253.80
Stock`,
    ],
    vendors: [
      {
        vendor: 'Gold Coast Electric Supply',
        linesSubtotal: '256.20',
        freight: '25.00',
        landedTotal: '281.20',
        statedTotal: '281.20',
        leadDays: [1],
      },
      {
        vendor: 'Omaha Conduit',
        linesSubtotal: '253.80',
        freight: '0.00',
        landedTotal: '253.80',
        statedTotal: '253.80',
        leadDays: [0],
      },
    ],
    recommended: 'Omaha Conduit',
  },
  {
    name: 'a limit in words',
    brief: `We're rebuilding two presses and will be wanting a dozen of the hydraulic seal kits HSK-80, plus four spare cylinders HC-80-12; also sixty feet of hose H-38. Everything goes to our shop in 61109 and we'd like to stay below three thousand dollars.`,
    quotes: [
      `Rock River Fluid
HSK-80   12   42.00   504.00
HC-80-12  4  485.00  1,940.00
H-38   60 ft  3.15   189.00
Freight 75.00
Total 2,708.00
2 weeks`,
      `Kishwaukee Hydraulics
HSK-80 12 @ 39.50 474.00
HC-80-12 4 @ 510.00 2,040.00
H-38 60 ft @ 2.95/ft 177.00
Delivered. Total 2,691.00
10 days`,
    ],
    vendors: [
      {
        vendor: 'Rock River Fluid',
        linesSubtotal: '2633.00',
        freight: '75.00',
        landedTotal: '2708.00',
        statedTotal: '2708.00',
        leadDays: [14],
      },
      {
        vendor: 'Kishwaukee Hydraulics',
        linesSubtotal: '2691.00',
        freight: '0.00',
        landedTotal: '2691.00',
        statedTotal: '2691.00',
        leadDays: [10],
      },
    ],
    recommended: 'Kishwaukee Hydraulics',
  },
];
