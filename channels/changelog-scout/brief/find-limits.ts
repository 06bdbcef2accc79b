import { foldCase } from '../../reading/languages.ts';
import type { Role } from '../../reading/languages.ts';
import type { Span } from '../../reading/span.ts';
import { wordSet } from '../../reading/word-lists.ts';
import { hasRole, WORD } from '../../reading/unread-words.ts';
import { BEARING, COURTESY, DISMISSED, ENDING, EXCLUDING, NARROWING, TRAILING } from './limiting-words.ts';

export interface LimitWord extends Span {
  lower: string;
}

export const limitWords = (text: string, { start, end }: Span): LimitWord[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    lower: foldCase(word),
    start: start + index,
    end: start + index + word.length,
  }));

/** Clauses that narrow: from the word that says so to the end of the clause, or from its beginning where that word stands last. */
export function findLimits(text: string): Span[] {
  return clausesOf(text).flatMap((clause) => {
    const words = limitWords(text, clause);
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

/** Whether a limit says what alone is wanted or what is left out; null where it asks what became of it. */
export function senseOfLimit(limit: string): 'wanted' | 'leftOut' | null {
  const words = limitWords(limit, { start: 0, end: limit.length });
  const [first, second] = words;
  if (!first || NARROWING.has(first.lower)) return 'wanted';
  if (isDismissed(words) || words.at(-1)?.lower === 'excluded') return 'leftOut';
  if (!isLead(first.lower, second?.lower) || !EXCLUDING.has(first.lower)) return 'wanted';
  return ASKED_ABOUT.has(first.lower) ? null : 'leftOut';
}

/** What releases do to things as well: `did they drop the agent`. */
const ASKED_ABOUT = wordSet(`drop dropping hide`);

/** `the console can be skipped` */
const isDismissed = (words: readonly LimitWord[]): boolean =>
  words.some(({ lower }, at) => lower === 'be' && DISMISSED.has(words[at + 1]?.lower ?? ''));

/** "Not the app": behind "not" these begin a thing. */
const OWN = wordSet('the our its your their');
const PLACES: readonly Role[] = ['linkers', 'at'];

const isPlural = (text: string, word: LimitWord | undefined): boolean =>
  word !== undefined && /^\p{Ll}+[^s]s$/u.test(text.slice(word.start, word.end));

export function isLead(word: string, next = ''): boolean {
  if (word === 'no') return !COURTESY.has(next) && next !== '';
  if (word === 'not') return OWN.has(next);
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
