import { z } from 'zod';

/** Events that a webhook may be told of, each with when it fires (interface document, part 1, Webhook events). */
export const WEBHOOK_EVENTS = {
  'specimen.reviewed': 'A specimen was approved or rejected through a tool (review_specimen)',
  'specimen.published': 'An approved specimen was handed to the downstream courier',
  'tool.error': 'A tool call failed or was denied by the permission layer',
  'canary.failed': "A scheduled test run failed on one of the owner's agents",
  'eval.regressed': "An overnight screening scored one of the owner's channels under its own screening bar",
  'take.completed': "A run finished on one of the owner's agents; carries grade, score and count of sourced links",
  'take.failed': 'A run stopped before it finished because page reading, the model or the plan failed',
  'take.regressed': "A run scored below the agent's recent average",
} as const;
export type WebhookEventName = keyof typeof WEBHOOK_EVENTS;

// The keys of an object literal are its names.
export const WebhookEventName = z.enum(Object.keys(WEBHOOK_EVENTS) as [WebhookEventName, ...WebhookEventName[]]);

/** What a delivery may carry: an event, or the test ping that a person sends. Nobody subscribes to pings. */
export const DeliveredEvent = z.enum([...WebhookEventName.options, 'ping']);
export type DeliveredEvent = z.infer<typeof DeliveredEvent>;

const Channel = z
  .strictObject({ id: z.string().describe('Slug'), number: z.string(), name: z.string() })
  .describe('The channel');
const Grade = z.enum(['A', 'B', 'C', 'D', 'F']);
const Overall = z.number().describe('0 to 100');
const At = z.string().describe('ISO 8601 with milliseconds, UTC');
const TakeId = z.uuid().describe('The take');
const TakeNo = z.int().describe("The channel's take counter");
const Unmet = z.array(z.strictObject({ brief: z.string(), expectation: z.string(), found: z.string() }));

/** What `data` of each event's body holds (interface document, part 4, Webhook bodies). */
export const WEBHOOK_DATA = {
  'take.completed': z.strictObject({
    takeId: TakeId,
    takeNo: TakeNo,
    channel: Channel,
    grade: Grade,
    overall: Overall,
    links: z.int().describe('Count of sourced links'),
    latencyMs: z.int(),
    creditsCharged: z.int(),
  }),
  'take.failed': z.strictObject({
    takeId: TakeId,
    takeNo: TakeNo,
    channel: Channel,
    reason: z.enum(['page_reading', 'model', 'plan', 'internal']),
    detail: z.string(),
  }),
  'take.regressed': z.strictObject({
    takeId: TakeId,
    takeNo: TakeNo,
    channel: Channel,
    grade: Grade,
    overall: Overall,
    recent: z
      .strictObject({ count: z.int(), mean: z.number(), standardDeviation: z.number(), bar: z.number() })
      .describe(
        "The owner's earlier graded takes of the channel, their deviation as cautiously as their number asks for, and the score under which a take has regressed",
      ),
  }),
  'specimen.reviewed': z.strictObject({
    specimenId: z.uuid(),
    species: z.string(),
    decision: z.enum(['approve', 'reject']),
    status: z.enum(['approved', 'rejected']),
    note: z.string().nullable(),
    reviewedAt: At,
    takeId: TakeId.describe('The take that filed it'),
  }),
  'specimen.published': z.strictObject({
    specimenId: z.uuid(),
    species: z.string(),
    publishedAt: At,
    courier: z.strictObject({ target: z.enum(['https', 'files']), receipt: z.string().nullable() }),
    dimensions: z.array(
      z.strictObject({
        name: z.string(),
        inches: z.number().nullable(),
        uncertainty_inches: z.number().nullable(),
        confidence: z.number(),
        scale_path: z.string(),
      }),
    ),
  }),
  'tool.error': z.strictObject({
    callId: z.uuid().describe('The call, as the call log has it'),
    tool: z.string(),
    outcome: z.enum(['failed', 'denied']),
    code: z.string().describe('The code that the caller got'),
    reason: z.string().describe('The sentence that the caller got'),
    latencyMs: z.int(),
    cacheHit: z.boolean(),
    at: At,
  }),
  'canary.failed': z.strictObject({
    canaryId: z.uuid(),
    name: z.string(),
    channel: Channel,
    takeId: TakeId,
    grade: Grade.nullable(),
    overall: Overall.nullable(),
    failed: z.array(z.strictObject({ expectation: z.string(), found: z.string() })),
    failuresInARow: z.int(),
    lastPassedAt: At.nullable(),
  }),
  'eval.regressed': z.strictObject({
    screeningId: z.uuid(),
    channel: Channel,
    score: z.number().describe('Share of expectations met, 0 to 1'),
    bar: z.number(),
    briefs: z.int(),
    failed: Unmet,
    previous: z.strictObject({ score: z.number(), at: At }).nullable(),
  }),
} as const satisfies Record<WebhookEventName, z.ZodType>;

/** Limits of subscriptions (interface document, part 1, Limits, and part 4). */
export const WEBHOOK_LIMITS = { descriptionChars: 200, urlChars: 2_048, perOperator: 50, attemptsShown: 20 } as const;
