import type { Big } from 'big.js';
import type { NumberPlace } from '../read-numbers.ts';
import { isPriceAt, isScaledAt } from './amount-stands.ts';
import type { Basis } from './basis.ts';
import { isSuperseded } from './superseded.ts';
import { isOfUnit } from './unit-stands.ts';

/**
 * Whether a passage states a number on its basis at this place. It does not where it takes the number back, where the number is a part of
 * something else (a date, a time, a version, an address), and where sign, currency or unit beside it are others than those of the cell.
 * Without a basis only what was taken back is refused: that a number is in a text says nothing about what it counts.
 */
export function standsAt(text: string, place: NumberPlace, number: Big, basis: Basis | undefined): boolean {
  if (isSuperseded(text, place)) return false;
  const sign = signAt(text, place);
  if (number.lt(0)) return sign !== null;
  if (!basis) return true;
  if (sign === 'minus' && !basis.isMagnitude) return false;
  if (isScaledAt(text, place, basis.unit) || (basis.isMoney && !isPriceAt(text, place, basis))) return false;
  return !isPart(text, place, number) && isOfCurrency(text, place, basis) && isOfUnit(text, place, basis);
}

/**
 * `-50`, `-$50`, `$-50` and `−50` are negative; `(50)` may be, and counts for a negative number only. A dash between two numbers is no sign, and
 * neither is one set off by a blank: `Delivery - $50`, an empty cell before an amount.
 */
function signAt(text: string, { start, end }: NumberPlace): 'minus' | 'brackets' | null {
  const before = text.slice(Math.max(0, start - 6), start);
  if (/(?:^|[\s(:=,;|])[-\u2212](?:[^\w\s]\s?|[a-z]{3}\s?)?$/i.test(before)) return 'minus';
  if (/(?:^|[\s:=|])[$€£¥₹][-\u2212]$/.test(before)) return 'minus';
  return /\([$€£¥₹]?$/.test(before) && text[end] === ')' ? 'brackets' : null;
}

/** A number of a date, time, version or address counts nothing. A year may be asked for. */
function isPart(text: string, { start, end }: NumberPlace, number: Big): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  if (/^1[5-9]\d\d$|^20\d\d$|^21\d\d$/.test(number.toString())) return false;
  if (/\d[-/]$/.test(before) && /^[-/]\d/.test(after)) return true;
  if (/^(?:[-/]\d\d?[-/]|[-/]\d\d?$)/.test(after) && /^\d{4}$/.test(text.slice(start, end))) return true;
  if (/(?:\d{4}[-/]\d\d?|\d\d?[-/]\d\d?)[-/]$/.test(text.slice(Math.max(0, start - 8), start))) return true;
  return /\d:$/.test(before) || /^:\d/.test(after) || /[@#\w]\/$|[@#]$/.test(before);
}

const CURRENCIES: Record<string, readonly string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'ARS', 'CLP', 'COP', 'BRL', 'JMD', 'TTD'],
  '€': ['EUR'],
  '£': ['GBP', 'EGP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
};
const CODES = new Set('USD EUR GBP JPY CNY INR CAD AUD NZD CHF SEK NOK DKK PLN CZK MXN BRL SGD HKD ZAR KRW'.split(' '));

function isOfCurrency(text: string, place: NumberPlace, { currency }: Basis): boolean {
  if (currency === undefined) return true;
  const beside = /([$€£¥₹])\s?$/.exec(text.slice(Math.max(0, place.start - 2), place.start))?.[1];
  const behind = /^\s?([€£¥₹])/.exec(text.slice(place.end, place.end + 2))?.[1];
  const sign = beside ?? behind;
  if (sign !== undefined && !CURRENCIES[sign]?.includes(currency)) return false;
  const code =
    /^\s?([a-z]{3})\b/i.exec(text.slice(place.end, place.end + 5))?.[1] ??
    /\b([a-z]{3})\s?$/i.exec(text.slice(Math.max(0, place.start - 5), place.start))?.[1];
  return code === undefined || !CODES.has(code.toUpperCase()) || code.toUpperCase() === currency;
}
