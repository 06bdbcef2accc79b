import { cueList } from '../cue-list.ts';
import { anyOf } from './phrases.ts';
import { ENDS, ENDS_FIGURES, REPLACED, REPLACES } from './superseded-words.ts';

/** UTF-16 offsets of a value in a passage. */
export interface Place {
  start: number;
  end: number;
}

/**
 * Whether the passage takes a value back where it stands: "was $120, now $95", "$95 instead of $120", "not 120 but 95", "120 → 95", "from 120
 * to 95". It is said to hold no longer, so it carries nothing. A past tense alone takes nothing back.
 */
export function isSuperseded(
  text: string,
  { start, end }: Place,
  kind: 'amount' | 'figure' | 'name' = 'amount',
): boolean {
  const before = clauseBefore(text, start);
  if (ENDED_BEFORE.test(before)) return true;
  if (kind === 'name') return false;
  const after = clauseAfter(text, end);
  if (ENDED_AFTER.test(after) || (REPLACED_BEFORE.test(before) && NEW_AFTER.test(after))) return true;
  if (kind === 'figure') return false;
  if (ENDED_AMOUNT_BEFORE.test(before)) return true;
  return EARLIER_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) && LATER_AFTER.test(after);
}

/** What may stand between a word that takes a value back and the value: an article, a noun, a currency. */
const LINK = String.raw`\W{0,3}(?:(?:an?|the|our|your|about|at|of|on|by|price|total|rate|fee|quote|figure|version) ){0,3}[^\w\s]{0,2}(?:[a-z]{3} ?)?[$€£¥₹]?$`;

/** Words before it that end it by themselves. */
const ENDED_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ENDS)})${LINK}`, 'iu');
const ENDED_AMOUNT_BEFORE = cueList(
  String.raw`
    (?<!\p{L})(?:${anyOf(ENDS_FIGURES)})${LINK}
    \b(?:don['’]t|do not|does not|doesn['’]t|never) (?:pay|cost)s?${LINK}
  `,
  { flags: 'iu' },
);

/** Words before it that end it where another follows. */
const REPLACED_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(REPLACED)})${LINK}`, 'iu');
const NEW_AFTER = new RegExp(
  String.raw`^[^.;!?\n]{0,40}?(?<!\p{L})(?:${anyOf(REPLACES)})(?!\p{L})[^.;!?\n]{0,24}\d`,
  'iu',
);

/** "Last year it asked $120.00; this year $95.00": two years of one thing. */
const EARLIER_BEFORE = /\b(?:last|previous) (?:year|month|season|week|quarter)\b[^.!?\n]{0,40}$/i;
const LATER_AFTER =
  /^[^.!?\n]{0,16}\b(?:this|the new|the present) (?:year|month|season|week|quarter)\b[^.!?\n]{0,16}\d/i;

/** What stands right after what is taken back. `4.8.18 (old series)` is of that series, and holds. */
const ENDED_AFTER = new RegExp(
  String.raw`^["”']?\s{0,2}(?:(?:→|->|=>|⇒)\s{0,2}[^\w\s]{0,2}\d|,? (?:is|was) (?:${anyOf([
    'wrong,void,outdated,a typo,superseded,a mistake,an error,expired,no longer valid,not valid,withdrawn',
  ])})|should (?:read|be|have been)\b|\((?:${anyOf(['old,void,superseded,expired,outdated,until'])})\b(?![ -](?:series|line|branch|generation|stable|lts)\b))`,
  'i',
);

/** So far back or on may a word be that belongs to it. */
const REACH = 60;

function clauseBefore(text: string, start: number): string {
  const near = text.slice(Math.max(0, start - REACH), start);
  return near.slice(near.search(/[^.;!?\n]*$/));
}

const clauseAfter = (text: string, end: number): string => text.slice(end, end + REACH);
