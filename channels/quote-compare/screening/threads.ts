import type { ScreeningBrief } from './screening-brief.ts';

/** Threads of mail: corrections, the request sent back, signatures. */
export const THREADS: ScreeningBrief[] = [
  {
    name: 'a revision beside what it replaces',
    brief: `Comparing 2 quotes for 200 gaskets GK-77 and 25 seals SL-9, ship to 30309. Need by 2027-02-15; today 2027-01-18.`,
    quotes: [
      `From: sales@peachtreegasket.example
Peachtree Gasket & Seal - Quote 8814 Rev B (replaces Rev A of Jan 12)
GK-77  200 @ 1.18  $236.00   (Rev A was 1.32 / $264.00)
SL-9    25 @ 6.40  $160.00
Shipping  $18.50
Total Rev B $414.50   (Rev A $442.50)
Lead time 8 business days`,
      `Piedmont Sealing
GK-77, qty 200: 1.25 each, 250.00 extended
SL-9, qty 25: 5.75 each, 143.75 extended
Merchandise 393.75
Handling 5.00
Freight 22.00
Total 420.75
ships from stock, 2-3 days in transit`,
    ],
    vendors: [
      {
        vendor: 'Peachtree Gasket & Seal',
        linesSubtotal: '396.00',
        freight: '18.50',
        landedTotal: '414.50',
        statedTotal: '414.50',
        leadDays: [12, 10],
      },
      {
        vendor: 'Piedmont Sealing',
        linesSubtotal: '393.75',
        freight: '22.00',
        fees: '5.00',
        landedTotal: '420.75',
        statedTotal: '420.75',
        leadDays: [3],
      },
    ],
    recommended: 'Peachtree Gasket & Seal',
    deadline: '2027-02-15',
  },
  {
    name: 'a corrected mail above the one it corrects',
    brief: `2 bids on 500 pcs rivet RV-43 plus 500 pcs washer WS-43. Zip 76102.`,
    quotes: [
      `From: Sales <sales@cowtownfast.example>
Date: Mon, Mar 1, 2027
To: Purchasing
Subject: RE: RE: RV-43 / WS-43

Sorry, my earlier mail had a typo. Corrected pricing:
RV-43  500 pcs  $0.092 ea  = $46.00
WS-43  500 pcs  $0.031 ea  = $15.50
UPS to Fort Worth $11.25
Ships tomorrow.

Cowtown Fasteners

-----Original Message-----
From: Sales
Sent: Fri, Feb 26, 2027
RV-43  500 pcs  $0.92 ea  = $460.00
WS-43  500 pcs  $0.031 ea  = $15.50`,
      `Trinity Bolt Co - Q# 5518
RV-43   500   9.80/C    49.00
WS-43   500   2.90/C    14.50
Total 63.50, shipping included
Stock`,
    ],
    vendors: [
      { vendor: 'Cowtown Fasteners', linesSubtotal: '61.50', freight: '11.25', landedTotal: '72.75', leadDays: [1] },
      { vendor: 'Trinity Bolt Co', linesSubtotal: '63.50', freight: '0.00', landedTotal: '63.50', leadDays: [0] },
    ],
    recommended: 'Trinity Bolt Co',
  },
  {
    name: 'the request quoted above the prices, counted deadline',
    brief: `Hi, could you line these two up for me? We need 1,200 lock washers LW-38 and 450 carriage bolts CB-38-2. Goes to 49001. We need it by Friday June 18, 2027; today is Monday June 7, 2027. Keep it below $420.`,
    quotes: [
      `---------- Forwarded message ---------
From: inside sales, Kalbrook Fastener Supply
Date: Mon, Jun 7, 2027 at 9:12 AM
Subject: Re: Fwd: RFQ

> please quote 1200 LW-38 and 450 CB-38-2 to 49001

LW-38 zinc     1200    4.15/C     49.80
CB-38-2 HDG     450   61.00/C    274.50
UPS             18.75
no tax (resale)
343.05 total
ARO 3 bus. days, UPS ground 1 day`,
      `Oshtemo Bolt Co.   Quote 70-118   6/7/2027
1200 pcs LW-38 lock washer    $0.039 ea     $46.80
450 pcs CB-38-2 carr. bolt    $0.635 ea     $285.75
   Merchandise              $332.55
   Frt prepaid & allowed
   TOTAL                    $332.55
10 business days`,
    ],
    vendors: [
      {
        vendor: 'Kalbrook Fastener Supply',
        linesSubtotal: '324.30',
        freight: '18.75',
        landedTotal: '343.05',
        statedTotal: '343.05',
        leadDays: [4],
      },
      {
        vendor: 'Oshtemo Bolt Co.',
        linesSubtotal: '332.55',
        freight: '0.00',
        landedTotal: '332.55',
        statedTotal: '332.55',
        leadDays: [14],
      },
    ],
    recommended: 'Kalbrook Fastener Supply',
    deadline: '2027-06-18',
  },
  {
    name: 'prices in a mail, dozens beside a price of a dozen',
    brief: `Which of the two should get the PO? We require 36 pairs glove WG-L and 12 dozen earplug EP-33 for 48858, no later than 4/30/2027. Today 4/12/2027. Limit $400.`,
    quotes: [
      `Hello,
Thank you for the opportunity. Delivered pricing to Mt. Pleasant:
 - WG-L, 36 pr at $6.10/pr
 - EP-33, 12 dz at $9.25/dz
Everything ships tomorrow, arrives 2 days later.
Best regards,
Inside Sales | Chippewa Safety Supply
T: 989.555.0144 x210 | 1450 S. Mission St, Mt. Pleasant, MI 48858`,
      `Isabella Industrial
WG-L   36 PR   5.85   210.60
EP-33  12 DZ   9.60   115.20
S/T 325.80
Frt 14.00
Ttl 339.80
5 working days`,
    ],
    vendors: [
      {
        vendor: 'Chippewa Safety Supply',
        linesSubtotal: '330.60',
        freight: '0.00',
        landedTotal: '330.60',
        leadDays: [3, 2],
      },
      {
        vendor: 'Isabella Industrial',
        linesSubtotal: '325.80',
        freight: '14.00',
        landedTotal: '339.80',
        statedTotal: '339.80',
        leadDays: [7],
      },
    ],
    recommended: 'Chippewa Safety Supply',
    deadline: '2027-04-30',
  },
  {
    name: 'the name of the vendor in its signature and its address',
    brief: `Pick cheapest: 90 ea coupling CX-20 and 45 ea insert CI-20, to 62521. Needed within 10 business days of today, 2027-04-05.`,
    quotes: [
      `Good morning,

CX-20, 90 @ $6.30 = $567.00
CI-20, 45 @ $2.10 = $94.50
Freight $17.50, total $679.00
We can ship same day; 2 day transit.

Regards,
Sales desk
Prairie Coupling & Drive, Inc.
(217) 555-0177`,
      `From: orders@sangamonpower.example
Sent: Monday, April 5, 2027 8:01 AM
To: Buyer
Subject: Sangamon Power Transmission quote 4471

CX-20   90   6.15   553.50
CI-20   45   2.25   101.25
Total           654.75
Shipping        FREE over $500
Lead time       8 business days`,
    ],
    vendors: [
      {
        vendor: 'Prairie Coupling & Drive, Inc.',
        linesSubtotal: '661.50',
        freight: '17.50',
        landedTotal: '679.00',
        statedTotal: '679.00',
        leadDays: [2],
      },
      {
        vendor: 'Sangamon Power Transmission',
        linesSubtotal: '654.75',
        freight: '0.00',
        landedTotal: '654.75',
        leadDays: [10],
      },
    ],
    recommended: 'Sangamon Power Transmission',
    deadline: '2027-04-19',
  },
];
