import type { Proposer } from '../slot.ts';
import { words } from './fixed.ts';

/** How a least grade of something is said; `#` is its word. */
const PHRASES =
  'at least #|only #|just #|minimum #|severity #|severity: #|rated #|#-severity|# severity|# and above|# or above|# and up|# or higher|# and critical|critical and #|critical or #|critical, #|critical/#|# or worse|#+|# only|# ones|# vulnerabilities|# cves';

/** A level of a scale where words say that it is the least: its names, or other names and what they stand for. */
export function atLeast<T extends string>(levels: readonly T[] | Readonly<Record<string, T>>): Proposer<T> {
  const named: [string, T][] = Array.isArray(levels)
    ? levels.map((level: T) => [level, level])
    : Object.entries(levels as Readonly<Record<string, T>>);
  return words(Object.fromEntries(named.map(([name, level]) => [PHRASES.replaceAll('#', name), level])));
}
