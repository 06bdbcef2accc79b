import { isEnd } from '#contracts/take-event.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { findEvents } from '../../../db/queries/take-events.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { type ConsoleCall, idOf } from '../call.ts';
import { showEvents } from './find-shown-take.ts';
import { renderProgress } from './render-progress.ts';

/**
 * `GET /console/takes/{id}/live`: the live part of a take's page, as it changes, from the log that AG-UI is made of. The event `ended` says that the
 * page as a whole has changed. A browser that comes back goes on after the last event it saw.
 */
export async function liveTake(call: ConsoleCall): Promise<void> {
  const { context, request, response, session, operatorId } = call;
  const takeId = idOf(call);
  const after = Number(request.get('last-event-id') ?? request.query['after'] ?? 0) || 0;
  const events: TakeEvent[] = await findEvents(context.db, { operatorId, takeId, limit: 100_000 });
  showEvents(context, takeId, events);
  using _claim = context.streams.claim(session.principal);
  const stream = openEventStream(response);
  if (events.length > after || events.some(isEnd)) await send(events);
  if (!events.some(isEnd)) {
    for await (const more of context.feed.follow({ operatorId, takeId }, events.length, stream.signal)) {
      events.push(...more);
      await send(events);
      if (more.some(isEnd)) break;
    }
  }
  stream.end();

  async function send(all: TakeEvent[]): Promise<void> {
    const id = String(all.length);
    if (all.some(isEnd)) await stream.send([{ id, event: 'ended', data: '' }]);
    else await stream.send([{ id, data: renderProgress(showEvents(context, takeId, all)).text.replaceAll('\n', ' ') }]);
  }
}
