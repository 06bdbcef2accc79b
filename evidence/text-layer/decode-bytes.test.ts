import { describe, expect, it } from 'vitest';
import { decodeBytes } from './decode-bytes.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf16 = (text: string, isBigEndian: boolean): Uint8Array =>
  Uint8Array.from(
    [...latin1(text)].flatMap((_, index) => {
      const code = text.charCodeAt(index);
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
const join = (...parts: (Uint8Array | number[])[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

/** 日本 in Shift_JIS and in ISO-2022-JP. */
const SHIFT_JIS = [0x93, 0xfa, 0x96, 0x7b];
const ISO_2022_JP = [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42];

describe('decodeBytes', () => {
  it.each([
    ['UTF-8 without a claim', utf8('Grüße'), '', 'Grüße', 'UTF-8'],
    ['UTF-8 with a mark', join([0xef, 0xbb, 0xbf], utf8('Grüße')), 'text/html; charset=iso-8859-1', 'Grüße', 'UTF-8'],
    ['Latin-1 by the header', latin1('caf\u00e9'), 'text/plain; charset=ISO-8859-1', 'café', 'windows-1252'],
    [
      'Latin-1 by meta',
      latin1('<meta charset="latin1"><p>caf\u00e9'),
      'text/html',
      '<meta charset="latin1"><p>café',
      'windows-1252',
    ],
    ['Latin-1 without a claim', latin1('na\u00efve caf\u00e9'), 'text/plain', 'naïve café', 'windows-1252'],
    ['windows-1252 quotes', latin1('\u0093so\u0094'), 'text/plain', '“so”', 'windows-1252'],
    [
      'windows-1251 by the header',
      Uint8Array.from([0xcf, 0xf0, 0xe8]),
      'text/html; charset="windows-1251"',
      'При',
      'windows-1251',
    ],
    ['UTF-16LE with a mark', join([0xff, 0xfe], utf16('Añb', false)), '', 'Añb', 'UTF-16LE'],
    ['UTF-16BE with a mark', join([0xfe, 0xff], utf16('Añb', true)), '', 'Añb', 'UTF-16BE'],
    ['UTF-16LE without a mark', utf16('<p>Hello there</p>', false), 'text/html', '<p>Hello there</p>', 'UTF-16LE'],
    ['UTF-16BE without a mark', utf16('# Release 1.0', true), 'text/plain', '# Release 1.0', 'UTF-16BE'],
    [
      'Shift_JIS by meta',
      join(latin1('<meta http-equiv="content-type" content="text/html; charset=Shift_JIS">'), SHIFT_JIS),
      'text/html',
      '<meta http-equiv="content-type" content="text/html; charset=Shift_JIS">日本',
      'Shift_JIS',
    ],
    [
      'Shift_JIS by the XML declaration',
      join(latin1('<?xml version="1.0" encoding="Shift_JIS"?><a>'), SHIFT_JIS, latin1('</a>')),
      'application/xml',
      '<?xml version="1.0" encoding="Shift_JIS"?><a>日本</a>',
      'Shift_JIS',
    ],
    ['ISO-2022-JP by the header', join(ISO_2022_JP), 'text/plain; charset=iso-2022-jp', '日本', 'ISO-2022-JP'],
    ['UTF-8 under a false claim of Latin-1', utf8('Grüße'), 'text/plain; charset=iso-8859-1', 'Grüße', 'UTF-8'],
    [
      'UTF-8 under a false claim of Shift_JIS',
      utf8('<meta charset="shift_jis">日本語の文章'),
      'text/html',
      '<meta charset="shift_jis">日本語の文章',
      'UTF-8',
    ],
    [
      'Latin-1 under a false claim of UTF-8',
      latin1('caf\u00e9 cr\u00e8me'),
      'text/plain; charset=utf-8',
      'café crème',
      'windows-1252',
    ],
    ['an unknown charset', utf8('plain'), 'text/plain; charset=klingon', 'plain', 'UTF-8'],
    ['nothing', new Uint8Array(), 'text/html', '', 'UTF-8'],
  ])('reads %s', (_, bytes, mediaType, text, encoding) => {
    expect(decodeBytes(bytes, mediaType)).toEqual({ text, encoding });
  });

  it('keeps UTF-8 that has one broken character', () => {
    const bytes = join(utf8('Überall größere Häuser für schöne Möbel'), [0xc3]);
    expect(decodeBytes(bytes, 'text/plain; charset=utf-8')).toEqual({
      text: 'Überall größere Häuser für schöne Möbel\ufffd',
      encoding: 'UTF-8',
    });
  });

  it('reads nothing from a charset that is not safe to read', () => {
    expect(decodeBytes(latin1('caf\u00e9 x'), 'text/html; charset=hz-gb-2312').text).toBe('');
  });
});
