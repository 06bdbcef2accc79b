import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { anyOf, phraseAtEnd, phrasePattern } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { LEAST_ORDERED } from '../../reading/vocabulary/pack-words.ts';
import { FOR_ALL_WORDS, ON_TOP_WORDS, ORDER_WORDS, OTHERWISE_WORDS } from '../../reading/vocabulary/told-words.ts';
import { perOrForBehind, timeBehind } from '../reading/per-words.ts';
import { isSameNoun, timeOf } from '../brief/read-counts.ts';
import { PLAIN_LINE } from './records/said-offer.ts';
import type { SaidLine, SaidOffer } from './records/said-offer.ts';
import { chargesIn } from '../reading/labels.ts';
import { ALTERNATE, NO_BID } from '../reading/item-words.ts';
import { isPackage } from '../reading/pack-phrases.ts';
import { readCharge } from './told-amounts.ts';
import type { Asked } from './told-amounts.ts';
import { readPercent, spokenCharge } from './told-charges.ts';
import type { SpokenKind } from './told-charges.ts';
import { clausesIn, isProduct, stretchOf } from './told-clauses.ts';
import type { Clause, Stretch } from './told-clauses.ts';
import { isCorrection, isTakenBack, withdraw } from './told-corrections.ts';
import { isBeyond, settleThreshold, thresholdIn } from './told-freight.ts';
import type { Threshold } from './told-freight.ts';
import { forAll, isLeastCount, lotIn } from './told-lots.ts';
import { countedBy, isUnitOf, onlyOf, speaksOf, spokenIn } from './told-needs.ts';
import type { ToldNeed } from './told-needs.ts';
import { inPacks, isOfPackage, packOf, sizeOf } from './told-packs.ts';
import { FOR_ALL, MINIMUM, NOT_THERE, UNWANTED, isCarried } from './told-words.ts';

/** What one vendor asks, as somebody tells it, with the prices that no word says to be for one: they count only beside those of others. */
export interface ToldOffer {
  said: Omit<SaidOffer, 'quote' | 'currency'>;
  /** For each line with a price: which need, what one of it comes to, whether words say what it is for, and whether they speak of packages. */
  prices: { need: number; value: number; isSaid: boolean; isOfPacks: boolean }[];
}

/** The offer that a stretch tells; null where any figure of it is not understood. */
export function offerIn(text: string, mark: DecimalMark, needs: ToldNeed[]): ToldOffer | null {
  const stretch = stretchOf(text, mark, needs);
  const told: Told = { said: { lines: [], charges: [], rest: [] }, prices: [], carried: null, threshold: null };
  const isRead = !stretch.hasCodes && clausesIn(stretch).every((clause) => readClause(clause, stretch, told));
  const { said, prices, carried, threshold } = told;
  // "Goods value 380.00", and no price: what all of it comes to.
  const [total, ...more] = said.rest.filter(({ is }) => is === 'total');
  if (said.lines.length === 0 && total && more.length === 0) {
    said.rest = said.rest.filter((one) => one !== total);
    said.lines.push(forAll(total.quote, total.amount, stretch));
  }
  const isPacked = stretch.packs.every(({ size }) => said.lines.some(({ pack }) => pack === size));
  if (!isRead || !isPacked || said.lines.length === 0) return null;
  if (threshold !== null) return settleThreshold(said, threshold, stretch.wanted) ? { said, prices } : null;
  if (carried !== null && !said.charges.some(({ is }) => is === 'freight'))
    said.rest.push({ is: 'freight included', quote: carried, amount: '' });
  return { said, prices };
}

interface Told extends ToldOffer {
  /** Words that say that it is brought for nothing more. */
  carried: string | null;
  threshold: Threshold | null;
}

/** Puts what a clause says to what is told; false where a figure is not understood. */
function readClause(clause: Clause, stretch: Stretch, told: Told): boolean {
  const { words, before, behind, figures } = clause;
  const [figure, ...others] = figures;
  if (figure && NO_BID.test(words)) return false;
  if (!figure) {
    if (isCarried(words)) told.carried ??= words;
    // "Min hire 4 wks": longer than it is wanted for.
    return !(MINIMUM.test(words) && /\d/.test(words)) && readRefusal(words, stretch, told);
  }
  if (figures.some(({ suffix }) => suffix.toLowerCase() === 'k') || ALTERNATE.test(words)) return false;
  if (isUnwanted(clause, stretch)) {
    told.said.rest.push(
      ...figures.map((one) => ({ is: 'option' as const, quote: words, amount: writtenIn(stretch, one) })),
    );
    return true;
  }
  if (others.length === 0 && isTakenBack(clause, stretch, told)) {
    told.said.rest.push({ is: 'list price', quote: words, amount: writtenIn(stretch, figure) });
    return true;
  }
  if (others.length > 0) return readCounted(clause, stretch, told);
  // "Sotto i 35 non vende"
  if (isLeastCount(clause, figure)) return readMinimum(clause, figure, { stretch, told });
  const from = thresholdIn(clause, figure, stretch);
  if (from) {
    const isFirst = told.threshold === null;
    told.threshold ??= from;
    return isFirst;
  }
  if (isBeyond(before)) return false;
  if (isCarried(words))
    told.carried ??= [behind, before].map((part) => part.trim()).find((part) => isCarried(part)) ?? words;
  if (figure.isPercent) return readPercent(words, writtenIn(stretch, figure), told.said);
  // "Dazu 0,60 je Woche ab der ersten": with cents and no sign it is a price.
  if (MINIMUM.test(words) && (figure.currency !== null || figure.decimals === 0))
    return readMinimum(clause, figure, { stretch, told });
  return readPrice(clause, figure, { stretch, told });
}

const writtenIn = ({ text }: Stretch, { start, end }: Span): string => text.slice(start, end);

/** "Yeast at 2.15 but I don't need any": what it costs is no part of the offer. */
const isUnwanted = ({ words, end }: Clause, { text, figures, wanted }: Stretch): boolean => {
  const next = figures.find(({ start }) => start >= end)?.start ?? text.length;
  return (
    UNWANTED.test(`${words}${text.slice(end, Math.min(next, end + 80))}`) &&
    !wanted.some((need) => speaksOf(need, words))
  );
};

/** "Plus de tables": a thing that is wanted and not to be had. */
function readRefusal(words: string, { wanted }: Stretch, { said }: Told): true {
  const at = !isCarried(words) && NOT_THERE.test(words) ? wanted.findIndex((need) => speaksOf(need, words)) : -1;
  // "He paid more for his chairs, so don't go by that": nothing is refused that has its price.
  const isPriced = said.lines.some(({ needs }) => needs.includes(at + 1));
  if (at >= 0 && !isPriced) said.lines.push({ ...PLAIN_LINE, is: 'declined', needs: [at + 1], quote: words });
  return true;
}

/** "16 PN-205 a 59,90 dá 958,40", "17 bundles at 322.50". */
function readCounted({ words, figures, start, end }: Clause, stretch: Stretch, { said, prices }: Told): boolean {
  const { text } = stretch;
  const [qty = '', price = '', amount = ''] = figures.map((figure) => writtenIn(stretch, figure));
  const noun = /^\s?(?<noun>\p{L}+)/u.exec(text.slice(figures[0]?.end))?.groups?.noun ?? '';
  const pack = packOf(noun, { start, end }, stretch);
  const spoken = pack?.need != null ? [pack.need] : spokenIn(words, stretch);
  const need = isProduct(figures, text) ? onlyOf(spoken, stretch) : null;
  if (need === null) return false;
  const line = { ...PLAIN_LINE, needs: [need + 1], quote: words, qty, price, amount };
  // "Les 40 à 380,00": what that makes of one of them is near what others ask, or it is no price of one.
  if (!pack && amount === '') prices.push({ need, value: Number(figures[1]?.value), isSaid: true, isOfPacks: true });
  said.lines.push(pack ? inPacks({ ...line, per: 'pack' }, pack, { start, end }, text) : line);
  return true;
}

/** A smallest order in money; or in pieces, where a smaller need is bought up to it. */
function readMinimum(
  { words, end }: Clause,
  figure: Numeral,
  { stretch, told: { said } }: { stretch: Stretch; told: Told },
): boolean {
  const written = writtenIn(stretch, figure);
  // Who writes no sign anywhere writes none here.
  const isBare = stretch.figures.every(({ currency }) => currency === null);
  const isOfOrder = isBare && spokenIn(words, stretch).length === 0 && OF_ORDER.test(words);
  if (figure.currency !== null || isOfOrder) {
    said.rest.push({ is: 'minimum order', quote: words, amount: written });
    return true;
  }
  const need = onlyOf(spokenIn(words, stretch), stretch);
  if (need === null) return false;
  if (figure.value.lte(stretch.wanted[need]?.value ?? 0)) return true;
  const at = said.lines.findIndex(({ needs: [own], price }) => own === need + 1 && price !== '');
  const line = said.lines[at];
  if (!line) return false;
  said.lines[at] = { ...line, quote: stretch.text.slice(stretch.text.indexOf(line.quote), end), qty: written };
  return true;
}

/** One amount: for all, of a charge by its name, or for one of a thing that is wanted. */
function readPrice(clause: Clause, figure: Numeral, { stretch, told }: { stretch: Stretch; told: Told }): boolean {
  const { said, prices } = told;
  const { words, before, behind, start } = clause;
  const { text, wanted } = stretch;
  const written = writtenIn(stretch, figure);
  const named = spokenIn(words, stretch);
  const kindSaid = isSaidCharge(clause, named, { stretch, told });
  if (kindSaid) return readCharge(kindSaid, { words, written, per: perOrForBehind(behind) }, stretch, said);
  if (FOR_ALL.test(behind) || FOR_ALL_BEFORE.test(before)) {
    // What everything comes to, where everything has its price already.
    if (wanted.every((_, at) => said.lines.some(({ needs }) => needs.includes(at + 1)))) {
      said.rest.push({ is: 'total', quote: words, amount: written });
      return true;
    }
    said.lines.push(forAll(words, written, stretch));
    return true;
  }
  const per = perOrForBehind(behind);
  const lot = lotIn(clause, per, stretch);
  // "12.50 each, all 40 makes 500.00"
  const isSum = lot !== null && said.lines.length > 0;
  if (isSum && chargesIn(words).length === 0)
    return said.rest.push({ is: 'subtotal', quote: words, amount: written }) > 0;
  if (lot && !isSum) {
    said.lines.push(forAll(words, written, stretch));
    // What one of them comes to is near what others ask.
    if (wanted.length === 1)
      prices.push({
        need: 0,
        value: Number(figure.value) / Number(wanted[0]?.value),
        isSaid: lot.isSaid,
        isOfPacks: true,
      });
    return true;
  }
  // "Saco 6,50", "98,00 rolka": the unit of a need right beside its price.
  const [unitBefore = '', unitBehind = ''] = [
    /\p{L}+(?=\s*$)/u.exec(before)?.[0],
    /(?<=^\s?)\p{L}+/u.exec(behind)?.[0],
  ];
  const byUnit = named.length === 0 ? countedBy(unitBefore, wanted) : [];
  const spoken = [...named, ...byUnit];
  const [kind] =
    spoken.length === 0 && !isCarried(`${before} ${behind.slice(0, NEAR)}`)
      ? [...chargesIn(words), ...chargesIn(before)]
      : [];
  const isOtherwise = told.threshold !== null && spoken.length === 0 && OTHERWISE.test(before);
  if (isOtherwise) return readCharge('freight', { words, written, per }, stretch, said);
  if (kind === undefined && spoken.length === 0 && ONCE.test(behind))
    return readCharge('fee', { words, written, per: null }, stretch, said);
  if (kind !== undefined && isNamedBeside(before, behind))
    return readCharge(kind, { words, written, per }, stretch, said);
  const pack = packOf(per?.nouns[0] ?? '', clause, stretch);
  const ofNoun = pack?.need != null ? [pack.need] : countedBy(per?.nouns[0] ?? '', wanted);
  const need = onlyOf(spoken.length > 0 ? spoken : ofNoun, stretch);
  const own = need === null ? undefined : wanted[need];
  if (need === null || !own) return false;
  const isByIt = unitBehind !== '' && isUnitOf(unitBehind, own) && (figure.decimals > 0 || figure.currency !== null);
  // "Only in 15 litre drums": a size.
  if (!per && !isByIt && figure.currency === null && unitOf(unitBehind) !== null) return false;
  const isSecond = prices.some((other) => other.need === need);
  const isNew = isSecond && isCorrection(clause, stretch);
  if (isSecond && !isNew && !ADDED.test(`${text.slice(0, start).slice(-8)}${before}`)) return false;
  const line = priceLine({ words, written, per }, own, { clause, stretch });
  if (!line) return false;
  if (isNew) withdraw(need, told);
  said.lines.push({ ...line, needs: [need + 1] });
  const isSaid = per !== null || isByIt || own.value === '1' || byUnit.length > 0 || line.per === 'pack';
  const count = line.per === 'pack' ? sizeOf(line.pack) : Number(line.per);
  prices.push({ need, value: Number(figure.value) / count, isSaid, isOfPacks: line.pack !== '' });
  return true;
}

/** What people say of an amount that is no price: none before there is a price, unless it is taken off or for the carriage by its name. */
function isSaidCharge(
  { words, before, behind }: Clause,
  named: number[],
  { stretch: { wanted }, told: { prices, said } }: { stretch: Stretch; told: Told },
): SpokenKind | null {
  const isPriced = prices.length > 0 || said.lines.some(({ amount }) => amount !== '');
  const isOfThing = named.length > 0 || countedBy(perOrForBehind(behind)?.nouns[0] ?? '', wanted).length > 0;
  const kind = isOfThing || isCarried(`${before} ${behind}`) ? null : spokenCharge(words);
  const isKnown = chargesIn(words).some((own) => own !== 'fee' && own !== 'freight' && own !== kind);
  return kind === null || isKnown || !isPriced ? null : kind;
}

const OF_ORDER = phrasePattern({
  ...LEAST_ORDERED,
  en: `${LEAST_ORDERED.en}|min order|minimum order value|order value`,
});
const OTHERWISE = phrasePattern(OTHERWISE_WORDS);
const ONCE = new RegExp(`(?:\\/|(?<!\\p{L})(?:per|an?|par|je|pro|por|al|za)\\s)${anyOf(ORDER_WORDS)}(?!\\p{L})`, 'iu');

const FOR_ALL_BEFORE = phraseAtEnd({ all: `total|forfait|todo|tutto|tudo|${FOR_ALL_WORDS.en}|${FOR_ALL_WORDS.de}` });

/** Before a second price for one thing: it comes on top of the first. */
const ADDED = new RegExp(`${phrasePattern(ON_TOP_WORDS).source}\\s[^\\d]*$|\\+\\s*$`, 'iu');

/** A charge is named right beside its amount: before it, or behind it with a few words between them at most. */
const isNamedBeside = (before: string, behind: string): boolean =>
  chargesIn(before).length > 0 || chargesIn(behind.slice(0, NEAR)).length > 0;
const NEAR = 30;

/** A price for one of a need, for a hundred or a thousand, or for a package, for as long as it is wanted; null where it is for another measure. */
function priceLine(
  { words, written, per }: Asked,
  need: ToldNeed,
  { clause, stretch }: { clause: Clause; stretch: Stretch },
): SaidLine | null {
  const [noun = '', more] = per?.nouns ?? [];
  const pack =
    packOf(noun, clause, stretch) ?? stretch.packs.find((one) => stretch.wanted[one.need ?? -1] === need) ?? null;
  // "Sold in fives, 12.50 the pack": whatever it is called, it is the one.
  const isByPackage = per
    ? isSameNoun(noun, pack?.noun ?? '') || isPackage(noun)
    : isOfPackage(clause, pack, stretch.text);
  const name = noun === '' ? (pack?.noun ?? '') : noun;
  const isPerPack = pack !== null && isByPackage && (name === '' || !isUnitOf(name, need));
  const plain = { ...PLAIN_LINE, quote: words, price: written, ...(isPerPack && { per: 'pack' as const }) };
  const line = pack ? inPacks(plain, pack, clause, stretch.text) : plain;
  if (!per || per.isEach || isPerPack) return line;
  if (per.many !== null) return { ...line, per: per.many };
  const forTime = (time: string): SaidLine | null => {
    const period = stretch.periods.find((one) => one.time === time);
    return period ? { ...line, times: [period.qty] } : null;
  };
  const time = timeOf(noun) ?? (more === undefined ? null : timeOf(more));
  if (time !== null) return forTime(time);
  const isOfIt = isUnitOf(noun, need) || speaksOf(need, noun);
  // "80 for the hall" is for no chair.
  if (!isOfIt && (unitOf(noun) !== null || per.isForIt)) return null;
  const rest = words.slice(words.indexOf(noun, words.indexOf(written) + written.length) + noun.length);
  const further = timeBehind(rest);
  return further ? forTime(further.unit) : PER_AGAIN.test(rest) ? null : line;
}

/** "A window a visit": for one of each, and nobody counts the second. */
const PER_AGAIN = /^\s?(?:\/|(?:per|an?|each|je|pro|par|por|al|alla|za)\s)\s?\p{L}/iu;
