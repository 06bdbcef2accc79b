import { z } from 'zod';
import { LIMITS, GRADE_LETTERS } from './take.ts';

/** From five minutes to seven days. */
export const CANARY_EVERY = { leastSeconds: 300, mostSeconds: 7 * 86_400 } as const;

const UNITS = { m: 60, min: 60, h: 3_600, d: 86_400 } as const;

/** `5 min`, `2 h`, `1 d`, or seconds as a number; comes out in seconds. */
export const CanaryEvery = z.union([z.int(), z.string().trim()]).transform((value, context) => {
  const match = typeof value === 'string' ? /^(\d{1,6})\s*(m|min|h|d)$/.exec(value) : undefined;
  const seconds =
    typeof value === 'number' ? value : match ? Number(match[1]) * UNITS[match[2] as keyof typeof UNITS] : Number.NaN;
  if (seconds >= CANARY_EVERY.leastSeconds && seconds <= CANARY_EVERY.mostSeconds) return seconds;
  context.addIssue({ code: 'custom', message: 'must be a time from 5 min to 7 d, such as "1 h"' });
  return z.NEVER;
});

/** `example.org`, or with its port: what stands between the slashes of a link. */
const LinkedHost = z
  .string()
  .min(1)
  .max(253)
  .regex(/^[^\s/?#@]+$/, 'must be a host such as "example.org", without https:// or a path');

/** What a canary's take has to come to (interface document, part 4, Canary). */
export const CanaryExpectations = z.strictObject({
  minGrade: z.enum(GRADE_LETTERS).optional(),
  minOverall: z.number().min(0).max(100).optional(),
  mustContain: z.array(z.string().min(1).max(500)).max(20).default([]).describe('Texts of the output'),
  mustLink: z.array(LinkedHost).max(20).default([]).describe('Hosts among the links'),
  maxLatencyMs: z.int().positive().optional(),
});
export type CanaryExpectations = z.infer<typeof CanaryExpectations>;

/** A scheduled test run of a channel, an operator's own. */
export const Canary = z.strictObject({
  name: z.string().trim().min(1).max(100),
  channel: z.string(),
  brief: z.string().trim().min(1).max(LIMITS.notesChars),
  every: CanaryEvery,
  expectations: CanaryExpectations,
});
export type Canary = z.infer<typeof Canary>;

/** Most canaries of an operator. */
export const MOST_CANARIES = 50;
