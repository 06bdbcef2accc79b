/** Letters without their marks: German plurals change the vowel ("Stuhl", "Stühle"), Spanish ones lose an accent ("pantalón", "pantalones"). */
export function plainLetters(word: string): string {
  const small = word.toLowerCase();
  return UNMARKED.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}
const UNMARKED = /^[a-z]*$/;

/**
 * Whether two words are forms of one: the same beginning, and endings that an inflection has ("tarcica" and "tarcicy", "panel" and "panels").
 * `least`: letters that the beginning needs.
 */
export function isSameStem(one: string, other: string, least = 4): boolean {
  const [a, b] = [plainLetters(one), plainLetters(other)];
  if (a === b || pluralsOf(a).includes(b) || pluralsOf(b).includes(a)) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const ending = Math.max(a.length, b.length) - shared;
  return shared >= least && ending <= (shared >= LONG ? 3 : 2);
}

/** "Tisch" where "Schülertische" are asked for, "kraan" where "kogelkranen" are: of a compound the last part says what it is. */
export function isLastPartOf(part: string, compound: string): boolean {
  const [short, word] = [plainLetters(part), plainLetters(compound)];
  return [short, ...pluralsOf(short)].some((form) => {
    const at = word.lastIndexOf(form);
    return (
      /^[a-z]{4,}$/.test(form) &&
      word.length >= form.length + 3 &&
      /^\p{L}{0,2}$/u.test(word.slice(at + form.length)) &&
      at >= (form.length > 4 ? 3 : 5)
    );
  });
}

/** "jas" and "jassen", "kraan" and "kranen": Dutch writes a short vowel with a double consonant behind it, and a long one once. "casco" and "caschi". */
const pluralsOf = (one: string): string[] =>
  one.length < 3
    ? []
    : [
        `${one}${one.at(-1) ?? ''}en`,
        ...(LONG_VOWEL.test(one) ? [one.replace(LONG_VOWEL, '$1$2en')] : []),
        ...(HARD.test(one) ? [one.replace(HARD, '$1hi'), one.replace(HARD, '$1he')] : []),
      ];
const HARD = /([cg])[oa]$/;
const LONG_VOWEL = /([aeou])\1([^aeiou])$/;

const LONG = 6;
