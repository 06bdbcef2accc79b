import type { Json } from '#contracts/json.ts';

/** A place where what is stored and what was computed anew differ. `where` is a name and, inside it, a JSON Pointer (RFC 6901). */
export interface Difference {
  where: string;
  stored: Json;
  found: Json;
}

/**
 * Every leaf in which two JSON values differ. A value that one side lacks is null there; `undefined` is a lack, as it is in JSON. A member that
 * is null on one side and lacking on the other is told as present or not.
 */
export function compareJson(where: string, stored: unknown, found: unknown): Difference[] {
  if (Object.is(stored, found)) return [];
  if (isTree(stored) && isTree(found) && Array.isArray(stored) === Array.isArray(found)) {
    const keys = new Set([...Object.keys(stored), ...Object.keys(found)]);
    return [...keys].flatMap((key) => {
      const pointer = `${where}${where.includes('#') ? '' : '#'}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const differences = compareJson(pointer, stored[key], found[key]);
      const isIn = [stored, found].map((tree) => tree[key] !== undefined) as [boolean, boolean];
      if (differences.length > 0 || isIn[0] === isIn[1]) return differences;
      return [{ where: `${pointer} is there`, stored: isIn[0], found: isIn[1] }];
    });
  }
  return JSON.stringify(stored ?? null) === JSON.stringify(found ?? null)
    ? []
    : [{ where, stored: toJson(stored), found: toJson(found) }];
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const toJson = (value: unknown): Json => (value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Json));
