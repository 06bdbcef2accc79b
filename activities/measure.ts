import { stepName } from '#contracts/stage.ts';
import { countMeasure } from '../evidence/stage-counts.ts';
import { requirePlan } from './extract.ts';
import type { StageContext, StageSpec, StageWork } from './run-stage.ts';

/** Measures what the channel found. A channel whose plan has no use for it says so, and the stage is skipped. */
export function createMeasure(): StageSpec<'measure'> {
  return { stage: 'measure', inputs: ({ rounds }) => ['plan', stepName('extract', rounds)], work };

  async function work(context: StageContext): Promise<StageWork<'measure'>> {
    const { draft: plan } = requirePlan(context);
    const found = context.input('extract', context.rounds)?.findings ?? [];
    const findings = (await context.channel.measure?.({ brief: context.brief, plan, findings: found })) ?? [];
    return { output: { findings }, report: {}, counts: countMeasure({ findings }) };
  }
}
