import type { ScreeningBrief } from './screening-brief.ts';

/** Deadlines that can be met, and that cannot. */
export const DEADLINES: ScreeningBrief[] = [
  {
    name: 'nobody makes the deadline',
    brief: '20 x coupling JW-110. Today is 2027-03-01. Must arrive by 2027-03-05. Ship to 44114.',
    quotes: [
      'Erie Power Products: JW-110, 20 pcs at $18.40 = $368.00. Freight $14.00. Total $382.00. Lead time 2 weeks.',
      `Cuyahoga Bearing & Drive
JW-110   20   17.95   359.00
Freight allowed
Availability: 8-10 working days`,
    ],
    vendors: [
      {
        vendor: 'Erie Power Products',
        linesSubtotal: '368.00',
        freight: '14.00',
        landedTotal: '382.00',
        statedTotal: '382.00',
        leadDays: [14],
      },
      {
        vendor: 'Cuyahoga Bearing & Drive',
        linesSubtotal: '359.00',
        freight: '0.00',
        landedTotal: '359.00',
        leadDays: [14],
      },
    ],
    recommended: null,
  },
  {
    name: 'max total rules out the faster',
    brief:
      'We need 10 x controller TC-48 by March 12, 2027 (today: March 1, 2027). Keep it below $2,500 landed at 80521.',
    quotes: [
      `Poudre Instruments Inc.
TC-48 x 10 @ $255.00 = $2,550.00
Overnight freight included
ships today`,
      `Front Range Process Control
10 ea. TC-48, $229.00 ea., $2,290.00
UPS Ground $24.00
Ships in 4 days, 3 days transit`,
      `Boulder Sensor & Control
TC-48   10   219.00   2,190.00
Freight 22.00
Factory lead time 4 weeks`,
    ],
    vendors: [
      {
        vendor: 'Poudre Instruments Inc.',
        linesSubtotal: '2550.00',
        freight: '0.00',
        landedTotal: '2550.00',
        leadDays: [0, 1],
      },
      {
        vendor: 'Front Range Process Control',
        linesSubtotal: '2290.00',
        freight: '24.00',
        landedTotal: '2314.00',
        leadDays: [7],
      },
      {
        vendor: 'Boulder Sensor & Control',
        linesSubtotal: '2190.00',
        freight: '22.00',
        landedTotal: '2212.00',
        leadDays: [28],
      },
    ],
    recommended: 'Front Range Process Control',
    deadline: '2027-03-12',
  },
  {
    name: 'lead in calendar week and date',
    brief: '3 gearmotors GM-77, today 2027-02-08, needed by 2027-03-05, ship to 29301',
    quotes: [
      `Spartanburg Drives Inc.
GM-77 3 pcs @ 845.00 2,535.00
Freight 90.00
Total 2,625.00
Ship date 02/24/2027, transit 2 days`,
      `Getriebe Süd GmbH
GM-77   3 Stk   698,00 €   2.094,00 €
Fracht DDP 29301            160,00 €
Summe                     2.254,00 €
Liefertermin KW 12/2027`,
    ],
    vendors: [
      {
        vendor: 'Spartanburg Drives Inc.',
        linesSubtotal: '2535.00',
        freight: '90.00',
        landedTotal: '2625.00',
        statedTotal: '2625.00',
        leadDays: [18],
      },
      {
        vendor: 'Getriebe Süd GmbH',
        currency: 'EUR',
        linesSubtotal: '2094.00',
        freight: '160.00',
        landedTotal: '2254.00',
        statedTotal: '2254.00',
        leadDays: [46, 45, 44, 43, 42, 48, 47, 41],
      },
    ],
    recommended: 'Spartanburg Drives Inc.',
  },
  {
    name: 'lead time missing with deadline',
    brief: '60 x nipple KC-100, on site 61602 by 2027-05-14, today 2027-05-03',
    quotes: [
      `Peoria Pipe Nipple
KC-100 60 @ 2.15 129.00
Freight 14.00
Total 143.00`,
      `Illinois River Supply
KC-100 60 @ 2.40 144.00
UPS 13.50
Total 157.50
3 working days ARO`,
    ],
    vendors: [
      {
        vendor: 'Peoria Pipe Nipple',
        linesSubtotal: '129.00',
        freight: '14.00',
        landedTotal: '143.00',
        statedTotal: '143.00',
        leadDays: [null],
        asks: [/lead time/i],
      },
      {
        vendor: 'Illinois River Supply',
        linesSubtotal: '144.00',
        freight: '13.50',
        landedTotal: '157.50',
        statedTotal: '157.50',
        leadDays: [3],
      },
    ],
    recommended: 'Illinois River Supply',
  },
  {
    name: 'price increases later, budget in k',
    brief: 'Budget 15k. 2 x welder MIG-350 and 4 x torch T-350 to 46324. Today 2027-06-01; need by 2027-06-30.',
    quotes: [
      `Calumet Welding Supply — Estimate 10442 — 05/28/2027
MIG-350 (2) @ $5,480.00 ........ $10,960.00
T-350 (4) @ $310.00 ............ $1,240.00
Subtotal ....................... $12,200.00
Freight/rigging ................ $385.00
Total .......................... $12,585.00
Firm through 06/11/2027. Est. delivery 06/18/2027`,
      `Region Gas & Gear
Welder MIG-350: 2 @ 5,300.00 = 10,600.00
Torch T-350: 4 @ 295.00 = 1,180.00
Total 11,780.00 + freight prepaid/add
4 to 5 weeks`,
    ],
    vendors: [
      {
        vendor: 'Calumet Welding Supply',
        linesSubtotal: '12200.00',
        freight: '385.00',
        landedTotal: '12585.00',
        statedTotal: '12585.00',
        leadDays: [17],
      },
      {
        vendor: 'Region Gas & Gear',
        linesSubtotal: '11780.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '11780.00',
        leadDays: [35],
        asks: [/freight/i],
      },
    ],
    recommended: 'Calumet Welding Supply',
  },
  {
    name: 'by the end of the month, a day without a year',
    brief: '40 brackets BR-12 to 37211, needed by the end of January.',
    quotes: [
      `Ridgeline Metal Works
BR-12  40  6.50  260.00
Freight 25.00
Total 285.00
Ships January 20`,
      `Cumberland Fasteners
BR-12, 40 pcs @ $5.90 = $236.00
Freight $22.00
Total $258.00
Lead time 5 weeks`,
    ],
    vendors: [
      {
        vendor: 'Ridgeline Metal Works',
        linesSubtotal: '260.00',
        freight: '25.00',
        landedTotal: '285.00',
        leadDays: [10],
      },
      {
        vendor: 'Cumberland Fasteners',
        linesSubtotal: '236.00',
        freight: '22.00',
        landedTotal: '258.00',
        leadDays: [35],
      },
    ],
    recommended: 'Ridgeline Metal Works',
    deadline: '2027-01-31',
  },
  {
    name: 'by the end of the week, so many of each',
    brief: '12 each of: valve VB-20, valve VB-25 and valve VB-32. To 97214, by the end of this week.',
    quotes: [
      `Columbia Valve Co
VB-20  12  11.00  132.00
VB-25  12  14.00  168.00
VB-32  12  19.00  228.00
Freight 30.00
Total 558.00
In stock`,
      `Willamette Pipe Supply
12 VB-20 @ 10.50 = 126.00
12 VB-25 @ 13.80 = 165.60
12 VB-32 @ 18.90 = 226.80
Freight included
Total 518.40
2 days`,
    ],
    vendors: [
      {
        vendor: 'Columbia Valve Co',
        linesSubtotal: '528.00',
        freight: '30.00',
        landedTotal: '558.00',
        leadDays: [0],
      },
      {
        vendor: 'Willamette Pipe Supply',
        linesSubtotal: '518.40',
        freight: '0.00',
        landedTotal: '518.40',
        leadDays: [2],
      },
    ],
    recommended: 'Willamette Pipe Supply',
    deadline: '2027-01-15',
  },
];
