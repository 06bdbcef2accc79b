import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { TakeVerification } from '#contracts/take-evidence.ts';
import type { StoredOutput } from '../../db/queries/stored-take.ts';
import { recheckTake } from '../../evidence/recheck-take.ts';
import type { Difference } from '../../evidence/recheck-take.ts';
import { requireTake } from '../channels/require-take.ts';
import type { ApiContext } from '../context.ts';
import { gatherStoredTake } from './gather-stored-take.ts';
import { readPageFiles } from './page-files.ts';

/**
 * `POST verify`: reads the pages again, finds every quote again, computes answer and grade again, and says where that is not what is stored.
 * Of a take without a grade, or one that runs, what is there is checked.
 */
export const verifyTake = (context: ApiContext) => async (request: Request, response: Response) => {
  const { of, take } = await requireTake(context, request, response);
  const { stored, outputs } = await gatherStoredTake(context, of, take);
  const recheck = await recheckTake(stored, {
    readFiles: readPageFiles(context.pages),
    readStill: (sha256) => context.pages.findBytes(sha256),
    drawStill: context.drawStill,
    channels: context.channels,
  });
  const differences = [...outputs.flatMap(checkHash), ...recheck.differences];
  const body: TakeVerification = { equal: differences.length === 0, differences };
  response.set('cache-control', 'no-store');
  response.json(body);
};

function checkHash({ step, text, sha256 }: StoredOutput): Difference[] {
  const found = createHash('sha256').update(text).digest('hex');
  return found === sha256 ? [] : [{ where: `output of stage ${step}`, stored: sha256, found }];
}
