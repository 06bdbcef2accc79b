import { describe, expect, it } from 'vitest';
import { locateCitations } from './locate-citations.ts';

const PAGE = 'a'.repeat(64);
const URL = 'https://lamps.example/changes';

function locate(text: string, quote: string, { url = URL, from = 0 }: { url?: string | null; from?: number } = {}) {
  const start = text.indexOf(quote, from);
  const citation = { id: 'c_1', quote, page: PAGE, start, end: start + quote.length, url };
  return locateCitations([citation], () => text)[0]!;
}

describe('locateCitations', () => {
  it('adds the selectors of the W3C, counting code points', () => {
    const { target } = locate('💡💡 The lamp 💡 is out. More', 'lamp 💡 is');
    expect(target).toEqual({
      source: URL,
      selector: [
        { type: 'TextQuoteSelector', exact: 'lamp 💡 is', prefix: '💡💡 The ', suffix: ' out. More' },
        { type: 'TextPositionSelector', start: 7, end: 16 },
      ],
    });
  });

  it('takes 32 code points around, and cuts none of them', () => {
    const text = `${'💡'.repeat(40)}lamp${'💡'.repeat(40)}`;
    const [quote] = locate(text, 'lamp').target!.selector;
    expect([quote.prefix, quote.suffix]).toEqual(['💡'.repeat(32), '💡'.repeat(32)]);
  });

  it('names a text without an address by its hash', () => {
    const { target, textFragment } = locate('The lamp is out', 'lamp', { url: null });
    expect(target?.source).toBe(`ni:///sha-256;${Buffer.from(PAGE, 'hex').toString('base64url')}`);
    expect(textFragment).toBeNull();
  });

  it('goes back for a place before the last one', () => {
    const text = '💡 a 💡 b';
    const citation = (start: number) => ({
      id: `c_${start}`,
      quote: text[start]!,
      page: PAGE,
      start,
      end: start + 1,
      url: URL,
    });
    const positions = locateCitations([citation(8), citation(3)], () => text).map(
      ({ target }) => target?.selector[1].start,
    );
    expect(positions).toEqual([6, 2]);
  });

  it('counts over a long text', () => {
    const quote = locate(`${'💡a'.repeat(5_000)}lamp`, 'lamp');
    expect(quote.target!.selector[1]).toEqual({ type: 'TextPositionSelector', start: 10_000, end: 10_004 });
  });

  it('says nothing about a page whose text is gone', () => {
    const citation = { id: 'c_1', quote: 'x', page: PAGE, start: 0, end: 1, url: URL };
    expect(locateCitations([citation], () => undefined)).toEqual([{ ...citation, target: null, textFragment: null }]);
  });
});

describe('the text fragment of a citation', () => {
  it.each<[what: string, text: string, quote: string, fragment: string | null]>([
    ['a short quote', 'The lamp is out.', 'lamp is out', 'lamp%20is%20out'],
    [
      'what the directive is written with',
      'Use --flame, not a & b',
      '--flame, not a & b',
      '%2D%2Dflame%2C%20not%20a%20%26%20b',
    ],
    ['white space', 'The  lamp\tis', 'lamp\tis', 'lamp%20is'],
    [
      'several lines',
      'A\n4.2.0 of March\n\nThe lamp is out\nB',
      '4.2.0 of March\n\nThe lamp is out',
      '4.2.0%20of%20March,The%20lamp%20is%20out',
    ],
    ['a place that is not the first', 'one lamp here\nthe other lamp there', 'lamp there', 'lamp%20there'],
    ['no words', '{ }', ' ', null],
  ])('of %s', (_what, text, quote, fragment) => {
    expect(locate(text, quote).textFragment).toBe(fragment && `${URL}#:~:text=${fragment}`);
  });

  it('names the words before a quote that stands on the page twice', () => {
    const text = 'Version 4.2.0\nThe lamp is out\nVersion 4.1.0\nThe lamp is out';
    expect(locate(text, 'The lamp is out').textFragment).toBe(`${URL}#:~:text=The%20lamp%20is%20out`);
    expect(locate(text, 'The lamp is out', { from: 20 }).textFragment).toBe(
      `${URL}#:~:text=Version%204.1.0-,The%20lamp%20is%20out`,
    );
  });

  it('names the ends of a long quote', () => {
    const words = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');
    const [begin, end] = [words.split(' ').slice(0, 6), words.split(' ').slice(-6)].map((part) => part.join('%20'));
    expect(locate(`Before ${words} after`, words).textFragment).toBe(`${URL}#:~:text=${begin},${end}`);
  });
});
