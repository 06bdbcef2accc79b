import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Offers copied from baskets and sheets or said into a phone, rates by the month in short, charges for a lot, prices that only begin somewhere. */
export const COPIED_AND_SAID: ScreeningBrief[] = [
  {
    name: 'two baskets, a photo of a screen and a typed reply',
    brief: `Can you check these two for me, ex VAT please, we reclaim it. 24 boxes of nitrile gloves size M and 6 cases of blue roll.

[screenshot 1 - phone photo]
Pennine Hygiene Supplies     order ref 55102
NG-M   Nitrile gloves size M, box      24   £6.15   £147.60
BR6    Blue roll 2 ply, case            6   £14.40   £86.40
Carriage   £7.95
Total ex VAT   £241.95
Usually 3 days

[screenshot 2 - what their man wrote back]
Hi, Derwent Janitorial here. Nitrile gloves size M are £6.40 a box, so 24 boxes £153.60. Blue roll £13.20 a case, 6 cases £79.20. No carriage over £150. Comes to £232.80 + VAT. 5 days.`,
    quotes: [],
    vendors: [
      offered('Pennine Hygiene Supplies', {
        currency: 'GBP',
        lines: [
          [24, '6.15'],
          [6, '14.40'],
        ],
        freight: '7.95',
        leadDays: [3],
      }),
      offered('Derwent Janitorial', {
        currency: 'GBP',
        lines: [
          [24, '6.40'],
          [6, '13.20'],
        ],
        leadDays: [5],
      }),
    ],
    recommended: 'Derwent Janitorial',
  },
  {
    name: 'two sheets, one with prices before the tax and with it',
    brief: `We claim GST back, so compare ex GST. 12 monitors MN-27Q and 12 arms ARM-2. From the two files:

Sheet1
Coolabah Office Tech Pty Ltd	ABN 11 000 000 000
Code\tQty\tUnit ex\tExt ex
MN-27Q\t12\t318.00\t3,816.00
ARM-2\t12\t74.00\t888.00
Freight\t\t\t45.00
TOTAL EX\t\t\t4,749.00
ETA 2 weeks

Sheet2
Banksia Business Systems
Code\tQty\tUnit ex GST\tUnit inc GST\tExt ex GST
MN-27Q\t12\t324.00\t356.40\t3,888.00
ARM-2\t12\t71.00\t78.10\t852.00
\t\tSubtotal ex\t\t4,740.00
\t\tSchools 2.5%\t\t-118.50
\t\tDelivery\t\t0.00
\t\tTotal ex GST\t\t4,621.50
\t\tGST\t\t462.15
\t\tTOTAL INC GST\t\t5,083.65
ETA 8 days`,
    quotes: [],
    vendors: [
      offered('Coolabah Office Tech Pty Ltd', {
        currency: 'AUD',
        lines: [
          [12, '318.00'],
          [12, '74.00'],
        ],
        freight: '45.00',
        leadDays: [14],
      }),
      offered('Banksia Business Systems', {
        currency: 'AUD',
        lines: [
          [12, '324.00'],
          [12, '71.00'],
        ],
        discount: '118.50',
        leadDays: [8],
      }),
    ],
    recommended: 'Banksia Business Systems',
  },
  {
    name: 'a line rented by the month in short, months that are free, a fee at the start',
    brief: '200/200 Mbps leased line for the depot, 24 month term. What does the whole term cost ex VAT with each?',
    quotes: [
      `Larkspur Telecom - order form
Ethernet 200/200     Term 24 mo.
Install   FREE
Months 1-2   FREE
Months 3-24   22 x £305.00   £6,710.00
Total contract value (ex VAT)   £6,710.00
Lead time 6 weeks`,
      `Hollin Networks
Leased line 200Mb: £264.00 pm, 24 month minimum, one off install £395.00. Router included. Approx lead time 9 weeks. Prices exclude VAT.`,
      `Hi, as discussed £288 a month over 24 months, nothing for install. 60 days to get it live. VAT on top.
Tam Redfern / Border Fibre Ltd / 07700 900318`,
    ],
    vendors: [
      offered('Larkspur Telecom', { currency: 'GBP', lines: [[22, '305.00']], leadDays: [42] }),
      offered('Hollin Networks', { currency: 'GBP', lines: [[24, '264.00']], fees: '395.00', leadDays: [63] }),
      offered('Border Fibre Ltd', { currency: 'GBP', lines: [[24, '288.00']], leadDays: [60, null] }),
    ],
    recommended: 'Larkspur Telecom',
  },
  {
    name: 'florists whose prices only begin somewhere',
    brief: 'Which florist for the chapel? We need 2 pedestal arrangements and 14 pew ends.',
    quotes: [
      `Rosebank Flowers
pedestal arrangements   from £140 each
pew ends   from £18 each
Delivered free to the chapel`,
      `Meadow & Thorn
2 pedestal arrangements at £155.00 = £310.00
14 pew ends at £21.00 = £294.00
Delivery £10.00
Total £614.00`,
    ],
    vendors: [
      offered('Rosebank Flowers', { currency: 'GBP', lines: [[1, '1.00']], isOpen: true, leadDays: [null] }),
      offered('Meadow & Thorn', {
        currency: 'GBP',
        lines: [
          [2, '155.00'],
          [14, '21.00'],
        ],
        freight: '10.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Meadow & Thorn',
  },
  {
    name: 'a lot charge at the least, and a booking that is paid once',
    brief: 'Zinc plating, 180 lb of brackets, clear. Who is cheapest all in?',
    quotes: [
      `Harrow Plating Works
180 lb of brackets @ $1.40/lb. Minimum lot charge $325.00 applies. Our truck both ways, delivery $40.00. 4 days.`,
      `Cold Spring Finishing
180 lb of brackets at $1.65/lb = $297.00
Booking-in fee $20.00 per consignment
Delivery $30.00
Total $347.00
1 week`,
    ],
    vendors: [
      offered('Harrow Plating Works', {
        lines: [[180, '1.40']],
        fees: '73.00',
        freight: '40.00',
        leadDays: [4],
      }),
      offered('Cold Spring Finishing', {
        lines: [[180, '1.65']],
        fees: '20.00',
        freight: '30.00',
        leadDays: [7],
      }),
    ],
    recommended: 'Cold Spring Finishing',
  },
  {
    name: 'codes of services under bullets, and what somebody asked before',
    brief: `Nothing to ship, I bring the truck in. All I need is S410 (brakes), S425 (coolant) and S433 (belts). Who's cheapest?

• Ridgeline Diesel
   – S410 $640
   – S425 $185
   – S433 $210
   – total $1,035
• Cascade Truck Works
   – S410 $590
   – S425 $205
   – S433 $225
   – total $1,020

my shop before asked $1,400`,
    quotes: [],
    vendors: [
      offered('Ridgeline Diesel', {
        lines: [
          [1, '640.00'],
          [1, '185.00'],
          [1, '210.00'],
        ],
        leadDays: [null],
      }),
      offered('Cascade Truck Works', {
        lines: [
          [1, '590.00'],
          [1, '205.00'],
          [1, '225.00'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Cascade Truck Works',
  },
];
