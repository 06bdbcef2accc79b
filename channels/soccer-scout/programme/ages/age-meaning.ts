import { RANGE_WORDS } from '../page-words.ts';

/**
 * Whom a text says something is for. `ages` are years, both ends included (18 months are 1.5). `groups` are limits: U8 is for those not
 * yet eight, `min` and `max` being the lowest and highest limit. `births` are days (ISO 8601). `grades` count from kindergarten as 0,
 * pre-kindergarten being -1. A null end is open. `isFloor`: nobody younger ("must be 5 by September"), which promises nothing at the top. `on`: the
 * day (ISO 8601) on which the age counts.
 */
export type AgeMeaning =
  | { kind: 'ages'; min: number | null; max: number | null; isFloor?: true; on?: string }
  | { kind: 'groups'; min: number; max: number | null }
  | { kind: 'births'; from: string | null; to: string | null }
  | { kind: 'grades'; min: number; max: number | null };

/** What a reader found in a text, by its offsets there. */
export interface AgeHit {
  start: number;
  end: number;
  meaning: AgeMeaning;
}

/** Looks a pattern up all over a text; a match without a meaning is none. */
export function collectHits(
  text: string,
  pattern: RegExp,
  read: (found: Record<string, string | undefined>, match: RegExpExecArray) => AgeMeaning | null,
): AgeHit[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const meaning = read(match.groups ?? {}, match);
    const lead = match[0].length - match[0].trimStart().length;
    return meaning ? [{ start: match.index + lead, end: match.index + match[0].trimEnd().length, meaning }] : [];
  });
}

/** Joins the two ends of a range, as people write it. */
export const TO = `\\s*(?:-|–|—|&|\\/|(?<!\\p{L})${RANGE_WORDS}(?!\\p{L}))\\s*`;
/** Opens a range at the top. */
export const AND_UP =
  '(?:\\s*\\+|\\s*(?:and|&|or)[\\s-]*(?:up|older|over|above|beyond)\\b|\\s*(?:und älter|et plus|y más|y mayores|e più|e oltre|en ouder|e mais|i więcej|i starsi)(?![a-zà-ÿ])|\\s?-\\s?up\\b)';
/** Opens a range at the bottom. */
export const AND_DOWN = '(?:\\s*(?:and|&|or)[\\s-]*(?:under|younger|below)\\b)';
