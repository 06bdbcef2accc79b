import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Parts and devices in tables of every form. */
export const DEVICES: ScreeningBrief[] = [
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
