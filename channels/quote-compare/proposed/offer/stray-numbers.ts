import { Big } from 'big.js';
import { COUNT_WORD, parseCountWord } from '../../../reading/count-words.ts';
import type { Numeral } from '../../../reading/numerals.ts';
import { overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import type { Need } from '../../need.ts';
import type { Offer, OfferedLine } from '../../offer.ts';
import { PART_PAYMENT } from '../../reading/item-words.ts';
import type { Counted } from '../../reading/paid-counts.ts';
import type { Clause } from './clauses.ts';
import { numbersOfNeeds, thresholdsOf } from './sort-clauses.ts';
import type { Block, Labelled } from './sort-clauses.ts';
import { LEAD_BEHIND } from './words.ts';

export interface UsedClauses {
  clauses: Clause[];
  blocks: Block[];
  charges: Labelled[];
  sums: Labelled[];
  lines: OfferedLine[];
  /** Stretches whose numbers say what is in a package. */
  described: Span[];
  /** Clauses about carriage that the rules have read. */
  carriage: Clause[];
}

/**
 * Clauses with a number that nothing has used, in figures or in words: neither an amount, a quantity or a size of a line or charge, nor of the name of
 * what is wanted, nor of when it comes or how it is paid. Where there is none, the whole quote was understood.
 */
export function strayNumbers(
  { clauses, blocks, charges, sums, lines, described, carriage }: UsedClauses,
  { text, needs, byRules, counted }: { text: string; needs: Need[]; byRules: Offer; counted: Counted },
): string[] {
  const beside = byRules.charges.filter(({ isAside }) => isAside).flatMap(({ spans }) => spans);
  const asides = [
    ...described,
    ...carriage,
    ...beside,
    ...(byRules.lead?.spans ?? []),
    ...(byRules.validity?.spans ?? []),
  ];
  // "Plus 5% fuel": a percent that the rules have read is settled with what it is of.
  const percents = byRules.charges.flatMap(({ percent, spans }) => (percent === null ? [] : spans));
  const limits = byRules.charges.flatMap(({ from, below, piecesFrom, waivedFrom }) => [
    from,
    below,
    piecesFrom,
    waivedFrom,
  ]);
  const known = new Set([
    ...numbersOfNeeds(needs),
    ...counted.told.map(({ value }) => value),
    ...[...limits, ...thresholdsOf(byRules), byRules.minimumOrder?.amount, ...numbersOf(lines)].flatMap((own) =>
      own == null ? [] : [new Big(own).toFixed()],
    ),
    ...charges.map(({ amount }) => amount.value.toFixed()),
  ]);
  const charging = charges.map(({ clause }) => clause);
  const used = new Set([...blocks.flatMap((block) => block.clauses), ...charging, ...sums.map(({ clause }) => clause)]);
  const isStray = (numeral: Numeral, clause: Clause): boolean =>
    !known.has(numeral.value.toFixed()) &&
    !(numeral.isPercent && (charging.includes(clause) || percents.some((span) => overlaps(span, numeral)))) &&
    !asides.some((span) => overlaps(span, numeral)) &&
    !isOfTerms(numeral, clause, text);
  return clauses.flatMap((clause) => {
    const amounts = used.has(clause) ? [] : clause.money.filter(({ value }) => value.gt(0));
    const isAside = asides.some((span) => overlaps(span, clause));
    const hasStray =
      [...amounts, ...clause.counts].some((numeral) => isStray(numeral, clause)) ||
      (!isAside && countsInWords(clause.text).some((count) => !known.has(count)));
    return hasStray ? [`not used: ${clause.text}`] : [];
  });
}

/** "We bill three days as two": counts in words, from two on. */
const countsInWords = (words: string): string[] =>
  (words.match(COUNTS) ?? []).flatMap((word) => {
    const value = parseCountWord(word.toLowerCase());
    return value === null || value < 2 ? [] : [new Big(value).toFixed()];
  });
const COUNTS = new RegExp(`(?<!\\p{L})${COUNT_WORD}(?!\\p{L})`, 'giu');

/** Numbers that lines have used beside their amounts: sizes, contents, counts. */
const numbersOf = (lines: OfferedLine[]): (string | null | undefined)[] =>
  lines.flatMap(({ packSize, pricePer, content, term, pieces, qty, priceBy }) => [
    packSize,
    pricePer,
    pieces,
    qty,
    ...(content?.from ?? []),
    term?.count,
    packSize && priceBy === 'pack' ? new Big(pieces).div(packSize).toFixed() : null,
  ]);

/** Days, a time of the day, "net 30", a part that is paid ahead. */
const isOfTerms = ({ start, end }: Numeral, clause: Clause, text: string): boolean =>
  LEAD_BEHIND.test(text.slice(end, end + 24)) ||
  /^(?::\d\d|\s?[ap]\.?m(?!\p{L}))/iu.test(text.slice(end, end + 6)) ||
  /\d:$/.test(text.slice(Math.max(0, start - 2), start)) ||
  /(?<!\p{L})net\s?$/iu.test(text.slice(Math.max(0, start - 6), start)) ||
  PART_PAYMENT.test(clause.text);
