import type { X509Certificate } from 'node:crypto';
import type { Difference } from '../compare-json.ts';
import { STAMP, STAMPED } from '../export/export-members.ts';
import { parseJson } from '../export/parse-json.ts';
import type { StoredTake } from '../recheck/stored-take.ts';
import { faultOfToken, signerOf } from './fault-of-token.ts';
import { leadsToRoot } from './leads-to-root.ts';
import { readToken } from './read-token.ts';
import { tellStamped } from './tell-stamped.ts';

/** A time stamp that holds, or why a take has none though it was to have one. */
export type TimeStamp =
  | {
      /** ISO 8601. */
      stampedAt: string;
      /** Name in the certificate of the authority. */
      authority: string;
      /** Whether it leads to a root that the verifier was given; null where it was given none. */
      isRooted: boolean | null;
    }
  | { missed: string };

interface Checked {
  differences: Difference[];
  /** Null: no authority was configured, or the stamp does not hold. */
  timeStamp: TimeStamp | null;
}

/** What a take has stored of its time stamp: that it is one of this take, and whose. With roots a take without one differs. */
export function checkTimeStamp(stored: StoredTake, roots?: readonly X509Certificate[]): Checked {
  const outcome = stored.timeStamp;
  if (!outcome || !('token' in outcome)) {
    const differences = roots ? [{ where: STAMP, stored: null, found: 'a time stamp' }] : [];
    return { differences, timeStamp: outcome ? { missed: outcome.missed } : null };
  }
  const told = checkToken(Buffer.from(outcome.token, 'base64'), tellStamped(stored), roots);
  return 'fault' in told
    ? { differences: [{ where: STAMP, stored: 'a token', found: told.fault }], timeStamp: null }
    : { differences: [], timeStamp: told };
}

/** The members of an export that hold its time stamp: both or, where an authority did not answer, the first; and what the first says follows. */
export function checkStampMembers(members: ReadonlyMap<string, Uint8Array>, stored: StoredTake): Difference[] {
  const [told, token] = [members.get(STAMPED), members.get(STAMP)];
  if (!told && !token) return [];
  const missed = told && missedIn(told);
  const due = tellStamped(stored, missed);
  return [
    ...(told && Buffer.from(due).equals(told)
      ? []
      : [{ where: STAMPED, stored: told ? 'something else' : null, found: Buffer.from(due).toString() }]),
    ...(told && missed === undefined && !token ? [{ where: STAMP, stored: null, found: 'a time stamp' }] : []),
    ...(token && missed !== undefined ? [{ where: STAMP, stored: 'a token', found: null }] : []),
  ];
}

/** What those members say, as it is stored with a take. */
export function readStampMembers(members: ReadonlyMap<string, Uint8Array>): Pick<StoredTake, 'timeStamp'> {
  const [told, token] = [members.get(STAMPED), members.get(STAMP)];
  if (token) return { timeStamp: { token: Buffer.from(token).toString('base64') } };
  const missed = told && missedIn(told);
  return missed === undefined ? {} : { timeStamp: { missed } };
}

function missedIn(told: Uint8Array): string | undefined {
  const value = parseJson(told);
  const missed = value && typeof value === 'object' && 'missed' in value ? value.missed : undefined;
  return typeof missed === 'string' ? missed : undefined;
}

function checkToken(
  der: Uint8Array,
  stamped: Uint8Array,
  roots: readonly X509Certificate[] | undefined,
): TimeStamp | { fault: string } {
  try {
    const token = readToken(der);
    const fault = faultOfToken(token, stamped);
    if (fault !== null) return { fault };
    const isRooted = roots ? leadsToRoot(token, roots) : null;
    if (isRooted === false) return { fault: 'its certificate leads to no root that was given' };
    return { stampedAt: new Date(token.stampedAt).toISOString(), authority: nameOf(signerOf(token)!), isRooted };
  } catch {
    return { fault: 'it cannot be read' };
  }
}

/** Common name, else organisation, else all of the name. */
function nameOf({ subject }: X509Certificate): string {
  const parts = new Map(
    subject.split('\n').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
  return parts.get('CN') ?? parts.get('O') ?? subject.replaceAll('\n', ', ');
}
