import type { X509Certificate } from 'node:crypto';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import { checkTimeStamp } from '../time-stamp/check-time-stamp.ts';
import type { TimeStamp } from '../time-stamp/check-time-stamp.ts';
import { drawStill } from '../stills/draw-still.ts';
import { verifyTake } from '../verify-take.ts';
import type { Verification } from '../verify-take.ts';
import { checkAttestation } from './check-attestation.ts';
import type { Signature } from './check-attestation.ts';
import { ATTESTATION } from './export-members.ts';
import { sumUpEvidence } from './say-what-was-checked.ts';
import type { CheckedEvidence } from './say-what-was-checked.ts';
import { readExport } from './read-export.ts';

export interface VerifiedExport extends Verification {
  checked: CheckedEvidence;
  /** Null: it is not signed, or not so that it can be read. */
  signature: Signature | null;
  /** Null: it has none, or none that holds. */
  timeStamp: TimeStamp | null;
}

/**
 * Everything in which an exported take differs from what it must be; null where the file is no export. Needs nothing but the file, and to know
 * who signed it the thumbprints of the keys that may have, and to know whose time stamp it is the roots that authorities may lead to.
 */
export async function verifyExport(
  bytes: Uint8Array,
  channels: ReadonlyMap<string, ChannelRules>,
  { known, roots }: { known?: readonly string[]; roots?: readonly X509Certificate[] } = {},
): Promise<VerifiedExport | null> {
  const read = readExport(bytes);
  if (!read) return null;
  const { stored, members, readFiles, readStill, faults, isLegacy } = read;
  const signed = isLegacy && !known ? { differences: [], signature: null } : checkAttestation(members, stored, known);
  const { differences, remarks, under } = await verifyTake(stored, { readFiles, readStill, drawStill, channels });
  const stamp = checkTimeStamp(stored, roots);
  return {
    differences: [...faults, ...signed.differences, ...stamp.differences, ...differences],
    remarks: isLegacy ? [...remarks, UNSIGNED] : remarks,
    // A take that ended before its plan says no version; only former ones wrote it so.
    under: isLegacy && under.length === 0 ? [LAST_UNSIGNED] : under,
    checked: sumUpEvidence(stored),
    signature: signed.signature,
    timeStamp: stamp.timeStamp,
  };
}

/** From 0.3.0 on exports are signed. */
const LAST_UNSIGNED = '0.2.0';
const UNSIGNED = `there is no ${ATTESTATION}: versions up to ${LAST_UNSIGNED} did not sign what they exported`;
