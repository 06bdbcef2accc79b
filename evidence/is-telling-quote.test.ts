import { describe, expect, it } from 'vitest';
import { isTellingQuote } from './is-telling-quote.ts';

function isTelling(text: string, quote: string): boolean {
  const start = text.indexOf(quote);
  return isTellingQuote(text, start, start + quote.length);
}

describe('isTellingQuote', () => {
  it.each([
    ['a sentence', 'We removed the old parser today.', 'removed the old parser'],
    ['a whole line', 'Status\nOpen\nNext', 'Open'],
    ['a whole table field', 'Fire\tRefund\t', 'Refund'],
    ['a list item with its mark', '- Removed\n- Added', 'Removed'],
    ['an identifier in a sentence', 'see recall 19V805 for more', '19V805'],
    ['a price in a sentence', 'it costs $40.50 a piece', '$40.50'],
    ['four ideographs', '本公司召回该产品。', '召回该产'],
  ])('counts %s', (_, text, quote) => {
    expect(isTelling(text, quote)).toBe(true);
  });

  it.each([
    ['a word out of a sentence', 'We removed the old parser.', 'parser'],
    ['a digit out of a sentence', 'see page 4 of it', '4'],
    [
      'common words, however many',
      'that which was there for them is not it',
      'that which was there for them is not it',
    ],
    ['punctuation', 'a — b', '—'],
  ])('does not count %s', (_, text, quote) => {
    expect(isTelling(text, quote)).toBe(false);
  });
});
