import type { Channel } from '../channel.ts';
import { withModel } from '../model/with-model.ts';
import { card } from './card.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import { tasks } from './model/tasks.ts';
import { plan } from './plan.ts';
import { SOURCES } from './lookups/registers.ts';
import { formerRubrics, rubric } from './rubric.ts';
import { RecallCheckTable } from './table-schema.ts';

/** Channel 92: recalls of products and vehicles, by rules that a model may help to read a brief. */
export const recallCheck: Channel = withModel(
  {
    card,
    table: RecallCheckTable,
    sources: SOURCES,
    rubric,
    formerRubrics,
    plan,
    extract,
    compose,
    screening: async () => (await import('./screening.ts')).screening,
  },
  tasks,
);
