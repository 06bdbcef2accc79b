import type { Need } from '../need.ts';
import type { NeedMatch } from './need-matcher.ts';
import type { ReadItem } from './read-item.ts';

/** How much less a line may be like the second thing that it names. */
const NEAR = 0.15;

/**
 * "Compact cot" and "Cot mattress" where cots and mattresses are asked for: of two lines that name one thing, the one that also names what no line is
 * offered for is that. `read` reads an item for the matches that it is given, best first.
 */
export function placeShared(
  items: readonly ReadItem[],
  needs: readonly Need[],
  read: (item: ReadItem, matches: NeedMatch[]) => ReadItem,
): ReadItem[] {
  let placed = [...items];
  for (const need of needs) {
    if (placed.some((item) => item.needs.includes(need))) continue;
    const shared = placed.flatMap((item) => {
      const match = otherMatch(item, need);
      const hasTwin = placed.some((other) => other !== item && isFor(other, item.needs[0]) && !otherMatch(other, need));
      return match && hasTwin ? [{ item, match }] : [];
    });
    const [best] = shared.toSorted((a, b) => b.match.score - a.match.score);
    if (!best) continue;
    const { item, match } = best;
    const own = read(item, [match, ...item.block.matches.filter((other) => other !== match)]);
    if (own.readings.length > 0) placed = placed.map((other) => (other === item ? own : other));
  }
  return placed;
}

const isFor = ({ needs, readings }: ReadItem, need: Need | undefined): boolean =>
  readings.length > 0 && needs.length === 1 && needs[0] === need;

/** Where a line that is priced for one thing names another one almost as well. */
function otherMatch({ readings, needs, match, block }: ReadItem, need: Need): NeedMatch | null {
  if (readings.length === 0 || needs.length !== 1 || match === null || match.by !== 'words') return null;
  const other = block.matches.find((one) => one.need === need && one.score >= match.score - NEAR);
  return other ?? null;
}
