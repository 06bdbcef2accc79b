import { Big } from 'big.js';
import type { Derivation } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { minorUnitIn, scaleIn } from '../../reading/numerals.ts';
import { unitRatioOf } from '../../../evidence/unit-words.ts';
import type { Need } from '../need.ts';
import type { OfferedLine } from '../offer.ts';
import { deriveWorking } from './derive-working.ts';
import { inARow } from '../reading/percents-in-a-row.ts';

/**
 * The cells of one line and the arithmetic behind them: packages times price, so many hundreds times price, a percent off. Pieces that come
 * in packages are worked out from their number and size.
 */
export function deriveLine(
  line: OfferedLine,
  cell: string,
  needs: Need[],
): { cells: JsonObject; derivations: Derivation[] } {
  const derivations: Derivation[] = [];
  const own = needs.filter(({ id }) => line.needs.includes(id));
  const derive = (rule: Derivation['rule'], from: string[], value: Big | string, name: string): string => {
    const text = typeof value === 'string' ? value : value.toFixed();
    derivations.push({ cell: `${cell}.${name}`, rule, from, value: text });
    return text;
  };
  deriveNeeded(own, derive);
  // "$4.20/dz": what the package holds stands in its name.
  const counted = COUNTED_PACKAGE.exec(line.priceWords ?? '')?.[0];
  if (line.priceBy === 'pack' && line.packSize && counted) derive('in-words', [counted], line.packSize, 'packSize');
  if (line.priceBy === 'pack' || line.isInPacks) derivePackSize(line, own[0]?.unitFrom, derive);
  deriveWritten(line, derive);
  const pieces = derivePieces(line, own[0] ?? null, derive);
  const all = new Big(line.pieces).plus(line.given ?? 0);
  if (line.given) derive('sum', [pieces, line.given], all, 'quoted');
  deriveAmount(line, own[0] ?? null, derive);
  const over = own.length === 1 && own[0] && !line.isCoverageUnknown ? all.minus(own[0].qty) : new Big(0);
  const overbuy = over.gt(0) ? derive('difference', [pieces, own[0]?.qty ?? '0'], over, 'overbuy') : null;
  const cells: JsonObject = {
    need: own.length > 1 ? own.map(({ part }) => part) : (own[0]?.part ?? null),
    item: line.description,
    needed: own.length === 1 ? Number(own[0]?.qty) : null,
    quoted: own.length > 1 ? null : Number(all),
    packs: line.isInPacks && line.qty ? Number(line.qty) : null,
    packSize: line.packSize ? Number(line.packSize) : null,
    price: line.priceWords,
    unitPrice: line.unitPrice,
    amount: line.amount,
    stated: line.stated,
    overbuy: overbuy === null ? null : Number(overbuy),
  };
  for (const name of ['needed', 'quoted', 'overbuy', 'packSize', 'packs'] as const) {
    const value = cells[name];
    const derived = derivations.findLast((entry) => entry.cell === `${cell}.${name}`);
    if (derived && typeof value === 'number') derivations.push({ ...derived, value });
  }
  return { cells, derivations };
}

/** Packages whose name says what they hold. */
const COUNTED_PACKAGE =
  /(?<!\p{L})(?:dz|doz|dozens?|gross|pr|pairs?|dutzend|douzaines?|docenas?|dozzin[ae]|dozijn|dúzias?|tuziny?)(?!\p{L})/iu;

/** Quantities that the brief gives in words or packages. */
function deriveNeeded(needs: Need[], derive: Derive): void {
  for (const { qty, qtyFrom, qtyParts } of needs) {
    if (qtyFrom.length > 0) derive('in-words', qtyFrom, qty, 'needed');
    if (qtyParts) derive('sum', qtyParts, qty, 'needed');
  }
}

type Derive = (rule: Derivation['rule'], from: string[], value: Big | string, name: string) => string;

/** "98.9c a litre": a letter at a number is no word of its own, so that the pieces are taken by the hundred. */
const LETTER = /^[cp]$/iu;
/** "98.9 cents a litre" is hundredths, "Rs 2.35 lakh" hundred thousands. */
function deriveWritten({ priceWords, unitPrice, words, amount, stated }: OfferedLine, derive: Derive): void {
  const minor = minorUnitIn(priceWords ?? '');
  if (minor && unitPrice && !LETTER.test(minor.word))
    derive('product', [minor.digits, derive('in-words', [minor.word], '0.01', 'minorUnit')], unitPrice, 'unitPrice');
  for (const written of words.split(/(?=\p{Sc}|(?<=\s)(?:Rs|INR))|(?<=\s)(?=\d)/iu)) {
    const scale = scaleIn(written);
    if (!scale) continue;
    const times = derive('in-words', [scale.word], /^c/i.test(scale.word) ? '10000000' : '100000', 'scale');
    const value = new Big(scale.digits.replaceAll(',', '')).times(times);
    for (const [name, own] of Object.entries({ unitPrice, amount, stated }))
      if (own !== null && value.eq(own)) derive('product', [scale.digits, times], own, name);
  }
}

/** "Big bag de 600 kg" where tonnes are asked for: what a package holds, in the unit of the need. */
function derivePackSize({ packSize, words }: OfferedLine, unitFrom: string | undefined, derive: Derive): void {
  if (!packSize || !unitFrom) return;
  for (const { groups: { size = '', unit = '' } = {} } of words.matchAll(CONTENT)) {
    const [ratio, inverse] = [unitRatioOf(unit, unitFrom), unitRatioOf(unitFrom, unit)];
    if (ratio?.eq(1) || !(ratio?.times(size).eq(packSize) || inverse?.times(packSize).eq(size))) continue;
    if (ratio)
      derive('product', [size, derive('unit-ratio', [unit, unitFrom], ratio, 'packRatio')], packSize, 'packSize');
    else if (inverse)
      derive('quotient', [size, derive('unit-ratio', [unitFrom, unit], inverse, 'packRatio')], packSize, 'packSize');
    return;
  }
}

const CONTENT = /(?<![\d.,])(?<size>\d+(?:\.\d+)?)\s?(?<unit>[\p{L}²³]+)/gu;

/** Pieces that are paid for, as far as they do not stand in the quote or the brief as they are. */
function derivePieces(line: OfferedLine, need: Need | null, derive: Derive): string {
  const { qty, pieces, isInPacks, packSize, priceBy, priceWords, pricePer, stage } = line;
  if (stage) return deriveStage(stage, derive);
  if (line.working) {
    const isWritten = line.working.pieces.formula === pieces && Object.keys(line.working.pieces.words).length === 0;
    return isWritten
      ? pieces
      : deriveWorking(line.working.pieces, (rule, from, value) => derive(rule, from, value, 'quoted'), null);
  }
  if (isInPacks && qty && packSize) return derive('product', [qty, packSize], pieces, 'quoted');
  const packs = packSize ? new Big(pieces).div(packSize) : new Big(0);
  const isRoundedUp = need && packSize && packs.eq(new Big(need.qty).div(packSize).round(0, Big.roundUp));
  if (isRoundedUp && (priceBy === 'pack' || priceBy === 'piece') && !new Big(pieces).eq(need.qty) && !qty) {
    const count = derive('whole-quotient', [need.qty, packSize], packs, 'packCount');
    return derive('product', [count, packSize], pieces, 'quoted');
  }
  const many = priceBy === 'hundred' || priceBy === 'thousand' ? MANY.exec(priceWords ?? '')?.[0] : undefined;
  if (need && many && !qty && !new Big(pieces).eq(need.qty)) {
    const size = /\d/.test(many) ? pricePer : derive('in-words', [many], pricePer, 'priceSize');
    const count = derive('whole-quotient', [need.qty, size], new Big(pieces).div(size), 'packCount');
    return derive('product', [count, size], pieces, 'quoted');
  }
  return pieces;
}

/** Those beyond the first: "each additional 1,000" of 8,000 beyond 5,000 is three times. */
function deriveStage({ total, first, size }: NonNullable<OfferedLine['stage']>, derive: Derive): string {
  const rest = new Big(total).minus(first);
  if (size === '1') return derive('difference', [total, first], rest, 'quoted');
  const count = rest.div(size).round(0, Big.roundUp);
  const left = derive('difference', [total, first], rest, 'rest');
  return derive(
    'product',
    [derive('whole-quotient', [left, size], count, 'packCount'), size],
    count.times(size),
    'quoted',
  );
}

/** What a price for many is for, at its end: "/M", "per 1,000". */
const MANY = /(?:[MC]|\d[\d.,']*|hundred|thousand)$/iu;

function deriveAmount(line: OfferedLine, need: Need | null, derive: Derive): void {
  const { unitPrice, amount, stated, isRight, discount, priceBy, pieces, qty, packSize, isInPacks, pricePer } = line;
  if (line.working) {
    deriveWorking(line.working.amount, (rule, from, value) => derive(rule, from, value, 'amount'));
    return;
  }
  if (!unitPrice || line.isCoverageUnknown || new Big(amount).eq(0)) {
    if (new Big(amount).eq(0) && !stated) derive('nothing', [line.words], amount, 'amount');
    return;
  }
  if (stated === amount && isRight) return;
  const places = (value: Big): string => value.toFixed(2);
  const percents = discount ? percentsOf(line.words, discount) : [];
  const plain = percents.reduce((price, percent, at) => netPrice(price, { percent, at }, derive), unitPrice);
  if (line.term && pieces === '1' && line.term.period === null && line.term.from[0] === line.term.count) {
    derive('product', [plain, line.term.count], amount, 'amount');
    return;
  }
  const net = line.term ? priceOfTerm(plain, line.term, derive) : plain;
  if (line.content) {
    const rule = priceBy === 'hundred' ? 'per-hundred' : priceBy === 'thousand' ? 'per-thousand' : 'product';
    derive(rule, [deriveContent(line.content, { pieces, need }, derive), net], amount, 'amount');
    return;
  }
  if (priceBy === 'hundred' || priceBy === 'thousand') {
    derive(priceBy === 'hundred' ? 'per-hundred' : 'per-thousand', [pieces, net], amount, 'amount');
    return;
  }
  if (priceBy === 'piece' && pricePer === '1') {
    const minor = minorUnitIn(line.priceWords ?? '');
    if (minor && net === unitPrice && LETTER.test(minor.word)) {
      derive('per-hundred', [pieces, minor.digits], amount, 'amount');
      derive('quotient', [amount, pieces], unitPrice, 'unitPrice');
    } else derive('product', [pieces, net], amount, 'amount');
    return;
  }
  const measured = need && priceBy === 'piece' ? deriveMeasure(line, need, derive) : null;
  if (measured) {
    derive('product', [measured, net], amount, 'amount');
    return;
  }
  if (qty && priceBy === 'pack' && (isInPacks || new Big(qty).times(net).round(2, Big.roundHalfUp).eq(amount))) {
    derive('product', [qty, net], amount, 'amount');
    return;
  }
  const size = packSize ?? pricePer;
  const count =
    priceBy === 'pack'
      ? derive('whole-quotient', [pieces, size], new Big(pieces).div(size).round(0, Big.roundUp), 'packCount')
      : derive('quotient', [pieces, size], new Big(pieces).div(size).round(6), 'packCount');
  derive('product', [count, net], places(new Big(amount)), 'amount');
}

/** What the pieces hold of what the price is for: three drums of 55 gallons 165. */
function deriveContent(
  { count, from, whole }: NonNullable<OfferedLine['content']>,
  { pieces, need }: { pieces: string; need: Need | null },
  derive: Derive,
): string {
  const [first = count] = from;
  if (whole !== null && need?.qty === pieces)
    return whole === first ? whole : derive('product', from.slice(0, 1), whole, 'measure');
  // "M weight 174 lb", "per 1000".
  const many = from[1] === '1000' ? 'per-thousand' : from[1] === '100' ? 'per-hundred' : null;
  if (many) return derive(many, [pieces, first], new Big(pieces).times(count), 'measure');
  // "4x8"
  if (/[x×]/.test(first))
    return derive(
      'product',
      [pieces, derive('in-words', from, count, 'held')],
      new Big(pieces).times(count),
      'measure',
    );
  const product = from.reduce((all, factor) => all.times(factor), new Big(1));
  const isProduct = product.eq(count);
  const one =
    first === count ? count : derive(isProduct ? 'product' : 'quotient', from, new Big(count).round(8), 'held');
  return derive('product', [pieces, one], new Big(pieces).times(one), 'measure');
}

/**
 * "9.84 per metre" for 200 ft: what is paid for in the unit of the price, 200 times 0.3048; of "per 100 m" a hundredth of it. Null where the units
 * have no exact ratio.
 */
function deriveMeasure({ priceWords, pieces }: OfferedLine, { unitFrom }: Need, derive: Derive): string | null {
  const { per = '1', unit } = MEASURED.exec(priceWords ?? '')?.groups ?? {};
  if (!unit || !unitFrom) return null;
  const ratio = unitRatioOf(unitFrom, unit);
  const inverse = unitRatioOf(unit, unitFrom);
  const rate = (from: string[], exact: Big): string => derive('unit-ratio', from, exact, 'unitRatio');
  const measure = ratio
    ? derive('product', [pieces, rate([unitFrom, unit], ratio)], new Big(pieces).times(ratio), 'measure')
    : inverse
      ? derive('quotient', [pieces, rate([unit, unitFrom], inverse)], new Big(pieces).div(inverse).round(6), 'measure')
      : null;
  const size = per.replaceAll(',', '');
  return measure && size !== '1'
    ? derive('quotient', [measure, size], new Big(measure).div(size).round(8), 'packCount')
    : measure;
}

const MEASURED = /(?:(?:\bper|\/)\s*(?<per>100|1,?000)\s*)?(?<unit>[\p{L}²³]+)\.?$/u;

function priceOfTerm(
  price: string,
  { months, from, count, period }: NonNullable<OfferedLine['term']>,
  derive: Derive,
): string {
  const isCounted = from[0] === count && (period !== null || from.length === 1);
  if (!isCounted && (from.length > 1 || from[0] !== months)) derive('in-words', from, months, 'months');
  if (!isCounted && period !== null) {
    const each = derive('in-words', [period], new Big(months).div(count), 'periodMonths');
    derive('quotient', [months, each], count, 'termCount');
  }
  return derive('product', [price, count], new Big(price).times(count), 'termPrice');
}

/** "45+5": each is of what the one before it leaves. */
function percentsOf(words: string, discount: string): string[] {
  const rows = [...words.matchAll(IN_A_ROW)].map(([row]) => row.match(/\d+(?:[.,]\d+)?/g) ?? []);
  const own = rows.map((row) => row.map((percent) => percent.replace(',', '.')));
  return own.find((row) => inARow(row.map((value) => ({ value: new Big(value) }))).eq(discount)) ?? [discount];
}
const IN_A_ROW = /\d+(?:[.,]\d+)?(?:\s?%?\s?\+\s?\d+(?:[.,]\d+)?)+/g;

function netPrice(price: string, { percent, at }: { percent: string; at: number }, derive: Derive): string {
  const mark = at === 0 ? '' : String(at + 1);
  const less = derive('percent', [price, percent], new Big(price).times(percent).div(100), `off${mark}`);
  return derive('difference', [price, less], new Big(price).minus(less), `netPrice${mark}`);
}
