import { z } from 'zod';
import { AppError } from '#contracts/errors.ts';

/** The argument of every write that makes it a dry run. */
export function sandboxArgument(effect: string) {
  return { sandbox: z.boolean().optional().describe(`${effect}; nobody is notified`) };
}

/** The arguments of every list that may go on. */
export function pageArguments({ most, usual }: { most: number; usual: number }) {
  return {
    limit: z.int().min(1).max(most).default(usual).describe('How many rows at most'),
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

/** The rows to show of those that were found, one more than asked for where the list goes on, and the cursor to go on from. */
export function buildPage<T>(
  rows: readonly T[],
  limit: number,
  placeOf: (row: T) => Place,
): { shown: T[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? JSON.stringify(placeOf(last)) : null;
  return { shown, next: next === null ? null : Buffer.from(next).toString('base64url') };
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
