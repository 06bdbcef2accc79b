import type { Numeral } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import { findLabels } from '../reading/labels.ts';
import type { Label } from '../reading/labels.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import type { Product } from './product.ts';

/** The label that opens the words of an entry, or the one right behind its amount where none stands before. */
export function labelOf({ masked }: QuoteText, span: Span, figures: Numeral[]): Label | null {
  const labels = findLabels(masked.slice(span.start, span.end))
    .filter(({ words }) => !/^delivered$/i.test(words))
    .map((label) => ({
      ...label,
      start: label.start + span.start,
      end: label.end + span.start,
    }));
  const first = Math.min(...figures.map(({ start }) => start));
  // "$9,420.00 total": right behind the amount a sum is named before what the words above it list.
  const behind = labels.find(
    ({ kind, start }) =>
      (kind === 'total' || kind === 'subtotal') &&
      start > first &&
      start - Math.max(...figures.map(({ end }) => end)) <= 2,
  );
  if (behind) return behind;
  const before = labels.filter(
    ({ kind, start, end }) =>
      end <= first &&
      (kind === 'total' || kind === 'subtotal'
        ? !isHeld(masked, start)
        : !isSettled(masked, start, end, first) ||
          ((kind === 'tax' || isInSum(masked, start)) && isAdded(masked, start, end, first))),
  );
  const last = Math.max(...figures.map(({ end }) => end));
  const isOfOther = (start: number): boolean => OWN_AMOUNT.test(masked.slice(last, start));
  return (
    before.at(-1) ??
    labels.find(({ start, end }) => start >= first && !isOfOther(start) && !isSettled(masked, start, end, span.end)) ??
    null
  );
}

/** "26.50 boxwood, + 75 delivery": a number of its own stands right before the label, behind the amount. */
const OWN_AMOUNT = /[,;+/]\s?\p{Sc}?\d[\d.,]*\s$/u;

/** "Tax included", "no setup fee", "incl. delivery": the amount beside such words is for something else. */
const isSettled = (text: string, start: number, end: number, to: number): boolean =>
  isHeld(text, start) || SETTLED_BEHIND.test(text.slice(end, to));
/** "Plus VAT £40.00", "+ cartage 65.00": what is added, with its amount right behind. */
const isAdded = (text: string, start: number, end: number, to: number): boolean =>
  /(?<!\p{L})(?:plus|zzgl\.?|más|più|mais|\+)\s$/iu.test(text.slice(Math.max(0, start - 8), start)) &&
  /^[\s:=@(]{0,3}(?:\d{1,2}(?:[.,]\d)?\s?%[\s)=:]{0,3})?\p{Sc}?\s?$/u.test(text.slice(end, to));
/** "… 60.00 + ": right behind an amount of the same line. */
const isInSum = (text: string, start: number): boolean =>
  /\d[.,]\d{2} ?\+ $/.test(text.slice(Math.max(0, start - 8), start));
const isHeld = (text: string, start: number): boolean =>
  SETTLED_BEFORE.test(
    text
      .slice(Math.max(0, start - 24), start)
      .split('\n')
      .at(-1) ?? '',
  );
const SETTLED_BEFORE =
  /(?:\b(?:no|inc|incl|inkl|including|includes?|inclusief|avec|com|z|with|without|plus|ex|excl|all|free|zzgl|dont|con|mit)|\+)\.?\s(?:\p{L}+,?\s){0,2}$/iu;
const SETTLED_BEHIND =
  /^[^\d\n;]{0,40}\b(?:included|include(?!\w)|incl(?!\.?\s\p{L})|inkl(?!\.?\s\p{L})|inklusive(?!\s\p{L})|free|waived|no charge|n\/c|inclus|incluid[oa]|gratis)(?!\p{L})/iu;

/** "24 x 62.50 = 1500.00 excl. VAT": count times price is no tax that is named behind it; nor is a price less a percent a discount. */
export const isGoodsLabelled = ({ factors, amount, off, rate }: Product, label: Label | null): boolean =>
  label?.kind === 'discount'
    ? (off ?? rate) !== undefined && (off ?? rate) !== null
    : label?.kind === 'tax' && label.start >= amount.end && factors.every(({ value }) => value.gte(1));
