import { z } from 'zod';
import { DERIVATION_RULES } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';

/** What a finding of a channel over sources holds: a row of one answer, or that an answer has nothing. */
const FindingValue = z.strictObject({
  kind: z.enum(['row', 'none']),
  /** Counts from 0. */
  item: z.int(),
  key: z.string(),
  cells: z.record(z.string(), z.json()),
  derivations: z.array(
    z.strictObject({ cell: z.string(), rule: z.enum(DERIVATION_RULES), from: z.array(z.json()), value: z.json() }),
  ),
});
export type FindingValue = z.infer<typeof FindingValue>;

export const toValue = (value: FindingValue): JsonObject => value;
/** What `toValue` kept. */
export const fromValue = (value: JsonObject): FindingValue => FindingValue.parse(value);
