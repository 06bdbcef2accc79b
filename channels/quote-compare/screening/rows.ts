import type { ScreeningBrief } from './screening-brief.ts';

/** Rows of charges: for each piece, in percent, refundable, by region. */
export const ROWS: ScreeningBrief[] = [
  {
    name: 'a fee for each piece beside its sum',
    brief: `40 signs SG-12 and 4 posts PO-8, 43085`,
    quotes: [
      `Worthington Sign
SG-12 40 @ 11.00 440.00
PO-8 4 @ 38.00 152.00
Powder coat setup 75.00
Boxing $1.25 per sign (40) 50.00
Freight 44.00
Total 761.00
2 weeks`,
      `Polaris Traffic
SG-12 40 @ 12.40 496.00
PO-8 4 @ 41.00 164.00
Setup waived
Freight 50.00
Total 710.00
3 weeks`,
    ],
    vendors: [
      {
        vendor: 'Worthington Sign',
        linesSubtotal: '592.00',
        freight: '44.00',
        fees: '125.00',
        landedTotal: '761.00',
        statedTotal: '761.00',
        leadDays: [14],
      },
      {
        vendor: 'Polaris Traffic',
        linesSubtotal: '660.00',
        freight: '50.00',
        landedTotal: '710.00',
        statedTotal: '710.00',
        leadDays: [21],
      },
    ],
    recommended: 'Polaris Traffic',
  },
  {
    name: 'a discount row without a name',
    brief: `12,000 tags TG-5 and 4,000 strings ST-5, zip 17602`,
    quotes: [
      `Lancaster Label
Item     Qty      $/M      Total
TG-5    12,000   18.50    222.00
ST-5     4,000    9.00     36.00
                  Sub      258.00
                  -3%        7.74
                  Frt       16.00
                  Due      266.26
1 week`,
      `Conestoga Tag Co
TG-5 12M @ 19.10/M 229.20
ST-5 4M @ 8.40/M 33.60
Freight 14.00
Total 276.80
stock`,
    ],
    vendors: [
      {
        vendor: 'Lancaster Label',
        linesSubtotal: '258.00',
        freight: '16.00',
        discount: '7.74',
        landedTotal: '266.26',
        statedTotal: '266.26',
        leadDays: [7],
      },
      {
        vendor: 'Conestoga Tag Co',
        linesSubtotal: '262.80',
        freight: '14.00',
        landedTotal: '276.80',
        statedTotal: '276.80',
        leadDays: [0],
      },
    ],
    recommended: 'Lancaster Label',
  },
  {
    name: 'a surcharge on freight, a deposit to be returned',
    brief: `10 drums solvent SV-55 landed 77536, limit $9,500`,
    quotes: [
      `Deer Park Chemical
SV-55   10 DR   845.00   8,450.00
Hazmat fee                  75.00
Freight                    310.00
Fuel surcharge 18% of freight 55.80
Total                    8,890.80
4 days`,
      `Ship Channel Solvents
SV-55 10 drums @ $838.00 = $8,380.00
Freight $340.00 plus fuel surcharge 22% of freight
Drum deposit $25.00 each, refundable on return
3 days`,
    ],
    vendors: [
      {
        vendor: 'Deer Park Chemical',
        linesSubtotal: '8450.00',
        freight: '310.00',
        fees: '130.80',
        landedTotal: '8890.80',
        statedTotal: '8890.80',
        leadDays: [4],
      },
      {
        vendor: 'Ship Channel Solvents',
        linesSubtotal: '8380.00',
        freight: '340.00',
        fees: '74.80',
        landedTotal: '8794.80',
        leadDays: [3],
      },
    ],
    recommended: 'Ship Channel Solvents',
  },
  {
    name: 'today under another word',
    brief: `200 clamps CL-12 and 200 pads PD-12, dock 37090, by 4/16/2027. It is now 4/1/2027.`,
    quotes: [
      `Lebanon Clamp Works
CL-12 200 1.40 280.00
PD-12 200 0.55 110.00
Freight 19.00
Total 409.00
120 CL-12 in stock, balance 3 weeks; PD-12 in stock`,
      `Cumberland Industrial
CL-12 200 1.52 304.00
PD-12 200 0.60 120.00
Freight 17.00
Total 441.00
6 working days`,
    ],
    vendors: [
      {
        vendor: 'Lebanon Clamp Works',
        linesSubtotal: '390.00',
        freight: '19.00',
        landedTotal: '409.00',
        statedTotal: '409.00',
        leadDays: [21],
      },
      {
        vendor: 'Cumberland Industrial',
        linesSubtotal: '424.00',
        freight: '17.00',
        landedTotal: '441.00',
        statedTotal: '441.00',
        leadDays: [8],
      },
    ],
    recommended: 'Cumberland Industrial',
    deadline: '2027-04-16',
  },
  {
    name: 'needs in a table, an address of a plant',
    brief: `RFQ summary
| Part | Description | Qty |
|---|---|---|
| TX-101 | transmitter | 6 |
| TX-202 | transmitter, SS | 3 |
Ship to: Plant 2, Ottawa, IL 61350
Required on site: 03/26/2027 (today 03/01/2027)
Not to exceed $9,000`,
    quotes: [
      `Illini Instrument
TX-101  6  780.00  4,680.00
TX-202  3  1,045.00  3,135.00
Freight 95.00
Total 7,910.00
3 weeks ARO`,
      `Starved Rock Controls
TX-101 6 ea @ 755.00 $4,530.00
TX-202 3 ea @ 1,090.00 $3,270.00
Freight 80.00
Total $7,880.00
5 weeks ARO`,
    ],
    vendors: [
      {
        vendor: 'Illini Instrument',
        linesSubtotal: '7815.00',
        freight: '95.00',
        landedTotal: '7910.00',
        statedTotal: '7910.00',
        leadDays: [21],
      },
      {
        vendor: 'Starved Rock Controls',
        linesSubtotal: '7800.00',
        freight: '80.00',
        landedTotal: '7880.00',
        statedTotal: '7880.00',
        leadDays: [35],
      },
    ],
    recommended: 'Illini Instrument',
    deadline: '2027-03-26',
  },
  {
    name: 'columns from right to left, and amounts before their words',
    brief: '3 power supplies PS-2410, 80202',
    quotes: [
      `Front Range Controls
Lead        Amount    Price    Qty   Part
2 weeks     354.00    118.00   3     PS-2410
$20.00 freight, $6.00 handling
Total 380.00`,
      `Mile High Automation
3 x PS-2410 @ 121.00 = 363.00
Freight 15.00
Total 378.00
5 days`,
    ],
    vendors: [
      {
        vendor: 'Front Range Controls',
        linesSubtotal: '354.00',
        freight: '20.00',
        fees: '6.00',
        landedTotal: '380.00',
        leadDays: [14],
      },
      {
        vendor: 'Mile High Automation',
        linesSubtotal: '363.00',
        freight: '15.00',
        landedTotal: '378.00',
        leadDays: [5],
      },
    ],
    recommended: 'Mile High Automation',
  },
];
