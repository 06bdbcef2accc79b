import { z } from 'zod';
import { Prior } from './take.ts';

const ROLES = ['user', 'assistant', 'system', 'tool', 'developer', 'reasoning', 'activity'] as const;

/** State and context are kept with every run. */
const KEPT_BYTES = 64 * 1024;
const KEPT_TOO_LARGE = { error: 'must have at most 64 KiB as JSON' };

/** Free text of a front end: 1 to 200 characters, no control characters (interface document, part 4). */
const FrontEndId = z
  .string()
  .regex(/^[^\p{Cc}]{1,200}$/u, { error: 'must have 1 to 200 characters, none of them a control character' });

/** A part of a message's content; a part that a channel cannot use is skipped. */
const ContentPart = z.looseObject({ type: z.string(), text: z.string().optional() });

const Message = z
  .looseObject({
    role: z.enum(ROLES),
    id: z.string().nullish(),
    content: z
      .union([z.string(), z.array(ContentPart), z.looseObject({})], {
        error: 'must be text, or a list of parts that each have a type',
      })
      .nullish()
      // Told in words: generators of clients make nothing that compiles of text, list or any object.
      .meta({ anyOf: undefined, description: 'Text, a list of parts (`type`, `text`), or the object of an activity' }),
    toolCallId: z.string().nullish(),
  })
  .meta({ id: 'AgUiMessage' });

const ResumeEntry = z.looseObject({
  interruptId: z.string(),
  status: z.enum(['resolved', 'cancelled']),
  payload: z.unknown().optional(),
});
export type ResumeEntry = z.infer<typeof ResumeEntry>;

/**
 * Body of `POST agui` (interface document, RunAgentInput; AG-UI 1.0 and its predecessors). Null stands for absent, as older clients send it;
 * members that are not known are ignored, as the protocol wants.
 */
export const RunAgentInput = z
  .looseObject({
    messages: z
      .array(Message)
      .max(1_000)
      .describe('The conversation. The last user message is the brief, or the answer to what was asked'),
    threadId: FrontEndId.nullish().describe('Conversation; generated when absent'),
    runId: FrontEndId.nullish().describe(
      'Run; generated when absent. The same again on the thread attaches to its run',
    ),
    parentRunId: FrontEndId.nullish().describe('Kept and told in RUN_STARTED'),
    protocolVersion: z.string().nullish().describe('Absent: a client older than 1.0'),
    state: z
      .unknown()
      .refine(isSmallState, KEPT_TOO_LARGE)
      .optional()
      .describe('State of the front end, at most 64 KiB as JSON beside `take`; its members come back beside `take`'),
    tools: z
      .array(z.looseObject({ name: z.string() }))
      .max(200)
      .nullish()
      .describe('Front-end tools; kept by name, no channel calls them'),
    context: z
      .array(z.looseObject({ description: z.string(), value: z.string() }))
      .max(200)
      .refine(isSmall, KEPT_TOO_LARGE)
      .nullish()
      .describe('Kept with the take, not used; at most 64 KiB as JSON'),
    forwardedProps: z
      .looseObject({ skipRetrieval: z.boolean().nullish(), prior: Prior.nullish() })
      .nullish()
      .describe('As the members of a TakeRequest'),
    resume: z.array(ResumeEntry).max(100).nullish().describe('Answers to the interrupts that the last run ended with'),
  })
  .meta({ id: 'RunAgentInput' });
export type RunAgentInput = z.infer<typeof RunAgentInput>;

function isSmall(value: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(value)).length <= KEPT_BYTES;
}

/** A front end sends back the state that it holds, `take` in it; that member is ours and is not kept. */
function isSmallState(state: unknown): boolean {
  if (state === undefined || state === null) return true;
  return isSmall(typeof state === 'object' && 'take' in state ? { ...state, take: null } : state);
}

/** Which form of the protocol a client reads: one that names no version is older than 1.0. */
export type ProtocolVersion = '1.0' | 'pre-1.0';

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
