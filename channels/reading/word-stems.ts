/** Letters without their marks: German plurals change the vowel ("Stuhl", "Stühle"), Spanish ones lose an accent ("pantalón", "pantalones"). */
function plainLetters(word: string): string {
  const small = word.toLowerCase();
  return UNMARKED.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}
const UNMARKED = /^[a-z]*$/;

/**
 * Whether two words are forms of one: the same beginning, and endings that an inflection has ("tarcica" and "tarcicy", "panel" and "panels").
 * `least`: letters that the beginning needs.
 */
export function isSameStem(one: string, other: string, least = 4): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  if (a === b || isDoubledPlural(a, b) || isDoubledPlural(b, a)) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const ending = Math.max(a.length, b.length) - shared;
  return shared >= least && ending <= (shared >= LONG ? 3 : 2);
}

/** "jas" and "jassen": Dutch and German double the consonant behind a short vowel. */
const isDoubledPlural = (one: string, many: string): boolean =>
  one.length > 2 && many === `${one}${one.at(-1) ?? ''}en`;

const LONG = 6;
