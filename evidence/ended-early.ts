import type { TakeState } from '#contracts/stage.ts';
import type { TakeSoFar } from '#contracts/take-so-far.ts';
import type { Ask, Lifecycle, Plan, TraceEntry } from '#contracts/take.ts';

export interface EarlyEnd {
  state: TakeState;
  recovery: Lifecycle['recovery'];
  asks: Ask[];
}

/** The response of a take that ends without a grade: what its log amounts to, with nothing in it that still goes on. */
export function buildEndedEarly(soFar: TakeSoFar, { state, recovery, asks }: EarlyEnd): TakeSoFar {
  const stopped = state === 'failed' ? 'failed' : 'cancelled';
  const trace = soFar.plan.trace.map((entry): TraceEntry =>
    entry.status === 'running' ? { ...entry, status: stopped } : entry,
  );
  const subGoals = soFar.plan.subGoals.map((goal): Plan['subGoals'][number] => ({ ...goal, status: 'unmet' }));
  return {
    ...soFar,
    output: state === 'needs_input' ? asks.map(({ ask }) => ask).join('\n') : soFar.output,
    plan: { ...soFar.plan, subGoals, trace },
    lifecycle: { ...soFar.lifecycle, state, recovery, needs: asks.map(({ key }) => key) },
    asks,
  };
}
