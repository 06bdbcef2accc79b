import type { ScreenedVendor, ScreeningBrief } from './screening-brief.ts';

const GEARS = 'Need 12 x RG-9 and 4 x RH-9 to 60505';

/** The other quote for them, which nobody corrects. */
const AURORA: { quote: string; vendor: ScreenedVendor } = {
  quote: `Aurora Drives
RG-9 12 @ 45.00 540.00
RH-9 4 @ 59.00 236.00
Freight 30.00
Total 806.00
stock`,
  vendor: {
    vendor: 'Aurora Drives',
    linesSubtotal: '776.00',
    freight: '30.00',
    landedTotal: '806.00',
    statedTotal: '806.00',
    leadDays: [0],
  },
};
const FOX_RIVER: ScreenedVendor = {
  vendor: 'Fox River Gear',
  linesSubtotal: '772.00',
  freight: '25.00',
  landedTotal: '797.00',
  statedTotal: '797.00',
  leadDays: [7],
};

/** Corrections of a part of a quote, threads in their order of time, options beside each other, signatures. */
export const CORRECTIONS: ScreeningBrief[] = [
  {
    name: 'the same quote pasted twice',
    brief: GEARS,
    quotes: [
      `Fox River Gear
RG-9 12 44.00 528.00
RH-9 4 61.00 244.00
Freight 25.00
Total 797.00
1 week

Fox River Gear
RG-9 12 44.00 528.00
RH-9 4 61.00 244.00
Freight 25.00
Total 797.00
1 week`,
      AURORA.quote,
    ],
    vendors: [FOX_RIVER, AURORA.vendor],
    recommended: 'Fox River Gear',
  },
  {
    name: 'a correction of the freight alone',
    brief: GEARS,
    quotes: [
      `From: sales@foxrivergear.example
Sent: March 3, 2027
Subject: RE: RFQ

Correction: freight is $35.00, everything else unchanged.
Fox River Gear

-----Original Message-----
From: sales@foxrivergear.example
Sent: March 2, 2027

RG-9 12 44.00 528.00
RH-9 4 61.00 244.00
Freight 25.00
1 week`,
      AURORA.quote,
    ],
    vendors: [
      { vendor: 'Fox River Gear', linesSubtotal: '772.00', freight: '35.00', landedTotal: '807.00', leadDays: [7] },
      AURORA.vendor,
    ],
    recommended: 'Aurora Drives',
  },
  {
    name: 'a thread with the oldest mail first',
    brief: GEARS,
    quotes: [
      `On Mar 1, 2027 Fox River Gear wrote:
RG-9 12 46.00 552.00
RH-9 4 63.00 252.00
Freight 25.00
Total 829.00

On Mar 4, 2027 Fox River Gear wrote:
As discussed, best price:
RG-9 12 44.00 528.00
RH-9 4 61.00 244.00
Freight 25.00
Total 797.00
1 week`,
      AURORA.quote,
    ],
    vendors: [FOX_RIVER, AURORA.vendor],
    recommended: 'Fox River Gear',
  },
  {
    name: 'options that are no quotes',
    brief: `Need 12 x RG-9 to 60505`,
    quotes: [
      `Fox River Gear
Option 1 - standard: RG-9 12 @ 44.00 = 528.00, 3 weeks
Option 2 - expedited: RG-9 12 @ 52.00 = 624.00, 3 days
Freight 25.00`,
      `Aurora Drives
RG-9 12 @ 47.00 564.00
Freight 30.00
Total 594.00
stock`,
    ],
    vendors: [
      { vendor: 'Fox River Gear', linesSubtotal: '528.00', freight: '25.00', landedTotal: '553.00', leadDays: [21] },
      {
        vendor: 'Aurora Drives',
        linesSubtotal: '564.00',
        freight: '30.00',
        landedTotal: '594.00',
        statedTotal: '594.00',
        leadDays: [0],
      },
    ],
    recommended: 'Fox River Gear',
  },
  {
    name: 'a total in the covering words, the firm in the last line',
    brief: `Need 12 x RG-9 and 4 x RH-9 to 60505, max $900`,
    quotes: [
      `Dear customer, thank you for your inquiry. Our total price is $797.00 delivered, as detailed:

RG-9   12   44.00   528.00
RH-9    4   61.00   244.00
Freight            25.00
Total             797.00

Lead time 1 week.
Fox River Gear`,
      AURORA.quote,
    ],
    vendors: [FOX_RIVER, AURORA.vendor],
    recommended: 'Fox River Gear',
  },
];
