import type { TimeStamp } from '../time-stamp/check-time-stamp.ts';
import type { Signature } from './check-attestation.ts';
import type { StoredTake } from '../recheck/stored-take.ts';

/** What a verification looked at, counted. `grade` is null for a take without one. */
export interface CheckedEvidence {
  quotes: number;
  pages: number;
  stills: number;
  grade: string | null;
}

export function sumUpEvidence({ take, citations, pages }: StoredTake): CheckedEvidence {
  return {
    quotes: citations.length,
    pages: new Set(pages.map(({ sha256 }) => sha256)).size,
    // A damaged export may hold anything here; what does not fit is told as a difference.
    stills: Array.isArray(take?.stills) ? take.stills.length : 0,
    grade: take?.grade ?? null,
  };
}

/** In words: "24 quotes, 1 page, 3 stills, grade A". */
export function sayWhatWasChecked({ quotes, pages, stills, grade }: CheckedEvidence): string {
  return [
    count(quotes, 'quote'),
    count(pages, 'page'),
    count(stills, 'still'),
    grade === null ? 'no grade' : `grade ${grade}`,
  ].join(', ');
}

/** The verdict on a take without differences: that of another version's rules is never plain "equal". */
export const sayVerdict = (under: readonly string[] = []): string =>
  under.length === 0 ? 'equal' : `verified under ${under.join(', ')}`;

/** Who signed an export, and how far that is known. */
export const saySigner = ({ keyid, service, signedAt, isKnown }: Signature): string =>
  isKnown
    ? `signed by key ${keyid} on ${signedAt}`
    : `signed by a key that calls itself ${keyid} of ${service}, on ${signedAt}: ${isKnown === null ? 'say with --key whose it has to be' : 'none of those given'}`;

/** When it was stamped and by whom, as the service tells it. */
export const sayStamp = (stamp: { stampedAt: string; by: string } | { missed: string }): string =>
  'missed' in stamp ? `not time-stamped: ${stamp.missed}` : `stamped on ${stamp.stampedAt} by ${stamp.by}`;

/** The same of an export, and how far it is known whose stamp that is. */
export function sayTimeStamp(timeStamp: TimeStamp | null): string {
  if (!timeStamp) return 'not time-stamped';
  if ('missed' in timeStamp) return sayStamp(timeStamp);
  const { stampedAt, authority, isRooted } = timeStamp;
  const known = isRooted ? '' : ': not checked against a root; say with --root which it has to lead to';
  return `${sayStamp({ stampedAt, by: authority })}${known}`;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
