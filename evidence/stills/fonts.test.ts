import { describe, expect, it } from 'vitest';
import { fontsFor, LAST_FILE } from './fonts.ts';
import { readFont } from './read-font.ts';

const familiesOf = (words: string): string[] => fontsFor(words).family.split(', ');

describe('fontsFor', () => {
  it.each([
    ['Lantern 4.2', ['inter latin']],
    ['Łódź', ['inter latin', 'inter latin-ext']],
    ['Исправлена', ['inter latin', 'inter cyrillic']],
    ['תוקנה', ['inter latin', 'noto-sans-hebrew hebrew']],
    ['سرعة', ['inter latin', 'noto-sans-arabic arabic']],
    ['ठीक', ['inter latin', 'noto-sans-devanagari devanagari']],
    ['ঠিক', ['inter latin', 'noto-sans-bengali bengali']],
    ['சரி', ['inter latin', 'noto-sans-tamil tamil']],
    ['แก้', ['inter latin', 'noto-sans-thai thai']],
    ['👩‍👧', ['inter latin', 'unifontex']],
  ])('puts in for %s what it needs', (words, families) => {
    expect(familiesOf(words)).toEqual(families);
  });

  it('names the files that a painter can set the words by, and none where letters join or stack', () => {
    expect(fontsFor('Lantern 👧').files).toEqual([
      '@fontsource/inter/files/inter-latin-400-normal.woff2',
      '@fontsource/inter/files/inter-latin-600-normal.woff2',
      LAST_FILE,
    ]);
    expect(fontsFor('Lantern ठीक').files).toBeNull();
  });

  it('is the same set for the same fonts', () => {
    expect(fontsFor('abc')).toBe(fontsFor('xyz'));
  });
});

describe('readFont', () => {
  it('unpacks a font of a package', () => {
    const font = readFont('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff');
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const count = font.readUInt16BE(4);
    const tables = Array.from({ length: count }, (_, index) =>
      font.toString('latin1', 12 + 16 * index, 16 + 16 * index),
    );
    expect(tables).toEqual(expect.arrayContaining(['GPOS', 'GSUB', 'cmap', 'glyf', 'head']));
    for (let at = 12; at < 12 + 16 * count; at += 16)
      expect(font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12)).toBeLessThanOrEqual(font.length);
  });

  it('refuses what is no WOFF font', () => {
    expect(() => readFont('@fontsource/inter/unicode.json')).toThrow('is no WOFF font');
  });
});
