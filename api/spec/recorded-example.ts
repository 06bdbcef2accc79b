import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { TakeRequest, TakeResponse } from '#contracts/take.ts';

/** A take that was rolled once, for the docs: `test/support/record-examples.ts` records it. */
export const RecordedExample = z.strictObject({ notes: TakeRequest.shape.notes, answer: TakeResponse });
export type RecordedExample = z.infer<typeof RecordedExample>;

/** The recorded example of a channel, where there is one. */
export function readRecordedExample(slug: string): RecordedExample | undefined {
  const file = new URL(`recorded/${slug}.json`, import.meta.url);
  return existsSync(file) ? RecordedExample.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
