import type { Request, Response } from 'express';
import type { TakeEvidence } from '#contracts/take-evidence.ts';
import { requireTake } from '../channels/require-take.ts';
import type { ApiContext } from '../context.ts';
import { findMentions } from '../../evidence/find-mentions.ts';
import { buildStoredTake } from '../../evidence/recheck/build-stored-take.ts';
import { findTakeRecord } from './find-take-record.ts';
import { locateStored } from './locate-stored.ts';

/** `GET evidence`: what the take read, what of it the output cites, and how the grade was made. Of a take that runs: what is there. */
export const getEvidence = (context: ApiContext) => async (request: Request, response: Response) => {
  const { of, take } = await requireTake(context, request, response);
  const stored = buildStoredTake(await findTakeRecord(context, of, take));
  const body: TakeEvidence = {
    takeId: of.takeId,
    pages: stored.pages.map(({ sha256, url, at, status, mediaType }) => ({ sha256, url, at, status, mediaType })),
    citations: await locateStored(context, of.operatorId, stored),
    mentions: stored.take ? findMentions(stored.take) : [],
    grade: stored.grade && {
      rubric: stored.grade.rubric,
      checks: stored.grade.checks.map(({ name, weight, score, evidence }) => ({ name, weight, score, evidence })),
    },
  };
  response.set('cache-control', 'no-store');
  response.json(body);
};
