import { cueList } from '../../reading/cue-list.ts';
import type { Big } from 'big.js';
import { chargingLabels } from './charging-labels.ts';
import type { Label, LabelKind } from './labels.ts';
import { PART_PAYMENT } from './item-words.ts';
import { joinSpaced, type Numeral } from '../../reading/numerals.ts';
import { contains, inside } from '../../reading/span.ts';
import { orderLimits } from './order-limits.ts';
import { isPaidAhead } from './part-paid.ts';
import { isPaidAlready, isWithTax, pickAmount, preferCurrency } from './pick-amount.ts';
import { readTaxWords } from './tax-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { OF_WHICH_TAX } from '../../reading/vocabulary/tax-words.ts';
import { readTaxStance } from '../pricing/tax-stance.ts';
import type { Span } from '../../reading/span.ts';

/** An amount that a quote states beside its items, with the words that say what for. `span` of the statement it stands in. */
export interface Charge extends Span {
  kind: LabelKind;
  /** The label as written. */
  words: string;
  /** Never negative. */
  amount: Big | null;
  percent: Big | null;
  /** ISO code of the sign at the amount; null where it has none. */
  currency: string | null;
  /** The statement from this label to the next. */
  clause: string;
  at: Span;
}

/** A quote's text with its figures and the currency that most of them are in. */
export interface ChargeText {
  text: string;
  masked: string;
  numerals: Numeral[];
  currency: string | null;
}

/** Charges, discounts, taxes and totals of a statement. An amount belongs to the label before it; where the statement opens with an amount and ends with a label, to the label behind it. */
export function readCharges({ text, masked, numerals: all, currency }: ChargeText, span: Span): Charge[] {
  const statement = masked.slice(span.start, span.end);
  const limits = orderLimits(text, all, span);
  const labels = chargingLabels(statement)
    .map((label) => ({ ...label, start: label.start + span.start, end: label.end + span.start }))
    .filter(({ start }) => !isOfPartPayment(masked.slice(span.start, start)))
    // "Ab 300 EUR Warenwert", "bei Warenwert unter 200 EUR": the order value that something holds from is no sum of this one.
    .filter(
      ({ kind, start, end }) =>
        (kind !== 'subtotal' && kind !== 'total') ||
        !limits.some(
          ({ numeral }) =>
            (numeral.end <= start && /^\s{0,3}(?:(?:nett?o?|ht)\s)?$/iu.test(text.slice(numeral.end, start))) ||
            (end <= numeral.start && /^\s\p{L}{2,10}\s$/u.test(text.slice(end, numeral.start))),
        ),
    );
  if (labels.length === 0) return [];
  const numerals = mergeSpaced(inside(all, span), masked, labels);
  const isBehind = opensWithAmount(numerals, labels);
  const charges = labels.flatMap((label, index): Charge[] => {
    const [from, to] = isBehind
      ? [labels[index - 1]?.end ?? span.start, label.start]
      : [label.end, conditionBefore(masked, labels[index + 1], label.kind) ?? span.end];
    const figured = numerals.filter(
      ({ start, end, isPercent }) =>
        end > from &&
        end <= to &&
        !isTime(masked, end) &&
        !(isPercent && isPaidAhead(masked, label.end, { start, end })),
    );
    const tax = isBehind
      ? null
      : readTaxWords(masked.slice(0, span.end), labels, { index, end: to, hasFigures: figured.length > 0 });
    const own = tax?.isSettled ? [] : figured.filter((numeral) => !isBeforeTax(numeral, label, masked));
    const before = isBehind || tax?.isSettled ? [] : amountBefore(numerals, label, labels[index - 1] ?? null, masked);
    // "10 % discount on orders over 100": the percent is the label's, the amount behind it a limit.
    const lead = own.some((numeral) => isAmount(numeral, label, masked))
      ? before.filter(({ isPercent }) => isPercent && label.kind === 'discount')
      : before;
    const sum = isSum(label)
      ? own.find((numeral) => isAmount(numeral, label, masked) && EQUALS.test(masked.slice(0, numeral.start)))
      : undefined;
    const addend = sum
      ? (amountBefore(numerals, label, labels[index - 1] ?? null, masked).find(({ isPercent }) => !isPercent) ??
        addedTo(sum, numerals, own) ??
        (PLUS.test(masked.slice(Math.max(0, span.start - 4), label.start))
          ? own.find((numeral) => numeral.start < sum.start && isAmount(numeral, label, masked))
          : undefined))
      : undefined;
    if (sum && addend) {
      const at = { start: Math.min(label.start, addend.start), end: to };
      const base = { percent: null, clause: text.slice(at.start, at.end), start: span.start, end: span.end, at };
      return [
        { ...base, kind: label.kind, words: label.words, amount: addend.value, currency: addend.currency },
        { ...base, kind: 'total', words: 'total', amount: sum.value, currency: sum.currency },
      ];
    }
    const figures = [...own, ...lead].filter((numeral) => !isBeforeTax(numeral, label, masked));
    const isLimit = ({ start, end }: Numeral): boolean =>
      limits.some(
        ({ numeral, kind }) =>
          (label.kind === 'fee' || label.kind === 'discount' || (label.kind === 'freight' && kind === 'below')) &&
          contains(numeral, { start, end }),
      );
    const free = figures.filter((numeral) => isAmount(numeral, label, masked) && !isLimit(numeral));
    const amount = isPaidAlready(label, masked) ? null : pickAmount(preferCurrency(free, currency), label, masked, own);
    const percent = [...lead, ...own].find(({ isPercent }) => isPercent) ?? null;
    const clauseFrom = Math.min(
      tax?.start ?? (label.kind === 'discount' && !isBehind ? conditionBefore(masked, label) : label.start) ?? 0,
      ...(isBehind || lead.length > 0 ? figures.map(({ start }) => start) : []),
    );
    const isSumBehind =
      label.kind === 'tax' && figures.some((numeral) => numeral !== amount && isWithTax(numeral, masked));
    const clauseTo = isBehind ? label.end : isSumBehind && amount ? amount.end : (tax?.end ?? to);
    return [
      {
        kind: label.kind,
        words: label.words,
        amount: amount?.value ?? null,
        percent: percent?.value ?? null,
        currency: amount?.currency ?? null,
        clause: text.slice(clauseFrom, clauseTo),
        start: span.start,
        end: span.end,
        at: { start: clauseFrom, end: clauseTo },
      },
    ];
  });
  return charges.reduce<Charge[]>((kept, charge) => joinNames(kept, charge, text), []);
}

/** "Restbetrag bei Lieferung 140,00 €": when a part of the price is paid, and no charge. */
const isOfPartPayment = (before: string): boolean => PART_PAYMENT.test(before.split(/[.;|\n,](?!\d)/).at(-1) ?? '');

/** "£886.00 + VAT": the amount is what the tax comes on top of. */
const isBeforeTax = (numeral: Numeral, { kind, start }: Label, text: string): boolean =>
  kind === 'tax' &&
  !numeral.isPercent &&
  numeral.end <= start &&
  (ON_TOP.test(text.slice(numeral.end, start)) || isHeldByPrice(numeral, start, text));
/** "$1.080.000 IVA incluido": a price that holds the tax, and no tax of that amount, but for "darin 44,62 € MwSt enthalten". */
const isHeldByPrice = ({ start, end }: Numeral, tax: number, text: string): boolean =>
  /^\s*\(?$/.test(text.slice(end, tax)) &&
  readTaxStance(text.slice(tax, tax + 30).split(/[,;\n]/)[0] ?? '') === 'included' &&
  !OF_WHICH.test(text.slice(Math.max(0, start - 30), start));
const OF_WHICH = new RegExp(`(?<!\\p{L})${anyOf(OF_WHICH_TAX)}\\s(?:\\S+\\s){0,2}\\p{Sc}?\\s?$`, 'iu');
const ON_TOP = /^\s*(?:\+|plus|ex|excl?|excluding|before|zzgl|hors|más|più|exkl)\.?\s*$/iu;

/**
 * Where a label's clause begins: "over $2,000 take 8 %" with its condition, "portes gratis, 5 % de descuento" behind another label with its percent, else
 * with the label; null without a label.
 */
function conditionBefore(masked: string, label: Label | undefined, previous?: Label['kind']): number | null {
  if (!label) return null;
  if (label.kind !== 'discount') return label.start;
  const from = Math.max(0, label.start - 60);
  const before = masked.slice(from, label.start);
  const condition = CONDITION.exec(before) ?? (previous && previous !== 'discount' ? PERCENT_OF.exec(before) : null);
  return condition ? from + condition.index : label.start;
}

/** "5 % de descuento": the percent is of what follows right behind it, and not of a label before it. */
const PERCENT_OF = /(?<![\d.,])\d[\d.,]*\s?%\s(?:(?:de|di|of|d['’]|in|als|na|av)\s?)?$/iu;

const CONDITION = cueList(
  String.raw`
  (?:\b(?:on |for )?(?:orders?|purchases?|totals?)\W+)?\b{over}\s*{currency}?\s?{amount}\s?{currency}?(?: or more|\+| and up)?[\s,:=-]{0,4}(?:{gives}\s+){0,2}(?:\d[\d.]*\s?%\s?)?$
`,
  {
    words: {
      over: String.raw`over|above|exceeding|from|of|at`,
      currency: String.raw`[$€£₹¥]|USD|EUR|GBP|CHF`,
      amount: String.raw`\d[\d,]*(?:\.\d+)?`,
      gives: String.raw`we|you|get|receive|give|apply`,
    },
  },
);

/** "234.85 plus 19 % tax 44.62 = 279.47": the amount that leads from an earlier one to the sum. */
const addedTo = (sum: Numeral, numerals: Numeral[], own: Numeral[]): Numeral | undefined =>
  own.find(
    (added) =>
      added.end <= sum.start &&
      !added.isPercent &&
      numerals.some(({ end, value }) => end <= added.start && value.plus(added.value).eq(sum.value)),
  );

/** "37.10 + 14.50 shipping = 51.60", "Total 306.30 + UPS 14.20 = 320.50": behind the sign stands the total. */
const EQUALS = /=\s*$/;
const PLUS = /(?:\+|\bplus)\s*$/i;
const isSum = ({ kind }: Label): boolean => kind === 'freight' || kind === 'fee' || kind === 'tax';

/** "Less 5 % quantity discount (12.60)" is one charge under two names. */
function joinNames(kept: Charge[], charge: Charge, text: string): Charge[] {
  const last = kept.at(-1);
  const isOther =
    !last || last.kind !== charge.kind || last.amount !== null || (charge.percent !== null && last.percent !== null);
  if (!last || isOther || (last.percent === null && charge.amount === null && charge.percent === null))
    return [...kept, charge];
  const at = { start: last.at.start, end: charge.at.end };
  return [
    ...kept.slice(0, -1),
    { ...charge, percent: charge.percent ?? last.percent, clause: text.slice(at.start, at.end), at },
  ];
}

const TIME = cueList(
  String.raw`
    business|working|calendar|days?|weeks?|wks?|hours?|months?|tage?|wochen?|arbeitstage|werktage|jours?|semaines?
    lbs?\b|kg\b|miles?\b|mi\b
  `,
  { before: String.raw`^[^\S\n]*(?:(?:-|–|to|or|bis|oder|à|ou|a|o|tot|do|até)[^\S\n]*\d+[^\S\n]*)?-?` },
);
const isTime = (masked: string, end: number): boolean => TIME.test(masked.slice(end, end + 24));

/** What may follow a whole number that is an amount. */
const SAID_OF_AMOUNT = cueList(
  String.raw`
    (?:inc|incl|including|ex|excl|plus)\.? (?:vat|gst|hst|tax|mwst|iva|tva|btw|moms)
    flat|bucks|quid|nett?|total|each|per|plus|and|extra|to|for|usd|eur|fixed|too|as well
  `,
  { before: String.raw`^(?:\s*(?:`, after: String.raw`)\b)+` },
);

/** Money, or a whole number right behind its label. */
function isAmount(numeral: Numeral, label: Label, masked: string): boolean {
  if (numeral.isPercent || isTime(masked, numeral.end)) return false;
  if (numeral.currency !== null || numeral.decimals === 2) return true;
  if (numeral.decimals > 2 || numeral.suffix) return false;
  const between = masked
    .slice(Math.min(label.end, numeral.end), Math.max(label.start, numeral.start))
    .replace(BESIDE_LABEL, '');
  const [behind = ''] = masked.slice(numeral.end).split('\n', 1);
  // "Freight & transit insurance up to Nashik   48,000": alone in the last column.
  if (numeral.start >= label.end && LAST_COLUMN.test(masked.slice(label.end, numeral.end)) && behind.trim() === '')
    return true;
  // "Set-up   1   90,000": how many, and the amount in the last column.
  if (numeral.value.lt(MOST_COUNTED) && AMOUNT_IN_COLUMN.test(behind)) return false;
  return numeral.start >= label.end
    ? /^\W{0,20}(?:(?:is|of|at|flat|fixed|add|only|approx\.?|about|est\.?|estimated|charge|fee|amount)\W+){0,2}$/i.test(
        between,
      ) && !/^[^\S\n]*\p{L}{2,}/u.test(behind.replace(SAID_OF_AMOUNT, ''))
    : false;
}

/** "Set-up (one time)", "TOTAL UGX", "Delivery   1": what stands between a label and the amount in its column. */
const BESIDE_LABEL = /^\s*\([^()\d\n]*\)|^\s\p{Lu}{3}(?=\s{2})|^[^\S\n]{2,}1(?=[^\S\n]{2})|(?<=\s{2})\s+/gu;
const LAST_COLUMN = /^[^\d\n]{0,60}(?:[^\S\n]{3,}|\t)\d{1,3}(?:,\d{2,3})+$/u;
const AMOUNT_IN_COLUMN = /^[^\S\n]{2,}\d{1,3}(?:[,.' ]?\d{3})+[^\S\n]*$/u;
/** From this number on a figure behind a label is no count of it. */
const MOST_COUNTED = 1000;

/** "$24.75 freight", "5% discount", "$15.00 for handling": nothing but a connecting word between them, and no label before that it belongs to. */
function amountBefore(numerals: Numeral[], label: Label, previous: Label | null, masked: string): Numeral[] {
  const between = numerals.filter(({ end }) => end > (previous?.end ?? 0) && end <= label.start);
  const before = between.at(-1);
  const words = before ? masked.slice(before.end, label.start) : '';
  // "10% service charge, then 9% GST", "free delivery, 5% discount": a percent right before a tax is the tax's.
  const isOwn =
    before?.isPercent === true &&
    (label.kind === 'tax'
      ? words.trim() === ''
      : label.kind === 'discount' &&
        previous?.kind !== 'discount' &&
        PERCENT_OF.test(masked.slice(before.start, label.start)));
  if (!before || before.suffix || (previous && between.length === 1 && !isOwn)) return [];
  const isBeside = BESIDE.test(words);
  return isBeside && (before.isPercent || before.currency !== null || before.decimals === 2) ? [before] : [];
}

function opensWithAmount(numerals: Numeral[], labels: Label[]): boolean {
  const figures = numerals.filter(
    ({ currency, decimals, isPercent }) => currency !== null || decimals === 2 || isPercent,
  );
  const [first, last] = [figures[0], figures.at(-1)];
  const [firstLabel, lastLabel] = [labels[0], labels.at(-1)];
  if (!first || !last || !firstLabel || !lastLabel || labels.length < 2) return false;
  return first.end <= firstLabel.start && last.end <= lastLabel.start && figures.length === labels.length;
}

/** A total like "1 312,00": the group before the blank is nothing by itself. */
function mergeSpaced(numerals: Numeral[], masked: string, labels: Label[]): Numeral[] {
  const merged: Numeral[] = [];
  for (const numeral of numerals) {
    const last = merged.at(-1);
    const joined = last && labels.some(({ end }) => end <= last.start) ? joinSpaced(last, numeral, masked) : null;
    if (joined) merged[merged.length - 1] = joined;
    else merged.push(numeral);
  }
  return merged;
}

/** Words between an amount and what it is for. */
const BESIDE = cueList(
  String.raw`
    for|in|of|as|flat|additional|extra|more|est\.?|estimated|per order|a|our|the|your|trade|volume
    de|di|por|per|für|voor|van|za|aan|pour|para|na|pro|die|den|das|la|le|les|el|los|il|lo|gli|het
  `,
  { before: String.raw`^\s*(?:`, after: String.raw`\s+){0,3}[-(]?\s*$` },
);
