import type { Unit } from '../uncertainty/units.ts';
import { BEHIND_INCH } from './qualifying-words.ts';
import { nameOf } from './size-names.ts';
import type { Token } from './tokens.ts';
import { POWERS, PRIMES, RATES, unitOf } from './unit-words.ts';

export interface ReadUnit {
  unit: Unit;
  /** First token behind the unit and its point. */
  to: number;
  /** It is `in` without a point, which is mostly a preposition. */
  isBare: boolean;
}

/** The unit behind a number, or null: none, or one of an area, a rate or a volume. `isFraction`: the number had one, so that `in` is inches. */
export function readUnit(tokens: readonly Token[], at: number, isFraction = false): ReadUnit | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === 'mark' && PRIMES[token.text]) return readPrime(tokens, at);
  const isJoined = /^[-‑]$/.test(token.text) && tokens[at + 1]?.kind === 'word';
  const word = isJoined ? at + 1 : at;
  const lower = tokens[word]?.lower ?? '';
  if (POWERS.has(lower)) return null;
  const unit = unitOf(lower);
  if (!unit || tokens[word]!.kind !== 'word') return null;
  if (tokens[word]!.text === 'M' || (lower === 'm' && isMoney(tokens, at))) return null;
  const hasPoint = tokens[word + 1]?.text === '.' && !tokens[word + 1]!.gap && lower.length <= 4;
  const to = word + (hasPoint ? 2 : 1);
  if (isPower(tokens, to) || (hasPoint && isPower(tokens, word + 1))) return null;
  const isBare = lower === 'in' && !hasPoint && !isJoined;
  if (isBare && !isFraction && !isInch(tokens, to)) return null;
  if (unit === 'hand' && !isHands(tokens, at)) return null;
  return { unit, to, isBare };
}

function readPrime(tokens: readonly Token[], at: number): ReadUnit | null {
  const token = tokens[at]!;
  if (token.gap && !/[′″]/.test(token.text)) return null;
  const next = tokens[at + 1];
  const isDouble = PRIMES[token.text] === 'ft' && next?.text === token.text && !next.gap;
  if (isDouble) return { unit: 'in', to: at + 2, isBare: false };
  if (PRIMES[token.text] === 'in' && closesQuote(tokens, at)) return null;
  // A year or a plural (the 1980's) is no length.
  if (PRIMES[token.text] === 'ft' && next && !next.gap && next.kind === 'word' && !/^[xhwdl]$/.test(next.lower))
    return null;
  // A digit behind it is the next number: `5'3"`.
  if (tokens[at + 1]?.kind !== 'number' && isPower(tokens, at + 1)) return null;
  return { unit: PRIMES[token.text]!, to: at + 1, isBare: false };
}

/** Whether a mark that looks like inches ends words that stand in such marks: `reads "Model 6"`. */
function closesQuote(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 40); back -= 1) {
    const token = tokens[back]!;
    if (token.kind === 'break') return false;
    if (!/["“”]/.test(token.text)) continue;
    const opens =
      (token.text === '“' || back === 0 || token.gap || /[([:=]/.test(tokens[back - 1]!.text)) &&
      !tokens[back + 1]!.gap;
    return opens && tokens[back - 1]?.kind !== 'number';
  }
  return false;
}

function isPower(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (!next) return false;
  if (!next.gap && /^[²³/^]$/.test(next.text)) return tokens[at + 1]?.kind !== 'number';
  if (!next.gap && next.kind === 'number' && /^[23]$/.test(next.text)) return true;
  return RATES.has(next.lower) || (next.text === '-' && RATES.has(tokens[at + 1]?.lower ?? ''));
}

/** `$5 m`, `€ 3m`. */
function isMoney(tokens: readonly Token[], unit: number): boolean {
  return [tokens[unit - 1], tokens[unit - 2]].some((token) => token !== undefined && /^[$€£¥]$/.test(token.text));
}

function isInch(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (!next || next.kind === 'break' || next.text === '×') return true;
  if (next.kind === 'mark') return next.text !== '-';
  if (next.kind === 'number') return false;
  return BEHIND_INCH.has(next.lower) || nameOf(next.lower) !== undefined;
}

/** Horses are measured in hands: 8 to 20 of them. */
function isHands(tokens: readonly Token[], unit: number): boolean {
  const count = Number(tokens[unit - 1]?.text);
  return count >= 8 && count < 21;
}
