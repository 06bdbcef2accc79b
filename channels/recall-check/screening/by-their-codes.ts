import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const possible = (...numbers: string[]) => ({ verdict: 'possible match' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };

/** Things by codes that the registers write otherwise. */
export const BY_THEIR_CODES: ScreeningBrief[] = [
  {
    name: 'an NDC with its package, where the recall names all packages',
    notes: 'Corvane lisinopril 10 mg, NDC 59999-204-30, lot LS1180',
    items: [recalled('D-0302-2031')],
    says: [/59999-204-30 is listed/],
  },
  {
    name: 'one of the models that a recall names by their colours',
    notes: '1. Wrenfield Tern kettle, model TK-60C\n2. Wrenfield Tern kettle, model TK-80C',
    items: [recalled('31510'), none],
    says: [/TK-40C/],
  },
  {
    name: 'a model of two letters and its trim, listed with its engine',
    notes: '2030 BMW X3 Luxury',
    items: [possible('30V213000')],
    says: [/X3 XDRIVE30I/],
  },
  {
    name: 'a VIN that is decoded as a list of variables',
    notes: 'VIN 3FMTK1SS3LM000001',
    items: [possible('30V211000')],
    says: [/2030 FORD Mustang Mach-E/],
  },
  {
    name: 'two medicines of one maker, in small letters',
    notes: 'my pills: metformin er 500 mg by corvane lot CM3071, lisinopril 10 mg by corvane NDC 59999-204-30',
    items: [recalled('D-0301-2031'), { ...recalled('D-0302-2031'), or: ['possible match'] }],
    grades: 'ABC',
  },
  {
    name: 'a model and a serial number, joined by a word',
    notes: 'Aeromere BreatheWell AB-200 and AB200-15022, that is all the label says. Is it recalled?',
    items: [recalled('Z-1201-2031')],
    grades: 'ABC',
  },
];
