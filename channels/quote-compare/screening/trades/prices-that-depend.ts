import type { ScreeningBrief } from '../screening-brief.ts';

/** Prices that depend on how much is bought, for how long, or on what another vendor asks. */
export const PRICES_THAT_DEPEND: ScreeningBrief[] = [
  {
    name: 'a thread, newest on top, that lowers one price and keeps the rest',
    brief: `Hi, who do we go with? landed in Leeds please. thread below, newest first.

From: Karen Holt <karen@ridgewayfix.example>
Sent: 6 January 2027 11:02
To: Tom Bright
Subject: RE: RE: studs

Tom,

OK we can do the M16 studs at £1.92 rather than £2.10 if you take all 600. Rest as my mail of Monday.

Karen
Ridgeway Fixings Ltd

From: Tom Bright
Sent: 5 January 2027 16:40
To: Karen Holt
Subject: RE: studs

Karen, you're a bit high on the studs, anything you can do?

From: Karen Holt <karen@ridgewayfix.example>
Sent: 4 January 2027 09:15
To: Tom Bright
Subject: studs

Hi Tom
600 x M16 stud 150mm @ £2.10 = £1,260.00
600 x M16 heavy nut @ £0.34 = £204.00
carriage to Leeds £35.00
3-4 days
prices ex VAT

Karen
Ridgeway Fixings Ltd

From: Sales <sales@airevalley.example>
Sent: 5 January 2027 10:20
To: Tom Bright
Subject: Quote 8812

Aire Valley Bolts Ltd
M16 x 150 stud     600   £1.98   £1,188.00
M16 heavy nut      600   £0.36     £216.00
Delivered free over £500. Next day.
All prices exclude VAT.`,
    quotes: [],
    vendors: [
      {
        vendor: 'Ridgeway Fixings',
        currency: 'GBP',
        linesSubtotal: '1356.00',
        freight: '35.00',
        landedTotal: '1391.00',
        leadDays: [4],
      },
      {
        vendor: 'Aire Valley Bolts',
        currency: 'GBP',
        linesSubtotal: '1404.00',
        freight: '0.00',
        landedTotal: '1404.00',
        leadDays: [1],
      },
    ],
    recommended: 'Ridgeway Fixings',
  },
  {
    name: 'a ladder in a sentence and a ladder with a column for each part',
    brief: `we need 750 enclosures EN-40 and 750 lids LD-40. which is cheapest, ship to 97214?`,
    quotes: [
      `Cascade Diecast
EN-40 enclosure: 1-249 $6.80, 250-499 $6.10, 500-999 $5.45, 1000+ $4.95
LD-40 lid: 100+ $1.20 / 500+ $0.98 / 1000+ $0.85
Freight prepaid on orders over $3,500
4 weeks ARO`,
      `Tualatin Enclosures Inc
Qty     EN-40     LD-40
100     6.25      1.10
500     5.60      0.95
1,000   5.05      0.88
UPS ground $145.00
Lead time 2-3 weeks`,
    ],
    vendors: [
      {
        vendor: 'Cascade Diecast',
        linesSubtotal: '4822.50',
        freight: '0.00',
        landedTotal: '4822.50',
        leadDays: [28],
      },
      {
        vendor: 'Tualatin Enclosures',
        linesSubtotal: '4912.50',
        freight: '145.00',
        landedTotal: '5057.50',
        leadDays: [21],
      },
    ],
    recommended: 'Cascade Diecast',
  },
  {
    name: 'seats and months, a minimum of seats, a discount on the first year',
    brief: `Helpdesk software for 85 agents, 12 months. Compare the two below, first year cost.`,
    quotes: [
      `Deskwise
Team plan: $19 per agent per month, billed annually, 85 agents
One-time onboarding $1,500
10% off the subscription in the first year`,
      `HelpHarbor Inc.
Support plan at $17.50 per user / month, minimum 100 users, annual contract
Onboarding included`,
    ],
    vendors: [
      {
        vendor: 'Deskwise',
        linesSubtotal: '19380.00',
        freight: '0.00',
        fees: '1500.00',
        discount: '1938.00',
        landedTotal: '18942.00',
        leadDays: [null],
      },
      {
        vendor: 'HelpHarbor',
        linesSubtotal: '21000.00',
        freight: '0.00',
        landedTotal: '21000.00',
        leadDays: [null],
      },
    ],
    recommended: 'Deskwise',
  },
  {
    name: 'a vendor that only says it can match',
    brief: `Quotes for 24 PV-10 ball valves and 24 PV-20 check valves to Dayton OH 45402:

Delmar Valve
PV-10  24  18.40  441.60
PV-20  24  22.75  546.00
Freight 38.00
Total 1,025.60
In stock

Union Pipe & Valve
24 ea PV-10 @ $17.95 = $430.80
24 ea PV-20 @ $24.10 = $578.40
Freight: $40.00
1 week

Hartline Supply
Hi Jess, whatever Delmar quoted you, we can match it. Just send the PO over.
- Rick, Hartline Supply`,
    quotes: [],
    vendors: [
      {
        vendor: 'Delmar Valve',
        linesSubtotal: '987.60',
        freight: '38.00',
        landedTotal: '1025.60',
        leadDays: [0],
      },
      {
        vendor: 'Union Pipe & Valve',
        linesSubtotal: '1009.20',
        freight: '40.00',
        landedTotal: '1049.20',
        leadDays: [7],
      },
      {
        vendor: 'Hartline Supply',
        freight: null,
        landedTotal: null,
        leadDays: [null],
        missing: ['PV-10', 'PV-20'],
      },
    ],
    recommended: 'Delmar Valve',
  },
  {
    name: 'discounts above a sum, one reached and one not',
    brief: `Looking for the best landed price to 30318 on:
- 60 HEPA filters HF-24
- 120 pleated filters PF-20`,
    quotes: [
      `Piedmont Air Products
HF-24   60   $92.00   $5,520.00
PF-20  120    $6.40     $768.00
3% off orders over $5,000, 5% off orders over $10,000
Freight $180.00
10 days ARO`,
      `Stone Mountain Filter
HF-24, 60 @ 89.50
PF-20, 120 @ 6.85
Orders of $7,500 or more get 4% off.
Delivery to Atlanta $95
ships in 2 weeks`,
    ],
    vendors: [
      {
        vendor: 'Piedmont Air Products',
        linesSubtotal: '6288.00',
        freight: '180.00',
        discount: '188.64',
        landedTotal: '6279.36',
        leadDays: [10],
      },
      {
        vendor: 'Stone Mountain Filter',
        linesSubtotal: '6192.00',
        freight: '95.00',
        landedTotal: '6287.00',
        leadDays: [14],
      },
    ],
    recommended: 'Piedmont Air Products',
  },
];
