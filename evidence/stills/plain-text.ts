const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Most combining marks on one letter: what is more would be painted over the lines above. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** Text of a page as it can be set: one line, no characters that steer or hide, none that no font can have. */
export function settable(words: string): string {
  return words
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Co}\p{Cn}]/gu, '\ufffd')
    .replace(/[^\P{Cc}\s]|[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Marks for any letter, but for those that the fonts of stills have: each of the others would be a box behind its letter. */
const UNPAINTED =
  /\u0302|[\u0305-\u0307]|[\u030a-\u0322]|[\u0324-\u0328]|[\u032a-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;

/** A text as a picture can have it: without marks that no font has. */
export const paintable = (words: string): string => words.replace(UNPAINTED, '');

/** The first graphemes of a text, with an ellipsis where there are more. */
export function cut(words: string, most: number): string {
  if (words.length <= most) return words;
  let kept = '';
  let count = 0;
  for (const { segment } of GRAPHEMES.segment(words)) {
    if (count === most) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return words;
}

/** Text of a page, settable and cut. */
export const clip = (words: string, most: number): string => cut(settable(words), most);

/** Direction of a text: that of its first letter. */
export function directionOf(words: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(words)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}

const WIDE = /[\u2e80-\uffef\u{1f000}-\u{3ffff}]/u;
const BROAD = /[mwMW@%—…]/;
const NARROW = /[il.,:;'|! ]/;

/** Width of a text about, in pixels: wide enough for a label's room to be judged by. */
export function roughWidth(words: string, fontSize: number): number {
  let ems = 0;
  for (const char of words) ems += WIDE.test(char) ? 1.05 : BROAD.test(char) ? 0.95 : NARROW.test(char) ? 0.32 : 0.63;
  return ems * fontSize;
}
