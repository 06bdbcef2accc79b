import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';
import { RunAgentInput } from '#contracts/run-agent-input.ts';
import type { ProtocolVersion } from '#contracts/run-agent-input.ts';
import { isEnd } from '#contracts/take-event.ts';
import { buildRunOrder } from '../ag-ui/build-run-order.ts';
import { createAgUiMapper } from '../ag-ui/map-events.ts';
import type { ApiContext } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { openEventStream } from '../http/event-stream.ts';
import { invalidParameter } from '../http/invalid-parameter.ts';
import { accept } from '../takes/accept.ts';
import { AGUI_ERRORS, AGUI_EVENTS } from './answers.ts';
import { OF_TAKE } from './headers.ts';
import type { Operation, Parameter } from './operation.ts';

const LAST_FRAME_ID: Parameter = {
  in: 'header',
  name: 'Last-Event-ID',
  schema: z.string().regex(/^[0-9]{1,9}\.[0-9]{1,6}$/),
  description: 'The `id` of the last frame that arrived: the stream goes on after it',
};

/**
 * `POST agui`: starts a run, or attaches to the one that the same run id started, and streams it from its first event or from after
 * `Last-Event-ID`. Leaving detaches; the run goes on.
 */
export const runAgui: Operation = {
  name: 'agui_run',
  id: 'runAgui',
  method: 'post',
  path: '/channel/{slug}/agui',
  summary: 'Run as an AG-UI event stream',
  description:
    'The last user message is the brief. The same `runId` on the same thread attaches to the run that it started, from its first event or after `Last-Event-ID`. Leaving detaches; the run goes on.',
  needsKey: true,
  parameters: [LAST_FRAME_ID],
  body: RunAgentInput,
  answers: [
    {
      status: 200,
      description: 'Typed AG-UI events, from `RUN_STARTED` to one of `RUN_FINISHED` and `RUN_ERROR`',
      bodies: [AGUI_EVENTS],
      headers: OF_TAKE,
    },
  ],
  errors: [...AGUI_ERRORS, 'credits_exhausted', 'archive_full', 'own_key_missing', 'run_conflict'],
  handle: (context) => async (request, response) => {
    const caller = await authenticate(context, request, response);
    if (!request.accepts('text/event-stream'))
      throw new AppError('not_acceptable', 'A run is answered as text/event-stream; accept that.');
    const resumeAfter = parseLastEventId(request.get('last-event-id'));
    const input = await context.bodies.read(request, caller, RunAgentInput);
    const threadId = input.threadId ?? randomUUID();
    const runId = input.runId ?? randomUUID();
    // Nothing is accepted that could not be streamed.
    using _place = context.streams.claim(caller);
    const order = await buildRunOrder(context, caller, { input, threadId, runId });
    const { takeId } = await accept(context, caller, order);

    const protocolVersion: ProtocolVersion = input.protocolVersion == null ? 'pre-1.0' : '1.0';
    const stream = openEventStream(response, { 'x-take-id': takeId });
    await streamRun(context, {
      operatorId: caller.operatorId,
      takeId,
      card: caller.channel.card,
      protocolVersion,
      resumeAfter,
      stream,
    });
  },
};

interface RunStream {
  operatorId: string;
  takeId: string;
  card: { slug: string; number: number; name: string };
  protocolVersion: ProtocolVersion;
  resumeAfter: FrameId;
  stream: ReturnType<typeof openEventStream>;
}

async function streamRun(
  context: ApiContext,
  { operatorId, takeId, card, protocolVersion, resumeAfter, stream }: RunStream,
): Promise<void> {
  let mapper: ReturnType<typeof createAgUiMapper> | undefined;
  for await (const events of context.feed.follow({ operatorId, takeId }, 0, stream.signal)) {
    const frames: { id: string; data: string }[] = [];
    for (const event of events) {
      if (event.type === 'take.accepted' && event.run)
        mapper = createAgUiMapper({ run: event.run, channel: card, protocolVersion, takeId });
      for (const [k, mapped] of (mapper?.map(event) ?? []).entries()) {
        if (isAfter({ seq: event.seq, k }, resumeAfter))
          frames.push({ id: `${event.seq}.${k}`, data: JSON.stringify(mapped) });
      }
    }
    await stream.send(frames);
    if (events.some(isEnd)) break;
  }
  stream.end();
}

interface FrameId {
  seq: number;
  k: number;
}

const isAfter = (frame: FrameId, last: FrameId): boolean =>
  frame.seq > last.seq || (frame.seq === last.seq && frame.k > last.k);

/** Node joins repeated headers by commas: the last one counts. */
function parseLastEventId(header: string | undefined): FrameId {
  if (header === undefined) return { seq: 0, k: 0 };
  const match = /^(\d{1,9})\.(\d{1,6})$/.exec(header.split(',').at(-1)!.trim());
  if (!match) throw invalidParameter('Last-Event-ID', 'must be the id of a frame of this run');
  return { seq: Number(match[1]), k: Number(match[2]) };
}
