import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
/** A thing without a brand: it is asked about, or shown what it could be. */
const unnamed = { verdict: null, numbers: [], or: [null, 'possible match' as const] };
const OUTBACK = ['31V104000', '31V377000', '30E021000'];

/** Lists of what stands in a house, and talk about it. */
export const FROM_THE_SHELF: ScreeningBrief[] = [
  {
    name: 'a garage, with years of two figures',
    notes: `Garage:
- Ram 1500, '30 (wife's)
- Mazda CX-5 28 model
- Polaris Quarrymaster 900 (2029)
- bike rack
- Brightwick heater, the Solace, sticker says BW-1500T / DC 2933
- paint, 3 cans`,
    items: [
      recalled('30V212000'),
      { ...recalled('28V900000'), or: [null] },
      recalled('31506'),
      unnamed,
      { ...recalled('31502'), or: ['possible match'] },
      unnamed,
    ],
    keeps: ['wife'],
    grades: 'BCDF',
  },
  {
    name: 'a nursery, dictated',
    notes:
      'okay so baby room we got the tumbleton nimbus high chair that one folds then there is a norvelle pebble rattle green one and uh marrowby wisteria pajamas in three t and the crib is from my aunt no idea what brand',
    items: [recalled('31501'), recalled('31503'), { ...recalled('31507'), or: ['possible match'] }, unnamed],
    keeps: ['aunt'],
    grades: 'BCDF',
  },
  {
    name: 'a pantry as a table, one name with two lots',
    notes: `Product | Size | Best by | Lot
Pinecrest Farms Smoked Paprika | 2.5 oz | 05/2033 | 30A117
Pinecrest Farms Smoked Paprika | 2.5 oz | 05/2033 | 30A121
Sundrift Lemon Bars | 8 oz | 02/14/2032 | –
Vellabrook Honey Lavender | 1 pt | ? | ?`,
    items: [
      recalled('F-2101-2031'),
      none,
      { ...recalled('F-2104-2031'), or: ['possible match'] },
      { ...recalled(), or: ['possible match'] },
    ],
    grades: 'ABC',
  },
  {
    name: 'a chat about used cars',
    notes: `Dex: saw a 2029 silverado 1500 on the lot, 64k miles, 21,900 obo
Priya: check recalls first!!
Dex: and a 2031 xc40 for 38
Priya: volvo?
Dex: yeah volvo`,
    items: [recalled('29V555000'), { ...none, or: [null] }],
    keeps: ['Dex', 'Priya', '21,900'],
    grades: 'ABCDF',
  },
  {
    name: 'Polish, a lamp and a heater',
    notes: `Dzień dobry, czy lampa stojąca Harrowgate Quill (nr seryjny HQ2900017) i grzejnik Brightwick Solace BW-1500 (kod daty 2950) były wycofane? Pozdrawiam, Agnieszka Wróbel`,
    items: [recalled('31504'), recalled('31502')],
    keeps: ['Agnieszka', 'Wróbel'],
    grades: 'ABC',
  },
  {
    name: 'captions of photos',
    notes: `IMG_2041.jpg – Tumbleton Nimbus, tag on seat back
IMG_2042.jpg – Quellander tin whistle QW-3
IMG_2043.jpg – blurry, skip
IMG_2044.jpg – label: UPC 0 85002 23344 1`,
    items: [{ ...recalled('31501'), or: ['possible match'] }, none, recalled('31504')],
    grades: 'ABC',
  },
  {
    name: 'what was mended and what was wrecked is left out',
    notes: `We've already fixed the F-250 and the Mach-E was totaled, so just the Subaru (Outback, model year 2030) and my mom's Mazda, a CX-50 from 2028. Call me at 208-555-0177.`,
    items: [{ ...unnamed, or: [null] }, recalled(...OUTBACK), recalled('28V900000')],
    keeps: ['0177', 'mom'],
    grades: 'BC',
  },
  {
    name: 'an inventory for an insurer',
    notes: `Schedule of contents, policy HX-4471-92, insured: Marguerite Oyelaran

1  Harrowgate standing lamp 'Quill' s/n HQ30-88121 ........ $ 210
2  Brackwood 5 drawer dresser 'Fennel', mfd 03/2030 ........ $ 380
3  Persian rug ........ $ 1,900
4  Outback 2030 VIN 4S4BTGND7L3000001 ........ $ 24,000
Total $ 26,490`,
    items: [recalled('31504'), recalled('31509'), unnamed, recalled(...OUTBACK)],
    keeps: ['Marguerite', 'Oyelaran', '4471'],
    grades: 'BCDF',
  },
  {
    name: 'French, a list with prices and a total',
    notes: `Liste de naissance – à vérifier svp :
• Chaise haute pliante Tumbleton Nimbus (1x, 89,90 €)
• Hochet Pebble de Norvelle, rouge
• Pyjama Wisteria (Marrowby), taille 2T
• Veilleuse lapin, sans marque
Total : 143,80 €
Bises, Apolline`,
    items: [{ ...recalled('31501'), or: ['possible match'] }, recalled('31503'), recalled('31507'), unnamed],
    keeps: ['Apolline'],
    grades: 'BCDF',
  },
];
