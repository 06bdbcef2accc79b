import { z } from 'zod';
import { LIMIT_KINDS } from '../../model/order-records.ts';

/** Where the request and the quotes of a brief stand, in the words of the brief. Every string is copied from the brief. */
export const SaidOrder = z.strictObject({
  needs: z.array(z.strictObject({ quote: z.string(), part: z.string(), qty: z.string(), unit: z.string() })),
  quotes: z.array(z.strictObject({ vendor: z.string(), first: z.string(), last: z.string() })),
  limits: z.array(z.strictObject({ is: z.enum(LIMIT_KINDS), quote: z.string() })),
});
export type SaidOrder = z.infer<typeof SaidOrder>;
