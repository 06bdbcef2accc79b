import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { SHORT_TERMS } from '../../reading/vocabulary/term-words.ts';
import type { Stated } from './stated.ts';

/** For how many days, nights, hours or weeks something is hired or somebody works: a decimal string, and the words of the brief that it follows from. */
export interface Stay {
  unit: ShortTerm;
  count: string;
  from: string[];
}
export type ShortTerm = keyof typeof SHORT_TERMS;

const UNITS = Object.keys(SHORT_TERMS) as ShortTerm[];
const COUNTED = UNITS.map(
  (unit) =>
    [
      unit,
      new RegExp(
        `(?<![\\p{L}\\d.,-])(?<count>\\d{1,3}|${COUNT_WORD})[\\s-](?:${anyOf(SHORT_TERMS[unit])})(?![\\p{L}])`,
        'giu',
      ),
    ] as const,
);
/** Words before and behind a span that is no length of a hire: deadlines, lead times, how old something is. */
const NO_STAY =
  /(?<!\p{L})(?:in|within|after|every|last|past|previous|by|about every|under|less than|up to|valid|notice)\s+(?:the\s)?(?:next\s)?$/iu;
const ELSE_BEHIND =
  /^\W*(?:ago\b|old\b|notice|lead|delivery|from (?:now|today)|later|before|after|warrant|guarant|net\b|terms|a (?:week|month|year)\b|per (?:week|month|year)\b|each (?:week|month)\b)/iu;

/** How long the brief says that something is hired for; several lengths of one unit are none. */
export function readStay(brief: string): Stated<Stay> | null {
  for (const [unit, pattern] of COUNTED) {
    const own = [...brief.matchAll(pattern)].filter(
      (hit) =>
        !NO_STAY.test(brief.slice(Math.max(0, hit.index - 30), hit.index)) &&
        !ELSE_BEHIND.test(brief.slice(hit.index + hit[0].length)),
    );
    const stays = own.map((hit) => {
      const written = hit.groups?.count ?? '1';
      const count = String(parseCountWord(written) ?? Number(written));
      return {
        value: { unit, count, from: [written] },
        start: hit.index,
        end: hit.index + hit[0].length,
        words: hit[0],
      };
    });
    const [first] = stays;
    if (first && stays.every(({ value }) => value.count === first.value.count)) return first;
  }
  return null;
}
