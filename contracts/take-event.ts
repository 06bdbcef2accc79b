import { z } from 'zod';
import { STAGES } from './stage.ts';
import type { EndState } from './stage.ts';
import type { Json } from './json.ts';
import { Ask, Prior, Still, TakeResponse } from './take.ts';

const Value: z.ZodType<Json> = z.json();
const Values = z.record(z.string(), Value);
const IN_STAGE = { stage: z.enum(STAGES), round: z.int().positive() };

/** The AG-UI run that a take serves, with what the front end sent along. */
export const RunOrigin = z.strictObject({
  threadId: z.string(),
  runId: z.string(),
  messageId: z.string().describe('Id of the user message that is the brief'),
  parentRunId: z.string().exactOptional(),
  state: Values.describe('State of the front end; kept and handed back beside `take`'),
  tools: z.array(z.string()).describe('Names of front-end tools that were offered; no channel calls them'),
  context: z.array(z.strictObject({ description: z.string(), value: z.string() })),
  resumed: z.array(z.string()).describe('Interrupts that this run answers'),
});
export type RunOrigin = z.infer<typeof RunOrigin>;

/** A made-up world that a take reads in place of the outside one; only the installation itself asks for such takes. */
export const World = z.strictObject({
  kind: z
    .enum(['screening', 'canary'])
    .describe('Whether the sources are answered within the take, or served by the installation'),
  at: z.iso.datetime().describe('The "today" of relative dates'),
});
export type World = z.infer<typeof World>;

/** What was asked for: the first event of every take holds it whole. */
export const AcceptedRequest = z.strictObject({
  notes: z.string(),
  prior: Prior.nullable(),
  skipRetrieval: z.boolean(),
  run: RunOrigin.nullable().describe('The AG-UI run that the take serves'),
  world: World.exactOptional(),
});
export type AcceptedRequest = z.infer<typeof AcceptedRequest>;

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({
    type: z.literal(type),
    seq: z.int().positive().describe('Counts from 1 without gaps within its take'),
    at: z.iso.datetime().describe('When it was stored, UTC'),
    ...shape,
  });

const END = {
  grade: z.string().nullable(),
  overall: z.number().nullable(),
  links: z.int().describe('Count of sourced links'),
  code: z.string().nullable().describe('Why it failed: a code of the closed list'),
  response: TakeResponse.describe('The answer, frozen'),
};

/** A stored event, by type (DESIGN.md, The event log): what `GET takes/{takeId}/events` sends. */
export const TakeEvent = z
  .discriminatedUnion('type', [
    event('take.accepted', {
      takeId: z.uuid(),
      takeNo: z.int(),
      channel: z.string(),
      ...AcceptedRequest.shape,
      meaning: z.string().exactOptional().describe('Hash of what was asked for'),
    }),
    event('take.cancel_requested', {}),
    event('plan.made', {
      planner: z.enum(['rules', 'model']),
      subGoals: z.array(z.strictObject({ id: z.string(), goal: z.string() })),
      sources: z.array(z.string()),
    }),
    event('stage.started', IN_STAGE),
    event('stage.retried', { ...IN_STAGE, attempt: z.int() }),
    event('stage.skipped', { ...IN_STAGE, reason: z.string() }),
    event('stage.finished', {
      ...IN_STAGE,
      attempts: z.int(),
      latencyMs: z.int(),
      counts: z.record(z.string(), z.number()),
    }),
    event('tool.called', { ...IN_STAGE, callId: z.string(), tool: z.string(), args: Values }),
    event('tool.returned', { ...IN_STAGE, callId: z.string(), result: Values }),
    event('sentence.written', { index: z.int(), text: z.string() }),
    event('still.drawn', { still: Still }),
    event('ask.raised', { ask: Ask }),
    event('take.completed', END),
    event('take.failed', END),
    event('take.cancelled', END),
    event('take.needs_input', END),
  ])
  .meta({ id: 'TakeEvent', description: 'An event of a take’s log' });
export type TakeEvent = z.infer<typeof TakeEvent>;

type Unstored<E> = E extends unknown ? Omit<E, 'seq' | 'at'> : never;

/** What a take logs. `seq` and `at` are added when it is stored. */
export type TakeEventBody = Unstored<TakeEvent>;

/** The last event of every take. `response` is the frozen body of the answer. */
export type TakeEndBody = Extract<TakeEventBody, { response: unknown }>;

export const END_EVENT_OF = {
  finished: 'take.completed',
  failed: 'take.failed',
  cancelled: 'take.cancelled',
  needs_input: 'take.needs_input',
} as const satisfies Record<EndState, TakeEndBody['type']>;

const END_TYPES: ReadonlySet<string> = new Set(Object.values(END_EVENT_OF));

/** Whether an event is the last of its take. */
export const isEnd = (event: { type: string }): event is TakeEndBody => END_TYPES.has(event.type);

/** An event to be stored under a key: a second one with the same key in the same take is dropped. */
export interface KeyedEvent {
  key: string;
  type: TakeEventBody['type'];
  payload: { [name: string]: Json | undefined } | object;
}

/** Gives an event its key; the payload is the event without its type. */
export function keyed(key: string, { type, ...payload }: TakeEventBody): KeyedEvent {
  return { key, type, payload };
}
