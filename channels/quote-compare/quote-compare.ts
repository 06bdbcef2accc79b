import type { Channel } from '../channel.ts';
import { card } from './card.ts';
import { composeWithRecords, extractWithRecords, planWithRecords } from './model/with-records.ts';
import { formerRubrics, rubric } from './rubric.ts';
import { QuoteCompareTable } from './table-schema.ts';

/**
 * Compares 2 to 6 vendor quotes: reads them by rules, and by a model's records where there is a model, works out landed totals, recommends
 * (interface document, part 1, channel 90).
 */
export const quoteCompare: Channel = {
  card,
  table: QuoteCompareTable,
  rubric,
  formerRubrics,
  plan: planWithRecords,
  extract: extractWithRecords,
  compose: (input) => composeWithRecords(input),
  screening: async () => (await import('./screening.ts')).screening,
};
