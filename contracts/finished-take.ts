import type { GradeReport } from './grade.ts';
import type { StageOutputs } from './stage-outputs.ts';
import type { TakeSoFar } from './take-so-far.ts';
import type { Ask, Lifecycle } from './take.ts';

/** What of the composed answer the response shows. */
export type Framed = Pick<
  StageOutputs['frame'],
  'output' | 'table' | 'links' | 'asks' | 'held' | 'undone' | 'metSubGoals'
>;

/** The response of a graded take: what its log amounts to, with the answer and the grade. Credits join it when it is stored. */
export function buildFinishedTake(soFar: TakeSoFar, framed: Framed, report: GradeReport): TakeSoFar {
  const met = new Set(framed.metSubGoals);
  const subGoals = soFar.plan.subGoals.map((goal) => ({
    ...goal,
    status: met.has(goal.id) ? ('met' as const) : ('unmet' as const),
  }));
  return {
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
      takeId: soFar.lifecycle.takeId,
      state: 'finished',
      recovery: recoveryFor(framed),
      needs: framed.asks.map(({ key }) => key),
      undone: framed.undone,
      held: framed.held,
    },
    asks: framed.asks,
    latencyMs: soFar.latencyMs,
  };
}

/** Asks of the plan, then those of the answer; the first of each key counts. */
export function collectAsks(planned: readonly Ask[], composed: readonly Ask[]): Ask[] {
  return [...planned, ...composed].filter((ask, index, all) => all.findIndex(({ key }) => key === ask.key) === index);
}

/** What is left undone that `recovery` names; `undone` has all of it, sources first. */
const NAMED = 3;

const LEFT = ' Left undone: ';

/** What a caller of the API does about it: the first sentence of the recovery. */
export const RECOVERY_SENTENCES = {
  answer_asks: 'Answer the asks in the notes of the next call.',
  continue: 'Ask again with this take as prior to go on with what was left undone.',
} as const;

/** What to do about an answer, and what of it is missing. */
export function recoveryFor({ asks, undone }: Pick<Framed, 'asks' | 'undone'>): Lifecycle['recovery'] {
  const rest = undone.length > NAMED ? ` ${undone.length - NAMED} more are in undone.` : '';
  const missing = undone.length > 0 ? `${LEFT}${undone.slice(0, NAMED).map(asSentence).join(' ')}${rest}` : '';
  if (asks.length > 0) return { action: 'answer_asks', detail: `${RECOVERY_SENTENCES.answer_asks}${missing}` };
  if (undone.length > 0) return { action: 'continue', detail: `${RECOVERY_SENTENCES.continue}${missing}` };
  return { action: 'none', detail: '' };
}

/** The same without what is left undone, for those who are shown that beside it. */
export const recoveryInShort = ({ recovery, undone }: Pick<Lifecycle, 'recovery' | 'undone'>): string =>
  undone.length > 0 ? (recovery.detail.split(LEFT)[0] ?? '') : recovery.detail;

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
