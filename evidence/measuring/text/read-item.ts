import { MILLIMETRES, type Unit } from '../uncertainty/units.ts';
import { AND, BETWEEN, TO } from './qualifying-words.ts';
import { readNumber, type NumberStyle } from './read-number.ts';
import { readUnit } from './read-unit.ts';
import type { Token } from './tokens.ts';

/** A size of a chain. Its unit may stand at another one of it: null until then. */
export interface Item {
  low: { value: number; step: number; isFraction: boolean } | null;
  value: number;
  step: number;
  isFraction: boolean;
  unit: Unit | null;
  tolerance: number | null;
  sum: string | null;
  isBare: boolean;
  from: number;
  /** First token behind the number and unit. */
  to: number;
}

/** The size that begins at a token: number, unit, further unit (`5 ft 11 in`), tolerance, other end of a range. Null where no number begins. */
export function readItem(tokens: readonly Token[], at: number, style: NumberStyle): Item | null {
  const first = readAmount(tokens, at, style);
  if (!first) return null;
  const between = tokens[first.to];
  const second = between && isTo(tokens, first.to, at) ? readAmount(tokens, first.to + 1, style) : null;
  const isRange = second !== null && (first.unit === null || second.unit !== null) && !isFurther(tokens, second.to);
  if (!isRange) return { ...readTolerance(tokens, first, style), low: null };
  const unit = second.unit;
  const factor = first.unit && unit ? MILLIMETRES[first.unit] / MILLIMETRES[unit] : 1;
  const low = { value: first.value * factor, step: first.step * factor, isFraction: first.isFraction };
  // `1/4-20` is the thread of a screw.
  if (!(low.value < second.value) || second.value > 40 * low.value)
    return { ...readTolerance(tokens, first, style), low: null };
  return { ...second, low, from: first.from };
}

type Plain = Omit<Item, 'low'>;

function readAmount(tokens: readonly Token[], at: number, style: NumberStyle): Plain | null {
  const read = readNumber(tokens, at, style);
  if (!read) return null;
  const number = { ...read, to: behindExtreme(tokens, read.to) };
  const unit = readUnit(tokens, number.to, number.isFraction);
  const isWord = tokens[at]!.kind === 'word';
  if (isWord && !unit) return null;
  const { value, step, isFraction } = number;
  const base = { value, step, isFraction, tolerance: null, sum: null, from: at };
  if (!unit) return { ...base, unit: null, isBare: false, to: number.to };
  const plain = { ...base, unit: unit.unit, isBare: unit.isBare, to: unit.to };
  if (unit.unit === 'hand') return inHands(plain, tokens[at]!.text);
  return readSmaller(tokens, plain, style) ?? plain;
}

/** `5–9(–12) cm`: floras put what is rare in brackets; the usual range is the size. */
function behindExtreme(tokens: readonly Token[], at: number): number {
  const [open, dash, number, close] = tokens.slice(at, at + 4);
  const isExtreme =
    open?.text === '(' && /^[–—-]$/.test(dash?.text ?? '') && number?.kind === 'number' && close?.text === ')';
  return isExtreme ? at + 4 : at;
}

/** 15.2 hands are fifteen hands and two inches. */
function inHands(plain: Plain, text: string): Plain {
  const [hands, inches = '0'] = text.split('.');
  const value = Number(hands) * 4 + Number(inches);
  return { ...plain, value, unit: 'in', step: 1, sum: `${hands} hands and ${inches} in are ${value} in` };
}

const SMALLER: Partial<Record<Unit, Unit>> = { ft: 'in', m: 'cm', yd: 'ft' };

/** `5 ft 11 in`, `3′ 6″`, `5'11`, `1 m 20 cm`. */
function readSmaller(tokens: readonly Token[], plain: Plain, style: NumberStyle): Plain | null {
  const smaller = SMALLER[plain.unit!];
  if (!smaller || plain.isFraction || !Number.isInteger(plain.value)) return null;
  const isJoining = /^(?:,|and|-)$/.test(tokens[plain.to]?.lower ?? '');
  const at = plain.to + (isJoining ? 1 : 0);
  const number = readNumber(tokens, at, style);
  if (!number || tokens[at]!.kind === 'word') return null;
  const unit = readUnit(tokens, number.to, true);
  const isPrime = tokens[plain.to - 1]!.kind === 'mark' && !isJoining && !tokens[at]!.gap && number.value < 12;
  if (unit ? unit.unit !== smaller : !isPrime) return null;
  const factor = MILLIMETRES[plain.unit!] / MILLIMETRES[smaller];
  if (number.value >= factor) return null;
  const value = plain.value * factor + number.value;
  return {
    ...plain,
    value,
    unit: smaller,
    step: number.step,
    isFraction: number.isFraction,
    to: unit?.to ?? number.to,
    sum: `${plain.value} ${plain.unit} × ${factor} ${smaller}/${plain.unit} + ${number.value} ${smaller} = ${value} ${smaller}`,
  };
}

function readTolerance(tokens: readonly Token[], plain: Plain, style: NumberStyle): Plain {
  const uneven = readUneven(tokens, plain, style);
  if (uneven) return uneven;
  const at = behindPlusMinus(tokens, plain.to);
  if (at === null) return plain;
  const number = readNumber(tokens, at, style);
  if (!number) return plain;
  if (tokens[number.to]?.text === '%')
    return { ...plain, tolerance: (plain.value * number.value) / 100, to: number.to + 1 };
  const own = readUnit(tokens, number.to, true);
  const unit = plain.unit ?? own?.unit ?? null;
  const factor = own && unit ? MILLIMETRES[own.unit] / MILLIMETRES[unit] : 1;
  return { ...plain, unit, tolerance: number.value * factor, to: own?.to ?? number.to };
}

/** `8.5 +0.1/-0 mm`: the larger way counts to both sides. */
function readUneven(tokens: readonly Token[], plain: Plain, style: NumberStyle): Plain | null {
  if (tokens[plain.to]?.text !== '+') return null;
  const over = readNumber(tokens, plain.to + 1, style);
  if (!over) return null;
  const minus = tokens[over.to]?.text === '/' ? over.to + 1 : over.to;
  const under = /^[-−–]$/.test(tokens[minus]?.text ?? '') ? readNumber(tokens, minus + 1, style) : null;
  if (!under) return null;
  const own = readUnit(tokens, under.to, true);
  const unit = plain.unit ?? own?.unit ?? null;
  const factor = own && unit ? MILLIMETRES[own.unit] / MILLIMETRES[unit] : 1;
  return { ...plain, unit, tolerance: Math.max(over.value, under.value) * factor, to: own?.to ?? under.to };
}

function behindPlusMinus(tokens: readonly Token[], at: number): number | null {
  const words = [0, 1, 2].map((offset) => tokens[at + offset]?.text ?? '');
  if (words[0] === '±') return at + 1;
  if (words[0] === '+' && words[1] === '/' && words[2] === '-') return at + 3;
  return words[0] === '+' && (words[1] === '-' || words[1] === '/') ? at + 2 : null;
}

/** `and` parts the ends of a range only behind `between`. */
const isTo = (tokens: readonly Token[], at: number, number: number): boolean =>
  AND.has(tokens[at]!.lower)
    ? [tokens[number - 1], tokens[number - 2]].some((token) => token !== undefined && BETWEEN.has(token.lower))
    : TO.has(tokens[at]!.lower) && !isNegative(tokens, at);
const isNegative = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.text === '-' && tokens[at]!.gap && tokens[at + 1]?.gap === false;
/** A third number makes it a list or an identifier: `10-15-20`. */
const isFurther = (tokens: readonly Token[], at: number): boolean =>
  /^[-–]$/.test(tokens[at]?.text ?? '') && !tokens[at]!.gap && tokens[at + 1]?.kind === 'number';

export const isAnd = (token: Token | undefined): boolean => token !== undefined && AND.has(token.lower);
