import { Big } from 'big.js';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { EACH, unitOf } from '../../reading/units.ts';
import { CARRIAGE_NAMES } from '../../reading/vocabulary/freight-words.ts';
import { FOR_WHO_WANTS_IT } from '../../reading/vocabulary/order-words.ts';
import {
  COST_SHARES,
  EXTRA_CHARGES,
  IF_THE_WEATHER_HOLDS,
  OTHER_MATTERS,
  PARTIAL_DELIVERY,
  PRICE_CUTS,
  PRICE_MOVES,
  PRICE_TIES,
  RISES_TOLD_OF,
  SETTLED_BY_WORDS,
} from '../../reading/vocabulary/price-change-words.ts';
import { PAST_TIMES, SUPPOSED } from '../../reading/vocabulary/time-words.ts';
import { EARLY_PAYMENT } from '../../reading/vocabulary/term-words.ts';
import { isPartPaid } from './part-paid.ts';
import { areOldPartsOpen, securitiesIn } from './securities.ts';
import type { Offer, OfferCondition } from '../offer.ts';
import type { TextUnit } from './text-units.ts';

/**
 * Clauses that speak of another price than the one beside them, and that no line, charge or freight of the offer was made of: what they come to
 * is not known, and neither is the total. This is the net under the readers: whatever they learn to read is theirs.
 */
export function findOpenClauses(
  text: string,
  units: readonly TextUnit[],
  { offer, brief }: { offer: Offer; brief: string },
): OfferCondition[] {
  const items = offer.lines.flatMap(({ spans }) => spans);
  const terms = termsRead(offer);
  const mark = readDecimalMark(text);
  const goods = offer.lines.reduce(
    (sum, { status, amount }) => (status === 'offered' ? sum.plus(amount) : sum),
    new Big(0),
  );
  const sums = [goods, goods.plus(offer.freight.amount?.amount ?? 0)].filter((sum) => sum.gt(0));
  /** "So you pay £1,896.00 all in": what all of it comes to, and no share of a cost. */
  const isSum = (words: string): boolean =>
    findNumerals(words, mark).some(({ value, isPercent }) => !isPercent && sums.some((sum) => sum.eq(value)));
  const securities = areOldPartsOpen(text, brief) ? [] : securitiesIn(text, mark);
  const isFreightOpen = offer.freight.amount === null && offer.freight.terms.some(({ kind }) => kind === 'open');
  return units.flatMap((unit): OfferCondition[] => {
    const statement = text.slice(unit.start, unit.end);
    if (/\?\W*$/.test(statement) || [OTHER, SIGNED, WANTED].some((words) => words.test(statement))) return [];
    if (isPartPaid(statement) || securities.some((span) => overlaps(span, unit))) return [];
    if (offer.applied?.some((span) => overlaps(span, unit))) return [];
    const isTerm = terms.some((span) => overlaps(span, unit));
    const isRead = isTerm || items.some((span) => overlaps(span, unit));
    const clauses = clausesOf(statement);
    const isOwned = (words: string): boolean =>
      (isTerm && clauses.length === 1) ||
      // "Small order fee (order under 250 €) 12,00": read as the limit of what is charged.
      offer.charges.some(({ clause, from, below, amount }) => amount && (from ?? below) && clause.includes(words)) ||
      (isFreightOpen && SHARES.test(words) && CARRIAGE.test(words)) ||
      (isRead && (FIGURES.test(words) || offer.charges.some((charge) => words.includes(charge.words))));
    const isPast = PAST.test(statement);
    const isSupposed = !isRead && WOULD.test(statement);
    const isAside = (words: string): boolean =>
      !CHARGES.test(words) && ((isPast && MOVES.test(words)) || (isSupposed && TIES.test(words)));
    const open = clauses.find((words) => isOpen(words, offer) && !isOwned(words) && !isAside(words) && !isSum(words));
    return open === undefined
      ? []
      : [{ kind: 'tied', words: statement.replace(/\s+/g, ' ').trim(), spans: [trimSpan(text, unit)] }];
  });
}

/** "Bettina Kohl, Estimating": who signs, and for which desk. */
const SIGNED = /^\s*(?:\p{Lu}[\p{L}.'’-]+ ){1,3}?\p{Lu}[\p{L}.'’-]+,\s(?:\p{Lu}\p{Ll}+\s?){1,3}$/u;

/** An amount or a percent: whoever read the statement has read what stands beside it. */
const FIGURES = /\d[.,]\d{2}(?!\d)|\p{Sc}|\d\s?(?:%|USD|EUR|GBP|CHF|zł)/u;

/** Commas, brackets, stops and the columns of a table part clauses; marks inside figures do not. */
const clausesOf = (statement: string): string[] =>
  statement.split(/[;()[\]|\n]|,(?=\s)|\s[–—-]\s|\t| {3,}/).filter((words) => /\p{L}{2}/u.test(words));

function isOpen(words: string, offer: Offer): boolean {
  if (SETTLED.test(words) || TOLD.test(words) || WEATHER.test(words) || (PERCENT.test(words) && PAID_EARLY.test(words)))
    return false;
  if (LEAST.test(words)) return !isLeastMet(words, offer);
  if (TIES.test(words) && isTaken(words, offer)) return false;
  return CHANGES.some((pattern) => pattern.test(words));
}

const CHANGES = [PRICE_MOVES, PRICE_CUTS, PRICE_TIES, COST_SHARES, PARTIAL_DELIVERY, EXTRA_CHARGES].map(phrasePattern);
/** "Three years ago it was 89, paper is dearer since": the price beside it stands. */
const MOVES = phrasePattern(PRICE_MOVES);
const CHARGES = phrasePattern(EXTRA_CHARGES);
const PAST = phrasePattern(PAST_TIMES);
/** "If you took our copier, the toner would be in it": what is only supposed is none of the prices that stand elsewhere. */
const WOULD = phrasePattern(SUPPOSED);
/** "Transport auf Ihre Kosten": where the carriage is open already, it is asked about as that. */
const SHARES = phrasePattern(COST_SHARES);
const CARRIAGE = phrasePattern({ ...CARRIAGE_NAMES, en: 'freight|carriage|shipping|delivery|transport' });
const TIES = phrasePattern(PRICE_TIES);
/** "2% less if paid cash with order": the buyer's choice; the price beside it stands without. */
const PAID_EARLY = phrasePattern(EARLY_PAYMENT);
const PERCENT = /\d\s?%/;
const OTHER = phrasePattern(OTHER_MATTERS);
/** "If you ever want our crew to put it in, that is 780.00 extra". */
const WANTED = new RegExp(`^\\W*${anyOf({ en: FOR_WHO_WANTS_IT.en })}(?!\\p{L})`, 'iu');
const TOLD = phrasePattern(RISES_TOLD_OF);
const SETTLED = phrasePattern(SETTLED_BY_WORDS);
const WEATHER = phrasePattern(IF_THE_WEATHER_HOLDS);

const LEAST = /(?<!\p{L})(?:min\.?|minimum|moq|mindest\p{L}*|minim\p{L}*|mínim\p{L}+)(?!\p{L})/iu;

/** What is counted where a least quantity is meant, and not a strength or an age. */
const OF_ORDER =
  /order|qty|quantit|purchase|moq|bestel|abnahme|afname|menge|commande|pedido|compra|cantidad|ordin|acquist|zam[óo]wieni|ilość/iu;

/** Money is read as a minimum of the order; pieces are enough where a line has as many, packages where it has as many of them. */
function isLeastMet(words: string, { lines }: Offer): boolean {
  const figure = /(?<!\d)(?<number>\d+)(?:[.,]\d+)?\s*(?<unit>\p{L}+)?/u.exec(words);
  const unit = unitOf(figure?.groups?.unit ?? '');
  const isOfOrder = OF_ORDER.test(words) || unit?.kind === 'pack' || unit?.name === EACH.name;
  if (!isOfOrder || /[%\p{Sc}]|(?<!\p{L})(?:USD|EUR|GBP|CHF)(?!\p{L})/u.test(words)) return true;
  if (!figure?.groups) return false;
  const least = new Big(figure.groups.number ?? 0);
  return lines.some(({ isInPacks, qty, pieces }) =>
    unit?.kind === 'pack' ? isInPacks && qty !== null && new Big(qty).gte(least) : new Big(pieces).gte(least),
  );
}

/** "If you take 20", where as many are bought. */
const isTaken = (words: string, { lines }: Offer): boolean => {
  const number = /(?<![\d.,])\d+(?![\d.,])/.exec(words)?.[0];
  return number !== undefined && lines.some(({ pieces }) => new Big(pieces).gte(number));
};

/** Statements besides those of the lines of which an amount or a term of the offer was made. */
const termsRead = ({ charges, freight, totals, minimumOrder }: Offer): Span[] =>
  [
    ...charges,
    ...totals,
    freight.amount,
    freight.percent,
    ...freight.options,
    ...freight.zones,
    ...freight.terms,
    minimumOrder,
  ].flatMap((fact) => fact?.spans ?? []);
