import { withoutHeld } from '../brief/held-words.ts';
import type { Item, Product } from '../brief/item.ts';
import { ASK_FOR_BRAND } from '../brief/read-items.ts';
import { hasRightGtinCheckDigit } from '../identifiers/gtin.ts';
import type { Lookup } from '../lookups/lookup.ts';
import { coverageOf } from '../lookups/plan-lookups.ts';
import { matchProduct } from '../match/match-product.ts';
import type { RecallRecord, SourceName } from '../sources/record.ts';
import { preferAlone, sweepForUpc, withFurtherPages } from './further-answers.ts';
import type { Ground } from './further-answers.ts';
import { gapsInProof, isUnasked } from './proof-of-none.ts';
import { foldWord } from '../words/fold-words.ts';
import { sweepByThing } from './sweep-by-thing.ts';
import { sweepForMisspelt } from './sweep-for-misspelt.ts';
import { distinctMatches, limitMatches, toHits } from './matched.ts';
import type { Matched } from './matched.ts';
import type { Outcome, Proof } from './outcome.ts';

/** Compares a product with every recall that the registers covering it gave, and says what they did not answer. */
export function checkProduct(
  outcome: Outcome,
  item: Item & { product: Product },
  ground: Ground & { lookups: Lookup[] },
): void {
  const product = withHeldUnsure(item);
  const own = ground.lookups.filter(({ items }) => items.includes(item.no));
  const { matched, proofs, failed, isPending, read } = readAnswers(outcome, product, {
    ...ground,
    lookups: own,
  });
  // What merely comes near a boat is another thing of that name.
  const isElsewhere = isUnasked(product);
  const { shown, left } = limitMatches(distinctMatches(matched.filter(({ match }) => match.isByName || !isElsewhere)));
  if (left > 0)
    note(outcome, `${left} more recalls come near and are not shown: a lot, model number or UPC would tell.`);
  const best = shown.map((entry) => preferAlone(outcome, entry, { ...ground, product }));
  outcome.hits.push(...toHits(best));
  if (outcome.hits.length === 0 && !isPending) sweepForUpc(outcome, product, ground);
  if (outcome.hits.length === 0 && !isPending) {
    if (best.length === 0 && !isElsewhere) sweepForMisspelt(outcome, withoutHeld(product, item.held), ground);
    // What a recall names in full and rules out by a code is the one that it could be.
    const isRuledOut = best.some(({ match }) => match.isByName);
    const left = read.filter(({ record }) => !isExcluded(record, best));
    if (outcome.hits.length === 0 && !isRuledOut && !isElsewhere && !failed.has('CPSC'))
      sweepByThing(outcome, item, { ...ground, read: left });
  }
  const isFound = outcome.hits.length > 0;
  if (
    (product.isKindOnly || !product.isNamed) &&
    !best.some(({ match }) => match.level === 'recalled') &&
    product.gtins.length + product.models.length + product.codes.length === 0
  )
    outcome.ask = ASK_FOR_BRAND;
  for (const [source, reason] of failed) if (isFound || isNeeded(source, product)) outcome.unchecked.push(reason);
  if (isFound || isPending || outcome.more.length > 0) return;
  outcome.unchecked.push(...gapsInProof(item, best));
  concludeNothing(outcome, product, { best, proofs });
}

/** Words of which nothing says that they name a thing tell nothing where a recall does not have them. */
const withHeldUnsure = ({ product, held }: Item & { product: Product }): Product => ({
  ...product,
  unsure: [...product.unsure, ...held.filter((word) => /^\p{L}{3,}$/u.test(word)).map((word) => foldWord(word))],
});

/** A stated code, size or date rules the recall out. */
const isExcluded = (record: RecallRecord, best: Matched[]): boolean =>
  best.some((entry) => entry.record.source === record.source && entry.record.key === record.key);
const isNeeded = (source: SourceName, product: Product): boolean => source !== 'CPSC' || coverageOf(product).cpsc;
const note = (outcome: Outcome, text: string): void => void outcome.remarks.push({ text, cites: [] });

interface Answers {
  matched: Matched[];
  proofs: Proof[];
  failed: Map<SourceName, string>;
  isPending: boolean;
  /** All records of the answers. */
  read: { record: RecallRecord; requestId: string }[];
}

function readAnswers(outcome: Outcome, product: Product, ground: Ground & { lookups: Lookup[] }): Answers {
  const answers: Answers = { matched: [], proofs: [], failed: new Map(), isPending: false, read: [] };
  for (const { request, source } of withFurtherPages(outcome, ground.lookups, ground)) {
    const entry = ground.ledger.read(request.id, source);
    if (entry.kind === 'pending') answers.isPending = true;
    else if (entry.kind === 'no-answer') answers.failed.set(source, entry.reason);
    else if (entry.kind === 'closed') {
      note(outcome, `${entry.reason}, so that FDA recalls which are not classified yet were not seen.`);
    } else {
      answers.proofs.push({
        source,
        page: entry.page,
        cited: entry.proof,
        isFound: entry.status < 300,
      });
      const isAlone = entry.records.length === 1;
      for (const record of entry.records) {
        answers.read.push({ record, requestId: request.id });
        const match = matchProduct(product, ground.ledger.prepare(record));
        if (match.level !== 'none') answers.matched.push({ record, match, requestId: request.id, isAlone });
      }
    }
  }
  return answers;
}

/** Recalls of the product that a stated code or size rules out, as many as are shown. */
const MAX_CLOSE = 3;

function concludeNothing(
  outcome: Outcome,
  product: Product,
  { best, proofs }: { best: Matched[]; proofs: Proof[] },
): void {
  const close = best.filter(({ match }) => match.level === 'excluded').slice(0, MAX_CLOSE);
  const sources = [...new Set(proofs.map(({ source }) => source))];
  const wrong = product.gtins.filter((gtin) => !hasRightGtinCheckDigit(gtin));
  const why = [
    ...close.map(describeClose),
    ...wrong.map((gtin) => `The check digit of UPC ${gtin} is wrong: please compare it with the package.`),
    `${sources.join(', ')} answered and ${sources.length === 1 ? 'lists' : 'list'} no ${close.length > 0 ? 'other recall' : 'recall'} of it.`,
  ];
  const cites = close.flatMap(({ record, match }) =>
    [record.number, record.link, ...match.cites].filter((cited) => cited !== null),
  );
  if (outcome.unchecked.length === 0) outcome.none = { why, proofs, cites };
  else if (proofs.length > 0) outcome.partly = { why, proofs, cites };
}

function describeClose({ record, match }: Matched): string {
  const name = `${record.source} recall${record.number ? ` ${record.number.text}` : ''}`;
  return `Close, but not it: ${name}. ${match.why.join(' ')}${record.link ? ` ${record.link.text}` : ''}`;
}
