import type { Big } from 'big.js';
import type { Need } from '../../need.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../../offer.ts';
import { saysNothingDue } from '../../../../evidence/claims/says-nothing-due.ts';
import { readTaxStance } from '../../pricing/tax-stance.ts';
import { findLabels } from '../../reading/labels.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import type { Span } from '../../../reading/span.ts';
import { freightOf } from './freight-from-records.ts';
import { figuresOf, lineFromRecord } from './line-from-record.ts';
import type { SaidCharge, SaidLine, SaidOffer, SaidRest } from './said-offer.ts';
import { countOf } from '../../brief/place-need.ts';
import { createPlaces } from './place-records.ts';
import { CHARGES, contradiction, isNamed, isPriceOfOne, PER_MANY } from './record-words.ts';
import type { Placed, Places } from './place-records.ts';
import { PLAIN_CHARGE } from '../../plain-charge.ts';

/** An offer that was made of a model's records, and why it does not stand: nothing where every record is on the quote and every amount in one. */
export interface SaidReading {
  offer: Offer;
  faults: string[];
  /** Stretches that records have read. */
  explained: Span[];
  /** Amounts that records say are no part of the price, and no other record has. */
  aside: Big[];
  /** Charges that no word of the house names, and prices that no word says to be for one: only a total bears them out. */
  unnamed: string[];
  /** Where a record says that the quote tells when it comes. */
  lead: Span | null;
}

/** What the rules know of the quote and the request beside the records. */
export interface SaidContext {
  opened: OpenedQuote;
  needs: Need[];
  byRules: Offer;
  /** Texts of the buyer, in which numbers may stand that a price is multiplied by. */
  briefs: string[];
  /** The records are the rules' own, of offers told in running text: what is for one, and what is a charge, is settled. */
  isTold?: boolean;
}

/** Turns records into an offer of the house's own kind. What only words say (who, how long, duty, conditions) stays as the rules read it. */
export function offerFromRecords(said: SaidOffer, context: SaidContext): SaidReading {
  const { byRules, opened } = context;
  const places = createPlaces(opened);
  const faults: string[] = [];
  const placed = <T extends { quote: string }>(record: T, figures: string[], mayShare = false): [T, Placed][] => {
    const place = places.place(record.quote, figures, mayShare);
    if (!place) faults.push(`not in the quote: ${record.quote}`);
    return place ? [[record, place]] : [];
  };
  const lines = said.lines.flatMap((line) => placed(line, figuresOf(line)));
  const charges = said.charges.flatMap((charge) => {
    const times = countFromBrief(charge, context.briefs);
    const found = placed(charge, [charge.amount, charge.percent, times ? '' : charge.times]);
    return times
      ? found.map(([one, place]): (typeof found)[number] => [
          one,
          { ...place, values: [...place.values.slice(0, 2), times] },
        ])
      : found;
  });
  const rest = said.rest.flatMap((entry) => placed(entry, [entry.amount], SHARING.has(entry.is)));
  const offered = lines.flatMap(([line, place]) => offeredLine(line, place, { ...context, faults }));
  faults.push(
    ...charges.flatMap(([charge, place]) => contradiction(charge, place)),
    ...rest.flatMap(([{ is, quote }, { words }]) =>
      is === 'freight included' && !context.isTold && !saysNothingDue(words.replace(/\s+/g, ' '))
        ? [`does not say that nothing is due: ${quote}`]
        : [],
    ),
    ...unusedIn(places, opened),
  );
  const carriage = charges.filter(([{ is }]) => is === 'freight');
  // What comes on top of the carriage is told beside it.
  const [freight, ...surcharges] = carriage;
  const others = charges.filter(([{ is }]) => is !== 'freight');
  const hasSteps = rest.some(([{ is }]) => is === 'other quantity');
  const offer: Offer = {
    ...byRules,
    lines: offered,
    charges: [...surcharges, ...others]
      .map(([charge, place]) => chargeOf(charge, place))
      .concat(taxWords(rest, others.length > 0 ? others : [], byRules)),
    freight: freightOf(freight, rest, byRules),
    totals: rest.flatMap(
      ([
        { is },
        {
          values: [amount],
          words,
          span,
          isShared,
        },
      ]) =>
        (is === 'total' || is === 'subtotal') && amount && !isShared
          ? [{ kind: is, amount: amount.toFixed(2), words: labelOf(words, is), spans: [span] }]
          : [],
    ),
    minimumOrder: minimumOf(rest) ?? null,
    unread: [],
    conditions: rest.flatMap(([{ is }, { words, span }]) =>
      is === 'condition' ? [{ kind: 'tied' as const, words: words.replace(/\s+/g, ' '), spans: [span] }] : [],
    ),
    ...(context.isTold ? {} : { readBy: 'model' as const }),
  };
  const asides = rest.filter(([{ is, amount }]) => ASIDE.has(is) && amount !== '');
  return {
    offer,
    faults,
    explained: [...lines, ...charges, ...rest].flatMap(([{ is }, { span }]) =>
      is === 'condition' || is === 'substitute' ? [] : [span],
    ),
    unnamed: context.isTold
      ? []
      : [
          ...charges.flatMap(([{ is, quote }, { words }]) => (isNamed(is, words) ? [] : [quote])),
          ...lines.flatMap(([line, { words }]) => (isPriceOfOne(line, words) || hasSteps ? [] : [line.quote])),
        ],
    lead: rest.find(([{ is }]) => is === 'lead time')?.[1].span ?? null,
    aside: asides.flatMap(
      ([
        ,
        {
          values: [amount],
        },
      ]) => amount ?? [],
    ),
  };
}

/** What an amount is multiplied by where the buyer says it, and not the quote: "cartage 38/t" for 24 t. */
const countFromBrief = ({ quote, times }: SaidCharge, briefs: string[]): Big | null =>
  times !== '' && !quote.includes(times) && briefs.some((own) => own.includes(times)) ? countOf(times) : null;

/** Kinds whose amounts may be those of another record: the total of one line is its amount. */
const SHARING: ReadonlySet<SaidRest['is']> = new Set([
  'total',
  'subtotal',
  'freight included',
  'tax included',
  'instalment',
  'part of another',
  'threshold',
  'lead time',
  'condition',
  'terms',
] as const);
const ASIDE: ReadonlySet<SaidRest['is']> = new Set([
  'list price',
  'other quantity',
  'option',
  'instalment',
  'threshold',
  'part of another',
] as const);

function offeredLine(
  line: SaidLine,
  place: Placed,
  { needs: all, opened, briefs, faults, isTold }: SaidContext & { faults: string[] },
): OfferedLine[] {
  const { matcher, text } = opened.quote;
  const needs = line.needs.flatMap((number) => all[number - 1] ?? []);
  const times = line.times.map((written) => countOf(written));
  const isWritten = line.times.every((written) =>
    [text, ...briefs].some((own) => own.toLowerCase().includes(written.toLowerCase())),
  );
  const isPriced = line.times.length === 0 || line.price !== '';
  if (!isPriced || needs.length < line.needs.length || times.some((factor) => factor === null) || !isWritten) {
    faults.push(`names what is not there: ${line.quote}`);
    return [];
  }
  const named = matcher.match(place.words).map(({ need }) => need);
  if (needs.length > 0 && named.length > 0 && !needs.some((need) => named.includes(need)))
    faults.push(`is for another part: ${line.quote}`);
  const [label] = findLabels(place.words);
  if (line.is === 'offered' && named.length === 0 && label && label.start < 3 && CHARGES.has(label.kind))
    faults.push(`is a charge: ${line.quote}`);
  if (line.per === '100' || line.per === '1000')
    if (!PER_MANY.test(text)) faults.push(`is not priced by the ${line.per}: ${line.quote}`);
  const made = lineFromRecord(line, place, { needs, times: times.filter((factor) => factor !== null), matcher, text });
  if (!made) faults.push(`has no price: ${line.quote}`);
  return made ? [isTold && made.namedBy === 'elimination' ? { ...made, namedBy: 'words' } : made] : [];
}

function unusedIn(places: Places, { quote: { text } }: OpenedQuote): string[] {
  const left = places.left().map(({ start, end }) => `in no record: ${text.slice(Math.max(0, start - 30), end)}`);
  return [...left, ...(places.isTwice() ? ['an amount in two records'] : [])];
}

const labelOf = (words: string, kind: 'total' | 'subtotal'): string =>
  findLabels(words).find((label) => label.kind === kind)?.words ?? kind;

function chargeOf({ is }: SaidCharge, { words, span, values: [amount, percent, times] }: Placed): OfferedCharge {
  const kind = is === 'freight' ? 'fee' : is;
  const clause = words.replace(/\s+/g, ' ');
  return {
    ...PLAIN_CHARGE,
    kind,
    words: findLabels(words).find((label) => label.kind === is)?.words ?? kind,
    clause,
    statement: clause,
    amount: amount?.toFixed(2) ?? null,
    percent: percent?.toFixed() ?? null,
    ...(times ? { times: times.toFixed() } : {}),
    spans: [span],
  };
}

/** Words about a tax that no amount goes with: those of the records, or where they have none those that the rules read. */
function taxWords(rest: [SaidRest, Placed][], charges: [SaidCharge, Placed][], byRules: Offer): OfferedCharge[] {
  if (charges.some(([{ is }]) => is === 'tax')) return [];
  const said = rest.flatMap(
    ([
      { is },
      {
        words,
        span,
        values: [amount],
      },
    ]): OfferedCharge[] => {
      const stance = STANCES[is];
      const clause = words.replace(/\s+/g, ' ');
      if (!stance || readTaxStance(clause) !== stance) return [];
      const label = findLabels(words).find(({ kind }) => kind === 'tax')?.words ?? 'tax';
      return [
        {
          ...PLAIN_CHARGE,
          kind: 'tax',
          words: label,
          clause,
          statement: clause,
          amount: amount?.toFixed(2) ?? null,
          spans: [span],
        },
      ];
    },
  );
  return said.length > 0
    ? said
    : byRules.charges.filter(({ kind, amount, percent }) => kind === 'tax' && amount === null && percent === null);
}

const STANCES: Partial<Record<SaidRest['is'], 'included' | 'open' | 'none'>> = {
  'tax included': 'included',
  'tax open': 'open',
  'no tax': 'none',
};

function minimumOf(rest: [SaidRest, Placed][]): Offer['minimumOrder'] {
  const found = rest.find(([{ is, amount }]) => is === 'minimum order' && amount !== '');
  const [
    ,
    {
      words,
      span,
      values: [amount],
    },
  ] = found ?? [null, { words: '', span: { start: 0, end: 0 }, values: [null] }];
  return amount ? { amount: amount.toFixed(2), words: words.replace(/\s+/g, ' '), spans: [span] } : null;
}
