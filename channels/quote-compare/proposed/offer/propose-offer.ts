import { Big } from 'big.js';
import { COUNT_WORD, parseCountWord } from '../../../reading/count-words.ts';
import type { Language } from '../../../reading/languages.ts';
import type { Numeral } from '../../../reading/numerals.ts';
import { overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import type { Need } from '../../need.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../../offer.ts';
import { PLAIN_CHARGE } from '../../plain-charge.ts';
import { readTaxStance } from '../../pricing/tax-stance.ts';
import { NO_BID, OPTIONAL, PART_PAYMENT, SUBSTITUTE } from '../../reading/item-words.ts';
import { chargesIn, findLabels } from '../../reading/labels.ts';
import type { Label } from '../../reading/labels.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { perBehind } from '../../reading/per-words.ts';
import { paidFor } from '../../reading/paid-counts.ts';
import type { Counted } from '../../reading/paid-counts.ts';
import { barePrice, clausesOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { ASKED, nodeOf } from './holdings.ts';
import { itemReadings } from './item-readings.ts';
import type { Choice } from './item-readings.ts';
import { namedNeed } from './named-need.ts';

/** An offer as it was put together, and what of its quote does not fit into it: nothing where it was understood whole. */
export interface ProposedOffer {
  offer: Offer;
  faults: string[];
}

interface Context {
  opened: OpenedQuote;
  needs: Need[];
  counted: Counted;
  languages: readonly Language[];
  byRules: Offer;
  /** What other offers come to for each need, by its id. */
  peers?: ReadonlyMap<string, Big[]>;
}

/** What the clauses about one thing say: its words, its price, and how much is in what. */
interface Block {
  need: Need | null;
  clauses: Clause[];
}

/** The offers of one order, each in the light of what the others come to: a price is for one or for all as those of the others are. */
export function proposeOffers(contexts: Omit<Context, 'peers'>[]): ProposedOffer[] {
  const alone = contexts.map((context) => proposeOffer(context));
  return contexts.map((context, at) => {
    const others = alone.filter((one, index) => index !== at && one.faults.length === 0);
    const peers = new Map(
      context.needs.map(({ id }) => [
        id,
        others.flatMap(({ offer }) => {
          const own = offer.lines.filter(({ needs, status }) => status === 'offered' && needs[0] === id);
          return own.length === 1 ? own.map(({ amount }) => new Big(amount)) : [];
        }),
      ]),
    );
    return proposeOffer({ ...context, peers });
  });
}

/**
 * Puts an offer together from its clauses: each amount is the price of something asked for, a charge or a sum, and what a price is for one of leads
 * over the stated contents of packages to what is asked for. Of the ways to read a price those stand that come to the vendor's sums.
 */
export function proposeOffer(context: Context): ProposedOffer {
  const { opened, byRules } = context;
  const faults: string[] = [];
  const { matcher } = opened.quote;
  const names = (words: string): Need | null => namedNeed(words, matcher, context.languages);
  const opens = (words: string): boolean => names(words) !== null || chargesIn(words).length > 0;
  const clauses = clausesOf(opened, opens).filter(
    (clause) => !overlaps(clause, opened.quote.vendor) || clause.money.length > 0,
  );
  const thresholds = byRules.freight.terms.flatMap(({ threshold, otherwise }) =>
    [threshold, otherwise].filter((own) => own !== null),
  );
  const nameNumbers = new Set(
    context.needs.flatMap((need) => [need.qty, ...(`${need.part} ${need.said ?? ''}`.match(/\d+(?:[.,]\d+)?/g) ?? [])]),
  );
  const isOfName = ({ value }: Numeral): boolean => nameNumbers.has(value.toFixed());
  const read: Clause[] = [];
  const blocks: Block[] = [];
  const charges: { label: Label; clause: Clause; amount: Numeral }[] = [];
  const sums: { label: Label; amount: Numeral; clause: Clause }[] = [];
  const declined: { need: Need; clause: Clause }[] = [];
  for (const written of clauses) {
    const need = names(written.text);
    const bare = written.money.length === 0 && (need || labelOf(written, need)) ? barePrice(written, isOfName) : null;
    const clause = bare ? { ...written, money: [bare], counts: written.counts.filter((own) => own !== bare) } : written;
    read.push(clause);
    const label = labelOf(clause, need);
    const last = blocks.at(-1);
    const amount = clause.money.at(-1);
    if (label && (label.kind === 'total' || label.kind === 'subtotal')) {
      if (amount) sums.push({ label, amount, clause });
      continue;
    }
    // "Free from 300 on": what the rules make of carriage and its threshold holds.
    if (label?.kind === 'freight' && amount && thresholds.some((own) => amount.value.eq(own))) continue;
    if (label?.kind === 'minimum') continue;
    if (label) {
      const figure = amount ?? clause.counts.find(({ isPercent }) => isPercent);
      if (figure) charges.push({ label, clause, amount: figure });
      continue;
    }
    if (need && NO_BID.test(clause.text) && !amount) {
      declined.push({ need, clause });
      continue;
    }
    if (need && (last?.need !== need || priceOf(last))) {
      blocks.push({ need, clauses: [clause] });
      continue;
    }
    if (last && (need === last.need || !priceOf(last) || clause.money.length === 0)) last.clauses.push(clause);
    else if (clause.money.length > 0) blocks.push({ need: null, clauses: [clause] });
    else if (!last) blocks.push({ need: null, clauses: [clause] });
  }
  const sole = context.needs.length === 1 ? (context.needs[0] ?? null) : null;
  const all = blocks.filter((block) => priceOf(block));
  const named = new Set(all.map(({ need }) => need).filter((need) => need !== null));
  // Once all that is asked for has its price, another amount is a charge, whatever it is called.
  const isWhole = named.size === context.needs.length;
  const beside = isWhole ? all.filter(({ need }) => need === null) : [];
  for (const block of beside) {
    const clause = block.clauses.find(({ money }) => money.length > 0);
    const [amount, ...others] = clause?.money ?? [];
    if (
      !clause ||
      !amount ||
      others.length > 0 ||
      !/\p{L}{3}/u.test(quoteBefore(clause, amount, opened)) ||
      OPTIONAL.test(clause.text)
    )
      faults.push(`for nothing that is asked: ${wordsOf(block, opened)}`);
    else if (/\($/.test(opened.quote.text.slice(0, clause.start).trimEnd())) faults.push(`said again: ${clause.text}`);
    else charges.push({ label: { kind: 'fee', words: 'fee', start: 0, end: 0 }, clause, amount });
  }
  const priced = all.filter((block) => !beside.includes(block));
  const choices = priced.map((block): Choice[] => {
    const need = block.need ?? (priced.length === 1 ? sole : null);
    if (!need) {
      faults.push(`for nothing that is asked: ${wordsOf(block, opened)}`);
      return [];
    }
    if (SUBSTITUTE.test(wordsOf(block, opened)) || OPTIONAL.test(wordsOf(block, opened)))
      faults.push(`another thing: ${wordsOf(block, opened)}`);
    const read = itemReadings(need, block.clauses, context);
    if (read.length === 0) faults.push(`not understood: ${wordsOf(block, opened)}`);
    return read;
  });
  const asked = new Set(priced.map(({ need }) => need?.id ?? sole?.id));
  for (const need of context.needs)
    if (!asked.has(need.id) && !declined.some((one) => one.need === need)) faults.push(`nothing for ${need.part}`);
  if (priced.length > asked.size) faults.push('one thing priced twice');
  const settledCharges = charges.map((charge) => chargeOf(charge, context, faults));
  const stated = sums.map(({ amount }) => amount.value);
  for (const line of byRules.lines)
    if (line.isSubstitute || line.status === 'alternate' || line.status === 'optional' || line.differs.length > 0)
      faults.push(`another thing by its words: ${line.words}`);
  if (byRules.minimumOrder) faults.push('there is a smallest order');
  const isRead = choices.every(({ length }) => length > 0);
  const chosen = isRead ? choose(choices, settledCharges, { stated, peers: context.peers }) : [];
  if (!chosen) faults.push(stated.length > 0 ? 'comes to none of its sums' : 'may be for one or for all');
  const lines = chosen?.map(({ line }) => line);
  const described = chosen?.flatMap((one) => one.described) ?? [];
  const carriage = settledCharges.filter(({ isFreight }) => isFreight);
  const [freight, ...more] = carriage;
  if (more.length > 0) faults.push('two amounts for carriage');
  const amountless = byRules.charges.filter(
    ({ kind, amount, percent, clause }) =>
      kind === 'tax' && amount === null && (percent === null || readTaxStance(clause) === 'included'),
  );
  const offer: Offer = {
    ...byRules,
    lines: [...(lines ?? []), ...declined.map(({ need, clause }) => declinedLine(need, clause, opened))],
    charges: [...settledCharges.filter(({ isFreight }) => !isFreight).map(({ charge }) => charge), ...amountless],
    freight: {
      ...byRules.freight,
      ...(freight
        ? freightOf(freight.charge)
        : {
            amount:
              byRules.freight.amount && Number(byRules.freight.amount.amount) === 0 ? byRules.freight.amount : null,
            percent: null,
          }),
      options: [],
      zones: [],
      terms: freight ? [] : byRules.freight.terms,
    },
    totals: sums.map(({ label, amount, clause }) => ({
      kind: label.kind === 'total' ? 'total' : 'subtotal',
      amount: amount.value.toFixed(2),
      words: label.words,
      spans: [clause],
    })),
    unread: [],
    conditions: [],
  };
  faults.push(...strayNumbers(read, { blocks: priced, charges, sums, described }, lines ?? [], context));
  return { offer, faults };
}

const quoteBefore = ({ start }: Clause, amount: Numeral, { quote }: OpenedQuote): string =>
  quote.text.slice(start, amount.start);

const priceOf = ({ clauses }: Block): Numeral | undefined => clauses.flatMap(({ money }) => money).at(-1);

const wordsOf = ({ clauses }: Block, { quote: { text } }: OpenedQuote): string =>
  text.slice(clauses[0]?.start ?? 0, clauses.at(-1)?.end ?? 0).replace(/\s+/g, ' ');

/** What the amount of a clause is called, unless the thing that is asked for goes by that word. */
function labelOf(clause: Clause, need: Need | null): Label | null {
  const [label = spokenLabel(clause, need)] = findLabels(clause.text);
  if (!label || (label.kind === 'tax' && isSaidOfPrice(clause))) return null;
  const isGoods =
    label.kind === 'freight' && clause.counts.some(({ value }) => need?.qty !== undefined && value.eq(need.qty));
  if (isGoods) return null;
  const isOwnWord = need !== null && need.part.toLowerCase().includes(label.words.toLowerCase());
  return isOwnWord ? null : label;
}

/** "17,90 €/m² + IVA", "95 euro ex btw": how a price stands to a tax, and no tax. */
const isSaidOfPrice = ({ text, money }: Clause): boolean =>
  readTaxStance(text) !== null && (money.length > 0 || !/%/.test(text));

function spokenLabel({ text, money }: Clause, need: Need | null): Label | undefined {
  const kind = need || money.length === 0 ? undefined : chargesIn(text)[0];
  return kind && { kind, words: kind, start: 0, end: 0 };
}

interface ReadCharge {
  charge: OfferedCharge;
  isFreight: boolean;
}

function chargeOf(
  { label, clause, amount }: { label: Label; clause: Clause; amount: Numeral },
  { opened, counted, needs, languages, byRules }: Context,
  faults: string[],
): ReadCharge {
  const { quote } = opened;
  const isOpen = CONDITION.test(clause.text) || clause.counts.filter(({ isPercent }) => !isPercent).length > 0;
  const known = byRules.charges.filter((charge) =>
    charge.kind !== 'tax' || charge.percent !== null ? charge.spans.some((span) => overlaps(span, clause)) : false,
  );
  // What hangs on something is read by the rules, with what it hangs on.
  if (isOpen && label.kind !== 'freight' && known.length === 1 && known[0])
    return { charge: known[0], isFreight: false };
  const words = clause.text.replace(/\s+/g, ' ');
  const rest = quote.text.slice(amount.end, clause.end);
  const far = FOR_EACH.exec(rest);
  const per = amount.isPercent ? null : (perBehind(rest) ?? (far ? perBehind(rest.slice(far.index)) : null));
  if (far && !per && !amount.isPercent) faults.push(`for each of what is not read: ${words}`);
  const others = [...clause.money, ...clause.counts].filter((one) => one !== amount && !one.value.eq(0));
  if (CONDITION.test(words)) faults.push(`depends on something: ${words}`);
  let times: Pick<OfferedCharge, 'times' | 'timesFrom' | 'each'> = { each: null };
  if (per) {
    const rate = paidFor(per.nouns, counted);
    const [sole] = needs;
    const isOfNeed = per.nouns.some((noun) => sole && nodeOf(noun, sole, languages) === ASKED);
    if (rate) times = { each: null, times: rate.count, timesFrom: rate.from };
    else if (per.isEach || isOfNeed) times = { each: 'each' };
    else if (!ONCE.test(per.nouns[0] ?? '')) faults.push(`for each of what is not counted: ${words}`);
    if (times.each && needs.length > 1) faults.push(`each of several: ${words}`);
  }
  if (others.length > 0 && !others.every((one) => one.isPercent)) faults.push(`more than one figure: ${words}`);
  const charge: OfferedCharge = {
    ...PLAIN_CHARGE,
    kind: label.kind === 'discount' || label.kind === 'tax' ? label.kind : 'fee',
    words: label.words,
    clause: words,
    statement: words,
    amount: amount.isPercent ? null : amount.value.toFixed(2),
    percent: amount.isPercent
      ? amount.value.toFixed()
      : (others.find(({ isPercent }) => isPercent)?.value.toFixed() ?? null),
    ...times,
    spans: [{ start: clause.start, end: clause.end }],
  };
  return { charge, isFreight: label.kind === 'freight' };
}
const FOR_EACH = /(?<![\p{L}\d])(?:per|each|every|je|pro|par|por|a|al|za|cada|elke)\s(?!cent)\p{L}/iu;
const CONDITION =
  /(?<!\p{L})(?:if|over|above|under|below|unless|when|optional|only|first|extra|from|wenn|falls|ab|si|se|als|jeśli|od|desde|dès|da|vanaf)(?!\p{L})/iu;
const ONCE =
  /^(?:order|delivery|shipment|job|flat|total|lot|auftrag|lieferung|commande|livraison|pedido|envío|entrega|ordine|consegna|spedizione|bestelling|levering|encomenda|zamówienie|dostawa|dostawę)$/iu;

function freightOf({ amount, percent, clause, spans, times }: OfferedCharge): Partial<Offer['freight']> {
  if (amount === null) return { amount: null, percent: percent === null ? null : { percent, words: clause, spans } };
  return {
    percent: null,
    amount: {
      amount,
      foreign: null,
      isEstimate: false,
      isPerPiece: false,
      byWeight:
        times === undefined
          ? null
          : { unit: 'times', isEach: false, isPerHundred: false, weight: times, capacity: null },
      words: clause,
      spans,
    },
  };
}

/** The least odd choice of readings that comes to the sums that are stated; of a quote without one the least odd of all, unless another is as likely. */
function choose(
  choices: Choice[][],
  charges: ReadCharge[],
  { stated, peers }: { stated: Big[]; peers: Context['peers'] },
): Choice[] | null {
  const oddness = (chosen: Choice[]): number =>
    chosen.reduce((sum, one) => sum + one.oddness + (isFar(one.line, peers) ? FAR : 0), 0);
  const all = choices
    .reduce<Choice[][]>(
      (sofar, own) => own.flatMap((choice) => sofar.map((one) => [...one, choice])).slice(0, MOST),
      [[]],
    )
    .toSorted((a, b) => oddness(a) - oddness(b));
  if (stated.length > 0)
    return (
      all.find((chosen) =>
        comesTo(
          chosen.map(({ line }) => line),
          charges,
          stated,
        ),
      ) ?? null
    );
  const [best, next] = all;
  if (best?.some(({ line }) => isFar(line, peers))) return null;
  return best && next && oddness(best) === oddness(next) ? null : (best ?? null);
}

/** Three times what every other offer comes to for the same, or a third of it. */
function isFar({ needs: [need = ''], amount }: OfferedLine, peers: Context['peers']): boolean {
  const others = (peers?.get(need) ?? []).filter((own) => own.gt(0));
  return others.length > 0 && others.every((own) => own.div(MOST_APART).gt(amount) || own.times(MOST_APART).lt(amount));
}
const MOST_APART = 3;
const FAR = 8;
const MOST = 256;

/** The last sum is of the lines with the charges, or of the lines alone; every other is one on the way. */
function comesTo(lines: OfferedLine[], charges: ReadCharge[], stated: Big[]): boolean {
  const goods = lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  let sum = goods;
  const ways = [goods];
  for (const { charge, isFreight } of charges) {
    const value =
      charge.amount === null
        ? goods
            .times(charge.percent ?? 0)
            .div(100)
            .round(2)
        : new Big(charge.amount).times(charge.times ?? 1);
    sum = charge.kind === 'discount' && !isFreight ? sum.minus(value) : sum.plus(value);
    ways.push(sum, goods.plus(value));
  }
  return stated.every((own) => ways.some((way) => way.minus(own).abs().lte('0.01')));
}

function declinedLine(need: Need, clause: Clause, { quote }: OpenedQuote): OfferedLine {
  return {
    needs: [need.id],
    description: need.part,
    words: quote.text.slice(clause.start, clause.end).replace(/\s+/g, ' '),
    status: 'declined',
    namedBy: 'words',
    differs: [],
    isSubstitute: false,
    pieces: '0',
    qty: null,
    isInPacks: false,
    unitPrice: null,
    discount: null,
    pricePer: '1',
    priceBy: 'piece',
    stated: null,
    amount: '0.00',
    isRight: true,
    isAmbiguous: false,
    breaks: [],
    packSize: null,
    isCoverageUnknown: false,
    priceWords: null,
    spans: [clause],
  };
}

const describe = (words: string, need: Need): string => {
  const name = words.split(/\p{Sc}?\d[\d.,]*\p{Sc}?/u).find((part) => /\p{L}{3}/u.test(part)) ?? need.part;
  return (
    name
      .replace(/\s+/g, ' ')
      .replace(/^[\s|:;,.@=x×*•–-]+|[\s|:;,.@=x×*(•–-]+$/g, '')
      .slice(0, 120) || need.part
  );
};

/** Numbers that nothing has used, and that are neither of the name of what is asked for nor of when it comes. */
function strayNumbers(
  clauses: Clause[],
  used: {
    blocks: Block[];
    charges: { clause: Clause; amount: Numeral }[];
    sums: { clause: Clause }[];
    described: Span[];
  },
  lines: OfferedLine[],
  { opened, needs, byRules, counted }: Context,
): string[] {
  const { text } = opened.quote;
  const asides = [...used.described, ...(byRules.lead?.spans ?? []), ...(byRules.validity?.spans ?? [])];
  const thresholds = byRules.freight.terms.flatMap(({ threshold, otherwise }) =>
    [threshold, otherwise].filter((own) => own !== null),
  );
  const limits = byRules.charges.flatMap(({ from, below, piecesFrom, waivedFrom }) =>
    [from, below, piecesFrom, waivedFrom].filter((own) => own !== null),
  );
  const known = needs.flatMap((need) => [
    need.qty,
    ...(`${need.part} ${need.said ?? ''}`.match(/\d+(?:[.,]\d+)?/g) ?? []),
  ]);
  const told = counted.told.map(({ value }) => value);
  const usedNumbers = numbersOf(
    lines,
    used.charges.map(({ amount }) => amount),
  );
  const isUsed = (clause: Clause): boolean =>
    used.blocks.some((block) => block.clauses.includes(clause)) ||
    [...used.charges, ...used.sums].some((one) => one.clause === clause);
  return clauses.flatMap((clause) => {
    const left = [...(isUsed(clause) ? [] : clause.money.filter(({ value }) => value.gt(0))), ...clause.counts].filter(
      (numeral) =>
        !asides.some((span) => overlaps(span, numeral)) &&
        !known.includes(numeral.value.toFixed()) &&
        !told.includes(numeral.value.toFixed()) &&
        !(numeral.isPercent && used.charges.some((one) => one.clause === clause)) &&
        !limits.some((own) => numeral.value.eq(own)) &&
        !thresholds.some((own) => numeral.value.eq(own)) &&
        !usedNumbers.some((one) => one.eq(numeral.value)) &&
        !isExplained(numeral, clause, text),
    );
    const spoken = (clause.text.match(COUNTS_IN_WORDS) ?? []).flatMap((word) => {
      const value = parseCountWord(word.toLowerCase());
      return value === null || value < 2 ? [] : [new Big(value).toFixed()];
    });
    const isLead = asides.some((span) => overlaps(span, clause));
    const odd = isLead ? [] : spoken.filter((value) => !known.includes(value) && !told.includes(value));
    return left.length > 0 || odd.length > 0 ? [`not used: ${clause.text}`] : [];
  });
}

const COUNTS_IN_WORDS = new RegExp(`(?<!\\p{L})${COUNT_WORD}(?!\\p{L})`, 'giu');

/** Numbers that the lines and charges have used beside their amounts: sizes, contents, counts. */
const numbersOf = (lines: OfferedLine[], amounts: Numeral[]): Big[] => [
  ...lines.flatMap(({ packSize, pricePer, content, term, pieces, qty, priceBy }) =>
    [
      packSize,
      pricePer,
      pieces,
      qty,
      ...(content?.from ?? []),
      term?.count,
      packSize && priceBy === 'pack' ? new Big(pieces).div(packSize).toFixed() : null,
    ].flatMap((own) => (own == null ? [] : [new Big(own)])),
  ),
  ...amounts.map(({ value }) => value),
];

/** A number of days, of a size or of a percent for paying early. */
const isExplained = ({ start, end }: Numeral, clause: Clause, text: string): boolean =>
  /^\s?(?:%|[-–]?\s?\d*\s?(?:business |working |calendar )?(?:days?|weeks?|wks?|tage?n?|wochen?|werktage?|jours?|semaines?|días?|semanas?|giorni|settimane|dagen|weken|dias|semanas|dni|tygodni\p{L}*))/iu.test(
    text.slice(end, end + 24),
  ) || /(?<!\p{L})net\s?\d/iu.test(clause.text);
