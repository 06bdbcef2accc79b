import { foldCase } from '../../reading/languages.ts';
import type { Language, Role } from '../../reading/languages.ts';
import { isWithin } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { findUnread, hasRole, isFormOf, WORD } from '../../reading/unread-words.ts';
import {
  BEARING,
  COURTESY,
  DISMISSED,
  ENDING,
  EXCLUDING,
  LOG_WORDS,
  NARROWING,
  PRONOUNS,
  TRAILING,
  UNSORTED,
} from './limiting-words.ts';
import { findRemarks } from './remarks.ts';
import { findSignatures } from './signatures.ts';

/** As much of a brief is accounted for; what follows was pasted. */
const LONGEST = 5_000;
/** Most pieces that are told. */
const MOST = 8;

/** What was made of a brief. */
interface Read {
  /** Places that were read as a product, a range, a kind or a topic. */
  used: readonly Span[];
  /** Places of what could be the name of a product. */
  named: readonly Span[];
  languages: readonly Language[];
}

/**
 * What of a brief carries content and was read by nothing, as written: limits of whose words a part was not read, and single words beside them.
 */
export function accountForWords(whole: string, read: Read): string[] {
  const text = whole.slice(0, LONGEST);
  const limits = findLimits(text).filter((limit) => hasContent(text, limit, read));
  const words = findUnread(text, {
    used: [...read.used, ...read.named, ...limits],
    aside: [...findRemarks(text), ...findSignatures(text), ...figuresOf(text)],
    known: KNOWN,
    languages: read.languages,
  });
  return [...limits, ...words]
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST)
    .map(({ start, end }) => text.slice(start, end).trim().replace(/\s+/g, ' '));
}

const KNOWN: ReadonlySet<string> = new Set([...LOG_WORDS, ...wordSet(MONTH_NAMES)]);

/** Versions, days and counts are accounted for as such. */
const figuresOf = (text: string): Span[] =>
  [...text.matchAll(WORD)]
    .filter(([word]) => /^(?:[vQH]?\d[\d.,:x/_+-]*(?:st|nd|rd|th)?|\d+ ?[ap]m)$/i.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

interface Word extends Span {
  lower: string;
}

const wordsOf = (text: string, { start, end }: Span): Word[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    lower: foldCase(word),
    start: start + index,
    end: start + index + word.length,
  }));

/** Clauses that narrow: from the word that says so to the end of the clause, or from its beginning where that word stands last. */
function findLimits(text: string): Span[] {
  return clausesOf(text).flatMap((clause) => {
    const words = wordsOf(text, clause);
    const last = words.at(-1);
    if (last && words.length > 1 && (TRAILING.has(last.lower) || isDismissed(words)))
      return [{ start: words[0]!.start, end: last.end }];
    const at = words.findIndex(({ lower }, index) => isLead(lower, words[index + 1]?.lower));
    if (at < 0) return [];
    const lead = words[at]!.lower;
    const rest = words.slice(at + (words[at + 1]?.lower === 'from' ? 2 : 1));
    // "For users in Acme": where what is named after "for" ends.
    const ending = rest.findIndex(
      ({ lower }) => ENDING.has(lower) || (lead === 'for' && hasRole(lower, ['en'], PLACES)),
    );
    const object = ending < 0 ? rest : rest.slice(0, ending);
    if (lead === 'for' && !isPlural(text, object.at(-1))) return [];
    return object.length > 0 ? [{ start: words[at]!.start, end: object.at(-1)!.end }] : [];
  });
}

/** `the console can be skipped` */
const isDismissed = (words: readonly Word[]): boolean =>
  words.some(({ lower }, at) => lower === 'be' && DISMISSED.has(words[at + 1]?.lower ?? ''));

const PLACES: readonly Role[] = ['linkers', 'at'];

const isPlural = (text: string, word: Word | undefined): boolean =>
  word !== undefined && /^\p{Ll}+[^s]s$/u.test(text.slice(word.start, word.end));

function isLead(word: string, next = ''): boolean {
  if (word === 'no') return !COURTESY.has(next) && next !== '';
  if (word === 'leave' || word === 'leaving') return next === 'out';
  if (word === 'apart' || word === 'aside') return next === 'from';
  if (word === 'about') return next !== 'to';
  // "For end users": whose changes, not for whom the answer is.
  if (word === 'for') return !hasRole(next, ['en'], ['determiners']);
  return NARROWING.has(word) || EXCLUDING.has(word) || BEARING.has(word);
}

const clausesOf = (text: string): Span[] =>
  [...text.matchAll(/(?:[^,;:.?!()\n–—-]|[.:,-](?=\S)|(?<=\S)-)+/g)].map(({ 0: clause, index }) => ({
    start: index,
    end: index + clause.length,
  }));

const FUNCTION: readonly Role[] = ['determiners', 'joiners', 'linkers', 'copulas', 'negations', 'only', 'at', 'makers'];

/** Whether a limit names something that nothing was made of: a word that is no talk, or any noun where a thing is named. */
function hasContent(text: string, limit: Span, { used, named, languages }: Read): boolean {
  const words = wordsOf(text, limit);
  return words.some((word, at) => {
    const { lower } = word;
    if (isWithin(word, used) || !/\p{L}/u.test(lower)) return false;
    if (isFormOf(lower, (own) => KNOWN.has(own)) && !UNSORTED.has(lower)) return false;
    const before = words[at - 1]?.lower ?? '';
    if (PRONOUNS.has(lower) || TRAILING.has(lower) || isLead(lower, words[at + 1]?.lower)) return false;
    if (hasRole(lower, [...languages, 'en'], FUNCTION)) return false;
    if (before === 'leave' || before === 'leaving') return false;
    // "About it in Acme": the product stands behind a word of place.
    if (isWithin(word, named) && !BEARING.has(before) && !NARROWING.has(before)) return false;
    const isNamed =
      hasRole(before, languages, ['determiners']) ||
      ((BEARING.has(before) || EXCLUDING.has(before)) && !lower.endsWith('ing'));
    return isNamed || !isFormOf(lower, (own) => hasRole(own, languages, ['talk', 'people', 'buying']));
  });
}
