import type { Channel } from '../channel.ts';
import { withModel } from '../model/with-model.ts';
import { card } from './card.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import { tasks } from './model/tasks.ts';
import { plan } from './plan.ts';
import { formerRubrics, rubric } from './rubric.ts';
import { ChangelogScoutTable } from './table-schema.ts';

/** Changelogs and release notes, by rules that a model may help (DESIGN.md, Table contract). */
export const changelogScout: Channel = withModel(
  {
    card,
    table: ChangelogScoutTable,
    rubric,
    formerRubrics,
    plan,
    extract,
    compose,
    screening: async () => (await import('./screening.ts')).screening,
  },
  tasks,
);
