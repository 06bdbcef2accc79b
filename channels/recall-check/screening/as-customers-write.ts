import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const OUTBACK = ['31V104000', '31V377000', '30E021000'];

/** Briefs in the forms and languages in which customers write, over the made-up registers. */
export const AS_CUSTOMERS_WRITE: ScreeningBrief[] = [
  {
    name: 'a checklist with one item done',
    notes: `hi there, cleaning out my sister's nursery before the baby comes 🙂

- [ ] Tumbleton Nimbus high chair (grey, folds)
- [x] crib - already checked, skip
- [ ] Norvelle Pebble rattle, blue, UPC 8 50012 34567 1

thx, Marta`,
    items: [recalled('31501'), recalled('31503')],
    keeps: ['Marta', 'sister', 'baby'],
    grades: 'AB',
  },
  {
    name: 'German, two cars, an address',
    notes: `Guten Tag, gibt es Rückrufe für unseren Subaru Outback (Bj. 2030) und den Volvo XC40, Baujahr 2031?
Mit freundlichen Grüßen
Jürgen Pfannschmidt
Lindenallee 14, 79100 Freiburg`,
    items: [recalled(...OUTBACK), none],
    keeps: ['Pfannschmidt', 'Lindenallee', 'Freiburg', '79100'],
    grades: 'AB',
  },
  {
    name: 'no wait, another year',
    notes: `check the 2027 Mazda CX-5 pls - no wait, just looked at the registration, it's a 2028.`,
    items: [recalled('28V900000')],
    grades: 'AB',
  },
  {
    name: 'a forwarded mail with a quote below',
    notes: `From: Denise Okafor <denise@okafor.example>
To: recalls
Subject: Fwd: space heater for dad's room

Can you look into this one? See what Tom says below.

> Hi Denise,
> I dropped off the heater, it's a Brightwick Solace, label says BW-1500T, date code 2917.
> Dad's oxygen is on the other wall so please be careful.
> Tom
> 555-0143`,
    items: [recalled('31502')],
    keeps: ['Denise', 'Okafor', 'oxygen', 'Tom', '555-0143'],
    grades: 'AB',
  },
  {
    name: 'a table with serials and rooms',
    notes: `| Item | Model / serial | Where |
|---|---|---|
| Quill lamp (Harrowgate) | S/N HQ31-00412 | hallway |
| Quill lamp (Harrowgate) | S/N HQ30-11873 | bedroom |
| BreatheWell CPAP, Aeromere | AB-200, SN AB200-15522 | mom's |`,
    items: [none, recalled('31504'), recalled('Z-1201-2031')],
    keeps: ['hallway', 'bedroom', 'mom'],
    grades: 'AB',
  },
  {
    name: 'French, one lot outside and one variety in full',
    notes: `Bonjour, j'ai acheté du paprika fumé Pinecrest Farms (lot 30A119) et aussi le paprika doux de la même marque. Faut-il les jeter ? Merci, Odile`,
    items: [
      { verdict: 'no recall found', numbers: [], or: ['possible match', null] },
      { verdict: 'possible match', numbers: ['F-2102-2031'], or: ['recalled', 'possible match', null] },
    ],
    keeps: ['Odile'],
    grades: 'ABC',
  },
  {
    name: 'Spanish, meat with a lot',
    notes: `¿Hay alguna alerta sobre la salchicha de pavo Oakhollow Maple? El paquete dice lote 1031B, consumir antes del 20/11/31. Y los tamales de res Marlbrook.`,
    items: [
      { ...recalled('031-2031'), or: ['possible match', null] },
      { ...recalled('PHA-10202031-01'), or: ['possible match', null] },
    ],
    grades: 'ABC',
  },
  {
    name: 'a chat about boots',
    notes: `[14:02] Priya: anyone know if the rain boots got recalled?
[14:03] Sam: which ones
[14:05] Priya: lakelet, kids yellow ones, size M
[14:06] Sam: ask the bot lol`,
    items: [{ ...none, or: ['possible match'] }],
    keeps: ['Priya', 'Sam', 'bot'],
    grades: 'ABC',
  },
  {
    name: 'nicknames and two-digit years',
    notes: `chk recals pls: 29 chevy silverado 1500, '30 subie outback, 31 volvo xc40`,
    items: [recalled('29V555000'), recalled(...OUTBACK), none],
    grades: 'AB',
  },
  {
    name: 'not the recalled kind, another model',
    notes: `We have the Tumbleton Nimbus swing (NOT the high chair) and the Brightwick Solace heater, model BW-1200.`,
    items: [{ ...none, or: ['possible match'] }, none],
    grades: 'ABC',
  },
  {
    name: 'a range of lots around the recalled one',
    notes: `Bought lots CM3070 through CM3072 of Corvane metformin ER 500 mg for the clinic. 100 ct bottles.`,
    items: [{ ...recalled('D-0301-2031'), or: ['possible match'] }],
    grades: 'ABC',
  },
  {
    name: 'a stock list with quantities, prices and a total',
    notes: `sku,desc,qty,price
8821,"Stillmere Sea Salt Seaweed Crisps 1oz",24,1.99
8822,"Stillmere Wasabi Seaweed Crisps 1oz",24,1.99
8830,"Vellabrook Honey Lavender Ice Cream pint",12,7.49
TOTAL,,60,`,
    items: [recalled(), { ...none, or: ['possible match'] }, recalled()],
    keeps: ['8821', '8822', '8830', 'TOTAL'],
    grades: 'AB',
  },
];
