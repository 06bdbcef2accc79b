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
  {
    name: 'a flat that is cleared, with what was given away',
    notes: `Dear team,

we are clearing out mum's flat in Leicester before the sale goes through. There's a Brightwick Solace heater she used in the hall (BW-1500 on the back), a Wrenfield Tern kettle that has TK-60C on the base and the Tumbleton Nimbus high chair for the grandchildren. The Dualit toaster we already gave to Marjorie, so leave that one out.

Best,
Colin Featherstonehaugh`,
    items: [HEATER, recalled('31510'), CHAIR],
    keeps: ['Leicester', 'Marjorie', 'Dualit', 'hall', 'Featherstonehaugh'],
    grades: 'AB',
  },
  {
    name: 'a list of values for the insurance',
    notes:
      'Room;Item;Brand;Serial;Value\nHall;standing lamp Quill;Harrowgate;HQ3004417;120\nBedroom;Fennel 5-drawer dresser;Brackwood;;340\nDen;exercise bike;Peloton;PL-99213;1900',
    items: [recalled('31504'), possible('31509'), none],
    keeps: ['1900'],
  },
  {
    name: 'vehicles and who drives them, without a head',
    notes:
      '2029\tChevrolet\tSilverado 2500HD\tplate 7KLM221\tDale\n2029\tPolaris\tQuarrymaster 900\t-\tshop\n2028\tMazda\tCX5\tplate 8BBQ120\tRosa',
    items: [recalled('29V556000'), recalled('31506'), recalled('28V900000')],
    keeps: ['Dale', 'Rosa', '7KLM221'],
  },
  {
    name: 'a call that somebody noted down',
    notes: `Caller: Mrs. Delphine Oyelaran, ph 208-555-0119, ticket 88213
Has Harrowgate Quill standing lamp (brass), purchased Costco Boise 2030, ser# HQ3000412. Also mentions a Shark vacuum, does not know model, will call back. Wants to know if she can keep the lamp on at night.`,
    items: [recalled('31504'), none],
    keeps: ['Delphine', 'Oyelaran', '88213', 'Costco', 'Boise'],
  },
  {
    name: 'what pills are for',
    notes:
      'My blood pressure pills say CORVANE LISINOPRIL 10MG LOT LS1180 EXP 03/33, and the sugar ones are Corvane metformin ER 500 mg lot CM9999.',
    items: [recalled('D-0302-2031'), none],
    keeps: ['blood', 'sugar'],
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
    name: 'Dutch, a bicycle of somebody and who signs',
    notes:
      'Hoi, is er een terugroepactie voor de waterkoker Wrenfield Tern TK-60C en de fiets van mijn man, een Gazelle? Groetjes Liesbeth uit Zwolle',
    items: [recalled('31510'), none],
    keeps: ['Liesbeth', 'Zwolle'],
  },
];
