import { recheckTake } from '../recheck-take.ts';
import type { Recheck } from '../recheck-take.ts';
import type { ChannelRules } from '#contracts/channel-rules.ts';
import { drawStill } from '../stills/draw-still.ts';
import { sumUpEvidence } from './say-what-was-checked.ts';
import type { CheckedEvidence } from './say-what-was-checked.ts';
import { readExport } from './read-export.ts';

/** Everything in which an exported take differs from what it must be; null where the file is no export. Needs nothing but the file. */
export async function verifyExport(
  bytes: Uint8Array,
  channels: ReadonlyMap<string, ChannelRules>,
): Promise<(Recheck & { checked: CheckedEvidence }) | null> {
  const read = readExport(bytes);
  if (!read) return null;
  const { differences, remarks } = await recheckTake(read.stored, {
    readFiles: read.readFiles,
    readStill: read.readStill,
    drawStill,
    channels,
  });
  return { differences: [...read.faults, ...differences], remarks, checked: sumUpEvidence(read.stored) };
}
