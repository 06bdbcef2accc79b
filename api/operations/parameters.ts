import { z } from 'zod';
import type { Parameter } from './operation.ts';

export const TAKE_ID: Parameter = {
  in: 'path',
  name: 'takeId',
  schema: z.uuid(),
  description: 'Id of a take of the key’s owner on this channel',
};

export const IF_NONE_MATCH: Parameter = {
  in: 'header',
  name: 'If-None-Match',
  schema: z.string(),
  description: 'An `ETag` of this address: answers 304 while it still holds',
};

/** A hash in a path. */
export function sha256Parameter(description: string): Parameter {
  return { in: 'path', name: 'sha256', schema: z.string().regex(/^[0-9a-f]{64}$/), description };
}
