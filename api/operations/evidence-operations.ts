import { z } from 'zod';
import { TakeEvidence, TakeVerification } from '#contracts/take-evidence.ts';
import { RATE_LIMIT_HEADERS } from './headers.ts';
import type { HeaderName } from './headers.ts';
import type { Answer, Body, Operation, Parameter } from './operation.ts';
import { IF_NONE_MATCH, TAKE_ID } from './parameters.ts';

const ofAny = ['x-request-id', ...RATE_LIMIT_HEADERS] as const;
const ofTake = ['x-take-id', ...ofAny] as const;

/** What stands behind a take, and how anybody can check it. */
export const EVIDENCE_OPERATIONS = {
  take_evidence: {
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
        headers: ofTake,
      },
    ],
    errors: ['not_found'],
  },
  verify_take: {
    id: 'verifyTake',
    method: 'post',
    path: '/channel/{slug}/takes/{takeId}/verify',
    summary: 'Verify a take',
    description:
      'Makes the text of every page again from its bytes, runs the channel’s rules again, finds every quote again and computes answer and grade again. Of a take that runs or has no grade, what is stored is checked.',
    needsKey: true,
    parameters: [TAKE_ID],
    answers: [
      {
        status: 200,
        description: 'Equal, or every place where what is stored differs',
        bodies: [{ mediaType: 'application/json', schema: TakeVerification }],
        headers: ofTake,
      },
    ],
    errors: ['not_found'],
  },
  export_take: {
    id: 'exportTake',
    method: 'get',
    path: '/channel/{slug}/takes/{takeId}/export',
    summary: 'Export a take',
    description:
      'One zip with everything that it takes to verify the take offline (`npm run verify -- FILE.zip`): answer, plan, log, findings, citations, grade, and every page with its text and how it came, under a manifest of hashes, signed by a key of `/.well-known/jwks.json`. The same bytes each time; the `ETag` is the SHA-256 of its `manifest.json`. A take that failed, was cancelled or needs input is exported as it ended, without citations and grade.',
    needsKey: true,
    parameters: [TAKE_ID, IF_NONE_MATCH],
    answers: cachedAnswers('The zip', 'application/zip', ['content-disposition', ...ofTake], ofTake),
    errors: ['not_found', 'take_not_ended'],
  },
  page_text: {
    id: 'getPageText',
    method: 'get',
    path: '/channel/{slug}/pages/{sha256}',
    summary: 'Get the text of a page',
    description:
      'The archived text that citations refer to by UTF-16 offsets, for every page that a take of yours on this channel read, cited or not.',
    needsKey: true,
    parameters: [sha256('SHA-256 of the page, as the evidence of a take names it'), IF_NONE_MATCH],
    answers: cachedAnswers('The text', 'text/plain', ofAny),
    errors: ['not_found'],
  },
  still_picture: {
    id: 'getStill',
    method: 'get',
    path: '/channel/{slug}/stills/{sha256}.png',
    summary: 'Get a still',
    description:
      'The picture of a still that a take of yours on this channel made, as its `url` names it. It never changes; only the owner gets it.',
    needsKey: true,
    parameters: [sha256('SHA-256 of the picture, as `stills` of a take names it'), IF_NONE_MATCH],
    answers: cachedAnswers('The picture', 'image/png', ofAny),
    errors: ['not_found'],
  },
} as const satisfies Record<string, Operation>;

function sha256(description: string): Parameter {
  return { in: 'path', name: 'sha256', schema: z.string().regex(/^[0-9a-f]{64}$/), description };
}

/** A body that a caller may hold on to, and the answer to one who still has it. */
function cachedAnswers(
  description: string,
  mediaType: Body['mediaType'],
  headers: readonly HeaderName[],
  headersOf304 = headers,
): Answer[] {
  return [
    { status: 200, description, bodies: [{ mediaType }], headers: ['etag', 'cache-control', ...headers] },
    {
      status: 304,
      description: 'What `If-None-Match` names still holds',
      bodies: [],
      headers: ['etag', 'cache-control', ...headersOf304],
    },
  ];
}
