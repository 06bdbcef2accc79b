import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { ONE_TIME_WORDS } from '../../reading/vocabulary/spoken-charges.ts';
import type { Need } from '../need.ts';
import { LOST } from './describe-charge.ts';
import { eachBehind } from './per-words.ts';
import { partWords } from './part-words.ts';
import { besidesNoExtras, ruledOut, withoutRuledOut } from './ruled-out-kinds.ts';
import type { Offer, OfferedCharge, OfferedLine } from '../offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';

/**
 * Lines that nobody asked for and that count nothing ("Onboarding package $1,500.00", "Certificates $5 per instrument") are charges: once
 * for the order, or for each piece where the quote says so.
 */
export function linesThatCharge(read: Offer, order?: Ordered): Offer {
  const offer = withHaul(withoutOtherSizes(order ? withoutExtras(withoutRuledOut(read, order.brief), order) : read));
  const offered = offer.lines.filter(({ status, isRuledOut }) => status === 'offered' && !isRuledOut);
  const met = new Set(offered.flatMap((line) => line.needs));
  const unasked = order?.needs.every(({ id }) => met.has(id)) ? unaskedOf(offered, order.brief) : [];
  const isNamedFee = (line: OfferedLine): boolean =>
    line.needs.length === 0 && line.qty === null && isCalledFee(line.description, order?.brief ?? '');
  // "Code WELCOME10   -19,10" below a subtotal: no line of it, and taken off what it comes to.
  const takenOff = offer.lines.filter(
    (line) => line.status === 'optional' && line.needs.length === 0 && isTakenOff(line),
  );
  const charging = new Set([...offered.filter((line) => isCharge(line) || isNamedFee(line)), ...unasked, ...takenOff]);
  if (charging.size === 0 || charging.size - takenOff.length === offered.length) return offer;
  return {
    ...offer,
    lines: offer.lines.filter((line) => !charging.has(line)),
    charges: [
      ...offer.charges,
      ...[...charging].map((line) => ({ ...toCharge(line), ...forMany(line, order?.needs ?? []) })),
    ],
  };
}

/** "No extras please": what has none of the buyer's words is left out. */
function withoutExtras(offer: Offer, { brief }: Ordered): Offer {
  const asked = besidesNoExtras(brief);
  const extras = asked === null ? [] : unaskedOf(offer.lines, asked);
  return extras.length > 0 ? ruledOut(offer, (line) => extras.includes(line)) : offer;
}

/** Rows of a price list beside one that was asked for, called as it is and counted as little: other sizes, which nobody buys. */
function withoutOtherSizes(offer: Offer): Offer {
  const isListed = ({ status, qty, stated }: OfferedLine): boolean =>
    status === 'offered' && qty === null && stated === null;
  const asked = offer.lines.flatMap((line) => (isListed(line) && line.needs.length > 0 ? (nameOf(line) ?? []) : []));
  if (asked.length === 0 || offer.totals.length > 0) return offer;
  const isOther = (line: OfferedLine): boolean =>
    isListed(line) && line.needs.length === 0 && asked.includes(nameOf(line) ?? '');
  return { ...offer, lines: offer.lines.map((line) => (isOther(line) ? { ...line, status: 'optional' } : line)) };
}

const nameOf = ({ description }: OfferedLine): string | undefined =>
  partWords(description).find(({ word, isSize }) => !isSize && word.length > 3)?.word;

/** "Haul 180 tons @ $6.25  $1,125.00": a line of goods by its figures, and freight by its only word. */
function withHaul(offer: Offer): Offer {
  const hauled = offer.lines.filter(
    ({ status, needs, description }) => status === 'offered' && needs.length === 0 && HAUL.test(description),
  );
  const [line, ...more] = hauled;
  if (!line || more.length > 0 || offer.freight.amount || hauled.length === offer.lines.length) return offer;
  const amount = {
    amount: line.amount,
    foreign: null,
    isEstimate: false,
    isPerPiece: false,
    byWeight: null,
    words: line.words,
    spans: line.spans,
  };
  return {
    ...offer,
    lines: offer.lines.filter((other) => other !== line),
    freight: { ...offer.freight, amount },
  };
}

const HAUL = cueList(
  String.raw`
    haul(?:ing|age)?|truck(?:ing)?|cartage|drayage|freight|delivery|transport|fracht|anlieferung|flete|trasporto
    vracht
  `,
  { before: String.raw`^`, after: String.raw`$` },
);

/** What an order says of what is bought. */
export interface Ordered {
  needs: Need[];
  /** Its text as a whole. */
  brief: string;
}

/** "Imaging 35 12.00 420.00", "Pallets, 2 @ $15.00": no word of it is the buyer's, who gets all that was asked for besides. */
function unaskedOf(offered: OfferedLine[], brief: string): OfferedLine[] {
  const lines = offered.filter(({ needs }) => needs.length === 0);
  if (lines.length === 0) return [];
  const asked = new Set(partWords(brief).map(({ word }) => stemOf(word)));
  return lines.filter(({ description }) => {
    const own = partWords(description);
    return own.some(({ isSize }) => !isSize) && own.every(({ word }) => !asked.has(stemOf(word)));
  });
}

/** What inflected forms of a word have in common. */
const stemOf = (word: string): string => word.slice(0, 4);

const isCharge = (line: OfferedLine): boolean =>
  line.status === 'offered' &&
  line.needs.length === 0 &&
  line.qty === null &&
  line.priceBy !== 'hundred' &&
  line.priceBy !== 'thousand' &&
  (eachOf(line) !== null || isChargedFor(line.words));

/** Whether words call what they price a charge. */
export const isChargedFor = (words: string): boolean => CHARGE_WORD.test(words) || ONCE.test(words);

/** "EHF is the environmental handling fee": what the buyer calls a fee. */
const isCalledFee = (description: string, brief: string): boolean =>
  /^[\p{L}\d.-]{2,20}$/u.test(description) &&
  new RegExp(
    `(?<![\\p{L}\\d])${description.replace(/[.]/g, '\\.')}\\s?(?:is|are|=|:|ist|est|es|è|jest)[^.\\n]{0,60}(?:fee|charge|levy|surcharge|gebühr|pauschale|frais|taxe|tasa|contributo|toeslag|opłata)`,
    'iu',
  ).test(brief);

const CHARGE_WORD = cueList(
  String.raw`
    \b(?:fees?|charges?|surcharge|onboarding|set-?up|prepress|artwork|travel|mileage|deposit|levy|one-time|mobili[sz]ation|recycling|EHF|EHC|WEEE|DEEE|RAEE)\b
    \b[eé]co[- ]?(?:fee|tax|contribution|participation)
    \p{L}*(?:zuschlag|pauschale|gebühr|kosten|toeslag|avgift)(?!\p{L})|\b(?:einmalig|forfait|frais|gastos|spese)\b
  `,
  { flags: 'iu' },
);

const ONCE = phrasePattern({ ...ONE_TIME_WORDS, en: 'one-off|one-time' });

/** What stands behind a number: "per instrument", "each"; null where the amount is for the order. */
const eachOf = ({ words, amount }: OfferedLine): string | null =>
  Number(amount) > 0
    ? (Array.from(words.matchAll(/\d(?![\d.,]*\d)/g))
        .map(({ index }) => eachBehind(words.slice(index + 1)))
        .find((each) => each !== null) ?? null)
    : null;

/** "Promo SPRING10   -£63.40": what is taken off, by its sign. */
const isTakenOff = ({ words, amount }: OfferedLine): boolean =>
  findNumerals(words, readDecimalMark(words)).some(
    ({ value, isNegative, isPercent, start, end }) =>
      isNegative && !isPercent && value.eq(amount) && !words.slice(Math.max(0, start - 1), end).includes('('),
  );

/** A charge for each is multiplied where the offer is priced: it keeps the price of one. */
const toCharge = (line: OfferedLine): OfferedCharge => ({
  ...PLAIN_CHARGE,
  kind: isTakenOff(line) ? 'discount' : 'fee',
  words: line.description,
  clause: line.words,
  statement: line.words,
  amount: eachOf(line) === null ? line.amount : (line.unitPrice ?? line.amount),
  each: eachOf(line),
  isAside: LOST.test(line.words),
  spans: line.spans,
});

/** "Folding $9.00 per M" where 7,500 of one thing are asked for: its price, for so many thousands. */
function forMany(
  { priceBy, pricePer, unitPrice, amount }: OfferedLine,
  [need, ...others]: Need[],
): Partial<OfferedCharge> {
  if (!need || others.length > 0 || unitPrice === null || (priceBy !== 'thousand' && priceBy !== 'hundred')) return {};
  const times = new Big(need.qty).div(pricePer);
  if (!times.times(unitPrice).round(2).eq(amount)) return {};
  return { amount: unitPrice, each: need.part, times: times.toFixed(), timesFrom: [need.qty, pricePer] };
}
