import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';

const AT = { prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' };
const sentFor = (notes: string): string =>
  JSON.stringify(plan({ notes, ...AT }).sources.filter(({ kind }) => kind !== 'text'));

describe('people and addresses without capitals', () => {
  it.each<[string, RegExp]>([
    [
      'osgarina pellowe\n48 quince court, apt 2b\nbodley falls, oh 43299\n\nhas the norvelle kettle kx700 been recalled?\n\nyours sincerely,\no. pellowe',
      /osgarina|pellowe|quince|bodley|43299/,
    ],
    [
      'is this recalled?\n\nbaby bundle $40\n> norvelle kettle kx700, red\npick up at 619 tanglewood spur, ask for tamsyna or text (614) 555-0177. venmo @tam-pellowe. no holds\nseller: tamsyna pellowe, joined 2021',
      /tamsyna|tam-p|pellowe|619|tanglewood/,
    ],
    [
      'could you check the norvelle kettle kx700 and the brightwick heater.\nthank you very much. osgar and tamsyn pellowe, 1117 tanglewood bend, bodley. telephone 614 555 0177',
      /osgar|tamsyn|pellowe|1117|tanglewood|bodley/,
    ],
    [
      'Could you check the Norvelle kettle KX700 and the heater.\nThank you very much. Osgar and Tamsyn Pellowe, 1117 Tanglewood\nBend, Bodley. Telephone 614 555 0177 (let it ring).',
      /osgar|tamsyn|pellowe|1117|tanglewood|bodley/i,
    ],
  ])('sends none of them for %j', (notes, word) => {
    expect(sentFor(notes)).toMatch(/norvelle/i);
    expect(sentFor(notes)).not.toMatch(word);
  });

  it.each<[string, string]>([
    ['norvelle kettle\n12 quart brightwick cooler\nare these recalled', 'norvelle'],
    ['norvelle tern\nbrightwick solace\nare these recalled', 'brightwick'],
  ])('goes on asking for what a line names: %j', (notes, word) => {
    expect(sentFor(notes)).toContain(word);
  });
});
