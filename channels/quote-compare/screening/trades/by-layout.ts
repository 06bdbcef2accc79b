import type { ScreeningBrief } from '../screening-brief.ts';
import { offered } from './offered.ts';

/** Offers that only their layout sets apart, and forms of shops and hire firms with words of their own. */
export const BY_LAYOUT: ScreeningBrief[] = [
  {
    name: 'notes of telephone calls, what was said set in below each name',
    brief: `rang round for the fair, who is cheapest? need 8,000 raffle tickets and 2,000 wristbands here, at the hall

KESTREL TICKETS - spoke to Una
  raffle tickets 31.00 a thousand = 248.00
  wristbands 58/thousand = 116.00
  artwork charge 20.00
  carriage 15.00
  comes to 399.00.  6 days

Marlow & Finch printing -- ring before 5
  raffle tickets 3.4 cents each   272.00
  wristbands 5.5 cents each   110.00
  shipping 12.50
  total 394.50, 1 week`,
    quotes: [],
    vendors: [
      offered('Kestrel Tickets', {
        lines: [
          [8, '31.00'],
          [2, '58.00'],
        ],
        fees: '20.00',
        freight: '15.00',
        leadDays: [6],
      }),
      offered('Marlow & Finch printing', {
        lines: [
          [8000, '0.034'],
          [2000, '0.055'],
        ],
        freight: '12.50',
        leadDays: [7],
      }),
    ],
    recommended: 'Marlow & Finch printing',
  },
  {
    name: 'one line for each firm, the name in a column of its own',
    brief: `Choir trip Galway to Cork and back, 3 minibuses. No VAT on any of it. Cheapest all in please

Corrib Minibus    3 minibuses @ €310 = 930.00, tolls €18 on top -> €948.00
Burren Coaches    three minibuses €925.00 the day, tolls included
Lee Valley Hire    minibus 290 each x 3 = 870.00; fuel surcharge 48.00; so 918.00`,
    quotes: [],
    vendors: [
      offered('Corrib Minibus', { currency: 'EUR', lines: [[3, '310']], fees: '18.00', leadDays: [null] }),
      offered('Burren Coaches', { currency: 'EUR', lines: [[1, '925']], leadDays: [null] }),
      offered('Lee Valley Hire', { currency: 'EUR', lines: [[3, '290']], fees: '48.00', leadDays: [null] }),
    ],
    recommended: 'Lee Valley Hire',
  },
  {
    name: 'three carts in rand with a coupon, goods beside the cart and a newsletter',
    brief: `Two open carts for the lodge, want 30 pillow protectors + 12 mattress covers. prices with VAT. which cart do I check out?

Veld Linen
Your Cart (42 items)
Pillow protector, quilted     Qty 30   R89.00    R2,670.00
Mattress cover queen          Qty 12   R410.00   R4,920.00
Subtotal   R7,590.00
Coupon WELKOM5 (5% off) applied   -R379.50
Shipping   FREE
Order total   R7,210.50  incl. VAT
Delivers in 3-5 working days
You might also like:  Bath mat R129.00   Duvet inner R499.00

Karoo Home
30 x Pillow protector @ R84.00 - R2,520.00
12 x Mattress cover queen @ R399.00 - R4,788.00
Courier R250.00
TO PAY R7,558.00
Est. delivery 7 days
Newsletter: sign up and get R100 off your next order!`,
    quotes: [],
    vendors: [
      offered('Veld Linen', {
        currency: 'ZAR',
        lines: [
          [30, '89'],
          [12, '410'],
        ],
        discount: '379.50',
        leadDays: [7],
      }),
      offered('Karoo Home', {
        currency: 'ZAR',
        lines: [
          [30, '84'],
          [12, '399'],
        ],
        freight: '250.00',
        leadDays: [7],
      }),
    ],
    recommended: 'Veld Linen',
  },
  {
    name: 'jars counted by one in the brief and by the dozen in a quote',
    brief: 'Co-op cannery: 2,400 jars JR-12 and 2,400 lids LD-12 to the plant in Yakima 98901. Two quotes.',
    quotes: [
      `Rattlesnake Glass\nJR-12   200 doz @ $9.60/doz   $1,920.00\nLD-12   2.4 thousand @ $85.00/thousand   $204.00\nTruck to Yakima: $140.00\nTotal $2,264.00\nLead time 2 weeks`,
      `Selkirk Packaging\nJR-12 82c each = $1,968.00\nLD-12 9c each = $216.00\nfreight 120.00\nthat's $2,304.00\n10 business days from order`,
    ],
    vendors: [
      offered('Rattlesnake Glass', {
        lines: [
          [200, '9.60'],
          [2.4, '85'],
        ],
        freight: '140.00',
        leadDays: [14],
      }),
      offered('Selkirk Packaging', {
        lines: [
          [2400, '0.82'],
          [2400, '0.09'],
        ],
        freight: '120.00',
        leadDays: [14],
      }),
    ],
    recommended: 'Rattlesnake Glass',
  },
  {
    name: 'hire with a week on the house that is in the figures, and numbers of pieces',
    brief:
      'Two weeks of filming on the coast: 3 x light tower, 4 x heater. We reclaim VAT so compare net, brought to base and taken away again.',
    quotes: [
      `HARBOUR POWER HIRE\n              No.   Per week each   Weeks      £\nLight tower    3        150.00       2      900.00\nHeater         4         30.00       2      240.00\nDelivery and collection                     120.00\nTotal excluding VAT                       1,260.00`,
      `Tarn Site Services\nThe second week is on us, so you pay for one:\nlight tower: 3 x 1 wk x £260.00 = £780.00\nheater: 4 x 1 wk x £55.00 = £220.00\ndelivery £90.00, collection £90.00\n£1,180.00 + VAT for both weeks.`,
      `Whin Plant\n3 No light tower, 2 wks @ £140.00/wk ea     840.00\n4 No heater, 2 wks @ £26.00/wk ea           208.00\nSet-up charge                               160.00\nDelivery & collection                       inc.\nNET                                       1,208.00`,
    ],
    vendors: [
      offered('Harbour Power Hire', {
        currency: 'GBP',
        lines: [
          [6, '150'],
          [8, '30'],
        ],
        freight: '120.00',
        leadDays: [null],
      }),
      offered('Tarn Site Services', {
        currency: 'GBP',
        lines: [
          [3, '260'],
          [4, '55'],
        ],
        freight: '180.00',
        leadDays: [null],
      }),
      offered('Whin Plant', {
        currency: 'GBP',
        lines: [
          [6, '140'],
          [8, '26'],
        ],
        fees: '160.00',
        leadDays: [null],
      }),
    ],
    recommended: 'Tarn Site Services',
  },
];
