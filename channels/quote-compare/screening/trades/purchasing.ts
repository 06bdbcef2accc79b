import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Purchasing: tables out of PDFs and spreadsheets, breaks, tooling, surcharges, alternates. */
export const PURCHASING: ScreeningBrief[] = [
  {
    name: 'a discount column in a PDF table',
    brief: `RFQ 4471: 40 x VLV-25 ball valve, 25 x VLV-40 ball valve, ship to 19801. Thx, Monica`,
    quotes: [
      `BRANDYWINE FLOW CONTROL
Quotation No. 88213     Page 1 of 1

Ln  Item     Description         Qty  UOM  List     Disc %  Net      Extended
1   VLV-25   Ball valve 1" SS    40   EA   48.00    15      40.80    1,632.00
2   VLV-40   Ball valve 1.5" SS  25   EA   86.00    15      73.10    1,827.50

Subtotal   3,459.50
Freight       62.00
Total      3,521.50
Lead time: 10 days ARO`,
      `Christina Valve & Fitting
VLV-25  40 EA  42.10  1,684.00
VLV-40  25 EA  70.95  1,773.75
Freight prepaid and allowed
Total 3,457.75
2 weeks`,
    ],
    vendors: [
      offered('Brandywine Flow Control', {
        lines: [
          [40, '40.80'],
          [25, '73.10'],
        ],
        freight: '62.00',
        statedTotal: '3521.50',
        leadDays: [10],
      }),
      offered('Christina Valve & Fitting', {
        lines: [
          [40, '42.10'],
          [25, '70.95'],
        ],
        leadDays: [14],
      }),
    ],
    recommended: 'Christina Valve & Fitting',
  },
  {
    name: 'comma-separated lines with quoted cells',
    brief: `Compare for us, 300 cable gland CG-16, 300 locknut LN-16 to Toledo 43604.`,
    quotes: [
      `Maumee Electrical Supply
"Item","Description","Qty","Unit Price","Ext"
"CG-16","Cable gland, M16, nylon","300","$0.84","$252.00"
"LN-16","Locknut, M16","300","$0.19","$57.00"
"","Freight","","","$18.50"
"","Total","","","$327.50"`,
      `Glass City Controls
Item,Description,Qty,Unit Price,Ext
CG-16,"Gland, cable, M16",300,0.79,237.00
LN-16,"Nut, lock, M16",300,0.22,66.00
,Shipping,,,31.00
,Total,,,334.00`,
    ],
    vendors: [
      offered('Maumee Electrical Supply', {
        lines: [
          [300, '0.84'],
          [300, '0.19'],
        ],
        freight: '18.50',
        leadDays: [null],
      }),
      offered('Glass City Controls', {
        lines: [
          [300, '0.79'],
          [300, '0.22'],
        ],
        freight: '31.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Maumee Electrical Supply',
  },
  {
    name: 'a bid tab with unit and total per vendor',
    brief: `Who wins? All delivered to our dock in Macon.

Item\tQty\tOcmulgee Supply Unit\tOcmulgee Supply Total\tBibb Industrial Unit\tBibb Industrial Total\tPeach State MRO Unit\tPeach State MRO Total
Glove GL-9\t200\t3.10\t620.00\t2.95\t590.00\t3.05\t610.00
Goggle GG-2\t60\t5.40\t324.00\t5.90\t354.00\tno quote\t
Freight\t\t\t0.00\t\t25.00\t\t0.00
Total\t\t\t944.00\t\t969.00\t\t610.00
Lead time\t\t\t3 days\t\t5 days\t\t2 days`,
    quotes: [],
    vendors: [
      offered('Ocmulgee Supply', {
        lines: [
          [200, '3.10'],
          [60, '5.40'],
        ],
        leadDays: [3],
      }),
      offered('Bibb Industrial', {
        lines: [
          [200, '2.95'],
          [60, '5.90'],
        ],
        freight: '25.00',
        leadDays: [5],
      }),
      offered('Peach State MRO', { lines: [[200, '3.05']], missing: ['GG-2'], leadDays: [2] }),
    ],
    recommended: 'Ocmulgee Supply',
  },
  {
    name: 'breaks, a minimum and a lot charge',
    brief: `350 pcs of machined spacer SP-310, zip 55403, cheapest landed`,
    quotes: [
      `Nokomis Machine
SP-310   100-249  $4.20
         250-499  $3.65
         500+     $3.10
Lot charge $75.00
UPS ground $22.00
3 wks`,
      `Minnehaha Precision
SP-310 qty 350 @ $3.98 ea   $1,393.00
min order 250
shipping included
2 wks`,
    ],
    vendors: [
      offered('Nokomis Machine', { lines: [[350, '3.65']], fees: '75.00', freight: '22.00', leadDays: [21] }),
      offered('Minnehaha Precision', { lines: [[350, '3.98']], leadDays: [14] }),
    ],
    recommended: 'Nokomis Machine',
  },
  {
    name: 'OEM only, with an aftermarket option',
    brief: `12 filter kits FK-880, OEM only please - no aftermarket. Ship to 36602`,
    quotes: [
      `Mobile Bay Hydraulics
Option A - OEM FK-880      12   $118.00   $1,416.00
Option B - aftermarket     12    $74.00     $888.00
Freight (either option)                       $28.00
stock`,
      `Delta Fluid Power
FK-880 (genuine OEM) 12 @ 121.50 = 1,458.00
freight allowed
1 day`,
    ],
    vendors: [
      offered('Mobile Bay Hydraulics', { lines: [[12, '118.00']], freight: '28.00', leadDays: [0] }),
      offered('Delta Fluid Power', { lines: [[12, '121.50']], leadDays: [1] }),
    ],
    recommended: 'Mobile Bay Hydraulics',
  },
  {
    name: 'tooling and a sample, paid once',
    brief: `5,000 molded caps CAP-7, new tool needed, ship to 49503. total program cost`,
    quotes: [
      `Grand River Plastics
CAP-7 5,000 pcs @ $0.42        $2,100.00
Tooling (one time)             $3,800.00
First article sample             $150.00
Freight                           $95.00
Total                          $6,145.00
6 weeks after tool approval`,
      `Rogue Molding
CAP-7, 5,000 @ $0.51 = $2,550.00
tool $2,900, FAI no charge
freight ppd
8 weeks`,
    ],
    vendors: [
      offered('Grand River Plastics', {
        lines: [[5000, '0.42']],
        fees: '3950.00',
        freight: '95.00',
        isSplitOpen: true,
        leadDays: [42],
      }),
      offered('Rogue Molding', { lines: [[5000, '0.51']], fees: '2900.00', isSplitOpen: true, leadDays: [56] }),
    ],
    recommended: 'Rogue Molding',
  },
  {
    name: 'a tariff surcharge and a fee for cards',
    brief: `75 ea linear bearing LB-20, pay by check, ship to 06103`,
    quotes: [
      `Constitution Motion
LB-20   75   $31.00   $2,325.00
Tariff surcharge 7.5%   $174.38
Freight   $24.00
Total   $2,523.38
A 3% convenience fee applies to credit card payments.
5 days`,
      `Charter Oak Bearings
LB-20  75 @ $34.10  $2,557.50
no surcharges, freight included
3 days`,
    ],
    vendors: [
      offered('Constitution Motion', { lines: [[75, '31.00']], fees: '174.38', freight: '24.00', leadDays: [5] }),
      offered('Charter Oak Bearings', { lines: [[75, '34.10']], leadDays: [3] }),
    ],
    recommended: 'Constitution Motion',
  },
  {
    name: 'a rate for the euro in the brief',
    brief: `10 servo drives SDX-4. Compare in USD, 1 EUR = 1.10 USD. Delivered Charlotte 28202`,
    quotes: [
      `Antriebswerk Rems GmbH
SDX-4   10 pcs   EUR 890.00   EUR 8,900.00
DDP Charlotte
Total EUR 8,900.00
5 weeks`,
      `Catawba Drives
SDX-4  10  $965.00  $9,650.00
Freight $110.00
Total $9,760.00
2 weeks`,
    ],
    vendors: [
      offered('Antriebswerk Rems GmbH', { currency: 'EUR', lines: [[10, '890.00']], leadDays: [35] }),
      offered('Catawba Drives', { lines: [[10, '965.00']], freight: '110.00', leadDays: [14] }),
    ],
    recommended: 'Catawba Drives',
  },
  {
    name: 'a roll without a length',
    brief: `600 ft of hose H-34 to 70112, which supplier?`,
    quotes: [
      `Crescent Hose
H-34   600 ft   $2.15/ft   $1,290.00
Freight $40.00
Total $1,330.00
stock`,
      `Bayou Rubber
H-34 - $189.00 per roll
freight included
stock`,
    ],
    vendors: [
      offered('Crescent Hose', { lines: [[600, '2.15']], freight: '40.00', leadDays: [0] }),
      offered('Bayou Rubber', { lines: [[1, '189.00']], isOpen: true, leadDays: [0], asks: [/package|roll|length/i] }),
    ],
    recommended: 'Crescent Hose',
  },
];
