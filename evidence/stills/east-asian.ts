import { isWithin, rangesOf } from './font-ranges.ts';

/**
 * Fonts whose letters all are as wide as they are high, so that the last font can lay them out and these paint them: they come in WOFF2 alone, cut
 * into some hundred slices, and in their thinnest weight.
 */
const FONTS = [
  {
    font: '@fontsource-variable/noto-sans-kr',
    family: 'Noto Sans KR Thin',
    letters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/,
  },
  {
    font: '@fontsource-variable/noto-sans-sc',
    family: 'Noto Sans SC Thin',
    letters: /[\u2e80-\u312f\u31a0-\u4dbf\u4e00-\u9fef\uff00-\uffef]/,
  },
];

/** Strokes of the thinnest weight are about this much thinner, in ems, than those of the other fonts at 400 and 600. */
const THIN = { regular: 0.03, bold: 0.065 };

const FIGURES = /^\d[\d.,:]*$/;

/** The slices that hold the Chinese, Japanese and Korean letters of a text, as files of their packages, and the characters that none of them holds. */
export function findEastAsian(words: string): { slices: string[]; rest: string } {
  const found = new Set<string>();
  let rest = '';
  for (const char of new Set(words)) {
    const slice = sliceOf(char);
    if (slice === undefined) rest += char;
    else found.add(slice);
  }
  return { slices: [...found].toSorted(), rest };
}

function sliceOf(char: string): string | undefined {
  const known = FONTS.find(({ letters }) => letters.test(char));
  if (!known) return undefined;
  const { font } = known;
  const code = char.codePointAt(0)!;
  const slice = [...rangesOf(font)].find(([, ranges]) => isWithin(ranges, code))?.[0];
  const name = font.slice(font.indexOf('/') + 1);
  return slice && `${font}/files/${name}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`;
}

/**
 * Gives every word of a laid out text the font that it is painted by: the one of its script, its strokes made as strong as those of the others, or
 * else Inter. Spaces are left out.
 */
export function nameFonts(svg: string): string {
  return svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_piece, attributes: string, word: string) => {
    if (word.trim() === '') return '';
    const own = FONTS.find(({ letters }) => letters.test(word));
    const named = attributes.replace(/ font-family="[^"]*"/, ` font-family="${own?.family ?? 'Inter'}"`);
    return `<text${named}${own ? strengthen(attributes) : FIGURES.test(word) ? keepWidth(attributes) : ''}>${word}</text>`;
  });
}

/** Figures are laid out as wide as each other, which the painter does not know of. */
const keepWidth = (attributes: string): string => ` textLength="${/ width="([\d.]+)"/.exec(attributes)?.[1] ?? 0}"`;

function strengthen(attributes: string): string {
  const colour = / fill="([^"]*)"/.exec(attributes)?.[1] ?? 'none';
  const size = Number(/ font-size="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
  const width = size * (attributes.includes(' font-weight="600"') ? THIN.bold : THIN.regular);
  return ` stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round"`;
}
