import { stepName } from '#contracts/stage.ts';
import type { Gather } from '#contracts/stage-outputs.ts';
import type { StageInput } from '#contracts/take-workflow.ts';
import type { StageContext } from './run-stage.ts';

/** Steps that say what a round gathers: the plan for the first, the extraction before it for each further one. */
export function gatherInputs({ round }: StageInput): string[] {
  return [round === 1 ? 'plan' : stepName('extract', round - 1)];
}

/** The sources of a round, as they were shared out. */
export function findGather(context: StageContext): Gather {
  const gather =
    context.round === 1 ? context.input('plan')?.gather : context.input('extract', context.round - 1)?.gather;
  if (!gather) throw new Error(`round ${context.round} has nothing to gather`);
  return gather;
}
