import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const OUTBACK = ['31V104000', '31V377000', '30E021000'];

/** Further briefs in the forms and languages in which customers write. */
export const OPENED_LAST: ScreeningBrief[] = [
  {
    name: 'a VIN in a letter with a claim number',
    notes: `My mechanic says the VIN is 4S4BTGND7L3000001 and there's an open campaign. Mileage 64,210, claim # 88213-A, next appointment Dec 3. Is he right?
Regards, Lucinda Abernethy-Vogt`,
    items: [recalled(...OUTBACK)],
    keeps: ['Abernethy', 'Lucinda', '88213-A', '64,210'],
    grades: 'AB',
  },
  {
    name: 'Italian, a lamp and a stroller',
    notes: `Buongiorno, la lampada Harrowgate Quill, numero di serie HQ2904417, è stata richiamata? E il passeggino Zellmont 300? Grazie`,
    items: [
      { ...recalled('31504'), or: ['possible match'] },
      { ...none, or: [null] },
    ],
    grades: 'ABC',
  },
  {
    name: 'an edit in brackets and an item scratched',
    notes: `Please check:
1) Brightwick Solace space heater BW-1500, date code 2848 (edit: misread, it's 2948)
2) Harrowgate Quill lamp - scratch that, sold it
3) Norvelle Pebble rattle, the green one`,
    items: [recalled('31502'), { ...recalled('31503'), or: ['possible match'] }],
    grades: 'ABC',
  },
  {
    name: 'a list copied as HTML',
    notes: `<ul><li>Aeromere BreatheWell CPAP AB-200 <b>serial AB200-20417</b></li><li>Vellabrook vanilla ice cream, 1 pint</li></ul>`,
    items: [none, { ...none, or: ['possible match'] }],
    grades: 'ABC',
  },
  {
    name: 'Dutch, a car with its plate',
    notes: `Hoi, is er een terugroepactie voor mijn Mazda CX-5 uit 2028? Kenteken XK-482-T. Groetjes, Sjoerd Hoekstra, 06-12345678`,
    items: [{ ...recalled('28V900000'), or: ['possible match'] }],
    keeps: ['XK-482-T', 'Sjoerd', 'Hoekstra', '06-12345678'],
    grades: 'ABC',
  },
];
