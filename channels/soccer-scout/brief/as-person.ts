import { isGivenName } from '../../reading/given-names.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import type { TextSpan } from '../../reading/span.ts';
import { hasPlaceNoun, isFamilyNameToo, isPostal, isPrecisePlace, isRegion, isToldPlace } from './place-evidence.ts';
import { READ } from './span.ts';
import { isTown, townAhead } from './town-names.ts';

/** What stands before a name: words that only places stand behind, words that people stand behind too, or neither; `said`: a model says that it is a place. */
export type Lead = 'place' | 'prone' | 'bare' | 'said';

/** Whether a name is, or may be, somebody's: nobody's name leaves in a search for a place. */
export function isNamedAsPerson(text: string, { start, end }: TextSpan, lead: Lead): boolean {
  const words = text.slice(start, end);
  const [first = ''] = words.split(/[\s,]/);
  const [before, behind] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 40)];
  if (isPrecisePlace(words)) return lead !== 'place' && isAlsoNamed(words, before);
  const isTold = isToldPlace(words);
  if (!isTold && !/^[\p{sc=Latin}\d]/u.test(words) && lead !== 'said') return true;
  if (lead !== 'place' && !isTold && !(lead === 'said' && isNoPerson(before, behind))) return true;
  // "Austin's team", "for Savannah", "my son Rio", "Paris loves it": towns, too, that people are called after.
  if (isOwner(words, behind) || (lead !== 'place' && (isForSomebody(before) || (isTown(words) && DOES.test(behind)))))
    return true;
  if (lead !== 'place' && isTown(words) && (PLAYS_FOR.test(before) || CLUB.test(behind))) return true;
  if (isGivenName(first)) return !(isTown(words) && lead === 'place') && !hasPlaceNoun(words);
  return lead !== 'place' && isFamilyName(words) && IS_OLD.test(behind);
}

/** "Deirdre Fenwick Park": the last word is one that families are called, and nothing else says that it is a place. */
const isFamilyName = (words: string): boolean =>
  isFamilyNameToo(words) || isFamilyNameToo(words.split(' ').slice(-2).join(' '));

/** "Barcelona fan", "supports Liverpool": clubs that are followed. */
const CLUB = /^ (?:fans?|supporters?|jersey|shirt|kit|fc|united|rovers|academy)(?!\p{L})/iu;
const PLAYS_FOR = /(?<!\p{L})(?:supports?|loves?|likes?|like|fan of|watch(?:es)?|plays? for|signed for)\s$/iu;

/** Neither an age beside it nor a word for a person before it, and something that is said to be it or to be in it. */
const isNoPerson = (before: string, behind: string): boolean =>
  !IS_OLD.test(behind) && !DOES.test(behind) && SAID.test(before);
const SAID =
  /(?<!\p{L})(?:is|are|in|at|near|around|from here in|ist|sind|est|es|è|é|в|во|у|возле|около|біля|поблизу|поруч з|рядом с|la|live|home)\s+(?:the )?$/iu;

/** A name of several words without the last where that is who does something: "in Norden Tamsin is 9", "in Boise Tom, 7". */
export function cutPerson(text: string, range: TextSpan): TextSpan | null {
  const words = text.slice(range.start, range.end);
  const behind = text.slice(range.end, range.end + 40);
  const [before, last = ''] = /^(.*\S)[\s,]+(\S+)$/s.exec(words)?.slice(1) ?? [];
  if (before === undefined || !(DOES.test(behind) || IS_OLD.test(behind) || isGivenName(last))) return range;
  const known = townAhead(words);
  // "In Norden Tamsin 9": nobody can tell which word is whose.
  if (
    known === 0 &&
    !isToldPlace(words) &&
    !isFamilyNameToo(words) &&
    !DOES.test(behind) &&
    /^ [^,(]/.test(behind) &&
    IS_OLD.test(behind)
  )
    return null;
  if (known > 0 && known < words.length && !isPrecisePlace(words))
    return { start: range.start, end: range.start + known };
  const isLast = DOES.test(behind) || isGivenName(last);
  return isLast && !isPrecisePlace(words) && !hasPlaceNoun(words) && !isFamilyNameToo(words)
    ? { start: range.start, end: range.start + before.length }
    : range;
}

/**
 * "Soccer for Tamsin Boise, Idaho", "Tamsin 9, Boise, Idaho", "Anna Boise, Idaho": more than a town stands before the state, and what stands there first is no
 * name for a place.
 */
function isAlsoNamed(words: string, before: string): boolean {
  const parts = words.split(',').map((part) => part.trim());
  const [first = '', second] = parts;
  if (hasPlaceNoun(first) || isFamilyNameToo(first) || townAhead(first) > 0 || isPostal(first)) return false;
  const isFar = second !== undefined && !isRegion(second);
  const names = first.split(/\s+/).slice(0, second === undefined ? -1 : undefined);
  // "My little Georgia"
  const isTalk = names.length > 0 && names.every((name) => rolesIn('en', name).size > 0);
  return isFar || isTalk || isGivenName(first.split(/\s/)[0] ?? '') || (names.length > 1 && isForSomebody(before));
}

const isOwner = (words: string, behind: string): boolean =>
  /['’]s \p{Ll}/u.test(words) ||
  /^['’]s?(?:\s+\p{Ll}|[.,;!?\n]|$)/u.test(behind) ||
  (/['’]s$/.test(words) && /^\s+\p{Ll}|^\s*(?:[.,;!?\n]|$)/u.test(behind));

/** A word for a person right before, or "for". */
function isForSomebody(before: string): boolean {
  const [, word = ''] = /([\p{L}\p{M}'’-]+)[,:]?\s+$/u.exec(before) ?? [];
  return FOR.test(word) || LANGUAGES.some((language) => rolesIn(language, foldCase(word)).has('people'));
}
const FOR =
  /^(?:for|with|für|mit|pour|avec|para|con|per|com|voor|met|dla|z|для|named|called|namens|appelée?|llamad[oa]|chiamat[oa])$/i;

const VERBS =
  'loves?|likes?|wants?|hates?|plays?|misses|enjoys|spielt|spielen|möchte|liebt|will|joue|aime|veut|adore|juega|quiere|gioca|vuole|ama|joga|quer|gosta|speelt|wil|houdt|gra|chce|lubi';
const IS = 'is|turns?|turned|just turned|ist|wird|a|aura|tiene|cumple|ha|compie|tem|faz|wordt|heeft|ma|has';
/** What somebody does or how old somebody is, right behind the name. */
/** "Norden, like I said" */
const AS_SAID = '(?!,? like (?:i|we|you) )';
const DOES = new RegExp(
  `^${AS_SAID}(?:,? (?:${VERBS})(?!\\p{L})|,? (?:who|qui|que|che|die|der) (?:is|${VERBS})| (?:${IS})(?: (?:now|jetzt|almost))? ?(?:\\d|${READ}|(?:four|five|six|seven|eight|nine|ten)(?!\\p{L})))`,
  'iu',
);
const IS_OLD = new RegExp(`^[,:]? ?\\(?(?:\\d{1,2}(?![\\d.,]*\\s*(?:km|mi|k|m)\\b)|${READ})`, 'iu');
