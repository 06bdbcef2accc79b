import type { ScreeningBrief } from './screening-brief.ts';

/** Fees and surcharges. */
export const FEES: ScreeningBrief[] = [
  {
    name: 'surcharges in percent, tariff, minimum billing',
    brief: '60 castings CI-77 and 60 bolts BZ-12. Ship-to 49503.',
    quotes: [
      `Grand River Foundry Products
CI-77   60 pcs   18.50/ea   1,110.00
BZ-12   60 pcs     .85/ea      51.00
Metal surcharge 6.5% on castings   72.15
Tariff surcharge 3%                34.83
Freight                            88.00
Grand total                     1,355.98
Delivery 15 working days`,
      `West Michigan Castings
60 CI-77 @ 19.25 = 1155.00
60 BZ-12 @ .80 = 48.00
Energy surcharge 2% 24.06
Delivered.
Total 1227.06
3 weeks`,
    ],
    vendors: [
      {
        vendor: 'Grand River Foundry Products',
        linesSubtotal: '1161.00',
        freight: '88.00',
        fees: '106.98',
        landedTotal: '1355.98',
        statedTotal: '1355.98',
        leadDays: [21],
      },
      {
        vendor: 'West Michigan Castings',
        linesSubtotal: '1203.00',
        freight: '0.00',
        fees: '24.06',
        landedTotal: '1227.06',
        statedTotal: '1227.06',
        leadDays: [21],
      },
    ],
    recommended: 'West Michigan Castings',
  },
  {
    name: 'fee list: setup, hazmat, pallet, optional liftgate',
    brief: '4 drums of degreaser DG-55 (55 gal) and 20 pails absorbent AB-5, ship to 70605.',
    quotes: [
      `Calcasieu Chemical Co.
4 dr   DG-55   $312.00/dr    $1,248.00
20 pl  AB-5    $18.50/pl       $370.00
Hazmat fee                      $35.00
Pallet charge                   $12.00
LTL freight to 70605           $145.00
Liftgate $65.00 if required
Total                        $1,810.00
5-7 days`,
      `Gulf Coast Industrial Cleaners
DG-55 drum 4 @ 305.00 = 1220.00
AB-5 pail 20 @ 19.25 = 385.00
Drum deposit 4 @ 20.00 = 80.00 refundable
Delivered 70605
Total 1605.00
stock`,
    ],
    vendors: [
      {
        vendor: 'Calcasieu Chemical Co.',
        linesSubtotal: '1618.00',
        freight: '145.00',
        fees: '47.00',
        landedTotal: '1810.00',
        statedTotal: '1810.00',
        leadDays: [7],
      },
      {
        vendor: 'Gulf Coast Industrial Cleaners',
        linesSubtotal: '1605.00',
        freight: '0.00',
        landedTotal: '1605.00',
        statedTotal: '1605.00',
        leadDays: [0],
      },
    ],
    recommended: 'Gulf Coast Industrial Cleaners',
  },
  {
    name: 'percent fee of subtotal, credit card aside',
    brief: '200 ft chain CH-40 and 20 links CL-40; zip 46804',
    quotes: [
      `Fort Wayne Chain
CH-40 200 ft @ $3.05/ft $610.00
CL-40 20 @ $1.20 $24.00
Environmental/fuel surcharge 2.5% $15.85
Freight $22.00
Total $671.85
3% fee applies to credit card payments
Stock`,
      `Allen County Power Transmission
CH-40 is sold in 10 ft boxes: 20 bx @ $29.90 = $598.00
CL-40 20 @ $1.15 = $23.00
Freight $31.00
Total $652.00
ships in 1 day`,
    ],
    vendors: [
      {
        vendor: 'Fort Wayne Chain',
        linesSubtotal: '634.00',
        freight: '22.00',
        fees: '15.85',
        landedTotal: '671.85',
        statedTotal: '671.85',
        leadDays: [0],
      },
      {
        vendor: 'Allen County Power Transmission',
        linesSubtotal: '621.00',
        freight: '31.00',
        landedTotal: '652.00',
        statedTotal: '652.00',
        leadDays: [1],
      },
    ],
    recommended: 'Allen County Power Transmission',
  },
];
