import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Offers with a condition, another basis, an expiry, a minimum: where the lowest figure is not the answer. */
export const OPEN_POINTS: ScreeningBrief[] = [
  {
    name: 'a price only with a three-year contract',
    brief: `Copier lease for our office, 12 months, 1 unit. We will not sign for longer than a year.`,
    quotes: [
      `Cascade Copier
Lease per month: $189.00
12 months: $2,268.00
Installation: $75.00
Total: $2,343.00`,
      `Duplico Inc.
$129.00 per month, only with a 36 month contract
12 months: $1,548.00`,
    ],
    vendors: [
      offered('Cascade Copier', { lines: [[12, '189.00']], fees: '75.00', isSplitOpen: true, leadDays: [null] }),
      offered('Duplico Inc.', { lines: [[12, '129.00']], isOpen: true, leadDays: [null] }),
    ],
    recommended: 'Cascade Copier',
  },
  {
    name: 'a sentence about money that nobody can count',
    brief: `Need 60 of bracket WB-12 to 80525. Cheapest landed?`,
    quotes: [
      `Poudre Metalworks
WB-12   60   14.20   852.00
Freight 30.00
Total 882.00
Prices rise with the LME nickel index on the day of shipment.
10 days`,
      `Horsetooth Fabrication
WB-12   60   15.10   906.00
Freight 25.00
Total 931.00
Firm price
2 weeks`,
    ],
    vendors: [
      offered('Poudre Metalworks', { lines: [[60, '14.20']], freight: '30.00', isOpen: true, leadDays: [10] }),
      offered('Horsetooth Fabrication', { lines: [[60, '15.10']], freight: '25.00', leadDays: [14] }),
    ],
    recommended: 'Horsetooth Fabrication',
  },
  {
    name: 'dollars of two countries',
    brief: `14 heaters HX-9, delivered to Buffalo 14202. I need it in US dollars, which one do we buy?`,
    quotes: [
      `Niagara Thermal
HX-9   14   $310.00   $4,340.00
Delivered
Total USD $4,340.00
1 week`,
      `Fort Erie Heating Products
HX-9 14 @ C$398.00 = C$5,572.00
Delivered duty paid Buffalo
Total CAD 5,572.00
1 week`,
    ],
    vendors: [
      offered('Niagara Thermal', { lines: [[14, '310.00']], leadDays: [7] }),
      offered('Fort Erie Heating Products', { currency: 'CAD', lines: [[14, '398.00']], leadDays: [7] }),
    ],
    recommended: null,
    asksCaller: /rate|exchange|currenc/i,
  },
  {
    name: 'a minimum order above what is needed',
    brief: `250 pcs knob KN-44 to 05401, nothing more than that`,
    quotes: [
      `Winooski Plastics
KN-44 at $0.62, MOQ 1,000 pcs
Freight $12.00
1,000 x $0.62 = $620.00
Total $632.00
3 weeks`,
      `Champlain Hardware
KN-44   250   $1.45   $362.50
Freight $14.00
Total $376.50
1 week`,
    ],
    vendors: [
      offered('Winooski Plastics', {
        lines: [[1000, '0.62']],
        freight: '12.00',
        leadDays: [21],
      }),
      offered('Champlain Hardware', { lines: [[250, '1.45']], freight: '14.00', leadDays: [7] }),
    ],
    recommended: 'Champlain Hardware',
  },
  {
    name: 'an offer that ran out and one that cannot make it',
    brief: `10 chillers CH-5T, must be in Tampa 33602 by 30 June 2027. Today is 1 June 2027.`,
    quotes: [
      `Hillsborough HVAC
CH-5T  10  2,150.00  21,500.00
Freight 400.00
Total 21,900.00
Quote valid until May 15, 2027
2 weeks`,
      `Ybor Mechanical Supply
CH-5T 10 @ $2,080 = $20,800
Freight incl.
Lead time 6-8 weeks`,
      `Gulfport Cooling
CH-5T   10   $2,240.00   $22,400.00
Delivered
Total $22,400.00
12 days`,
    ],
    vendors: [
      offered('Hillsborough HVAC', { lines: [[10, '2150.00']], freight: '400.00', leadDays: [14] }),
      offered('Ybor Mechanical Supply', { lines: [[10, '2080.00']], leadDays: [56] }),
      offered('Gulfport Cooling', { lines: [[10, '2240.00']], leadDays: [12] }),
    ],
    recommended: 'Gulfport Cooling',
    deadline: '2027-06-30',
  },
  {
    name: 'a slip in an extension',
    brief: `75 x filter PF-16 and 30 x filter PF-20, ship 46204, lowest total`,
    quotes: [
      `Circle City Filters
PF-16   75   8.40   630.00
PF-20   30  11.25   373.50
Freight              20.00
Total             1,023.50
3 days`,
      `Speedway Air Products
PF-16   75   8.10   607.50
PF-20   30  11.90   357.00
Freight              22.00
Total               986.50
4 days`,
    ],
    vendors: [
      offered('Circle City Filters', {
        lines: [
          [75, '8.40'],
          [30, '11.25'],
        ],
        freight: '20.00',
        statedTotal: '1023.50',
        errors: [
          ['337.50', '373.50'],
          ['987.50', '1023.50'],
        ],
        leadDays: [3],
      }),
      offered('Speedway Air Products', {
        lines: [
          [75, '8.10'],
          [30, '11.90'],
        ],
        freight: '22.00',
        statedTotal: '986.50',
        leadDays: [4],
      }),
    ],
    recommended: 'Speedway Air Products',
  },
  {
    name: 'tax stated by one, excluded by the other',
    brief: `24 office chairs, mesh back, delivered and assembled in Fresno 93721. Who is cheaper?`,
    quotes: [
      `Sierra Office Interiors
Mesh back chair     24    $184.00    $4,416.00
Delivery & assembly                    $240.00
Subtotal                             $4,656.00
Sales tax 8.35% on chairs              $368.74
Total                                $5,024.74
10 days`,
      `San Joaquin Seating
24 mesh chairs @ $199.00 = $4,776.00
Delivered and assembled free
Total before tax $4,776.00
2 weeks`,
    ],
    vendors: [
      offered('Sierra Office Interiors', {
        lines: [[24, '184.00']],
        freight: '240.00',
        tax: '368.74',
        statedTotal: '5024.74',
        leadDays: [10],
      }),
      offered('San Joaquin Seating', { lines: [[24, '199.00']], tax: null, leadDays: [14] }),
    ],
    recommended: 'Sierra Office Interiors',
  },
  {
    name: 'an alternate that was ruled out',
    brief: `16 x sensor OMNI-330, no substitutes, ship 95112`,
    quotes: [
      `Almaden Controls
OMNI-330   16   $96.00   $1,536.00
Freight $18.00
Total $1,554.00
Stock`,
      `Guadalupe Instruments
We don't carry OMNI-330, offering equivalent TRX-33 instead
TRX-33   16   $71.00   $1,136.00
Freight $15.00
Total $1,151.00
Stock`,
    ],
    vendors: [
      offered('Almaden Controls', { lines: [[16, '96.00']], freight: '18.00', leadDays: [0] }),
      offered('Guadalupe Instruments', {
        lines: [],
        freight: '15.00',
        missing: ['OMNI-330'],
        isSplitOpen: true,
        leadDays: [0],
      }),
    ],
    recommended: 'Almaden Controls',
  },
  {
    name: 'freight unknown at the one that looks cheaper',
    brief: `2 pallets, 80 bags of ice melt 50 lb, to 54601. which`,
    quotes: [
      `La Crosse Supply Co
Ice melt 50 lb bag    80    $13.40    $1,072.00
Delivered
2 days`,
      `Coulee Salt & Chemical
80 bags ice melt 50lb @ 12.95 = 1036.00
freight quoted at time of shipment
3 days`,
    ],
    vendors: [
      offered('La Crosse Supply Co', { lines: [[80, '13.40']], leadDays: [2] }),
      offered('Coulee Salt & Chemical', { lines: [[80, '12.95']], freight: null, leadDays: [3] }),
    ],
    recommended: 'La Crosse Supply Co',
  },
  {
    name: 'nothing to compare: neither offer has a total',
    brief: `electrician for the rewiring of unit 4, two replied`,
    quotes: [
      `Sparks & Daughters Electric
Time and material, $115.00 per hour plus parts`,
      `Voltline
$98/hr, we'd have to see it first`,
    ],
    vendors: [
      { vendor: 'Sparks & Daughters Electric', freight: '0.00', landedTotal: null, leadDays: [null] },
      { vendor: 'Voltline', freight: '0.00', landedTotal: null, leadDays: [null] },
    ],
    recommended: null,
  },
];
