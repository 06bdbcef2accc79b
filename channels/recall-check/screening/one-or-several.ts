import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const possible = (...numbers: string[]) => ({ verdict: 'possible match' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const HEATER = recalled('31502');
const CHAIR = recalled('31501');

/** Briefs in which it has to be seen how many things are meant, and which of them. */
export const ONE_OR_SEVERAL: ScreeningBrief[] = [
  {
    name: 'two codes of a sticker',
    notes: 'brightwick solace heater\nsticker says BW-1500T and DC2933',
    items: [HEATER],
  },
  {
    name: 'models of a maker of whom one is recalled by its model',
    notes:
      '1. Gustwell GW2 heater, date code AUG30\n2. Gustwell GW2 heater date code MAR29\n3. Gustwell GW10 heater\n4. Gustwell TGW500 whole room heater\n5. Gustwell GW2 heater',
    items: [recalled('31511'), none, none, none, possible('31511')],
  },
  {
    name: 'the same thing twice, made at two times',
    notes:
      'We have two Brackwood Fennel 5-drawer dressers. One was made 03/2030, the other 08/2027. Are both recalled?',
    items: [recalled('31509'), none],
  },
  {
    name: 'two vehicles of one model',
    notes: 'We own two Subaru Outbacks, a 2030 and a 2031.',
    items: [recalled('31V104000', '31V377000', '30E021000'), none],
  },
  {
    name: 'a number of a recall, and a thing beside it',
    notes: "Is recall D-0301-2031 the one about my pills? And what's CPSC 31501 about? also the Norvelle Pebble rattle",
    items: [recalled('D-0301-2031'), CHAIR, recalled('31503')],
  },
  {
    name: 'for twins, by their names',
    notes:
      'hey its dana again, so for the twins (milo and juniper) we got handed down: lakelet rain boots sz small, marrowby wisteria pajamas size 5 & a graco stroller, dunno which one. anything?',
    items: [recalled('31505'), recalled('31507'), none],
    keeps: ['dana', 'milo', 'juniper'],
  },
  {
    name: 'sizes by their letters, each with a child',
    notes: 'Lakelet rain boots: S (Otis), M (Fern)',
    items: [recalled('31505'), none],
    keeps: ['Otis', 'Fern'],
  },
  {
    name: 'a thing alone behind a semicolon',
    notes: 'Polaris Quarrymaster 900 (2029); bike rack',
    items: [recalled('31506')],
    says: [/Not read|not read/, /bike rack/],
    grades: 'ABC',
  },
  {
    name: 'two pieces by their serial numbers',
    notes: 'Two Harrowgate Quill standing lamps, serials HQ2803311 and HQ3004417',
    items: [none, recalled('31504')],
  },
  {
    name: 'two of one kind by their colours and codes',
    notes: 'We have 2 Wrenfield Tern kettles, a black TK-40C upstairs and a white TK-60C in the office.',
    items: [recalled('31510'), recalled('31510')],
  },
  {
    name: 'two jars by their lots',
    notes: 'Two jars of Pinecrest Farms smoked paprika here, one lot 30A117, the other lot 30A119.',
    items: [recalled('F-2101-2031'), none],
  },
  {
    name: 'an older one of the same maker',
    notes: 'my sister has the hollin airfryer rb6700 and i have the older one, the rb6500',
    items: [none, recalled('31508')],
  },
  {
    name: 'one chair, named three times',
    notes:
      'We have a Tumbleton Nimbus folding high chair. The high chair is gray. My MIL bought the chair in 2030. Is the Tumbleton chair recalled?',
    items: [CHAIR],
    keeps: ['MIL'],
  },
];
