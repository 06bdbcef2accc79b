import { createHash } from 'node:crypto';
import type { Difference } from '../../evidence/compare-json.ts';
import { verifyTake } from '../../evidence/verify-take.ts';
import { buildStoredTake } from '../../evidence/recheck/build-stored-take.ts';
import type { TakeRecord } from '../../evidence/recheck/build-stored-take.ts';
import { checkTimeStamp } from '../../evidence/time-stamp/check-time-stamp.ts';
import type { TimeStamp } from '../../evidence/time-stamp/check-time-stamp.ts';
import type { PageFiles } from '../../evidence/recheck/recheck-pages.ts';
import { drawStill } from '../../evidence/stills/draw-still.ts';
import type { JobTools } from '../job.ts';

export interface Verifying {
  record: TakeRecord;
  /** What is kept of its pages, by their SHA-256. */
  files: ReadonlyMap<string, PageFiles>;
  /** What is kept of its stills, by their SHA-256. */
  stills: ReadonlyMap<string, Uint8Array>;
}

export interface Verified {
  differences: Difference[];
  /** Former versions by whose rules it was checked. */
  under: string[];
  /** Null: it has none, or none that holds. */
  timeStamp: TimeStamp | null;
}

/** Where a take is not what follows from its pages. */
export async function verify({ record, files, stills }: Verifying, { channels }: JobTools): Promise<Verified> {
  const stored = buildStoredTake(record);
  const stamp = checkTimeStamp(stored);
  const { differences, under } = await verifyTake(stored, {
    readFiles: ({ sha256 }) => files.get(sha256) ?? { bytes: undefined, text: undefined },
    readStill: (sha256) => stills.get(sha256),
    drawStill,
    channels,
  });
  const own = [...record.outputs.flatMap(checkHash), ...stamp.differences];
  return { differences: [...own, ...differences], under, timeStamp: stamp.timeStamp };
}

function checkHash({ step, text, sha256 }: TakeRecord['outputs'][number]): Difference[] {
  const found = createHash('sha256').update(text).digest('hex');
  return found === sha256 ? [] : [{ where: `output of stage ${step}`, stored: sha256, found }];
}
