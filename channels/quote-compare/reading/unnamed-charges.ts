import type { OfferedCharge } from '../offer.ts';
import { isHeldTax } from './between-labels.ts';
import { TERMS } from './item-words.ts';
import { findLabels } from './labels.ts';
import { isMoney } from '../../reading/numerals.ts';
import { perBehind } from './per-words.ts';
import { isSurelyOnTop } from './put-on-top.ts';
import type { QuoteText } from './quote-text.ts';
import type { Charge } from './read-charges.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';

/**
 * Rows above the total that end in an amount and name it by no word that is known ("Crane 1,200", "-3% 7.74"). Each is aside: it counts only
 * where the vendor's own total comes out with it. A statement with one amount that is put on top of the total counts.
 */
export function unnamedCharges(
  { text, masked, numerals }: QuoteText,
  rest: Span[],
  charges: Charge[],
): OfferedCharge[] {
  const total = charges.findLast(({ kind, amount }) => kind === 'total' && amount !== null);
  if (!total) return [];
  return rest.flatMap((span): OfferedCharge[] => {
    const statement = text.slice(span.start, span.end);
    const own = inside(numerals, span).filter(({ isPercent }) => !isPercent);
    const amount = own.at(-1);
    const isBelow = span.start > total.start;
    const isAdded = isBelow && own.length === 1 && isSurelyOnTop(statement);
    const isRow =
      amount !== undefined &&
      (isMoney(amount) || /\d,\d{3}$/.test(text.slice(amount.start, amount.end))) &&
      (isAdded ? perBehind(masked.slice(amount.end)) === null : /^[\s)|]*$/.test(masked.slice(amount.end, span.end))) &&
      /\p{L}{3}|\d\s?%/u.test(statement);
    if (
      !isRow ||
      (isBelow && !isAdded) ||
      TERMS.test(statement) ||
      findLabels(statement).some((label) => !isHeldTax(statement, label))
    )
      return [];
    const isOff = amount.isNegative || /[-–−]\s?\d+(?:\.\d+)?\s?%|\boff\b/i.test(statement);
    const words = statement.slice(0, amount.start - span.start).replace(/(?<![\s.:|$€£(–−-])[\s.:|$€£(–−-]+$/, '');
    return [
      {
        ...PLAIN_CHARGE,
        kind: isOff ? 'discount' : 'fee',
        words: words || statement,
        clause: statement,
        statement,
        amount: amount.value.toFixed(2),
        isAside: !isAdded,
        spans: [{ start: span.start, end: span.end }],
      },
    ];
  });
}
