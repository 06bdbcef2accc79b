import { Big } from 'big.js';
import type { Language } from '../../../reading/languages.ts';
import { blankSpans } from '../../../reading/span.ts';
import { unitOf } from '../../../reading/units.ts';
import type { Need } from '../../need.ts';
import type { Offer, OfferedLine } from '../../offer.ts';
import { readTaxStance } from '../../pricing/tax-stance.ts';
import { OPTIONAL, SUBSTITUTE } from '../../reading/item-words.ts';
import { PLAIN_LINE } from '../../plain-line.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import type { Counted } from '../../reading/paid-counts.ts';
import { chooseReadings } from './choose-readings.ts';
import type { Peers } from './choose-readings.ts';
import type { Clause } from './clauses.ts';
import { itemReadings } from './item-readings.ts';
import type { Choice } from './item-readings.ts';
import { freightOf, readCharge } from './read-charge.ts';
import type { ReadCharge } from './read-charge.ts';
import { priceOf, sortClauses } from './sort-clauses.ts';
import type { Block, Labelled, SortedClauses } from './sort-clauses.ts';
import { strayNumbers } from './stray-numbers.ts';
import { UNIT_PRICE } from './words.ts';

/** An offer as it was put together, and what of its quote does not fit into it: nothing where it was understood whole. */
export interface ProposedOffer {
  offer: Offer;
  faults: string[];
}

export interface OfferContext {
  opened: OpenedQuote;
  needs: Need[];
  counted: Counted;
  languages: readonly Language[];
  /** What only words say (who offers, how long it takes, who pays the carriage, what the price hangs on) is as the rules read it. */
  byRules: Offer;
}

/** The offers of one order, each in the light of what the others come to: a price is for one or for all as those of the others are. */
export function proposeOffers(contexts: OfferContext[]): ProposedOffer[] {
  const alone = contexts.map((context) => proposeOffer(context, new Map()));
  return contexts.map((context, at) => {
    const others = alone.filter(({ faults }, index) => index !== at && faults.length === 0);
    const amountsFor = (id: string): Big[] =>
      others.flatMap(({ offer }) => {
        const [line, ...more] = offer.lines.filter(({ needs, status }) => status === 'offered' && needs.includes(id));
        return line && more.length === 0 ? [new Big(line.amount)] : [];
      });
    return proposeOffer(context, new Map(context.needs.map(({ id }) => [id, amountsFor(id)])));
  });
}

/**
 * Puts an offer together from its clauses: each amount is the price of something wanted, a charge or a sum, and what a price is for one of leads over
 * the stated contents of packages to what is wanted. Of the ways to read a price those stand that come to the vendor's sums.
 */
function proposeOffer(context: OfferContext, peers: Peers): ProposedOffer {
  const { opened, needs, counted, byRules } = context;
  const sorted = sortClauses(context);
  const { priced, beside, faults } = withBeside(sorted, context);
  const items = priced.map((block) => readItem(block, priced.length, context));
  const labelled = [...sorted.charges, ...beside];
  const charges = labelled.map((one) => readCharge(one, context));
  const stated = sorted.sums.map(({ amount }) => amount.value);
  const isRead = items.every(({ choices }) => choices.length > 0);
  const chosen = isRead
    ? chooseReadings(
        items.map(({ choices }) => choices),
        charges,
        { stated, peers },
      )
    : [];
  const lines = chosen?.map(({ line }) => line) ?? [];
  const described = chosen?.flatMap((one) => one.described) ?? [];
  const used = { ...sorted, blocks: priced, charges: labelled, lines, described };
  return {
    offer: offerOf(context, sorted, { lines, charges }),
    faults: [
      ...faults,
      ...items.flatMap((item) => item.faults),
      ...charges.flatMap((charge) => charge.faults),
      ...(chosen === null ? [stated.length > 0 ? 'comes to none of its sums' : 'may be for one or for all'] : []),
      ...(charges.filter(({ isFreight }) => isFreight).length + Number(sorted.carriage.length > 0) > 1
        ? ['two amounts for carriage']
        : []),
      ...coverageFaults(priced, sorted, needs),
      ...ruledOut(byRules, lines),
      // A smallest order in money is the rules' to read; of any other nobody knows whether it is reached.
      ...(byRules.minimumOrder ? [] : sorted.minimums.map(({ text }) => `a smallest quantity: ${text}`)),
      ...strayNumbers(used, { text: opened.quote.text, needs, byRules, counted }),
    ],
  };
}

/** Once all that is wanted has its price, another amount is a charge, whatever it is called. */
function withBeside(
  { blocks }: SortedClauses,
  { opened, needs }: OfferContext,
): { priced: Block[]; beside: Labelled[]; faults: string[] } {
  const all = blocks.filter((block) => priceOf(block));
  const named = new Set(all.flatMap(({ need }) => need ?? []));
  if (named.size < needs.length) return { priced: all, beside: [], faults: [] };
  const read = all.filter(({ need }) => need === null).map((block) => asCharge(block, opened));
  return {
    priced: all.filter(({ need }) => need !== null),
    beside: read.flatMap((one) => (typeof one === 'string' ? [] : [one])),
    faults: read.flatMap((one) => (typeof one === 'string' ? [one] : [])),
  };
}

/** The one amount of a block with words before it, as a charge; or why it is none. */
function asCharge(block: Block, { quote: { text } }: OpenedQuote): Labelled | string {
  const clause = block.clauses.find(({ money }) => money.length > 0);
  const [amount, ...others] = clause?.money ?? [];
  const isNamed = clause && amount && /\p{L}{3}/u.test(text.slice(clause.start, amount.start));
  if (!isNamed || others.length > 0 || OPTIONAL.test(clause.text))
    return `for nothing that is wanted: ${wordsOf(block)}`;
  if (text.slice(0, clause.start).trimEnd().endsWith('(')) return `said again: ${clause.text}`;
  return { label: { kind: 'fee', words: 'fee', start: 0, end: 0 }, clause, amount };
}

const wordsOf = ({ clauses }: Block): string => clauses.map(({ text }) => text.replace(/\s+/g, ' ')).join(' / ');

/** The ways to read the price of a block, which is for what it names or for the only thing that is wanted. */
function readItem(block: Block, count: number, context: OfferContext): { choices: Choice[]; faults: string[] } {
  const [sole, ...others] = context.needs;
  const isSole = count === 1 && others.length === 0 && !namesAnother(block, context.opened);
  const need = block.need ?? (isSole ? sole : undefined);
  const words = wordsOf(block);
  if (!need) return { choices: [], faults: [`for nothing that is wanted: ${words}`] };
  const choices = itemReadings(need, block.clauses, context);
  const isOther = SUBSTITUTE.test(words) || OPTIONAL.test(words);
  return {
    choices,
    faults: [
      ...(choices.length === 0 ? [`not understood: ${words}`] : []),
      ...(isOther ? [`another thing: ${words}`] : []),
    ],
  };
}

/** Words before the price of a block that are neither of the vendor's name nor of how things are counted and priced: it may be of another thing. */
function namesAnother(block: Block, { quote: { text, vendor } }: OpenedQuote): boolean {
  const clause = block.clauses.find(({ money }) => money.length > 0);
  const [amount] = clause?.money ?? [];
  if (!clause || !amount) return false;
  const before = blankSpans(text, [vendor], ' ').slice(clause.start, amount.start);
  return (before.replace(UNIT_PRICE, ' ').match(/\p{L}{4,}/gu) ?? []).some((word) => unitOf(word) === null);
}

function coverageFaults(priced: Block[], { declined }: SortedClauses, needs: Need[]): string[] {
  const [sole, ...others] = needs;
  const asked = priced.map(({ need }) => need ?? (others.length === 0 ? sole : null));
  const open = needs.filter((need) => !asked.includes(need) && !declined.some((one) => one.need === need));
  return [
    ...open.map(({ part }) => `nothing for ${part}`),
    ...(priced.length > new Set(asked).size ? ['one thing priced twice'] : []),
  ];
}

/** What the rules see of other parts, choices and a smallest order that is not reached is not read a second time. */
function ruledOut({ lines, minimumOrder }: Offer, own: OfferedLine[]): string[] {
  const goods = own.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  return [
    ...lines
      .filter((line) => line.isSubstitute || /alternate|optional/.test(line.status) || line.differs.length > 0)
      .map(({ words }) => `another thing by its words: ${words}`),
    ...(minimumOrder && goods.lt(minimumOrder.amount) ? ['less than the smallest order'] : []),
  ];
}

function offerOf(
  { opened, byRules }: OfferContext,
  { declined, sums, carriage: open }: SortedClauses,
  { lines, charges }: { lines: OfferedLine[]; charges: ReadCharge[] },
): Offer {
  const carriage = charges.find(({ isFreight }) => isFreight);
  const { amount } = byRules.freight;
  const nothing = amount && Number(amount.amount) === 0 ? amount : null;
  const taxes = byRules.charges.filter(
    ({ kind, amount: own, percent, clause }) =>
      kind === 'tax' && own === null && (percent === null || readTaxStance(clause) === 'included'),
  );
  return {
    ...byRules,
    lines: [...lines, ...declined.map(({ need, clause }) => declinedLine(need, clause, opened))],
    charges: [...charges.filter(({ isFreight }) => !isFreight).map(({ charge }) => charge), ...taxes],
    freight:
      open.length > 0
        ? byRules.freight
        : {
            amount: nothing,
            percent: null,
            options: [],
            zones: [],
            terms: carriage ? [] : byRules.freight.terms,
            ...(carriage && freightOf(carriage.charge)),
          },
    totals: sums.map(({ label, amount: sum, clause }) => ({
      kind: label.kind === 'total' ? 'total' : 'subtotal',
      amount: sum.value.toFixed(2),
      words: label.words,
      spans: [{ start: clause.start, end: clause.end }],
    })),
    unread: [],
    conditions: [],
    unapplied: [],
  };
}

const declinedLine = (need: Need, { start, end }: Clause, { quote }: OpenedQuote): OfferedLine => ({
  ...PLAIN_LINE,
  needs: [need.id],
  description: need.part,
  words: quote.text.slice(start, end).replace(/\s+/g, ' '),
  status: 'declined',
  namedBy: 'words',
  spans: [{ start, end }],
});
