import type { JsonObject } from '#contracts/json.ts';
import { AppError } from '#contracts/errors.ts';
import { findLastUserMessage } from '#contracts/run-agent-input.ts';
import type { ResumeEntry, RunAgentInput } from '#contracts/run-agent-input.ts';
import { LIMITS } from '#contracts/take.ts';
import type { Prior } from '#contracts/take.ts';
import type { Order } from '../channels/accept.ts';
import type { ApiContext } from '../context.ts';
import type { Caller } from '../http/authenticate.ts';
import { findOpenQuestion } from './open-question.ts';
import type { OpenQuestion } from './open-question.ts';

/**
 * What a run asks for. The last user message is the brief. On a thread whose last take waits for input, `resume` or the message answers it:
 * the brief goes on as prior and the answers are the notes. Ends in invalid_request when there is no brief.
 */
export async function buildRunOrder(
  context: ApiContext,
  { operatorId, channel }: Caller,
  { input, threadId, runId }: { input: RunAgentInput; threadId: string; runId: string },
): Promise<Order> {
  const message = findLastUserMessage(input);
  const resume = input.resume ?? [];
  const question = await findOpenQuestion(context.db, { operatorId, channel: channel.card.slug, threadId, runId });
  const answers = question ? answersTo(question, resume) : [];
  const notes = answers.length > 0 ? answers.join('\n') : (message?.text ?? '');
  checkNotes(notes);
  const given = input.forwardedProps?.prior ?? null;
  const prior: Prior | null = given ?? (question ? { brief: question.brief.slice(-LIMITS.priorChars) } : null);
  const skipRetrieval = input.forwardedProps?.skipRetrieval ?? false;
  const meaning = { notes: message?.text ?? '', prior: given, skipRetrieval, resume };
  return {
    idempotencyKey: undefined,
    meaning,
    request: {
      notes,
      prior,
      skipRetrieval,
      run: {
        threadId,
        runId,
        messageId: message?.id ?? `${runId}:brief`,
        ...(input.parentRunId != null && { parentRunId: input.parentRunId }),
        state: isObject(input.state) ? input.state : {},
        tools: (input.tools ?? []).map(({ name }) => name),
        context: (input.context ?? []).map(({ description, value }) => ({ description, value })),
        resumed: answers.length > 0 ? resume.map(({ interruptId }) => interruptId) : [],
      },
    },
  };
}

/** Answers by the asks that they belong to. Entries for other interrupts are ignored, as the protocol wants. */
function answersTo({ interrupts }: OpenQuestion, resume: ResumeEntry[]): string[] {
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

function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
