import type { Channel } from '../channel.ts';
import { card } from './card.ts';
import { composeComparison } from './compose.ts';
import { extractOffers } from './extract.ts';
import { planQuotes } from './plan.ts';
import { rubric } from './rubric.ts';

/** Compares 2 to 6 vendor quotes by rules: reads them, works out landed totals, recommends (interface document, part 1, channel 90). */
export const quoteCompare: Channel = {
  card,
  rubric,
  plan: planQuotes,
  extract: extractOffers,
  compose: composeComparison,
};
