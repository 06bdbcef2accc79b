import { AppError } from '#contracts/errors.ts';
import { RunAgentInput } from '#contracts/run-agent-input.ts';
import { isEnd } from '#contracts/take-event.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import { findEvents } from '../../db/queries/take-events.ts';
import { findThreadTakes } from '../../db/queries/takes.ts';
import { EventType } from '../ag-ui/event-type.ts';
import type { AgUiEvent } from '../ag-ui/event-type.ts';
import { createAgUiMapper } from '../ag-ui/map-events.ts';
import { createMessageFold, dropRepeated, findThreadMessages } from '../ag-ui/thread-messages.ts';
import { authenticate } from '../http/authenticate.ts';
import { openEventStream } from '../http/event-stream.ts';
import { AGUI_ERRORS, AGUI_EVENTS } from './answers.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation } from './operation.ts';

/**
 * `POST agui/connect`: brings a front end that holds part of a thread, or nothing, up to date: the whole thread as messages, the state, what
 * is open, then the last run's live tail (notes on AG-UI; no official client sends a cursor here).
 */
export const connectAgui: Operation = {
  name: 'agui_connect',
  id: 'connectAgui',
  method: 'post',
  path: '/channel/{slug}/agui/connect',
  summary: 'Come back to a thread',
  description:
    'For a front end that holds part of a thread, or nothing: the whole thread as messages, the state, what is open, then the live end of its last run.',
  needsKey: true,
  parameters: [],
  body: RunAgentInput,
  answers: [
    {
      status: 200,
      description: 'AG-UI events: `RUN_STARTED`, `MESSAGES_SNAPSHOT`, `STATE_SNAPSHOT`, then the live end',
      bodies: [AGUI_EVENTS],
      headers: OF_TAKE,
    },
  ],
  errors: [...AGUI_ERRORS, 'not_found'],
  handle: (context) => async (request, response) => {
    const caller = await authenticate(context, request, response);
    if (!request.accepts('text/event-stream'))
      throw new AppError('not_acceptable', 'A run is answered as text/event-stream; accept that.');
    const input = await context.bodies.read(request, caller, RunAgentInput);
    const takes =
      input.threadId == null
        ? []
        : await findThreadTakes(context.db, { ...caller, channel: caller.channel.card.slug, threadId: input.threadId });
    const last = takes.at(-1);
    if (!last) throw new AppError('not_found', 'There is no such thread on this channel.');

    const takeIds = takes.slice(0, -1).map(({ takeId }) => takeId);
    const earlier = await findThreadMessages(context.db, { ...caller, takeIds });
    const log = await findEvents(context.db, { ...caller, takeId: last.takeId, limit: 100_000 });
    const [accepted] = log;
    if (accepted?.type !== 'take.accepted' || !accepted.run) throw new Error(`take ${last.takeId} has no run`);
    const { card } = caller.channel;
    const protocolVersion = input.protocolVersion == null ? 'pre-1.0' : '1.0';
    const mapper = createAgUiMapper({ run: accepted.run, channel: card, protocolVersion, takeId: last.takeId });
    const seen = log.filter((event) => !isEnd(event));
    const [started] = seen.flatMap((event) => mapper.map(event));
    const { messages, add } = createMessageFold();
    for (const event of seen) add(event);

    using _place = context.streams.claim(caller);
    const stream = openEventStream(response, { 'x-take-id': last.takeId });
    const prelude: AgUiEvent[] = [
      started!,
      { type: EventType.MESSAGES_SNAPSHOT, messages: dropRepeated([...earlier, ...messages]) },
      {
        type: EventType.STATE_SNAPSHOT,
        snapshot: { ...accepted.run.state, take: { ...foldTake(seen, card), creditsLeft: null } },
      },
      ...mapper.open.reopen(),
    ];
    const cursor = seen.at(-1)!.seq;
    await stream.send(prelude.map((event, k) => ({ id: `${cursor}.${1_000 + k}`, data: JSON.stringify(event) })));
    for await (const events of context.feed.follow({ ...caller, takeId: last.takeId }, cursor, stream.signal)) {
      await stream.send(
        events.flatMap((event) =>
          mapper.map(event).map((mapped, k) => ({ id: `${event.seq}.${k}`, data: JSON.stringify(mapped) })),
        ),
      );
      if (events.some(isEnd)) break;
    }
    stream.end();
  },
};
