import { detectLanguages } from './languages.ts';

/**
 * A text with its numbers written plainly (`80 000`, `1’200`, `2,500` and `25.000 St` without marks, `1,5 t` with a point), every character
 * else in its place: what a mark took up becomes blanks behind the number.
 */
export function plainNumbers(text: string): string {
  const hasPoints = /(?<![\d.])\d+\.\d{1,2}(?![\d.])|\d,\d{3}(?!\d)/.test(text);
  // In English a point may part the decimals of a measure ("2.500 m"), elsewhere it parts thousands ("10.800 kg").
  const arePointsDecimal = hasPoints || detectLanguages(text)[0] === 'en';
  return text.replace(NUMBER, (written: string, ...rest: unknown[]) => {
    const at = rest.at(-2) as number;
    const behind = text.slice(at + written.length, at + written.length + 24);
    const isByBlank = /^[ \u00a0\u202f]/.test(written.slice(1).replace(/\d/g, ''));
    if (isByBlank && (!COUNTED.test(behind) || SIZE_BEFORE.test(text.slice(Math.max(0, at - 12), at)))) return written;
    const isGrouped =
      GROUPED.test(written) && !(written.includes('.') && (hasPoints || (arePointsDecimal && MEASURE.test(behind))));
    const plain = isGrouped
      ? written.replace(/\D/g, '')
      : hasPoints || !MEASURE.test(behind)
        ? written
        : written.replace(',', '.');
    return plain.padEnd(written.length, ' ');
  });
}

/** Digits in groups, or with one comma that parts decimals. */
const NUMBER =
  /(?<![\p{L}\d.,/-])(?:\d{1,3}(?:([.'’ \u00a0\u202f])\d{3})(?:\1\d{3})*|\d+,\d{1,2})(?![\p{L}\d]|[.,/-]\d)/gu;
const GROUPED = /^\d{1,3}(?:[.'’ \u00a0\u202f]\d{3})+$/;
const MEASURE = /^\s?(?:t|m|m²|m³|kg|l|km)(?![\p{L}])/u;
/** What is counted follows: without it a blank may part two numbers. */
const COUNTED = /^\s?(?:[x×]\s|\p{L}{2,}|[mtl](?![\p{L}\d]))/u;
/** "M10 x 80 359 pcs", "size 43 120 pairs": the first of two numbers is a size. */
const SIZE_BEFORE = /(?:\d\s?[x×]|(?<!\p{L})(?:size|gr|größe|taille|talla|taglia|maat|tamanho|rozm|rozmiar))\.?\s$/iu;
