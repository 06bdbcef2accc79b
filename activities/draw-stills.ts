import type { Drawing, DrawnSpec, MeasuredSpec, PlannedStill } from '#contracts/still.ts';
import { tellUndrawn } from '#contracts/still.ts';
import type { Still } from '#contracts/take.ts';
import { keyed } from '#contracts/take-event.ts';
import { addStills } from '../db/queries/stills.ts';
import { presentStill } from '../evidence/stills/present-still.ts';
import { tellPage } from '../evidence/stills/tell-page.ts';
import { JobFailure } from '../threads/job-failure.ts';
import type { StageContext } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';
import { takePicture } from './take-picture.ts';

/**
 * Draws the stills of an answer, or takes those that a browser has to, keeps them, and logs each. One that cannot be made never fails a take: it is
 * left out.
 * @returns a sentence for each that was left out
 */
export async function drawStills(
  deps: Pick<TakeDeps, 'db' | 'pages' | 'browser' | 'baseUrl'>,
  context: StageContext,
  planned: readonly PlannedStill[],
): Promise<string[]> {
  const drawn = await Promise.all(planned.map((still) => make(deps, context, still)));
  // A picture is named by nobody before it is stored that it is the one: another attempt would take another.
  if (planned.some(({ spec }) => spec.kind === 'page')) await context.flush();
  const stills = drawn.filter((made) => made !== null);
  const rows = stills.map(({ still: { id, sha256 }, bytes }) => ({ id, sha256, bytes }));
  await addStills(deps.db, await context.attempt(), rows);
  for (const { still } of stills) context.logEvent(keyed(`still/${still.id}`, { type: 'still.drawn', still }));
  return planned.filter((_, index) => drawn[index] === null).map(tellUndrawn);
}

async function make(
  deps: Pick<TakeDeps, 'pages' | 'browser' | 'baseUrl'>,
  context: StageContext,
  planned: PlannedStill,
): Promise<{ still: Still; bytes: number } | null> {
  const { id, spec } = planned;
  const at = { baseUrl: deps.baseUrl, channel: context.channel.card.slug };
  if (spec.kind === 'page') {
    const picture = await takePicture(deps, context, { id, spec });
    if (!picture) return null;
    const still = presentStill(planned, { ...picture, caption: tellPage(spec) }, { ...at, ...picture });
    return { still, bytes: picture.bytes ?? 0 };
  }
  const drawing = await draw(deps, context, { id, spec }).catch((error: unknown) => {
    if (!(error instanceof JobFailure)) throw error;
    context.log.warn({ err: error, still: id }, 'a still could not be drawn');
    return null;
  });
  if (!drawing) return null;
  const bytes = drawing.png.length;
  return { still: presentStill(planned, drawing, { ...at, sha256: await deps.pages.putBytes(drawing.png) }), bytes };
}

/** The picture that is measured is read when a thread is free to draw over it. */
function draw(
  { pages }: Pick<TakeDeps, 'pages'>,
  { think }: Pick<StageContext, 'think'>,
  { id, spec }: { id: string; spec: DrawnSpec | MeasuredSpec },
): Promise<Drawing> {
  if (spec.kind !== 'measured') return think('draw', spec, { key: id });
  const drawing = async () => ({ spec, picture: (await pages.findBytes(spec.sha256)) ?? new Uint8Array() });
  return think('draw-measured', drawing, { key: id, transfer: ({ picture }) => [picture] });
}
