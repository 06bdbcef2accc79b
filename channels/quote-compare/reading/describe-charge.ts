import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import type { Need } from '../need.ts';
import type { OfferedCharge } from '../offer.ts';
import type { Charge } from './read-charges.ts';
import { orderLimits } from './order-limits.ts';
import type { OrderLimit } from './order-limits.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LOST_OR_BROKEN } from '../../reading/vocabulary/charge-words.ts';
import { ORDER_VALUE } from '../../reading/vocabulary/order-value-words.ts';
import { EARLY_PAYMENT } from '../../reading/vocabulary/term-words.ts';
import { isAmongOptions } from './among-options.ts';
import { FOR_WHO_WANTS } from './item-words.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { bareAmounts } from '../../reading/bare-amounts.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { EACH } from '../../reading/units.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { eachBehind } from './per-words.ts';
import { wordsOfPart } from './part-words.ts';

const ASIDE = cueList(
  String.raw`
    optional|if (?:required|needed|requested|applicable|desired|paid|you|paying)|upon request|on request
    when required|available|expedit\w*|rush|early|prompt|restock\w*|cancell?ation|late|credit card|amex|visa|card
    already|reflect\w*|net of|demurrage|detention|waiting time|standing time|skonto|cash|within \d+|\d+ days(?!\s*:)|over-?due|finance|returned|(?<!non[- ]?)refundable
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
/** "5% off if the deposit is paid before 1 April": nobody says that it will be. */
const IF = phrasePattern({
  en: 'if|when|provided',
  de: 'wenn|falls|sofern',
  fr: 'si',
  es: 'si',
  it: 'se',
  nl: 'als|indien',
  pt: 'se',
  pl: 'jeśli|jeżeli',
  sv: 'om',
});
/** "Discount, if any  : 2 %": the field of a form that everybody fills in; a figure in it is no condition. */
const IF_ANY = new RegExp(
  `[,(]?\\s*(?<!\\p{L})(?:${anyOf({
    en: 'if any|if applicable',
    de: 'falls vorhanden|sofern vorhanden|falls zutreffend',
    fr: "le cas échéant|s'il y a lieu|s’il y a lieu",
    es: 'si lo hay|si lo hubiera|si procede|si aplica',
    it: 'se previsto|se presente|se applicabile',
    nl: 'indien van toepassing|indien aanwezig',
    pt: 'se houver|se aplicável',
    pl: 'jeśli dotyczy|jeżeli dotyczy|jeśli występuje',
  })})\\)?(?=\\s*:\\s*\\D{0,4}\\d)`,
  'iu',
);
/** What is given for paying early or in a certain way, by language: "Pagamento anticipato: ulteriore sconto 2%". */
const PAID_EARLY = phrasePattern(EARLY_PAYMENT);

/** What is charged for a way of paying is said before the name of the charge. */
const PAYMENT =
  /\b(?:(?:credit|debit) cards?|card payments?|amex|visa|paypal|returned che(?:ck|que)s?|past[- ]due|late payment)\b/i;

/** Words of what is to pay for goods that do not come back whole. */
export const LOST = phrasePattern(LOST_OR_BROKEN);

const IN_MONEY = String.raw`(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?(?<money>\d[\d,]*(?:\.\d{2})?)`;
const IN_PIECES = String.raw`(?<pieces>\d{1,3}(?:,\d{3})+|\d+)(?![.,]\d|\d|\s*%|[ -]?(?:month|mo\b|year|yr|monat|jahr|mois|mes|maand))`;
/** "$50.00 (waived on 2,000+)": a condition in money or pieces, or none. */
const WAIVED = new RegExp(
  String.raw`\b(?:waived|no charge|free|n\/c)\b(?!-)(?:[^.;\d]{0,30}?\b(?:on|for|over|above|at|with|if|from)\b[^.;\d$€£]{0,24}(?:${IN_MONEY}|${IN_PIECES}))?`,
  'i',
);

const ORDERED = phrasePattern({
  ...ORDER_VALUE,
  en: `${ORDER_VALUE.en}|order|orders|basket|baskets|cart|carts|bill|bills|invoices|purchase|purchases|total|totals`,
});

const toAmount = (written: string): string => new Big(written.replaceAll(',', '')).toFixed(2);

const ALREADY =
  /\b(?:already|reflects?|reflecting|after(?! hours)|net of|includes? (?:a |the |your |our )?\d+(?:\.\d+)? ?%)\b/i;

/** A fee, discount or tax with the order values that it depends on. `currency` is the one of the quote. */
export function describeCharge(
  charge: Charge,
  { text, currency, numerals, needs }: { text: string; currency: string | null; numerals: Numeral[]; needs: Need[] },
): OfferedCharge[] {
  const { kind, words, clause, amount, percent, currency: own, end, at } = charge;
  // "each, inc VAT": its clause begins in the item before it.
  const start = Math.min(charge.start, at.start);
  if (kind === 'subtotal' || kind === 'total' || kind === 'freight' || kind === 'minimum') return [];
  const waived = amount === null ? null : WAIVED.exec(clause);
  const isOrder = ORDERED.test(kind === 'discount' ? text.slice(start, end) : clause);
  const beside = orderLimits(text, numerals, at);
  // "Toute commande d'au moins 3 000 € bénéficie d'une remise": the limit stands before the name of what it is for.
  const said = beside.length > 0 || kind !== 'discount' ? beside : orderLimits(text, numerals, { start, end: at.end });
  const all = said.map((limit) => countedIn(needs, limit, text));
  const limits = all.filter(({ of, numeral }) => of === 'value' && (isOrder || (kind !== 'tax' && isMoney(numeral))));
  const [from, below] = (['from', 'below'] as const).map(
    (side) => limits.find((limit) => limit.kind === side)?.numeral.value.toFixed(2) ?? null,
  ) as [string | null, string | null];
  const counted = kind === 'discount' ? piecesIn(all, needs) : undefined;
  const under = waived?.groups?.money ? toAmount(waived.groups.money) : below;
  const limit = (waived ? null : from) ?? under;
  const chain = kind === 'discount' ? chainIn(clause, amount) : [];
  const charged = chain.length > 0 || (amount && limit && amount.eq(limit)) ? null : amount;
  if (!charged && !percent && kind !== 'tax' && chain.length === 0) return [];
  const described = {
    kind,
    words,
    clause: withPlus(clause.trim().replace(/,$/, ''), {
      kind,
      before: text.slice(Math.max(0, at.start - 3), at.start),
    }),
    statement: text.slice(start, end).trim(),
    amount: charged?.toFixed(2) ?? null,
    percent: percent?.toFixed() ?? null,
    each: kind === 'fee' && charged ? eachIn(clause) : null,
    foreign: own !== currency ? own : null,
    from: waived ? null : from,
    below: under,
    waivedFrom: waived?.groups?.pieces?.replaceAll(',', '') ?? null,
    piecesFrom: counted?.numeral.value.toFixed() ?? null,
    isFromPacks: counted?.unit?.kind === 'pack',
    // Whether a tax is due is read from its words as a whole.
    isAside:
      kind !== 'tax' &&
      (ASIDE.test(clause.replace(IF_ANY, '')) ||
        FOR_WHO_WANTS.test(clauseRound(text, { start, end }, at)) ||
        (kind === 'fee' && isAmongOptions(text, start)) ||
        PAYMENT.test(text.slice(start, end)) ||
        (kind === 'fee' && LOST.test(text.slice(start, end))) ||
        (kind === 'discount' && PAID_EARLY.test(text.slice(start, end))) ||
        (waived !== null && waived.groups?.money === undefined && waived.groups?.pieces === undefined) ||
        (kind === 'discount' && from === null && !counted && IF.test(text.slice(start, end).replace(IF_ANY, ''))) ||
        (kind === 'discount' && !counted && all.some(({ of }) => of === 'pieces')) ||
        ALREADY.test(text.slice(start, end))),
    spans: [{ start, end }],
  };
  const steps = kind === 'discount' && charged === null ? stepsOf(limits, inside(numerals, at)) : [];
  if (chain.length > 0)
    return chain.map((own, at) => ({ ...described, percent: own, ...(at > 0 && { isFurther: true }) }));
  return steps.length > 1 ? steps.map((step) => ({ ...described, ...step })) : [described];
}

/** "48,00 + IVA": the sign before the name of a tax is of what is said of it. */
const withPlus = (clause: string, { kind, before }: { kind: Charge['kind']; before: string }): string =>
  kind === 'tax' && /\+\s*$/.test(before) && !clause.startsWith('+') ? `+ ${clause}` : clause;

/** "Sconto 10+5", "less 20% and 10%", "Rabatt 30/10/5": percents of which each is of what the one before leaves; none where an amount says what they come to. */
function chainIn(clause: string, amount: Big | null): string[] {
  const words = CHAIN.exec(clause)?.[0] ?? '';
  const percents = words.match(/\d+(?:[.,]\d+)?/g)?.map((written) => new Big(written.replace(',', '.'))) ?? [];
  const isRate = percents.length > 1 && percents.every((own) => own.lt(100));
  return isRate && (amount === null || percents.some((own) => own.eq(amount)))
    ? percents.map((own) => own.toFixed())
    : [];
}
const RATE = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const CHAIN = new RegExp(
  [
    `${RATE}\\s?%?(?:\\s?\\+\\s?${RATE})+(?:\\s?%)?`,
    `${RATE}(?:\\s?/\\s?${RATE})+\\s?%`,
    `${RATE}\\s?%(?:,?\\s(?:and|then|plus|und|dann|e|poi|et|puis|y|en|i)\\s(?:an? |another |further )*${RATE}\\s?%)+`,
  ]
    .map((form) => `(?<![\\d.,/+])${form}(?![\\d.,/]*\\d|\\s?[A-Z€$£])`)
    .join('|'),
  'iu',
);

/** A charge with the words before it: "Optional: Montage 20,00 €". */
function clauseRound(text: string, { start, end }: Span, at: Span): string {
  const before =
    text
      .slice(start, at.start)
      .split(/[.;|\n](?!\d)/)
      .at(-1) ?? '';
  return before + text.slice(at.start, Math.min(end, at.end));
}

/** "5% oltre 300 m", "25 boxes or more": the one number of pieces or packages from which on something holds. */
function piecesIn(limits: OrderLimit[], needs: Need[]): OrderLimit | undefined {
  const [limit, ...others] = limits.filter(({ of }) => of === 'pieces');
  const isCounted =
    limit?.kind === 'from' &&
    (limit.unit?.kind === 'each' ||
      limit.unit?.kind === 'pack' ||
      needs.every(({ unit }) => unit === limit.unit?.name));
  return isCounted && others.length === 0 ? limit : undefined;
}

/** "Ab 10 Stühlen": a number before what is asked for counts pieces. */
function countedIn(needs: Need[], limit: OrderLimit, text: string): OrderLimit {
  const { end } = limit.numeral;
  const noun =
    limit.of === 'value' && !isMoney(limit.numeral)
      ? /^\s(\p{L}{3,})/u.exec(text.slice(end, end + 40))?.[1]
      : undefined;
  const isNeed =
    noun !== undefined &&
    needs.some((need) => wordsOfPart(need).some(({ word, isSize }) => !isSize && isSameStem(word, noun, 5)));
  return isNeed ? { ...limit, of: 'pieces', unit: EACH } : limit;
}

/** "$25.00 per drum", "£42 each": what the one amount of a clause is for; null where it is for the order, or its sum stands beside it. */
function eachIn(clause: string): string | null {
  const [amount, ...others] = clause.matchAll(AMOUNT);
  return amount && others.length === 0
    ? eachBehind(bareAmounts(clause.slice(amount.index)).replace(/^[^\d]*[\d.,]*\d/, ''))
    : null;
}

const AMOUNT = /(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d[\d,.]*|\d[\d,]*[.,]\d{2}(?!\d)/g;

/** "10 % over $1,000, 15 % over $2,500": a percent for each order value, whichever of the two stands first. */
function stepsOf(limits: OrderLimit[], numerals: Numeral[]): { percent: string; from: string }[] {
  const froms = limits.filter(({ kind }) => kind === 'from').map(({ numeral }) => numeral);
  const percents = numerals.filter(({ isPercent }) => isPercent);
  if (percents.length !== froms.length) return [];
  return froms.map(({ value }, index) => ({
    percent: percents[index]?.value.toFixed() ?? '0',
    from: value.toFixed(2),
  }));
}
