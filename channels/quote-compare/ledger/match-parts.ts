import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import { isSameNoun, monthsPer } from '../brief/read-counts.ts';
import type { Need } from '../need.ts';
import { isDeclined } from '../reading/match-left-over.ts';
import type { NeedMatch } from '../reading/need-matcher.ts';
import type { OfferedLine } from '../offer.ts';
import type { OpenedQuote } from '../reading/open-quote.ts';
import { NO_BID, SUBSTITUTE } from '../reading/item-words.ts';
import { readFigures } from '../reading/read-figures.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { contains } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { FLAT_RATES } from '../../reading/vocabulary/order-words.ts';
import { priceOf } from './read-ledger.ts';
import type { Stage } from './product.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Ledger } from './read-ledger.ts';

/** A part of a ledger with the needs that it is for. */
export interface MatchedPart {
  entry: LedgerEntry;
  /** Goods or work; else a charge. */
  isLine: boolean;
  needs: Need[];
  namedBy: OfferedLine['namedBy'];
  differs: string[];
  pieces: Big;
  qty: Big | null;
  packSize: Big | null;
  /** Packages whose size is not said: how many pieces the amount covers is not known. */
  isCoverageUnknown: boolean;
}

/** Which part is for which need: by its words, else by its quantity, else because both are all that is left. */
export function matchParts({ parts }: Ledger, opened: OpenedQuote): MatchedPart[] {
  const { matcher } = opened.quote;
  const byWords = parts.map((entry) => {
    const [match] = matchOf(entry, opened);
    return {
      entry,
      match: match ?? null,
      isLine: entry.kind === 'line' || (match?.by === 'code' && entry.product !== null),
    };
  });
  const named = new Map<LedgerEntry, Need[]>();
  const best = byWords.filter(({ isLine }) => isLine).toSorted((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0));
  for (const { entry, match } of best) if (match) named.set(entry, [match.need]);
  const [sole, ...more] = matcher.needs;
  // The first of something and those beyond are one thing.
  if (sole && more.length === 0) for (const { entry } of best) if (entry.product?.stage) named.set(entry, [sole]);
  // "158 a yd" where yards are asked for.
  for (const { entry } of best) {
    const [rated, ...others] = matcher.needs.filter((need) => isRateOf(entry, need));
    if (rated && others.length === 0 && !named.has(entry)) named.set(entry, [rated]);
  }
  const open = (): Need[] => matcher.needs.filter((need) => ![...named.values()].flat().includes(need));
  const loose = (): LedgerEntry[] => best.flatMap(({ entry }) => (named.has(entry) ? [] : [entry]));
  const left = new Set<LedgerEntry>();
  const isOther = SUBSTITUTE.test(opened.quote.text) || NO_BID.test(opened.quote.text);
  for (const need of isOther ? [] : open()) {
    const same = loose().filter((entry) => entry.product?.factors.some(({ value }) => value.eq(need.qty)));
    const [only] = same;
    if (only && same.length === 1 && need.codes.length === 0) {
      named.set(only, [need]);
      left.add(only);
    }
  }
  const [need, ...others] = open();
  const rest = loose();
  if (!isOther && need && others.length === 0 && need.codes.length === 0 && rest.length > 0) {
    const largest = rest.toSorted((a, b) => b.amount.value.cmp(a.amount.value))[0];
    if (largest && (rest.length === 1 || matcher.needs.length === 1)) {
      named.set(largest, [need]);
      left.add(largest);
    }
  }
  const lines = byWords.filter(({ isLine }) => isLine);
  const [lump] = lines;
  // One sum for the whole: it covers what the quote speaks of.
  if (lines.length === 1 && lump && !lump.entry.product)
    named.set(lump.entry, [...(named.get(lump.entry) ?? []), ...open().filter((one) => isSpokenOf(one, opened))]);
  return byWords.map(({ entry, match, isLine: isGoods }) => {
    // "Fuel 28 a load", beside all that is asked for: no goods.
    const isBeside = entry.product?.rate !== undefined && !named.has(entry) && open().length === 0;
    const isLine = isGoods && !isBeside;
    const needs = isLine ? (named.get(entry) ?? []) : [];
    return {
      entry,
      isLine,
      needs,
      namedBy: left.has(entry) || !match ? 'elimination' : match.by,
      differs: needs.length === 1 && !left.has(entry) ? (match?.differs ?? []) : [],
      ...coverage(entry, needs, opened),
    };
  });
}

/** A price for one of what the need is counted in, for as many as are asked for. */
const isRateOf = ({ product }: LedgerEntry, { qty, unit, unitFrom }: Need): boolean =>
  product?.rate?.count === qty && unit !== 'each' && isSameNoun(product.rate.noun, unitFrom ?? unit);

/** Its own words name the need, or the words above it since the amount before. */
function matchOf({ span, from }: LedgerEntry, { quote: { matcher, text } }: OpenedQuote): NeedMatch[] {
  const own = matcher.match(text.slice(span.start, span.end));
  return own.length > 0 ? own : matcher.match(text.slice(from, span.end));
}

const isSpokenOf = (need: Need, { quote }: OpenedQuote): boolean =>
  !isDeclined(quote, need) &&
  (/\b(?:everything|whole|complete|all (?:of it|work|items)|as discussed|turnkey)\b/i.test(quote.text) ||
    quote.matcher.match(quote.text).some((match) => match.need === need));

/** How much of the need an amount is for: its own quantity, whole packages, or as many as are asked for where no quantity is given. */
function coverage(
  entry: LedgerEntry,
  needs: Need[],
  opened: OpenedQuote,
): Pick<MatchedPart, 'pieces' | 'qty' | 'packSize' | 'isCoverageUnknown'> {
  const [need] = needs;
  const price = priceOf(entry);
  const counts = entry.product?.factors.filter((factor) => factor !== price) ?? [];
  const [first] = counts;
  const qty = first?.value ?? null;
  const plain = { qty, packSize: null, isCoverageUnknown: false };
  if (!need) return { ...plain, pieces: qty ?? new Big(1) };
  const wanted = new Big(need.qty);
  const { quote } = opened;
  const stage = entry.product?.stage;
  if (stage) return { ...plain, ...piecesIn(stage, wanted) };
  const rate = entry.product?.rate;
  if (rate && needs.length === 1)
    // "£118 a day" for three of them: nobody says that it is for each. A fixed price for a year is for all.
    return {
      ...plain,
      qty: null,
      pieces: wanted,
      isCoverageUnknown:
        !wanted.eq(rate.count) &&
        !wanted.eq(1) &&
        !(monthsPer(rate.noun) !== null && FIXED.test(quote.text.slice(entry.span.start, entry.span.end))),
    };
  const own = counts.find(({ value }) => value.eq(wanted));
  if (own || counts.length === 0 || needs.length > 1) return { ...plain, qty: own?.value ?? null, pieces: wanted };
  // "LS-6  1  390.00  3  3  3,510.00": one of it, for three days of three weeks; no factor says so.
  const isOne =
    wanted.eq(1) && quote.numerals.some((one) => one.value.eq(1) && one.currency === null && contains(entry.span, one));
  if (isOne) return { ...plain, qty: wanted, pieces: wanted };
  // "First 10 agents free, then $8.00": what is paid for and what is given come to what is asked for.
  const given = GIVEN.exec(quote.text)?.groups?.count;
  if (given && qty?.plus(given).eq(wanted)) return { ...plain, qty: null, pieces: wanted };
  const block = { ...entry.span, matches: [], parts: [entry.span], header: null, ranges: [] };
  const readings = readFigures(quote, block, [need], null).readings.filter(
    ({ ext, pieces }) => ext?.start === entry.amount.start && pieces.gte(wanted),
  );
  // The hours of who does it, for all that is asked for.
  if (readings.some(({ others }) => others.some(({ start }) => start === price?.start)))
    return { ...plain, qty: null, pieces: wanted };
  const reading = readings.find(({ isRight }) => isRight);
  if (reading?.isInPacks && reading.qty)
    return {
      ...plain,
      qty: reading.qty.value,
      packSize: reading.pieces.div(reading.qty.value),
      pieces: reading.pieces,
    };
  // "12 reels", and above them "250 ft reels".
  const sizes = quote.numerals.filter(
    ({ value, start, currency }) =>
      currency === null && value.gt(1) && start < entry.amount.start && start > entry.span.start - 200,
  );
  const size = first ? sizes.find(({ value }) => first.value.times(value).eq(wanted)) : undefined;
  if (size && first) return { ...plain, packSize: size.value, pieces: wanted };
  const unit = first ? unitOf(/^[ -]?(\p{L}+)/u.exec(quote.text.slice(first.end, first.end + 24))?.[1] ?? '') : null;
  const isPack = unit?.kind === 'pack' && unit.name !== need.unit;
  return { ...plain, pieces: reading?.pieces ?? qty ?? wanted, isCoverageUnknown: isPack };
}

/** The first of them, or whole sizes of those beyond; of one thing that is not counted itself, all of it. */
function piecesIn({ total, first, size }: Stage, wanted: Big): Pick<MatchedPart, 'qty' | 'pieces' | 'packSize'> {
  const beyond = new Big(total).minus(first).div(size).round(0, Big.roundUp).times(size);
  const pieces = total === first ? new Big(first) : beyond;
  return {
    qty: null,
    pieces: wanted.lt(pieces) ? wanted : pieces,
    packSize: size === '1' || total === first ? null : new Big(size),
  };
}

const FIXED = phrasePattern(FLAT_RATES);

const GIVEN = cueList(
  String.raw`
    free|included|no charge|kostenlos|frei|gratuits?|gratuites?|gratis|incluid[oa]s
  `,
  {
    before: String.raw`\b(?:first|ersten?|premiers|premières|primer[oa]s|eerste|primeir[oa]s)\s+(?<count>\d+)\b[^.;\n\d]{0,30}\b`,
    after: String.raw`\b`,
  },
);
