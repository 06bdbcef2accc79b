import type { ChannelCard } from '#contracts/channel-card.ts';
import { AppError, ERRORS } from '#contracts/errors.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { JsonObject } from '#contracts/json.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import type { TakeRequest, TakeResponse } from '#contracts/take.ts';
import { createAgUiMapper } from '../ag-ui/map-events.ts';
import { buildProblem } from '../http/problem.ts';
import { readRecordedExample } from './recorded-example.ts';

const TAKE_ID = '7d1f0f9e-6f0a-4f5e-9f4b-0d6a1c2b3e4f';
const REQUEST_ID = '0b8f4c9e-1a55-4d0c-8f86-3f1f2a7f9c11';
const AT = '2026-01-15T09:30:00.000Z';

/** Bodies that a caller can send as they are. */
export function exampleBody(name: string, card: ChannelCard): JsonObject | undefined {
  if (name === 'roll_take') return { notes: exampleNotes(card) } satisfies TakeRequest;
  if (name !== 'agui_run' && name !== 'agui_connect') return undefined;
  const ids = { threadId: 'thread-1', runId: 'run-1' };
  const messages = [{ id: 'message-1', role: 'user', content: exampleNotes(card) }];
  return { protocolVersion: '1.0', ...ids, messages, tools: [], context: [], state: {}, forwardedProps: {} };
}

/** The answer to the example, where one was recorded. */
export const exampleAnswer = ({ slug }: ChannelCard): TakeResponse | undefined => readRecordedExample(slug)?.answer;

/** The answer to the example while it waits: what the service says of the first event of its log. */
export function exampleTake(card: ChannelCard): TakeResponse {
  return { ...foldTake([accepted(card, null)], card), creditsLeft: null };
}

/** The first frame of the example's run, as a reader of the stream gets it. */
export function exampleFrame(card: ChannelCard): JsonObject {
  const ids = { threadId: 'thread-1', runId: 'run-1', messageId: 'message-1' };
  const run = { ...ids, state: {}, tools: [], context: [], resumed: [] };
  const event = accepted(card, run);
  const [frame] = createAgUiMapper({ run, channel: card, protocolVersion: '1.0', takeId: TAKE_ID }).map(event);
  return { id: `${event.seq}.0`, data: JSON.stringify(frame) };
}

/** The first event of the example's log, likewise. */
export function exampleEvent(card: ChannelCard): JsonObject {
  const event = accepted(card, null);
  return { id: String(event.seq), data: JSON.stringify(event) };
}

/** A problem document as its code gives it. */
export function exampleProblem(code: ErrorCode): JsonObject {
  return { ...buildProblem(new AppError(code, `${ERRORS[code].title}.`), REQUEST_ID) } as JsonObject;
}

function accepted(
  card: ChannelCard,
  run: Extract<TakeEvent, { type: 'take.accepted' }>['run'],
): Extract<TakeEvent, { type: 'take.accepted' }> {
  const { slug } = card;
  const request = { notes: exampleNotes(card), prior: null, skipRetrieval: false, run };
  return { seq: 1, type: 'take.accepted', at: AT, takeId: TAKE_ID, takeNo: 1, channel: slug, ...request };
}

const exampleNotes = (card: ChannelCard): string => readRecordedExample(card.slug)?.notes ?? card.exampleNotes;
