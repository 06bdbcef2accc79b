/** Shorter names differ by a letter from too many others. */
const SHORTEST = 6;

/** Whether two names differ by one letter, or by two from nine letters on: left out, added, another one, or two swapped. Both begin alike. */
export function isMisspelt(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const most = short.length >= 9 ? 2 : 1;
  if (short.length < SHORTEST || long.length - short.length > most || short === long || /\d/.test(one + other))
    return false;
  return short.charAt(0) === long.charAt(0) && distance(short, long) <= most;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function distance(one: string, other: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (last?.[column] ?? 0) + 1,
          (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
          ...(isSwap ? [(before?.[column - 2] ?? 0) + 1] : []),
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last?.at(-1) ?? 0;
}
