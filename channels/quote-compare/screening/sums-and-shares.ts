import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes in which it has to be seen what a sum covers, what a percent or a minus takes off, and what is offered beside or in part. */
export const SUMS_AND_SHARES: ScreeningBrief[] = [
  {
    name: 'a total for the lot and no price of one',
    brief: 'Need 14 fence panels, delivered to LS6 3AA. Who is cheapest?',
    quotes: [
      `Aire Valley Fencing
14 fence panels @ £118.00 each £1,652.00
Delivery £40.00
Total £1,692.00`,
      `Kirkstall Timber
Total price for 14 fence panels £1,640.00
Delivery £60.00`,
    ],
    vendors: [
      {
        vendor: 'Aire Valley Fencing',
        currency: 'GBP',
        linesSubtotal: '1652.00',
        freight: '40.00',
        landedTotal: '1692.00',
        leadDays: [null],
        statedTotal: '1692.00',
      },
      {
        vendor: 'Kirkstall Timber',
        currency: 'GBP',
        linesSubtotal: '1640.00',
        freight: '60.00',
        landedTotal: '1700.00',
        leadDays: [null],
      },
    ],
    recommended: 'Aire Valley Fencing',
  },
  {
    name: 'a total that no charge explains',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
Total 290.80
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', freight: '22.00', landedTotal: null, leadDays: [5], asks: [/more than one way/] },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: null,
  },
  {
    name: 'hourly rates and nothing that can be multiplied',
    brief: 'electrician for the rewiring of unit 4, two replied',
    quotes: [
      `Sparks & Daughters Electric
Time and material, $115.00 per hour plus parts`,
      `Voltline
$98.00 per hour, we would have to see it first`,
    ],
    vendors: [
      {
        vendor: 'Sparks & Daughters Electric',
        freight: '0.00',
        landedTotal: null,
        leadDays: [null],
      },
      { vendor: 'Voltline', freight: '0.00', landedTotal: null, leadDays: [null] },
    ],
    recommended: null,
  },
  {
    name: 'percents off a price without an amount',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
40 x BR-110 6.40 ea, 10% off
Freight 22.00
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 less 2% 10 days
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', freight: '22.00', landedTotal: '252.40', leadDays: [5], isSplitOpen: true },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'percents off on the line, behind its amount',
    brief: 'Need 50 pcs monitor arm MA-2, deliver to 78701.',
    quotes: [
      `Barton Office Supply
MA-2 50 @ 185.00 = 9,250.00 less 8% (740.00)
Freight included
10 days`,
      `Sixth Street Interiors
MA-2 qty 50, 190.00 less 10%, ext 8,550.00
Shipping 60.00
2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Barton Office Supply',
        isSplitOpen: true,
        freight: '0.00',
        landedTotal: '8510.00',
        leadDays: [10],
      },
      {
        vendor: 'Sixth Street Interiors',
        isSplitOpen: true,
        freight: '60.00',
        landedTotal: '8610.00',
        leadDays: [14],
      },
    ],
    recommended: 'Barton Office Supply',
  },
  {
    name: 'a credit by its minus alone',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
New customer -12.80
Freight 22.00
Total 265.20
5 days`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      {
        vendor: 'Ridge Fabrication',
        linesSubtotal: '256.00',
        freight: '22.00',
        discount: '12.80',
        landedTotal: '265.20',
        statedTotal: '265.20',
        leadDays: [5],
      },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'an alternate in a paragraph of its own, with its own time',
    brief: 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?',
    quotes: [
      `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
In stock, 5 days

Alternate: BR-110-SS stainless 40 @ 9.40 = 376.00
Delivery 3 weeks`,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      { vendor: 'Ridge Fabrication', linesSubtotal: '256.00', freight: '22.00', landedTotal: '278.00', leadDays: [5] },
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a bearing with another clearance, breaks on lines of their own',
    brief: 'Need 100 pcs bearing 6205-2RS, ship to 48207.',
    quotes: [
      `Rouge Bearing
6205-2RS C3 100 @ 4.10 = 410.00
Freight included
3 days`,
      `Hamtramck Drives
6205-2RS 25 pcs 5.20
6205-2RS 50 pcs 4.80
6205-2RS 100 pcs 4.40
Freight 12.00
5 days`,
    ],
    vendors: [
      { vendor: 'Rouge Bearing', linesSubtotal: '410.00', freight: '0.00', landedTotal: '410.00', leadDays: [3] },
      { vendor: 'Hamtramck Drives', linesSubtotal: '440.00', freight: '12.00', landedTotal: '452.00', leadDays: [5] },
    ],
    recommended: 'Hamtramck Drives',
  },
  {
    name: 'one coil where five hundred metres are needed, two nozzles short',
    brief: 'Need 500 m of hose HS-19 and 20 pcs nozzle NZ-3, ship to 97214.',
    quotes: [
      `Rose City Hose
HS-19 1 @ 310.00 = 310.00
NZ-3 20 @ 6.00 = 120.00
Freight 20.00
5 days`,
      `Sellwood Rubber
HS-19 500 m @ 0.95 = 475.00
NZ-3 18 @ 6.50
Freight included
3 days`,
    ],
    vendors: [
      { vendor: 'Rose City Hose', freight: '20.00', landedTotal: null, leadDays: [5] },
      { vendor: 'Sellwood Rubber', freight: '0.00', landedTotal: null, leadDays: [3] },
    ],
    recommended: null,
  },
];
