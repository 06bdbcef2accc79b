import type { Request } from 'express';
import { z } from 'zod';
import { TakeEvent, isEnd } from '#contracts/take-event.ts';
import { findEvents } from '../../db/queries/take-events.ts';
import { EVENT_STREAM_HEADERS, openEventStream } from '../http/event-stream.ts';
import { invalidParameter } from '../http/invalid-parameter.ts';
import { requireTake } from '../takes/require-take.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation, Parameter } from './operation.ts';
import { TAKE_ID } from './parameters.ts';

const EVENT_ID = z.int().min(0).max(999_999_999);

const AFTER: Parameter = {
  in: 'query',
  name: 'after',
  schema: EVENT_ID,
  description: 'Send events after this `seq`',
};

const LAST_EVENT_ID: Parameter = {
  in: 'header',
  name: 'Last-Event-ID',
  schema: EVENT_ID,
  description: 'The same, as an EventSource sends it; it wins over `after`',
};

/** `GET takes/{takeId}/events`: the log itself, from after `Last-Event-ID` or `?after=`, then live until the end. */
export const followTake: Operation = {
  name: 'follow_take',
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
      headers: OF_TAKE,
    },
    {
      status: 204,
      description: 'The take has ended and there is nothing after that event',
      bodies: [],
      headers: OF_TAKE,
    },
  ],
  errors: ['not_found', 'invalid_request'],
  handle: (context) => async (request, response) => {
    const { caller, ref, take } = await requireTake(context, request, response);
    const after = parseAfter(request);
    // An EventSource that has seen the end would come back for ever; 204 tells it to stay away.
    if (take.endedAt !== null && (await findEvents(context.db, { ...ref, after, limit: 1 })).length === 0) {
      response.status(204).end();
      return;
    }
    if (request.method === 'HEAD') {
      response.set(EVENT_STREAM_HEADERS).status(200).end();
      return;
    }
    using _place = context.streams.claim(caller);
    const stream = openEventStream(response);
    for await (const events of context.feed.follow(ref, after, stream.signal)) {
      await stream.send(events.map((event) => ({ id: String(event.seq), data: JSON.stringify(event) })));
      if (events.some(isEnd)) break;
    }
    stream.end();
  },
};

/** The seq to go on after; the header wins. Node joins repeated headers by commas: the last one counts. */
function parseAfter(request: Request): number {
  const header = request.get('last-event-id')?.split(',').at(-1)?.trim();
  const after = parseSeq('after', request.query.after ?? '0');
  return header === undefined ? after : parseSeq('Last-Event-ID', header);
}

function parseSeq(name: string, value: unknown): number {
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
  throw invalidParameter(name, 'must be the id of an event of this take');
}
