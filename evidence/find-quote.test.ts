import { describe, expect, it } from 'vitest';
import { findQuote, indexText, isQuoteAt } from './find-quote.ts';

describe('findQuote', () => {
  it.each([
    ['as it is', 'The fee is 40 dollars.', 'fee is 40', 'fee is 40'],
    ['over a line end', 'The fee\n  is 40 dollars.', 'fee is 40', 'fee\n  is 40'],
    ['over table cells', 'Ages\tFee\nU8\t$40', 'U8 $40', 'U8\t$40'],
    ['written with references', 'Salt & pepper', 'Salt &amp; pepper', 'Salt & pepper'],
    ['on a page with references', 'Salt &amp; pepper set', 'Salt & pepper', 'Salt &amp; pepper'],
    [
      'around soft hyphens',
      'an extra\u00ad\u00adordinary case',
      'extraordinary case',
      'extra\u00ad\u00adordinary case',
    ],
    ['composed, on a decomposed page', 'un cafe\u0301 noir', 'café noir', 'cafe\u0301 noir'],
    ['decomposed, on a composed page', 'un café noir', 'cafe\u0301 noir', 'café noir'],
    ['Chinese without the line end', '本公司宣布召\n回该产品。', '召回该产品', '召\n回该产品'],
    ['Japanese in the middle of a sentence', '製品を回収します。', '回収します', '回収します'],
    ['Korean', '제품을 리콜합니다.', '리콜합니다', '리콜합니다'],
    ['Arabic', 'تم سحب المنتج من السوق', 'سحب المنتج', 'سحب المنتج'],
    ['Hebrew with points', 'שָׁלוֹם עוֹלָם', 'עוֹלָם', 'עוֹלָם'],
    ['Hindi', 'यह उत्पाद वापस लिया गया', 'उत्पाद वापस', 'उत्पाद वापस'],
    ['Thai, which has no spaces', 'เรียกคืนสินค้า', 'คืนสินค้า', 'คืนสินค้า'],
    ['emoji and astral letters', 'a 🎉 𝒳 new release', '🎉 𝒳 new', '🎉 𝒳 new'],
    ['with blanks around it', 'one two three', '  two ', 'two'],
  ])('finds a quote %s', (_, text, quote, wanted) => {
    const place = findQuote(text, quote);
    expect(place && text.slice(place.start, place.end)).toBe(wanted);
    expect(place && isQuoteAt(text, place.start, place.end, quote)).toBe(true);
  });

  it.each([
    ['another case', 'The Fee is 40', 'the fee is 40'],
    ['other quotation marks', 'a “fixed” bug', 'a "fixed" bug'],
    ['another dash', '2010–2014 models', '2010-2014 models'],
    ['a word less', 'not supported any more', 'supported any mor'],
    ['a cut word', 'cannot be used', 'not be used'],
    ['a cut number', 'total $11,250.00', '250.00'],
    ['a number cut at its point', 'version 1.25 is out', 'version 1'],
    ['a number cut at its end', 'costs 1500 dollars', 'costs 150'],
    ['a cut time', 'at 10:30 sharp', 'at 10'],
    ['a letter without its mark', 'cafe\u0323 bar', 'caf'],
    ['nothing', 'some text', ''],
    ['only blanks', 'some text', ' \n '],
    ['words of one line with a blank less', 'now here', 'nowhere'],
  ])('does not find %s', (_, text, quote) => {
    expect(findQuote(text, quote)).toBeNull();
  });

  it('goes on from a place', () => {
    const text = 'fix one; fix two; fix three';
    const index = indexText(text);
    expect(index.find('fix', 1)).toEqual({ start: 9, end: 12 });
    expect(index.count('fix', 10)).toBe(3);
    expect(index.find('fix', 19)).toBeNull();
  });
});

describe('isQuoteAt', () => {
  const text = 'Alpha is 10. Beta is 20.';
  it.each([
    ['the place of another quote', 13, 24, 'Alpha is 10.'],
    ['a place off by one', 1, 13, 'Alpha is 10.'],
    ['a range that is too short', 0, 11, 'Alpha is 10.'],
    ['a range past the end', 13, 99, 'Beta is 20.'],
    ['a negative place', -1, -1, 'Alpha is 10.'],
    ['a reversed range', 24, 13, 'Beta is 20.'],
    ['a broken place', 0.5, 12, 'Alpha is 10.'],
    ['an empty quote', 0, 0, ''],
    ['a cut word', 1, 5, 'lpha'],
  ])('refuses %s', (_, start, end, quote) => {
    expect(isQuoteAt(text, start, end, quote)).toBe(false);
  });

  it('sees through a soft hyphen or reference at the edge', () => {
    expect(isQuoteAt('see foo\u00adbar &amp; co', 4, 17, 'foobar &')).toBe(true);
  });
});

describe('a quote and what is left out', () => {
  it.each([
    ['across it', 'The lamp is \ufffc safe', 'The lamp is safe'],
    ['with it', 'The lamp is \ufffc safe', 'The lamp is \ufffc safe'],
    ['from within a word', 'The lamp is un\ufffcsafe', 'safe'],
    ['up to within a number', 'It costs 12\ufffc50', 'It costs 12'],
    ['from a power without its exponent', 'below 10⁶ candela', 'below 10'],
    ['from a decimal without its end', 'below 10\ufffc.5 candela', 'below 10'],
  ])('is not found %s', (_, text, quote) => {
    expect(findQuote(text, quote)).toBeNull();
    expect(isQuoteAt(text, text.indexOf(quote), text.indexOf(quote) + quote.length, quote)).toBe(false);
  });

  it('is found on either side of it', () => {
    const text = 'The lamp is \ufffc safe, and un\ufffctidy';
    expect([findQuote(text, 'The lamp is'), findQuote(text, 'safe, and')]).toEqual([
      { start: 0, end: 11 },
      { start: 14, end: 23 },
    ]);
  });
});
