import { sendExport } from '../evidence/send-export.ts';
import { requireTake } from '../takes/require-take.ts';
import { cachedAnswers } from './answers.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation } from './operation.ts';
import { IF_NONE_MATCH, TAKE_ID } from './parameters.ts';

/**
 * `GET export`: everything needed to verify a take offline, as one signed zip, the same bytes each time. The ETag is the SHA-256 of its
 * `manifest.json`, so that who was handed an export can ask whether it is the one of this service. Ends in take_not_ended, or unavailable where
 * nothing can be signed.
 */
export const exportTake: Operation = {
  name: 'export_take',
  id: 'exportTake',
  method: 'get',
  path: '/channel/{slug}/takes/{takeId}/export',
  summary: 'Export a take',
  description:
    'One zip with everything that it takes to verify the take offline (`npm run verify -- FILE.zip`): answer, plan, log, findings, citations, grade, and every page with its text and how it came, under a manifest of hashes, signed by a key of `/.well-known/jwks.json`. The same bytes each time; the `ETag` is the SHA-256 of its `manifest.json`. A take that failed, was cancelled or needs input is exported as it ended, without citations and grade.',
  needsKey: true,
  parameters: [TAKE_ID, IF_NONE_MATCH],
  answers: cachedAnswers('The zip', 'application/zip', ['content-disposition', ...OF_TAKE], OF_TAKE),
  errors: ['not_found', 'take_not_ended'],
  handle: (context) => async (request, response) => {
    const { ref, take } = await requireTake(context, request, response);
    await sendExport(context, { request, response, ref, take });
  },
};
