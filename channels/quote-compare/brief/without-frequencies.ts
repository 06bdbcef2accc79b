import { anyOf } from '../../reading/phrases.ts';
import { PERIOD_UNITS } from '../../reading/vocabulary/term-words.ts';
import type { Draft } from './merge-needs.ts';
import { isSameNoun, readCounts } from './read-counts.ts';

/** "3 classes a week (48 classes)": where as many as there are in all are counted too, how often they come round is no quantity. */
export function withoutFrequencies(drafts: Draft[], brief: string): Draft[] {
  const counts = drafts.some(({ part }) => OFTEN.test(part)) ? readCounts(brief) : [];
  return drafts.filter(({ part, qty, unit, start }, at) => {
    // "Want the whole 46 off one firm": as many as were asked for before.
    const isSame = drafts.slice(0, at).some((other) => other.qty === qty);
    if (isSame && unit === 'each' && ALL_OF_THEM.test(brief.slice(Math.max(0, start - 24), start + 24))) return false;
    // "Either 3 or 4 days": how many nobody knows yet.
    if (/^or \d/i.test(part)) return false;
    const noun = OFTEN.exec(part)?.groups?.noun;
    return noun === undefined || !counts.some(({ value }) => value.nouns.some((other) => isSameNoun(noun, other)));
  });
}
const ALL_OF_THEM = /(?<!\p{L})(?:the whole|all of the|all the|all|the full|the entire|these|those) \d/iu;
const OFTEN = new RegExp(
  `^(?<noun>\\p{L}{3,})\\s(?:in\\s)?(?:an?|per|each|every)\\s(?:${anyOf(PERIOD_UNITS)})(?!\\p{L})`,
  'iu',
);
