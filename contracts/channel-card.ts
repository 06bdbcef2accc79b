import { z } from 'zod';

/** Edges at which a take is graded as it is: pages read, rounds of gathering, seconds from its start to the grade, tokens of a model. */
export const Budget = z.strictObject({
  pages: z.int().positive(),
  rounds: z.int().positive(),
  seconds: z.int().positive(),
  /** Tokens that a model may read and write; MODEL_TOKENS of model-port.ts where absent. */
  tokens: z.int().nonnegative().exactOptional(),
});
export type Budget = z.infer<typeof Budget>;

/** What the directory, the spec and the wallet know of a channel (interface document, part 2, Channels). */
export const ChannelCard = z.strictObject({
  slug: z.string().regex(/^[a-z][a-z0-9-]*$/),
  number: z.int().positive(),
  name: z.string(),
  status: z.enum(['live', 'draft']),
  access: z.enum(['open', 'own_key']),
  trade: z.boolean(),
  summary: z.string(),
  inputs: z.string(),
  outputs: z.string(),
  credits: z.int().nonnegative(),
  budget: Budget,
  /** A page of the operator's archive is used instead of fetching it again when it is not older than this. */
  freshSeconds: z.int().nonnegative(),
  /** Score of a screening under which the channel has regressed; SCREENING_BAR where absent. */
  screeningBar: z.number().min(0).max(1).exactOptional(),
  /** A brief that shows what the channel is for; used by the spec and the docs. */
  exampleNotes: z.string(),
});
export type ChannelCard = z.infer<typeof ChannelCard>;
