import type { ScreeningBrief } from './screening-brief.ts';

const recalled = (...numbers: string[]) => ({ verdict: 'recalled' as const, numbers });
const none = { verdict: 'no recall found' as const, numbers: [] };

/** The same things named in other ways. */
export const FURTHER: ScreeningBrief[] = [
  {
    name: 'a VIN in groups',
    notes: 'VIN: 4S4BT GND7L 300 0001',
    items: [recalled('31V104000', '31V377000', '30E021000')],
  },
  {
    name: 'a product in the wrong hyphens',
    notes: 'Brightwick Solace heater, model BW1500T',
    items: [recalled('31502')],
  },
  {
    name: 'a barcode without its check digit',
    notes: 'UPC 85001234567',
    items: [recalled('31503')],
  },
  {
    name: 'two of one thing and one of another',
    notes: 'We have two Tumbleton Nimbus folding high chairs and one 2031 Volvo XC40',
    items: [recalled('31501'), none],
  },
  {
    name: 'a German word for a thing',
    notes: 'Wurde der Tumbleton Nimbus Hochstuhl zurückgerufen?',
    items: [recalled('31501')],
  },
  {
    name: 'a name in one word',
    notes: 'Oak Hollow maple turkey sausage, lot number?',
    items: [{ verdict: 'possible match', numbers: ['031-2031'] }],
  },
  {
    name: 'where it was bought',
    notes: 'Oakhollow maple turkey sausage 12 oz, bought in Oregon',
    items: [{ verdict: 'possible match', numbers: ['031-2031'] }],
  },
  {
    name: 'a size within a range',
    notes: 'Lakelet kids rain boots, size small',
    items: [recalled('31505')],
  },
];
