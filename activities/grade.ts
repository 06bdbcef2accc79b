import { buildFinishedTake } from '#contracts/finished-take.ts';
import { foldTake } from '#contracts/take-so-far.ts';
import { keyed } from '#contracts/take-event.ts';
import type { KeyedEvent, TakeEvent } from '#contracts/take-event.ts';
import type { TakeEnd } from '../db/queries/stages.ts';
import { countGrade } from '../evidence/stage-counts.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { GradeReport } from '#contracts/grade.ts';
import { stampTake } from './time-stamp/stamp-take.ts';
import type { StampDeps } from './time-stamp/stamp-take.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';

/** Grades what is stored, has it stamped where an authority is configured, and ends the take, in one transaction. */
export function createGrade(deps: StampDeps): StageSpec<'grade'> {
  return { stage: 'grade', inputs: () => ['frame'], readsLog: true, work };

  async function work(context: StageContext): Promise<StageWork<'grade'>> {
    const framed = context.input('frame');
    if (!framed) throw new Error('there is nothing to grade');
    const channel = context.channel.card.slug;
    const report = await context.think('grade', { channel, evidence: framed.evidence });
    const timeStamp = await stampTake(deps, context, report);
    return {
      output: { ...report, ...(timeStamp && { timeStamp }) },
      report: { grade: report.letter },
      counts: countGrade(report),
      end: (added) => ({
        events: askEvents(framed.asks),
        end: buildEnd(context, { framed, report, events: [...context.takeLog, ...added.map(unstored)] }),
      }),
    };
  }
}

/** Asks in the log, before the end. */
export const askEvents = (asks: StageOutputs['frame']['asks']): KeyedEvent[] =>
  asks.map((ask) => keyed(`ask/${ask.key}`, { type: 'ask.raised', ask }));

function buildEnd(
  { channel }: StageContext,
  { framed, report, events }: { framed: StageOutputs['frame']; report: GradeReport; events: TakeEvent[] },
): TakeEnd {
  return {
    type: 'take.completed',
    state: 'finished',
    grade: report.letter,
    overall: report.overall,
    links: framed.links.length,
    code: null,
    response: buildFinishedTake(foldTake(events, channel.card), framed, report),
  };
}

/** An event as it will stand in the log; only its place and time are not known yet. */
const unstored = ({ type, payload }: KeyedEvent): TakeEvent =>
  // The payload belongs to its type: `keyed` made it.
  ({ seq: 0, at: new Date().toISOString(), type, ...payload }) as TakeEvent;
