import { foldTake } from '#contracts/take-so-far.ts';
import { keyed } from '#contracts/take-event.ts';
import type { KeyedEvent, TakeEvent } from '#contracts/take-event.ts';
import type { TakeEnd } from '../db/queries/stages.ts';
import { findEvents } from '../db/queries/take-events.ts';
import { gradeTake } from '../evidence/grade-take.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { GradeReport } from '#contracts/grade.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

/** Grades what is stored and ends the take, in one transaction. */
export function createGrade(deps: TakeDeps): StageSpec<'grade'> {
  return { stage: 'grade', inputs: () => ['frame'], work };

  async function work(context: StageContext): Promise<StageWork<'grade'>> {
    const framed = context.input('frame');
    if (!framed) throw new Error('there is nothing to grade');
    const report = gradeTake(context.channel.rubric, framed.evidence);
    return {
      output: report,
      report: { grade: report.letter },
      counts: { checks: report.checks.length, overall: report.overall },
      end: async (added) => ({
        events: askEvents(framed.asks),
        end: buildEnd(context, {
          framed,
          report,
          events: [...(await findEvents(deps.db, { ...context, limit: 100_000 })), ...added.map(unstored)],
        }),
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
  const soFar = foldTake(events, channel.card);
  const met = new Set(framed.metSubGoals);
  const subGoals = soFar.plan.subGoals.map((goal) => ({
    ...goal,
    status: met.has(goal.id) ? ('met' as const) : ('unmet' as const),
  }));
  return {
    type: 'take.completed',
    state: 'finished',
    grade: report.letter,
    overall: report.overall,
    links: framed.links.length,
    code: null,
    response: {
      channel: soFar.channel,
      takeNo: soFar.takeNo,
      output: framed.output,
      grade: report.letter,
      overall: report.overall,
      links: framed.links,
      table: framed.table,
      stills: soFar.stills,
      plan: { ...soFar.plan, subGoals },
      lifecycle: {
        state: 'finished',
        recovery: recoveryFor(framed),
        needs: framed.asks.map(({ key }) => key),
        undone: framed.undone,
        held: framed.held,
      },
      asks: framed.asks,
      latencyMs: soFar.latencyMs,
    },
  };
}

/** An event as it will stand in the log; only its place and time are not known yet. */
const unstored = ({ type, payload }: KeyedEvent): TakeEvent =>
  // The payload belongs to its type: `keyed` made it.
  ({ seq: 0, at: new Date().toISOString(), type, ...payload }) as TakeEvent;

function recoveryFor({ asks, undone }: StageOutputs['frame']) {
  if (asks.length > 0) return { action: 'answer_asks', detail: 'Answer the asks in the notes of the next call.' };
  if (undone.length > 0)
    return { action: 'continue', detail: 'Ask again with this take as prior to go on with what was left undone.' };
  return { action: 'none', detail: '' };
}
