import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Yards, plants and rental shops as small contractors hear from them. */
export const CONTRACTORS: ScreeningBrief[] = [
  {
    name: 'lumber by the thousand board feet',
    brief: `2,400 bf of red oak 4/4 FAS, shop is in Asheville 28801`,
    quotes: [
      `Swannanoa Hardwoods
4/4 FAS red oak, 2,400 BF @ $3,180/MBF     $7,632.00
Delivery                                      $75.00
Total                                      $7,707.00
2-3 days`,
      `Pigeon River Lumber Co.
Red Oak 4/4 FAS  2400 bd ft x $3.29 = $7,896.00, delivered
next week`,
    ],
    vendors: [
      offered('Swannanoa Hardwoods', { lines: [[2400, '3180', 1000]], freight: '75.00', leadDays: [3] }),
      offered('Pigeon River Lumber Co.', { lines: [[2400, '3.29']], leadDays: [7, null] }),
    ],
    recommended: 'Swannanoa Hardwoods',
  },
  {
    name: 'ready-mix with fees for each load',
    brief: `18 yards of 4000 psi concrete, 2 loads of 9, Thursday pour, site is 97301`,
    quotes: [
      `Riverbend Ready Mix
4000 psi, 18 CY @ $168.00/CY        $3,024.00
Environmental fee $12.00 per load, 2 loads   $24.00
Fuel surcharge $35.00 per load, 2 loads      $70.00
Total                               $3,118.00`,
      `Santiam Concrete
18 yd 4000psi @ 176.50 = 3,177.00
no fuel, no environmental, delivery is in the price`,
    ],
    vendors: [
      offered('Riverbend Ready Mix', {
        lines: [[18, '168.00']],
        fees: '94.00',
        freight: null,
        leadDays: [null],
      }),
      offered('Santiam Concrete', { lines: [[18, '176.50']], leadDays: [null] }),
    ],
    recommended: 'Santiam Concrete',
  },
  {
    name: 'a mail that corrects one line',
    brief: `drywall for the Hanover job: 120 sheets 5/8 type X 4x8, 30 boxes of joint compound JC-45. deliver to 17331.`,
    quotes: [
      `From: Rick Stambaugh <rick@conewagosupply.example>
Date: Mon, Mar 8, 2027
Subject: RE: Hanover

Conewago Building Supply
120 sheets 5/8 type X 4x8   @ $15.80   $1,896.00
30 boxes JC-45              @ $18.25     $547.50
Delivery and stocking                     $85.00
Total                                  $2,528.50

From: Rick Stambaugh <rick@conewagosupply.example>
Date: Tue, Mar 9, 2027
Subject: RE: RE: Hanover

Sorry, typed the compound wrong yesterday. Corrected quote, use this one:

Conewago Building Supply
120 sheets 5/8 type X 4x8   @ $15.80   $1,896.00
30 boxes JC-45              @ $16.25     $487.50
Delivery and stocking                     $85.00
Total                                  $2,468.50`,
      `Codorus Drywall Depot
120 ea 5/8" Type X 4x8    15.25   1,830.00
30 bx JC-45 compound      19.40     582.00
Boom truck delivery                 110.00
TOTAL                             2,522.00`,
    ],
    vendors: [
      offered('Conewago Building Supply', {
        lines: [
          [120, '15.80'],
          [30, '16.25'],
        ],
        freight: '85.00',
        leadDays: [null],
      }),
      offered('Codorus Drywall Depot', {
        lines: [
          [120, '15.25'],
          [30, '19.40'],
        ],
        freight: '110.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Conewago Building Supply',
  },
  {
    name: 'an excavator for three days, delivery each way',
    brief: `Rent 1 mini excavator (3.5 t class) for 3 days, delivered and picked up, Flagstaff 86001`,
    quotes: [
      `Ponderosa Rents
Mini excavator 3.5t   3 days @ $345.00/day   $1,035.00
Damage waiver 12%                              $124.20
Delivery and pickup $95.00 each way            $190.00
Total                                        $1,349.20`,
      `San Francisco Peaks Equipment
mini-ex 3.5 ton, 3 days: $1,275.00
delivery, pickup and damage waiver included`,
    ],
    vendors: [
      offered('Ponderosa Rents', {
        lines: [[3, '345.00']],
        freight: '190.00',
        fees: '124.20',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('San Francisco Peaks Equipment', { lines: [[1, '1275.00']], isSplitOpen: true, leadDays: [null] }),
    ],
    recommended: 'San Francisco Peaks Equipment',
  },
  {
    name: 'rebar by the hundredweight and by the pound',
    brief: `1,250 lb of #4 rebar cut to 10 ft. to 79401`,
    quotes: [
      `Caprock Steel
#4 rebar   1,250 lb   $64.50/cwt   $806.25
Cutting charge   $60.00
Freight   $45.00
Total   $911.25
4 days`,
      `Yellow House Rebar
1250 lbs #4 @ $0.71/lb   887.50
cutting no charge, we deliver free in Lubbock
2 days`,
    ],
    vendors: [
      offered('Caprock Steel', { lines: [[1250, '64.50', 100]], fees: '60.00', freight: '45.00', leadDays: [4] }),
      offered('Yellow House Rebar', { lines: [[1250, '0.71']], leadDays: [2] }),
    ],
    recommended: 'Yellow House Rebar',
  },
  {
    name: 'paint by the pail and by the gallon',
    brief: `Need 50 gallons exterior acrylic EA-100, deliver 04101. 5 gal pails or singles, don't care`,
    quotes: [
      `Casco Paint
EA-100 5-gal pail   10 pails   $142.00   $1,420.00
Delivery $25.00
Total $1,445.00
Tomorrow`,
      `Back Cove Coatings
EA-100, 1 gal cans   50   $29.75   $1,487.50
free delivery
in stock`,
    ],
    vendors: [
      offered('Casco Paint', { lines: [[10, '142.00']], freight: '25.00', leadDays: [1] }),
      offered('Back Cove Coatings', { lines: [[50, '29.75']], leadDays: [0] }),
    ],
    recommended: 'Casco Paint',
  },
];
