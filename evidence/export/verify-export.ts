import { verifyTake } from '../verify-take.ts';
import type { Verification } from '../verify-take.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import { drawStill } from '../stills/draw-still.ts';
import { sumUpEvidence } from './say-what-was-checked.ts';
import type { CheckedEvidence } from './say-what-was-checked.ts';
import { readExport } from './read-export.ts';

/** Everything in which an exported take differs from what it must be; null where the file is no export. Needs nothing but the file. */
export async function verifyExport(
  bytes: Uint8Array,
  channels: ReadonlyMap<string, ChannelRules>,
): Promise<(Verification & { checked: CheckedEvidence }) | null> {
  const read = readExport(bytes);
  if (!read) return null;
  const { differences, ...verification } = await verifyTake(read.stored, {
    readFiles: read.readFiles,
    readStill: read.readStill,
    drawStill,
    channels,
  });
  return { differences: [...read.faults, ...differences], ...verification, checked: sumUpEvidence(read.stored) };
}
