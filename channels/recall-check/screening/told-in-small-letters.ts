import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
const HEATER = recalled('31502');

/** Dictated or typed on a phone: people and streets without a capital, and things that share a name. */
export const TOLD_IN_SMALL_LETTERS: ScreeningBrief[] = [
  {
    name: 'who writes and from where, in small letters',
    notes: 'hi im joost from northfield can you check my brightwick solace heater bw-1500t',
    items: [HEATER],
    keeps: ['joost', 'northfield'],
  },
  {
    name: 'a neighbour who gave it',
    notes: 'joost from next door gave us a brightwick solace heater bw-1500t',
    items: [HEATER],
    keeps: ['joost', 'door'],
  },
  {
    name: 'a name and a surname in small letters',
    notes: 'my name is joost vandeberg, brightwick solace heater bw-1500t, 14 northfield lane',
    items: [HEATER],
    keeps: ['joost', 'vandeberg', 'northfield'],
  },
  {
    name: 'for two people in small letters',
    notes: 'can u check brightwick solace heater bw-1500t for joost and femke',
    items: [HEATER],
    keeps: ['joost', 'femke'],
  },
  {
    name: 'signed before a telephone in small letters',
    notes: 'brightwick solace heater bw-1500t cheers joost vandeberg 07700 900123',
    items: [HEATER],
    keeps: ['joost', 'vandeberg', '07700'],
  },
  {
    name: 'a patient by his name behind a pronoun',
    notes:
      "My dad takes Corvane metformin ER 500 mg, lot CM3071, exp 09/2032. He's Gerald Plimpton, 81. Is it recalled?",
    items: [recalled('D-0301-2031')],
    keeps: ['Gerald', 'Plimpton'],
    grades: 'ABC',
  },
  {
    name: 'Polish, signed with a street',
    notes:
      'Sprawdźcie proszę: grzejnik Brightwick Solace BW-1500, kod daty 2931. Dziękuję, Małgorzata Wrona, ul. Polna 4, Gdynia',
    items: [HEATER],
    keeps: ['Małgorzata', 'Wrona', 'Polna', 'Gdynia'],
    grades: 'ABC',
  },
  {
    name: 'what is for kids is no name of one',
    notes: 'kids lakelet rain boots, size small',
    items: [recalled('31505')],
  },
  {
    name: 'two models of a maker joined by a sign',
    notes: 'Bought a Hollin RB6700 & an RB6500 at the car boot. Either of them recalled?',
    items: [none, recalled('31508')],
  },
  {
    name: 'a model that is taken back for another',
    notes: 'Hollin airfryer RB6500, sorry I meant RB6700',
    items: [none],
  },
  {
    name: 'one in medium',
    notes: 'lakelet childrens rain boots yellow, one in medium',
    items: [none],
    says: [/size/i],
  },
  {
    name: 'one small and one medium',
    notes: '2 x Lakelet rain boots, yellow, one small one medium',
    items: [recalled('31505'), none],
    says: [/size S: recalled/, /size M: no recall found/],
    grades: 'ABC',
  },
  {
    name: 'where somebody is now, in small letters',
    notes:
      'can u see if the sundrift lemon bars (8oz, best by 02/10/2032) my kid with the nut allergy ate are recalled?? shes at st marys hospital now',
    items: [{ ...recalled('F-2104-2031'), or: ['possible match'] }],
    keeps: ['shes', 'allergy', 'hospital', 'marys'],
    grades: 'ABC',
  },
];
