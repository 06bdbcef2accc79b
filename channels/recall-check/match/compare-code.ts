import { bareCode } from '../brief/read-codes.ts';

/** How a text names a code: itself, by a range or a common beginning, or not at all. */
export type CodeMatch = { kind: 'listed' | 'covered'; start: number; end: number } | { kind: 'absent' };

/** Looks for a code whatever marks stand between its letters and digits; `KX7040` stands in "Model No.: KX-7040", not in "KX-70401". */
export function compareCode(text: string, code: string): CodeMatch {
  const bare = bareCode(code);
  if (bare === '') return { kind: 'absent' };
  const runs = code.toUpperCase().match(/[A-Z]+|\d+/g) ?? [];
  const listed = new RegExp(`(?<![A-Z0-9])(?<!\\d[./-])${runs.join('[\\s./_-]{0,2}')}(?![A-Z0-9]|[./-]\\d)`, 'i').exec(
    text,
  );
  if (listed) return { kind: 'listed', start: listed.index, end: listed.index + listed[0].length };
  return coveredBy(text, bare);
}

function coveredBy(text: string, bare: string): CodeMatch {
  for (const hit of text.matchAll(BEGINNING)) {
    const prefixes = (hit[1] ?? '').match(/[A-Z0-9][A-Z0-9-]*/gi) ?? [];
    if (prefixes.some((prefix) => isPrefix(bareCode(prefix), bare)))
      return { kind: 'covered', start: hit.index, end: hit.index + hit[0].length };
  }
  for (const hit of text.matchAll(RANGE)) {
    const [first, last] = [bareCode(hit[1] ?? ''), bareCode(hit[2] ?? '')];
    if (isInRange(bare, first, last)) return { kind: 'covered', start: hit.index, end: hit.index + hit[0].length };
  }
  return { kind: 'absent' };
}

const BEGINNING =
  /(?:begin(?:s|ning)?|start(?:s|ing)?)\s+with\s+(?:either\s+)?(?:the\s+)?(?:following\s+)?(?:letters?\s+|numbers?\s+|digits?\s+|prefix(?:es)?\s+)?:?\s*((?:[“"']?[A-Z0-9-]*(?:\d[A-Z0-9-]*|[A-Z]{2,})[”"']?)(?:\s*(?:,|or|and|,\s*and|,\s*or)\s*[“"']?[A-Z0-9-]*\d[A-Z0-9-]*[”"']?)*)/gi;
const RANGE =
  /(?<![A-Z0-9])([A-Z0-9-]*\d[A-Z0-9-]*)\s*(?:through|thru|to|and|–|-)\s+([A-Z0-9-]*\d[A-Z0-9-]*)(?![A-Z0-9])/gi;

const isPrefix = (prefix: string, code: string): boolean =>
  prefix.length >= 2 && /\d|[A-Z]{2}/.test(prefix) && code.length > prefix.length && code.startsWith(prefix);

/** Both ends look alike; a longer code is compared by as many characters as they have. */
function isInRange(code: string, first: string, last: string): boolean {
  if (first.length !== last.length || first.length < 3 || shapeOf(first) !== shapeOf(last)) return false;
  const head = code.slice(0, first.length);
  return shapeOf(head) === shapeOf(first) && first <= last && head >= first && head <= last;
}

/** Which places of a code are digits and which letters, marks aside. */
export const shapeOf = (code: string): string => bareCode(code).replace(/\d/g, '9').replace(/[A-Z]/g, 'A');
