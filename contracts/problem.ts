import { z } from 'zod';
import { ERRORS } from './errors.ts';
import type { ErrorCode } from './errors.ts';

/** Body of every error answer (interface document, part 2, Errors; RFC 9457). */
export const Problem = z
  .strictObject({
    type: z.string().describe('URN of the code'),
    title: z.string(),
    status: z.int().min(400).max(599).describe('The HTTP status, again'),
    // The keys of ERRORS are its codes.
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).describe('Stable; program against this'),
    detail: z.string().describe('A sentence for a person: what is wrong and what to do'),
    requestId: z.string().describe('The same as the header `x-request-id`; names the log line'),
    errors: z
      .array(
        z.strictObject({
          path: z.string().describe('JSON Pointer into the body, or the name of a header or query parameter'),
          message: z.string(),
        }),
      )
      .optional()
      .describe('Every field that is wrong'),
  })
  .meta({ id: 'Problem', description: 'Why a request was refused or failed' });
export type Problem = z.infer<typeof Problem>;
