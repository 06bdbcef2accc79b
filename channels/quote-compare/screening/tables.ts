import type { ScreeningBrief } from './screening-brief.ts';

/** Quotes as tables: aligned, delimited, wrapped, with notes below. */
export const TABLES: ScreeningBrief[] = [
  {
    name: 'pipes table, fuel surcharge, wrong total',
    brief:
      'We need 12 gate valves GV-200 and 24 flange gaskets FG-200. Ship to 77032. Today is 2027-01-11, need by 2027-01-29. Budget $3,500.',
    quotes: [
      `# Bayou Valve & Controls
Quote no. BV-20117, date 01/08/2027

| Item | Part | Qty | UOM | Unit Price | Extended |
|------|--------|-----|-----|-----------|----------|
| 1 | GV-200 gate valve 2" | 12 | EA | $214.50 | $2,574.00 |
| 2 | FG-200 flange gasket | 24 | EA | $3.15 | $75.60 |

Subtotal: $2,649.60
Fuel surcharge: $18.00
Freight (LTL): $96.40
**TOTAL: $2,774.00**

Lead time 7-10 business days. Valid for 30 days.`,
      `Lone Star Piping Supply
1313 Industrial Blvd, Houston, TX 77015   Tel. (713) 555-0142
QUOTATION 88-4410

GV-200    12 EA @ 221.00 ..... 2,652.00
FG-200    24 EA @   2.95 .....    70.80
Total delivered to 77032 ..... 2,722.80
Stock, our truck delivers next day`,
    ],
    vendors: [
      {
        vendor: 'Bayou Valve & Controls',
        linesSubtotal: '2649.60',
        freight: '96.40',
        fees: '18.00',
        landedTotal: '2764.00',
        statedTotal: '2774.00',
        leadDays: [14],
        errors: [['2764.00', '2774.00']],
      },
      {
        vendor: 'Lone Star Piping Supply',
        linesSubtotal: '2722.80',
        freight: '0.00',
        landedTotal: '2722.80',
        statedTotal: '2722.80',
        leadDays: [1],
      },
    ],
    recommended: 'Lone Star Piping Supply',
  },
  {
    name: 'csv and semicolons',
    brief: `item,qty
RL-24V relay,30
SK-8 socket,30
To 78744, max 400 USD`,
    quotes: [
      `Violet Crown Electronics
part,description,qty,unit price,ext
RL-24V,relay 24V,30,8.95,268.50
SK-8,socket 8 pin,30,2.10,63.00
Shipping,,,,14.00
Total,,,,345.50
Lead time,1 week`,
      `Pecan Street Components
Part;Qty;Each;Amount
RL-24V;30;9.10;273.00
SK-8;30;1.95;58.50
Subtotal;;;331.50
Freight;;;no charge
in stock`,
    ],
    vendors: [
      {
        vendor: 'Violet Crown Electronics',
        linesSubtotal: '331.50',
        freight: '14.00',
        landedTotal: '345.50',
        statedTotal: '345.50',
        leadDays: [7],
      },
      {
        vendor: 'Pecan Street Components',
        linesSubtotal: '331.50',
        freight: '0.00',
        landedTotal: '331.50',
        leadDays: [0],
      },
    ],
    recommended: 'Pecan Street Components',
  },
  {
    name: 'tied to quote all caps, amounts no decimals',
    brief: '3 compressors RC-15, ship 19125. budget 12000',
    quotes: [
      `DELAWARE VALLEY COMPRESSED AIR
3 RC-15 ROTARY SCREW COMPRESSOR 15HP @ $3,450 = $10,350
RIGGING/CRATING $275
FREIGHT $420
TOTAL $11,045
DELIVERY 6-8 WEEKS`,
      `Schuylkill Air Systems Inc
RC-15 qty 3, unit $3,600, total $10,800, freight included, 4 weeks`,
    ],
    vendors: [
      {
        vendor: 'Delaware Valley Compressed Air',
        linesSubtotal: '10350.00',
        freight: '420.00',
        fees: '275.00',
        landedTotal: '11045.00',
        statedTotal: '11045.00',
        leadDays: [56],
      },
      {
        vendor: 'Schuylkill Air Systems Inc',
        linesSubtotal: '10800.00',
        freight: '0.00',
        landedTotal: '10800.00',
        leadDays: [28],
      },
    ],
    recommended: 'Schuylkill Air Systems Inc',
  },
  {
    name: 'quote with terms paragraph noise',
    brief:
      'Please evaluate: 16 each caster CS-5SW and 16 each brake caster CS-5SWB. Ship-to ZIP: 38118. Budget is $1,000. No deadline.',
    quotes: [
      `MEMPHIS CASTER & WHEEL, LLC
2200 E. Shelby Dr., Memphis, TN 38118 | 901-555-0101
Quote #: 30455   Date: 1/5/2027   Rep: JT   Terms: 2% 10, Net 30   Page 1 of 1

Line  Qty  UOM  Item       Description                   Unit Price   Ext Price
001   16   EA   CS-5SW     5in swivel caster, 325 lb        18.75        300.00
002   16   EA   CS-5SWB    5in swivel w/ brake, 325 lb      24.10        385.60

                                            Product Total:              685.60
                                            Freight:                      0.00
                                            Tax:                          0.00
                                            Grand Total:               $685.60

Notes: Prices valid for 15 days. Returns subject to 20% restocking fee. Past due invoices bear 1.5% interest per month. Standard warranty 12 months. Lead time 3 business days after receipt of order.`,
      `Mid-South Material Handling
16 CS-5SW $17.95 $287.20
16 CS-5SWB $23.50 $376.00
Subtotal $663.20
Shipping TBD
ships 1-2 days`,
    ],
    vendors: [
      {
        vendor: 'Memphis Caster & Wheel, LLC',
        linesSubtotal: '685.60',
        freight: '0.00',
        landedTotal: '685.60',
        statedTotal: '685.60',
        leadDays: [3, 5],
      },
      {
        vendor: 'Mid-South Material Handling',
        linesSubtotal: '663.20',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '663.20',
        leadDays: [2],
        asks: [/freight/i],
      },
    ],
    recommended: 'Memphis Caster & Wheel, LLC',
  },
  {
    name: 'pdf-like with wrapped cells',
    brief:
      'We need 36 ea. 4" camlock gasket CG-400 and 18 ea. dust cap DC-400. Ship to Baton Rouge, LA 70806. Must have by 3/19/2027; today is 3/1/2027. Limit $1,100.',
    quotes: [
      `PELICAN STATE HOSE, INC.
SALES QUOTATION
                                                   Quote No.     55821
                                                   Quote Date    03/01/2027
                                                   Expires       03/31/2027
Ship To: Your plant, Baton Rouge, LA 70806

Item / Description                    Qty   U/M    Unit Price    Extended
CG-400                                 36   EA         6.25        225.00
  GASKET, CAMLOCK 4 IN, BUNA
DC-400                                 18   EA        31.40        565.20
  DUST CAP, ALUM 4 IN
                                             Sub Total             790.20
                                             Freight                46.00
                                             LA Sales Tax 9.95%     78.62
                                             TOTAL                 914.82
Delivery: 4-5 working days ARO`,
      `Red Stick Industrial    ref: your inquiry
36 pcs CG-400 .......... 5.95 ea .......... 214.20
18 pcs DC-400 .......... 29.75 ea ......... 535.50
total 749.70 plus freight collect from Houston TX 77029
stk`,
    ],
    vendors: [
      {
        vendor: 'Pelican State Hose, Inc.',
        linesSubtotal: '790.20',
        freight: '46.00',
        tax: '78.62',
        landedTotal: '914.82',
        statedTotal: '914.82',
        leadDays: [7],
      },
      {
        vendor: 'Red Stick Industrial',
        linesSubtotal: '749.70',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '749.70',
        leadDays: [0, null],
        asks: [/freight/i],
      },
    ],
    recommended: 'Pelican State Hose, Inc.',
  },
  {
    name: 'bulleted with bold markdown',
    brief: `**Needs**
- 10 × servo drive SD-400
- 10 × cable SC-3M

**Ship to** ZIP 95112
**Deadline** 2027-07-30 (today 2027-07-01)
**Max total** $9,000`,
    quotes: [
      `**Bay Motion Systems** — Quote BMS-771

* **SD-400** — 10 pcs — $640.00 ea — **$6,400.00**
* **SC-3M** — 10 pcs — $58.00 ea — **$580.00**

**Subtotal:** $6,980.00
**Shipping:** $95.00
**Sales tax (9.375%):** $654.38
**Total:** $7,729.38

Lead time: 3 weeks`,
      `## Silicon Valley Servo Supply
| SKU | Qty | Unit | Line total |
|:--|--:|--:|--:|
| SD-400 | 10 | $655.00 | $6,550.00 |
| SC-3M | 10 | $52.00 | $520.00 |

Subtotal $7,070.00 · Free ground shipping · Tax exempt on file
Total $7,070.00
Lead: 6 weeks`,
    ],
    vendors: [
      {
        vendor: 'Bay Motion Systems',
        linesSubtotal: '6980.00',
        freight: '95.00',
        tax: '654.38',
        landedTotal: '7729.38',
        statedTotal: '7729.38',
        leadDays: [21],
      },
      {
        vendor: 'Silicon Valley Servo Supply',
        linesSubtotal: '7070.00',
        freight: '0.00',
        landedTotal: '7070.00',
        statedTotal: '7070.00',
        leadDays: [42],
      },
    ],
    recommended: 'Bay Motion Systems',
    deadline: '2027-07-30',
  },
];
