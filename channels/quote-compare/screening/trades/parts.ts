import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Fasteners, bearings, steel, electrical, tires: goods by number. */
export const PARTS: ScreeningBrief[] = [
  {
    name: 'fasteners with everything on one line',
    brief: `qty 4000 hhcs 3/8-16x1-1/2 gr8 zy and 4000 flat washer 3/8 sae zy, need it at 48174 in 2 weeks`,
    quotes: [
      `detroit bolt & nut
3/8-16x1-1/2 hhcs gr8 zy  4000  at 218.00/m  872.00
3/8 sae flat washer zy  4000  at 41.00/m  164.00
frt 48.50
total 1084.50
stk`,
      `Ypsi Industrial Fastener
HHCS 3/8-16 x 1-1/2 GR 8 ZY / 4,000 pcs / $0.224 ea / $896.00
Flat washer SAE 3/8 ZY / 4,000 pcs / $0.038 ea / $152.00
Freight allowed over $750
7-8 days`,
    ],
    vendors: [
      offered('detroit bolt & nut', {
        lines: [
          [4000, '218.00', 1000],
          [4000, '41.00', 1000],
        ],
        freight: '48.50',
        leadDays: [0],
      }),
      offered('Ypsi Industrial Fastener', {
        lines: [
          [4000, '0.224'],
          [4000, '0.038'],
        ],
        leadDays: [8],
      }),
    ],
    recommended: 'Ypsi Industrial Fastener',
  },
  {
    name: 'a table on its side: fields are rows',
    brief: `Please compare for 12 pcs gate valve GV-4-150 and 6 pcs strainer YS-3-125, delivered to Mobile 36602.`,
    quotes: [
      `Gulf Pipe & Valve
Item         GV-4-150     YS-3-125
Qty          12           6
Unit price   412.00       268.00
Extended     4,944.00     1,608.00

Subtotal 6,552.00
Freight 185.00
Total 6,737.00
Lead time 2 weeks`,
      `Dauphin Island Supply
GV-4-150   12   405.00   4,860.00
YS-3-125    6   279.00   1,674.00
Freight                     240.00
Total                     6,774.00
Stock`,
    ],
    vendors: [
      offered('Gulf Pipe & Valve', {
        lines: [
          [12, '412.00'],
          [6, '268.00'],
        ],
        freight: '185.00',
        statedTotal: '6737.00',
        leadDays: [14],
      }),
      offered('Dauphin Island Supply', {
        lines: [
          [12, '405.00'],
          [6, '279.00'],
        ],
        freight: '240.00',
        statedTotal: '6774.00',
        leadDays: [0],
      }),
    ],
    recommended: 'Gulf Pipe & Valve',
  },
  {
    name: 'cable by the foot and by the reel',
    brief: `We need 3,000 ft of 12/2 MC cable, ship to 97402. Which supplier is less?`,
    quotes: [
      `Willamette Wire & Cable
12/2 MC, 250 ft reels
12 reels @ $168.00 = $2,016.00
Freight $65.00
stock`,
      `McKenzie Electric Supply
12/2 MC cable   3000 ft   $702.00/MFT   $2,106.00
Freight included
3 days`,
    ],
    vendors: [
      offered('Willamette Wire & Cable', { lines: [[12, '168.00']], freight: '65.00', leadDays: [0] }),
      offered('McKenzie Electric Supply', { lines: [[3000, '702.00', 1000]], leadDays: [3] }),
    ],
    recommended: 'Willamette Wire & Cable',
  },
  {
    name: 'steel by the hundredweight with a cutting charge',
    brief: `Quote comparison: 6,400 lb of 1/4" A36 plate and 2,200 lb of 2x2x1/4 angle. Deliver 35004.`,
    quotes: [
      `Cahaba Steel
PL 1/4 A36     6,400 lb   54.25 cwt   3,472.00
L 2x2x1/4      2,200 lb   58.00 cwt   1,276.00
Cutting                                  120.00
Delivery                                  95.00
TOTAL                                  4,963.00
Delivery: 4 days`,
      `Red Ore Metals
1/4" A36 plate, 6400 lb at $.56/lb = $3,584.00
2x2x1/4 angle, 2200 lb at $.595/lb = $1,309.00
delivered, no cutting charge
next day`,
    ],
    vendors: [
      offered('Cahaba Steel', {
        lines: [
          [6400, '54.25', 100],
          [2200, '58.00', 100],
        ],
        fees: '120.00',
        freight: '95.00',
        statedTotal: '4963.00',
        leadDays: [4],
      }),
      offered('Red Ore Metals', {
        lines: [
          [6400, '0.56'],
          [2200, '0.595'],
        ],
        leadDays: [1],
      }),
    ],
    recommended: 'Red Ore Metals',
  },
  {
    name: 'Indian quotes with GST and lakh grouping',
    brief: `Require 150 nos gear coupling GC-65 and 300 nos rubber spider RS-65, delivery at Coimbatore. GST input is claimed so compare before tax.`,
    quotes: [
      `Kovai Transmission Pvt. Ltd.
Sl  Description            Qty   Rate       Amount
1   Gear coupling GC-65    150   ₹1,840.00  ₹2,76,000.00
2   Rubber spider RS-65    300   ₹145.00    ₹43,500.00
    Packing & forwarding                    ₹4,500.00
    Basic total                             ₹3,24,000.00
    GST @ 18%                               ₹58,320.00
    Grand total                             ₹3,82,320.00
Freight: extra at actuals
Delivery: 3 weeks`,
      `Noyyal Engineering Works
GC-65 - 150 nos @ Rs. 1,895/- = Rs. 2,84,250/-
RS-65 - 300 nos @ Rs. 138/- = Rs. 41,400/-
F.O.R. Coimbatore
GST 18% extra
Delivery ex stock`,
    ],
    vendors: [
      offered('Kovai Transmission Pvt. Ltd.', {
        currency: 'INR',
        lines: [
          [150, '1840.00'],
          [300, '145.00'],
        ],
        fees: '4500.00',
        freight: null,
        leadDays: [21],
      }),
      offered('Noyyal Engineering Works', {
        currency: 'INR',
        lines: [
          [150, '1895.00'],
          [300, '138.00'],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Noyyal Engineering Works',
  },
  {
    name: 'a forwarded quote with marks and a quote from a portal, cell by cell',
    brief: `Fwd from our maintenance lead. 20 of contactor C25D and 10 of overload OL-25. 60601. Which?`,
    quotes: [
      `> From: "Wabash Controls" <quotes@wabash.example>
> Subject: Quotation 88120
>
> Thank you for your inquiry.
>
> C25D contactor      20    $61.40    $1,228.00
> OL-25 overload      10    $38.75      $387.50
> Ground freight                         $18.00
> Total                               $1,633.50
>
> Available from stock.`,
      `Lakeshore Automation
Part
Qty
Price
Total
C25D
20
$59.90
$1,198.00
OL-25
10
$41.20
$412.00
Shipping
$14.95
Order total
$1,624.95
Ships in
3 days`,
    ],
    vendors: [
      offered('Wabash Controls', {
        lines: [
          [20, '61.40'],
          [10, '38.75'],
        ],
        freight: '18.00',
        statedTotal: '1633.50',
        leadDays: [0],
      }),
      offered('Lakeshore Automation', {
        lines: [
          [20, '59.90'],
          [10, '41.20'],
        ],
        freight: '14.95',
        statedTotal: '1624.95',
        leadDays: [3],
      }),
    ],
    recommended: 'Lakeshore Automation',
  },
  {
    name: 'bearings in two packs, an item that one of them lacks',
    brief: `48 x 6204-2RS, 24 x 6306-ZZ, 12 x UCP207. To 29201.`,
    quotes: [
      `Congaree Bearing
6204-2RS   48   4.15   199.20
6306-ZZ    24   9.80   235.20
UCP207     no quote
Freight          12.00
Total           446.40
Stock`,
      `Palmetto Power Transmission
Brg 6204-2RS (48) 4.60 ea 220.80
Brg 6306-ZZ (24) 10.10 ea 242.40
Pillow block UCP207 (12) 21.50 ea 258.00
UPS 19.80
Total 741.00
2-3 days`,
    ],
    vendors: [
      offered('Congaree Bearing', {
        lines: [
          [48, '4.15'],
          [24, '9.80'],
        ],
        freight: '12.00',
        missing: ['UCP207'],
        leadDays: [0],
      }),
      offered('Palmetto Power Transmission', {
        lines: [
          [48, '4.60'],
          [24, '10.10'],
          [12, '21.50'],
        ],
        freight: '19.80',
        leadDays: [3],
      }),
    ],
    recommended: 'Palmetto Power Transmission',
  },
];
