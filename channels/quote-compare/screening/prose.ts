import type { ScreeningBrief } from './screening-brief.ts';

/** Prose, sums that are made of rows without a known name, part numbers that go on otherwise. */
export const PROSE: ScreeningBrief[] = [
  {
    name: "counts in words, and 'i.e.'",
    brief: `We want 18 pcs of solenoid valve SV-24 plus 18 coils CO-24 landed in 33166. Budget is 2,500 dollars.`,
    quotes: [
      `Dear buyer,
We are pleased to offer eighteen (18) SV-24 at USD 84.00 per piece, i.e. USD 1,512.00, and eighteen (18) CO-24 at USD 21.50 per piece, i.e. USD 387.00. Freight to Doral will be charged at actual cost. Delivery is four weeks after receipt of order.
Doral Fluid Automation LLC`,
      `Hialeah Pneumatics Inc.
SV-24  18  $88.25  $1,588.50
CO-24  18  $19.95    $359.10
S&H               $38.00
Total          $1,985.60
In stock`,
    ],
    vendors: [
      {
        vendor: 'Doral Fluid Automation LLC',
        linesSubtotal: '1899.00',
        freight: null,
        landedTotal: null,
        landedTotalAtLeast: '1899.00',
        leadDays: [28],
        asks: [/freight/i],
      },
      {
        vendor: 'Hialeah Pneumatics Inc.',
        linesSubtotal: '1947.60',
        freight: '38.00',
        landedTotal: '1985.60',
        statedTotal: '1985.60',
        leadDays: [0],
      },
    ],
    recommended: 'Hialeah Pneumatics Inc.',
  },
  {
    name: 'a heading of bare quantities',
    brief: `350 ea thumb screw TS-832 and 120 ea knob KB-40 for delivery to 01803`,
    quotes: [
      `Middlesex Fasteners
Part\t25\t100\t250\t500
TS-832\t0.92\t0.74\t0.61\t0.52
KB-40\t2.60\t2.15\t1.95\t1.70
UPS Ground\t\t\t13.75
Stock`,
      `Route 3 Industrial
TS-832: $0.66 each
KB-40: $2.05 each (minimum 150 pcs)
Freight: no charge
3 days`,
    ],
    vendors: [
      {
        vendor: 'Middlesex Fasteners',
        linesSubtotal: '471.50',
        freight: '13.75',
        landedTotal: '485.25',
        leadDays: [0],
      },
      { vendor: 'Route 3 Industrial', linesSubtotal: '538.50', freight: '0.00', landedTotal: '538.50', leadDays: [3] },
    ],
    recommended: 'Middlesex Fasteners',
  },
  {
    name: 'thousands with a point',
    brief: `Wir brauchen 2.000 Schrauben M6x20 (Art. SK-620) und 500 Muttern MU-6. Lieferort 70565 Stuttgart. Budget 300 EUR.`,
    quotes: [
      `Schwaben Normteile GmbH
Pos. Art.-Nr. Menge Preis/100 Betrag
1 SK-620 2.000 St. 6,80 € 136,00 €
2 MU-6 500 St. 3,10 € 15,50 €
Versandkosten 12,90 €
Summe 164,40 €
zzgl. 19 % MwSt. 31,24 €
Gesamtbetrag 195,64 €
2 % Skonto bei Zahlung innerhalb 10 Tagen. Lieferzeit 3 Arbeitstage.`,
      `Filder Schraubenhandel
2000 x SK-620 à 0,0715 € = 143,00 €
500 x MU-6 à 0,0290 € = 14,50 €
Frachtfrei ab 150 €
Netto 157,50 €
MwSt. 19% 29,93 €
Brutto 187,43 €
ab Lager lieferbar`,
    ],
    vendors: [
      {
        vendor: 'Schwaben Normteile GmbH',
        currency: 'EUR',
        linesSubtotal: '151.50',
        freight: '12.90',
        tax: '31.24',
        landedTotal: '195.64',
        statedTotal: '195.64',
        leadDays: [3, 5],
      },
      {
        vendor: 'Filder Schraubenhandel',
        currency: 'EUR',
        linesSubtotal: '157.50',
        freight: '0.00',
        tax: '29.93',
        landedTotal: '187.43',
        statedTotal: '187.43',
        leadDays: [0],
      },
    ],
    recommended: 'Filder Schraubenhandel',
  },
  {
    name: 'taxes and delivery in the prices',
    brief: `6 laptops LT-14 and 6 docks DK-14 to 55441`,
    quotes: [
      `Plymouth Computing
LT-14 6 @ 899.00 5,394.00
DK-14 6 @ 189.00 1,134.00
Sales tax (7.525%) 491.23
Free shipping
Total 7,019.23
3 days`,
      `Medicine Lake IT: LT-14 at $925.00 ea and DK-14 at $205.00 ea, qty 6 of each; all prices include sales tax and delivery. Total $6,780.00. One week.`,
    ],
    vendors: [
      {
        vendor: 'Plymouth Computing',
        linesSubtotal: '6528.00',
        freight: '0.00',
        tax: '491.23',
        landedTotal: '7019.23',
        statedTotal: '7019.23',
        leadDays: [3],
      },
      {
        vendor: 'Medicine Lake IT',
        linesSubtotal: '6780.00',
        freight: '0.00',
        landedTotal: '6780.00',
        statedTotal: '6780.00',
        leadDays: [7],
      },
    ],
    recommended: 'Medicine Lake IT',
  },
  {
    name: 'a part number that goes on otherwise',
    brief: `16 x bearing 6206-2Z and 16 x bearing 6306-2Z, 47906. Exact parts.`,
    quotes: [
      `Wabash Bearing
6206-2Z  16  4.40  70.40
6306-2RS 16  6.80 108.80
Freight 9.50
Total 188.70
stock`,
      `Tippecanoe Power
6206-2Z 16 @ 4.75 = 76.00
6306-2Z 16 @ 7.10 = 113.60
Freight 10.00
Total 199.60
stock`,
    ],
    vendors: [
      {
        vendor: 'Wabash Bearing',
        linesSubtotal: '179.20',
        freight: '9.50',
        landedTotal: '188.70',
        statedTotal: '188.70',
        leadDays: [0],
        asks: [/6306/],
      },
      {
        vendor: 'Tippecanoe Power',
        linesSubtotal: '189.60',
        freight: '10.00',
        landedTotal: '199.60',
        statedTotal: '199.60',
        leadDays: [0],
      },
    ],
    recommended: 'Tippecanoe Power',
  },
  {
    name: 'whole amounts, and a row without a known name',
    brief: `2 x chiller CH-15, ship to 89502, ceiling 45k`,
    quotes: [
      `Truckee Meadows HVAC
CH-15, qty 2: 18,900 each = 37,800
Crane/rigging 1,200
Freight 850
Total 39,850
8 weeks`,
      `Reno Thermal
2 CH-15 @ $19,750 ea. $39,500 delivered. Lead time 6-8 weeks.`,
    ],
    vendors: [
      {
        vendor: 'Truckee Meadows HVAC',
        linesSubtotal: '37800.00',
        freight: '850.00',
        fees: '1200.00',
        landedTotal: '39850.00',
        statedTotal: '39850.00',
        leadDays: [56],
      },
      { vendor: 'Reno Thermal', linesSubtotal: '39500.00', freight: '0.00', landedTotal: '39500.00', leadDays: [56] },
    ],
    recommended: 'Reno Thermal',
  },
  {
    name: 'a price for the lot',
    brief: `RFQ for 10 x desk lamp DL-5, 10 x desk fan DF-9. ZIP 04401.`,
    quotes: [
      `Penobscot Office Outfitters
DL-5 qty 10 and DF-9 qty 10, lot price $780.00 delivered to 04401. 4 days.`,
      `Bangor Supply
DL-5   10   34.00   340.00
DF-9   10   41.00   410.00
Shipping  46.00
Total    796.00
Stock`,
    ],
    vendors: [
      {
        vendor: 'Penobscot Office Outfitters',
        linesSubtotal: '780.00',
        freight: '0.00',
        landedTotal: '780.00',
        leadDays: [4],
      },
      {
        vendor: 'Bangor Supply',
        linesSubtotal: '750.00',
        freight: '46.00',
        landedTotal: '796.00',
        statedTotal: '796.00',
        leadDays: [0],
      },
    ],
    recommended: 'Penobscot Office Outfitters',
  },
];
