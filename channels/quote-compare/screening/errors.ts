import type { ScreeningBrief } from './screening-brief.ts';

/** Figures of a quote that do not agree. */
export const ERRORS: ScreeningBrief[] = [
  {
    name: 'expired, tax, discount',
    brief: 'Order: 6 motors MT-5HP, today 2027-02-15. Ship-to ZIP 37211.',
    quotes: [
      `Cumberland Electric Motor
Quote date 12/20/2026   Valid 30 days
6 ea MT-5HP @ 412.00 = 2,472.00
Less 5% quantity discount (123.60)
Freight 150.00
Total 2,498.40
Ships in 3 days`,
      `Nashville Drives Inc
MT-5HP, qty 6, $405.00 each, extended $2,430.00
Sales tax 9.25% $224.78
Freight included
Total $2,654.78
5 business days`,
    ],
    vendors: [
      {
        vendor: 'Cumberland Electric Motor',
        linesSubtotal: '2472.00',
        freight: '150.00',
        discount: '123.60',
        landedTotal: '2498.40',
        statedTotal: '2498.40',
        leadDays: [3],
        asks: [/valid|expired|re-?quote/i],
      },
      {
        vendor: 'Nashville Drives Inc',
        linesSubtotal: '2430.00',
        freight: '0.00',
        tax: '224.78',
        landedTotal: '2654.78',
        statedTotal: '2654.78',
        leadDays: [7],
      },
    ],
    recommended: 'Nashville Drives Inc',
  },
  {
    name: 'wrong extension and right total',
    brief: 'Quote compare: 75 x clamp TC-150, 75 x gasket EP-150, 20 x ferrule SF-150. To 95691.',
    quotes: [
      `Sacramento Sanitary Supply
TC-150   75   6.80   510.00
EP-150   75   1.15    86.25
SF-150   20   9.40   198.00
Subtotal           784.25
Freight             32.00
Total              816.25
Ships in 4 days`,
      `Delta Process Hardware
TC-150   75   6.95   521.25
EP-150   75   1.10    82.50
SF-150   20   9.10   182.00
Total              785.75
Freight included. Stock.`,
    ],
    vendors: [
      {
        vendor: 'Sacramento Sanitary Supply',
        linesSubtotal: '784.25',
        freight: '32.00',
        landedTotal: '816.25',
        statedTotal: '816.25',
        leadDays: [4],
        errors: [['188.00', '198.00']],
      },
      {
        vendor: 'Delta Process Hardware',
        linesSubtotal: '785.75',
        freight: '0.00',
        landedTotal: '785.75',
        statedTotal: '785.75',
        leadDays: [0],
      },
    ],
    recommended: 'Delta Process Hardware',
  },
  {
    name: 'wrong tax',
    brief: '8 pc hydraulic jack HJ-20T, deliver 85040',
    quotes: [
      `Sonoran Lift Equipment
HJ-20T  8  142.00  1,136.00
Freight 64.00
Tax 8.6% 107.70
Total 1,307.70
4 days`,
      `Copper State Jack & Lift Inc
8 x HJ-20T @ 151.25 = 1,210.00
Free freight. Tax 8.6% 104.06
Total due 1,314.06
ships within 5 days`,
    ],
    vendors: [
      {
        vendor: 'Sonoran Lift Equipment',
        linesSubtotal: '1136.00',
        freight: '64.00',
        tax: '97.70',
        landedTotal: '1297.70',
        statedTotal: '1307.70',
        leadDays: [4],
        errors: [
          ['97.70', '107.70'],
          ['1297.70', '1307.70'],
        ],
      },
      {
        vendor: 'Copper State Jack & Lift Inc',
        linesSubtotal: '1210.00',
        freight: '0.00',
        tax: '104.06',
        landedTotal: '1314.06',
        statedTotal: '1314.06',
        leadDays: [5],
      },
    ],
    recommended: 'Sonoran Lift Equipment',
  },
  {
    name: 'math error makes it cheapest',
    brief: 'Need 36 filters PF-20 and 12 housings FH-20. ZIP 30901.',
    quotes: [
      `Savannah River Filtration
36  PF-20   14.50   522.00
12  FH-20   62.00   744.00
Subtotal          1,166.00
Freight              40.00
Total             1,206.00
Stock`,
      `Augusta Process Supply
PF-20 36 @ 14.95 = 538.20
FH-20 12 @ 59.00 = 708.00
Freight 35.00
Total 1,281.20
3 days`,
    ],
    vendors: [
      {
        vendor: 'Savannah River Filtration',
        linesSubtotal: '1266.00',
        freight: '40.00',
        landedTotal: '1306.00',
        statedTotal: '1206.00',
        leadDays: [0],
        errors: [
          ['1266.00', '1166.00'],
          ['1306.00', '1206.00'],
        ],
      },
      {
        vendor: 'Augusta Process Supply',
        linesSubtotal: '1246.20',
        freight: '35.00',
        landedTotal: '1281.20',
        statedTotal: '1281.20',
        leadDays: [3],
      },
    ],
    recommended: 'Augusta Process Supply',
  },
  {
    name: 'two quotes with same net but one mis-added freight',
    brief: '10 pcs fan FN-120 and 10 pcs guard FG-120. 55303.',
    quotes: [
      `Anoka Thermal
FN-120 10 22.40 224.00
FG-120 10 3.10 31.00
Sub 255.00
Freight 12.50
Total 257.50
1 week`,
      `Blaine Electronics Supply
FN-120 10 @ 23.00 230.00
FG-120 10 @ 2.95 29.50
Sub total 259.50 Shipping 10.00 Total 269.50
stock`,
    ],
    vendors: [
      {
        vendor: 'Anoka Thermal',
        linesSubtotal: '255.00',
        freight: '12.50',
        landedTotal: '267.50',
        statedTotal: '257.50',
        leadDays: [7],
        errors: [['267.50', '257.50']],
      },
      {
        vendor: 'Blaine Electronics Supply',
        linesSubtotal: '259.50',
        freight: '10.00',
        landedTotal: '269.50',
        statedTotal: '269.50',
        leadDays: [0],
      },
    ],
    recommended: 'Anoka Thermal',
  },
  {
    name: 'subtotal wrong and everything built on it',
    brief: '30 x hinge HN-3, 30 x latch LT-2, 60 x screw kit SK-1. ZIP 83702. Max $900.',
    quotes: [
      `Treasure Valley Hardware
HN-3      30    9.20    276.00
LT-2      30    7.85    235.50
SK-1      60    1.10     66.00
Subtotal               587.50
Sales Tax 6%            35.25
Freight                 25.00
Total                  647.75
5 days`,
      `Boise Industrial Supply
HN-3 30 @ 9.05 = 271.50; LT-2 30 @ 8.10 = 243.00; SK-1 60 @ 1.20 = 72.00
Subtotal 586.50, tax 6% 35.19, freight free. Total 621.69. Stock.`,
    ],
    vendors: [
      {
        vendor: 'Treasure Valley Hardware',
        linesSubtotal: '577.50',
        freight: '25.00',
        tax: '34.65',
        landedTotal: '637.15',
        statedTotal: '647.75',
        leadDays: [5],
        errors: [
          ['577.50', '587.50'],
          ['34.65', '35.25'],
          ['637.15', '647.75'],
        ],
      },
      {
        vendor: 'Boise Industrial Supply',
        linesSubtotal: '586.50',
        freight: '0.00',
        tax: '35.19',
        landedTotal: '621.69',
        statedTotal: '621.69',
        leadDays: [0],
      },
    ],
    recommended: 'Boise Industrial Supply',
  },
  {
    name: 'subtotal after freight before tax, fees with percent of freight',
    brief: '9 chillers? no: 9 chiller filters CF-9, 66502',
    quotes: [
      `Manhattan HVAC Parts
CF-9   9   46.00   414.00
Freight             36.00
Fuel surcharge 10% of freight   3.60
Subtotal           453.60
Tax 8.95%           37.05
Total              490.65
1 week`,
      `Flint Hills Supply
9 CF-9 @ 47.50 = 427.50
Freight included
Tax 8.95% 38.26
Total 465.76
3 days`,
    ],
    vendors: [
      {
        vendor: 'Manhattan HVAC Parts',
        linesSubtotal: '414.00',
        freight: '36.00',
        fees: '3.60',
        tax: '37.05',
        landedTotal: '490.65',
        statedTotal: '490.65',
        leadDays: [7],
      },
      {
        vendor: 'Flint Hills Supply',
        linesSubtotal: '427.50',
        freight: '0.00',
        tax: '38.26',
        landedTotal: '465.76',
        statedTotal: '465.76',
        leadDays: [3],
      },
    ],
    recommended: 'Flint Hills Supply',
  },
];
