import { TakeEvent } from '#contracts/take-event.ts';
import { TakeList } from '#contracts/take-list.ts';
import { TakeRequest, TakeResponse } from '#contracts/take.ts';
import { RATE_LIMIT_HEADERS } from './headers.ts';
import type { Operation } from './operation.ts';
import { AFTER, CURSOR, IDEMPOTENCY_KEY, LAST_EVENT_ID, LIMIT, PREFER, TAKE_ID } from './parameters.ts';

const answer = { mediaType: 'application/json', schema: TakeResponse } as const;
const ofTake = ['x-take-id', 'x-request-id', ...RATE_LIMIT_HEADERS] as const;

/** Takes over plain HTTP. */
export const TAKE_OPERATIONS = {
  roll_take: {
    id: 'rollTake',
    method: 'post',
    path: '/channel/{slug}/take',
    summary: 'Roll a take',
    description:
      'Accepts a brief and answers with the finished take. A take that asks for something it needs ends `needs_input` with `asks`; answer them in the `notes` of the next call, with the brief so far as `prior.brief`. A take that failed answers 200 as well, with `lifecycle` and no grade, and costs nothing.',
    needsKey: true,
    parameters: [PREFER, IDEMPOTENCY_KEY],
    body: TakeRequest,
    answers: [
      {
        status: 200,
        description: 'The take has ended',
        bodies: [answer],
        headers: [...ofTake, 'idempotency-replayed'],
      },
      {
        status: 202,
        description: 'The take goes on; the response so far, and where to look',
        bodies: [answer],
        headers: [...ofTake, 'idempotency-replayed', 'location', 'retry-after'],
      },
    ],
    errors: [
      'invalid_request',
      'invalid_json',
      'credits_exhausted',
      'archive_full',
      'body_too_large',
      'unsupported_media_type',
      'idempotency_mismatch',
    ],
  },
  list_takes: {
    id: 'listTakes',
    method: 'get',
    path: '/channel/{slug}/takes',
    summary: 'List your takes',
    description: 'Takes of the key’s owner on this channel, newest first.',
    needsKey: true,
    parameters: [LIMIT, CURSOR],
    answers: [
      {
        status: 200,
        description: 'A page of takes',
        bodies: [{ mediaType: 'application/json', schema: TakeList }],
        headers: ['x-request-id', ...RATE_LIMIT_HEADERS],
      },
    ],
    errors: ['invalid_request'],
  },
  get_take: {
    id: 'getTake',
    method: 'get',
    path: '/channel/{slug}/takes/{takeId}',
    summary: 'Get a take',
    description: 'The answer of a take that has ended, the same bytes each time; else the response so far.',
    needsKey: true,
    parameters: [TAKE_ID],
    answers: [{ status: 200, description: 'The take', bodies: [answer], headers: ofTake }],
    errors: ['not_found'],
  },
  follow_take: {
    id: 'followTake',
    method: 'get',
    path: '/channel/{slug}/takes/{takeId}/events',
    summary: 'Follow a take',
    description:
      'The log of the take as server-sent events, `id` being `seq`: what is stored, then what comes, until the one event that ends it.',
    needsKey: true,
    parameters: [TAKE_ID, AFTER, LAST_EVENT_ID],
    answers: [
      {
        status: 200,
        description: 'The events',
        bodies: [{ mediaType: 'text/event-stream', schema: TakeEvent }],
        headers: ofTake,
      },
      {
        status: 204,
        description: 'The take has ended and there is nothing after that event',
        bodies: [],
        headers: ofTake,
      },
    ],
    errors: ['not_found', 'invalid_request'],
  },
  cancel_take: {
    id: 'cancelTake',
    method: 'post',
    path: '/channel/{slug}/takes/{takeId}/cancel',
    summary: 'Cancel a take',
    description:
      'Asks for the take to stop; it then ends `cancelled` and costs nothing. Asking again, or after its end, changes nothing.',
    needsKey: true,
    parameters: [TAKE_ID],
    answers: [
      { status: 202, description: 'The response so far', bodies: [answer], headers: [...ofTake, 'retry-after'] },
    ],
    errors: ['not_found'],
  },
} as const satisfies Record<string, Operation>;
