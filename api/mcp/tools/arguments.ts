import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';

/** The argument of every write that makes it a dry run. */
export function sandboxArgument(effect: string) {
  return { sandbox: z.boolean().optional().describe(`${effect}; nobody is notified`) };
}

/** The arguments of every list that may go on. */
export function pageArguments({ most, usual }: { most: number; usual: number }) {
  return {
    limit: z.int().min(1).max(most).default(usual).describe(`How many rows, 1 to ${most}`),
    cursor: z.string().min(1).max(200).optional().describe('`next_cursor` of the answer before, to go on from there'),
  };
}

export const nextCursor = {
  next_cursor: z.string().nullable().describe('Pass it as `cursor` to go on; null at the end'),
};

/** A place in a list that is ordered by time: opaque to callers. */
export interface Place {
  at: string;
  id: string;
}

const Place = z.strictObject({ at: z.string().max(40), id: z.uuid() });

export function buildCursor({ at, id }: Place): string {
  return Buffer.from(JSON.stringify({ at, id })).toString('base64url');
}

/** Throws invalid_arguments for what no list gave. */
export function parseCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = Place.safeParse(readJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (place.success && !Number.isNaN(Date.parse(place.data.at))) return place.data;
  throw new AppError('invalid_arguments', 'cursor: must be a next_cursor of this list.');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
