import { Big } from 'big.js';
import type { OfferedCharge } from '../offer.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { OF_A_PRICE_LIST, OF_EVERYTHING } from '../../reading/vocabulary/addition-words.ts';
import { SETS_OF_PARTS } from '../../reading/vocabulary/pack-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import { partWords } from '../reading/part-words.ts';
import { VAT, isConditionalTax, readTaxStance } from './tax-stance.ts';

/** A charge, discount or tax as it counts for this order. */
export interface SettledCharge {
  charge: OfferedCharge;
  amount: Big;
  /** What the percent is of; null for a plain amount. */
  base: Big | null;
  /** Pieces that a plain amount is for; null for the order. */
  pieces: Big | null;
  /** The stated amount is not what its percent comes to. */
  stated: Big | null;
}

export interface SettledCharges {
  fees: SettledCharge[];
  discounts: SettledCharge[];
  taxes: SettledCharge[];
  /** Taxes that the quote charges and the buyer is exempt from. */
  exempted: SettledCharge[];
  /** Tax that the quote leaves open, in its words; null when it does not. */
  openTax: string | null;
  /** The tax that its prices hold without saying what it comes to. */
  within: OfferedCharge | null;
  /** Words by which the quote says that no tax is to pay. */
  noTax: OfferedCharge | null;
  /** Charges that do not count: optional, for early payment, below or above another order value. */
  aside: OfferedCharge[];
}

export interface ChargeCase {
  charges: OfferedCharge[];
  lines: Big;
  /** Each line that counts: a percent may be of one of them. */
  items: { description: string; amount: string; pieces: string; packSize: string | null }[];
  freight: Big | null;
  /** No tax is compared: the buyer is exempt, or reclaims it. */
  isUntaxed: boolean;
  /** Others compare before a tax that this quote has in its prices. */
  isMixed?: boolean;
}

/** What fees, discounts and taxes come to. A percent is of the goods unless its stated amount shows that freight is in its base. */
export function settleCharges({
  charges,
  lines,
  items,
  freight,
  isUntaxed,
  isMixed = false,
}: ChargeCase): SettledCharges {
  const most = items.reduce((left, { pieces }) => (left.gt(pieces) ? left : new Big(pieces)), new Big(0));
  const applies = (charge: OfferedCharge): boolean =>
    !charge.isAside &&
    (charge.waivedFrom === null || most.lt(charge.waivedFrom)) &&
    isEnough(charge, items) &&
    (charge.from === null || lines.gte(charge.from)) &&
    (charge.below === null || lines.lt(charge.below));
  const counted = highestSteps(distinct(charges.filter(({ kind }) => kind !== 'tax').filter(applies)));
  const settleAll = (kind: 'fee' | 'discount', charged: Big): SettledCharge[] =>
    counted
      .filter((charge) => charge.kind === kind)
      .reduce<SettledCharge[]>((before, charge) => {
        // Of several discounts in a row each is of what the one before it leaves, also of what they are said to be of.
        const named = namedBase(charge, items, { freight, fees: sumOf(before) });
        const taken = charge.isFurther ? sumOf(before.filter((one) => one.charge.statement === charge.statement)) : 0;
        const left = kind === 'discount' && before.length > 0 ? [lines.minus(sumOf(before))] : [];
        const bases = [
          lines,
          freight ? lines.plus(freight) : lines,
          freight ?? lines,
          ...items.map(({ amount }) => new Big(amount)),
          // A sum may stand below work that is charged apart.
          ...(kind === 'discount' && charged.gt(0)
            ? [lines.plus(charged), lines.plus(charged).plus(freight ?? 0)]
            : []),
        ];
        const ordered = charge.isFurther || FURTHER.test(charge.clause) ? [...left, ...bases] : [...bases, ...left];
        return [...before, settle(charge, { bases: ordered, named: named?.minus(taken) ?? null, items })];
      }, []);
  const fees = settleAll('fee', new Big(0));
  const discounts = settleAll('discount', sumOf(fees));
  const net = lines.minus(sumOf(discounts));
  const taxed = charges.filter(({ kind, isAside }) => kind === 'tax' && !isAside);
  const isFigure = ({ amount, percent }: OfferedCharge): boolean => amount !== null || percent !== null;
  // "GST 18% 7,614; no GST on the unloading": what is said of a part does not take back an amount that is charged.
  const isCharged = (other: OfferedCharge): boolean =>
    other.amount !== null && new Big(other.amount).gt(0) && readTaxStance(other.clause) === 'unsaid';
  const noTax =
    taxed.find(
      ({ clause, amount, percent }) =>
        (readTaxStance(clause) === 'none' && !taxed.some(isCharged)) ||
        (amount !== null && new Big(amount).eq(0)) ||
        (percent !== null && new Big(percent).eq(0)),
    ) ?? null;
  const priced = noTax
    ? []
    : distinct(
        taxed.filter(
          (charge) =>
            isFigure(charge) &&
            readTaxStance(charge.clause) !== 'included' &&
            !(charge.amount === null && isConditionalTax(charge.clause)),
        ),
      );
  const withFees = net.plus(sumOf(fees));
  const all = withFees.plus(freight ?? 0);
  const taxBases = [net, net.plus(freight ?? 0), withFees, all, lines];
  // VAT is due on the carriage and the fees of an order too (Directive 2006/112/EC, article 78).
  const vatBases = [all, withFees, net.plus(freight ?? 0), net, lines];
  const hasRates = new Set(priced.flatMap(({ percent }) => percent ?? [])).size > 1;
  const parts = hasRates
    ? sumsOfSome([...items.map(({ amount }) => new Big(amount)), ...(freight ? [freight] : [])])
    : [];
  const charged = priced.map((charge) =>
    isOfSome(charge, parts)
      ? { charge, base: null, pieces: null, stated: null, amount: new Big(charge.amount ?? 0) }
      : settle(charge, { bases: VAT.test(charge.words) ? vatBases : taxBases, named: null, items }),
  );
  const [taxes, exempted] = isUntaxed ? [[], charged] : [charged, []];
  const open = taxed.find(
    (charge) =>
      readTaxStance(charge.clause) === 'open' &&
      (!isFigure(charge) || (charge.amount === null && isConditionalTax(charge.clause))),
  );
  const included = taxed.find(({ clause }) => readTaxStance(clause) === 'included') ?? null;
  return {
    fees,
    discounts,
    taxes,
    exempted,
    openTax:
      isMixed && included && charged.length === 0
        ? included.clause
        : open && taxes.length === 0 && !isUntaxed && !noTax
          ? open.clause
          : null,
    within: included?.amount === null && charged.length === 0 && !noTax ? included : null,
    noTax: noTax ?? included,
    aside: charges.filter(({ kind }) => kind !== 'tax').filter((charge) => !applies(charge)),
  };
}

/** "GST @ 12% on item 1 … GST @ 18% on item 2": of taxes at several rates each is of a part of what is bought. */
const isOfSome = ({ amount, percent }: OfferedCharge, parts: Big[]): boolean =>
  amount !== null &&
  percent !== null &&
  parts.some((part) => part.times(percent).div(100).minus(amount).abs().lte('0.01'));

/** What some of a few amounts come to together, in every choice of them. */
const sumsOfSome = (amounts: Big[]): Big[] =>
  amounts.length > MOST_PARTS
    ? []
    : amounts.reduce<Big[]>((sums, amount) => [...sums, ...sums.map((sum) => sum.plus(amount))], [new Big(0)]).slice(1);
const MOST_PARTS = 8;

/** Of the steps of one statement ("5 % over 1,000, 8 % over 2,000") only the highest that is reached counts. */
function highestSteps(charges: OfferedCharge[]): OfferedCharge[] {
  const highest = new Map<string, Big>();
  const stepOf = ({ kind, spans }: OfferedCharge): string => `${kind} ${spans[0]?.start}`;
  for (const charge of charges) {
    const best = highest.get(stepOf(charge));
    if (charge.from !== null && !best?.gte(charge.from)) highest.set(stepOf(charge), new Big(charge.from));
  }
  return charges.filter((charge) => charge.from === null || highest.get(stepOf(charge))?.eq(charge.from));
}

const FURTHER = /\b(?:additional|further|extra|another|then)\b/i;

/** "On freight", "on the castings": what a percent is said to be of, or null. */
function namedBase(
  charge: OfferedCharge,
  items: ChargeCase['items'],
  { freight, fees }: { freight: Big | null; fees: Big },
): Big | null {
  if (basesIn(charge).some((of) => /^(?:freight|frt|shipping)/i.test(of))) return freight;
  // What a list holds are the goods: "su tutto il listino".
  if (OF_A_LIST.test(wholeClause(charge))) return sumOfItems(items);
  if (EVERYTHING.test(wholeClause(charge)))
    return sumOfItems(items)
      .plus(charge.kind === 'fee' ? fees : 0)
      .plus(freight ?? 0);
  const own = namedItems(charge, items);
  return own ? sumOfItems(own) : null;
}

const sumOfItems = (items: ChargeCase['items']): Big => items.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
const EVERYTHING = phrasePattern(OF_EVERYTHING);
const OF_A_LIST = phrasePattern(OF_A_PRICE_LIST);

const basesIn = (charge: OfferedCharge): string[] =>
  [...wholeClause(charge).matchAll(BASE)].map(({ groups }) => groups?.what ?? '');

/** The lines that a charge names what it is of, where they are not all; else null. */
function namedItems(charge: OfferedCharge, items: ChargeCase['items']): ChargeCase['items'] | null {
  for (const of of basesIn(charge)) {
    const words = partWords(of).map(({ word }) => word);
    const own = items.filter(({ description }) =>
      partWords(description).some(({ word }) => words.some((other) => word === other || isSameStem(word, other, 5))),
    );
    if (own.length > 0 && own.length < items.length) return own;
  }
  return null;
}

/** Whether as many pieces or packages are bought as a charge begins with: of the lines that it names, of every line, or of the largest. */
function isEnough(charge: OfferedCharge, items: ChargeCase['items']): boolean {
  const { piecesFrom, isFromPacks, clause } = charge;
  if (piecesFrom === null) return true;
  const counts = (namedItems(charge, items) ?? items).map(({ pieces, packSize }) =>
    isFromPacks ? (packSize === null ? new Big(0) : new Big(pieces).div(packSize)) : new Big(pieces),
  );
  const reaches = (count: Big): boolean => count.gte(piecesFrom);
  return /\bof (?:each|every|both)\b/i.test(clause) ? counts.every(reaches) : counts.some(reaches);
}
/** "15% off tile", "8 % Rabatt auf die Stühle": what a percent is of. */
const BASE =
  /(?<!\p{L})(?:off?|on|to|for|auf|sur|sobre|su|sui|sulle|op|na|på) (?:the |all |our |die |den |das |les |la |le |los |las |el |de |het )?(?<what>[\p{L}\d-]{3,}(?: [\p{L}\d-]{3,})?)/giu;

/** "18% fuel surcharge on the", and behind it "freight": a clause ends where the next charge is named, also where that is what it is of. */
function wholeClause({ clause, statement }: OfferedCharge): string {
  const at = /\b(?:of|on) (?:the|all|your|our)$/i.test(clause) ? statement.indexOf(clause) : -1;
  return at < 0 ? clause : statement.slice(at, at + clause.length + 24);
}

export const sumOf = (charges: SettledCharge[]): Big =>
  charges.reduce((sum, { amount }) => sum.plus(amount), new Big(0));

/** The same amount under the same name twice is one charge that is said twice. */
function distinct(charges: OfferedCharge[]): OfferedCharge[] {
  return charges.filter(
    (charge, index) =>
      !charges
        .slice(0, index)
        .some(
          (other) =>
            !charge.isFurther &&
            other.kind === charge.kind &&
            isSameName(other.words, charge.words) &&
            (other.amount === charge.amount || other.amount === null || charge.amount === null) &&
            (other.percent === charge.percent || other.percent === null || charge.percent === null),
        ),
  );
}

const isSameName = (a: string, b: string): boolean =>
  a.toLowerCase().replace(/[^a-z]/g, '') === b.toLowerCase().replace(/[^a-z]/g, '');

function settle(
  charge: OfferedCharge,
  { bases, named, items }: { bases: Big[]; named: Big | null; items: ChargeCase['items'] },
): SettledCharge {
  const stated = charge.amount === null ? null : new Big(charge.amount);
  const plain = { charge, base: null, pieces: null, stated: null };
  const factor = charge.times ?? charge.each;
  if (charge.percent === null && factor !== null && stated) {
    const pieces = charge.times ? new Big(charge.times) : piecesOf(factor, items);
    return { ...plain, amount: stated.times(pieces).round(2, Big.roundHalfUp), pieces };
  }
  if (charge.percent === null) return { ...plain, amount: stated ?? new Big(0) };
  const of = (base: Big): Big =>
    base
      .times(charge.percent ?? 0)
      .div(100)
      .round(2, Big.roundHalfUp);
  const candidates = named ? [named, ...(stated ? bases : [])] : bases;
  const fitting = stated ? candidates.find((base) => of(base).minus(stated).abs().lte('0.01')) : candidates[0];
  if (fitting) return { ...plain, amount: stated ?? of(fitting), base: fitting };
  const base = candidates[0] ?? new Big(0);
  return { ...plain, amount: of(base), base, stated };
}

/** Pieces of the lines that the words name, else of all. */
function piecesOf(what: string, items: ChargeCase['items']): Big {
  const words = /^(?:each|ea|apiece)$/i.test(what) ? [] : partWords(what).map(({ word }) => word);
  const own = items.filter(({ description }) => partWords(description).some(({ word }) => words.includes(word)));
  const [first, ...others] = items;
  // Ten projectors with ten mounts are ten units.
  if (own.length === 0 && first && SETS.test(what) && others.every(({ pieces }) => new Big(pieces).eq(first.pieces)))
    return new Big(first.pieces);
  return (own.length > 0 ? own : items).reduce((sum, { pieces }) => sum.plus(pieces), new Big(0));
}
/** What several parts make up together. */
const SETS = new RegExp(`(?:^|\\s)${anyOf(SETS_OF_PARTS)}$`, 'iu');
