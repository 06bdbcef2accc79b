import { createHash } from 'node:crypto';
import type { Difference } from '../../evidence/compare-json.ts';
import { recheckTake } from '../../evidence/recheck-take.ts';
import { buildStoredTake } from '../../evidence/recheck/build-stored-take.ts';
import type { TakeRecord } from '../../evidence/recheck/build-stored-take.ts';
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

/** Where a take is not what follows from its pages. */
export async function verify({ record, files, stills }: Verifying, { channels }: JobTools): Promise<Difference[]> {
  const { differences } = await recheckTake(buildStoredTake(record), {
    readFiles: ({ sha256 }) => files.get(sha256) ?? { bytes: undefined, text: undefined },
    readStill: (sha256) => stills.get(sha256),
    drawStill,
    channels,
  });
  return [...record.outputs.flatMap(checkHash), ...differences];
}

function checkHash({ step, text, sha256 }: TakeRecord['outputs'][number]): Difference[] {
  const found = createHash('sha256').update(text).digest('hex');
  return found === sha256 ? [] : [{ where: `output of stage ${step}`, stored: sha256, found }];
}
