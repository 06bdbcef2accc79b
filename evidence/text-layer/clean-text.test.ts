import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const FLAG_OF_WALES = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}';

describe('cleanText', () => {
  it.each([
    ['NUL', 'a\0b', 'ab', []],
    ['a lone surrogate', 'a\ud800b', 'ab', []],
    ['zero-width spaces inside words', 'pay\u200bment\u2060s\ufeff', 'payments', ['zero_width']],
    ['overrides that turn nothing', 'abc\u202ddef\u202c', 'abcdef', ['bidirectional_control']],
    [
      'words that an override turns',
      'abc\u202edef\u202cg\u202e12\n3',
      'abc\ufffcg\ufffc\n3',
      ['bidirectional_control'],
    ],
    ['isolates', '\u2068name\u2069', 'name', ['bidirectional_control']],
    ['tag characters that spell a text', 'ok\u{E0069}\u{E0067}\u{E006E}', 'ok', ['tag_characters']],
    ['joiners inside Latin words', 'pay\u200dment and \u0441\u200c\u043e', 'payment and \u0441\u043e', ['zero_width']],
    ['fillers that show nothing', 'a\u3164b\u034fc\u206ad', 'abcd', ['zero_width']],
    ['commands to a terminal', 'a\u001b[31mb\u009b2Jc\u0008d', 'a[31mb2Jcd', ['terminal_controls']],
    ['other control characters', 'a\u0001b\u0090c\u000fd', 'abcd', []],
    ['marks piled up on a letter', `e${'\u0301\u0327'.repeat(20)}x`, 'e\u0301\u0327x', ['combining_flood']],
    ['runs of variation selectors', 'x\ufe01\u{E0105}\u{E0110}y', 'xy', ['variation_selectors']],
  ])('drops %s', (_, source, text, tricks) => {
    expect(cleanText(source)).toEqual({ text, tricks });
  });

  it.each([
    ['soft hyphens', 'Donau\u00addampf'],
    ['joiners that scripts need', 'می\u200cخواهم 👩\u200d💻'],
    ['tabs, line ends and page breaks', 'a\tb\r\nc\fd'],
    ['letters with some marks', 'e\u0323\u0302\u0301 שָׁ֑ ཧྐྵྨླྺྼྻྂ'],
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
