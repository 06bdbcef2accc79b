import { describe, expect, it } from 'vitest';
import { clip, cut, directionOf, paintable, settable } from './plain-text.ts';

describe('settable', () => {
  it.each([
    ['white space of all kinds', ' a\n\tb\u00a0\u3000c ', 'a b c'],
    ['characters that steer a terminal or a line', '\u001b[31mred\u0007\u202eevil\u2066', '[31mredevil'],
    ['half a character', 'x\ud83d', 'x\ufffd'],
    ['characters that nobody has assigned', 'a\ue000b', 'a\ufffdb'],
    ['marks without end', `a${'\u0316'.repeat(9)}`, `a${'\u0316'.repeat(3)}`],
    ['joined emoji', '👩‍👧', '👩‍👧'],
    ['nothing', '', ''],
  ])('takes %s', (_what, words, expected) => {
    expect(settable(words)).toBe(expected);
  });
});

describe('paintable', () => {
  it.each([
    ['marks that the fonts have', 'q\u0303 x\u0323\u0304', 'q\u0303 x\u0323\u0304'],
    ['marks that none has', 'a\u0316b 1\ufe0f\u20e3', 'ab 1\ufe0f'],
    ['vowels and dots of other scripts', 'कि بَ שָ ก้', 'कि بَ שָ ก้'],
  ])('takes %s', (_what, words, expected) => {
    expect(paintable(words)).toBe(expected);
  });
});

describe('cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['ab cd', 3, 'ab…'],
    ['👩‍👧👩‍👧👩‍👧', 2, '👩‍👧👩‍👧…'],
    ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
  ])('leaves of %s the first %i letters as they are read', (words, most, expected) => {
    expect(cut(words, most)).toBe(expected);
  });

  it('makes a text settable before it is cut', () => {
    expect(clip(' \u202ea  b', 3)).toBe('a b');
  });
});

describe('directionOf', () => {
  it.each([
    ['version 2 שלום', 'ltr'],
    ['4.2.0: שלום version', 'rtl'],
    ['(١٢) مرحبا', 'rtl'],
    ['12.5', 'ltr'],
    ['漢字', 'ltr'],
  ])('of %s is that of its first letter: %s', (words, direction) => {
    expect(directionOf(words)).toBe(direction);
  });
});
