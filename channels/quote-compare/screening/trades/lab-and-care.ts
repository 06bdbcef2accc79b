import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Laboratory, medical, dental, chemicals and protective wear. */
export const LAB_AND_CARE: ScreeningBrief[] = [
  {
    name: 'pipette tips by the case of racks',
    brief: `Lab restock: 20 cases of 200 uL filter tips (10 racks of 96 per case) and 15 packs of 50 mL conical tubes (pack of 25). Ship to 02139, cold chain not needed.`,
    quotes: [
      `Charles Bioscience
Cat#      Description                         Qty  Unit   Price    Ext
FT-200    Filter tip 200 uL, 10x96 racks      20   CS     $68.50   $1,370.00
CT-50     Conical tube 50 mL, pack of 25      15   PK     $11.90     $178.50
Handling                                                               $15.00
Shipping                                                               $42.00
Total                                                               $1,605.50
2-4 days`,
      `Fenway Lab Supply
- 200 uL filter tips, case (10 x 96): 20 cases @ $71.25 = $1,425.00
- 50 mL conical tubes, 25/pk: 15 packs @ $10.60 = $159.00
Shipping: free over $500
Stock`,
    ],
    vendors: [
      offered('Charles Bioscience', {
        lines: [
          [20, '68.50'],
          [15, '11.90'],
        ],
        fees: '15.00',
        freight: '42.00',
        statedTotal: '1605.50',
        leadDays: [4],
      }),
      offered('Fenway Lab Supply', {
        lines: [
          [20, '71.25'],
          [15, '10.60'],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Fenway Lab Supply',
  },
  {
    name: 'solvents with a hazmat fee per drum',
    brief: `6 drums acetone 55 gal, tech grade, to 77571. Cheapest delivered?`,
    quotes: [
      `Bayport Solvents
Acetone tech, 55 gal drum    6    $412.00    $2,472.00
Hazmat fee $18.00 per drum
Drum deposit: none
Freight $140.00
1 week`,
      `Galveston Chemical
6 x 55 gal acetone @ $448.00 = $2,688.00
hazmat and freight included
4 days`,
    ],
    vendors: [
      offered('Bayport Solvents', { lines: [[6, '412.00']], fees: '108.00', freight: '140.00', leadDays: [7] }),
      offered('Galveston Chemical', { lines: [[6, '448.00']], leadDays: [4] }),
    ],
    recommended: 'Galveston Chemical',
  },
  {
    name: 'Labormaterial mit Preis je Packung',
    brief: `Vergleich bitte: 30 Packungen Nitrilhandschuhe Gr. M (100 Stück/Packung) und 8 Kanister Isopropanol 5 l, Lieferung an Uni Jena 07743. Netto.`,
    quotes: [
      `Saaletal Laborbedarf GmbH
Art.       Bezeichnung                   Menge    Preis    Betrag
NH-M       Nitrilhandschuhe M, 100 St.   30 Pkg   6,90     207,00
IPA-5      Isopropanol 5 l               8 Kan.   23,50    188,00
Gefahrgutzuschlag                                           12,50
Versand                                                      9,90
Summe netto                                                417,40
Lieferung in 3 Tagen`,
      `Ilm Medical
Nitrilhandschuhe M (Pkg. 100 Stk): 30 Pkg. x 7,20 € = 216,00 €
Isopropanol Kanister 5 l: 8 x 21,90 € = 175,20 €
versandkostenfrei
Nettosumme: 391,20 €
ab Lager`,
    ],
    vendors: [
      offered('Saaletal Laborbedarf GmbH', {
        currency: 'EUR',
        lines: [
          [30, '6.90'],
          [8, '23.50'],
        ],
        fees: '12.50',
        freight: '9.90',
        leadDays: [3],
      }),
      offered('Ilm Medical', {
        currency: 'EUR',
        lines: [
          [30, '7.20'],
          [8, '21.90'],
        ],
        leadDays: [0],
      }),
    ],
    recommended: 'Ilm Medical',
  },
  {
    name: 'masks by the box, one quotes per mask',
    brief: `N95 respirators: 2,400 pcs, ship to 55901. Two offers.`,
    quotes: [
      `Zumbro Medical Supply
N95 respirator, box of 20
120 boxes @ $14.60/box     $1,752.00
Freight                       $36.00
Total                      $1,788.00
In stock`,
      `Med City Safety
N95, 2,400 ea @ $0.71 = $1,704.00
shipping is a flat $60
5-7 days`,
    ],
    vendors: [
      offered('Zumbro Medical Supply', {
        lines: [[120, '14.60']],
        freight: '36.00',
        statedTotal: '1788.00',
        leadDays: [0],
      }),
      offered('Med City Safety', { lines: [[2400, '0.71']], freight: '60.00', leadDays: [7] }),
    ],
    recommended: 'Med City Safety',
  },
  {
    name: 'calibration per instrument with a pickup',
    brief: `Annual calibration: 14 torque wrenches and 9 calipers, ISO 17025 certs. Pickup and return to our plant. Who is cheaper?`,
    quotes: [
      `Meridian Calibration Lab
Torque wrench    14   $78.00   $1,092.00
Caliper           9   $42.00     $378.00
Pickup and return                 $60.00
Total                          $1,530.00
5 business days`,
      `TruGage Services
14 torque wrenches at $69 each = $966
9 calipers at $48 each = $432
Certificates $5 per instrument
Pickup/return free
7 days`,
    ],
    vendors: [
      offered('Meridian Calibration Lab', {
        lines: [
          [14, '78.00'],
          [9, '42.00'],
        ],
        freight: '60.00',
        isSplitOpen: true,
        leadDays: [7],
      }),
      offered('TruGage Services', {
        lines: [
          [14, '69.00'],
          [9, '48.00'],
        ],
        fees: '115.00',
        leadDays: [7],
      }),
    ],
    recommended: 'TruGage Services',
  },
  {
    name: 'dental consumables in three currencies of one country',
    brief: `Dental clinic: 25 boxes composite A2 and 40 packs of suction tips, Toronto M5V. Prices in CAD please, before HST.`,
    quotes: [
      `Queen West Dental Supply
Composite A2      25   CA$54.00   CA$1,350.00
Suction tips      40   CA$6.25      CA$250.00
Shipping                              CA$0.00
Subtotal                          CA$1,600.00
HST 13%                             CA$208.00
Total                             CA$1,808.00
3 days`,
      `Humber Dental
25 bx composite A2 @ $51.50 CAD = $1,287.50
40 pk suction tips @ $6.90 CAD = $276.00
Shipping $25.00 CAD
plus HST
stock`,
    ],
    vendors: [
      offered('Queen West Dental Supply', {
        currency: 'CAD',
        lines: [
          [25, '54.00'],
          [40, '6.25'],
        ],
        leadDays: [3],
      }),
      offered('Humber Dental', {
        currency: 'CAD',
        lines: [
          [25, '51.50'],
          [40, '6.90'],
        ],
        freight: '25.00',
        leadDays: [0],
      }),
    ],
    recommended: 'Humber Dental',
  },
];
