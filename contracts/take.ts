import { z } from 'zod';
import { STAGES, TAKE_STATES } from './stage.ts';
import { Table } from './table.ts';

/** Limits of the channel endpoints (interface document, part 2, Takes and Errors). */
export const LIMITS = {
  notesChars: 100_000,
  priorChars: 100_000,
  priorLinks: 200,
  bodyBytes: 2 * 1024 * 1024,
  headerBytes: 16 * 1024,
  jsonDepth: 32,
  jsonValues: 20_000,
  idempotencyKeyChars: 255,
  /** Longest wait for the answer, and the wait of a caller who says nothing. */
  waitSeconds: 300,
  defaultWaitSeconds: 120,
  takesPerPage: 100,
  defaultTakesPerPage: 20,
} as const;

/** The take that a call continues. */
export const Prior = z
  .strictObject({
    brief: z.string().max(LIMITS.priorChars).optional().describe('Previous brief'),
    output: z.string().max(LIMITS.priorChars).optional().describe('Previous output'),
    links: z
      .array(z.url({ protocol: /^https?$/ }))
      .max(LIMITS.priorLinks)
      .optional()
      .describe('Previous links'),
  })
  .meta({ id: 'Prior', description: 'The take that this call continues' });
export type Prior = z.infer<typeof Prior>;

/** Body of the `take` call (interface document, TakeRequest). Unknown members are refused. */
export const TakeRequest = z
  .strictObject({
    notes: z
      .string()
      .trim()
      .min(1, { error: 'must not be empty', abort: true })
      .max(LIMITS.notesChars)
      .regex(/\S/)
      .describe('The brief for this take, in plain English. Answers to earlier asks go here'),
    prior: Prior.nullish().describe('The take this call continues'),
    skipRetrieval: z.boolean().optional().describe('When true, the channel only reasons and skips the crawl lane'),
  })
  .meta({ id: 'TakeRequest' });
export type TakeRequest = z.infer<typeof TakeRequest>;

/** Data that a channel asks the caller for. */
export const Ask = z.strictObject({ key: z.string(), ask: z.string(), blocking: z.boolean() }).meta({
  id: 'Ask',
  description: 'Data that the channel needs from the caller; answered in the notes of the next call',
});
export type Ask = z.infer<typeof Ask>;

export const Still = z
  .strictObject({
    id: z
      .string()
      .describe('Its kind: `passage`, `page`, `table`, `cadence` or `map`, with a number from the second of a kind on'),
    url: z.string().describe('Where the picture is, for the owner of the take'),
    mediaType: z.string().describe('`image/png`'),
    width: z.int().describe('In pixels'),
    height: z.int().describe('In pixels'),
    caption: z.string().describe('What it shows, in words, for who cannot see it'),
    sha256: z.string().describe('Of the picture'),
    source: z
      .string()
      .describe('What it shows: the address of a page, `pages/{sha256}`, or a pointer into this response'),
  })
  .meta({ id: 'Still', description: 'A frame that this take made' });
export type Still = z.infer<typeof Still>;

export const SUB_GOAL_STATUSES = ['open', 'met', 'unmet'] as const;
export const TRACE_STATUSES = ['running', 'done', 'skipped', 'failed', 'cancelled'] as const;

export const TraceEntry = z.strictObject({
  stage: z.enum(STAGES),
  round: z.int(),
  tool: z.string(),
  status: z.enum(TRACE_STATUSES),
  attempts: z.int(),
  startedAt: z.string().nullable(),
  latencyMs: z.int().nullable(),
  counts: z.record(z.string(), z.number()),
});
export type TraceEntry = z.infer<typeof TraceEntry>;

export const Plan = z
  .strictObject({
    planner: z.enum(['rules', 'model']),
    subGoals: z.array(
      z.strictObject({ id: z.string(), goal: z.string(), stage: z.enum(STAGES), status: z.enum(SUB_GOAL_STATUSES) }),
    ),
    trace: z.array(TraceEntry),
  })
  .meta({ id: 'Plan', description: 'Sub-goals that the brief was decomposed into, and what each stage did' });
export type Plan = z.infer<typeof Plan>;

/** A draft that waits for a person. It is never sent by the service. */
export const HeldDraft = z.strictObject({ kind: z.string(), to: z.string(), subject: z.string(), body: z.string() });
export type HeldDraft = z.infer<typeof HeldDraft>;

export const RECOVERY_ACTIONS = ['none', 'answer_asks', 'retry', 'continue'] as const;

export const Lifecycle = z
  .strictObject({
    takeId: z.uuid(),
    state: z.enum(TAKE_STATES),
    recovery: z
      .strictObject({ action: z.enum(RECOVERY_ACTIONS), detail: z.string() })
      .describe('What to do next, and why'),
    needs: z.array(z.string()).describe('Keys of the asks'),
    undone: z.array(z.string()).describe('What was left undone, as sentences'),
    held: z.array(HeldDraft).describe('Drafts that wait for a person; the service never sends them'),
  })
  .meta({
    id: 'Lifecycle',
    description: 'Service state, recovery path and anything the channel needs from the caller',
  });
export type Lifecycle = z.infer<typeof Lifecycle>;

export const GRADE_LETTERS = ['A', 'B', 'C', 'D', 'F'] as const;
export type GradeLetter = (typeof GRADE_LETTERS)[number];

/** Answer of the `take` call (interface document, TakeResponse). `grade` and `overall` are there once it was graded. */
export const TakeResponse = z
  .strictObject({
    channel: z.strictObject({ id: z.string(), number: z.string(), name: z.string() }),
    takeNo: z.int().describe('This channel’s take counter'),
    output: z.string().describe('The finished take'),
    grade: z.enum(GRADE_LETTERS).optional().describe('Deterministic score, letters A to F'),
    overall: z.number().min(0).max(100).optional().describe('Overall score, what the grade follows from'),
    links: z
      .array(z.string())
      .describe(
        'Verified sources cited: addresses that were read, and official ones that a register’s record states for a row. What a page merely mentions is in the table, or in `mentions` of the evidence',
      ),
    table: Table.nullable().describe('Structured rows when the plan called for a table'),
    stills: z.array(Still).describe('Frames that this take made'),
    plan: Plan.describe('Sub-goals that the brief was decomposed into, and what each stage did'),
    lifecycle: Lifecycle.describe('Service state, recovery path and anything the channel needs from the caller'),
    asks: z.array(Ask).describe('Data that the channel requests in order to continue'),
    creditsLeft: z.int().nullable().describe('Credits remaining'),
    latencyMs: z.int().describe('Latency in milliseconds'),
  })
  .meta({ id: 'TakeResponse' });
export type TakeResponse = z.infer<typeof TakeResponse>;
