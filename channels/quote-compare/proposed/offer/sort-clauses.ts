import type { Language } from '../../../reading/languages.ts';
import type { Numeral } from '../../../reading/numerals.ts';
import { overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import type { Need } from '../../need.ts';
import type { Offer } from '../../offer.ts';
import { readTaxStance } from '../../pricing/tax-stance.ts';
import { NO_BID } from '../../reading/item-words.ts';
import { chargesIn, findLabels } from '../../reading/labels.ts';
import type { Label } from '../../reading/labels.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { unitOf } from '../../../reading/units.ts';
import { basisOf } from './basis.ts';
import { ASKED, nodeOf } from './holdings.ts';
import { barePrice, clausesOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { namedNeed } from './named-need.ts';
import { CONDITION, MINIMUM } from './words.ts';

/** What the clauses about one thing say: its name, its price, and how much is in what. */
export interface Block {
  need: Need | null;
  clauses: Clause[];
}

/** An amount with the word for what it is. */
export interface Labelled {
  label: Label;
  clause: Clause;
  amount: Numeral;
}

/** The clauses of a quote by what they are about. */
export interface SortedClauses {
  clauses: Clause[];
  blocks: Block[];
  charges: Labelled[];
  sums: Labelled[];
  declined: { need: Need; clause: Clause }[];
  /** What is said of a smallest order, quantity or hire. */
  minimums: Clause[];
  /** What is said of carriage that hangs on something: the rules read it, with what it hangs on. */
  carriage: Clause[];
}

/** Numbers of what is wanted: quantities, sizes, part numbers. */
export const numbersOfNeeds = (needs: readonly Need[]): Set<string> =>
  new Set(needs.flatMap(({ qty, part, said }) => [qty, ...(`${part} ${said ?? ''}`.match(/\d+(?:[.,]\d+)?/g) ?? [])]));

/** Order values from which the rules read that carriage costs nothing, and what it costs below them. */
export const thresholdsOf = ({ freight }: Offer): string[] =>
  freight.terms.flatMap(({ threshold, otherwise }) => [threshold, otherwise].filter((own) => own !== null));

/** Tells apart what clauses are about: something wanted, a charge, a sum, or what goes on with the clause before. */
export function sortClauses({
  opened,
  needs,
  languages,
  byRules,
}: {
  opened: OpenedQuote;
  needs: Need[];
  languages: readonly Language[];
  byRules: Offer;
}): SortedClauses {
  const { matcher, vendor } = opened.quote;
  const names = (words: string): Need | null => namedNeed(words, matcher, languages);
  const opens = (words: string): boolean => names(words) !== null || chargesIn(words).length > 0;
  const own = numbersOfNeeds(needs);
  const isOfName = ({ value }: Numeral): boolean => own.has(value.toFixed());
  const thresholds = thresholdsOf(byRules);
  const sorted: SortedClauses = {
    clauses: [],
    blocks: [],
    charges: [],
    sums: [],
    declined: [],
    minimums: [],
    carriage: [],
  };
  const { blocks } = sorted;
  for (const written of clausesOf(opened, opens)) {
    if (overlaps(written, vendor) && written.money.length === 0) continue;
    const need = names(written.text) ?? needByUnit(written, opened.quote.text, { needs, languages });
    const clause = withBarePrice(written, need, isOfName);
    sorted.clauses.push(clause);
    const label = labelOf(clause, need);
    const last = blocks.at(-1);
    const amount = clause.money.at(-1);
    if (label?.kind === 'minimum' || MINIMUM.test(clause.text)) sorted.minimums.push(clause);
    if (label?.kind === 'total' || label?.kind === 'subtotal') {
      if (amount) sorted.sums.push({ label, amount, clause });
    } else if (label) {
      // "Free from 300 on", "22 for orders below 600": what the rules make of carriage and its threshold holds.
      const isOpen = amount && (thresholds.some((value) => amount.value.eq(value)) || hangsOnSomething(clause));
      const isRead =
        label.kind === 'freight' && isOpen && spansOfFreight(byRules).some((span) => overlaps(span, clause));
      const figure = amount ?? clause.counts.find(({ isPercent }) => isPercent);
      if (isRead) sorted.carriage.push(clause);
      else if (figure && label.kind !== 'minimum') sorted.charges.push({ label, clause, amount: figure });
    } else if (need && !amount && NO_BID.test(clause.text)) sorted.declined.push({ need, clause });
    else if (need && (last?.need !== need || priceOf(last))) blocks.push({ need, clauses: [clause] });
    else if (last && (need === last.need || !priceOf(last) || !amount)) last.clauses.push(clause);
    else blocks.push({ need: null, clauses: [clause] });
  }
  return sorted;
}

/** "17.50 a bucket" where buckets of one thing alone are wanted. */
function needByUnit(
  { money: [amount, ...others], text: words, start, end }: Clause,
  text: string,
  { needs, languages }: { needs: Need[]; languages: readonly Language[] },
): Need | null {
  if (!amount || others.length > 0 || chargesIn(words).length > 0) return null;
  const { nouns } = basisOf(text.slice(start, amount.start), text.slice(amount.end, end));
  const [need, ...more] = needs.filter((own) => nouns.some((noun) => isAskedIn(noun, own, languages)));
  return need && more.length === 0 ? need : null;
}

/** A word for what a need is counted in, where that says more than "each". */
const isAskedIn = (noun: string, need: Need, languages: readonly Language[]): boolean =>
  unitOf(noun)?.kind !== 'each' && need.unit !== 'each' && nodeOf(noun, need, languages) === ASKED;

/** Everything that the rules have read of carriage. */
const spansOfFreight = ({ freight: { amount, percent, options, zones, terms } }: Offer): Span[] =>
  [amount, percent, ...options, ...zones, ...terms].flatMap((entry) => entry?.spans ?? []);

const hangsOnSomething = ({ text, money, counts }: Clause): boolean =>
  CONDITION.test(text) && money.length + counts.length > 1;

/** The amount of a block: its last. */
export const priceOf = ({ clauses }: Block): Numeral | undefined => clauses.flatMap(({ money }) => money).at(-1);

/** "Plate 232": in a clause that names what it is for a number may be its price. */
function withBarePrice(clause: Clause, need: Need | null, isOfName: (numeral: Numeral) => boolean): Clause {
  if (clause.money.length > 0 || !(need ?? labelOf(clause, need))) return clause;
  const bare = barePrice(clause, isOfName);
  return bare ? { ...clause, money: [bare], counts: clause.counts.filter((count) => count !== bare) } : clause;
}

/** What the amount of a clause is called, unless something wanted goes by that word, or it only says how a price stands to a tax. */
function labelOf(clause: Clause, need: Need | null): Label | null {
  const [label = spokenLabel(clause, need)] = findLabels(clause.text);
  if (!label || (label.kind === 'tax' && isSaidOfPrice(clause.text))) return null;
  const isOfGoods = label.kind === 'freight' && need && clause.counts.some(({ value }) => value.eq(need.qty));
  const isName = need !== null && need.part.toLowerCase().includes(label.words.toLowerCase());
  return isOfGoods || isName ? null : label;
}

/** "17,90 €/m² + IVA", "prices incl. 23 % VAT": how a price stands to a tax, and no tax. */
function isSaidOfPrice(words: string): boolean {
  const stance = readTaxStance(words);
  return stance === 'included' || stance === 'none' || (stance === 'open' && !words.includes('%'));
}

function spokenLabel({ text, money }: Clause, need: Need | null): Label | undefined {
  const kind = need || money.length === 0 ? undefined : chargesIn(text)[0];
  return kind && { kind, words: kind, start: 0, end: 0 };
}
