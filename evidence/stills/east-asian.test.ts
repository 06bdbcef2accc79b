import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findEastAsian, nameFonts } from './east-asian.ts';

const { resolve } = createRequire(import.meta.url);

describe('findEastAsian', () => {
  it.each([
    ['修复了登录失败的问题，', 'noto-sans-sc'],
    ['修復了登入失敗的問題。', 'noto-sans-sc'],
    ['リリースノートを直しました', 'noto-sans-sc'],
    ['로그인 오류', 'noto-sans-kr'],
  ])('finds the slices of %s', (words, font) => {
    const { slices, rest } = findEastAsian(words);
    expect(slices.length).toBeGreaterThan(0);
    for (const slice of slices) {
      expect(slice).toMatch(new RegExp(`^@fontsource-variable/${font}/files/${font}-.+-wght-normal\\.woff2$`));
      expect(existsSync(resolve(slice))).toBe(true);
    }
    expect(rest.trim()).toBe('');
  });

  it('leaves the rest to the other fonts: letters of other scripts, emoji, what is in no slice', () => {
    expect(findEastAsian('Lid 4 ✅ ठीक')).toEqual({ slices: [], rest: 'Lid 4✅ठीक' });
    expect(findEastAsian('\u9fff').rest).toBe('\u9fff');
  });
});

describe('nameFonts', () => {
  const piece = (word: string, weight = 'normal'): string =>
    `<text x="1" y="2" width="3" height="4" font-weight="${weight}" font-style="normal" font-size="20" font-family="inter latin,unifontex" fill="#161A20">${word}</text>`;

  it.each([
    ['修复', 'normal', 'Noto Sans SC Thin', ' stroke="#161A20" stroke-width="0.60" stroke-linejoin="round"'],
    ['로그', '600', 'Noto Sans KR Thin', ' stroke="#161A20" stroke-width="1.30" stroke-linejoin="round"'],
    ['Lid', '600', 'Inter', ''],
    ['12,480.5', 'normal', 'Inter', ' textLength="3"'],
  ])(
    'gives %s in %s the font of its script, as strong and as wide as it was laid out',
    (word, weight, family, stroke) => {
      expect(nameFonts(piece(word, weight))).toBe(
        piece(word, weight).replace('inter latin,unifontex', family).replace('#161A20">', `#161A20"${stroke}>`),
      );
    },
  );

  it('leaves out spaces, and all else as it is', () => {
    const shapes = '<svg width="1"><path d="M0 0"/><rect fill="#fff"/></svg>';
    expect(nameFonts(`${piece(' ')}${shapes}`)).toBe(shapes);
    expect(nameFonts(piece('&lt;b&gt;&amp;'))).toContain('>&lt;b&gt;&amp;</text>');
  });
});
