import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const possible = (...numbers: string[]) => ({ verdict: 'possible match' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const open = { verdict: null, numbers: [] };
const HEATER = recalled('31502');
const CHAIR = recalled('31501');

/** What stands about a house, as people go through it. */
export const FROM_THE_GARAGE: ScreeningBrief[] = [
  {
    name: 'a household with things that have no name',
    notes:
      'in the garage: brightwick solace heater bw-1500t, various lamps, some old toys from my sister and the tumbleton nimbus folding high chair',
    items: [HEATER, open, open, CHAIR],
    grades: 'BCDF',
  },
  {
    name: 'vehicles without their makes, in small letters',
    notes: '2031 xc40, 2030 outback and a 2028 cx5',
    items: [none, recalled('31V104000', '31V377000', '30E021000'), recalled('28V900000')],
  },
  {
    name: 'two codes of a sticker',
    notes: 'brightwick solace heater\nsticker says BW-1500T and DC2933',
    items: [HEATER],
  },
  {
    name: 'a table of who has what',
    notes:
      '| Who | Thing | Where |\n|---|---|---|\n| Hannah | Brightwick Solace heater BW-1500T | garage |\n| Robert | Tumbleton Nimbus folding high chair | kitchen |',
    items: [HEATER, CHAIR],
    keeps: ['Hannah', 'Robert'],
  },
  {
    name: 'whose things they are',
    notes: 'Hannah/Robert: Brightwick Solace heater BW-1500T\nHannah & Robert Tumbleton Nimbus folding high chair',
    items: [HEATER, CHAIR],
    keeps: ['Hannah', 'Robert'],
  },
  {
    name: 'what is talked about another day',
    notes:
      "Hi, please check my 2031 Volvo XC40. Later we can talk about used cars and maybe a Graco car seat for my sister's baby.",
    items: [none],
    says: [/Left out/],
  },
  {
    name: 'models of a maker of whom one is recalled by its model',
    notes:
      '1. Gustwell GW2 heater, date code AUG30\n2. Gustwell GW2 heater date code MAR29\n3. Gustwell GW10 heater\n4. Gustwell TGW500 whole room heater\n5. Gustwell GW2 heater',
    items: [recalled('31511'), none, none, none, possible('31511')],
  },
];
