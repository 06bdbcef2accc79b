import type { ScreeningBrief } from './screening-brief.ts';

/** Sums, net prices, freight and measures under other names. */
export const OTHER_WORDS: ScreeningBrief[] = [
  {
    name: 'the price delivered at the end',
    brief: `Compare: 64 x bracket BRK-7; 64 x screw kit SK-7. Ship 53718. Budget $900.`,
    quotes: [
      `Yahara Fabrication
BRK-7 angle bracket, galvanized
    64   @   8.40      537.60
SK-7 screw kit
    64   @   2.15      137.60
                Sub-total   675.20
                Freight      31.00
                TOTAL       706.20
Lead: 2 wks`,
      `Capitol Hardware
64  BRK-7   8.95   572.80
64  SK-7    1.90   121.60
Delivered price   694.40
5 days`,
    ],
    vendors: [
      {
        vendor: 'Yahara Fabrication',
        linesSubtotal: '675.20',
        freight: '31.00',
        landedTotal: '706.20',
        statedTotal: '706.20',
        leadDays: [14],
      },
      { vendor: 'Capitol Hardware', linesSubtotal: '694.40', freight: '0.00', landedTotal: '694.40', leadDays: [5] },
    ],
    recommended: 'Capitol Hardware',
  },
  {
    name: 'list, net and percent off in one line',
    brief: `Need 40 ea PS-24-5 power supplies to 02301 by 2027-03-20. Today 2027-02-22.`,
    quotes: [
      `Brockton Automation
PS-24-5  40  List $96.00  Your net $71.04 (26% off)  Ext $2,841.60
Frt $18.00
Total $2,859.60
Avail: 2 wks`,
      `South Shore Electric
PS-24-5 40 pcs 70.50 2,820.00
Shipping & Handling: $35.00
Total: $2,855.00
15-20 business days`,
    ],
    vendors: [
      {
        vendor: 'Brockton Automation',
        linesSubtotal: '2841.60',
        freight: '18.00',
        landedTotal: '2859.60',
        statedTotal: '2859.60',
        leadDays: [14],
      },
      {
        vendor: 'South Shore Electric',
        linesSubtotal: '2820.00',
        freight: '35.00',
        landedTotal: '2855.00',
        statedTotal: '2855.00',
        leadDays: [28],
      },
    ],
    recommended: 'Brockton Automation',
    deadline: '2027-03-20',
  },
  {
    name: 'feet for metres',
    brief: `150 m of hose HS-12 for ZIP 70301.`,
    quotes: [
      `Thibodaux Hose
HS-12   500 ft   $1.12/ft   $560.00   (500 ft = 152.4 m)
Freight 24.00
Total 584.00
stock`,
      `Lafourche Industrial
HS-12  150 m  $3.75/m  $562.50
Freight 30.00
Total 592.50
1 week`,
    ],
    vendors: [
      {
        vendor: 'Thibodaux Hose',
        linesSubtotal: '560.00',
        freight: '24.00',
        landedTotal: '584.00',
        statedTotal: '584.00',
        leadDays: [0],
      },
      {
        vendor: 'Lafourche Industrial',
        linesSubtotal: '562.50',
        freight: '30.00',
        landedTotal: '592.50',
        statedTotal: '592.50',
        leadDays: [7],
      },
    ],
    recommended: 'Thibodaux Hose',
  },
  {
    name: 'an amount at a term of carriage',
    brief: `10 x spindle bearing SB-7014 to 45840. 1 EUR = 1.10 USD. Compare USD`,
    quotes: [
      `Ostalb Lagertechnik GmbH
SB-7014  10 Stk  210,00 €  2.100,00 €
DDP Findlay OH: 140,00 €
Total 2.240,00 €
5 Wochen`,
      `Blanchard Bearing
10 SB-7014 @ $251.00 $2,510.00
Freight $26.00
$2,536.00 total
4 weeks`,
    ],
    vendors: [
      {
        vendor: 'Ostalb Lagertechnik GmbH',
        currency: 'EUR',
        linesSubtotal: '2100.00',
        freight: '140.00',
        landedTotal: '2240.00',
        statedTotal: '2240.00',
        leadDays: [35],
      },
      {
        vendor: 'Blanchard Bearing',
        linesSubtotal: '2510.00',
        freight: '26.00',
        landedTotal: '2536.00',
        statedTotal: '2536.00',
        leadDays: [28],
      },
    ],
    recommended: 'Ostalb Lagertechnik GmbH',
    says: [/2,?464\.00/],
  },
  {
    name: 'handling in percent, tax on freight and fees',
    brief: `9 lockers LK-3 for 66502. no more than 4,000 dollars`,
    quotes: [
      `Konza Storage
LK-3  9  355.00  3,195.00
Handling 2%         63.90
Freight            180.00
Subtotal         3,438.90
Sales tax 8.95%    307.78
Total            3,746.68
6 weeks`,
      `Flint Hills Equipment
LK-3 9 @ 372.00 = 3,348.00
Freight 165.00
Tax exempt
Total 3,513.00
5 weeks`,
    ],
    vendors: [
      {
        vendor: 'Konza Storage',
        linesSubtotal: '3195.00',
        freight: '180.00',
        fees: '63.90',
        tax: '307.78',
        landedTotal: '3746.68',
        statedTotal: '3746.68',
        leadDays: [42],
      },
      {
        vendor: 'Flint Hills Equipment',
        linesSubtotal: '3348.00',
        freight: '165.00',
        landedTotal: '3513.00',
        statedTotal: '3513.00',
        leadDays: [35],
      },
    ],
    recommended: 'Flint Hills Equipment',
  },
  {
    name: 'a day late',
    brief: `Today is 2027-06-14 (Monday). Need 5 switchgear SG-4 no later than 2027-07-02 in 84003.`,
    quotes: [
      `American Fork Electric
SG-4 5 @ 1,120.00 5,600.00
Freight 0.00
Total 5,600.00
Delivery: July 3, 2027`,
      `Timpanogos Power
SG-4 5 @ 1,155.00 5,775.00
Freight incl.
Total 5,775.00
Delivery on or before June 30, 2027`,
    ],
    vendors: [
      {
        vendor: 'American Fork Electric',
        linesSubtotal: '5600.00',
        freight: '0.00',
        landedTotal: '5600.00',
        leadDays: [19],
      },
      { vendor: 'Timpanogos Power', linesSubtotal: '5775.00', freight: '0.00', landedTotal: '5775.00', leadDays: [16] },
    ],
    recommended: 'Timpanogos Power',
    deadline: '2027-07-02',
  },
];
