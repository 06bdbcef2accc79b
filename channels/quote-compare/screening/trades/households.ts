import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** What people without a purchasing department paste: chats, notes, prices for a house or a feast. */
export const HOUSEHOLDS: ScreeningBrief[] = [
  {
    name: 'a fence in a chat export',
    brief: `Prices for the fence, 14 panels and 15 posts, supply and fit, everything inc VAT. Which is cheapest?

[14/03/2027, 18:22] Gaz Fencing Ltd: Hi mate, 14 panels @ £48 each and 15 concrete posts at £27.50, labour for the lot £620. All prices inc vat
[14/03/2027, 19:05] Me: does that include taking the old one away?
[14/03/2027, 19:07] Gaz Fencing Ltd: yes all in no extra
[15/03/2027, 08:41] Pennine Fencing: Morning, total price for 14 panels 15 posts fitted and old fence removed £1,640 inc vat`,
    quotes: [],
    vendors: [
      offered('Gaz Fencing Ltd', {
        currency: 'GBP',
        lines: [
          [14, '48'],
          [15, '27.50'],
          [1, '620'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Pennine Fencing', { currency: 'GBP', lines: [[1, '1640']], isSplitOpen: true, leadDays: [null] }),
    ],
    recommended: 'Pennine Fencing',
  },
  {
    name: 'catering per head with a service charge',
    brief: `Wedding buffet for 80 guests, 12 June. Total cost please, VAT is included everywhere.`,
    quotes: [
      `Hartwell Catering
Hot & cold buffet, 80 guests at £34.50 per head   £2,760.00
Service charge 10%   £276.00
Total   £3,036.00
5% off if the deposit is paid before 1 April`,
      `The Copper Pan
80 x buffet menu B @ £39.00 pp = £3,120
staff, crockery and service included`,
    ],
    vendors: [
      offered('Hartwell Catering', { currency: 'GBP', lines: [[80, '34.50']], fees: '276.00', leadDays: [null] }),
      offered('The Copper Pan', { currency: 'GBP', lines: [[80, '39.00']], leadDays: [null] }),
    ],
    recommended: 'Hartwell Catering',
  },
  {
    name: 'moving house by the hour and at a fixed price',
    brief: `Moving a 3-bed from Salem to Eugene on the 9th, 1 move. We want to know what it costs us in total.`,
    quotes: [
      `Cherriots Movers
3 men and a truck, $165 per hour, number of hours depends on the load
Truck fee $85`,
      `Willamette Van Lines
Flat rate for the whole move: $1,390.00
Includes blankets, fuel and mileage`,
    ],
    vendors: [
      offered('Cherriots Movers', { lines: [[1, '165']], isSplitOpen: true, isOpen: true, leadDays: [null] }),
      offered('Willamette Van Lines', { lines: [[1, '1390.00']], leadDays: [null] }),
    ],
    recommended: 'Willamette Van Lines',
  },
  {
    name: 'Küchenarbeitsplatte nach Quadratmetern',
    brief: `Arbeitsplatte Granit, 6,4 m², inkl. Aufmaß und Montage, Preise brutto. Wer ist günstiger?`,
    quotes: [
      `Naturstein Oberwald
Granit Nero, 30 mm     6,4 m²   189,00 €/m²   1.209,60 €
Aufmaß pauschal                                 120,00 €
Montage                                         390,00 €
Gesamt inkl. MwSt.                            1.719,60 €
Lieferzeit 4 Wochen`,
      `Steinmetz Brandhuber
6,4 m² Granit à 232,00 €/m² = 1.484,80 €
Aufmaß und Montage inklusive
Gesamtpreis brutto 1.484,80 €
Lieferzeit 5-6 Wochen`,
    ],
    vendors: [
      offered('Naturstein Oberwald', {
        currency: 'EUR',
        lines: [
          [6.4, '189.00'],
          [1, '120'],
          [1, '390'],
        ],
        isSplitOpen: true,
        leadDays: [28],
      }),
      offered('Steinmetz Brandhuber', { currency: 'EUR', lines: [[6.4, '232.00']], isSplitOpen: true, leadDays: [42] }),
    ],
    recommended: 'Steinmetz Brandhuber',
  },
  {
    name: 'broadband with a lower price at first',
    brief: `Broadband for the flat for 18 months, 1 line. Cheapest over the whole 18 months?`,
    quotes: [
      `Fernlink Broadband
£24.00 a month for the first 6 months, then £32.00 a month
18 month contract
No set-up fee`,
      `Moorland Fibre
£29.00 a month, 18 months
Activation £30.00`,
    ],
    vendors: [
      offered('Fernlink Broadband', {
        currency: 'GBP',
        lines: [
          [6, '24'],
          [12, '32'],
        ],
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Moorland Fibre', {
        currency: 'GBP',
        lines: [[18, '29']],
        fees: '30.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Fernlink Broadband',
  },
  {
    name: 'a notice board of garden prices',
    brief: `hi, need 6 cubic yards of mulch and 2 pallets of sod dropped at 1140 Larkspur Ln, Boise 83704. called these guys:

TREASURE VALLEY LANDSCAPE SUPPLY
mulch - 38/yd
sod - 245/pallet
delivery 65 flat

Boise Bark & Sod
mulch 34.50 a yard
sod 265 a pallet
delivered free over 500`,
    quotes: [],
    vendors: [
      offered('Treasure Valley Landscape Supply', {
        lines: [
          [6, '38'],
          [2, '245'],
        ],
        freight: '65.00',
        leadDays: [null],
      }),
      offered('Boise Bark & Sod', {
        lines: [
          [6, '34.50'],
          [2, '265'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Boise Bark & Sod',
  },
];
