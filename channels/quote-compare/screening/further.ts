import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes and orders in other words: days, columns, freight, taxes and prices that are said in other places. */
export const FURTHER: ScreeningBrief[] = [
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
    brief: '12 each of: valve VB-20, valve VB-25 and valve VB-32. To 97214, by end of week.',
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
  {
    name: 'fields parted by commas, and a column of weeks',
    brief: '40 glands GL-9 and 20 glands GL-12 to 44114',
    quotes: [
      `Erie Cable Parts
Part,Description,Qty,Unit price,Amount
GL-9,Cable gland,40,2.50,100.00
GL-12,Cable gland,20,3.00,60.00
Freight,,,,18.00
Total,,,,178.00
Lead time (weeks): 2`,
      `Buckeye Electrical
Part    Qty   Price   Ext      Lead (wks)
GL-9    40    2.60    104.00   1
GL-12   20    2.90    58.00    3
Freight free
Total 162.00`,
    ],
    vendors: [
      {
        vendor: 'Erie Cable Parts',
        linesSubtotal: '160.00',
        freight: '18.00',
        landedTotal: '178.00',
        leadDays: [14],
      },
      {
        vendor: 'Buckeye Electrical',
        linesSubtotal: '162.00',
        freight: '0.00',
        landedTotal: '162.00',
        leadDays: [21],
      },
    ],
    recommended: 'Buckeye Electrical',
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
  {
    name: 'freight that nobody can know, and freight below a limit',
    brief: '30 hoses HS-4 to 64106',
    quotes: [
      `Kaw Valley Hose
HS-4  30  9.00  270.00
Freight $40 - $60
4 days`,
      `Missouri River Rubber
30 HS-4 at 9.40 each, 282.00
Freight prepaid on orders over $500, otherwise $35.00
6 days`,
      `Plains Hydraulics
HS-4 30 @ 10.90 = 327.00
FOB destination, freight prepaid
3 days`,
    ],
    vendors: [
      {
        vendor: 'Kaw Valley Hose',
        linesSubtotal: '270.00',
        freight: null,
        landedTotal: null,
        leadDays: [4],
        asks: [/freight/i],
      },
      {
        vendor: 'Missouri River Rubber',
        linesSubtotal: '282.00',
        freight: '35.00',
        landedTotal: '317.00',
        leadDays: [6],
      },
      {
        vendor: 'Plains Hydraulics',
        linesSubtotal: '327.00',
        freight: '0.00',
        landedTotal: '327.00',
        leadDays: [3],
      },
    ],
    recommended: 'Missouri River Rubber',
  },
  {
    name: 'a part that is declined, and a revised quote',
    brief: '16 seals SE-40 and 8 rings RG-40 to 55401',
    quotes: [
      `Lakeside Seal & Ring
Quote 501
SE-40 16 @ 4.00 = 64.00
RG-40 8 @ 7.00 = 56.00
Freight 12.00
Total 132.00
3 days`,
      `Lakeside Seal & Ring
Quote 501 revised
SE-40 16 @ 3.75 = 60.00
RG-40 8 @ 6.50 = 52.00
Freight 12.00
Total 124.00
3 days`,
      `North Star Bearing
SE-40 16 pcs 3.10 49.60
RG-40 no bid
Freight 10.00
2 days`,
    ],
    vendors: [
      {
        vendor: 'Lakeside Seal & Ring',
        linesSubtotal: '112.00',
        freight: '12.00',
        landedTotal: '124.00',
        leadDays: [3],
      },
      {
        vendor: 'North Star Bearing',
        linesSubtotal: '49.60',
        freight: '10.00',
        landedTotal: null,
        leadDays: [2],
        missing: ['RG-40'],
        asks: [/RG-40/],
      },
    ],
    recommended: 'Lakeside Seal & Ring',
  },
  {
    name: 'a price list beside a price',
    brief: '300 bushings BU-6 to 27601',
    quotes: [
      `Piedmont Bushing Co
BU-6   300 pcs   @ 1.20   360.00
Price breaks: 100+ 1.20, 250+ 1.10, 500+ 0.95
Freight 14.00
Total 374.00
1 week`,
      `Old North State Supply
BU-6 300 @ 1.15 = 345.00
Freight 16.00
Total 361.00
4 days`,
    ],
    vendors: [
      {
        vendor: 'Piedmont Bushing Co',
        linesSubtotal: '360.00',
        freight: '14.00',
        landedTotal: '374.00',
        leadDays: [7],
        asks: [/gives 1\.1 from 250/],
      },
      {
        vendor: 'Old North State Supply',
        linesSubtotal: '345.00',
        freight: '16.00',
        landedTotal: '361.00',
        leadDays: [4],
      },
    ],
    recommended: 'Old North State Supply',
  },
  {
    name: 'a tax under a condition, and a name that only an address has',
    brief: '10 lamps LA-7 to 85004. We are tax exempt.',
    quotes: [
      `LA-7   10   32.00   320.00
Freight 18.00
Total 338.00
Sales tax 8.6% applies unless a resale certificate is on file.
Ships in 3 days
Cactus Wren Lighting
sales@cactuswrenlighting.example`,
      `Sonora Lamp Supply
10 LA-7 @ $33.10 = $331.00
Freight included, tax exempt form required
Total $331.00
In stock`,
    ],
    vendors: [
      {
        vendor: 'Cactus Wren Lighting',
        linesSubtotal: '320.00',
        freight: '18.00',
        landedTotal: '338.00',
        leadDays: [3],
      },
      {
        vendor: 'Sonora Lamp Supply',
        linesSubtotal: '331.00',
        freight: '0.00',
        landedTotal: '331.00',
        leadDays: [0],
      },
    ],
    recommended: 'Sonora Lamp Supply',
  },
  {
    name: 'thousands parted by a blank',
    brief: '50 Pumpen PU-3 nach 20095 Hamburg',
    quotes: [
      `Elbe Pumpen GmbH
PU-3   50 Stk   25,00 €   1 250,00 €
Versand 45,00 €
Gesamt 1 295,00 €
Lieferzeit 5 Tage`,
      `Alster Technik KG
50 x PU-3 à 24,60 € = 1 230,00 €
Versand frei
Gesamt 1 230,00 €
Lieferzeit 2 Wochen`,
    ],
    vendors: [
      {
        vendor: 'Elbe Pumpen GmbH',
        currency: 'EUR',
        linesSubtotal: '1250.00',
        freight: '45.00',
        landedTotal: '1295.00',
        leadDays: [5],
      },
      {
        vendor: 'Alster Technik KG',
        currency: 'EUR',
        linesSubtotal: '1230.00',
        freight: '0.00',
        landedTotal: '1230.00',
        leadDays: [14],
      },
    ],
    recommended: 'Alster Technik KG',
  },
  {
    name: 'a discount behind its sum, and every second line empty',
    brief: '25 tarps TP-10 and 5 ropes RP-3, 70112',
    quotes: [
      `Gulf Canvas

TP-10  25  18.00  450.00

RP-3   5   6.00   30.00

Less 10% discount (48.00)

Freight 20.00

Total 452.00

4 days`,
      `Crescent Marine Supply
TP-10 25 @ 17.40 = 435.00; RP-3 5 @ 5.80 = 29.00
Freight 9.00
Total 473.00
2 days`,
    ],
    vendors: [
      {
        vendor: 'Gulf Canvas',
        linesSubtotal: '480.00',
        freight: '20.00',
        discount: '48.00',
        landedTotal: '452.00',
        leadDays: [4],
      },
      {
        vendor: 'Crescent Marine Supply',
        linesSubtotal: '464.00',
        freight: '9.00',
        landedTotal: '473.00',
        leadDays: [2],
      },
    ],
    recommended: 'Gulf Canvas',
  },
  {
    name: 'one more quote to an order',
    brief: `Here is one more quote:

Tamarack Tool Supply
FL-8  20  12.00  240.00
Freight 10.00
Total 250.00
In stock`,
    quotes: [],
    prior: `20 flanges FL-8 to 59801

Quote 1 of 1:
Bitterroot Flange Co
FL-8  20  13.00  260.00
Freight 15.00
Total 275.00
3 days`,
    vendors: [
      {
        vendor: 'Tamarack Tool Supply',
        linesSubtotal: '240.00',
        freight: '10.00',
        landedTotal: '250.00',
        leadDays: [0],
      },
      {
        vendor: 'Bitterroot Flange Co',
        linesSubtotal: '260.00',
        freight: '15.00',
        landedTotal: '275.00',
        leadDays: [3],
      },
    ],
    recommended: 'Tamarack Tool Supply',
  },
  {
    name: 'anchors by their size in words',
    brief: 'Please compare: 60 wedge anchors, 10 mm wide, and 12 chain hoists to 98101',
    quotes: [
      `Puget Anchor & Chain
60 wedge anchors 10 mm   2.10   126.00
12 chain hoists           140.00   1,680.00
Freight 60.00
Total 1,866.00
1 week`,
      `Salish Rigging
Wedge anchors 10 mm, 60 @ 2.25 = 135.00
Chain hoists, 12 @ 131.00 = 1,572.00
Freight 75.00
Total 1,782.00
10 days`,
    ],
    vendors: [
      {
        vendor: 'Puget Anchor & Chain',
        linesSubtotal: '1806.00',
        freight: '60.00',
        landedTotal: '1866.00',
        leadDays: [7],
      },
      {
        vendor: 'Salish Rigging',
        linesSubtotal: '1707.00',
        freight: '75.00',
        landedTotal: '1782.00',
        leadDays: [10],
      },
    ],
    recommended: 'Salish Rigging',
  },
];
