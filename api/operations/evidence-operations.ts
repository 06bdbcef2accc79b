import { z } from 'zod';
import { TakeEvidence, TakeVerification } from '#contracts/take-evidence.ts';
import { RATE_LIMIT_HEADERS } from './headers.ts';
import type { Operation } from './operation.ts';
import { IF_NONE_MATCH, TAKE_ID } from './parameters.ts';

const ofTake = ['x-take-id', 'x-request-id', ...RATE_LIMIT_HEADERS] as const;

/** What stands behind a take, and how anybody can check it. */
export const EVIDENCE_OPERATIONS = {
  take_evidence: {
    method: 'get',
    path: '/channel/{slug}/takes/{takeId}/evidence',
    summary: 'Get the evidence of a take',
    description:
      'The pages that it read, every citation of its output with its place, and the checks behind its grade. Of a take that runs: what is there so far.',
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
    method: 'get',
    path: '/channel/{slug}/takes/{takeId}/export',
    summary: 'Export a take',
    description:
      'One zip with everything that it takes to verify the take offline (`npm run verify -- FILE.zip`): answer, plan, log, findings, citations, grade, and every page with its text, under a manifest of hashes. The same bytes each time; the `ETag` is the SHA-256 of its `manifest.json`. A take that failed, was cancelled or needs input is exported as it ended, without citations and grade.',
    needsKey: true,
    parameters: [TAKE_ID, IF_NONE_MATCH],
    answers: [
      {
        status: 200,
        description: 'The zip',
        bodies: [{ mediaType: 'application/zip' }],
        headers: ['etag', 'cache-control', 'content-disposition', ...ofTake],
      },
      {
        status: 304,
        description: 'What `If-None-Match` names still holds',
        bodies: [],
        headers: ['etag', 'cache-control', ...ofTake],
      },
    ],
    errors: ['not_found', 'take_not_ended'],
  },
  page_text: {
    method: 'get',
    path: '/channel/{slug}/pages/{sha256}',
    summary: 'Get the text of a page',
    description:
      'The archived text that citations refer to by UTF-16 offsets, for every page that a take of yours on this channel read, cited or not.',
    needsKey: true,
    parameters: [
      {
        in: 'path',
        name: 'sha256',
        schema: z.string().regex(/^[0-9a-f]{64}$/),
        description: 'SHA-256 of the page, as the evidence of a take names it',
      },
      IF_NONE_MATCH,
    ],
    answers: [
      {
        status: 200,
        description: 'The text',
        bodies: [{ mediaType: 'text/plain' }],
        headers: ['etag', 'cache-control', 'x-request-id', ...RATE_LIMIT_HEADERS],
      },
      {
        status: 304,
        description: 'What `If-None-Match` names still holds',
        bodies: [],
        headers: ['etag', 'cache-control', 'x-request-id', ...RATE_LIMIT_HEADERS],
      },
    ],
    errors: ['not_found'],
  },
  still_picture: {
    method: 'get',
    path: '/channel/{slug}/stills/{sha256}.png',
    summary: 'Get a still',
    description:
      'The picture of a still that a take of yours on this channel made, as its `url` names it. It never changes; only the owner gets it.',
    needsKey: true,
    parameters: [
      {
        in: 'path',
        name: 'sha256',
        schema: z.string().regex(/^[0-9a-f]{64}$/),
        description: 'SHA-256 of the picture, as `stills` of a take names it',
      },
      IF_NONE_MATCH,
    ],
    answers: [
      {
        status: 200,
        description: 'The picture',
        bodies: [{ mediaType: 'image/png' }],
        headers: ['etag', 'cache-control', 'x-request-id', ...RATE_LIMIT_HEADERS],
      },
      {
        status: 304,
        description: 'What `If-None-Match` names still holds',
        bodies: [],
        headers: ['etag', 'cache-control', 'x-request-id', ...RATE_LIMIT_HEADERS],
      },
    ],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Operation>;
