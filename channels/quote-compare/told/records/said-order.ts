import { z } from 'zod';

/** Where the needs and the offers of a told brief stand. Every string is copied from the brief. */
export const SaidOrder = z.object({
  needs: z.array(z.object({ quote: z.string(), part: z.string(), qty: z.string(), unit: z.string() })),
  quotes: z.array(z.object({ vendor: z.string(), first: z.string(), last: z.string() })),
});
export type SaidOrder = z.infer<typeof SaidOrder>;
