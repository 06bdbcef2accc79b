import type { Channel } from '../channel.ts';
import { withModel } from '../model/with-model.ts';
import { card } from './card.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import { tasks } from './model/tasks.ts';
import { plan } from './plan.ts';
import { SOURCES } from './map/sources.ts';
import { formerRubrics, rubric } from './rubric.ts';
import { SoccerScoutTable } from './table-schema.ts';

/** Soccer fields, clubs and programs around a place, by rules that a model may help. */
export const soccerScout: Channel = withModel(
  {
    card,
    table: SoccerScoutTable,
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
