import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { AppError } from '#contracts/errors.ts';
import { RunAgentInput } from '#contracts/run-agent-input.ts';
import type { ClientLine } from '#contracts/run-agent-input.ts';
import { isEnd } from '#contracts/take-event.ts';
import { accept } from '../channels/accept.ts';
import { invalidParameter } from '../channels/list-takes.ts';
import type { ApiContext } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { openEventStream } from '../http/event-stream.ts';
import { buildRunOrder } from './build-run-order.ts';
import { createAgUiMapper } from './map-events.ts';

/**
 * `POST agui`: starts a run, or attaches to the one that the same run id started, and streams it from its first event or from after
 * `Last-Event-ID`. Leaving detaches; the run goes on.
 */
export const postRun = (context: ApiContext) => async (request: Request, response: Response) => {
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

  const line: ClientLine = input.protocolVersion == null ? 'pre-1.0' : '1.0';
  const stream = openEventStream(response, { 'x-take-id': takeId });
  await streamRun(context, {
    operatorId: caller.operatorId,
    takeId,
    card: caller.channel.card,
    line,
    resumeAfter,
    stream,
  });
};

interface RunStream {
  operatorId: string;
  takeId: string;
  card: { slug: string; number: number; name: string };
  line: ClientLine;
  resumeAfter: FrameId;
  stream: ReturnType<typeof openEventStream>;
}

async function streamRun(
  context: ApiContext,
  { operatorId, takeId, card, line, resumeAfter, stream }: RunStream,
): Promise<void> {
  let mapper: ReturnType<typeof createAgUiMapper> | undefined;
  for await (const events of context.feed.follow({ operatorId, takeId }, 0, stream.signal)) {
    const frames: { id: string; data: string }[] = [];
    for (const event of events) {
      if (event.type === 'take.accepted' && event.run)
        mapper = createAgUiMapper({ run: event.run, channel: card, line, takeId });
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
