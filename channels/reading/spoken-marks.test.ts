import { expect, it } from 'vitest';
import { withSpokenMarks } from './spoken-marks.ts';

it.each([
  [
    'two quotes comma both by phone period new paragraph the first one is 40 period',
    'two quotes, both by phone.\n\nthe first one is 40.',
  ],
  ['zwei Angebote Komma beide am Telefon Punkt neue Zeile das erste', 'zwei Angebote, beide am Telefon.\n\ndas erste'],
  ['is it 40 comma or 50 question mark', 'is it 40, or 50?'],
])('writes the marks of %j', (said, written) => expect(withSpokenMarks(said)).toBe(written));

it.each(['a 36 month period, then the notice period', 'Comma Oil 5W-30, 4 litres', 'full stop. That is it'])(
  'leaves %j as it is',
  (text) => expect(withSpokenMarks(text)).toBe(text),
);
