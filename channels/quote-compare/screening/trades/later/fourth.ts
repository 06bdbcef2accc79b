import type { ScreeningBrief } from '../../screening-brief.ts';
import { offered } from '../offered.ts';

/** Written when the rules stood; see ../later.ts. */
export const FOURTH: ScreeningBrief[] = [
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
    name: 'toner cartridges with a core credit',
    brief: `24 toner cartridges TN-880 to 68508`,
    quotes: [
      `Capitol Toner
TN-880   24   $61.00   $1,464.00
Core credit 24 @ -$2.00   -$48.00
Freight free
Total $1,416.00
Stock`,
      `Haymarket Office
TN-880 24 @ $60.25 = $1,446.00
Free shipping
Stock`,
    ],
    vendors: [
      offered('Capitol Toner', { lines: [[24, '61.00']], discount: '48.00', leadDays: [0] }),
      offered('Haymarket Office', { lines: [[24, '60.25']], leadDays: [0] }),
    ],
    recommended: 'Capitol Toner',
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
