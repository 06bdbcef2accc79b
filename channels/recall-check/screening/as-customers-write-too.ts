import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };

/** More briefs in the forms and languages in which customers write. */
export const AS_CUSTOMERS_WRITE_TOO: ScreeningBrief[] = [
  {
    name: 'German, a date code',
    notes:
      'Hallo! Meine Mutter hat einen Heizlüfter Brightwick Solace BW-1500 (Datumscode 2910). Gefährlich? LG Sabine',
    items: [recalled('31502')],
    keeps: ['Sabine', 'Mutter'],
    grades: 'AB',
  },
  {
    name: 'a mail of a landlord with its disclaimer',
    notes: `Hi,
two things from the units:
unit 4B: Harrowgate Quill lamp, serial HQ2900031
unit 5A: Tumbleton Nimbus high chair
Please advise.

Northfield Property Management
200 W Main St, Suite 4, Boise, ID 83702
This e-mail is confidential and intended only for its recipient.`,
    items: [recalled('31504'), recalled('31501')],
    keeps: ['Northfield', 'Boise', '83702', 'Main St', 'confidential'],
    grades: 'AB',
  },
  {
    name: 'the same lot of another spice',
    notes:
      'Pinecrest Farms Smoked Paprika lot 30A117 best by 05/2033, jar says 2.5oz. Also bought Pinecrest Farms Garlic Powder, same lot no.',
    items: [recalled('F-2101-2031'), { ...none, or: ['possible match'] }],
    grades: 'ABC',
  },
  {
    name: 'Portuguese, an allergy',
    notes: 'Comprei o sorvete Vellabrook Honey Lavender, 1 pint. Foi recolhido? Tenho alergia a amêndoas.',
    items: [{ ...recalled(), or: ['possible match'] }],
    keeps: ['alergia', 'amêndoas'],
    grades: 'ABC',
  },
  {
    name: 'all in capitals',
    notes: 'PLS CHECK 2030 SUBARU OUTBACK AND AEROMERE BREATHEWELL CPAP MODEL AB-200 SER# AB200-19999 THX',
    items: [recalled('31V104000', '31V377000', '30E021000'), recalled('Z-1201-2031')],
    grades: 'AB',
  },
  {
    name: 'every one or just the small ones',
    notes: 'Is every Lakelet rain boot recalled or just the small ones? Ours are size S, yellow.',
    items: [recalled('31505')],
    grades: 'AB',
  },
  {
    name: 'columns by blanks',
    notes: `Qty  Item                               Lot
  3  Corvane Metformin ER 500 mg 100ct  CM3071
  1  Corvane Metformin ER 500 mg 100ct  CM2999`,
    items: [recalled('D-0301-2031'), none],
    grades: 'AB',
  },
  {
    name: 'two kinds, lettered, in a hurry',
    notes: 'Got: (a) Marlbrook Beef Tamales 2 lb; (b) Marlbrook Pork Tamales 2 lb; need to know today, daycare lunch!',
    items: [recalled('PHA-10202031-01'), { ...none, or: ['possible match'] }],
    keeps: ['daycare', 'lunch'],
    grades: 'ABC',
  },
  {
    name: 'two words that can be anything',
    notes: 'Please look up: Brandlwirt Hofer',
    items: [{ verdict: null, numbers: [] }],
    says: [/nothing says what “brandlwirt hofer” is/],
    grades: 'CDF',
  },
];
