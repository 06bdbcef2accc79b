import type { TextSpan } from '../span.ts';

/** Amounts of money, as prices stand in receipts and sentences. */
export function findPrices(text: string): TextSpan[] {
  return PRICES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (hit) => ({ start: hit.index, end: hit.index + hit[0].length })),
  );
}

const FIGURE = "\\d{1,3}(?:[ .,'’]\\d{3})*(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";
const PRICES = [
  new RegExp(`(?:US|CA|AU)?[$€£¥] ?(?:${FIGURE})(?![\\d%])`, 'g'),
  new RegExp(
    `(?<![\\p{L}\\d.,])(?:${FIGURE}) ?(?:€|£|usd|eur|euros?|chf|gbp|dollars?|bucks|reais)(?![\\p{L}\\d])`,
    'giu',
  ),
  /(?<![\p{L}\d])(?:usd|eur|chf|gbp|r\$) ?\d+(?:[.,]\d{2})?(?!\d)/giu,
  // The last column of a receipt, with the letter of its tax.
  /(?<=[ \t]{1,60})\d{1,4}[.,]\d{2}(?: ?[A-Z]{1,2})?(?=[ \t]*$)/gm,
  /\b(?:paid|payments? of|price|cost|for) \d{1,4}[.,]\d{2}(?!\d)/gi,
];
