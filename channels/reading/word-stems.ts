/** "Stühle" with the vowel of "Stuhl": German plurals change it. */
const plainVowels = (word: string): string =>
  word.toLowerCase().replace(/[äöü]/g, (vowel) => ({ ä: 'a', ö: 'o', ü: 'u' })[vowel] ?? vowel);

/**
 * Whether two words are forms of one: the same beginning, and endings that an inflection has ("tarcica" and "tarcicy", "panel" and "panels").
 * `least`: letters that the beginning needs.
 */
export function isSameStem(one: string, other: string, least = 4): boolean {
  const [a, b] = [plainVowels(one), plainVowels(other)];
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const ending = Math.max(a.length, b.length) - shared;
  return shared >= least && ending <= (shared >= LONG ? 3 : 2);
}

const LONG = 6;
