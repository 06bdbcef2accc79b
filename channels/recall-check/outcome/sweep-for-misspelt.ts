import type { Product } from '../brief/item.ts';
import { subGoalOf } from '../lookups/lookup.ts';
import { coverageOf } from '../lookups/plan-lookups.ts';
import { prefixClause } from '../lookups/search-words.ts';
import { coreOf } from '../match/compare-words.ts';
import { matchProduct } from '../match/match-product.ts';
import { askCpsc } from '../sources/cpsc.ts';
import { askOpenFda } from '../sources/openfda.ts';
import type { Ground } from './further-answers.ts';
import { distinctMatches, limitMatches, toHits } from './matched.ts';
import type { Outcome } from './outcome.ts';

/** Letters by which a brand is looked for whatever follows them; shorter names are never taken for a slip. */
const PREFIX = 4;
const SHORTEST = 6;

/**
 * A brand that no recall names may be misspelt, and searches by its letters do not find it: what begins like it is read as well. Nothing
 * depends on these answers but a recall that they hold.
 */
export function sweepForMisspelt(outcome: Outcome, product: Product, { ledger, isEachAskedAlone }: Ground): void {
  const [name = '', ...more] = coreOf(product.brand);
  // In a take of many items it would use up what the others need.
  if (!isEachAskedAlone) return;
  if (product.isKindOnly || more.length > 0 || product.words.length + product.brand.length < 3) return;
  if (name.length < SHORTEST || !/^[a-z]+$/.test(name)) return;
  const prefix = name.slice(0, PREFIX);
  const subGoal = subGoalOf(outcome.itemNo);
  const { cpsc, fda } = coverageOf(product);
  const requests = [
    ...(cpsc ? [{ source: 'CPSC' as const, request: askCpsc({ RecallTitle: prefix }, subGoal) }] : []),
    ...(product.kinds.length === 0 ? [] : fda).map((kind) => ({
      source: 'openFDA' as const,
      request: askOpenFda(kind, prefixClause(prefix, product), { subGoal }),
    })),
  ];
  for (const { source, request } of requests) {
    const answer = ledger.read(request.id, source);
    if (answer.kind === 'pending') outcome.more.push(request);
    if (answer.kind !== 'records') continue;
    const matched = answer.records.map((record) => ({
      record,
      match: matchProduct(product, ledger.prepare(record)),
      requestId: request.id,
      isAlone: false,
    }));
    const { shown } = limitMatches(distinctMatches(matched.filter(({ match }) => match.level !== 'none')));
    outcome.hits.push(...toHits(shown));
  }
}
