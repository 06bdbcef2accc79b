import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Relief, schools and associations: donors' money, shillings, goods that cross a border. */
export const CHARITIES: ScreeningBrief[] = [
  {
    name: 'school desks in shillings',
    brief: `Three suppliers responded to our RFQ for 60 desks DK-2 and 120 chairs CH-1, delivered to the school in Kitale. All prices VAT exempt. Budget KES 700,000.`,
    quotes: [
      `Trans Nzoia Furniture Mart
60 desks DK-2 @ Kshs 6,800/=     408,000/=
120 chairs CH-1 @ Kshs 2,150/=   258,000/=
Transport to Kitale               15,000/=
TOTAL                         Kshs 681,000/=
Delivery 3 weeks`,
      `Elgon Woodworks
DK-2 60 pcs x KES 7,100 = KES 426,000
CH-1 120 pcs x KES 2,050 = KES 246,000
Transport free
Delivery 2 weeks`,
      `Rift Valley School Supplies
DK-2   60   KES 6,950   KES 417,000
CH-1  120   KES 2,300   KES 276,000
Delivered
Total KES 693,000
10 days`,
    ],
    vendors: [
      offered('Trans Nzoia Furniture Mart', {
        currency: 'KES',
        lines: [
          [60, '6800'],
          [120, '2150'],
        ],
        freight: '15000.00',
        leadDays: [21],
      }),
      offered('Elgon Woodworks', {
        currency: 'KES',
        lines: [
          [60, '7100'],
          [120, '2050'],
        ],
        leadDays: [14],
      }),
      offered('Rift Valley School Supplies', {
        currency: 'KES',
        lines: [
          [60, '6950'],
          [120, '2300'],
        ],
        leadDays: [10],
      }),
    ],
    recommended: 'Elgon Woodworks',
  },
  {
    name: 'tents ex works and delivered at place',
    brief: `Emergency procurement: 400 family tents FT-16 and 1,600 blankets BL-M to our warehouse in Lusaka. Compare delivered cost.`,
    quotes: [
      `Faisal Relief Textiles
FT-16  400  USD 212.00  USD 84,800.00
BL-M  1600  USD 5.10    USD 8,160.00
EXW Karachi
Production 30 days`,
      `Noordzee Aid Supplies BV
400 tents FT-16 @ USD 231.00 = USD 92,400.00
1,600 blankets BL-M @ USD 5.75 = USD 9,200.00
DDP Lusaka
Total USD 101,600.00
Delivery 45 days`,
    ],
    vendors: [
      offered('Faisal Relief Textiles', {
        lines: [
          [400, '212.00'],
          [1600, '5.10'],
        ],
        freight: null,
        leadDays: [30],
        asks: [/freight/i],
      }),
      offered('Noordzee Aid Supplies BV', {
        lines: [
          [400, '231.00'],
          [1600, '5.75'],
        ],
        leadDays: [45],
      }),
    ],
    recommended: 'Noordzee Aid Supplies BV',
  },
  {
    name: 'leaflets with a discount for charities',
    brief: `10,000 A5 leaflets, folded, we are a registered charity. Delivered to Leeds LS1. Ex VAT please`,
    quotes: [
      `Aire Print Co
10,000 A5 leaflets, 150gsm, folded   £410.00
Charity discount 15%                 -£61.50
Delivery                              £14.00
Total ex VAT                         £362.50
Turnaround 5 working days`,
      `Holbeck Press
10,000 x A5 folded leaflet: £375.00 + VAT, delivered
4 working days`,
    ],
    vendors: [
      offered('Aire Print Co', {
        currency: 'GBP',
        lines: [[1, '410.00']],
        discount: '61.50',
        freight: '14.00',
        leadDays: [7],
      }),
      offered('Holbeck Press', { currency: 'GBP', lines: [[1, '375.00']], leadDays: [4, 6] }),
    ],
    recommended: 'Aire Print Co',
  },
  {
    name: 'food parcels made of several goods',
    brief: `Food bank order: 500 kg rice, 200 kg lentils, 300 L cooking oil. deliver to depot 64106. Who is cheapest all in?`,
    quotes: [
      `Heartland Wholesale Foods
Rice 25 kg bag     20 bags   $21.50   $430.00
Lentils 10 kg bag  20 bags   $17.80   $356.00
Cooking oil 5 L    60 jugs    $9.40   $564.00
Delivery           $0.00
Total $1,350.00
Tuesday delivery`,
      `KC Grocers Supply
500 kg rice @ $0.92/kg = $460.00
200 kg lentils @ $1.64/kg = $328.00
300 L oil @ $1.79/L = $537.00
Delivery $35.00
Total $1,360.00`,
    ],
    vendors: [
      offered('Heartland Wholesale Foods', {
        lines: [
          [20, '21.50'],
          [20, '17.80'],
          [60, '9.40'],
        ],
        leadDays: [null],
      }),
      offered('KC Grocers Supply', {
        lines: [
          [500, '0.92'],
          [200, '1.64'],
          [300, '1.79'],
        ],
        freight: '35.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Heartland Wholesale Foods',
  },
  {
    name: 'only one of them answered',
    brief: `We asked three companies for 25 solar lanterns SL-3, so far only this came in. Can we order? Delivered Port Vila.`,
    quotes: [
      `Pacifica Solar
SL-3   25   USD 38.00   USD 950.00
Delivered Port Vila
Total USD 950.00
3 weeks`,
    ],
    vendors: [],
    recommended: null,
  },
  {
    name: 'hall hire with a deposit that comes back',
    brief: `Hall for our AGM, 1 day, 120 people. What is the cheaper one?`,
    quotes: [
      `Guildhall Rooms
Hall hire, full day   €540.00
Cleaning               €60.00
Refundable deposit    €200.00 (returned after the event)
Total to pay for the hire: €600.00`,
      `St. Brigid Parish Centre
Full day hire €575.00, cleaning included`,
    ],
    vendors: [
      offered('Guildhall Rooms', {
        currency: 'EUR',
        lines: [[1, '540.00']],
        fees: '60.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('St. Brigid Parish Centre', {
        currency: 'EUR',
        lines: [[1, '575.00']],
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'St. Brigid Parish Centre',
  },
];
