import type { NumberPlace } from '../read-numbers.ts';
import { NOT_YET, REDUCES, REDUCTIONS, SCALES, SCALES_ALL } from './amount-words.ts';
import type { Basis } from './basis.ts';
import { anyOf } from './phrases.ts';

/**
 * Whether an amount of money is something that is to be paid: not what is saved by it ("you save $120", "$120 off"), what it differs by ("$120
 * less than"), what is expected or wished ("will rise to $120"), or the price of another number of things ("$120 per 100").
 */
export function isPriceAt(text: string, { start, end }: NumberPlace, { isMagnitude }: Basis): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  if (EXPECTED_BEFORE.test(before) || PER_MANY.test(after)) return false;
  return isMagnitude === true || !(REDUCED_BEFORE.test(before) || REDUCED_AFTER.test(after));
}

/** Whether a number counts hundreds, thousands or dozens, by what follows it or by what the passage says of all of its numbers before it. */
export function isScaledAt(text: string, { start, end }: NumberPlace, unit: string | undefined): boolean {
  const after = text.slice(end, end + NEAR);
  if (ALL_SCALED.test(text.slice(0, start))) return true;
  const scale =
    SCALED.exec(after)?.[1] ??
    (/[$€£¥₹]\s?$/.test(text.slice(Math.max(0, start - 2), start)) ? SHORT_SCALE.exec(after)?.[1] : undefined);
  return scale !== undefined && scale.toLowerCase() !== unit?.toLowerCase();
}

const NEAR = 40;
const SIGN = String.raw`[\s:]{0,3}(?:(?:an?|the|another|about|around|up to|only|your|extra) ){0,2}[^\w\s]{0,2}(?:[a-z]{3} ?)?[$€£¥₹]?$`;
const CODE = String.raw`^\s?[€£¥₹$]?(?: ?(?:usd|eur|gbp|dollars|euros?|pounds))?`;
const REDUCED_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(REDUCES)})${SIGN}`, 'iu');
const EXPECTED_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(NOT_YET)})${SIGN}`, 'iu');
const REDUCED_AFTER = new RegExp(String.raw`${CODE}\s(?:${anyOf(REDUCTIONS)})(?!\p{L})`, 'iu');
const PER_MANY = new RegExp(
  String.raw`${CODE}\s?(?:per|\/|je|pro|por|par)\s?(?:1?00|1[,.]?000|hundred|thousand|dozen|dz|gross|pair)(?![\p{L}\p{N}])`,
  'iu',
);
const SCALED = new RegExp(String.raw`^[\s-]?(${anyOf(SCALES)})(?!\p{L})`, 'iu');
const ALL_SCALED = new RegExp(
  String.raw`(?:[(:]|(?<!\p{L})(?:figures|amounts|all|numbers|values|stated|sales|revenue|usd|eur|gbp),?)\s?(?:[$€£]\s?|usd\s|eur\s)?(?:${anyOf(SCALES_ALL)})(?![\p{L}\p{N}])|[($€£]\s?[’']?000s?\)`,
  'iu',
);
/** "$1,200.00 M.N." is in national currency, and no million. */
const SHORT_SCALE = /^\s?(k|m(?!\.\s?n\.)|mm|b)(?![\p{L}\p{N}])/iu;
