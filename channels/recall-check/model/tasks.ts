import type { ModelTasks } from '../../model/model-tasks.ts';
import { plainBlanks } from '../../reading/plain-brief.ts';
import { blankPrivate, withoutOwners } from '../brief/private-parts.ts';
import { contextOf } from '../brief/tokens.ts';
import { fillPlan } from './fill-plan.ts';
import { prompt, slots } from './slots.ts';

/**
 * What a model may add: the things of a brief that the rules did not find, ran together or doubt. It never speaks of a recall: verdicts are the
 * registers' and the rules' alone, and no sentence of an answer about safety is worded by a model.
 */
export const tasks: ModelTasks = {
  records: {
    prompt,
    slots,
    show({ notes }) {
      const plain = plainBlanks(notes);
      return blankPrivate(withoutOwners(plain, contextOf(plain)), contextOf(plain)).text;
    },
    fill: fillPlan,
  },
};
