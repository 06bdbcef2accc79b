import type { Channel } from '../channel.ts';
import { withModel } from '../model/with-model.ts';
import { card } from './card.ts';
import { composeComparison } from './compose.ts';
import { extractOffers } from './extract.ts';
import { tasks } from './model/tasks.ts';
import { planQuotes } from './plan.ts';
import { formerRubrics, rubric } from './rubric.ts';
import { QuoteCompareTable } from './table-schema.ts';

/** Compares 2 to 6 vendor quotes by rules: reads them, works out landed totals, recommends (interface document, part 1, channel 90). */
export const quoteCompare: Channel = withModel(
  {
    card,
    table: QuoteCompareTable,
    rubric,
    formerRubrics,
    plan: planQuotes,
    extract: extractOffers,
    compose: composeComparison,
    screening: async () => (await import('./screening.ts')).screening,
  },
  tasks,
);
