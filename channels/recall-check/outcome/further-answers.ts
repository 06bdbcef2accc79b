import type { Product } from '../brief/item.ts';
import { findGtin } from '../identifiers/gtin.ts';
import { subGoalOf } from '../lookups/lookup.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { coverageOf } from '../lookups/plan-lookups.ts';
import { matchProduct } from '../match/match-product.ts';
import { askCpsc } from '../sources/cpsc.ts';
import { askIres } from '../sources/ires.ts';
import { askOneRecall, askOpenFda, kindOfPage, OPENFDA_LIMIT } from '../sources/openfda.ts';
import type { Ledger } from './ledger.ts';
import { distinctMatches, toHits } from './matched.ts';
import type { Matched } from './matched.ts';
import type { Outcome } from './outcome.ts';

/** What answers are read from, and when the take was accepted. */
export interface Ground {
  ledger: Ledger;
  acceptedAt: string;
  /** Each FDA recall is asked for under its own address: not in takes of many items, which that would slow down. */
  isEachAskedAlone: boolean;
}

/** Pages of one search that are read before it counts as too wide. */
const MAX_PAGES = 3;
/** Years whose CPSC recalls are looked through for a UPC that no description holds. */
const UPC_YEARS = 5;

/** The lookups of an item and the further pages that their answers announce; what was not asked yet is asked for. */
export function withFurtherPages(outcome: Outcome, lookups: Lookup[], { ledger, acceptedAt }: Ground): Lookup[] {
  const subGoal = subGoalOf(outcome.itemNo);
  const further = lookups.flatMap((lookup): Lookup[] => {
    const entry = ledger.read(lookup.request.id, lookup.source);
    const { total } = entry.kind === 'records' ? entry : { total: 0 };
    const kind = kindOfPage(lookup.request.id);
    const search = lookup.request.query?.['search'];
    if (lookup.source === 'openFDA' && kind && search !== undefined) {
      const pages = Math.ceil((total ?? 0) / OPENFDA_LIMIT);
      if (pages > MAX_PAGES) outcome.unchecked.push(TOO_WIDE);
      const skips = Array.from({ length: Math.min(pages, MAX_PAGES) }, (_, page) => page * OPENFDA_LIMIT).slice(1);
      return skips.map((skip) => ({
        ...lookup,
        request: askOpenFda(kind, search, { subGoal, skip }),
      }));
    }
    const read = entry.kind === 'records' ? entry.records.length : 0;
    const isFirstOfMany = lookup.source === 'FDA iRES' && read > 0 && (total ?? 0) > read;
    return isFirstOfMany ? [{ ...lookup, request: askIres(acceptedAt, subGoal, read + 1) }] : [];
  });
  const all = [...lookups, ...further];
  for (const { request } of all) if (!ledger.isAsked(request.id)) outcome.more.push(request);
  return all;
}

const TOO_WIDE = 'openFDA knows more recalls for these words than are read: please give the UPC, lot or full name';

/** openFDA gives one recall an address of its own, which a reader can open; the wide search is asked once more for it. */
export function preferAlone(
  outcome: Outcome,
  entry: Matched,
  { product, ledger, isEachAskedAlone }: Ground & { product: Product },
): Matched {
  const { record, requestId, isAlone, match } = entry;
  const kind = kindOfPage(requestId);
  if (
    !isEachAskedAlone ||
    record.source !== 'openFDA' ||
    isAlone ||
    !kind ||
    !record.number ||
    match.level === 'excluded'
  )
    return entry;
  const request = askOneRecall(kind, record.number.text, subGoalOf(outcome.itemNo));
  const answer = ledger.read(request.id, 'openFDA');
  if (answer.kind === 'pending') outcome.more.push(request);
  const alone = answer.kind === 'records' ? answer.records.find(({ key }) => key === record.key) : undefined;
  return alone
    ? {
        record: alone,
        match: matchProduct(product, ledger.prepare(alone)),
        requestId: request.id,
        isAlone: true,
      }
    : entry;
}

/**
 * CPSC keeps UPCs of some recalls in a field that cannot be searched. A UPC that no description holds is looked for in the recalls of
 * the last years, all of them.
 */
export function sweepForUpc(outcome: Outcome, product: Product, { ledger, acceptedAt }: Ground): void {
  if (product.gtins.length === 0 || !coverageOf(product).cpsc) return;
  const since = `${Number(acceptedAt.slice(0, 4)) - UPC_YEARS}-01-01`;
  const request = askCpsc({ RecallDateStart: since }, subGoalOf(outcome.itemNo));
  const entry = ledger.read(request.id, 'CPSC');
  if (entry.kind === 'pending') outcome.more.push(request);
  else if (entry.kind === 'records') {
    const listed = entry.records.filter(({ details }) => details.some(({ text }) => hasGtin(text, product)));
    const matched = listed.map((record) => ({
      record,
      match: matchProduct(product, ledger.prepare(record)),
      requestId: request.id,
      isAlone: false,
    }));
    outcome.hits.push(...toHits(distinctMatches(matched)));
  } else if (ledger.isTooLarge(request.id)) {
    outcome.remarks.push({
      text: 'UPCs that CPSC keeps outside its descriptions were not compared.',
      cites: [],
    });
  } else outcome.unchecked.push(`${entry.reason} for UPCs outside its descriptions`);
}

const hasGtin = (text: string, { gtins }: Product): boolean =>
  gtins.some((gtin) => findGtin(text, gtin).match === 'exact');
