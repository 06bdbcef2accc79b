import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise, normaliseQuote } from './normalise.ts';

describe('normalise', () => {
  it.each([
    ['named reference', 'Fish &amp; chips', 'Fish & chips'],
    ['reference decoded once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['number reference', 'caf&#233; &#xE9;', 'café é'],
    ['no-break space by name', 'a&nbsp;&nbsp;b', 'a b'],
    ['soft hyphen by name', 'hy&shy;phen', 'hyphen'],
    ['soft hyphen', 'hy\u00adphen\u00adated', 'hyphenated'],
    ['soft hyphen between a letter and its mark', 'e\u00ad\u0301', 'é'],
    ['mark by reference', 'e&#x301;', 'é'],
    ['decomposed', 'cafe\u0301', 'café'],
    ['Hangul jamo', '\u1112\u1161\u11ab', '한'],
    ['angstrom sign', '\u212b', 'Å'],
    ['white space of all kinds', 'a \t\r\n\u00a0\u2009\u3000b', 'a b'],
    ['line end between ideographs', '日本\n語', '日本語'],
    ['blank between kana', 'カタ カナ', 'カタカナ'],
    ['blank between ideograph and Latin', '版本 2', '版本 2'],
  ])('%s', (_, given, wanted) => {
    expect(normalise(given).text).toBe(wanted);
  });

  it.each([
    ['case', 'Word', 'word'],
    ['dash', 'a-b', 'a–b'],
    ['quotation mark', "it's", 'it’s'],
    ['zero width space', 'ab', 'a\u200bb'],
    ['ligature', 'fi', 'ﬁ'],
    ['full width', '5', '５'],
    ['reference without its semicolon', '& b', '&amp b'],
    ['blank between words', 'now here', 'nowhere'],
  ])('keeps apart what differs by %s', (_, one, other) => {
    expect(normaliseQuote(one)).not.toBe(normaliseQuote(other));
  });

  it('knows every character that NFC changes', () => {
    const wrong: string[] = [];
    for (let point = 0; point < 0x30000; point += 1) {
      if (point >= 0xd800 && point < 0xe000) continue;
      const text = String.fromCodePoint(point);
      if (text !== '\u00ad' && !/\s|\u0085/u.test(text) && normalise(`x${text}`).text !== `x${text}`.normalize('NFC'))
        wrong.push(point.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      'e',
      '\u0301',
      '\u0323',
      '\u00ad',
      ' ',
      '\n',
      '\u00a0',
      '&amp;',
      '&shy;',
      '&#x301;',
      'é',
      '\u1100',
      '\u1161',
      '\u11a8',
      '語',
      '𝒳',
      'क',
      '़',
      '&',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  const mixed = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));

  it('is NFC, and doing it to a text without references again changes nothing', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const { text: normal } = normalise(text.replaceAll('&', ''));
        expect(normal.normalize('NFC')).toBe(normal);
        expect(normalise(normal).text).toBe(normal);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it('leads every character back to source that normalises to it', () => {
    fc.assert(
      fc.property(mixed, fc.nat(), fc.nat(), (text, a, b) => {
        const mapped = normalise(text);
        const [from, to] = [a, b].map((at) => at % (mapped.text.length + 1)).toSorted((x, y) => x - y);
        if (from === undefined || to === undefined || from === to) return;
        const source = text.slice(mapped.sourceStart(from), mapped.sourceEnd(to));
        expect(normalise(source).text).toContain(
          mapped.text.slice(from, to).replace(/[\ud800-\udbff]$|^[\udc00-\udfff]/g, ''),
        );
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
});
