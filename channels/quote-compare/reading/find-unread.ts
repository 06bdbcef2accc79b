import type { Big } from 'big.js';
import { cueList } from '../../reading/cue-list.ts';
import type { UnreadWords } from '../offer.ts';
import { hasPrices } from '../brief/prices.ts';
import { ALTERNATE, FOR_WHO_WANTS, PART_PAYMENT, SUBSTITUTE } from './item-words.ts';
import type { FreightTerm } from './freight-terms.ts';
import type { Charge } from './read-charges.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { isMoney } from '../../reading/numerals.ts';
import { findLabels } from './labels.ts';
import { isLengthBesidePrice } from './length-beside-price.ts';
import type { QuoteText } from './quote-text.ts';
import type { ReadItem } from './read-item.ts';
import { contains, inside, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { LEGAL_TERMS } from '../../reading/vocabulary/price-change-words.ts';

/** What a quote was read into: everything that its amounts can have gone to. */
export interface ReadParts {
  items: ReadItem[];
  charges: Charge[];
  /** Stretches that are read or left out as a whole: schedules, replaced quotes. */
  settled: Span[];
  terms: FreightTerm[];
  /** What stated sums have more than the lines. */
  gaps: Big[];
}

/**
 * Lines with an amount that no item, charge, total or term has used; of a quote that nothing was read from, every line that speaks of a price. What a
 * lawyer or a bank says about amounts is none of the offer.
 */
export function findUnread(
  { text, numerals, units }: QuoteText,
  { items, charges, settled, terms, gaps }: ReadParts,
): UnreadWords[] {
  const before = ({ start }: Numeral): string => text.slice(Math.max(0, start - 60), start);
  const besideOf = ({ start, end }: Numeral): Numeral[] =>
    inside(numerals, { start: text.lastIndexOf('\n', start - 1) + 1, end: end + text.slice(end).search(/\n|$/) });
  const unread = numerals.filter(
    (numeral) =>
      (isMoney(numeral) || isGap(numeral, gaps)) &&
      !numeral.value.eq(0) &&
      !isLengthBesidePrice(numeral, text, besideOf(numeral)) &&
      !OTHER_PRICE.test(before(numeral)) &&
      !settled.some((span) => overlaps(span, numeral)) &&
      !terms.some((term) => isOfTerm(term, numeral)) &&
      !charges.some((charge) => isOfCharge(charge, numeral) && (charge.amount !== null || !isGap(numeral, gaps))) &&
      (!items.some((item) => isUsed(item, numeral, text)) || isUnreadTotal(numeral, { text, items, charges })),
  );
  const lineOf = ({ start }: Numeral): number => text.lastIndexOf('\n', start - 1) + 1;
  // Of a line one amount tells that it is unread, and every limit by itself, because some are met and others are not.
  const told = unread.filter(
    (numeral, at) =>
      limitIn(before(numeral)) !== null ||
      !unread.slice(at + 1).some((other) => lineOf(other) === lineOf(numeral) && limitIn(before(other)) === null),
  );
  if (told.length === 0 && items.length === 0 && !charges.some(({ amount }) => amount !== null))
    return units.flatMap((unit) => {
      const [figure] = inside(numerals, unit);
      const words = text.slice(unit.start, unit.end);
      return figure && hasPrices(words) && !BOILERPLATE.test(words)
        ? [{ words, amount: figure.value.toFixed(), limit: null, spans: [trimSpan(text, unit)] }]
        : [];
    });
  return told.flatMap((numeral) => {
    const start = lineOf(numeral);
    const stop = text.indexOf('\n', numeral.end);
    const span = trimSpan(text, { start, end: stop < 0 ? text.length : stop });
    const words = text.slice(span.start, span.end);
    return BOILERPLATE.test(words) ||
      (words.includes('%') && INSTALMENT.test(words)) ||
      PART_PAYMENT.test(words) ||
      FOR_WHO_WANTS.test(words)
      ? []
      : [{ words, amount: numeral.value.toFixed(), limit: limitIn(before(numeral)), spans: [span] }];
  });
}

/** A whole number without a sign that is the very amount that a sum has more is hardly a count. */
const isGap = ({ value, isPercent }: Numeral, gaps: Big[]): boolean =>
  !isPercent && value.gte(100) && gaps.some((gap) => gap.eq(value));

/**
 * Beside the amount of a fee, and what it is a multiple of ("24 x 0.80"), no other amount is read in its clause, and none in that of carriage without an
 * amount ("delivery free, unloading 35.00").
 */
const isOfCharge = ({ at, kind, amount, clause }: Charge, { value, ...numeral }: Numeral): boolean =>
  contains(at, numeral) &&
  (amount === null
    ? kind !== 'freight'
    : kind !== 'fee' || amount.eq(value) || (value.gt(0) && counts(clause, amount.div(value))));
const counts = (clause: string, times: Big): boolean =>
  times.eq(times.round()) && new RegExp(`(?<![\\d.,])${times.toFixed()}(?![.,]?\\d)`).test(clause);

/** A statement about carriage holds its own amounts; another that stands beside them is none of it. */
const isOfTerm = (term: FreightTerm, numeral: Numeral): boolean =>
  contains(term, numeral) && [term.threshold, term.otherwise].some((amount) => amount?.eq(numeral.value));

/** An amount within a priced item that is called a total and is none that was read: the item is not all that the sentence prices. */
function isUnreadTotal(
  { value, start }: Numeral,
  { text, items, charges }: Pick<ReadParts, 'items' | 'charges'> & { text: string },
): boolean {
  const lead = (/[^\n.;,]*$/.exec(text.slice(Math.max(0, start - 30), start))?.[0] ?? '').replace(
    /[\s:=\p{Sc}]+$/u,
    '',
  );
  const label = findLabels(`${lead} 1.00`).at(-1);
  const isCalledSo = label?.kind === 'total' && label.end >= lead.length - 1;
  return (
    isCalledSo &&
    !charges.some(({ amount }) => amount?.eq(value)) &&
    !items.some(({ readings: [reading] }) =>
      [reading?.price, reading?.ext?.value, reading?.amount].some((own) => own?.eq(value)),
    )
  );
}

/** Whether words lead to an amount from which on, or below which, something holds. */
export const limitIn = (words: string): UnreadWords['limit'] =>
  FROM.test(words) ? 'from' : BELOW.test(words) ? 'below' : null;

const FROM =
  /\b(?:over|above|exceeding|more than|orders? of|from|at least|ab|über|dès|plus de|oltre|desde|vanaf|powyżej)\s*\S{0,2}$/i;
const BELOW = /\b(?:under|below|less than|unter|moins de|sotto|menos de|onder|poniżej)\s*\S{0,2}$/i;
/** What something costs elsewhere, or otherwise. */
const OTHER_PRICE = cueList(
  String.raw`
    otherwise|list|was|regular(?:ly)?|normally|instead of|rather than|down from|previously|formerly|msrp|statt
    listenpreis
  `,
  { before: String.raw`\(\s*(?:if|wenn|si|se|als|jeśli|om)\b[^()]*$|\b`, after: String.raw`\W{0,3}$` },
);
/** What makes a second price of a part another choice, and no part of the offer. */
const SAYS_SO = new RegExp(`${ALTERNATE.source}|${SUBSTITUTE.source}|\\b(?:or|option|instead|also|if)\\b`, 'imu');
const BOILERPLATE = phrasePattern(LEGAL_TERMS);
/** "50% deposit ($1,475) due at signing": a part of the price, and when it is to pay. */
export const INSTALMENT = cueList(
  String.raw`
    deposit|down ?payment|due (?:at|on|upon)|balance|instal?ments?|acompte|arrhes|anzahlung|abschlag|anticipo|seña
    acconto|aanbetaling|sinal|entrada|zaliczka|handpenning
  `,
  { flags: 'iu', before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})` },
);

const NEXT_CLAUSE = /[,;+](?!\d)|[-–—=]>|→/u;

/** An amount of a priced item is used where it is part of its reading, or where the reading comes out right without it (a list price). */
function isUsed(
  { block, needs, readings, status, breaks, isSubstitute, differs }: ReadItem,
  numeral: Numeral,
  text: string,
): boolean {
  const isIn =
    contains(block, numeral) && (!block.column || block.column.cells.some((cell) => contains(cell, numeral)));
  if (!isIn) return false;
  const [reading] = readings;
  if (status === 'optional') return true;
  // "Gloves XL" in a list, beside the size that is asked for.
  if (status === 'alternate')
    return isSubstitute || differs.length > 0 || SAYS_SO.test(text.slice(block.start, block.end));
  if (!reading) return false;
  const used = [reading.priceAt, reading.ext, reading.discount, reading.qty, ...breaks, ...reading.others];
  const isBeside = ({ start, end }: Span): boolean =>
    !text.slice(Math.min(end, numeral.end), Math.max(start, numeral.start)).includes('\n');
  // On the line whose arithmetic comes out a list price or a weight may stand too.
  // Of a line that prices several things an amount above what one product comes to may be all of them.
  const isAbove = reading.ext !== null && needs.length > 1 && numeral.value.gt(reading.ext.value) && isMoney(numeral);
  // "2 coaches @ 780 = 1,560.00, tolls 22.00 on top": behind the amount of the item another clause prices something else.
  const isBehind =
    reading.ext !== null &&
    numeral.start > reading.ext.end &&
    isMoney(numeral) &&
    NEXT_CLAUSE.test(text.slice(reading.ext.end, numeral.start)) &&
    ![reading.price, reading.amount].some((value) => value?.eq(numeral.value));
  if (reading.isRight === true && reading.ext && isBeside(reading.ext)) return !isAbove && !isBehind;
  if (reading.isRight === true && [reading.price, reading.ext?.value].some((value) => value?.eq(numeral.value)))
    return true;
  return used.some((span) => span !== null && overlaps(span, numeral));
}
