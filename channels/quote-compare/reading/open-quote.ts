import type { Need } from '../need.ts';
import { mainCurrency } from '../../reading/currency.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { findZips, maskNonFigures } from './mask.ts';
import { createNeedMatcher } from './need-matcher.ts';
import type { QuoteText } from './quote-text.ts';
import { findSuperseded } from './superseded.ts';
import { splitUnits } from './text-units.ts';
import { findVendor } from './vendor-name.ts';

export interface OpenedQuote {
  quote: QuoteText & { vendor: Span };
  currency: string | null;
  mark: DecimalMark;
  /** What a later statement of the same quote replaces. */
  old: Span[];
}

/** Takes a quote apart into its numbers and statements, before any of them is understood. */
export function openQuote(
  written: string,
  {
    needs,
    shipToZip,
    vendorHints,
    currency: asked = null,
  }: { needs: Need[]; shipToZip: string | null; vendorHints: string[]; currency?: string | null },
): OpenedQuote {
  const text = plainBlanks(written);
  const mark = readDecimalMark(text);
  const matcher = createNeedMatcher(needs);
  const vendor = findVendor(text, matcher, vendorHints) ?? firstLine(text);
  // A quote without a sign is in the currency that the brief compares in.
  const currency = mainCurrency(text) ?? asked;
  const masked = maskNonFigures(text, mark, findZips(text, shipToZip));
  const numerals = findNumerals(masked, mark).map((numeral) => ({
    ...numeral,
    currency: inOwnDollars(numeral.currency, text.slice(numeral.start, numeral.end), currency),
  }));
  const old = findSuperseded(text, numerals, matcher);
  const quote = {
    text,
    masked,
    numerals,
    units: splitUnits(text).filter((unit) => !old.some((span) => overlaps(span, unit))),
    matcher,
    vendor,
  };
  return { quote, currency, mark, old };
}

/** Blanks of every kind between columns, and the marks of a mail that is quoted as a whole, as plain blanks: every character keeps its place. */
function plainBlanks(text: string): string {
  const plain = text.replace(/[ \u00a0\u2002-\u200a\u202f]{2,}/g, (blanks) => ' '.repeat(blanks.length));
  const isQuoted = plain.split('\n').every((line) => line.trim() === '' || /^\s*>/.test(line));
  return isQuoted ? plain.replace(/^[\s>]*>/gm, (marks) => marks.replaceAll('>', ' ')) : plain;
}

/** A bare `$` is the dollar that the quote is in. */
const inOwnDollars = (sign: string | null, written: string, main: string | null): string | null =>
  sign === 'USD' && /^(?:CAD|AUD|NZD|MXN)$/.test(main ?? '') && !/US/i.test(written) ? main : sign;

/** A quote that names nobody goes by its first line. */
function firstLine(text: string): Span {
  const own = /^(?![\s>*]*(?:from|sent|date|to|cc|subject)\**:)[^\n]*[\p{L}\d]/imu.exec(text);
  const span = trimSpan(text, { start: own?.index ?? 0, end: text.length });
  const head = text.slice(span.start, Math.min(span.end, span.start + 60));
  const mark = head.search(/\n|\s{3,}|\t|\s[/|–—-]\s|[,;:]\s/);
  // Half a word is no name.
  const whole = head.length < 60 ? head.length : Math.max(head.lastIndexOf(' '), 1);
  return { start: span.start, end: span.start + (mark > 0 ? mark : whole) };
}
