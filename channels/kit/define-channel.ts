import type { JsonObject } from '#contracts/json.ts';
import type { Rubric } from '#contracts/grade.ts';
import { wordSet } from '../reading/word-lists.ts';
import type { Channel } from '../channel.ts';
import { askModel } from './ask-model.ts';
import { compose } from './compose.ts';
import { extract } from './extract.ts';
import type { Notes } from './extract.ts';
import type { Parts } from './parts.ts';
import { plan } from './plan.ts';
import { readBrief } from './read-brief.ts';
import type { Reading } from './read-brief.ts';
import type { AnySlot } from './slot.ts';
import { tableOf } from './table-of.ts';

/**
 * A channel over sources from its parts: the brief is read into slots, the slots become questions, the answers rows, the rows sentences. What of the
 * brief was not read is told, lowers the grade and forbids to say that there is nothing. Grades are by the standard rubric.
 */
export function defineChannel<Wanted extends JsonObject>(parts: Parts<Wanted>): Channel<Reading<Wanted>, Notes> {
  const slots: Record<string, AnySlot> = parts.slots;
  const known = wordSet(parts.words);
  return {
    card: parts.card,
    table: tableOf(parts.card.slug, parts.columns),
    sources: parts.sources,
    screening: () => parts.screening(),
    rubric: standardRubric(parts.card.slug),
    async plan(brief, model) {
      const further = model && askModel(model, parts.card.slug, slots);
      return plan(parts, brief, await readBrief(brief, { wanted: parts.wanted, slots, known }, further));
    },
    extract: (input) => extract(parts, input),
    compose: (input) => compose(parts, input),
  };
}

/** Claims that hold, questions that were answered, how much of the brief was read, and what is missing. */
const standardRubric = (slug: string): Rubric => ({
  id: slug,
  version: 1,
  checks: [
    { check: 'claims', weight: 3 },
    { check: 'sub-goals', weight: 3 },
    { check: 'assessment', of: 'coverage', weight: 3 },
    { check: 'sources', weight: 2 },
    { check: 'completeness', weight: 1 },
    { check: 'budget', weight: 1 },
  ],
});
