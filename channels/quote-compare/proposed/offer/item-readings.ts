import { Big } from 'big.js';
import type { Language } from '../../../reading/languages.ts';
import type { Span } from '../../../reading/span.ts';
import { isMeasure, unitOf } from '../../../reading/units.ts';
import { timeOf } from '../../brief/read-counts.ts';
import type { Need } from '../../need.ts';
import type { OfferedLine } from '../../offer.ts';
import { PLAIN_LINE } from '../../plain-line.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { paidFor } from '../../reading/paid-counts.ts';
import type { Counted } from '../../reading/paid-counts.ts';
import { termOf } from '../../reading/with-rates.ts';
import { basisOf } from './basis.ts';
import type { Basis } from './basis.ts';
import type { Clause } from './clauses.ts';
import { ASKED, conversionTo, holdingsIn, nodeOf } from './holdings.ts';
import type { Holding } from './holdings.ts';
import { countBefore, productIn, sizeIn } from './stated-counts.ts';
import type { StatedCount, StatedProduct } from './stated-counts.ts';

/** A way to read the price of one thing. The least odd goes first; `described` are stretches whose numbers say what is in a package. */
export interface Choice {
  line: OfferedLine;
  oddness: number;
  described: Span[];
}

export interface ItemContext {
  opened: OpenedQuote;
  counted: Counted;
  languages: readonly Language[];
}

/** What is known of one priced thing before its price is read. */
interface Item {
  need: Need;
  base: OfferedLine;
  price: Big;
  basis: Basis;
  /** Said in its own clauses, and anywhere in the quote. */
  holdings: Holding[];
  shared: Holding[];
  /** The quantity that the quote prices, and the word behind it. */
  count: StatedCount | null;
}

const ODD = { none: 0, someOdd: 1, unsaid: 4 } as const;

/** The ways to read the clauses about one thing, which hold one price, or a quantity with its price and what they come to. */
export function itemReadings(need: Need, clauses: Clause[], context: ItemContext): Choice[] {
  const { opened, languages } = context;
  const { quote, mark } = opened;
  const { text } = quote;
  const money = clauses.flatMap((clause) => clause.money);
  const counts = clauses.flatMap((clause) => clause.counts).filter(({ isPercent }) => !isPercent);
  const product = productIn(clauses);
  if (money.length > 2 || (money.length === 2 && !product)) return [];
  const price = product?.price ?? money[0];
  const clause = clauses.find((one) => price && [...one.money, ...one.counts].includes(price));
  if (!price || !clause) return [];
  const before = text.slice(clause.start, price.start);
  const said = basisOf(before, text.slice(price.end, price.end + 48));
  const span = { start: clauses[0]?.start ?? clause.start, end: clauses.at(-1)?.end ?? clause.end };
  const words = text.slice(span.start, span.end);
  const holdings = holdingsIn(`${words}\n${need.said ?? need.part}`, { need, mark, languages });
  const shared = holdingsIn(text, { need, mark, languages });
  const isBare = isUnsaid(said);
  const count = product ? null : countBefore(clause, price, text);
  const sized =
    isBare && !count && !product
      ? sizeIn(
          clause.counts.filter(({ end }) => end <= price.start),
          need,
          { text, languages },
        )
      : null;
  const basis = sized ? { ...said, size: sized.value } : said;
  const matches = quote.matcher.match(words).filter((one) => one.need === need);
  const base: OfferedLine = {
    ...PLAIN_LINE,
    needs: [need.id],
    description: nameIn(words, need),
    words: words.replace(/\s+/g, ' '),
    namedBy: matches[0]?.by ?? 'words',
    differs: matches[0]?.differs ?? [],
    pieces: need.qty,
    unitPrice: price.value.toFixed(),
    priceWords: text.slice(price.start, price.end + basis.end),
    spans: [span],
  };
  const described = shared.filter((one) => one.start < span.end && span.start < one.end);
  const stated = product?.amount.value.toFixed(2) ?? null;
  const asStated = (line: OfferedLine): Choice[] =>
    stated === null || line.amount === stated ? [{ line: { ...line, stated }, oddness: ODD.none, described }] : [];
  const whole: OfferedLine = {
    ...base,
    unitPrice: null,
    priceWords: null,
    stated: price.value.toFixed(2),
    amount: price.value.toFixed(2),
  };
  if (basis.isLump) return [{ line: whole, oddness: ODD.none, described }];
  const own = { need, base, price: price.value, basis, holdings, shared, count };
  const priced = product ? byProduct(own, product) : byBasis(own, context);
  const wanted = new Big(need.qty);
  if (!isBare || count || sized || product || wanted.eq(1)) return priced.flatMap(asStated);
  // "22 cushions 131.00": the number asked for stands beside an amount, which may be of one or of all.
  const isCounted = counts.some(({ value }) => value.eq(wanted));
  const packed = holdings.filter(({ inner }) => inner === ASKED).length > 0;
  return [
    ...priced.flatMap(asStated).map((choice) => ({ ...choice, oddness: packed ? ODD.someOdd : ODD.none })),
    { line: whole, oddness: isCounted ? ODD.none : ODD.unsaid, described },
    ...(packed
      ? byBasis({ ...own, basis: { ...basis, nouns: [packOf(holdings)] } }, context).flatMap(asStated)
      : []
    ).map((choice) => ({ ...choice, oddness: ODD.someOdd })),
  ];
}

const isUnsaid = ({ nouns, isEach, isLump, size, time }: Basis): boolean =>
  nouns.length === 0 && !isEach && !isLump && size.eq(1) && time === null;

const packOf = (holdings: Holding[]): string => holdings.find(({ inner }) => inner === ASKED)?.outer ?? '';

const times = (count: Big, price: Big): string => count.times(price).round(2, Big.roundHalfUp).toFixed(2);

/** The line of a product that the quote states: of pieces, of hundreds, or of packages whose size leads to what is asked for. */
function byProduct({ need, base, holdings, shared }: Item, { count, amount, per }: StatedProduct): OfferedLine[] {
  const line = { ...base, amount: amount.value.toFixed(2) };
  const wanted = new Big(need.qty);
  if (count.value.eq(wanted))
    return [
      {
        ...line,
        qty: count.value.toFixed(),
        pricePer: String(per),
        priceBy: per === 100 ? 'hundred' : per === 1000 ? 'thousand' : 'piece',
      },
    ];
  if (per !== 1) return [];
  const sizes = [...holdings, ...shared].filter(({ inner, outer }) => inner === ASKED && outer !== ASKED);
  const size = sizes.find(
    (one) => count.value.times(one.size).gte(wanted) && count.value.minus(1).times(one.size).lt(wanted),
  )?.size;
  return size ? [inPacks(line, count.value, size)] : [];
}

const inPacks = (line: OfferedLine, packs: Big, size: Big): OfferedLine => ({
  ...line,
  priceBy: 'pack',
  packSize: size.toFixed(),
  pricePer: size.toFixed(),
  qty: packs.toFixed(),
  isInPacks: true,
  pieces: packs.times(size).toFixed(),
});

/** The line at a price for one of something, over what is in what; none where nothing says how much of it is asked for. */
function byBasis(item: Item, { languages, counted }: ItemContext): OfferedLine[] {
  const { need, base, price, basis, count } = item;
  const wanted = new Big(need.qty);
  const time = basis.time === null || nodeOf(basis.time, need, languages) === ASKED ? null : basis.time;
  const nouns = basis.time !== null && time === null ? [...basis.nouns, basis.time] : basis.nouns;
  const line = count
    ? byCount({ ...item, count }, languages)
    : nouns.length === 0 || basis.isEach
      ? bySize(base, { wanted, price, size: basis.size })
      : byNouns({ ...item, basis: { ...basis, nouns } }, { languages, counted });
  if (!line || isPartOfPack(line, item)) return [];
  if (time === null) return [line];
  // "Annual agreement 1,380.00" for four visits: it may be for all of them.
  if (basis.isTimeAhead && basis.nouns.length === 0 && wanted.gt(1)) return [];
  const rate = paidFor([time], counted);
  return rate ? [{ ...line, term: termOf(rate), amount: times(new Big(line.amount), new Big(rate.count)) }] : [];
}

/** A price for one of what is packed by a number that does not go into what is asked for: whether a package is broken is not said. */
const isPartOfPack = ({ priceBy }: OfferedLine, { need, holdings }: Item): boolean =>
  priceBy === 'piece' &&
  holdings.some(
    ({ inner, size, outer }) => inner === ASKED && outer !== ASKED && size.gt(0) && !new Big(need.qty).mod(size).eq(0),
  );

function bySize(base: OfferedLine, { wanted, price, size }: { wanted: Big; price: Big; size: Big }): OfferedLine {
  if (size.eq(1) || size.eq(100) || size.eq(1000)) {
    const priceBy = size.eq(100) ? 'hundred' : size.eq(1000) ? 'thousand' : 'piece';
    return { ...base, pricePer: size.toFixed(), priceBy, amount: times(wanted.div(size), price) };
  }
  const packs = wanted.div(size).round(0, Big.roundUp);
  const pack = { priceBy: 'pack', packSize: size.toFixed(), pricePer: size.toFixed() } as const;
  return { ...base, ...pack, pieces: packs.times(size).toFixed(), amount: times(packs, price) };
}

function byCount(
  { need, base, price, holdings, shared, count }: Item & { count: StatedCount },
  languages: readonly Language[],
): OfferedLine | null {
  const wanted = new Big(need.qty);
  const node = count.unit === null ? ASKED : nodeOf(count.unit, need, languages);
  const line = { ...base, amount: times(count.value, price) };
  if (
    count.value.eq(wanted) &&
    (count.unit === null || node === ASKED || conversionTo(node, need, [...holdings, ...shared]) === null)
  )
    return { ...line, qty: count.value.toFixed() };
  const sizes = [...holdings, ...shared].filter(
    ({ inner, outer }) => inner === ASKED && (count.unit === null || outer === node),
  );
  const size = sizes.find(
    (one) => count.value.times(one.size).gte(wanted) && count.value.minus(1).times(one.size).lt(wanted),
  )?.size;
  return size ? inPacks(line, count.value, size) : null;
}

function byNouns(
  { need, base, price, basis, holdings, shared }: Item,
  { languages, counted }: Pick<ItemContext, 'languages' | 'counted'>,
): OfferedLine | null {
  const wanted = new Big(need.qty);
  for (const noun of basis.nouns) {
    const goal = nodeOf(noun, need, languages);
    const way = conversionTo(goal, need, holdings) ?? conversionTo(goal, need, [...holdings, ...shared]);
    if (!way) continue;
    const exact = wanted.times(way.times).div(way.over.times(basis.size));
    const isPlain = way.held.length === 0 && way.packed.length === 0 && !way.isMeasured;
    if (isPlain) return { ...base, pricePer: basis.size.toFixed(), amount: times(exact, price) };
    if (way.held.length > 0 && way.packed.length === 0 && !way.isMeasured)
      return {
        ...base,
        ...bySize(base, { wanted, price, size: basis.size }),
        content: { count: way.times.div(way.over).toFixed(), from: way.held, whole: null },
        amount: times(exact, price),
      };
    if (way.held.length > 0) continue;
    const size = way.over.div(way.times).round(8);
    const kind = unitOf(noun)?.kind;
    if (kind !== 'pack' && kind !== 'times') return { ...base, pricePer: size.toFixed(), amount: times(exact, price) };
    const packs = exact.round(0, Big.roundUp);
    const pack = { priceBy: 'pack', packSize: size.toFixed(), pricePer: size.toFixed() } as const;
    return { ...base, ...pack, pieces: packs.times(size).toFixed(), amount: times(packs, price) };
  }
  const rate = paidFor(basis.nouns, counted);
  const [noun = ''] = basis.nouns;
  // "Per no", "a stick", "per spool": a word that holds nothing is another name for one of what is asked for.
  if (
    !rate &&
    need.unit === 'each' &&
    !HOLDS_SEVERAL.has(unitOf(noun)?.name ?? '') &&
    !isMeasure(unitOf(noun)) &&
    timeOf(noun) === null
  )
    return { ...base, amount: times(wanted, price) };
  if (!rate) return null;
  if (wanted.eq(rate.count)) return { ...base, amount: times(wanted, price) };
  return wanted.eq(1) ? { ...base, term: termOf(rate), amount: times(new Big(rate.count), price) } : null;
}

/** Packages that hold several of something as a rule: how many has to be said. */
const HOLDS_SEVERAL: ReadonlySet<string> = new Set(
  'box pack carton case bundle sleeve tray skid pallet card envelope bale ream kit lot set pair dozen gross hundred thousand bag'.split(
    ' ',
  ),
);

/** The longest stretch of words between figures; the name of the need where there is none. */
function nameIn(words: string, need: Need): string {
  const letters = (part: string): number => part.match(/\p{L}/gu)?.length ?? 0;
  const best = words.split(/\p{Sc}?\d[\d.,]*\p{Sc}?|[;:()]/u).toSorted((a, b) => letters(b) - letters(a))[0] ?? '';
  const name = best.replace(/\s+/g, ' ').replace(/^[\s|:;,.@=x×*•–-]+|[\s|:;,.@=x×*(•–-]+$/g, '');
  return letters(name) > 2 && name.split(' ').length <= MOST_WORDS ? name : need.part;
}
const MOST_WORDS = 6;
