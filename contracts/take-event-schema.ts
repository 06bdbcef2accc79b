import { z } from 'zod';
import { STAGES } from './stage.ts';
import type { TakeEvent } from './take-event.ts';
import { Ask, Prior, TakeResponse } from './take.ts';

const stored = { seq: z.int().positive(), at: z.iso.datetime().describe('When it was stored') };
const inStage = { stage: z.enum(STAGES), round: z.int().positive() };
const Values = z.record(z.string(), z.json());
const Counts = z.record(z.string(), z.number());

const Run = z.strictObject({
  threadId: z.string(),
  runId: z.string(),
  messageId: z.string(),
  parentRunId: z.string().optional(),
  state: Values,
  tools: z.array(z.string()),
  context: z.array(z.strictObject({ description: z.string(), value: z.string() })),
  resumed: z.array(z.string()),
});

const Accepted = z.strictObject({
  type: z.literal('take.accepted'),
  ...stored,
  takeId: z.uuid(),
  takeNo: z.int(),
  channel: z.string(),
  notes: z.string(),
  prior: Prior.nullable(),
  skipRetrieval: z.boolean(),
  run: Run.nullable().describe('The AG-UI run that the take serves'),
  meaning: z.string().optional(),
});

const end = <T extends string>(type: T) =>
  z.strictObject({
    type: z.literal(type),
    ...stored,
    grade: z.string().nullable(),
    overall: z.number().nullable(),
    links: z.int().describe('Count of sourced links'),
    code: z.string().nullable().describe('Why it failed'),
    response: TakeResponse.describe('The answer, frozen'),
  });

/** An event of a take's log as `GET takes/{takeId}/events` sends it. The type is `TakeEvent` of take-event.ts, checked below. */
export const TakeEventSchema = z
  .discriminatedUnion('type', [
    Accepted,
    z.strictObject({ type: z.literal('take.cancel_requested'), ...stored }),
    z.strictObject({
      type: z.literal('plan.made'),
      ...stored,
      planner: z.enum(['rules', 'model']),
      subGoals: z.array(z.strictObject({ id: z.string(), goal: z.string() })),
      sources: z.array(z.string()),
    }),
    z.strictObject({ type: z.literal('stage.started'), ...stored, ...inStage }),
    z.strictObject({ type: z.literal('stage.retried'), ...stored, ...inStage, attempt: z.int() }),
    z.strictObject({ type: z.literal('stage.skipped'), ...stored, ...inStage, reason: z.string() }),
    z.strictObject({
      type: z.literal('stage.finished'),
      ...stored,
      ...inStage,
      attempts: z.int(),
      latencyMs: z.int(),
      counts: Counts,
    }),
    z.strictObject({
      type: z.literal('tool.called'),
      ...stored,
      ...inStage,
      callId: z.string(),
      tool: z.string(),
      args: Values,
    }),
    z.strictObject({ type: z.literal('tool.returned'), ...stored, ...inStage, callId: z.string(), result: Values }),
    z.strictObject({ type: z.literal('sentence.written'), ...stored, index: z.int(), text: z.string() }),
    z.strictObject({ type: z.literal('ask.raised'), ...stored, ask: Ask }),
    end('take.completed'),
    end('take.failed'),
    end('take.cancelled'),
    end('take.needs_input'),
  ])
  .meta({ id: 'TakeEvent', description: 'An event of a take’s log' });

// A type that is in one of the two and not in the other does not compile.
type Within<A extends B, B> = [A, B];
type Described = z.infer<typeof TakeEventSchema>['type'];
export type TakeEventTypes = {
  all: Within<TakeEvent['type'], Described>;
  noMore: Within<Described, TakeEvent['type']>;
};
