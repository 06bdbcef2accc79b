import type { Numeral } from '../../reading/numerals.ts';
import { isMoney } from '../../reading/numerals.ts';
import { phraseAtEnd, phraseAtStart } from '../../reading/phrases.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { UNIT_WORD, unitOf } from '../../reading/units.ts';
import type { Unit } from '../../reading/units.ts';
import { AND_MORE, BELOW_AN_AMOUNT, OVER_AN_AMOUNT } from '../../reading/vocabulary/order-value-words.ts';

/** An order value from which, or below which, something holds; `pieces` where it counts pieces. */
export interface OrderLimit {
  numeral: Numeral;
  kind: 'from' | 'below';
  of: 'value' | 'pieces';
  unit: Unit | null;
}

const OVER = phraseAtEnd(OVER_AN_AMOUNT);
const BELOW = phraseAtEnd(BELOW_AN_AMOUNT);
const MORE = phraseAtStart(AND_MORE);
const COUNTED = new RegExp(`^\\s*(?<unit>${UNIT_WORD})(?![\\p{L}])`, 'iu');

/** "À partir de 1 000 €": behind the words for a limit a blank parts thousands, and no columns. */
function withThousands(numeral: Numeral, before: Numeral | undefined, text: string): Numeral {
  const isGroup =
    before !== undefined &&
    before.decimals === 0 &&
    before.value.lt(1000) &&
    numeral.start - before.end === 1 &&
    /^\d{3}(?!\d)/.test(text.slice(numeral.start, numeral.end)) &&
    OVER.test(text.slice(Math.max(0, before.start - 48), before.start));
  return isGroup ? { ...numeral, start: before.start, value: before.value.times(1000).plus(numeral.value) } : numeral;
}

/** The limits in a stretch of a quote: "over 5,000", "ab 600 €", "orders of $7,500 or more", "bei Abnahme von 500 Stück". */
export function orderLimits(text: string, numerals: Numeral[], span: Span): OrderLimit[] {
  return inside(numerals, span).flatMap((written, at, all): OrderLimit[] => {
    const numeral = withThousands(written, all[at - 1], text);
    if (numeral.isPercent) return [];
    const before = text.slice(Math.max(span.start, numeral.start - 48), numeral.start);
    const behind = text.slice(numeral.end, numeral.end + 32);
    const isBelow = BELOW.test(before);
    const isFrom =
      !isBelow &&
      (OVER.test(before) || MORE.test(behind) || (!isMoney(numeral) && MORE.test(behind.replace(COUNTED, ''))));
    if (!isBelow && !isFrom) return [];
    const unit = isMoney(numeral) ? null : unitOf(numeral.suffix || (COUNTED.exec(behind)?.groups?.unit ?? ''));
    return [{ numeral, kind: isBelow ? 'below' : 'from', of: unit ? 'pieces' : 'value', unit }];
  });
}
