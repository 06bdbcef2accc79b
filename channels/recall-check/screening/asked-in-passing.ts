import type { ScreeningBrief } from './screening-brief.ts';
const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };
/** Briefs as customers write them in passing. */
export const ASKED_IN_PASSING: ScreeningBrief[] = [
  {
    name: 'Portuguese, a car',
    notes: 'Olá, o meu carro é um Mazda CX-5 de 2028. Tem recall? Obrigada, Conceição',
    items: [recalled('28V900000')],
    keeps: ['Conceição'],
    grades: 'AB',
  },
  {
    name: 'an order of a shop',
    notes: `Order #113-4471820-9923415\nDelivered Nov 3\nBrightwick Solace Space Heater BW-1500 (White)\nSold by: Marlow Stores\nReturn window closed\n$64.99\nShip to: Theodora Quist, 18 Birchbark Ct, Duluth MN 55803`,
    items: [{ ...recalled('31502'), or: ['possible match'] }],
    keeps: ['Theodora', 'Quist', 'Birchbark', 'Duluth', '113-4471820'],
    grades: 'ABC',
  },
  {
    name: 'a dictated question',
    notes: `um so like my sister gave me this uh tumbleton nimbus high chair you know the folding one and uh is it one of those recalled ones or not thanks`,
    items: [recalled('31501')],
    keeps: ['sister'],
    grades: 'ABC',
  },
  {
    name: 'German, two lots',
    notes: `Metformin Corvane 500 mg retard, Charge CM3071 und Charge CM4000 – welche ist betroffen?`,
    items: [{ ...recalled('D-0301-2031'), or: ['possible match'] }],
    grades: 'ABC',
  },
  {
    name: 'items as YAML',
    notes: `items:\n  - brand: Norvelle\n    product: Pebble rattle\n    color: green\n    upc: 850012345671\n  - brand: Harrowgate\n    product: Quill lamp\n    serial: HQ28-1`,
    items: [recalled('31503'), none],
    grades: 'AB',
  },
  {
    name: 'no longer in a postscript',
    notes: `Is the 2029 Chevy Silverado 2500 under recall?\nBest, Gwen\nPS: we no longer own the Outback.`,
    items: [recalled('29V556000')],
    keeps: ['Gwen'],
    grades: 'AB',
  },
  {
    name: 'a serial behind a slash',
    notes: `CPAP Aeromere BreatheWell AB-200 / SN AB200-20001 – my husband sleeps with it, sleep apnea`,
    items: [none],
    keeps: ['husband', 'apnea'],
    grades: 'AB',
  },
  {
    name: 'French, two cars',
    notes: `Bonjour, j'ai une Volvo XC40 de 2031 et une Subaru Outback 2030. Y a-t-il des rappels ? Cordialement, Mme Lefèvre`,
    items: [none, recalled('31V104000', '31V377000', '30E021000')],
    keeps: ['Lefèvre'],
    grades: 'AB',
  },
];
