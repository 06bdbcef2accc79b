import type { Language, Role } from '../../reading/languages.ts';
import { isWithin } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { findUnread, hasRole, isFormOf, WORD } from '../../reading/unread-words.ts';
import { findLimits, isLead, limitWords } from './find-limits.ts';
import { BEARING, EXCLUDING, LOG_WORDS, NARROWING, PRONOUNS, TRAILING, UNSORTED } from './limiting-words.ts';
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

const FUNCTION: readonly Role[] = ['determiners', 'joiners', 'linkers', 'copulas', 'negations', 'only', 'at', 'makers'];

/** Whether a limit names something that nothing was made of: a word that is no talk, or any noun where a thing is named. */
function hasContent(text: string, limit: Span, { used, named, languages }: Read): boolean {
  const words = limitWords(text, limit);
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
