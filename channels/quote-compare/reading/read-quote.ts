import { Big } from 'big.js';
import type { Need } from '../need.ts';
import type { Offer, OfferedCharge, OfferedFreight, OfferedLead, OfferedLine } from '../offer.ts';
import { mainCurrency } from './currency.ts';
import { readFreightZones } from './freight-schedule.ts';
import type { FreightZone } from './freight-schedule.ts';
import { readFreightTerms } from './freight-terms.ts';
import type { FreightTerm } from './freight-terms.ts';
import { findBlocks, isMoney } from './item-blocks.ts';
import type { ItemBlock, QuoteText } from './item-blocks.ts';
import { readLeadTime } from './lead-time.ts';
import type { Calendar } from './lead-time.ts';
import { createNeedMatcher } from './need-matcher.ts';
import { findZips, maskNonFigures } from './mask.ts';
import { findNumerals, readDecimalMark } from './numerals.ts';
import { readCharges } from './read-charges.ts';
import type { Charge } from './read-charges.ts';
import { describeItem, readItems } from './read-items.ts';
import type { ReadItem } from './read-items.ts';
import type { ItemReading } from './interpret-item.ts';
import { reconcile } from './reconcile.ts';
import { contains, overlaps, trimSpan } from './span.ts';
import type { Span } from './span.ts';
import { splitUnits } from './text-units.ts';
import { readQuoteDate, readValidity } from './validity.ts';
import { findVendor } from './vendor-name.ts';

export interface QuoteContext {
  needs: Need[];
  shipToZip: string | null;
  calendar: Calendar;
  /** Vendor names that the brief or the heading of the quote gives. */
  vendorHints: string[];
}

/** Reads one quote by rules: everything that compose needs to price it, each fact with the statements that it stands in. */
export function readQuote(text: string, { needs, shipToZip, calendar, vendorHints }: QuoteContext): Offer {
  const mark = readDecimalMark(text);
  const matcher = createNeedMatcher(needs);
  const vendor = findVendor(text, matcher, vendorHints) ?? firstLine(text);
  const masked = maskNonFigures(text, findZips(text, shipToZip));
  const quote: QuoteText = {
    text,
    masked,
    numerals: findNumerals(masked, mark),
    units: splitUnits(text),
    matcher,
    vendor,
  };
  const unnamed = quote.units.filter(({ start, end }) => matcher.match(text.slice(start, end)).length === 0);
  const zones = readFreightZones(text, unnamed, mark);
  const isZone = (span: Span): boolean => zones.some((zone) => overlaps(zone, span));
  const { items: blocks, rest } = findBlocks({ ...quote, units: quote.units.filter((unit) => !isZone(unit)) });
  const currency = mainCurrency(text);
  const charges = rest.flatMap((span) => readCharges({ ...quote, currency }, span));
  const read = readItems(quote, blocks, readGeneralBasis(text));
  const items = reconcile(read, sumsOf(charges));
  const asideLines = items
    .filter(({ status }) => status === 'alternate' || status === 'optional')
    .flatMap(({ block }) => block.parts.map((part) => lineOf(text, part)));
  const terms = readFreightTerms(text, [...quote.units.filter((unit) => !isZone(unit))], mark, charges);
  const order = mark === ',' || /\d{1,2}\.\d{1,2}\.\d{4}/.test(text) ? 'day-first' : 'month-first';
  return {
    heading: text.split('\n').slice(0, 3).join(' ').slice(0, 200),
    vendor: { name: text.slice(vendor.start, vendor.end), spans: [lineOf(text, vendor)] },
    currency: { code: currency ?? (mark === ',' ? 'EUR' : 'USD'), isStated: currency !== null },
    lines: items.map((item) => toLine(quote, item)),
    charges: charges
      .flatMap((charge) => toCharge(charge, text, currency))
      .map((charge) =>
        asideLines.some((line) => charge.spans.every((span) => contains(line, span)))
          ? { ...charge, isAside: true }
          : charge,
      ),
    freight: toFreight(charges, { zones, terms, text, currency }),
    totals: charges.flatMap(({ kind, amount, words, start, end }) =>
      (kind === 'subtotal' || kind === 'total') && amount
        ? [{ kind, amount: amount.toFixed(2), words, spans: [{ start, end }] }]
        : [],
    ),
    lead: readLead(
      quote,
      {
        rest,
        blocks,
        aside: items.filter(({ status }) => status === 'alternate' || status === 'optional').map(({ block }) => block),
        services: servicesOf(charges),
      },
      calendar,
    ),
    validity: readValidityOf(quote, order),
    minimumOrder: readMinimumOrder(charges),
    duty: readDuty(quote),
  };
}

/** A quote that names nobody goes by its first line. */
function firstLine(text: string): Span {
  const span = trimSpan(text, { start: 0, end: text.length });
  const end = text.slice(span.start, Math.min(span.end, span.start + 60)).search(/\n|\s{3,}/);
  return { start: span.start, end: end > 0 ? span.start + end : Math.min(span.end, span.start + 60) };
}

function lineOf(text: string, { start, end }: Span): Span {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  return trimSpan(text, { start: from, end: to < 0 ? text.length : to });
}

const GENERAL_BASIS =
  /\b(?:all |unit )?(?:unit )?(?:prices?|pricing|preise)\b(?! breaks)[^.\n|]{0,24}?\b(?:per|je|pro|\/)\s?(100|hundred|c|1[,.]?000|thousand|m)\b(?!\s*(?:ft|lb|mm|m\b))/i;

function readGeneralBasis(text: string): Big | null {
  const unit = GENERAL_BASIS.exec(text)?.[1]?.toLowerCase();
  if (!unit) return null;
  return new Big(/^(?:100|hundred|c)$/.test(unit) ? 100 : 1000);
}

/** Amounts that the lines may add up to: stated subtotals, or the total less what is charged besides. */
function sumsOf(charges: Charge[]): Big[] {
  const subtotals = charges.flatMap(({ kind, amount }) => (kind === 'subtotal' && amount ? [amount] : []));
  if (subtotals.length > 0) return subtotals;
  const total = charges.findLast(({ kind, amount }) => kind === 'total' && amount !== null)?.amount;
  if (!total) return [];
  const others = charges.reduce(
    (sum, { kind, amount }) =>
      kind === 'total' || kind === 'minimum' || !amount
        ? sum
        : kind === 'discount'
          ? sum.minus(amount)
          : sum.plus(amount),
    new Big(0),
  );
  return [total.minus(others), total];
}

function toLine(quote: QuoteText, item: ReadItem): OfferedLine {
  const [reading] = item.readings;
  const [need] = item.needs;
  const isUnknown = reading !== undefined && isCoverageUnknown(reading, need ?? null);
  const priceAt = reading?.priceAt ?? null;
  const price = priceAt
    ? 'price' in priceAt && priceAt.price instanceof Big
      ? priceAt.price
      : 'value' in priceAt
        ? priceAt.value
        : null
    : null;
  return {
    needs: item.needs.map(({ id }) => id),
    description: describeItem(quote, item),
    status: item.status,
    namedBy: item.namedBy,
    differs: item.differs,
    isSubstitute: item.isSubstitute,
    pieces: reading?.pieces.toFixed() ?? '0',
    qty: reading?.qty?.value.toFixed() ?? null,
    isInPacks: reading?.isInPacks ?? false,
    unitPrice: price?.toFixed() ?? null,
    discount: reading?.discount?.value.toFixed() ?? null,
    pricePer: reading?.basis?.size.toFixed() ?? '1',
    priceBy: reading?.basis?.by ?? 'piece',
    priceWords: priceAt && price && 'value' in priceAt ? priceWords(quote.text, priceAt) : null,
    packSize:
      reading?.isInPacks && reading.qty
        ? reading.pieces.div(reading.qty.value).toFixed()
        : reading?.basis?.by === 'pack'
          ? reading.basis.size.toFixed()
          : null,
    stated: reading?.ext?.value.toFixed(2) ?? null,
    amount: isUnknown && !reading.ext && !reading.qty ? '0.00' : (reading?.amount.toFixed(2) ?? '0.00'),
    isRight: reading?.isRight !== false,
    isCoverageUnknown: isUnknown,
    breaks: item.breaks.map(({ min, max, price: each }) => ({
      min: min.toFixed(),
      max: max?.toFixed() ?? null,
      price: each.toFixed(),
    })),
    spans: item.block.parts.map((span) => trimSpan(quote.text, span)),
  };
}

/** A price per bag, or a number of bags, with no word on what a bag holds; the very number asked for is taken as pieces. */
function isCoverageUnknown({ qty, basis, isInPacks }: ItemReading, need: Need | null): boolean {
  if (!need || isInPacks || (qty && qty.value.eq(need.qty))) return false;
  const isLoosePack = qty?.unit?.kind === 'pack' && qty.unit.name !== need.unit;
  return isLoosePack || (basis?.isSizeUnknown === true && !qty);
}

/** The price as written with what it is for, such as "$62.00/M". */
function priceWords(text: string, { start, end, basis }: Span & { basis?: { words: string } | null }): string {
  const at = basis ? text.slice(end, end + 40).indexOf(basis.words) : -1;
  return text
    .slice(start, at >= 0 && basis ? end + at + basis.words.length : end)
    .replace(/\s+/g, ' ')
    .trim();
}

const ASIDE =
  /\b(?:optional|if (?:required|needed|requested|applicable|desired|paid|you|paying)|upon request|on request|when required|available|expedit\w*|rush|early|prompt|restock\w*|cancell?ation|late|credit card|amex|visa|card|already|reflect\w*|net of|skonto|cash|within \d+|\d+ days|over-?due|finance|returned|refundable)\b/i;

const ALREADY = /\b(?:already|reflects?|reflecting|after|net of|includes? (?:a |the |your |our )?\d+(?:\.\d+)? ?%)\b/i;

function toCharge(
  { kind, words, clause, amount, percent, currency: own, start, end }: Charge,
  text: string,
  currency: string | null,
): OfferedCharge[] {
  if (kind === 'subtotal' || kind === 'total' || kind === 'freight' || kind === 'minimum') return [];
  const condition =
    /\b(?:over|above|exceeding|≥|>=?|of|from|at least)\s*[$€£]?\s?(\d[\d,.]*\d|\d)\b(?:\s*(?:or more|and up|\+))?/i.exec(
      clause.slice(words.length),
    );
  const below = /\b(?:under|below|less than|<)\s*[$€£]?\s?(\d[\d,.]*\d|\d)/i.exec(clause);
  const isOrder = /\borders?\b|\bpurchases?\b|\btotals?\b/i.test(clause);
  const threshold = (hit: RegExpExecArray | null): string | null =>
    hit?.[1] && isOrder ? new Big(hit[1].replaceAll(',', '')).toFixed(2) : null;
  const from = threshold(condition);
  const under = threshold(below);
  const limit = from ?? under;
  const charged = amount && limit && amount.eq(limit) ? null : amount;
  if (!charged && !percent && kind !== 'tax') return [];
  return [
    {
      kind,
      words,
      clause: clause.trim(),
      statement: text.slice(start, end).trim(),
      amount: charged?.toFixed(2) ?? null,
      percent: percent?.toFixed() ?? null,
      foreign: own !== currency ? own : null,
      from,
      below: under,
      isAside: ASIDE.test(clause) || ALREADY.test(text.slice(start, end)),
      spans: [{ start, end }],
    },
  ];
}

interface FreightText {
  zones: FreightZone[];
  terms: FreightTerm[];
  text: string;
  currency: string | null;
}

function toFreight(charges: Charge[], { zones, terms, text, currency }: FreightText): OfferedFreight {
  const own = charges.filter(({ kind }) => kind === 'freight');
  const amounts = own.filter(
    ({ amount, start }) =>
      amount &&
      !terms.some(
        (term) =>
          term.kind === 'free-over' &&
          term.start === start &&
          (amount.eq(term.threshold ?? 0) || term.otherwise?.eq(amount)),
      ),
  );
  const services = amounts.filter(({ words, clause }) => SERVICE.test(`${words} ${clause}`));
  const options =
    services.length > 1 && new Set(services.map(({ amount }) => amount?.toFixed())).size > 1 ? services : [];
  const single = options.length > 0 ? null : (amounts.at(-1) ?? null);
  const rate = own.find(({ percent, amount }) => percent && !amount);
  return {
    amount: single?.amount
      ? {
          amount: single.amount.toFixed(2),
          foreign: single.currency !== currency ? single.currency : null,
          isEstimate: /\best(?:imated?|\.)?\b|\bapprox|\babout\b|~|\broughly\b|\bbudget|\bactual\b/i.test(
            `${single.clause} ${text.slice(Math.max(single.start, single.at.start - 14), single.at.start)}`,
          ),
          isPerPiece: PER_PIECE.test(single.clause),
          words: single.clause.trim(),
          spans: [{ start: single.start, end: single.end }],
        }
      : null,
    percent: rate?.percent
      ? { percent: rate.percent.toFixed(), words: rate.clause.trim(), spans: [{ start: rate.start, end: rate.end }] }
      : null,
    options: options.map(({ clause, amount, start, end }) => ({
      service: clause.trim(),
      amount: amount?.toFixed(2) ?? '0.00',
      days: serviceDays(clause),
      spans: [{ start, end }],
    })),
    zones: zones.map(({ zips, states, isOther, amount, words, start, end }) => ({
      zips,
      states,
      isOther,
      amount: amount?.toFixed(2) ?? null,
      words,
      spans: [{ start, end }],
    })),
    terms: terms.map(({ kind, words, threshold, otherwise, start, end }) => ({
      kind,
      words,
      threshold: threshold?.toFixed(2) ?? null,
      otherwise: otherwise?.toFixed(2) ?? null,
      spans: [{ start, end }],
    })),
  };
}

/** Statements that offer a choice of services at a price: their days are theirs alone. */
function servicesOf(charges: Charge[]): Span[] {
  const own = charges.filter(
    ({ kind, amount, words, clause }) => kind === 'freight' && amount && SERVICE.test(`${words} ${clause}`),
  );
  return own.length > 1 ? own.map(({ start, end }) => ({ start, end })) : [];
}

/** An amount for each piece, not for the order or a consignment. */
const PER_PIECE =
  /\d\s*(?:\/|per |each\b|ea\b|a (?=\p{L}))\s*(?!order|shipment|load|consignment|delivery|invoice|trip|truck|po\b|lot\b|carton|box|pallet|skid|lb|pound|cwt|mile|kg)/iu;

const SERVICE =
  /\b(?:ups|fedex|usps|dhl|ltl|truck|ground|air|overnight|express|next day|2nd day|2[- ]day|3[- ]day|priority|economy|expedited|standard|rush|parcel)\b/i;

function serviceDays(words: string): number | null {
  if (/\b(?:overnight|next[- ]day|1[- ]day)\b/i.test(words)) return 1;
  if (/\b(?:2nd[- ]day|second[- ]day|2[- ]day)\b/i.test(words)) return 2;
  const span = /(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?[- ]?(?:business |working )?days?/i.exec(words);
  return span ? Number(span[2] ?? span[1]) : null;
}

/**
 * Lead times of the quote and of its lines together: the latest counts, and transit that is stated by itself comes on top. Of a line with
 * an item only what stands behind its figures speaks of time; other choices and dearer services do not count.
 */
function readLead(
  quote: QuoteText,
  { rest, blocks, aside, services }: { rest: Span[]; blocks: ItemBlock[]; aside: ItemBlock[]; services: Span[] },
  calendar: Calendar,
): OfferedLead | null {
  const { text } = quote;
  const isAside = (statement: string): boolean =>
    /\b(?:expedit\w*|rush|optional|if you|hot list|alternat\w*)\b|^\W*alt\b/i.test(statement);
  const general = rest.filter((span) => !services.some((service) => overlaps(service, span)));
  const own = blocks
    .filter((block) => !aside.includes(block))
    .flatMap(({ parts }) => parts.map((part) => tailOf(quote, part)));
  const found = [...general, ...own].flatMap((span) => {
    const statement = quote.matcher.needs
      .flatMap(({ codes }) => codes)
      .reduce((words, code) => words.replace(code, ' '), text.slice(span.start, span.end));
    const lead = isAside(statement) ? null : readLeadTime(statement, calendar);
    return lead ? [{ ...lead, ...span }] : [];
  });
  const latest = (list: typeof found): (typeof found)[number] | undefined =>
    list.toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))[0];
  const first = latest(found.filter(({ isTransit }) => !isTransit));
  const transit = latest(found.filter(({ isTransit }) => isTransit));
  const used = [first, transit].filter((entry) => entry !== undefined);
  if (used.length === 0) return null;
  return {
    words: used.map(({ words }) => words.replace(/\s+/g, ' ')),
    days: used.reduce((sum, entry) => sum + (entry.days ?? 0), 0),
    until: transit ? 'arrival' : (first?.until ?? 'unsaid'),
    count: used.flatMap(({ count }) => count),
    spans: used.map(({ start, end }) => ({ start, end })),
  };
}

/** What follows the last amount of an item's line. */
function tailOf({ numerals, text }: QuoteText, part: Span): Span {
  const last = numerals.findLast((numeral) => contains(part, numeral) && isMoney(numeral));
  return last ? trimSpan(text, { start: last.end, end: part.end }) : part;
}

/** Until when the prices hold, with the line of the day that it is counted from. */
function readValidityOf({ text, units }: QuoteText, order: 'day-first' | 'month-first'): Offer['validity'] {
  const day = readQuoteDate(text, order);
  for (const { start, end } of units) {
    const validity = readValidity(text.slice(start, end), day, order);
    if (!validity) continue;
    const at = validity.dayWords && validity.dayWords !== validity.words ? text.indexOf(validity.dayWords) : -1;
    return {
      ...validity,
      spans: [{ start, end }, ...(at >= 0 ? [{ start: at, end: at + (validity.dayWords?.length ?? 0) }] : [])],
    };
  }
  return null;
}

function readMinimumOrder(charges: Charge[]): Offer['minimumOrder'] {
  const least = charges.find(({ kind, amount }) => kind === 'minimum' && amount !== null);
  return least?.amount
    ? { amount: least.amount.toFixed(2), words: least.clause.trim(), spans: [{ start: least.start, end: least.end }] }
    : null;
}

const TERM = /\b(?:DAP|DPU|DAT|DDU|CPT|CIP|CIF|CFR|EXW|FCA|FAS)\b/;

/** Import duty is the buyer's under every trade rule but DDP. The word of the quote that says so, or null. */
function readDuty({ text, units }: QuoteText): Offer['duty'] {
  if (/\bDDP\b|\bdut(?:y|ies)(?: is| are)? (?:paid|included|incl)|\bduty[- ]paid\b|\bverzollt\b/i.test(text))
    return null;
  for (const unit of units) {
    const term =
      TERM.exec(text.slice(unit.start, unit.end)) ??
      /\bunverzollt\b|\bdut(?:y|ies)\b[^.\n]{0,30}\b(?:extra|buyer|not incl\w*|customer|excl\w*)|\bexcl\w* (?:of )?dut(?:y|ies)/i.exec(
        text.slice(unit.start, unit.end),
      );
    if (term) return { term: term[0], spans: [{ start: unit.start, end: unit.end }] };
  }
  return null;
}
