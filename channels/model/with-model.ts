import type { Brief, PlanDraft } from '#contracts/plan.ts';
import type { Channel } from '../channel.ts';
import type { ModelTasks } from './model-tasks.ts';
import { planWithModel } from './restate-brief.ts';
import { planWithRecords } from './read-records.ts';
import { extractWithModel } from './read-pages.ts';
import { composeWithModel } from './write-lead.ts';

/**
 * A channel that a model may help where one is handed to it. The rules stay the ground: they go first, what the model says is added to what they
 * found, and where it says nothing of use the answer is theirs.
 */
export function withModel<P = never>(rules: Channel, tasks: ModelTasks<P>): Channel {
  return {
    ...rules,
    plan(brief, model) {
      if (model && tasks.records) return planWithRecords(rules, tasks.records, { brief, model });
      return model && tasks.restate ? planWithModel(rules, tasks.restate, { brief, model }) : rules.plan(brief);
    },
    extract(input, model) {
      const own = { ...input, brief: readAs(input) };
      return model && tasks.read ? extractWithModel(rules, tasks.read, { input: own, model }) : rules.extract(own);
    },
    compose(input, model) {
      const own = { ...input, brief: readAs(input) };
      return composeWithModel(rules, tasks.lead, { input: own, model });
    },
  };
}

/** The brief as the plan was made from it. */
function readAs({ brief, plan }: { brief: Brief; plan: PlanDraft }): Brief {
  return plan.restated === undefined ? brief : { ...brief, notes: plan.restated };
}
