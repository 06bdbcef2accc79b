import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Pastes as they lie on a buyer's desk: the quotes within the mail, counts in words, prices without a sign. */
export const FROM_THE_DESK: ScreeningBrief[] = [
  {
    name: 'three senders, one who assembles',
    brief: `pls compare these. i need 24 sit-stand desks and someone to assemble them, shipped to 80205

from: Priya @ Front Range Interiors
24 Rise desks at 410 each, assembly 35/desk, freight 480 flat. 5 weeks ARO

from: olaf (Deskwerk)
hi! so for twenty-four of the Lift-2 i can do $10,900 all in, that's delivered and assembled. about 4 weeks.`,
    quotes: [],
    vendors: [
      offered('Front Range Interiors', {
        lines: [[24, '410']],
        fees: '840.00',
        freight: '480.00',
        isSplitOpen: true,
        leadDays: [35],
      }),
      offered('Deskwerk', { lines: [[1, '10900']], isSplitOpen: true, leadDays: [28] }),
    ],
    recommended: 'Deskwerk',
  },
  {
    name: 'numbered offers with pails and their count behind the price',
    brief: `Need 100 gallons of floor sealer (matte) and 12 mop heads, at the school in Casper 82601.

1) Bighorn Janitorial, quote #88, Nov 12 2026
   20 x 5-gal pail, matte floor sealer    $96.40/pail    $1,928.00
   12 x mop head                          $7.25 ea       $87.00
   Delivery: our truck, no charge
2) Platte Chemical:
   Sealer 100 gal @ 18.90/gal
   Mop heads box of 6 @ 39.00 (2 boxes)
   Freight: $85`,
    quotes: [],
    vendors: [
      offered('Bighorn Janitorial', {
        lines: [
          [20, '96.40'],
          [12, '7.25'],
        ],
        leadDays: [null],
      }),
      offered('Platte Chemical', {
        lines: [
          [100, '18.90'],
          [2, '39.00'],
        ],
        freight: '85.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Bighorn Janitorial',
  },
  {
    name: 'drei Angebote, Rabatt mit ./. und Versand je Stück',
    brief: `Guten Tag, welches Angebot ist am günstigsten (netto)? Bedarf: 12 Stück Stahltor ST-2500, Lieferung nach Erfurt.

Angebot A: Torbau Ilmenau GmbH
Pos 1  12 Stk  ST-2500 Stahltor  EP 640,00  GP 7.680,00
./. 5 % Objektrabatt
Fracht pauschal 180,00
zzgl. 19 % MwSt.

Angebot B: Metallwerk Suhl
12 St. ST-2500 á 615,- €, Lieferung frei Baustelle. Preise netto.

Angebot C: Rennsteig Tore KG
ST-2500 Stückpreis 690,00 abzgl. 10 %. Versand 18,00 je Tor. Netto zzgl. MwSt.`,
    quotes: [],
    vendors: [
      offered('Torbau Ilmenau', {
        currency: 'EUR',
        lines: [[12, '640']],
        discount: '384.00',
        freight: '180.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Metallwerk Suhl', { currency: 'EUR', lines: [[12, '615']], leadDays: [null] }),
      offered('Rennsteig Tore', {
        currency: 'EUR',
        lines: [[12, '621']],
        freight: '216.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'Metallwerk Suhl',
  },
  {
    name: 'a mail that greets, and is signed below the last quote',
    brief: `Hello,

we need 60 fire extinguishers FX-6 in Leeds. Which is cheapest?

Pennine Fire Ltd
60 x FX-6 @ £31.50 = £1,890.00
carriage £45.00

Aire Safety
FX-6, 60 off, £33.00 each, delivered free

kind regards
Martha Okoye
Tel 0113 496 0100`,
    quotes: [],
    vendors: [
      offered('Pennine Fire', { currency: 'GBP', lines: [[60, '31.50']], freight: '45.00', leadDays: [null] }),
      offered('Aire Safety', { currency: 'GBP', lines: [[60, '33.00']], leadDays: [null] }),
    ],
    recommended: 'Pennine Fire',
  },
  {
    name: 'freight for each mile',
    brief: 'Need 90 tons of crusher run delivered to our lot in Ames 50010, 22 miles from either yard.',
    quotes: [
      'Story Quarry\ncrusher run 90 tons @ 14.20/ton\nhauling $9.50 per mile, 22 miles',
      'Skunk River Stone\n90 ton crusher run, $17.75 a ton delivered',
    ],
    vendors: [
      offered('Story Quarry', { lines: [[90, '14.20']], freight: '209.00', leadDays: [null] }),
      offered('Skunk River Stone', { lines: [[90, '17.75']], leadDays: [null] }),
    ],
    recommended: 'Story Quarry',
  },
  {
    name: 'a table of one part with set-up, ship and turn',
    brief: `Need: 2000 lapel pins 1", 3 colours; ship to Reno NV 89501

Vendor | Unit | Setup | Ship | Turn
Pin Foundry | $0.94 | $60 | $35.00 | 16 days
Sierra Badges | $0.89 | $150 | incl | 21 days`,
    quotes: [],
    vendors: [
      offered('Pin Foundry', { lines: [[2000, '0.94']], fees: '60.00', freight: '35.00', leadDays: [16] }),
      offered('Sierra Badges', { lines: [[2000, '0.89']], fees: '150.00', leadDays: [21] }),
    ],
    recommended: 'Sierra Badges',
  },
];
