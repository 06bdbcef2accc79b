import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';
import { joinSpelled } from './spoken-marks.ts';

const askedIn = (notes: string): string[] =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' }).items.map(
    ({ asked }) => asked,
  );

describe('one more thing in a row', () => {
  it.each<[string, string, RegExp[]]>([
    [
      'by its maker and number, whatever it is, in French',
      "Y a-t-il un rappel pour le jeu Norvelle (référence 10539622), l'attache-bidule de Small Hopes (article 5725213) et le casque Brightwick ?",
      [/norvelle.*10539622/i, /hopes.*5725213/i, /brightwick/i],
    ],
    [
      'by its maker and number, in English',
      'Is there a recall of the Norvelle game (item 10539622), the snuggler by Small Hopes (item 5725213) and the Brightwick helmet?',
      [/norvelle.*10539622/i, /hopes.*5725213/i, /brightwick/i],
    ],
    [
      'of another brand, in a sentence of its own',
      'Le casque anti-bruit pour enfants Anker LK-20-WH est-il rappelé ? Nous avons aussi une boîte Braun MQ5105.',
      [/anker/i, /braun.*mq5105/i],
    ],
    [
      'with a code behind the place where it stands',
      'theres a norvelle heater in the cabinet batch number on the can bottom is 3045 D 186 E W 3 and the brightwick lantern',
      [/norvelle.*3045D186EW3/i, /brightwick/i],
    ],
  ])('%s', (_what, notes, patterns) => {
    const asked = askedIn(notes);
    expect(asked).toHaveLength(patterns.length);
    for (const [at, pattern] of patterns.entries()) expect(asked[at]).toMatch(pattern);
  });
});

describe('codes that were spelled out', () => {
  it.each([
    ['it says F T 21281 on it', 'it says FT21281 on it'],
    ['die Nummer ist 30 K 4 B', 'die Nummer ist 30K4B'],
    ['el código es L 20 B 7', 'el código es L20B7'],
    ['numer to K 2 Z 19', 'numer to K2Z19'],
    ['it is 2 or 3', 'it is 2 or 3'],
    ['size is 4 T', 'size is 4 T'],
    ['the code is 2031 11 20', 'the code is 2031 11 20'],
  ])('%s', (text, expected) => expect(joinSpelled(text)).toBe(expected));
});
