const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const PHRASES: Record<string, number> = {
  'a hundred': 100,
  'one hundred': 100,
  'half a dozen': 6,
  'a half dozen': 6,
  'a dozen': 12,
  dozen: 12,
  'a pair of': 2,
  'a couple of': 2,
  'a couple': 2,
};

const TIMES: Record<string, number> = { dozen: 12, gross: 144, hundred: 100, thousand: 1000 };
const ONE_WORD = ONES.toSorted((a, b) => b.length - a.length).join('|');

/** Source of a pattern for a number in words below a hundred. */
export const BELOW_HUNDRED = `(?:(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(0, 9).join('|')}))?|${ONE_WORD})`;

/** Pattern source of a count in words: `four`, `forty-eight`, `half a dozen`, `two hundred`, `a hundred and twenty`. No capture groups. */
export const COUNT_WORD = `(?:(?:a|${ONE_WORD}) hundred (?:and )?${BELOW_HUNDRED}(?![- ](?:hundred|thousand|dozen))|(?:${ONE_WORD}) (?:${Object.keys(TIMES).join('|')})|${Object.keys(
  PHRASES,
)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}|(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(0, 9).join('|')}))?|${ONE_WORD})`;

/** Value of what COUNT_WORD matches; null for anything else. */
export function parseCountWord(words: string): number | null {
  const text = words.trim().toLowerCase();
  const phrase = PHRASES[text];
  if (phrase !== undefined) return phrase;
  const [hundreds, rest] = text.split(/ hundred (?:and )?/);
  if (rest !== undefined && rest !== '') {
    const [times, more] = [hundreds === 'a' ? 1 : parseCountWord(hundreds ?? ''), parseCountWord(rest)];
    return times === null || more === null ? null : times * 100 + more;
  }
  const [first = '', second] = text.split(/[- ]/);
  const times = second === undefined ? undefined : TIMES[second];
  if (times !== undefined) return ONES.includes(first) ? (ONES.indexOf(first) + 1) * times : null;
  const tens = TENS.indexOf(first);
  if (tens >= 0) return (tens + 2) * 10 + (second === undefined ? 0 : ONES.indexOf(second) + 1);
  const one = ONES.indexOf(text);
  return one < 0 ? null : one + 1;
}
