import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes as e-mails, lists and key and value. */
export const MAILS: ScreeningBrief[] = [
  {
    name: 'e-mail prose, price before part, net 30 not a lead',
    brief: 'Need 16 of sensor PX-301 and 16 of bracket BR-9. Deliver to 48326. Max $2,000.',
    quotes: [
      `From: Dana, Motor City Sensors
Subject: RE: RFQ

Hello,

Thanks for the opportunity. We can offer $84.20 each for the PX-301 and $6.75 each for the BR-9 bracket, 16 of each. Shipping to 48326 would be $21.50 by UPS Ground. We have everything in stock and can ship within 2 days of your order. Terms are net 30, quote valid 60 days.

Dana`,
      `Great Lakes Automation LLC
Quote 5512   Terms: Net 45

Qty  Part     Description        List     Disc   Net      Ext
16   PX-301   pressure sensor    98.00    15%    83.30    1,332.80
16   BR-9     bracket             8.00    15%     6.80      108.80
                                       Subtotal          1,441.60
                                       Shipping             35.00
                                       Total             1,476.60
Delivery 1 week ARO`,
    ],
    vendors: [
      {
        vendor: 'Motor City Sensors',
        linesSubtotal: '1455.20',
        freight: '21.50',
        landedTotal: '1476.70',
        leadDays: [2],
      },
      {
        vendor: 'Great Lakes Automation',
        linesSubtotal: '1441.60',
        freight: '35.00',
        landedTotal: '1476.60',
        statedTotal: '1476.60',
        leadDays: [7],
      },
    ],
    recommended: 'Great Lakes Automation',
  },
  {
    name: 'key value blocks',
    brief:
      'Part: HX-220-A heat exchanger. Quantity: 3. Ship to ZIP 73301. Deadline: 2027-03-15. Today is 2027-02-01. Maximum total: $9,000',
    quotes: [
      `Vendor: Capitol Thermal Products
Quote #: CT-1180
Item: HX-220-A
Quantity: 3
Unit price: $2,640.00
Extended: $7,920.00
Freight: $310.00
Crating: $150.00
Total: $8,380.00
Lead time: 5 weeks ARO
Valid until: 03/01/2027`,
      `HILL COUNTRY HEAT TRANSFER, INC.
Item No.       HX-220-A
Qty            3
Price each     2,815.00
Net amount     8,445.00
F.O.B. destination, freight prepaid
Delivery       2-3 wks`,
    ],
    vendors: [
      {
        vendor: 'Capitol Thermal Products',
        linesSubtotal: '7920.00',
        freight: '310.00',
        fees: '150.00',
        landedTotal: '8380.00',
        statedTotal: '8380.00',
        leadDays: [35],
      },
      {
        vendor: 'Hill Country Heat Transfer',
        linesSubtotal: '8445.00',
        freight: '0.00',
        landedTotal: '8445.00',
        leadDays: [21],
      },
    ],
    recommended: 'Capitol Thermal Products',
  },
  {
    name: 'long email signature, prose wrapped',
    brief:
      'Looking for 80 ft of 2 in. suction hose SH-200 and 4 camlock fittings CL-200-C. Needed at 66061 by June 18, 2027. Today is June 1, 2027. Not to exceed $900.',
    quotes: [
      `From: Inside Sales <sales@kawvalleyhose.example>
To: Purchasing
Subject: Re: hose quote

Good morning,

We can supply the SH-200 suction hose at $6.85 per foot, and the CL-200-C
camlocks at $14.20 each. For 80 ft and 4 fittings that makes $548.00 plus
$56.80, so $604.80 for the material. Freight to 66061 will be $42.00 on our
regular carrier. Lead time is 5 to 7 business days.

Regards,
Pat
Kaw Valley Hose & Rubber
(913) 555-0177`,
      `OLATHE HYDRAULICS INC.
Q-2027-0518

SH-200   2" suction hose, 20 ft lengths   4 lengths @ $134.00/length   $536.00
CL-200-C camlock                          4 @ $15.10                    $60.40
                                                           Sub-total    $596.40
                                                           Delivery      $35.00
                                                           Total        $631.40
Stock, 2-3 days to your dock`,
    ],
    vendors: [
      {
        vendor: 'Kaw Valley Hose & Rubber',
        linesSubtotal: '604.80',
        freight: '42.00',
        landedTotal: '646.80',
        leadDays: [9, 10, 11],
      },
      {
        vendor: 'Olathe Hydraulics Inc.',
        linesSubtotal: '596.40',
        freight: '35.00',
        landedTotal: '631.40',
        statedTotal: '631.40',
        leadDays: [3],
      },
    ],
    recommended: 'Olathe Hydraulics Inc.',
  },
  {
    name: 'numbers with leading text, dash lists',
    brief: `Parts needed:
1. Belt B-68 — qty 8
2. Sheave 2B-54-SH — qty 4
3. Bushing SH-1-3/8 — qty 4
Ship to: Yakima, WA 98902
Deadline: April 9, 2027 (today is March 22, 2027)
Max: $700`,
    quotes: [
      `Yakima Bearing & Drive

* 8 ea B-68 belt ......... $11.85 ..... $94.80
* 4 ea 2B-54-SH .......... $88.40 ..... $353.60
* 4 ea SH-1-3/8 .......... $17.25 ..... $69.00

Merchandise: $517.40
Local delivery: free
Tax (8.3%): $42.94
Amount due: $560.34

Available now.`,
      `Columbia Basin Power Transmission
B-68 8 @ 10.95 87.60
2B-54-SH 4 @ 84.10 336.40
SH-1-3/8 4 @ 16.80 67.20
Sub 491.20
Frt 48.75
Sales tax 8.3% 40.77
Total 580.72
4-6 working days`,
    ],
    vendors: [
      {
        vendor: 'Yakima Bearing & Drive',
        linesSubtotal: '517.40',
        freight: '0.00',
        tax: '42.94',
        landedTotal: '560.34',
        statedTotal: '560.34',
        leadDays: [0],
      },
      {
        vendor: 'Columbia Basin Power Transmission',
        linesSubtotal: '491.20',
        freight: '48.75',
        tax: '40.77',
        landedTotal: '580.72',
        statedTotal: '580.72',
        leadDays: [8],
      },
    ],
    recommended: 'Yakima Bearing & Drive',
  },
  {
    name: 'single unseparated pasted quotes with vendor names',
    brief: `Need 20 x relay RY-12 and 20 x base RB-8, ZIP 55416, max $500.

Twin City Relay Co.
RY-12   20   8.40   168.00
RB-8    20   2.15    43.00
Freight              12.00
Total               223.00
Ships today

Lakes Electronics Supply
RY-12 20 @ 8.10 = 162.00
RB-8 20 @ 2.40 = 48.00
UPS ground 14.25
Total 224.25
stock`,
    quotes: [],
    vendors: [
      {
        vendor: 'Twin City Relay Co.',
        linesSubtotal: '211.00',
        freight: '12.00',
        landedTotal: '223.00',
        statedTotal: '223.00',
        leadDays: [0],
      },
      {
        vendor: 'Lakes Electronics Supply',
        linesSubtotal: '210.00',
        freight: '14.25',
        landedTotal: '224.25',
        statedTotal: '224.25',
        leadDays: [0],
      },
    ],
    recommended: 'Twin City Relay Co.',
  },
  {
    name: 'numbers spelled, casual email',
    brief: 'need six of the regulator RG-50 and a dozen gauge GA-15, ship 87109, asap',
    quotes: [
      `Hey - for the 6 RG-50s I can do 41.50 apiece and the dozen GA-15s at 8.25. Call it 249 + 99 = 348.00, freight 18.00 so 366.00 all in. Can have them there in 4 days.
Rio Grande Gas Supply`,
      'Sandia Instrument Co.: RG-50 6 ea 43.00 258.00 / GA-15 12 ea 7.90 94.80 / freight incl. / total 352.80 / 1 week',
    ],
    vendors: [
      {
        vendor: 'Rio Grande Gas Supply',
        linesSubtotal: '348.00',
        freight: '18.00',
        landedTotal: '366.00',
        leadDays: [4],
      },
      {
        vendor: 'Sandia Instrument Co.',
        linesSubtotal: '352.80',
        freight: '0.00',
        landedTotal: '352.80',
        statedTotal: '352.80',
        leadDays: [7],
      },
    ],
    recommended: 'Sandia Instrument Co.',
  },
];
