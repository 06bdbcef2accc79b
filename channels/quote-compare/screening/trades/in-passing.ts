import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** What people say in passing, and what turns on it: who gets a discount and until when, what is not split, what a load holds. */
export const IN_PASSING: ScreeningBrief[] = [
  {
    name: 'a discount for members of a trade that the caller is in, and one that is over',
    brief: `We are a bakery in Salem 97301, resale number on file so no tax. Need 6 sheet racks SR-20 and 12 proof covers PC-20. Today is March 9, 2027. Lowest landed?`,
    quotes: [
      `Willamette Food Equipment
SR-20 $212.00 each
PC-20 $31.00 each
We give bakeries 10% off the goods. Freight $120.00`,
      `Cascade Kitchen Supply
SR-20 $199.00 each
PC-20 $30.00 each
Winter promo: 15% off for orders placed by 02/28/2027
Free shipping`,
    ],
    vendors: [
      offered('Willamette Food Equipment', {
        lines: [
          [6, '212.00'],
          [12, '31.00'],
        ],
        discount: '164.40',
        freight: '120.00',
        leadDays: [null],
      }),
      offered('Cascade Kitchen Supply', {
        lines: [
          [6, '199.00'],
          [12, '30.00'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Cascade Kitchen Supply',
  },
  {
    name: 'cartons that are not split, and a surcharge on the freight',
    brief: `Qty 20 desk lamps DL-77 for the reading room, delivered to 43215. No tax. Best price?`,
    quotes: [
      `Scioto Lighting
DL-77 $24.50 each, they come in cartons of 6 and we can't split a carton. Freight $40.00`,
      `Olentangy Supply
DL-77 $26.00 each. Freight is $50.00; the carrier puts a 12% fuel surcharge on the freight. 5 days.`,
    ],
    vendors: [
      offered('Scioto Lighting', { lines: [[24, '24.50']], freight: '40.00', leadDays: [null] }),
      offered('Olentangy Supply', { lines: [[20, '26.00']], freight: '50.00', fees: '6.00', leadDays: [5] }),
    ],
    recommended: 'Olentangy Supply',
  },
  {
    name: 'a guest house that needs bedding, one price in dozens',
    brief: `we run a 14 room guest house in Duluth 55802 and need 48 pillow cases and 30 bath mats. tax exempt on file. who is lowest with shipping?`,
    quotes: [
      `Lakehead Linen
pillow cases 48 3.20 153.60
bath mats 30 5.75 172.50
shipping 22.00`,
      `Superior Hospitality
Hi, pillow cases are sold by the full dozen: pillow cases $36.00/dz, bath mats $66.00/dz. Shipping is included.`,
    ],
    vendors: [
      offered('Lakehead Linen', {
        lines: [
          [48, '3.20'],
          [30, '5.75'],
        ],
        freight: '22.00',
        leadDays: [null],
      }),
      offered('Superior Hospitality', {
        lines: [
          [48, '36.00', 12],
          [36, '66.00', 12],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Superior Hospitality',
  },
  {
    name: 'runs of leaflets and labels, each with its price',
    brief: `5,000 leaflets A6 and 2,000 labels for the seed fair, to our shop in Hexham. All ex VAT, who is cheapest?`,
    quotes: [
      `Tynedale Print
Leaflets A6: 2,500 £71 / 5,000 £104 / 10,000 £158
Labels: 1,000 £39 / 2,000 £56
One-off proof £12
Free delivery`,
      `Corbridge Press
Leaflets A6 are £23.00 per 1,000
Labels £31.00 per 1,000
Delivery £8.50`,
    ],
    vendors: [
      offered('Tynedale Print', {
        currency: 'GBP',
        lines: [
          [1, '104.00'],
          [1, '56.00'],
        ],
        fees: '12.00',
        leadDays: [null],
      }),
      offered('Corbridge Press', {
        currency: 'GBP',
        lines: [
          [5000, '23.00', 1000],
          [2000, '31.00', 1000],
        ],
        freight: '8.50',
        leadDays: [null],
      }),
    ],
    recommended: 'Tynedale Print',
  },
  {
    name: 'tiles by the box, and a percent off them from some boxes on',
    brief: `Need 200 sq ft of the 8x8 wall tile and 4 bags of grout, delivered to Bend OR 97701 (no sales tax). Which costs least?`,
    quotes: [
      `High Desert Tile
The 8x8 wall tile is $5.10 per sq ft. It comes 11 sq ft to the box and we only sell full boxes. Grout $18.00 a bag. Delivery $45.`,
      `Deschutes Flooring
8 x 8 wall tile (10 sq ft/box, full boxes)   $52.00 per box
   ** 10% off tile on 15 boxes or more **
grout    $19.50
Delivery $60.00`,
    ],
    vendors: [
      offered('High Desert Tile', {
        lines: [
          [209, '5.10'],
          [4, '18.00'],
        ],
        freight: '45.00',
        leadDays: [null],
      }),
      offered('Deschutes Flooring', {
        lines: [
          [20, '52.00'],
          [4, '19.50'],
        ],
        discount: '104.00',
        freight: '60.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Deschutes Flooring',
  },
  {
    name: 'gravel by the load, with what a truck holds',
    brief: `40 tons pea gravel and 20 yards topsoil dumped at the site in Ames 50010, no tax. which yard is cheaper with delivery?`,
    quotes: [
      `Skunk River Aggregates: pea gravel $31 a ton, topsoil $28 a yard. Delivery is $90 a load. Truck holds 15 tons or 12 yards`,
      `Story County Materials
pea gravel $33.00/ton
topsoil $29.00/yd
delivery $150.00 for all of it`,
    ],
    vendors: [
      offered('Skunk River Aggregates', {
        lines: [
          [40, '31'],
          [20, '28'],
        ],
        freight: null,
        leadDays: [null],
      }),
      offered('Story County Materials', {
        lines: [
          [40, '33.00'],
          [20, '29.00'],
        ],
        freight: '150.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Story County Materials',
  },
  {
    name: 'firms that name themselves in passing, prices in a run',
    brief: `2 patio heaters and 6 gas bottles for the terrace in Cork. Compare ex VAT, delivered. Which one?`,
    quotes: [
      `Hey there, Lee Valley Gas here - heaters 245.00 bottles 38.50, both delivered. plus VAT`,
      `hi this is Aoife from Blackrock Heat & Light. heaters 229.00 bottles 44.00. delivery €15. all plus VAT`,
    ],
    vendors: [
      offered('Lee Valley Gas', {
        currency: 'EUR',
        lines: [
          [2, '245.00'],
          [6, '38.50'],
        ],
        leadDays: [null],
      }),
      offered('Blackrock Heat & Light', {
        currency: 'EUR',
        lines: [
          [2, '229.00'],
          [6, '44.00'],
        ],
        freight: '15.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Lee Valley Gas',
  },
  {
    name: 'feed in rand, thousands parted by blanks',
    brief: `Need 1 500 kg sheep pellets delivered to the farm at Cradock. Zero rated, so no VAT. Cheapest?`,
    quotes: [
      `Karoo Feeds
Sheep pellets R 6 250,00 per ton, transport R 1 150,00`,
      `Fish River Co-op
Sheep pellets R 329,50 per 50 kg bag, free delivery`,
    ],
    vendors: [
      offered('Karoo Feeds', {
        currency: 'ZAR',
        lines: [[1500, '6250.00', 1000]],
        freight: '1150.00',
        leadDays: [null],
      }),
      offered('Fish River Co-op', { currency: 'ZAR', lines: [[1500, '329.50', 50]], leadDays: [null] }),
    ],
    recommended: 'Fish River Co-op',
  },
];
