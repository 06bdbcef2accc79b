import type { OpenStream } from './open-stream.ts';
import type { Committed } from './paced-activities.ts';

/** A sentence that has not come by then has not come. */
export const LATEST_MS = 5_000;
/** A reader that polls may see it before the writer has heard of the commit; that counts as no delay. */
const EARLY_MS = 100;

/**
 * How long each sentence was on its way to the reader of its take: until the first chunk since then that holds the text
 * looked for. One that came long before was written again by a second attempt, and the log kept the first.
 */
export function matchDelays(
  committed: Committed[],
  streams: Pick<OpenStream, 'takeId' | 'chunks'>[],
  textOf: (sentence: Committed) => string,
): { delays: number[]; repeated: number; missed: number } {
  const byTake = new Map(streams.map(({ takeId, chunks }) => [takeId, chunks]));
  const delays: number[] = [];
  let repeated = 0;
  let missed = 0;
  for (const sentence of committed) {
    const chunks = byTake.get(sentence.takeId);
    if (!chunks) continue;
    const text = textOf(sentence);
    const arrived = chunks.find(
      (chunk) => chunk.at >= sentence.at - EARLY_MS && chunk.at < sentence.at + LATEST_MS && chunk.text.includes(text),
    );
    if (arrived) delays.push(Math.max(0, arrived.at - sentence.at));
    else if (chunks.some((chunk) => chunk.text.includes(text))) repeated += 1;
    else missed += 1;
  }
  return { delays, repeated, missed };
}
