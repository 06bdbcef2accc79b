import type { Item, Product } from '../brief/item.ts';
import { ASK_FOR_BRAND } from '../brief/read-items.ts';
import { findGtin, hasRightGtinCheckDigit, toGtin14 } from '../identifiers/gtin.ts';
import { subGoalOf } from '../lookups/lookup.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { coverageOf } from '../lookups/plan-lookups.ts';
import { matchProduct } from '../match/match-product.ts';
import type { ProductMatch } from '../match/match-product.ts';
import type { Cited } from '../sources/answer.ts';
import { askCpsc } from '../sources/cpsc.ts';
import { askIres } from '../sources/ires.ts';
import { askOneRecall, askOpenFda, kindOfPage, OPENFDA_LIMIT } from '../sources/openfda.ts';
import type { RecallRecord, SourceName } from '../sources/record.ts';
import type { Ledger } from './ledger.ts';
import type { Hit, Outcome, Proof } from './outcome.ts';

/** Most recalls that merely come near and are shown for one item. */
const MAX_NEAR = 5;
/** Most recalls that match by name and may be about other lots or models. */
const MAX_POSSIBLE = 12;
/** Recalls of the product that a stated code or size rules out, as many as are shown. */
const MAX_CLOSE = 3;
/** Pages of one search that are read before it counts as too wide. */
const MAX_PAGES = 3;
/** Years whose CPSC recalls are looked through for a UPC that no description holds. */
const UPC_YEARS = 5;

interface Matched {
  record: RecallRecord;
  match: ProductMatch;
  requestId: string;
  isAlone: boolean;
}

/** Compares a product with every recall that the registers covering it gave, and says what they did not answer. */
export function checkProduct(
  outcome: Outcome,
  item: Item & { product: Product },
  { ledger, lookups, acceptedAt }: { ledger: Ledger; lookups: Lookup[]; acceptedAt: string },
): void {
  const { product } = item;
  const own = withFurtherPages(outcome, lookups.filter(({ items }) => items.includes(item.no)), { ledger, acceptedAt });
  const matched: Matched[] = [];
  const proofs: Proof[] = [];
  const failed = new Map<SourceName, string>();
  let isPending = false;
  for (const { request, source } of own) {
    const entry = ledger.read(request.id, source);
    if (entry.kind === 'pending') isPending = true;
    else if (entry.kind === 'no-answer') failed.set(source, entry.reason);
    else if (entry.kind === 'closed') outcome.remarks.push({ text: `${entry.reason}, so that FDA recalls which are not classified yet were not seen.`, cites: [] });
    else {
      proofs.push({ source, page: entry.page, cited: entry.proof, isFound: entry.status < 300 });
      for (const record of entry.records) {
        const match = matchProduct(product, record);
        if (match.level !== 'none') matched.push({ record, match, requestId: request.id, isAlone: entry.records.length === 1 });
      }
    }
  }
  const { shown, left } = limitHits(distinct(matched));
  if (left > 0) outcome.remarks.push({ text: `${left} more recalls come near and are not shown: a lot, model number or UPC would tell.`, cites: [] });
  const best = shown.map((entry) => preferAlone(outcome, entry, { product, ledger }));
  outcome.hits.push(...toHits(best));
  if (outcome.hits.length === 0 && !isPending && sweepForUpc(outcome, item, { ledger, acceptedAt })) isPending = true;
  const missing = [...failed].filter(([source]) => outcome.hits.length > 0 || isNeeded(source, product));
  outcome.unchecked.push(...missing.map(([, reason]) => reason));
  if (product.kinds.includes('seat') && outcome.hits.length === 0) {
    outcome.unchecked.push('Child car seats and tires are under NHTSA, whose recalls of equipment cannot be asked for by name: see www.nhtsa.gov/recalls');
  }
  if (outcome.hits.length > 0 || isPending || outcome.more.length > 0) return;
  if (product.isKindOnly && product.gtins.length === 0 && product.models.length === 0) {
    outcome.ask = ASK_FOR_BRAND;
    outcome.unchecked.push('no brand was recognized, and a kind of product alone matches too much');
  }
  const answered = { why: [...nearMisses(best), ...noneReasons(product, proofs, nearest(best).length > 0)], proofs, cites: nearCites(best) };
  if (outcome.unchecked.length === 0) outcome.none = answered;
  else if (proofs.length > 0) outcome.partly = answered;
}

const isNeeded = (source: SourceName, product: Product): boolean => source !== 'CPSC' || coverageOf(product).cpsc;

/** Pages after the first of a search, and the sweep for a UPC that CPSC keeps in a field that cannot be searched. */
function withFurtherPages(outcome: Outcome, lookups: Lookup[], { ledger, acceptedAt }: { ledger: Ledger; acceptedAt: string }): Lookup[] {
  const subGoal = subGoalOf(outcome.itemNo);
  const all = [...lookups];
  for (const lookup of lookups) {
    const entry = ledger.read(lookup.request.id, lookup.source);
    if (entry.kind !== 'records' || entry.total === null) continue;
    const kind = kindOfPage(lookup.request.id);
    const search = lookup.request.query?.['search'];
    const pages = Math.min(Math.ceil(entry.total / OPENFDA_LIMIT), MAX_PAGES);
    if (lookup.source === 'openFDA' && kind && search !== undefined) {
      for (let page = 1; page < pages; page += 1) all.push({ ...lookup, request: askOpenFda(kind, search, { subGoal, skip: page * OPENFDA_LIMIT }) });
      if (entry.total > MAX_PAGES * OPENFDA_LIMIT) outcome.unchecked.push(`openFDA knows ${entry.total} recalls for these words, more than were read: please give the UPC, lot or full name`);
    }
    if (lookup.source === 'FDA iRES' && entry.total > entry.records.length && entry.records.length >= OPENFDA_LIMIT) {
      all.push({ ...lookup, request: askIres(acceptedAt, subGoal, entry.records.length + 1) });
    }
  }
  for (const { request } of all) if (!ledger.isAsked(request.id)) outcome.more.push(request);
  return all;
}

/** One entry per recall, the better match and the narrower answer first; by name or code drops what only comes near. */
function distinct(matched: Matched[]): Matched[] {
  const byKey = new Map<string, Matched>();
  for (const entry of matched) {
    const key = keyOf(entry.record);
    const known = byKey.get(key);
    if (!known || (entry.isAlone && !known.isAlone) || (known.record.source === 'FDA iRES' && entry.record.source === 'openFDA')) byKey.set(key, entry);
  }
  const all = [...byKey.values()];
  const isNamed = all.some(({ match }) => match.isByName);
  return all.filter(({ match }) => match.isByName || !isNamed);
}

/** FDA publishes a recall in two registers under one number. */
const keyOf = ({ source, number, key }: RecallRecord): string => (number && source !== 'CPSC' ? number.text : `${source} ${key}`);

function toHits(best: Matched[]): Hit[] {
  const hits = best.flatMap(({ record, match }) =>
    match.level === 'recalled' || match.level === 'possible'
      ? [{ record, verdict: match.level === 'recalled' ? ('recalled' as const) : ('possible match' as const), why: match.why, cites: match.cites, entry: match.entry, isByName: match.isByName }]
      : [],
  );
  return hits
    .toSorted((a, b) => Number(b.verdict === 'recalled') - Number(a.verdict === 'recalled') || (b.record.date?.iso ?? '').localeCompare(a.record.date?.iso ?? ''))
    .map(({ isByName: _isByName, ...hit }) => hit);
}

/** Recalls that only come near, or that only a missing code tells apart, are of use in small numbers: the newest stay. */
function limitHits(best: Matched[]): { shown: Matched[]; left: number } {
  const sorted = best.toSorted((a, b) => (b.record.date?.iso ?? '').localeCompare(a.record.date?.iso ?? ''));
  const counts = { near: 0, possible: 0 };
  const shown = sorted.filter(({ match }) => {
    if (match.level !== 'possible') return true;
    counts[match.isByName ? 'possible' : 'near'] += 1;
    return match.isByName ? counts.possible <= MAX_POSSIBLE : counts.near <= MAX_NEAR;
  });
  return { shown, left: best.length - shown.length };
}

/** openFDA gives one recall an address of its own, which reads better than that of a wide search. */
function preferAlone(outcome: Outcome, entry: Matched, { product, ledger }: { product: Product; ledger: Ledger }): Matched {
  const { record, requestId, isAlone, match } = entry;
  const kind = kindOfPage(requestId);
  if (record.source !== 'openFDA' || isAlone || !kind || !record.number || match.level === 'excluded') return entry;
  const request = askOneRecall(kind, record.number.text, subGoalOf(outcome.itemNo));
  const answer = ledger.read(request.id, 'openFDA');
  if (answer.kind === 'pending') outcome.more.push(request);
  const alone = answer.kind === 'records' ? answer.records.find(({ key }) => key === record.key) : undefined;
  if (!alone) return entry;
  return { record: alone, match: matchProduct(product, alone), requestId: request.id, isAlone: true };
}

/**
 * CPSC keeps UPCs of some recalls in a field that cannot be searched. A UPC that no description holds is looked for in the recalls of
 * the last years, all of them. Answers whether that is still to come.
 */
function sweepForUpc(outcome: Outcome, { product }: { product: Product }, { ledger, acceptedAt }: { ledger: Ledger; acceptedAt: string }): boolean {
  if (product.gtins.length === 0 || !coverageOf(product).cpsc) return false;
  const since = `${Number(acceptedAt.slice(0, 4)) - UPC_YEARS}-01-01`;
  const request = askCpsc({ RecallDateStart: since }, subGoalOf(outcome.itemNo));
  const entry = ledger.read(request.id, 'CPSC');
  if (entry.kind === 'pending') {
    outcome.more.push(request);
    return true;
  }
  if (entry.kind !== 'records') {
    outcome.remarks.push({ text: `UPCs that CPSC keeps outside its descriptions could not be compared: ${entry.reason}.`, cites: [] });
    return false;
  }
  const matched = entry.records.flatMap((record) => {
    const match = matchProduct(product, record);
    const isListed = record.details.some(({ text }) => product.gtins.some((gtin) => findGtin(text, gtin).match === 'exact'));
    return isListed && match.level !== 'none' ? [{ record, match, requestId: request.id, isAlone: false }] : [];
  });
  outcome.hits.push(...toHits(distinct(matched)));
  return false;
}

function nearMisses(best: Matched[]): string[] {
  return nearest(best).map(({ record, match }) => {
    const name = `${record.source} recall${record.number ? ` ${record.number.text}` : ''}`;
    return `Close, but not it: ${name}. ${match.why.join(' ')}${record.link ? ` ${record.link.text}` : ''}`;
  });
}

const nearest = (best: Matched[]): Matched[] => best.filter(({ match }) => match.level === 'excluded').slice(0, MAX_CLOSE);

/** What the reasons for finding nothing lean on. */
function nearCites(best: Matched[]): Cited[] {
  return nearest(best).flatMap(({ record, match }) => [record.number, record.link, ...match.cites].filter((cited) => cited !== null));
}

function noneReasons(product: Product, proofs: Proof[], isClose: boolean): string[] {
  const sources = [...new Set(proofs.map(({ source }) => source))];
  const wrong = product.gtins.filter((gtin) => toGtin14(gtin) !== null && !hasRightGtinCheckDigit(gtin));
  return [
    ...wrong.map((gtin) => `The check digit of UPC ${gtin} is wrong: please compare it with the package.`),
    `${sources.join(', ')} answered and ${sources.length === 1 ? 'lists' : 'list'} no ${isClose ? 'other recall' : 'recall'} of it.`,
  ];
}
