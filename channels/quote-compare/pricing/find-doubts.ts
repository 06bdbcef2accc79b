import { Big } from 'big.js';
import type { Need } from '../need.ts';
import type { OfferedLine, UnreadWords } from '../offer.ts';
import { findNumerals, isMoney, readDecimalMark } from '../../reading/numerals.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { MONTH_UNITS, QUARTER_UNITS, YEAR_UNITS } from '../../reading/vocabulary/term-words.ts';
import { mayPrice } from '../brief/prices.ts';
import { NO_BID } from '../reading/item-words.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import { isPutOnTop } from '../reading/put-on-top.ts';
import type { Figures, MathError } from './find-errors.ts';

/** Why the figures of an offer may have been misread. `words` are those of the quote that are not understood; empty for the offer as a whole. */
export interface Doubt {
  kind: 'line' | 'total' | 'unread' | 'quantity' | 'missing';
  words: string;
}

interface Priced extends Figures {
  unexplained: UnreadWords[];
  needs?: Need[];
  missing: { pieces: Big; line: OfferedLine | null; need: { id: string; qty: string; unit: string } }[];
}

/**
 * What speaks for a misreading rather than for an error of the vendor. A vendor is told of an error only where all other figures were
 * understood, so an offer with doubts has no total that is compared, and nobody is recommended over it.
 */
export function findDoubts(offer: Priced, errors: MathError[]): Doubt[] {
  const isProven = errors.length === 0 && offer.statedTotal !== null && offer.lines.length > 0;
  return [
    ...errors.filter((error) => !isSlip(error, errors, offer)).map(doubtOf),
    ...(isProven ? dueBesides(offer) : unreadIn(offer)),
    ...(isProven
      ? []
      : offer.lines.filter(({ isAmbiguous }) => isAmbiguous).map(({ words }): Doubt => ({ kind: 'line', words }))),
    ...unplacedIn(offer),
    ...unreadRefusals(offer),
    ...(isProven
      ? []
      : offer.lines
          .filter(
            (line) =>
              isCoveredTwice(line, offer) ||
              isForAllTheTime(line, offer) ||
              isLoneAmount(line) ||
              (offer.missing.length === 0 && isUncounted(line)),
          )
          .map(({ words }): Doubt => ({ kind: 'line', words }))),
    ...(isProven
      ? []
      : offer.lines
          .filter((line) => isOddQuantity(line, offer) || isOddSurplus(line, offer))
          .map(({ words }): Doubt => ({ kind: 'quantity', words }))),
  ];
}

/**
 * Lines that were matched with nothing, with what another line already is, or name it beside what they are matched with, beside a need that no line is
 * matched with: they may be what it is called there.
 */
function unplacedIn({ missing, lines, needs = [] }: Priced): Doubt[] {
  const open = missing.flatMap(({ line, need }) => (line === null ? [need.id] : []));
  if (open.length === 0) return [];
  const { match } = createNeedMatcher(needs);
  const isOpen = (line: OfferedLine): boolean =>
    line.needs.length === 0 ||
    isOneTooMany(line, lines, needs) ||
    (!NO_BID.test(line.words) && match(line.words).some(({ need }) => open.includes(need.id)));
  return lines.filter(isOpen).map(({ words }): Doubt => ({ kind: 'missing', words }));
}

/** Two lines go by the words of one need, and come to more of it than is asked for. */
function isOneTooMany(line: OfferedLine, lines: OfferedLine[], needs: NonNullable<Priced['needs']>): boolean {
  const [need] = needs.filter(({ id }) => line.needs.length === 1 && line.needs[0] === id);
  if (need === undefined || line.namedBy !== 'words') return false;
  const own = lines.filter((other) => other.needs.length === 1 && other.needs[0] === need.id);
  return own.length > 1 && own.reduce((sum, { pieces }) => sum.plus(pieces), new Big(0)).gt(need.qty);
}

/** "40 boxes @ 295" that nothing was made of: a line with a price that refuses nothing may well offer. */
const unreadRefusals = ({ missing }: Priced): Doubt[] =>
  missing.flatMap(({ line }): Doubt[] =>
    line !== null &&
    line.status === 'declined' &&
    mayPrice(line.words) &&
    !NO_BID.test(line.words) &&
    // A price of 0.00 was read, and is none.
    ![line.unitPrice, line.stated].some((price) => price !== null && new Big(price).eq(0))
      ? [{ kind: 'line', words: line.words }]
      : [],
  );

const doubtOf = ({ line, what }: MathError): Doubt => ({ kind: line ? 'line' : 'total', words: line?.words ?? what });

function unreadIn({ unexplained, offer, lines }: Priced): Doubt[] {
  const words = unexplained.map((entry): Doubt => ({ kind: 'unread', words: entry.words }));
  const isCharged = offer.freight.amount !== null || offer.charges.some(({ amount }) => amount !== null);
  // What is offered instead of what was asked for was read, and is refused.
  const isRefused = offer.lines.some(({ status, isSubstitute }) => status === 'offered' && isSubstitute);
  const isEmpty =
    lines.length === 0 && !isRefused && (offer.totals.length > 0 || (isCharged && offer.lines.length === 0));
  return words.length === 0 && isEmpty ? [{ kind: 'unread', words: offer.heading }] : words;
}

/** "Orders under 225.00 are subject to …" of an order that is, "plus 2.00 a chair": a total that is right without it may still leave it out. */
const dueBesides = ({ unexplained, offer: { charges } }: Priced): Doubt[] =>
  unexplained
    .filter(({ limit, words }) => limit === 'below' || isPutOnTop(words))
    .filter(({ words }) => !charges.some(({ clause }) => words.includes(clause)))
    .map(({ words }) => ({ kind: 'unread', words }));

/** Unread amounts that nothing of the offer comes to: neither a part of the total, nor any sum of such parts, nor the limit of a charge. */
export function findUnexplained({
  offer,
  subtotal,
  discount,
  fees,
  freight,
  tax,
  charges,
  lines,
}: Figures): UnreadWords[] {
  const parts = [discount.neg(), fees, freight.amount ?? new Big(0), tax ?? new Big(0)];
  const sums = parts.reduce<Big[]>(
    (all, part) => [...all, ...all.map((sum) => sum.plus(part))],
    [subtotal, new Big(0)],
  );
  const settled = [...charges.fees, ...charges.discounts, ...charges.taxes].map(({ amount }) => amount);
  const limits = [
    ...offer.charges.flatMap(({ from, below, amount }) => [from, below, amount]),
    offer.minimumOrder?.amount,
  ];
  const known = [
    ...sums,
    ...settled,
    ...limits.flatMap((limit) => (limit ? [new Big(limit)] : [])),
    ...lines.map(({ amount }) => new Big(amount)),
  ];
  const isMet = ({ limit, amount }: UnreadWords): boolean =>
    limit === null || (limit === 'from' ? subtotal.gte(amount) : subtotal.lt(amount));
  // A cent to either side: vendors round as they like.
  const near = new Set(known.flatMap((sum) => ['-0.01', '0', '0.01'].map((cent) => sum.abs().plus(cent).toFixed(2))));
  return offer.unread.filter((entry) => isMet(entry) && !near.has(new Big(entry.amount).toFixed(2)));
}

/** A slip of a pen keeps the size of the amount, and what stands round it was understood. */
function isSlip({ right, stated, line }: MathError, errors: MathError[], offer: Priced): boolean {
  if (stated.lte(0) || right.lte(0)) return false;
  const ratio = stated.div(right);
  const isNear = (most: string): boolean => ratio.lt(most) && ratio.times(most).gt(1);
  const ownShift = errors.reduce(
    (sum, error) => (error.line ? sum.plus(error.stated).minus(error.right) : sum),
    new Big(0),
  );
  const isCarried = ({ right: sum, stated: said }: MathError): boolean => said.minus(sum).eq(ownShift);
  if (line) {
    const sums = errors.filter((error) => error.line === null);
    const isBorneOut = offer.offer.totals.length > 0 && sums.every(isCarried);
    return isNear(isBorneOut ? '3' : '1.4') && line.needs.length > 0;
  }
  if (isCarried({ right, stated, line, what: '', sum: '' })) return true;
  if (isLineTooMany(right.minus(stated), offer)) return false;
  return (
    isNear(bearsOut(offer, stated.minus(right)) ? '3' : '1.25') &&
    offer.unexplained.length === 0 &&
    offer.missing.length === 0 &&
    !isCharge(stated.minus(right).abs(), offer)
  );
}

/** Without one of its lines, and the tax on it, the offer comes to its total: that line says again what another says. */
const isLineTooMany = (over: Big, { lines, known, tax }: Priced): boolean => {
  const before = known.minus(tax ?? 0);
  const rate = tax && before.gt(0) ? known.div(before) : new Big(1);
  return (
    lines.length > 1 &&
    lines.some(({ amount }) => [new Big(amount), rate.times(amount)].some((sum) => sum.minus(over).abs().lte('0.02')))
  );
};

/** The vendor's own total goes by the figure as it is stated, so that it was read as it stands. */
const bearsOut = ({ statedTotal, known }: Priced, shift: Big): boolean =>
  statedTotal !== null && shift.abs().gt(0) && statedTotal.minus(known).abs().eq(shift.abs());

/** The difference is what a charge would come to that was not understood: a round percent, or an amount that was left aside or has no part in its line. */
function isCharge(difference: Big, { subtotal, known, charges, lines }: Priced): boolean {
  const isPercent = [subtotal, known].some((base) => {
    const halves = base.gt(0) ? difference.div(base).times(200).round(0) : new Big(0);
    return halves.gt(0) && base.times(halves).div(200).minus(difference).abs().lte('0.01');
  });
  const isLeftOver = ({ words, unitPrice, stated }: OfferedLine): boolean =>
    findNumerals(words, readDecimalMark(words)).some(
      (numeral) =>
        (isMoney(numeral) || difference.gte(LEAST_TELLING)) &&
        numeral.value.eq(difference) &&
        ![unitPrice, stated].some((used) => used !== null && numeral.value.eq(used)),
    );
  return (
    isPercent || charges.aside.some(({ amount }) => amount !== null && difference.eq(amount)) || lines.some(isLeftOver)
  );
}

/** A whole number without a sign that is the very difference is no chance from here on. */
const LEAST_TELLING = 100;

/** "For the 26 kW boiler …, and all of it: 4,150": a price for what an amount for several parts covers as well, or the amount is for less. */
const isCoveredTwice = (line: OfferedLine, { lines }: Priced): boolean =>
  line.needs.length > 0 &&
  lines.some(
    (other) => other !== line && other.needs.length > 1 && line.needs.every((need) => other.needs.includes(need)),
  );

/** "$3,795 a quarter. For the twelve months it is $15,180": what a line comes to in time is no other line. */
const isForAllTheTime = ({ needs, qty, amount, words }: OfferedLine, { lines }: Priced): boolean =>
  needs.length === 0 &&
  qty === null &&
  TIME.some((units) => units.test(words)) &&
  lines.some((other) => {
    const times = new Big(other.amount).gt(0) ? new Big(amount).div(other.amount) : new Big(0);
    return other.needs.length > 0 && times.gt(1) && times.eq(times.round(0));
  });
const TIME = [MONTH_UNITS, QUARTER_UNITS, YEAR_UNITS].map(phrasePattern);

/** One amount for several pieces, and no word on whether it is for one of them or for all. */
const isLoneAmount = ({
  needs,
  qty,
  stated,
  breaks,
  pieces,
  unitPrice,
  priceBy,
  priceWords,
  words,
}: OfferedLine): boolean =>
  needs.length > 0 &&
  qty === null &&
  stated === null &&
  breaks.length === 0 &&
  unitPrice !== null &&
  priceBy === 'piece' &&
  new Big(pieces).gt(1) &&
  !PER_ONE.test(priceWords ?? '') &&
  !FOR_ONE.test(words.slice(words.indexOf(priceWords ?? '') + (priceWords ?? '').length)) &&
  LUMP.test(words);

/** "Buffet lunch 15.90 per pax" where nobody asked for one by that name: how many of them are billed is not known. */
const isUncounted = ({ needs, status, qty, stated, unitPrice, priceWords }: OfferedLine): boolean =>
  needs.length === 0 &&
  status === 'offered' &&
  qty === null &&
  stated === null &&
  unitPrice !== null &&
  PER_ONE.test(priceWords ?? '');

const PER_ONE =
  /\/|(?<!\p{L})(?:per|each|ea|apiece|pp|p\.p\.|je|pro|par|por|cada|al|za)(?!\p{L})(?!\s?(?:month|mo\b|year|yr|week|quarter|order|job|load|monat|jahr|woche|mois|an\b|mes|mese|año|anno|maand|jaar))/iu;

/** "0.16 a word", "62,00 € par mois et par copieur" */
const FOR_ONE =
  /^\s?(?:(?:and|et|und|y|e|en|i)\s)?(?:\/|(?:an?|per|each|par|pro|je|por|cada|al?|za|na)\s)\s?\p{L}{2}/iu;

const LUMP = /\b(?:incl\w*|all|round trip|complete|whole|removal|for everything|fixed|lump)\b/i;

/** Fewer pieces than are needed, with nothing that says so and no amount that bears it out. */
const isOddQuantity = ({ needs, pieces, isRight, stated, words }: OfferedLine, { missing }: Priced): boolean =>
  needs.length === 1 &&
  missing.some(({ line, need, pieces: open }) => line?.words === words && new Big(need.qty).minus(open).eq(pieces)) &&
  (!(isRight && stated !== null) ||
    isCountOfMeasure(needs[0], pieces, missing) ||
    isCountOfPacks(needs[0], pieces, missing)) &&
  !SHORT.test(words);

/** "Rack, 24 box" where eight are asked for: twice as many and more, and neither an amount nor a package or a least quantity that says so. */
const isOddSurplus = (line: OfferedLine, { needs = [] }: Priced): boolean => {
  const [need] = needs.filter(({ id }) => line.needs.length === 1 && line.needs[0] === id);
  const isSaid = line.stated !== null || line.packSize !== null || line.isInPacks || line.breaks.length > 0;
  return (
    need !== undefined &&
    line.qty !== null &&
    !isSaid &&
    !LEAST.test(line.words) &&
    new Big(need.qty).times(2).lt(line.pieces)
  );
};
const LEAST =
  /\b(?:min|minimum|moq|at least|mindest|mínimo|minimo|minimum|minstens|mínima|pack|case|box of|multiples)\b/iu;

/** A metre of cable here and there is no answer to five hundred: what was counted are coils. */
const isCountOfMeasure = (id: string | undefined, pieces: string, missing: Priced['missing']): boolean =>
  missing.some(({ need }) => need.id === id && need.unit !== 'each' && new Big(pieces).times(2).lt(need.qty));

/** A twelfth, a hundredth or a thousandth of what is asked for: what was counted are dozens, hundreds or thousands. */
const isCountOfPacks = (id: string | undefined, pieces: string, missing: Priced['missing']): boolean =>
  missing.some(
    ({ need }) => need.id === id && [12, 100, 144, 1_000].some((size) => new Big(pieces).times(size).eq(need.qty)),
  );

const SHORT = /\b(?:only|have|stock|available|avail|left|balance|partial|now)\b/i;
