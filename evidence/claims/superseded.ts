import { anyOf } from './phrases.ts';

/** UTF-16 offsets of a value in a passage. */
export interface Place {
  start: number;
  end: number;
}

/**
 * Whether the passage takes a number back where it stands: "was $120, now $95", "$95 instead of $120", "not 120 but 95", "120 → 95", "from 120
 * to 95". Such a number is said to hold no longer, so it carries no value. A past tense alone takes nothing back.
 */
export function isSuperseded(text: string, { start, end }: Place): boolean {
  const before = clauseBefore(text, start);
  const after = clauseAfter(text, end);
  if (ENDED_BEFORE.test(before) || ENDED_AFTER.test(after)) return true;
  if (EARLIER_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) && LATER_AFTER.test(after)) return true;
  return REPLACED_BEFORE.test(before) && NEW_AFTER.test(after);
}

/** What may stand between a word that takes a number back and the number: an article, a noun, a currency. */
const LINK = String.raw`\W{0,3}(?:(?:an?|the|our|your|about|at|of|price|total|rate|fee|quote|figure) ){0,3}[^\w\s]{0,2}(?:[a-z]{3} ?)?[$€£¥₹]?$`;

/** Words before a number that end it by themselves. */
const ENDED_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf([
    'instead of,rather than,in place of,no longer,no longer costs,no longer cost,not any more,used to be,used to cost',
    'down from,up from,reduced from,raised from,lowered from,increased from,changed from,corrected from',
    'formerly,previously,originally,ignore,disregard,strike,replaces,supersedes,compare at,compared with,compared to',
    'others ask,others charge,others want,elsewhere,would have been,statt,anstatt,au lieu de,en lugar de,invece di',
  ])})${LINK}|\b(?:don['’]t|do not|never) pay${LINK}`,
  'i',
);

/** Words before a number that end it where another follows. */
const REPLACED_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf([
    'was,were,not,from,old,list,list price,rrp,msrp,original,original price,regular price,regularly,war',
    'would be,without the discount,asked,cost,charged',
  ])})${LINK}`,
  'i',
);
const NEW_AFTER = new RegExp(
  String.raw`^[^.;!?\n]{0,24}?\b(?:${anyOf([
    'now,but,is now,today,down to,up to,reduced to,corrected to,revised to,new,yours for,our price,sale price,you pay',
    'with it,since then,from then on',
  ])})\b[^.;!?\n]{0,24}\d`,
  'i',
);
/** "Last year it asked $120.00; this year $95.00": two years of one thing. */
const EARLIER_BEFORE = /\b(?:last|previous) (?:year|month|season|week|quarter)\b[^.!?\n]{0,40}$/i;
const LATER_AFTER =
  /^[^.!?\n]{0,16}\b(?:this|the new|the present) (?:year|month|season|week|quarter)\b[^.!?\n]{0,16}\d/i;

/** What stands right after a number that is taken back. */
const ENDED_AFTER = new RegExp(
  String.raw`^["”']?\s{0,2}(?:(?:→|->|=>|⇒)\s{0,2}[^\w\s]{0,2}\d|,? (?:is|was) (?:${anyOf([
    'wrong,void,outdated,a typo,superseded,a mistake,an error,expired',
  ])})|should (?:read|be|have been)\b|\((?:${anyOf(['old,void,superseded,expired,outdated,until'])})\b)`,
  'i',
);

/** So far back or on may a word be that belongs to a number. */
const REACH = 60;

function clauseBefore(text: string, start: number): string {
  const near = text.slice(Math.max(0, start - REACH), start);
  return near.slice(near.search(/[^.;!?\n]*$/));
}

const clauseAfter = (text: string, end: number): string => text.slice(end, end + REACH);
