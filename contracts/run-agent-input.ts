import { z } from 'zod';
import { Prior } from './take.ts';

const ROLES = ['user', 'assistant', 'system', 'tool', 'developer', 'reasoning', 'activity'] as const;

/** A part of a message's content; a part that a channel cannot use is skipped. */
const ContentPart = z.looseObject({ type: z.string(), text: z.string().optional() });

const Message = z
  .looseObject({
    role: z.enum(ROLES),
    id: z.string().nullish(),
    content: z.union([z.string(), z.array(ContentPart), z.record(z.string(), z.json())]).nullish(),
    toolCallId: z.string().nullish(),
  })
  .meta({ id: 'AgUiMessage' });

const ResumeEntry = z.looseObject({
  interruptId: z.string(),
  status: z.enum(['resolved', 'cancelled']),
  payload: z.json().optional(),
});
export type ResumeEntry = z.infer<typeof ResumeEntry>;

/**
 * Body of `POST agui` (interface document, RunAgentInput; AG-UI 1.0 and its predecessors). Null stands for absent, as older clients send it;
 * members that are not known are ignored, as the protocol wants.
 */
export const RunAgentInput = z
  .looseObject({
    messages: z.array(Message).max(1_000),
    threadId: z.string().min(1).max(200).nullish(),
    runId: z.string().min(1).max(200).nullish(),
    parentRunId: z.string().max(200).nullish(),
    protocolVersion: z.string().nullish(),
    state: z.json().nullish(),
    tools: z
      .array(z.looseObject({ name: z.string() }))
      .max(200)
      .nullish(),
    context: z
      .array(z.looseObject({ description: z.string(), value: z.string() }))
      .max(200)
      .nullish(),
    forwardedProps: z.looseObject({ skipRetrieval: z.boolean().nullish(), prior: Prior.nullish() }).nullish(),
    resume: z.array(ResumeEntry).max(100).nullish(),
  })
  .meta({ id: 'RunAgentInput' });
export type RunAgentInput = z.infer<typeof RunAgentInput>;

/** Which form of the protocol a client reads: one that names no version is older than 1.0. */
export type ClientLine = '1.0' | 'pre-1.0';

/** The last user message of a conversation: its id, and its text parts joined. */
export function findLastUserMessage(input: RunAgentInput): { id: string | undefined; text: string } | undefined {
  const message = input.messages.findLast(({ role }) => role === 'user');
  if (!message) return undefined;
  const { content } = message;
  const parts = Array.isArray(content)
    ? content.flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    : [];
  const text = typeof content === 'string' ? content : parts.join('\n');
  return { id: message.id ?? undefined, text: text.trim() };
}
