import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** What portals, exports and chats give, with packs, rates and sums beside each other. */
export const PORTALS_AND_EXPORTS: ScreeningBrief[] = [
  {
    name: 'answers of a portal with packs, their number and their price',
    brief: `Dump of the e-procurement portal, I can't make sense of the packs. We want 9,600 pipettes PT-5 and 3,000 tubes TB-2. Net of VAT. Which supplier?

== REQUISITION 5120-C / RESPONSES: 2 ==
RESPONSE 1
Supplier: Cairn Scientific
Line 1 | Item: PT-5 | Pack: 480 (5 racks x 96) | Packs: 20 | Pack price: GBP 22.40 | Line value: GBP 448.00
Line 2 | Item: TB-2 | Pack: 500 | Packs: 6 | Pack price: GBP 31.00 | Line value: GBP 186.00
Carriage: GBP 0.00
Response value: GBP 634.00
Delivery: 3-5 days
RESPONSE 2
Supplier: Solway Labs
Line 1 | Item: PT-5 | Pack: rack of 96 | Packs: 100 | Pack price: GBP 4.35 | Line value: GBP 435.00
Line 2 | Item: TB-2 | Pack: each | Packs: 3000 | Pack price: GBP 0.064 | Line value: GBP 192.00
Carriage: GBP 14.50
Response value: GBP 641.50
Delivery: 2 weeks
== END ==`,
    quotes: [],
    vendors: [
      offered('Cairn Scientific', {
        currency: 'GBP',
        lines: [
          [20, '22.40'],
          [6, '31'],
        ],
        leadDays: [5],
      }),
      offered('Solway Labs', {
        currency: 'GBP',
        lines: [
          [100, '4.35'],
          [3000, '0.064'],
        ],
        freight: '14.50',
        leadDays: [14],
      }),
    ],
    recommended: 'Cairn Scientific',
  },
  {
    name: 'polo shirts by sizes, one of them dearer',
    brief: `Staff fleeces FL-20 with the badge, 60 altogether for the new term. Ex VAT please.

Sizes:   S 15 / M 20 / L 15 / 2XL 10   = 60

TAMAR WORKWEAR
FL-20 fleece embroidered
FL-20 S-L       50 @ £14.80      £740.00
FL-20 2XL       10 @ £16.90      £169.00
Digitising (one off)       £25.00
Carriage                   £10.00
Total ex VAT              £944.00
Turnaround 3 weeks

Exe Schoolwear
60 x FL-20 inc badge, any size £15.90 = £954.00
No set up, delivery free. Plus VAT. 2 weeks.`,
    quotes: [],
    vendors: [
      offered('Tamar Workwear', {
        currency: 'GBP',
        lines: [
          [50, '14.80'],
          [10, '16.90'],
        ],
        fees: '25.00',
        freight: '10.00',
        leadDays: [21],
      }),
      offered('Exe Schoolwear', { currency: 'GBP', lines: [[60, '15.90']], leadDays: [14] }),
    ],
    recommended: 'Tamar Workwear',
  },
  {
    name: 'texts of tyre shops, a price each for what is done with all of them',
    brief: `16 tires size LT235/80R17 for the county vans, mount and balance on all 16. No sales tax, we drive to the shop so nothing is shipped. Typed from the screenshots

Mon Nov 23 8:02 AM
Juniper Tire: Hi its Walt. LT235/80R17 10 ply 155 ea x 16 = 2,480.00. mount and balance 20 a wheel = 320.00. disposal fee 4 a tire = 64.00. So 2,864.00 total, in stock

Mon Nov 23 9:47 AM
Mesa Truck & Tire: LT235/80R17 161.50 each (2,584.00), mount & balance 15 each (240.00), no disposal fee. OTD 2,824.00. 3 days to get them in`,
    quotes: [],
    vendors: [
      offered('Juniper Tire', { lines: [[16, '155']], fees: '384.00', isSplitOpen: true, leadDays: [0] }),
      offered('Mesa Truck & Tire', { lines: [[16, '161.50']], fees: '240.00', isSplitOpen: true, leadDays: [3] }),
    ],
    recommended: 'Mesa Truck & Tire',
  },
  {
    name: 'an export with a row for each item of each firm, sums and what is free among the rows',
    brief: `Trackers for 20 vans, 24 month term, ex GST, I only care about the total over the whole term. From my comparison file:

vendor,item,qty,price_aud,per,months,amount_aud
Wayfind Telematics,tracker,20,120.00,unit,,2400.00
Wayfind Telematics,plan,20,22.00,vehicle/month,24,10560.00
Wayfind Telematics,delivery,,,,,0.00
Wayfind Telematics,TOTAL TERM,,,,,12960.00
Roadline,tracker,20,80.00,unit,,1600.00
Roadline,plan,20,24.50,vehicle/month,24,11760.00
Roadline,activation fee (one off),,,,,300.00
Roadline,delivery,,,,,0.00
Roadline,TOTAL TERM,,,,,13660.00`,
    quotes: [],
    vendors: [
      offered('Wayfind Telematics', {
        currency: 'AUD',
        lines: [
          [20, '120'],
          [480, '22'],
        ],
        leadDays: [null],
      }),
      offered('Roadline', {
        currency: 'AUD',
        lines: [
          [20, '80'],
          [480, '24.50'],
        ],
        fees: '300.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Wayfind Telematics',
  },
  {
    name: 'bids in quoted blocks, one of which leaves work to the owner',
    brief: `We want 120 feet of 6 ft cedar fence, 1 gate, and they have to tear out the old 120 feet and haul it off. Two bids I got by email, which is the cheapest that does the whole job?

> Larkspur Fence Co  -  Proposal #118
> Tear out and haul off of existing fence, 120 LF of new 6' cedar fence, one gate.
> Price for the complete job: $5,310.00
> Thank you!!

> from: Post & Rail LLC
> new cedar fence 120 ft @ $39.00 ..... $4,680.00
> gate, 1 @ $260.00 ..... $260.00
> tear out old fence & haul 120 ft @ $4.00 ..... $480.00
> TOTAL ..... $5,420.00
> 1/2 down, balance on completion`,
    quotes: [],
    vendors: [
      offered('Larkspur Fence Co', { lines: [[1, '5310']], leadDays: [null] }),
      offered('Post & Rail LLC', {
        lines: [
          [120, '39'],
          [1, '260'],
          [120, '4'],
        ],
        leadDays: [null],
      }),
    ],
    recommended: 'Larkspur Fence Co',
  },
  {
    name: 'a sum that names its delivery, tonnes in one offer and hundreds of kilos in the other',
    brief:
      'Moin, brauche 12 t Kali und 3 t Gips, lose, Lieferung frei auf den Hof nach Lastrup. netto vergleichen, wer ist günstiger?',
    quotes: [
      `Landhandel Ahrensfeld eG\n12 t   Kali, lose   318,00 €/t   3.816,00 €\n3 t   Gips, lose   89,00 €/t   267,00 €\nSumme netto, frei Hof Lastrup   4.083,00 €\nzuzüglich gesetzl. MwSt.\nLieferung innerhalb 10 Tagen.`,
      `Agrarhandel Temme GmbH\nKali lose: 120 dt x 30,40 €/dt = 3.648,00 €\nGips lose: 30 dt x 8,60 €/dt = 258,00 €\nFracht bis Hof 15 t x 13,50 €/t = 202,50 €\nzusammen 4.108,50 € netto\nLieferzeit 1 Woche.`,
    ],
    vendors: [
      offered('Landhandel Ahrensfeld eG', {
        currency: 'EUR',
        lines: [
          [12, '318'],
          [3, '89'],
        ],
        leadDays: [10],
      }),
      offered('Agrarhandel Temme GmbH', {
        currency: 'EUR',
        lines: [
          [120, '30.40'],
          [30, '8.60'],
        ],
        freight: '202.50',
        leadDays: [7],
      }),
    ],
    recommended: 'Landhandel Ahrensfeld eG',
  },
  {
    name: 'a rate, its product for the month and sums in lakhs in one message',
    brief: `Hostel mess for one month: 200 veg meals per day, 25 days. GST has to be counted. Which caterer is least for the whole month, from WhatsApp:

[24/11/26, 10:12] Narmada Meals: Good morning, rate ₹80 per veg meal. 200 x 25 days = ₹4,00,000. GST 5% extra ₹20,000. Grand total ₹4,20,000
[24/11/26, 10:15] Warden Kulkarni: ok noted
[25/11/26, 09:03] Tapti Tiffin: Dear sir, veg meal @ ₹76 x 200 x 25 days ₹3,80,000
[25/11/26, 09:04] Tapti Tiffin: one time kitchen setup charge ₹30,000
[25/11/26, 09:04] Tapti Tiffin: GST 5% on both ₹20,500. Total ₹4,30,500`,
    quotes: [],
    vendors: [
      offered('Narmada Meals', { currency: 'INR', lines: [[5000, '80']], tax: '20000.00', leadDays: [null] }),
      offered('Tapti Tiffin', {
        currency: 'INR',
        lines: [[5000, '76']],
        fees: '30000.00',
        tax: '20500.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Narmada Meals',
  },
];
