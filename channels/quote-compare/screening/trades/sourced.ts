import type { ScreeningBrief } from '../screening-brief.ts';

/** Briefs whose offers differ in currency, terms of carriage, completeness or unit. */
export const SOURCED: ScreeningBrief[] = [
  {
    name: 'EUR ex works and USD delivered, at a rate of the buyer',
    brief: `Please compare in USD, use 1 EUR = 1.12 USD. 8 servo drives SD-750, delivered to Greenville SC 29607.`,
    quotes: [
      `Antriebstechnik Brenz GmbH
8 pcs SD-750 servo drive, EUR 612.50 each, EUR 4,900.00 net
EXW Heidenheim, freight forwarder on request
Delivery time 6 weeks`,
      `Upstate Motion Control LLC
SD-750 (8) $725.00 ea ........ $5,800.00
Freight included
lead time: 3 weeks`,
    ],
    vendors: [
      {
        vendor: 'Antriebstechnik Brenz',
        currency: 'EUR',
        linesSubtotal: '4900.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '4900.00',
        leadDays: [42],
        asks: [/freight|ship/i],
      },
      {
        vendor: 'Upstate Motion Control',
        linesSubtotal: '5800.00',
        freight: '0.00',
        landedTotal: '5800.00',
        leadDays: [21],
      },
    ],
    recommended: 'Upstate Motion Control',
  },
  {
    name: 'partial offers beside a whole one',
    brief: `RFQ 2231, deliver 53202
1. 12 x gate valve GV-2
2. 30 x strainer ST-1
3. 6 x pressure gauge PG-160`,
    quotes: [
      `Lakeshore Valve
12 GV-2 @ 64.00 = 768.00
30 ST-1 @ 11.20 = 336.00
PG-160 we do not stock
Freight 25.00
2 days`,
      `Menomonee Controls Inc
1. GV-2 12 x $71.50 = $858.00
2. ST-1 30 x $12.10 = $363.00
3. PG-160 6 x $38.00 = $228.00
Shipping $31.00
Total $1,480.00
1 week`,
      `Third Ward Instrument
PG-160 qty 6 at $35.50 ea, $213.00, ST-1 qty 30 at $10.95 ea, $328.50. No quote on the gate valves. Ship $18.00, from stock.`,
    ],
    vendors: [
      {
        vendor: 'Lakeshore Valve',
        linesSubtotal: '1104.00',
        freight: '25.00',
        landedTotal: null,
        landedTotalAtLeast: '1129.00',
        leadDays: [2],
        missing: ['PG-160'],
      },
      {
        vendor: 'Menomonee Controls',
        linesSubtotal: '1449.00',
        freight: '31.00',
        landedTotal: '1480.00',
        statedTotal: '1480.00',
        leadDays: [7],
      },
      {
        vendor: 'Third Ward Instrument',
        linesSubtotal: '541.50',
        freight: '18.00',
        landedTotal: null,
        landedTotalAtLeast: '559.50',
        leadDays: [0],
        missing: ['GV-2'],
      },
    ],
    recommended: 'Menomonee Controls',
  },
  {
    name: 'FOB Ningbo beside DDP, both in dollars',
    brief: `Comparing 5,000 LED strips LS-12 into our warehouse in Reno NV 89502. Supplier offers:

Offer 1 - Ningbo Haoyu Lighting Co., Ltd
Item: LS-12 LED strip
Qty: 5,000 pcs
Unit price: USD 1.86 FOB Ningbo
Amount: USD 9,300.00
Lead time: 30 days after deposit
Payment: 30% T/T deposit, 70% before shipment

Offer 2 - Sierra Luminaire
Item: LS-12 LED strip
Qty: 5,000 pcs
Unit price: USD 2.24 DDP Reno
Amount: USD 11,200.00
Lead time: 21 days
Payment: net 30`,
    quotes: [],
    vendors: [
      {
        vendor: 'Ningbo Haoyu Lighting',
        linesSubtotal: '9300.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '9300.00',
        leadDays: [30],
        asks: [/freight|ship/i],
      },
      {
        vendor: 'Sierra Luminaire',
        linesSubtotal: '11200.00',
        freight: '0.00',
        landedTotal: '11200.00',
        leadDays: [21],
      },
    ],
    recommended: 'Sierra Luminaire',
  },
  {
    name: 'feet of cable offered in boxes of metres',
    brief: `I need 5,000 ft of Cat6 UTP cable and 100 RJ45 keystone jacks, delivered to Boise ID 83702.`,
    quotes: [
      `Treasure Valley Datacom
Cat6 UTP cable, 1000 ft box   5 boxes   $112.00   $560.00
RJ45 keystone jack            100 ea      $1.15   $115.00
Shipping $40.00
Total $715.00
3 days`,
      `Snake River Wire
Cat6 UTP cable 305 m box, 5 boxes @ $104.00 = $520.00
RJ45 keystone jack 100 @ $1.30 = $130.00
Shipping $55.00
Total $705.00
1 week`,
    ],
    vendors: [
      {
        vendor: 'Treasure Valley Datacom',
        linesSubtotal: '675.00',
        freight: '40.00',
        landedTotal: '715.00',
        leadDays: [3],
      },
      {
        vendor: 'Snake River Wire',
        linesSubtotal: '650.00',
        freight: '55.00',
        landedTotal: '705.00',
        leadDays: [7],
      },
    ],
    recommended: 'Snake River Wire',
  },
];
