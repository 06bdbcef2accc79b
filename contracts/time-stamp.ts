import { z } from 'zod';

/** What came of asking an authority for a time stamp (RFC 3161) at the end of a take. */
export const TimeStampOutcome = z.union([
  /** DER of a TimeStampToken in base64. */
  z.strictObject({ token: z.base64() }),
  /** Why there is none: "timed out". */
  z.strictObject({ missed: z.string() }),
]);
export type TimeStampOutcome = z.infer<typeof TimeStampOutcome>;
