import { anyOf } from './phrases.ts';
import { BEHIND_A_PRICE, MILLIONS_BEHIND, SHORT_THOUSANDS } from './vocabulary/spoken-offers.ts';

/** What stands behind an amount that is cut short: what it is for, a mark, the end, or a plain word of talk. "10k resistor" is a thing. */
const ENDS = `(?!\\p{L})(?=\\s*(?:$|[.,;:!?)+\\n]|(?:${anyOf(BEHIND_A_PRICE)}|for|from|off|to|and|but|then|with|transport|delivery|naira)(?!\\p{L})))`;
const THOUSANDS = new RegExp(`(?<![\\p{L}\\d.,/-])(?<digits>\\d{1,4}(?:[.,]\\d{1,2})?)\\s?k${ENDS}`, 'giu');
/** "18.4k followers" is no amount. */
const ANY_THOUSANDS =
  /(?<![\p{L}\d.,/-])(?<digits>\d{1,4}(?:[.,]\d{1,2})?)k(?![\p{L}\d-]|\s(?:follower|subscriber|abonn|like|view|seguidor|volger|obserwuj)\p{L}*)/giu;
const MILLIONS = new RegExp(`(?<![\\p{L}\\d.,/-])(?<digits>\\d{1,3}[.,]\\d{1,3})\\s?m${ENDS}`, 'giu');

/** "2.5 million", "1,2 Mio.", "45 tys." */
const NAMED_AMOUNTS = (
  [
    [1_000, SHORT_THOUSANDS],
    [1_000_000, MILLIONS_BEHIND],
  ] as const
).map(
  ([times, words]) =>
    [
      times,
      new RegExp(`(?<![\\p{L}\\d.,/-])(?<digits>\\d{1,4}(?:[.,]\\d{1,3})?)\\s?${anyOf(words)}(?![\\p{L}\\d])`, 'giu'),
    ] as const,
);

/** Letters that stand for a currency right before its digits, where the same text does so twice: "N150", "R489". Source: the signs that keyboards lack. */
const LETTERS = { N: '₦', R: 'ZAR ' } as const;
const ANY_OF = (letter: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-]|\\d/\\d{2} ?)${letter}\\d[\\d ,.]*k?(?![\\p{L}\\d-])`, 'gu');
/** With cents or groups of digits it is read as a sign anyway. */
const BARE = (letter: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${letter}(?=\\d{2,6}k?(?![\\p{L}\\d-]|[.,]\\d| \\d{3}))`, 'gu');

/**
 * A text with amounts that are written short in full: "2.5 million" as "2,500,000", "685k each" as "685,000 each", beside it "1.46m" as "1,460,000", and letters for currencies as
 * their signs. Other signs in the text, or one such letter alone, leave letters as they are: "R32" is a gas.
 */
export function withShortAmounts(text: string): string {
  const full =
    (times: number) =>
    (_hit: string, ...rest: unknown[]) => {
      const { digits = '' } = rest.at(-1) as Record<string, string>;
      return Math.round(Number(digits.replace(',', '.')) * times).toLocaleString('en-US', { minimumFractionDigits: 2 });
    };
  const signed = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).reduce((whole, letter) => {
    const isSign = (whole.match(ANY_OF(letter)) ?? []).length > 1 && !/[$€£₹]\s?\d|\d\s?[$€£₹]/.test(whole);
    return isSign ? whole.replace(BARE(letter), LETTERS[letter]) : whole;
  }, text);
  const named = NAMED_AMOUNTS.reduce((whole, [times, pattern]) => whole.replace(pattern, full(times)), signed);
  const found = named.match(THOUSANDS) ?? [];
  if (found.length === 0) return named;
  const written = named.replace(MILLIONS, full(1_000_000)).replace(THOUSANDS, full(1000));
  // Who has written two amounts so writes all of them so.
  return found.length > 1 ? written.replace(ANY_THOUSANDS, full(1000)) : written;
}
