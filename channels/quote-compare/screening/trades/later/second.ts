import type { ScreeningBrief } from '../../screening-brief.ts';
import { offered } from '../offered.ts';

/** Written when the rules stood; see ../later.ts. */
export const SECOND: ScreeningBrief[] = [
  {
    name: 'window cleaning per visit, UK',
    brief: `Window cleaning for our office in Derby, 12 visits a year. Ex VAT, cheapest over the year.`,
    quotes: [
      `Clearview Derby Ltd
12 visits @ £165.00          £1,980.00
Access equipment               £240.00
Total ex VAT                 £2,220.00`,
      `Peak Window Services
£179.00 per visit
12 visits: £2,148.00
Access equipment included
All prices ex VAT`,
    ],
    vendors: [
      offered('Clearview Derby Ltd', {
        currency: 'GBP',
        lines: [[12, '165.00']],
        fees: '240.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Peak Window Services', { currency: 'GBP', lines: [[12, '179.00']], leadDays: [null] }),
    ],
    recommended: 'Peak Window Services',
  },
  {
    name: 'screws with a price per hundred in a header',
    brief: `RFQ 6,000 pcs screw SC-10-2 and 2,500 pcs anchor AN-8. ship 44114`,
    quotes: [
      `Cuyahoga Screw
Part      Qty     Price/C   Ext
SC-10-2   6,000   4.15      249.00
AN-8      2,500   9.80      245.00
Freight                      22.00
Total                       516.00
4 days`,
      `Lake Erie Fastener Co
SC-10-2, 6000 pcs, $39.80 per M, $238.80
AN-8, 2500 pcs, $101.00 per M, $252.50
FFA
stock`,
    ],
    vendors: [
      offered('Cuyahoga Screw', {
        lines: [
          [6000, '4.15', 100],
          [2500, '9.80', 100],
        ],
        freight: '22.00',
        leadDays: [4],
      }),
      offered('Lake Erie Fastener Co', {
        lines: [
          [6000, '39.80', 1000],
          [2500, '101.00', 1000],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Lake Erie Fastener Co',
  },
  {
    name: 'solar panels and inverters, key and value blocks',
    brief: `16 panels 440W and 1 inverter 7.6kW, deliver to 87110. Max $6,500.`,
    quotes: [
      `Supplier: Rio Solar Wholesale
Item: Panel 440W
Qty: 16
Unit: $182.00
Line total: $2,912.00

Item: Inverter 7.6kW
Qty: 1
Unit: $1,845.00
Line total: $1,845.00

Freight: $240.00
Total: $4,997.00
Lead: 8 days`,
      `Supplier: Sandia Sun Supply
Item: Panel 440W
Qty: 16
Unit: $189.00
Line total: $3,024.00

Item: Inverter 7.6kW
Qty: 1
Unit: $1,790.00
Line total: $1,790.00

Freight: $0.00
Total: $4,814.00
Lead: 5 days`,
    ],
    vendors: [
      offered('Rio Solar Wholesale', {
        lines: [
          [16, '182.00'],
          [1, '1845.00'],
        ],
        freight: '240.00',
        leadDays: [8],
      }),
      offered('Sandia Sun Supply', {
        lines: [
          [16, '189.00'],
          [1, '1790.00'],
        ],
        leadDays: [5],
      }),
    ],
    recommended: 'Sandia Sun Supply',
  },
  {
    name: 'internet line, monthly and install, 36 months',
    brief: `1 Gbps fiber internet for the office, 36 month term. Total over the term, incl. install.`,
    quotes: [
      `Northline Fiber
$389.00 per month
36 months: $14,004.00
Installation: $500.00
Total contract: $14,504.00`,
      `Metrobeam
Monthly service 36 x $405.00 = $14,580.00
Installation waived
Term total $14,580.00`,
    ],
    vendors: [
      offered('Northline Fiber', { lines: [[36, '389.00']], fees: '500.00', isSplitOpen: true, leadDays: [null] }),
      offered('Metrobeam', { lines: [[36, '405.00']], leadDays: [null] }),
    ],
    recommended: 'Northline Fiber',
  },
  {
    name: 'vendor columns separated by bars',
    brief: `Office move supplies, who is lowest for all of it? deliver 60173

| Item | Qty | Boxmart | Pack & Go Supply |
|---|---|---|---|
| Moving box large | 150 | $2.10 | $2.25 |
| Tape roll | 36 | $3.40 | $2.95 |
| Delivery | | $35.00 | $20.00 |`,
    quotes: [],
    vendors: [
      offered('Boxmart', {
        lines: [
          [150, '2.10'],
          [36, '3.40'],
        ],
        freight: '35.00',
        leadDays: [null],
      }),
      offered('Pack & Go Supply', {
        lines: [
          [150, '2.25'],
          [36, '2.95'],
        ],
        freight: '20.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Pack & Go Supply',
  },
  {
    name: 'a quote that leaves the disposal out',
    brief: `Replace 6 rooftop fans, remove and dispose of the old ones, on site in Macon. Lowest complete price?`,
    quotes: [
      `Ocmulgee Mechanical
6 fans installed @ $1,480.00   $8,880.00
Removal and disposal             $420.00
Total                          $9,300.00
2 weeks`,
      `Bibb Air Services
6 fans installed @ $1,435.00 = $8,610.00
Removal by others, disposal not included
10 days`,
    ],
    vendors: [
      offered('Ocmulgee Mechanical', {
        lines: [[6, '1480.00']],
        fees: '420.00',
        isSplitOpen: true,
        leadDays: [14],
      }),
      offered('Bibb Air Services', { lines: [[6, '1435.00']], isOpen: true, leadDays: [10] }),
    ],
    recommended: 'Ocmulgee Mechanical',
  },
  {
    name: 'maquinaria de alquiler por día',
    brief: `Alquiler de 2 plataformas elevadoras durante 10 días en Zaragoza, sin IVA`,
    quotes: [
      `Alquileres Ebro, S.L.
2 plataformas x 10 días x 68,00 € = 1.360,00 €
Transporte ida y vuelta 140,00 €
Total sin IVA 1.500,00 €`,
      `Maquinaria Moncayo S.A.
Plataforma elevadora: 2 uds. 74,00 €/día, 10 días = 1.480,00 €
Transporte incluido
Total 1.480,00 € + IVA`,
    ],
    vendors: [
      offered('Alquileres Ebro, S.L.', {
        currency: 'EUR',
        lines: [[20, '68.00']],
        freight: '140.00',
        leadDays: [null],
      }),
      offered('Maquinaria Moncayo S.A.', { currency: 'EUR', lines: [[20, '74.00']], leadDays: [null] }),
    ],
    recommended: 'Maquinaria Moncayo S.A.',
  },
  {
    name: 'freight extra at one, nothing said at the other',
    brief: `20 rolls of geotextile GT-200, to 59715`,
    quotes: [
      `Gallatin Geo
GT-200   20   $310.00   $6,200.00
Freight additional
1 week`,
      `Bridger Erosion Control
20 rolls GT-200 at $335.00 = $6,700.00
Delivered to Bozeman
4 days`,
    ],
    vendors: [
      offered('Gallatin Geo', { lines: [[20, '310.00']], freight: null, leadDays: [7] }),
      offered('Bridger Erosion Control', { lines: [[20, '335.00']], leadDays: [4] }),
    ],
    recommended: 'Bridger Erosion Control',
  },
  {
    name: 'one in euros without a rate',
    brief: `8 encoders EN-58, ship to Ann Arbor 48104, need the answer in USD`,
    quotes: [
      `Huron Motion
EN-58   8   $264.00   $2,112.00
Shipping $14.00
Total $2,126.00
Stock`,
      `Neckar Sensorik GmbH
8 x EN-58 à 219,00 € = 1.752,00 €
DDP Ann Arbor
2 Wochen`,
    ],
    vendors: [
      offered('Huron Motion', { lines: [[8, '264.00']], freight: '14.00', leadDays: [0] }),
      offered('Neckar Sensorik GmbH', { currency: 'EUR', lines: [[8, '219.00']], leadDays: [14] }),
    ],
    recommended: null,
    asksCaller: /rate/i,
  },
];
