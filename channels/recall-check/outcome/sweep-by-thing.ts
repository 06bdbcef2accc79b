import { withoutHeld } from '../brief/held-words.ts';
import type { Item, Product } from '../brief/item.ts';
import { subGoalOf } from '../lookups/lookup.ts';
import { coverageOf } from '../lookups/plan-lookups.ts';
import { writtenWord } from '../lookups/search-words.ts';
import { otherNames } from '../match/compare-words.ts';
import { matchAround } from '../match/match-around.ts';
import { matchProduct } from '../match/match-product.ts';
import { askCpsc } from '../sources/cpsc.ts';
import type { RecallRecord } from '../sources/record.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';
import type { Ground } from './further-answers.ts';
import { distinctMatches, limitMatches, toHits } from './matched.ts';
import type { Matched } from './matched.ts';
import type { Outcome } from './outcome.ts';

/** Shorter words stand within too many others. */
const SHORTEST = 4;

/**
 * Before an item is cleared: which of its words is the brand is a guess, and a brand can have been read as none. The recalls of things that are called like it, and those that
 * its names brought, are compared with all that the brief says around it. Nothing depends on these answers but a recall that they hold.
 */
export function sweepByThing(
  outcome: Outcome,
  item: Item & { product: Product },
  { ledger, read }: Ground & { read: readonly { record: RecallRecord; requestId: string }[] },
): void {
  const { product } = item;
  const matched: Matched[] = read.map(({ record, requestId }) => ({
    record,
    match: matchAround(item, ledger.prepare(record)),
    requestId,
    isAlone: false,
  }));
  for (const words of furtherSearches(item)) {
    const request = askCpsc({ RecallTitle: words }, subGoalOf(outcome.itemNo));
    const answer = ledger.read(request.id, 'CPSC');
    if (answer.kind === 'pending') outcome.more.push(request);
    for (const record of answer.kind === 'records' ? answer.records : []) {
      const prepared = ledger.prepare(record);
      const own = matchProduct(product, prepared);
      const match = own.level === 'recalled' || own.level === 'excluded' ? own : matchAround(item, prepared);
      matched.push({ record, match, requestId: request.id, isAlone: false });
    }
  }
  const { shown } = limitMatches(
    distinctMatches(matched.filter(({ match }) => match.level === 'possible' || match.level === 'recalled')),
  );
  outcome.hits.push(...toHits(shown));
}

/** What it is called, and the names that were not asked for before: each may be the one by which a recall calls it. */
function furtherSearches({ asked, product: read, held }: Item & { product: Product }): string[] {
  const product = withoutHeld(read, held);
  if (!coverageOf(product).cpsc) return [];
  // "CCM helmet, HECC sticker": what stands last need not be the thing.
  const things = product.words.filter((word) => isFirm(word) && word.length >= SHORTEST).slice(0, MOST_THINGS);
  const names = otherNames(product, MOST_FURTHER, SHORTEST_NAME).map((name) => writtenWord(asked, name));
  return [...new Set([...things.map(singular), ...names])];
}
const MOST_THINGS = 3;
const MOST_FURTHER = 4;
/** Makers go by three letters too. */
const SHORTEST_NAME = 3;

const isFirm = (word: string): boolean => kindsOf(foldWord(word)).has('consumer');
/** The search is for parts of words. */
const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '');
