import { blankOut, findDates } from '../dates/find-dates.ts';
import { inEnglish } from '../brief/in-english.ts';
import { readKindFilter } from '../brief/kind-filter.ts';
import { readLeftOut } from '../brief/left-out.ts';
import type { TimeWindow, VersionWindow } from '../brief/reading.ts';
import { readReleaseLimit } from '../brief/release-limit.ts';
import { readTimeWindow } from '../brief/time-window.ts';
import { readVersionWindow } from '../brief/version-window.ts';
import type { Kind } from '../kinds/kind.ts';
import { findVersions } from '../versions/find-versions.ts';

/*
 * What words are worth that a model put into a slot: what the channel's own readers make of them. Each is null where they make nothing of the words as what
 * they are said to be, so that a word in the wrong slot is mostly worth nothing.
 */

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The words in the readers' own, numbers behind `version` and the like in figures. */
const plain = (words: string): string =>
  inEnglish(words).replace(
    new RegExp(String.raw`\b(version|release|build|v)\s+(${DIGITS.join('|')})\b`, 'gi'),
    (_, name: string, digit: string) => `${name} ${DIGITS.indexOf(digit.toLowerCase())}`,
  );

/** The one version in the words; a number alone is none. */
export function versionOf(words: string): string | null {
  const text = plain(words);
  const [only, ...others] = findVersions(blankOut(text, findDates(text)));
  return only && others.length === 0 ? only.text : null;
}

/** Versions of which the words speak as those that are asked about: `release 4.2`, `the 4.2 branch`, `4.x`. */
export function versionsDuring(words: string): VersionWindow | null {
  const window = readVersionWindow(plain(words));
  return window?.from != null && window.from === window.to && window.isFromIncluded ? { ...window, words } : null;
}

/** The days from the one that the words name, it included. */
export function daysSince(words: string, acceptedAt: string): TimeWindow | null {
  const text = plain(words).replace(/^since\s+/i, '');
  const window = readTimeWindow(`since ${text}`, acceptedAt) ?? readTimeWindow(text, acceptedAt);
  return window?.from == null ? null : { from: window.from, to: null, words };
}

/** The stretch of time that the words are. */
export function daysDuring(words: string, acceptedAt: string): TimeWindow | null {
  const window = readTimeWindow(plain(words), acceptedAt);
  return window?.from != null && window.to !== null ? { ...window, words } : null;
}

/** How many of the newest releases, where the words say that they are the newest. */
export function newestOf(words: string): number | null {
  const text = plain(words);
  const [count] =
    new RegExp(String.raw`(?<![\w.])(?:\d{1,2}|${DIGITS.slice(2).join('|')})(?![\w.]*\d)`, 'i').exec(text) ?? [];
  const isNewest = /\b(?:last|latest|newest|most recent|recent|top)\b/i.test(text);
  return count && isNewest ? readReleaseLimit(`the last ${count} releases`) : null;
}

/** The kinds that the words name and nothing else. */
export const kindsOf = (words: string): Kind[] | null => readKindFilter(`only ${plain(words)}`);

/** What is left out by words that say so themselves. */
export function leftOutOf(words: string): { kinds: Kind[] | null; versions: string[] } {
  const text = plain(words);
  const { versions } = readLeftOut(text);
  return { kinds: DENIES.test(text) ? readKindFilter(text) : null, versions };
}

/** Words that take something out. */
export const DENIES =
  /\b(?:no|not|never|without|except|skip\w*|ignor\w*|omit\w*|drop|leave|exclud\w*|nothing|don['’]t|besides|spare)\b/i;
