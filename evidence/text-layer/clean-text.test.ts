import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const FLAG_OF_WALES = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}';

describe('cleanText', () => {
  it.each([
    ['NUL', 'a\0b', 'ab', []],
    ['a lone surrogate', 'a\ud800b', 'ab', []],
    ['zero-width spaces inside words', 'pay\u200bment\u2060s\ufeff', 'payments', ['zero_width']],
    ['bidirectional overrides', 'abc\u202edef\u202c', 'abcdef', ['bidirectional_control']],
    ['isolates', '\u2068name\u2069', 'name', ['bidirectional_control']],
    ['tag characters that spell a text', 'ok\u{E0069}\u{E0067}\u{E006E}', 'ok', ['tag_characters']],
    ['runs of variation selectors', 'x\ufe01\u{E0105}\u{E0110}y', 'xy', ['variation_selectors']],
  ])('drops %s', (_, source, text, tricks) => {
    expect(cleanText(source)).toEqual({ text, tricks });
  });

  it.each([
    ['soft hyphens', 'Donau\u00addampf'],
    ['joiners that scripts need', 'می\u200cخواهم 👩\u200d💻'],
    ['direction marks', 'א\u200f.'],
    ['one variation selector', '❤\ufe0f'],
    ['flags made of tags', FLAG_OF_WALES],
    ['pairs of surrogates', '🙂'],
    ['no-break spaces', '10\u00a0km'],
  ])('keeps %s', (_, source) => {
    expect(cleanText(source)).toEqual({ text: source, tricks: [] });
  });

  it('names each trick once, sorted', () => {
    expect(cleanText('\u200ba\u202eb\u200bc').tricks).toEqual(['bidirectional_control', 'zero_width']);
  });
});
