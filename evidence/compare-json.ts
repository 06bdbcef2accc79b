import type { Json } from '#contracts/json.ts';

/** A place where what is stored and what was computed anew differ. `where` is a name and, inside it, a JSON Pointer (RFC 6901). */
export interface Difference {
  where: string;
  stored: Json;
  found: Json;
}

/** Every leaf in which two JSON values differ; a member that one side lacks is null there, and so is `undefined`. */
export function compareJson(where: string, stored: unknown, found: unknown): Difference[] {
  if (Object.is(stored, found)) return [];
  if (isTree(stored) && isTree(found) && Array.isArray(stored) === Array.isArray(found)) {
    const keys = new Set([...Object.keys(stored), ...Object.keys(found)]);
    return [...keys].flatMap((key) =>
      compareJson(
        `${where}${where.includes('#') ? '' : '#'}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        stored[key],
        found[key],
      ),
    );
  }
  return JSON.stringify(stored ?? null) === JSON.stringify(found ?? null)
    ? []
    : [{ where, stored: toJson(stored), found: toJson(found) }];
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const toJson = (value: unknown): Json => (value === undefined ? null : (JSON.parse(JSON.stringify(value)) as Json));
