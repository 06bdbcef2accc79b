import { TakeEvidence } from '#contracts/take-evidence.ts';
import { findMentions } from '../../evidence/find-mentions.ts';
import { buildStoredTake } from '../../evidence/recheck/build-stored-take.ts';
import { findTakeRecord } from '../evidence/find-take-record.ts';
import { locateStored } from '../evidence/locate-stored.ts';
import { requireTake } from '../takes/require-take.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation } from './operation.ts';
import { TAKE_ID } from './parameters.ts';

/** `GET evidence`: what the take read, what of it the output cites, and how the grade was made. Of a take that runs: what is there. */
export const getEvidence: Operation = {
  name: 'take_evidence',
  id: 'getEvidence',
  method: 'get',
  path: '/channel/{slug}/takes/{takeId}/evidence',
  summary: 'Get the evidence of a take',
  description:
    'The pages that it read, every citation of its output with its place (W3C selectors and a text fragment among it), and the checks behind its grade. Of a take that runs: what is there so far.',
  needsKey: true,
  parameters: [TAKE_ID],
  answers: [
    {
      status: 200,
      description: 'The evidence',
      bodies: [{ mediaType: 'application/json', schema: TakeEvidence }],
      headers: OF_TAKE,
    },
  ],
  errors: ['not_found'],
  handle: (context) => async (request, response) => {
    const { ref, take } = await requireTake(context, request, response);
    const stored = buildStoredTake(await findTakeRecord(context, ref, take));
    const body: TakeEvidence = {
      takeId: ref.takeId,
      pages: stored.pages.map(({ sha256, url, at, status, mediaType }) => ({ sha256, url, at, status, mediaType })),
      citations: await locateStored(context, ref.operatorId, stored),
      mentions: stored.take ? findMentions(stored.take) : [],
      grade: stored.grade && {
        rubric: stored.grade.rubric,
        checks: stored.grade.checks.map(({ name, weight, score, evidence }) => ({ name, weight, score, evidence })),
      },
    };
    response.set('cache-control', 'no-store');
    response.json(body);
  },
};
