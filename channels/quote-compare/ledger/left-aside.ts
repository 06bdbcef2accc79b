import { phraseAtEnd, phrasePattern } from '../../reading/phrases.ts';
import * as added from '../../reading/vocabulary/addition-words.ts';
import { PART_PAYMENTS } from '../../reading/vocabulary/payment-words.ts';
import { COST_SHARES, EXTRA_CHARGES, SETTLED_BY_WORDS } from '../../reading/vocabulary/price-change-words.ts';
import { BESIDE_THE_PRICE, GIVEN_BACK, IS_PRICED, STILL_TO_PAY } from '../../reading/vocabulary/shown-beside-words.ts';
import { OPTIONAL } from '../reading/item-words.ts';
import { findLabels } from '../reading/labels.ts';
import { perBehind } from '../reading/per-words.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Sets of amounts that the total of a quote may be borne out without, the likeliest first. No product that the quote states is in them. Of some the
 * words say what else they are: a choice, a saving, a tax within. Others are only told of, in a sentence that puts nothing on top; they are left aside
 * where all that the total has no place for is, because a row or a price beside it may come on top.
 */
export function leftAside(entries: LedgerEntry[], quote: QuoteText): LedgerEntry[][] {
  if (!entries.some(({ product }) => product && !product.isImplied)) return [[]];
  const open = entries.filter(({ product }) => !product || product.isImplied === true);
  const said = open.filter((entry) => SET_ASIDE.has(entry.kind) && isSaidBeside(lineOf(entry, quote).whole));
  const loose = open.filter((entry) => isLoose(entry) && !said.includes(entry));
  const told = loose.length > 0 && loose.every((entry) => isToldOf(entry, quote)) ? [[...said, ...loose]] : [];
  return [...(said.length > 0 ? [said] : []), [], ...told];
}

const SET_ASIDE: ReadonlySet<LedgerEntry['kind']> = new Set(['line', 'fee']);

/** No label holds. */
const isLoose = ({ kind, label, each }: LedgerEntry): boolean => kind === 'line' || (each !== null && label === null);

const lineOf = (
  { amount: { start, end } }: LedgerEntry,
  { text }: QuoteText,
): Record<'before' | 'behind' | 'whole', string> => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  return { before: text.slice(from, start), behind: text.slice(end, to), whole: text.slice(from, to) };
};

const isSaidBeside = (line: string): boolean =>
  !STILL_OPEN.test(line) &&
  (OPTIONAL.test(line) ||
    ELSEWHERE.some((words) => words.test(line)) ||
    // "Includes GST of 171.86"
    (SETTLED.test(line) && findLabels(line).length > 0 && !ON_TOP.some((words) => words.test(line))));

/** A row that ends with its amount is listed like what is charged, and "comes to 250" prices something. */
function isToldOf(entry: LedgerEntry, quote: QuoteText): boolean {
  const { before, behind, whole } = lineOf(entry, quote);
  const isOpen = STILL_OPEN.test(whole) || ON_TOP.some((words) => words.test(whole));
  return (
    !isOpen &&
    quote.matcher.match(whole).length === 0 &&
    perBehind(behind) === null &&
    /\p{L}/u.test(before) &&
    !PRICED.test(before) &&
    TOLD_ON.test(behind.replace(SAID_OF_AMOUNTS, ' '))
  );
}

const ELSEWHERE = [BESIDE_THE_PRICE, PART_PAYMENTS, GIVEN_BACK].map(phrasePattern);
const SETTLED = phrasePattern(SETTLED_BY_WORDS);
const STILL_OPEN = phrasePattern(STILL_TO_PAY);
const ON_TOP = [added.ADDED_BEFORE, added.ADDED_BEHIND, added.HOLDS_WHERE, EXTRA_CHARGES, COST_SHARES].map(
  phrasePattern,
);
const PRICED = phraseAtEnd(IS_PRICED);
/** What stands behind an amount of a row too. */
const SAID_OF_AMOUNTS =
  /(?<!\p{L})(?:excl?|incl?|exkl|inkl|zzgl|vat|gst|hst|tax|mwst|ust|ht|ttc|iva|tva|btw|moms|nett?o?|brutto|usd|eur|gbp|chf|total)(?!\p{L})/giu;
const TOLD_ON = /^[^\n.;|\t]*\p{L}{3}/u;
