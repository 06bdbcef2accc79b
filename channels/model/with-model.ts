import type { Channel } from '../channel.ts';
import type { ModelTasks } from './model-tasks.ts';
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
      return model && tasks.records ? planWithRecords(rules, tasks.records, { brief, model }) : rules.plan(brief);
    },
    extract(input, model) {
      return model && tasks.read ? extractWithModel(rules, tasks.read, { input, model }) : rules.extract(input);
    },
    compose(input, model) {
      return composeWithModel(rules, tasks.lead, { input, model });
    },
  };
}
