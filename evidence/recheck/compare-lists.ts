import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';

/**
 * Lists of things with ids, each compared with its namesake, so that one that is missing does not move all others. `where` names the list:
 * a thing is at its index in the stored one, at `-` (RFC 6901) where that does not have it.
 */
export function compareById<T>(
  where: string,
  stored: readonly T[],
  found: readonly T[],
  idOf: (entry: T) => string,
): Difference[] {
  const wanted = new Map(found.map((entry) => [idOf(entry), entry]));
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (const [at, entry] of stored.entries()) {
    const id = idOf(entry);
    const twin = seen.has(id) ? undefined : wanted.get(id);
    seen.add(id);
    differences.push(...compareJson(`${where}/${at}`, entry, twin));
  }
  for (const [id, entry] of wanted) if (!seen.has(id)) differences.push(...compareJson(`${where}/-`, undefined, entry));
  const [before, after] = [stored.map(idOf), [...wanted.keys()]];
  if (differences.length > 0 || before.join() === after.join()) return differences;
  return [{ where: `${where} in another order`, stored: before, found: after }];
}
