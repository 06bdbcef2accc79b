import type { DayOrder } from '../../../evidence/read-date.ts';
import { isDenied } from '../../reading/denials.ts';
import { cueList } from '../../reading/cue-list.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { LATER_ORDERS, ON_SPECIAL, TAKEN_BACK } from '../../reading/vocabulary/price-condition-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Offer, OfferCondition, OfferedCharge } from '../offer.ts';
import { isPartPaid } from './part-paid.ts';
import { partWords } from './part-words.ts';
import { pickDay } from './validity.ts';

export interface DiscountCase {
  /** What the caller wrote. */
  brief: string;
  /** `YYYY-MM-DD`: the day that the order is placed. */
  today: string;
  /** How the quote writes its dates. */
  order: DayOrder;
}

/**
 * Discounts that not everybody gets, or not for ever: one whose day is over counts no more, and one for "account holders" or "churches" counts where
 * the caller is one of them. Where the brief does not say, the price depends on it.
 */
export function discountsFor(offer: Offer, given: DiscountCase): Offer {
  const conditions: OfferCondition[] = [];
  const charges = offer.charges.map((charge) => {
    if (charge.kind !== 'discount' || charge.isAside) return charge;
    if (isPraised(charge) || isPartPaid(charge.statement) || isOfOthers(charge, given.brief))
      return { ...charge, isAside: true };
    if (isOver(charge, given) || GIVEN_BACK.test(charge.statement)) return { ...charge, isAside: true };
    if (LATER.test(charge.statement)) {
      if (LATER.test(given.brief)) conditions.push({ kind: 'tied', words: charge.statement, spans: charge.spans });
      return { ...charge, isAside: true };
    }
    const who = whoGets(charge);
    const standing = who === null ? 'is' : standingOf(who, given.brief);
    if (standing === 'is') return charge;
    if (standing === 'unsaid') conditions.push({ kind: 'tied', words: charge.statement, spans: charge.spans });
    return { ...charge, isAside: true };
  });
  return { ...offer, charges, conditions: [...offer.conditions, ...conditions] };
}

/** "Up to 40% off highchairs this month": what somebody may save on something, and no discount on this order. */
const isPraised = ({ percent, statement }: OfferedCharge): boolean =>
  percent !== null &&
  [...statement.matchAll(PRAISED)].some(
    ({ groups }) => Number((groups?.percent ?? '').replace(',', '.')) === Number(percent),
  );
const PRAISED = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'up to|upto|as much as|save up to',
    de: 'bis zu',
    fr: "jusqu'à|jusqu’à",
    es: 'hasta un|hasta el|hasta',
    it: 'fino al|fino a',
    nl: 'tot wel|tot',
    pt: 'até',
    pl: 'nawet do|nawet',
    sv: 'upp till|upp emot',
  })}\\s(?<percent>\\d{1,2}(?:[.,]\\d)?)\\s?%`,
  'giu',
);

/** "Got cattle ramps on special too, 15% off": less for goods that the caller does not speak of. */
function isOfOthers({ statement }: OfferedCharge, brief: string): boolean {
  const { first = '', last } = SPECIAL.exec(statement)?.groups ?? {};
  const said = [...brief.matchAll(/\p{L}{4,}/gu)];
  return (
    last !== undefined &&
    !EVERYBODY.test(last) &&
    ![first, last].some((own) => own.length > 3 && said.some(([word]) => isSameStem(own, word, 5)))
  );
}
const SPECIAL = new RegExp(
  `(?:(?<first>\\p{L}{3,})\\s)?(?<last>\\p{L}{4,})(?:\\s(?:\\p{L}{2,4}))?\\s${anyOf(ON_SPECIAL)}(?!\\p{L})`,
  'iu',
);

/** "For orders placed by 11/06/2026". */
function isOver({ statement }: OfferedCharge, { today, order }: DiscountCase): boolean {
  const until = UNTIL.exec(statement)?.groups?.until;
  const day = until === undefined ? null : pickDay(until, order);
  return day !== null && day < today;
}
const UNTIL = cueList(
  String.raw`
    by|until|till|before|through|thru|ends?|expires?|bis(?: zum)?|vor dem|jusqu['’]au|avant le|hasta(?: el)?|antes del
    fino al|entro il|tot(?: en met)?|até|do dnia|till och med
  `,
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})(?<until>[^;\n]{4,60})`, flags: 'iu' },
);

/** "From your second order on 10% off": for this one only where the caller speaks of such orders. */
const LATER = phrasePattern(LATER_ORDERS);
/** "Returns of plain stock less 20%": what is paid back. */
const GIVEN_BACK = phrasePattern(TAKEN_BACK);

/** "We give churches 5% off", "account holders get 5% off", "8 % remise pour les adhérents": who a discount is for; null where it is for whoever buys. */
function whoGets({ statement }: OfferedCharge): string | null {
  const who = GIVEN_TO.map((pattern) => pattern.exec(statement)?.groups?.who).find((found) => found !== undefined);
  return who === undefined || EVERYBODY.test(who) ? null : who;
}
const WHO = String.raw`(?<who>\p{L}{4,}(?: \p{L}{4,})?)`;
const PERCENT = String.raw`(?:an? |another |up to )?(?:\d+(?:[.,]\d+)?\s?%|\p{Sc}\s?\d[\d.,]*\d(?=\s(?:off|discount|rabatt|remise|de descuento|sconto|korting)))`;
const GIVEN_TO = [
  `(?:give|offer|allow|grant)s? (?:all |our )?${WHO} ${PERCENT}`,
  `(?<![\\p{L}])(?:all |our )?${WHO} (?:get|receive|save|have|are given|qualify for) ${PERCENT}`,
  `${PERCENT} (?:off|discount|rabatt|remise|descuento|sconto|korting)[^.;\\n\\d]{0,30}? (?:for|für|pour|para|per|voor) (?:all |our |les |los |i )?${WHO}(?=\\s*(?:[.,;)!]|$))`,
].map((source) => new RegExp(source, 'iu'));
/** Whoever buys, and what is bought. */
const EVERYBODY = cueList(
  String.raw`
    everyone|everybody|anyone|customers?|buyers?|clients?|kunden|orders?|purchases?|quantit\w+|volume|bulk|this (?:order|job|project)|payment
    everything|goods|these|those|them|both|that|this|your? \p{L}+|which|what|would|could|will|when
  `,
  { before: '^(?:', after: String.raw`)(?!\p{L})`, flags: 'iu' },
);

/** Whether the caller is one of them: its own words, or their denial. */
function standingOf(who: string, brief: string): 'is' | 'is-not' | 'unsaid' {
  const named = partWords(who).filter(({ word }) => word.length > 3);
  const words = [...brief.matchAll(/\p{L}{4,}/gu)];
  const hit = words.find(([word]) =>
    named.some((own) => own.word === word.toLowerCase() || isSameStem(own.word, word, 5)),
  );
  if (!hit) return 'unsaid';
  return isDenied(brief.slice(0, hit.index)) ? 'is-not' : 'is';
}
