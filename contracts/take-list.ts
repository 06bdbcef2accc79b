import { z } from 'zod';
import { TAKE_STATES } from './stage.ts';
import { GRADE_LETTERS } from './take.ts';

/** Where a page of takes ends: opaque to callers, below 2^31 to the database. */
export const TakeCursor = z.string().regex(/^t[0-7][0-9a-f]{7}$/);

/** A take as `GET takes` lists it. */
export const ListedTake = z
  .strictObject({
    takeId: z.uuid(),
    takeNo: z.int(),
    state: z.enum(TAKE_STATES),
    grade: z.enum(GRADE_LETTERS).nullable(),
    overall: z.number().nullable(),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ListedTake' });
export type ListedTake = z.infer<typeof ListedTake>;

/** Answer of `GET takes` (interface document, part 2, Takes). */
export const TakeList = z
  .strictObject({
    takes: z.array(ListedTake).describe('Newest first'),
    nextCursor: TakeCursor.nullable().describe('Send it as `cursor` for the next page; null after the last'),
  })
  .meta({ id: 'TakeList' });
export type TakeList = z.infer<typeof TakeList>;
