import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Seats, licences, hosting, telephony, training. */
export const SOFTWARE: ScreeningBrief[] = [
  {
    name: 'CRM seats per user and month, one with a platform fee',
    brief: `CRM for 30 users, 12 months. What does the first year cost with each, and who is cheaper?`,
    quotes: [
      `Pipelark
Sales plan $42 per user per month, billed annually
30 users x 12 months: $15,120.00
Onboarding package: $1,500.00 one-time
Year one: $16,620.00`,
      `Dealhaven Inc.
Plan            Users   Per user/mo   Months   Total
Professional    30      $39.00        12       $14,040.00
Platform fee, annual                           $1,800.00
Total year 1                                   $15,840.00`,
    ],
    vendors: [
      offered('Pipelark', { lines: [[360, '42.00']], fees: '1500.00', leadDays: [null] }),
      offered('Dealhaven Inc.', { lines: [[360, '39.00']], fees: '1800.00', leadDays: [null] }),
    ],
    recommended: 'Dealhaven Inc.',
  },
  {
    name: 'phone lines per month against per year',
    brief: `We need hosted phones for 25 extensions, 24 month term, total over the term please`,
    quotes: [
      `Ringhollow Telecom
25 extensions at $18.50 per extension per month
Monthly: $462.50
24 months: $11,100.00
Activation fee waived`,
      `Cloverline Voice
25 extensions, $215.00 per extension per year
Annual $5,375.00
Two-year total $10,750.00
Number porting one-time $125.00
Contract total $10,875.00`,
    ],
    vendors: [
      offered('Ringhollow Telecom', { lines: [[600, '18.50']], leadDays: [null] }),
      offered('Cloverline Voice', { lines: [[50, '215.00']], fees: '125.00', leadDays: [null] }),
    ],
    recommended: 'Cloverline Voice',
  },
  {
    name: 'licences as key and value with a volume discount',
    brief: `Design software renewal, 18 licenses, one year. Compare please.`,
    quotes: [
      `Reseller: Softgate Direct
Product: Vectra Studio annual license
Quantity: 18
Unit price: $589.00
Subtotal: $10,602.00
Volume discount (8%): -$848.16
Total: $9,753.84
Delivery: electronic, immediate`,
      `Reseller: Keystone Licensing
Product: Vectra Studio annual license
Quantity: 18
Unit price: $549.00
Subtotal: $9,882.00
Total: $9,882.00
Delivery: electronic within 1 day`,
    ],
    vendors: [
      offered('Softgate Direct', {
        lines: [[18, '589.00']],
        discount: '848.16',
        statedTotal: '9753.84',
        leadDays: [0, null],
      }),
      offered('Keystone Licensing', { lines: [[18, '549.00']], statedTotal: '9882.00', leadDays: [1, null] }),
    ],
    recommended: 'Softgate Direct',
  },
  {
    name: 'training days with travel',
    brief: `Two vendors for a 3-day forklift safety training on our site, 12 participants. Which one?`,
    quotes: [
      `SafeLift Training LLC
On-site training, 3 days @ $1,450.00/day      $4,350.00
Course materials, 12 @ $35.00                   $420.00
Travel and lodging                              $780.00
Total                                         $5,550.00`,
      `Dockside Safety Institute
12 participants at $425.00 per participant for the 3-day course: $5,100.00
Materials and travel included.`,
    ],
    vendors: [
      offered('SafeLift Training LLC', {
        lines: [
          [3, '1450.00'],
          [12, '35.00'],
        ],
        fees: '780.00',
        statedTotal: '5550.00',
        leadDays: [null],
      }),
      offered('Dockside Safety Institute', { lines: [[12, '425.00']], leadDays: [null] }),
    ],
    recommended: 'Dockside Safety Institute',
  },
  {
    name: 'laptops as an HTML table pasted from a portal',
    brief: `40 laptops 14" i5/16GB/512GB and 40 docking stations, ship to 30308. Which reseller is lower?`,
    quotes: [
      `<h3>Peachtree Systems</h3><table><tr><th>Description</th><th>Qty</th><th>Unit</th><th>Ext</th></tr><tr><td>Laptop 14" i5/16GB/512GB</td><td>40</td><td>$812.00</td><td>$32,480.00</td></tr><tr><td>Docking station</td><td>40</td><td>$139.00</td><td>$5,560.00</td></tr><tr><td>Shipping</td><td></td><td></td><td>$320.00</td></tr><tr><td>Total</td><td></td><td></td><td>$38,360.00</td></tr></table><p>Lead time: 10 days</p>`,
      `<h3>Chattahoochee IT Supply</h3><table><tr><th>Item</th><th>Quantity</th><th>Price</th><th>Amount</th></tr><tr><td>Laptop 14" i5/16GB/512GB</td><td>40</td><td>$829.00</td><td>$33,160.00</td></tr><tr><td>Docking station</td><td>40</td><td>$124.00</td><td>$4,960.00</td></tr><tr><td>Freight</td><td></td><td></td><td>$0.00</td></tr><tr><td>Grand total</td><td></td><td></td><td>$38,120.00</td></tr></table><p>Lead time: 3 weeks</p>`,
    ],
    vendors: [
      offered('Peachtree Systems', {
        lines: [
          [40, '812.00'],
          [40, '139.00'],
        ],
        freight: '320.00',
        statedTotal: '38360.00',
        leadDays: [10],
      }),
      offered('Chattahoochee IT Supply', {
        lines: [
          [40, '829.00'],
          [40, '124.00'],
        ],
        statedTotal: '38120.00',
        leadDays: [21],
      }),
    ],
    recommended: 'Chattahoochee IT Supply',
  },
  {
    name: 'hosting with included and extra seats that nobody can price',
    brief: `Video platform for 200 hosts for a year. Who is cheaper?`,
    quotes: [
      `Meetarc
200 hosts x $14.00 per host per month x 12 = $33,600.00
Total first year $33,600.00`,
      `Confera
Base plan $1,150.00 per month incl. 100 hosts
Additional hosts: price on request
12 months base: $13,800.00`,
    ],
    vendors: [
      offered('Meetarc', { lines: [[2400, '14.00']], leadDays: [null] }),
      offered('Confera', { lines: [[12, '1150.00']], isOpen: true, missing: ['hosts'], leadDays: [null] }),
    ],
    recommended: 'Meetarc',
  },
];
