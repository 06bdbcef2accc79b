import { z } from 'zod';
import { Ask } from './take.ts';

const timestamp = { timestamp: z.int().optional().describe('Milliseconds since 1970; when the event was stored') };
const State = z.looseObject({}).describe('The caller’s own members, and `take`: the TakeResponse so far');
const ToolCall = { toolCallId: z.string(), ...timestamp };

const Interrupt = z.strictObject({
  id: z.string().describe('Name it in `resume` of the next run'),
  reason: z.literal('input_required'),
  message: z.string(),
  responseSchema: z.looseObject({}).describe('JSON Schema of the payload that answers it'),
});

const Outcome = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('success') }),
  z.strictObject({ type: z.literal('interrupt'), interrupts: z.array(Interrupt) }),
  z.strictObject({ type: z.literal('cancelled') }),
]);

const ToolCallOfMessage = z.strictObject({
  id: z.string(),
  type: z.literal('function'),
  function: z.strictObject({ name: z.string(), arguments: z.string().describe('JSON') }),
});

/** A message of a thread as `connect` gives it back. */
const AgUiMessage = z.discriminatedUnion('role', [
  z.strictObject({ id: z.string(), role: z.literal('user'), content: z.string() }),
  z.strictObject({
    id: z.string(),
    role: z.literal('assistant'),
    content: z.string().optional(),
    toolCalls: z.array(ToolCallOfMessage).optional(),
  }),
  z.strictObject({ id: z.string(), role: z.literal('tool'), toolCallId: z.string(), content: z.string() }),
]);
export type AgUiMessage = z.infer<typeof AgUiMessage>;

/** Every event that a channel's AG-UI stream has, with the members that it has (interface document, part 1, AG-UI event stream; AG-UI 1.0). */
export const AgUiEventSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('RUN_STARTED'),
      threadId: z.string(),
      runId: z.string(),
      parentRunId: z.string().optional(),
      protocolVersion: z.literal('1.0'),
      ...timestamp,
    }),
    z.strictObject({ type: z.literal('STATE_SNAPSHOT'), snapshot: State, ...timestamp }),
    z.strictObject({ type: z.literal('STEP_STARTED'), stepName: z.string(), ...timestamp }),
    z.strictObject({ type: z.literal('STEP_FINISHED'), stepName: z.string(), ...timestamp }),
    z.strictObject({ type: z.literal('TOOL_CALL_START'), toolCallName: z.string(), ...ToolCall }),
    z.strictObject({
      type: z.literal('TOOL_CALL_ARGS'),
      delta: z.string().describe('The arguments, whole, as JSON'),
      ...ToolCall,
    }),
    z.strictObject({ type: z.literal('TOOL_CALL_END'), ...ToolCall }),
    z.strictObject({
      type: z.literal('TOOL_CALL_RESULT'),
      messageId: z.string(),
      role: z.literal('tool'),
      content: z.string().describe('Short JSON: counts and hashes'),
      ...ToolCall,
    }),
    z.strictObject({
      type: z.literal('TEXT_MESSAGE_START'),
      messageId: z.string(),
      role: z.literal('assistant'),
      ...timestamp,
    }),
    z.strictObject({
      type: z.literal('TEXT_MESSAGE_CONTENT'),
      messageId: z.string(),
      delta: z.string().describe('A verified sentence'),
      ...timestamp,
    }),
    z.strictObject({ type: z.literal('TEXT_MESSAGE_END'), messageId: z.string(), ...timestamp }),
    z.strictObject({ type: z.literal('CUSTOM'), name: z.literal('channel.ask'), value: Ask, ...timestamp }),
    z.strictObject({
      type: z.literal('MESSAGES_SNAPSHOT'),
      messages: z
        .array(AgUiMessage)
        .describe('The thread: briefs, tool calls with their results, answers. Sent by `connect` alone'),
      ...timestamp,
    }),
    z.strictObject({
      type: z.literal('RUN_FINISHED'),
      threadId: z.string(),
      runId: z.string(),
      outcome: Outcome,
      ...timestamp,
    }),
    z.strictObject({
      type: z.literal('RUN_ERROR'),
      message: z.string(),
      code: z.string().describe('Stable'),
      metadata: z.looseObject({}).describe('`longtake`: threadId, runId, and whether asking again can help'),
      ...timestamp,
    }),
  ])
  .meta({ id: 'AgUiEvent', description: 'An event of an AG-UI run' });
