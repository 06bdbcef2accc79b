/**
 * Whether two words are forms of one: the same beginning, and endings that an inflection has ("tarcica" and "tarcicy", "panel" and "panels").
 * `least`: letters that the beginning needs.
 */
export function isSameStem(one: string, other: string, least = 4): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const ending = Math.max(a.length, b.length) - shared;
  return shared >= least && ending <= (shared >= LONG ? 3 : 2);
}

const LONG = 6;
