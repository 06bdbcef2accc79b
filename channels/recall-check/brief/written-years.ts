/**
 * A text with the model years that it writes in words or short as numbers: "twenty nineteen", "two thousand and five", "nineteen ninety-eight",
 * "MY19".
 */
export function writeOutYears(text: string): string {
  const inWords = text.replace(IN_WORDS, (words, ...rest) => {
    const { century = '', tens = '', ones = '' } = rest.at(-1) as Record<string, string | undefined>;
    const year = (/^nine/i.test(century) ? 1900 : 2000) + numberOf(tens) + numberOf(ones);
    return year >= 1950 && year < 2050 ? String(year) : words;
  });
  return inWords.replace(/(?<![\p{L}\d])MY\s?['’]?(\d{4}|\d{2})(?![\p{L}\d])/gu, (_words, year: string) =>
    year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`,
  );
}

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function numberOf(word: string): number {
  const name = word.toLowerCase();
  return TENS.includes(name) ? (TENS.indexOf(name) + 2) * 10 : ONES.indexOf(name) + 1;
}

const ONE = ONES.slice(0, 9).join('|');
const TEEN = ONES.slice(9).join('|');
const OF_2000 = String.raw`(?<century>two\s+thousand(?:\s+and)?)`;
const OF_CENTURY = '(?<century>twenty|nineteen)';
const TENS_AND_ONES = String.raw`(?<tens>${TENS.join('|')})(?:[\s-]+(?<ones>${ONE}))?`;
/** "Twenty" and "nineteen" begin a year only where ten or more follows, or "oh five". */
const IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${OF_2000}[\s-]+(?:${TENS_AND_ONES}|(?<ones>${ONE}|${TEEN}))|${OF_CENTURY}[\s-]+(?:${TENS_AND_ONES}|oh?[\s-]+(?<ones>${ONE})|(?<ones>${TEEN})))(?![\p{L}\d])`,
  'giu',
);
