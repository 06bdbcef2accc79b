import type { ScreeningBrief } from './screening-brief.ts';

const FORTY = 'Need 40 pcs bracket BR-110, deliver to 53703. Who is cheapest?';

/** The offer that the others are compared with. */
const RIDGE = {
  quote: `Ridge Fabrication
BR-110 40 @ 6.40 = 256.00
Freight 22.00
Total 278.00
5 days`,
  read: {
    vendor: 'Ridge Fabrication',
    linesSubtotal: '256.00',
    freight: '22.00',
    landedTotal: '278.00',
    leadDays: [5],
    statedTotal: '278.00',
  },
};

/** Quotes in which one word, one figure or the place of one decides what another is for. */
export const TURNING_POINTS: ScreeningBrief[] = [
  {
    name: 'a refusal above a footer with an amount',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
We are unable to quote BR-110 at this time.

Our liability is limited to $10,000.00.`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', freight: null, landedTotal: null, leadDays: [null], missing: ['BR-110'] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'freight to a postal code',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight to Madison, WI 53703 31.00
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'a time between a charge and its amount',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 3 days 31.00
In stock`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: '277.00',
        leadDays: [0, 3, null],
      },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'free from a sum on, else a flat rate in the same sentence',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Free freight on orders over $500, otherwise a flat $35
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '35.00', landedTotal: '281.00', leadDays: [9] },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'loading by the bale below the bales',
    brief: 'Need 40 bales of hay, delivered to 53703. Who is cheapest?',
    quotes: [
      `Dane Hay & Straw
Bales of hay 40 @ $6.50 = $260.00
Loading $0.50 per bale
Delivery $45.00`,
      `Verona Farms
Bales of hay 40 @ $6.90 = $276.00
Delivery $40.00`,
    ],
    vendors: [
      {
        vendor: 'Dane Hay & Straw',
        linesSubtotal: '260.00',
        freight: '45.00',
        fees: '20.00',
        landedTotal: '325.00',
        leadDays: [null],
        isSplitOpen: true,
      },
      { vendor: 'Verona Farms', linesSubtotal: '276.00', freight: '40.00', landedTotal: '316.00', leadDays: [null] },
    ],
    recommended: 'Verona Farms',
  },
  {
    name: 'two kinds counted in one line',
    brief: 'Need 14 fence panels and 15 concrete posts, delivered to LS6 3AA. Who is cheapest?',
    quotes: [
      `Aire Valley Fencing
For your 14 panels and 15 concrete posts we ask £1,652.00 all in
Delivery £40.00
Total £1,692.00`,
      `Kirkstall Timber
14 panels and 15 concrete posts, total price £1,640.00
Delivery £60.00
Total £1,700.00`,
    ],
    vendors: [
      {
        vendor: 'Aire Valley Fencing',
        currency: 'GBP',
        linesSubtotal: '1652.00',
        freight: '40.00',
        landedTotal: '1692.00',
        leadDays: [null],
        statedTotal: '1692.00',
        isSplitOpen: true,
      },
      {
        vendor: 'Kirkstall Timber',
        currency: 'GBP',
        linesSubtotal: '1640.00',
        freight: '60.00',
        landedTotal: '1700.00',
        leadDays: [null],
        statedTotal: '1700.00',
        isSplitOpen: true,
      },
    ],
    recommended: 'Aire Valley Fencing',
  },
  {
    name: 'a greeting above the vendor',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Hi there,
Attached our best price
Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'hourly rates and nothing that can be multiplied',
    brief: 'electrician for the rewiring of unit 4, two replied',
    quotes: [
      `Sparks & Daughters Electric
Time and material, $115.00 per hour plus parts`,
      `Voltline
$98.00 per hour, we would have to see it first`,
    ],
    vendors: [
      {
        vendor: 'Sparks & Daughters Electric',
        freight: '0.00',
        landedTotal: null,
        leadDays: [null],
      },
      { vendor: 'Voltline', freight: '0.00', landedTotal: null, leadDays: [null] },
    ],
    recommended: null,
  },
  {
    name: 'one sum for several trees',
    brief: 'Removal of 3 oaks at 14 Hollis Ave, work on site. Who is cheaper?',
    quotes: [
      `Canopy Tree Care
Remove 3 oaks @ $1,150.00 each   $3,450.00
Total                            $3,450.00`,
      `Old Growth Arborists
Removal of three oaks incl. hauling: $4,150.00
We can come within 10 days.`,
    ],
    vendors: [
      {
        vendor: 'Canopy Tree Care',
        linesSubtotal: '3450.00',
        freight: '0.00',
        landedTotal: '3450.00',
        leadDays: [null],
        statedTotal: '3450.00',
      },
      {
        vendor: 'Old Growth Arborists',
        linesSubtotal: '4150.00',
        freight: '0.00',
        landedTotal: '4150.00',
        leadDays: [10, null],
      },
    ],
    recommended: 'Canopy Tree Care',
  },
  {
    name: 'prices in lakhs and crores',
    brief: 'Need 40 pumps PX-7, delivered to 411001. Who is cheapest?',
    quotes: [
      `Deccan Pumps
PX-7 pump 40 nos ₹2,92,500 ₹1,17,00,000
Freight ₹12,000
Total ₹1,17,12,000`,
      `Sahyadri Engineering
PX-7 pump 40 nos ₹2,91,000 ₹1,16,40,000
Freight ₹15,000
Total ₹1,16,55,000`,
    ],
    vendors: [
      {
        vendor: 'Deccan Pumps',
        currency: 'INR',
        linesSubtotal: '11700000.00',
        freight: '12000.00',
        landedTotal: '11712000.00',
        leadDays: [null],
        statedTotal: '11712000.00',
      },
      {
        vendor: 'Sahyadri Engineering',
        currency: 'INR',
        linesSubtotal: '11640000.00',
        freight: '15000.00',
        landedTotal: '11655000.00',
        leadDays: [null],
        statedTotal: '11655000.00',
      },
    ],
    recommended: 'Sahyadri Engineering',
  },
  {
    name: 'a price per thousand, one figure on each line',
    brief: 'Need 2000 screws SC-8, deliver to 53703. Who is cheapest?',
    quotes: [
      `Badger Fasteners
SC-8 screw
2000
41.50 per M
83.00
Freight
12.00
Total
95.00`,
      `Capitol Fittings
SC-8 2000 @ 0.045 = 90.00
Freight 9.00
Total 99.00`,
    ],
    vendors: [
      {
        vendor: 'Badger Fasteners',
        linesSubtotal: '83.00',
        freight: '12.00',
        landedTotal: '95.00',
        leadDays: [null],
        statedTotal: '95.00',
      },
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '90.00',
        freight: '9.00',
        landedTotal: '99.00',
        leadDays: [null],
        statedTotal: '99.00',
      },
    ],
    recommended: 'Badger Fasteners',
  },
  {
    name: 'a greeting, and the vendor before its first price',
    brief: 'Compare these for 30 x caster CW-5, deliver to 43215.',
    quotes: [
      `Good afternoon,

our prices are below.

Scioto Caster: CW-5 30 @ 13.10 = 393.00
Freight 19.00
6 days

Kind regards`,
      `Olentangy Wheel
CW-5 30 @ 13.90 = 417.00
Delivered price
In stock`,
    ],
    vendors: [
      { vendor: 'Scioto Caster', linesSubtotal: '393.00', freight: '19.00', landedTotal: '412.00', leadDays: [6] },
      { vendor: 'Olentangy Wheel', linesSubtotal: '417.00', freight: '0.00', landedTotal: '417.00', leadDays: [0] },
    ],
    recommended: 'Scioto Caster',
  },
  {
    name: 'bearings of another seal, columns one blank apart',
    brief: '12 x bearing 6204-2Z and 12 x bearing 6304-2Z, 47906. Exact parts.',
    quotes: [
      `Prophetstown Bearing
6204-2Z 12 3.20 38.40
6304-2RS 12 5.10 61.20
Freight 8.00
Total 107.60
stock`,
      `Battle Ground Power
6204-2Z 12 @ 3.45 = 41.40
6304-2Z 12 @ 5.35 = 64.20
Freight 9.00
Total 114.60
stock`,
    ],
    vendors: [
      {
        vendor: 'Prophetstown Bearing',
        linesSubtotal: '99.60',
        freight: '8.00',
        landedTotal: '107.60',
        statedTotal: '107.60',
        leadDays: [0],
        asks: [/6304/],
      },
      {
        vendor: 'Battle Ground Power',
        linesSubtotal: '105.60',
        freight: '9.00',
        landedTotal: '114.60',
        statedTotal: '114.60',
        leadDays: [0],
      },
    ],
    recommended: 'Battle Ground Power',
  },
  {
    name: 'a row of fields between commas below a sentence',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
Thank you for asking. Our offer for the bracket is as follows:
BR-110,40,6.15,246.00
and the freight comes to 31.00. 9 days.`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'freight allowed from a sum on, and what it is below',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
FFA on orders of $750 and up; under that we add $29.50
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '29.50', landedTotal: '275.50', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'headings and cells one blank apart, price before count',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
Part Price Qty
BR-110 6.15 40
Freight 31.00
9 days`,
    ],
    vendors: [
      RIDGE.read,
      { vendor: 'Capitol Fittings', linesSubtotal: '246.00', freight: '31.00', landedTotal: '277.00', leadDays: [9] },
    ],
    recommended: 'Capitol Fittings',
  },
  {
    name: 'panels and posts, one price for both kinds and posts named once',
    brief: 'Need 14 fence panels and 15 concrete posts, delivered to LS6 3AA. Who is cheapest?',
    quotes: [
      `Aire Valley Fencing
14 fence panels @ £62.00 = £868.00
15 concrete posts @ £21.00 = £315.00
Delivery £40.00
Total £1,223.00`,
      `Kirkstall Timber
14 closeboard fence panels with 15 posts, £1,100.00 for the lot
Delivery £60.00
Total £1,160.00`,
    ],
    vendors: [
      {
        vendor: 'Aire Valley Fencing',
        currency: 'GBP',
        linesSubtotal: '1183.00',
        freight: '40.00',
        landedTotal: '1223.00',
        leadDays: [null],
        statedTotal: '1223.00',
      },
      {
        vendor: 'Kirkstall Timber',
        currency: 'GBP',
        linesSubtotal: '1100.00',
        freight: '60.00',
        landedTotal: '1160.00',
        leadDays: [null],
        statedTotal: '1160.00',
        isSplitOpen: true,
      },
    ],
    recommended: 'Kirkstall Timber',
  },
  {
    name: 'freight on the house, but only once the order is large',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight is on us once you hit $750
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '246.00',
        leadDays: [9],
        asks: [/freight/i],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'freight on the house for whoever pays ahead',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight free if paid in advance
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '246.00',
        leadDays: [9],
        asks: [/freight/i],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a surcharge by an index, without a figure',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
A metal surcharge applies per index
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: null,
        landedTotalAtLeast: '277.00',
        leadDays: [9],
        asks: [/which total holds/],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'some pieces free with others',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
Buy 10 get one free
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: null,
        landedTotalAtLeast: '277.00',
        leadDays: [9],
        asks: [/which total holds/],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'goods that are not new',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
Please note these are refurbished
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        landedTotal: null,
        landedTotalAtLeast: '277.00',
        leadDays: [9],
        asks: [/which total holds/],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a letter between the count and the price',
    brief: 'Need 2000 screws SC-8, deliver to 53703. Who is cheapest?',
    quotes: [
      `Badger Fasteners
SC-8 2000 M 41.50
Freight 12.00`,
      `Capitol Fittings
SC-8 2,000 C 4.45
Freight 9.00`,
    ],
    vendors: [
      { vendor: 'Badger Fasteners', linesSubtotal: '83.00', freight: '12.00', landedTotal: '95.00', leadDays: [null] },
      { vendor: 'Capitol Fittings', linesSubtotal: '89.00', freight: '9.00', landedTotal: '98.00', leadDays: [null] },
    ],
    recommended: 'Badger Fasteners',
  },
  {
    name: 'the same letter behind metres',
    brief: 'Need 200 m cable CB-3, deliver to 53703. Who is cheapest?',
    quotes: [
      `Badger Cable
CB-3 200 M 1.85
Freight 12.00`,
      `Capitol Wire
CB-3 200 m @ 1.90 = 380.00
Freight 9.00`,
    ],
    vendors: [
      { vendor: 'Badger Cable', linesSubtotal: '370.00', freight: '12.00', landedTotal: '382.00', leadDays: [null] },
      { vendor: 'Capitol Wire', linesSubtotal: '380.00', freight: '9.00', landedTotal: '389.00', leadDays: [null] },
    ],
    recommended: 'Badger Cable',
  },
  {
    name: 'a fee that says how long it takes',
    brief: FORTY,
    quotes: [
      RIDGE.quote,
      `Capitol Fittings
BR-110 40 @ 6.15 = 246.00
Freight 31.00
Handling, 2 days: 8.00
9 days`,
    ],
    vendors: [
      RIDGE.read,
      {
        vendor: 'Capitol Fittings',
        linesSubtotal: '246.00',
        freight: '31.00',
        fees: '8.00',
        landedTotal: '285.00',
        leadDays: [9],
      },
    ],
    recommended: 'Ridge Fabrication',
  },
  {
    name: 'a total for the lot and no price of one',
    brief: 'Need 14 fence panels, delivered to LS6 3AA. Who is cheapest?',
    quotes: [
      `Aire Valley Fencing
14 fence panels @ £118.00 each £1,652.00
Delivery £40.00
Total £1,692.00`,
      `Kirkstall Timber
Total price for 14 fence panels £1,640.00
Delivery £60.00`,
    ],
    vendors: [
      {
        vendor: 'Aire Valley Fencing',
        currency: 'GBP',
        linesSubtotal: '1652.00',
        freight: '40.00',
        landedTotal: '1692.00',
        leadDays: [null],
        statedTotal: '1692.00',
      },
      {
        vendor: 'Kirkstall Timber',
        currency: 'GBP',
        linesSubtotal: '1640.00',
        freight: '60.00',
        landedTotal: '1700.00',
        leadDays: [null],
      },
    ],
    recommended: 'Aire Valley Fencing',
  },
];
