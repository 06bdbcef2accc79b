import type { Need } from '../need.ts';
import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { inside, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { findLabels } from './labels.ts';
import type { NeedMatcher } from './need-matcher.ts';

interface Priced {
  masked: string;
  numerals: readonly Numeral[];
  matcher: NeedMatcher;
}

/** One of a row of prices, with the part that it is for by its place. */
export interface OrderedPrice {
  span: Span;
  need: Need;
}

const MARKS = [/\s?\/\s?(?!\p{L})|\s\/\s?/gu, /\s?\|\s?/gu, /\s?;\s?/gu, /,\s/gu, /\s[-–—+&]\s/gu];
const PRICE = ignoringCase(
  `^\\s*(?:${CURRENCY}\\s?)?\\d[\\d.,'’]*(?:\\s?${CURRENCY})?(?:[,.]?-{1,2})?(?:\\s?(?:each|ea|apiece|stk|st|pc|pcs|szt|ud|pz)\\.?)?\\s*$`,
  'u',
);
/** Behind the last of them. */
const PRICE_AND_MORE = ignoringCase(
  `^\\s*(?:${CURRENCY}\\s?)?\\d[\\d.,'’]*\\d(?:\\s?${CURRENCY})?(?:\\s?(?:each|ea|apiece|stk|st|pc|pcs|szt|ud|pz)\\.?)?(?=[.,;]\\s|\\s[-–—(|/]|\\s*$)`,
  'u',
);
/** "no tees", "-", "n/a": in the place of a price. */
const NONE =
  /^\s*(?:[-–—x]|none|nil|n\/?a|no|kein\p{L}*|nicht|ohne|sans|pas|sin|no hay|senza|niet|geen|não|sem|brak|nie)(?:\s\p{L}+){0,3}\s*$/iu;

/**
 * "48.20 / 3.85 / 9.10" where three parts are asked for: prices that name nothing, parted by one sign, as many as there are parts and in their order.
 * Empty where anything else is said between them.
 */
export function orderedPrices({ masked, numerals, matcher }: Priced, unit: Span): OrderedPrice[] {
  const { needs } = matcher;
  if (needs.length < 2) return [];
  const text = masked.slice(unit.start, unit.end);
  const own = inside(numerals, unit);
  if (!own.some(isMoney)) return [];
  // "Kenwood: 48.20 / …"
  const head = /^[^\d\p{Sc}]{0,60}?[:–—-]\s+(?=\p{Sc}?\s?\d|\p{Lu}{3}\s\d)/u.exec(text)?.[0] ?? '';
  if (findLabels(head).length > 0 || matcher.match(head).length > 0) return [];
  for (const mark of MARKS) {
    const cells = cellsOf(text, head.length, mark);
    const run = cells.slice(0, needs.length);
    const [last] = run.slice(-1);
    if (run.length < needs.length || !last) continue;
    const rest = PRICE_AND_MORE.exec(text.slice(last.start, last.end))?.[0];
    const end = rest === undefined ? last.end : last.start + rest.length;
    const spans = [...run.slice(0, -1), { start: last.start, end }];
    const isPrice = ({ start, end: to }: Span): boolean => PRICE.test(text.slice(start, to));
    const isRow = spans.every((span) => isPrice(span) || NONE.test(text.slice(span.start, span.end)));
    // "3 / 4 / 5 days": what follows is of the last of them.
    const isMore = cells.length > run.length && isPrice(cells[run.length] ?? last);
    if (!isRow || isMore || spans.filter(isPrice).length < 2) continue;
    // "001 | 16 | EA | CS-5SW | 18.75": a row that goes on with a part and its price begins with none.
    const behind = text.slice(end);
    const isAmount = ({ start, end: to }: Span): boolean =>
      inside(own, { start: unit.start + start, end: unit.start + to }).some(isMoney);
    const goesOn = isAmount({ start: end, end: text.length }) && findLabels(behind).length === 0;
    if (goesOn || !spans.some(isAmount) || matcher.match(behind).length > 0) continue;
    return spans.flatMap((span, at) => {
      const need = needs[at];
      return need
        ? [{ need, span: trimSpan(masked, { start: unit.start + span.start, end: unit.start + span.end }) }]
        : [];
    });
  }
  return [];
}

function cellsOf(text: string, from: number, mark: RegExp): Span[] {
  const cells: Span[] = [];
  let start = from;
  for (const hit of text.slice(from).matchAll(mark)) {
    cells.push({ start, end: from + hit.index });
    start = from + hit.index + hit[0].length;
  }
  return [...cells, { start, end: text.length }].filter((cell) => text.slice(cell.start, cell.end).trim() !== '');
}
