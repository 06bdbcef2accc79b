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
  {
    name: 'drei Angebote in einer Zeile, eines ohne Aufbau',
    brief: `Wir vergleichen Angebote für 16 Regale (200x100, verzinkt) nach 04109 Leipzig, bitte mit Lieferung und Aufbau, netto.

LagerPlus: Stückpreis 179,00 EUR netto, Lieferung und Montage 19 EUR/Regal
Regal24 GmbH – Gesamtpreis 3.390,00 € netto, Lieferung frei Verwendungsstelle inkl. Aufbau
Stahl Krause e.K.: 16 Regale á 155,-; Anlieferung 150,- pauschal; Aufbau nicht möglich.`,
    quotes: [],
    vendors: [
      offered('LagerPlus', {
        currency: 'EUR',
        lines: [[16, '179']],
        freight: '304.00',
        isSplitOpen: true,
        leadDays: [null],
      }),
      offered('Regal24 GmbH', { currency: 'EUR', lines: [[1, '3390']], isSplitOpen: true, leadDays: [null] }),
      offered('Stahl Krause', {
        currency: 'EUR',
        lines: [[16, '155']],
        freight: '150.00',
        isOpen: true,
        isSplitOpen: true,
        leadDays: [null],
      }),
    ],
    recommended: 'LagerPlus',
  },
  {
    name: 'vegetables by the kilo and by the sack',
    brief: `The canteen needs 60 kg onions and 20 kg carrots, delivered to LS6. Cheapest?

Quote A (Wharfe Veg): onions 20kg sack £9.50, carrots 5kg net £3.20. Free delivery
Quote B (Moor & Vale Ltd): onions £0.55/kg; carrots £0.70/kg; delivery £8.00`,
    quotes: [],
    vendors: [
      offered('Wharfe Veg', {
        currency: 'GBP',
        lines: [
          [3, '9.50'],
          [4, '3.20'],
        ],
        leadDays: [null],
      }),
      offered('Moor & Vale', {
        currency: 'GBP',
        lines: [
          [60, '0.55'],
          [20, '0.70'],
        ],
        freight: '8.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Wharfe Veg',
  },
  {
    name: 'oferty z ceną brutto i netto',
    brief: `porównaj proszę: 24 lampy biurowe, dostawa do Łodzi

1. Światło-Wit: 89 zł netto/szt., transport 120 zł netto
2. Lampomania: 119 zł brutto za sztukę, dostawa gratis (VAT 23%)
3. Biurolux sp. z o.o.: cena 24 szt. 2 040,00 zł netto z dostawą`,
    quotes: [],
    vendors: [
      offered('Światło-Wit', { currency: 'PLN', lines: [[24, '89']], freight: '120.00', leadDays: [null] }),
      offered('Lampomania', { currency: 'PLN', lines: [[24, '119']], leadDays: [null] }),
      offered('Biurolux', { currency: 'PLN', lines: [[1, '2040']], leadDays: [null] }),
    ],
    recommended: 'Biurolux',
  },
  {
    name: 'two offers and a price that somebody mentioned',
    brief: `Need 30 hand trucks HT-7 to 43215, which is cheapest? My brother in law saw them somewhere for $41.50 too

Quote 1 of 2:
Scioto Handling
HT-7 30 @ $58.00 = $1,740.00
Freight $65.00

Quote 2 of 2:
Olentangy Supply
HT-7 30 @ $61.00 = $1,830.00 delivered`,
    quotes: [],
    vendors: [
      offered('Scioto Handling', { lines: [[30, '58']], freight: '65.00', leadDays: [null] }),
      offered('Olentangy Supply', { lines: [[30, '61']], leadDays: [null] }),
    ],
    recommended: null,
    asksCaller: /Whose price/,
  },
];
