import { detectLanguages, foldCase, LANGUAGES, rolesIn } from './languages.ts';
import type { Language, Role } from './languages.ts';
import { isWithin } from './span.ts';
import type { Span } from './span.ts';
import { COMMON_WORDS } from './vocabulary/common-words.ts';

/** Words of a brief that carry content and that nothing was made of. */
export interface Unread extends Span {
  words: string;
}

/**
 * What of a brief nobody read: words outside the spans that were used or set aside that are neither talk in a language of the brief nor `known`
 * to the channel. Neighbours on one line are told as one.
 */
export function findUnread(
  raw: string,
  {
    used,
    aside,
    known,
    languages = languagesOf(raw),
  }: {
    used: readonly Span[];
    aside: readonly Span[];
    known: ReadonlySet<string>;
    /** Those of the brief as it was written, where `raw` is put otherwise. */
    languages?: readonly Language[];
  },
): Unread[] {
  const taken = [...used, ...aside];
  const unread: Unread[] = [];
  for (const hit of raw.matchAll(WORD)) {
    const span = { start: hit.index, end: hit.index + hit[0].length };
    if (isWithin(span, taken) || isListMark(raw, span) || isUnderstood(hit[0], languages, known)) continue;
    const last = unread.at(-1);
    const between = last && raw.slice(last.end, span.start);
    if (
      last &&
      between !== undefined &&
      /^[ ,/&'’"“”()+-]{0,3}$/.test(between) &&
      !isWithin({ start: last.end, end: span.start }, taken)
    ) {
      last.end = span.end;
      last.words = raw.slice(last.start, last.end);
    } else unread.push({ ...span, words: hit[0] });
  }
  return unread;
}

/** A brief of a few words may be in any language: one is told by its English function words, or by what `detectLanguages` finds. */
export function languagesOf(raw: string): readonly Language[] {
  const words = new Set(Array.from(raw.matchAll(WORD), ([word]) => foldCase(word)));
  const own = [...words].filter((word) => FUNCTION.some((role) => rolesIn('en', word).has(role)));
  return own.length < LEAST_ENGLISH && words.size > own.length ? LANGUAGES : detectLanguages(raw);
}

const FUNCTION: readonly Role[] = ['determiners', 'joiners', 'copulas', 'at', 'linkers'];
const LEAST_ENGLISH = 2;

/** `1.` and `2)` before the entries of a list. */
const isListMark = (raw: string, { start, end }: Span): boolean =>
  /^\d{1,3}$/.test(raw.slice(start, end)) &&
  /^[.)]\s/.test(raw.slice(end, end + 2)) &&
  /(?:^|\n)\s*\(?$/.test(raw.slice(Math.max(0, start - 40), start));

/** A word of a brief, with what joins its parts. */
export const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’._/@+-]*[\p{L}\p{N}+])?/gu;

const PLAIN: readonly Role[] = [
  'determiners',
  'joiners',
  'linkers',
  'copulas',
  'negations',
  'gone',
  'only',
  'buying',
  'at',
  'makers',
  'people',
  'greetings',
  'closings',
  'talk',
];

function isUnderstood(written: string, languages: readonly Language[], known: ReadonlySet<string>): boolean {
  const isPlain = (own: string): boolean =>
    known.has(own) || COMMON_WORDS.has(own) || hasRole(own, [...languages, 'en'], PLAIN);
  return isFormOf(written, isPlain);
}

/** Whether a word in small letters has one of the roles in one of the languages. */
export const hasRole = (word: string, languages: readonly Language[], roles: readonly Role[]): boolean =>
  languages.some((language) => roles.some((role) => rolesIn(language, word).has(role)));

/** Whether a word as written is, but for its ending or as a pair of words, one of which `isPlain` holds. */
export function isFormOf(written: string, isPlain: (word: string) => boolean): boolean {
  const word = foldCase(written).replace(/[._]+$/, '');
  // "check/verify", "follow-up", "vendor's".
  return (
    [word, ...forms(word)].some(isPlain) ||
    (/[/-]/.test(word) && word.split(/[/-]/).every((part) => part === '' || isPlain(part)))
  );
}

/** The word without an ending of English. */
const forms = (word: string): string[] =>
  [/(?:'s|s')$/, /s$/, /es$/, /ed$/, /d$/, /ing$/, /ly$/].flatMap((ending) =>
    ending.test(word) && word.length > 4 ? [word.replace(ending, '')] : [],
  );

/** The clause that a span stands in: what is unread there bears on it. */
export function clauseOf(raw: string, { start, end }: Span): Span {
  const before = Math.max(
    ...['\n', ';', '. ', '? ', '! '].map((mark) => raw.lastIndexOf(mark, Math.max(0, start - 1))),
  );
  const after = /[\n;]|[.?!](?=\s|$)/.exec(raw.slice(end));
  return { start: before < 0 ? 0 : before + 1, end: after ? end + after.index : raw.length };
}
