import type { ScreeningBrief } from './screening-brief.ts';

/** Newer quotes beside the ones that they replace, tables as they are pasted. */
export const REVISIONS: ScreeningBrief[] = [
  {
    name: 'a mail that supersedes the one below it',
    brief: `Compare these for 60 filter cartridges FC-10-5 and 12 housings FH-10, to 55901. Needed by 2027-03-31, today 2027-03-08.`,
    quotes: [
      `From: Desk <desk@zumbroprocess.example>
Sent: Monday, March 8, 2027 10:44 AM
To: Buyer
Subject: RE: RE: RFQ filters - revised

Hi, as discussed we can sharpen the pencil. New pricing, supersedes the one below:

FC-10-5   60   $7.15   $429.00
FH-10     12  $38.00   $456.00
Freight $32.00
Total $917.00
Lead time 6 business days

Zumbro Process Supply

From: Desk <desk@zumbroprocess.example>
Sent: Thursday, March 4, 2027 3:02 PM
Subject: RE: RFQ filters

FC-10-5   60   $7.90   $474.00
FH-10     12  $41.00   $492.00
Freight $32.00
Total $998.00

> On Mar 3, 2027, Buyer wrote:
> Please quote 60 x FC-10-5 and 12 x FH-10, ship to 55901.`,
      `Olmsted Filtration
60 FC-10-5 @ 7.40 = 444.00
12 FH-10 @ 39.50 = 474.00
Freight included
Total 918.00
Stock`,
    ],
    vendors: [
      {
        vendor: 'Zumbro Process Supply',
        linesSubtotal: '885.00',
        freight: '32.00',
        landedTotal: '917.00',
        statedTotal: '917.00',
        leadDays: [8],
      },
      {
        vendor: 'Olmsted Filtration',
        linesSubtotal: '918.00',
        freight: '0.00',
        landedTotal: '918.00',
        statedTotal: '918.00',
        leadDays: [0],
      },
    ],
    recommended: 'Zumbro Process Supply',
    deadline: '2027-03-31',
  },
  {
    name: 'a revision below the quote that it replaces',
    brief: `75 rollers RL-19 and 150 brackets RB-19, 38118`,
    quotes: [
      `Memphis Conveyor
Quote 771
RL-19  75  12.40  930.00
RB-19 150   1.85  277.50
Freight 60.00
Total 1,267.50

*** REVISED 2/3/2027 - replaces the above ***
RL-19  75  11.60  870.00
RB-19 150   1.85  277.50
Freight 60.00
Total 1,207.50
10 days`,
      `Wolf River Handling
RL-19 75 @ 11.95 = 896.25
RB-19 150 @ 1.70 = 255.00
Freight 65.00
Total 1,216.25
2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Memphis Conveyor',
        linesSubtotal: '1147.50',
        freight: '60.00',
        landedTotal: '1207.50',
        statedTotal: '1207.50',
        leadDays: [10],
      },
      {
        vendor: 'Wolf River Handling',
        linesSubtotal: '1151.25',
        freight: '65.00',
        landedTotal: '1216.25',
        statedTotal: '1216.25',
        leadDays: [14],
      },
    ],
    recommended: 'Memphis Conveyor',
  },
  {
    name: 'fields in quotation marks',
    brief: `Quotes for 30 pressure transmitters PT-300 and 30 manifolds MF-2V, ship-to 77020, max total 15000.`,
    quotes: [
      `"Bayport Instrument Co","Quote 88-1204",,,
"Part","Description","Qty","Unit Price","Extended"
"PT-300","Transmitter, 0-300 psi","30","$318.50","$9,555.00"
"MF-2V","2-valve manifold, 1/2 NPT","30","$96.20","$2,886.00"
"Freight",,,,"$142.00"
"Total",,,,"$12,583.00"
"Lead time","3-4 weeks",,,`,
      `Turning Basin Controls
PT-300;30;325,00... sorry, in our format: PT-300 qty 30 at $325.00 = $9,750.00
MF-2V qty 30 at $88.00 = $2,640.00
Freight prepaid and allowed
Total $12,390.00
Delivery 5 weeks`,
    ],
    vendors: [
      {
        vendor: 'Bayport Instrument Co',
        linesSubtotal: '12441.00',
        freight: '142.00',
        landedTotal: '12583.00',
        statedTotal: '12583.00',
        leadDays: [28],
      },
      {
        vendor: 'Turning Basin Controls',
        linesSubtotal: '12390.00',
        freight: '0.00',
        landedTotal: '12390.00',
        statedTotal: '12390.00',
        leadDays: [35],
      },
    ],
    recommended: 'Turning Basin Controls',
  },
  {
    name: 'a table in HTML',
    brief: `Need 16 casters CS-5-SW and 16 brakes CB-5. ZIP 49503. Budget $600.`,
    quotes: [
      `<p>Quote from <b>Grand River Casters</b></p>
<table><tr><th>Part</th><th>Qty</th><th>Unit</th><th>Ext</th></tr>
<tr><td>CS-5-SW</td><td>16</td><td>$22.50</td><td>$360.00</td></tr>
<tr><td>CB-5</td><td>16</td><td>$6.75</td><td>$108.00</td></tr>
<tr><td colspan=3>Shipping</td><td>$41.00</td></tr>
<tr><td colspan=3>Total</td><td>$509.00</td></tr></table>
<p>Lead time: 2 weeks</p>`,
      `Furniture City Hardware
CS-5-SW  16 @ 23.90  382.40
CB-5     16 @  6.25  100.00
Delivery  no charge
Total  482.40
5 business days`,
    ],
    vendors: [
      {
        vendor: 'Grand River Casters',
        linesSubtotal: '468.00',
        freight: '41.00',
        landedTotal: '509.00',
        statedTotal: '509.00',
        leadDays: [14],
      },
      {
        vendor: 'Furniture City Hardware',
        linesSubtotal: '482.40',
        freight: '0.00',
        landedTotal: '482.40',
        statedTotal: '482.40',
        leadDays: [7],
      },
    ],
    recommended: 'Furniture City Hardware',
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
];
