import type { PlannedStill } from '#contracts/still.ts';
import { tellUndrawn } from '#contracts/still.ts';
import type { Still } from '#contracts/take.ts';
import { keyed } from '#contracts/take-event.ts';
import { addStills } from '../db/queries/stills.ts';
import { presentStill } from '../evidence/stills/present-still.ts';
import type { StageContext } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/**
 * Draws the stills of an answer, keeps them, and logs each. One that cannot be drawn never fails a take: it is left out.
 * @returns a sentence for each that was left out
 */
export async function drawStills(
  deps: Pick<TakeDeps, 'db' | 'pages' | 'drawStill' | 'baseUrl'>,
  context: StageContext,
  planned: readonly PlannedStill[],
): Promise<string[]> {
  const drawn = await Promise.all(planned.map((still) => draw(deps, context, still)));
  const stills = drawn.filter((still) => still !== null);
  await addStills(deps.db, context, stills);
  for (const still of stills) context.logEvent(keyed(`still/${still.id}`, { type: 'still.drawn', still }));
  return planned.filter((_, index) => drawn[index] === null).map(tellUndrawn);
}

async function draw(
  { pages, drawStill, baseUrl }: Pick<TakeDeps, 'pages' | 'drawStill' | 'baseUrl'>,
  { channel, log }: StageContext,
  planned: PlannedStill,
): Promise<Still | null> {
  const drawing = await drawStill(planned.spec).catch((error: unknown) => {
    log.warn({ err: error, still: planned.id }, 'a still could not be drawn');
    return null;
  });
  if (!drawing) return null;
  const sha256 = await pages.putBytes(drawing.png);
  return presentStill(planned, drawing, { baseUrl, channel: channel.card.slug, sha256 });
}
