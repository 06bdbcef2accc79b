import type { JsonObject } from '#contracts/json.ts';
import { AppError } from '#contracts/errors.ts';
import { findLastUserMessage } from '#contracts/run-agent-input.ts';
import type { ResumeEntry, RunAgentInput } from '#contracts/run-agent-input.ts';
import { LIMITS } from '#contracts/take.ts';
import type { Order } from '../takes/accept.ts';
import type { ApiContext } from '../context.ts';
import type { Caller } from '../http/authenticate.ts';
import { findEarlierTake } from './earlier-take.ts';
import type { EarlierTake } from './earlier-take.ts';

/**
 * What a run asks for. The last user message is the brief, or `resume` where the thread's last take waits for input. The last take of the thread
 * goes on as prior, unless `forwardedProps.prior` names another or, by null, none. Throws invalid_request when there is no brief.
 */
export async function buildRunOrder(
  context: ApiContext,
  { operatorId, channel }: Caller,
  { input, threadId, runId }: { input: RunAgentInput; threadId: string; runId: string },
): Promise<Order> {
  const message = findLastUserMessage(input);
  const resume = input.resume ?? [];
  const earlier = await findEarlierTake(context.db, { operatorId, channel: channel.card.slug, threadId, runId });
  const answers = earlier ? answersTo(earlier, resume) : [];
  const notes = answers.length > 0 ? answers.join('\n') : (message?.text ?? '');
  checkNotes(notes);
  const given = input.forwardedProps?.prior;
  const prior = given === undefined ? (earlier?.prior ?? null) : given;
  const skipRetrieval = input.forwardedProps?.skipRetrieval ?? false;
  const identity = {
    notes: message?.text ?? '',
    prior: given === null ? 'none' : (given ?? null),
    skipRetrieval,
    resume,
  };
  return {
    idempotencyKey: undefined,
    identity,
    request: {
      notes,
      prior,
      skipRetrieval,
      run: {
        threadId,
        runId,
        messageId: message?.id ?? `${runId}:brief`,
        ...(input.parentRunId != null && { parentRunId: input.parentRunId }),
        state: isObject(input.state) ? withoutTake(input.state) : {},
        tools: (input.tools ?? []).map(({ name }) => name),
        context: (input.context ?? []).map(({ description, value }) => ({ description, value })),
        resumed: answers.length > 0 ? resume.map(({ interruptId }) => interruptId) : [],
      },
    },
  };
}

/** Answers by the asks that they belong to. Entries for other interrupts are ignored, as the protocol wants. */
function answersTo({ interrupts }: EarlierTake, resume: ResumeEntry[]): string[] {
  return resume.flatMap(({ interruptId, status, payload }) => {
    const ask = interrupts.get(interruptId);
    if (!ask || status === 'cancelled') return [];
    const answer = isObject(payload) ? payload.answer : payload;
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? null);
    return [`${ask.key}: ${text}`];
  });
}

function checkNotes(notes: string): void {
  if (notes.length >= 1 && notes.length <= LIMITS.notesChars) return;
  throw new AppError('invalid_request', 'Some fields of the request are not valid; see errors.', {
    errors: [
      { path: '/messages', message: `the last user message must have 1 to ${LIMITS.notesChars} characters of text` },
    ],
  });
}

/** A front end sends back the state that it was given; this member of it is ours, and made anew. */
function withoutTake({ take: _, ...state }: JsonObject): JsonObject {
  return state;
}

function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
