import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const OUTBACK = ['31V104000', '31V377000', '30E021000'];

/** Names of people and papers between the things, and things that are named twice or by their letters alone. */
export const NAMES_AND_PAPERS: ScreeningBrief[] = [
  {
    name: 'the vehicle again, by its model',
    notes: 'We bought a 2030 Subaru Outback last week. The seller says the Outback had no trouble. Anything open?',
    items: [recalled(...OUTBACK)],
    grades: 'ABC',
  },
  {
    name: 'somebody named between the things',
    notes: `2031 Volvo XC40
Anna and Thomas
Brightwick Solace heater BW-1500T, date code 2933`,
    items: [none, { ...recalled('31502'), or: ['possible match'] }],
    keeps: ['Anna', 'Thomas'],
    grades: 'ABC',
  },
  {
    name: 'papers that are attached',
    notes: `2031 Volvo XC40, papers attached: title_XC40_2031.pdf, receipt-0412.pdf
Norvelle Pebble rattle, see rattle3.heic`,
    items: [none, { ...recalled('31503'), or: ['possible match'] }],
    keeps: ['0412', 'pdf', 'heic'],
    grades: 'ABC',
  },
  {
    name: 'a paragraph that a mail program broke',
    notes: `We have a few things in the nursery and would like to know whether any
of them was recalled: the Tumbleton Nimbus high chair, the Norvelle
Pebble rattle in green, and a Brightwick Solace heater with the date
code 2933.`,
    items: [
      { ...recalled('31501'), or: ['possible match'] },
      { ...recalled('31503'), or: ['possible match'] },
      { ...recalled('31502'), or: ['possible match'] },
    ],
    grades: 'ABC',
  },
  {
    name: 'greeted, signed, and a telephone',
    notes: `Hi there,

2031 Volvo XC40
Tumbleton Nimbus high chair

Thanks a lot,
Willemijn Achterberg
Tel. +1 208 555 0133`,
    items: [none, { ...recalled('31501'), or: ['possible match'] }],
    keeps: ['Willemijn', 'Achterberg', '0133'],
    grades: 'ABC',
  },
  {
    name: 'Spanish, greeted in English',
    notes: `Hello Marisol,

¿han retirado la lámpara de pie Harrowgate Quill con número de serie HQ3004417?`,
    items: [recalled('31504')],
    keeps: ['Marisol'],
    grades: 'AB',
  },
  {
    name: 'signed with a name that stands beside a thing',
    notes: `Brightwick Solace heater BW-1500T Robert
Norvelle Pebble rattle green

Could you check both?

Robert Osei
+1 208 555 0188`,
    items: [recalled('31502'), recalled('31503')],
    keeps: ['Robert', 'Osei', '0188'],
    grades: 'AB',
  },
  {
    name: 'a row of things that a mail program broke, without a sentence',
    notes: `Tumbleton Nimbus high chair, Brightwick Solace heater BW-1500T, Norvelle
Pebble rattle, Harrowgate Quill lamp HQ3004417, Marrowby Wisteria
pajamas size 3T`,
    items: [
      { ...recalled('31501'), or: ['possible match'] },
      recalled('31502'),
      recalled('31503'),
      recalled('31504'),
      { ...recalled('31507'), or: ['possible match'] },
    ],
    grades: 'ABC',
  },
  {
    name: 'a room and its thing on each line, the lines as long as each other',
    notes: `kitchen: our high chair, it is the gray one, a Tumbleton Nimbus
nursery: the rattle my sister gave us is a green Norvelle Pebble
bathroom: the heater, a Brightwick Solace BW-1500T`,
    items: [
      { ...recalled('31501'), or: ['possible match'] },
      { ...recalled('31503'), or: ['possible match'] },
      { ...recalled('31502'), or: ['possible match'] },
    ],
    grades: 'ABC',
  },
];
