import type { Request, Response } from 'express';
import { isEnd } from '#contracts/take-event.ts';
import { findEvents } from '../../db/queries/take-events.ts';
import type { ApiContext } from '../context.ts';
import { EVENT_STREAM_HEADERS, openEventStream } from '../http/event-stream.ts';
import { invalidParameter } from './list-takes.ts';
import { requireTake } from './require-take.ts';

/** `GET takes/{takeId}/events`: the log itself, from after `Last-Event-ID` or `?after=`, then live until the end. */
export const takeEvents = (context: ApiContext) => async (request: Request, response: Response) => {
  const { caller, of, take } = await requireTake(context, request, response);
  const after = parseAfter(request);
  // An EventSource that has seen the end would come back for ever; 204 tells it to stay away.
  if (take.endedAt !== null && (await findEvents(context.db, { ...of, after, limit: 1 })).length === 0) {
    response.status(204).end();
    return;
  }
  if (request.method === 'HEAD') {
    response.set(EVENT_STREAM_HEADERS).status(200).end();
    return;
  }
  using _place = context.streams.claim(caller);
  const stream = openEventStream(response);
  for await (const events of context.feed.follow(of, after, stream.signal)) {
    await stream.send(events.map((event) => ({ id: String(event.seq), data: JSON.stringify(event) })));
    if (events.some(isEnd)) break;
  }
  stream.end();
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
