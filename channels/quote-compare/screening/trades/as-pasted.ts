import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** What customers paste as they have it: papers run together, makes that were not approved, sellers who bring it themselves. */
export const AS_PASTED: ScreeningBrief[] = [
  {
    name: 'only one make is approved, and both offer others',
    brief: `Pune plant: 40 nos relay RX-24 and 6 nos socket base SB-8. Client has approved RX-24 only, any other make needs his approval. Basic rates, GST separately.`,
    quotes: [
      `MAHALAXMI CONTROLS
RX-24 is not coming now, we offer TY-24 same rating
1) TY-24 relay 40 nos @ 310/-  12,400/-
2) SB-8 6 nos @ 145/-  870/-
Total basic 13,270/-
F.O.R. Pune. Ex stock. GST extra`,
      `Deccan Relays
in place of RX-24 please consider OM-24H 40 x 296 = 11,840
SB-8 6 x 150 = 900
total 12,740 + gst, delivery free, 3 days`,
    ],
    vendors: [
      offered('Mahalaxmi Controls', {
        currency: 'INR',
        lines: [[6, '145']],
        tax: null,
        leadDays: [0],
        missing: ['RX-24'],
      }),
      offered('Deccan Relays', { currency: 'INR', lines: [[6, '150']], leadDays: [3], missing: ['RX-24'] }),
    ],
    recommended: null,
  },
  {
    name: 'a seller who brings it, and one whose offer holds for longer than it takes',
    brief: `Vandaag is het 20-11-2026. 6 kasten KX-90 en 6 planken PL-90, incl. btw vergelijken want wij zijn een stichting. De mails:

Van: Joost de Wit
Verzonden: dinsdag 17 november 2026 9:30
Onderwerp: RE: kasten

Dag Marijke, KX-90 210 en PL-90 35 per stuk, 6 van elk is 1.470,00. Prijzen zijn incl. btw en ik kom ze zelf brengen, kost niks extra. 2 weken.
Joost
De Wit Schoolmeubelen | 06-00000034 | ma t/m vr

Van: Noorderlicht Projecten
Verzonden: woensdag 18 november 2026 14:12
Onderwerp: uw aanvraag

KX-90 | 6 | 178,00 | 1.068,00
PL-90 | 6 | 29,00 | 174,00
Bezorgkosten | | | 40,00
Netto | | | 1.282,00
Btw 21% | | | 269,22
Te betalen | | | 1.551,22
Levertijd 10 dagen, aanbod 60 dagen geldig`,
    quotes: [],
    vendors: [
      {
        vendor: 'De Wit Schoolmeubelen',
        currency: 'EUR',
        isSplitOpen: true,
        freight: '0.00',
        landedTotal: '1470.00',
        leadDays: [14],
      },
      offered('Noorderlicht Projecten', {
        currency: 'EUR',
        lines: [
          [6, '178'],
          [6, '29'],
        ],
        freight: '40.00',
        tax: '269.22',
        statedTotal: '1551.22',
        leadDays: [10],
      }),
    ],
    recommended: 'De Wit Schoolmeubelen',
  },
  {
    name: 'papers that were copied as one line',
    brief: `Sorry, this is how it pastes. 12 x GV-15 and 30 x CV-20 for Fremantle, compare ex GST. Prices AUD.`,
    quotes: [
      `HARBOUR VALVES PTY LTD Quote No 4471 Date 12/11/2026 Customer BOATSHED CO Code Description Qty Unit Price Amount GV-15 GATE VALVE 12 38.50 462.00 CV-20 CHECK VALVE 30 9.20 276.00 Freight to Fremantle 25.00 Subtotal Ex GST 763.00 GST 10% 76.30 TOTAL INC GST 839.30 Lead time 3 weeks Quote valid 30 days`,
      `Swan Fittings Quotation SF-2291 19 Nov 2026To: Boatshed CoItem Qty Each Line totalGV-15 12 39.00 468.00CV-20 30 9.00 270.00Delivery Fremantle FREETotal ex GST 738.00GST 73.80Total incl GST 811.80Delivered in 4 daysE&OE. Goods remain property of seller until paid in full.`,
    ],
    vendors: [
      offered('Harbour Valves Pty Ltd', {
        currency: 'AUD',
        lines: [
          [12, '38.50'],
          [30, '9.20'],
        ],
        freight: '25.00',
        leadDays: [21],
      }),
      offered('Swan Fittings', {
        currency: 'AUD',
        lines: [
          [12, '39.00'],
          [30, '9.00'],
        ],
        leadDays: [4],
      }),
    ],
    recommended: 'Swan Fittings',
  },
  {
    name: 'rows of vendors with a fee that the brief names',
    brief: `We need 20 × TB-8. EHF is the environmental handling fee, $1.10 a unit. HST comes on everything and we do not get it back. Lowest all in, CAD?

| Vendor | Unit CAD | 20 × TB-8 | EHF | Shipping | HST 13% | Total | Lead time |
| --- | --: | --: | --: | --: | --: | --: | --- |
| Georgian Office | 212.00 | 4,240.00 | 22.00 | incl. | 554.06 | 4,816.06 | 1 week |
| Nickel City Systems | 205.00 | 4,100.00 | 22.00 | 60.00 | 543.66 | 4,725.66 | 2 weeks |`,
    quotes: [],
    vendors: [
      offered('Georgian Office', {
        currency: 'CAD',
        lines: [[20, '212']],
        fees: '22.00',
        tax: '554.06',
        statedTotal: '4816.06',
        leadDays: [7],
      }),
      offered('Nickel City Systems', {
        currency: 'CAD',
        lines: [[20, '205']],
        fees: '22.00',
        freight: '60.00',
        tax: '543.66',
        statedTotal: '4725.66',
        leadDays: [14],
      }),
    ],
    recommended: 'Nickel City Systems',
  },
  {
    name: 'two offers, and a letter that passes',
    brief: `8 x bench BN-6 for the park, delivered. Three answers came back, which one?`,
    quotes: [
      `Cedar Site Furnishings
8 BN-6 @ $310.00 = $2,480.00
Freight $140.00
3 weeks`,
      `Lakeshore Parks Supply
8 BN-6 @ $325.00 = $2,600.00, delivered
10 days`,
      `Hi, thanks for thinking of us. We are booked solid until spring, so we will have to pass on this one.
Good luck, Timber & Iron`,
    ],
    vendors: [
      offered('Cedar Site Furnishings', { lines: [[8, '310']], freight: '140.00', leadDays: [21] }),
      offered('Lakeshore Parks Supply', { lines: [[8, '325']], leadDays: [10] }),
    ],
    recommended: 'Lakeshore Parks Supply',
  },
];
