import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { timeBehind } from '../reading/per-words.ts';
import { isSameNoun, timeOf } from '../brief/read-counts.ts';
import type { SaidCharge, SaidLine, SaidOffer } from '../model/offer-records.ts';
import { speaksOf } from './told-needs.ts';
import type { ToldNeed } from './told-needs.ts';
import { FOR_ALL, FOR_ONE, MINIMUM, NOT_THERE, chargeIn, isCarried } from './told-words.ts';

/** What one vendor asks, as somebody tells it, with the prices that no word says to be for one: they count only beside those of others. */
export interface ToldOffer {
  said: Omit<SaidOffer, 'quote' | 'currency'>;
  /** For each line that is a price for one: which need, its value, and whether words say that it is. */
  prices: { need: number; value: number; isSaid: boolean }[];
}

const CLAUSE_END =
  /\n+|;\s*|,(?!\d)\s*|\.(?=\s|$)\s*|\s\+\s*|\s[–—-]\s|\s(?:and|plus|und|et|y|e|en|i|och|dann|then|puis|but|ma|aber|mais|maar|pero|mas|ale)\s(?=[^.;,\n]*\d)/giu;

/** The offer that a stretch tells; null where any figure of it is not understood. */
export function offerIn(text: string, mark: DecimalMark, needs: ToldNeed[]): ToldOffer | null {
  const wanted = needs.filter(({ time }) => time === null);
  const periods = needs.filter(({ time }) => time !== null);
  const numerals = findNumerals(text, mark);
  const said: ToldOffer['said'] = { lines: [], charges: [], rest: [] };
  const prices: ToldOffer['prices'] = [];
  let carried: string | null = null;
  for (const clause of factsIn(text, numerals, needs)) {
    const words = text.slice(clause.start, clause.end);
    const figures = numerals.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    const counted = figures.filter((figure) => !isSize(figure, text, wanted) && !isBasis(figure, text));
    const untimed = counted.filter((figure) => !isTime(figure, text, periods));
    const open = untimed.length > 0 ? untimed : counted;
    if (open.length === 0) {
      const refused = NOT_THERE.test(words) ? wanted.findIndex((need) => speaksOf(need, words)) : -1;
      if (isCarried(words)) carried ??= words;
      else if (refused >= 0) said.lines.push({ ...NO_LINE, is: 'declined', needs: [refused + 1], quote: words });
      continue;
    }
    const [figure, ...others] = open;
    if (!figure) continue;
    const before = text.slice(clause.start, figure.start);
    const behind = text.slice(figure.end, clause.end);
    if (isCarried(words))
      carried ??= [behind, before, words].map((part) => part.trim()).find((part) => isCarried(part)) ?? words;
    const written = text.slice(figure.start, figure.end);
    if (open.some(({ suffix }) => suffix.toLowerCase() === 'k')) return null;
    if (open.every((one) => isTime(one, text, periods))) continue;
    if (others.length > 0) {
      const line = countedLine(open, { words, text, wanted });
      if (!line) return null;
      said.lines.push(line);
      continue;
    }
    if (figure.isPercent) {
      const kind = chargeIn(words);
      if (kind !== 'tax' && kind !== 'discount') return null;
      said.charges.push({ is: kind, quote: words, amount: '', percent: written, times: '' });
      continue;
    }
    if (MINIMUM.test(words) && figure.currency !== null) {
      said.rest.push({ is: 'minimum order', quote: words, amount: written });
      continue;
    }
    if (MINIMUM.test(words) && figure.currency === null && figure.decimals === 0) {
      const [need] = wanted.filter((one) => speaksOf(one, words) || wanted.length === 1);
      if (!need) return null;
      if (figure.value.lte(need.value)) continue;
      const at = wanted.indexOf(need) + 1;
      const line = said.lines.find(({ needs: [own], price }) => own === at && price !== '');
      const from = line ? text.indexOf(line.quote) : -1;
      if (!line || from < 0) return null;
      said.lines[said.lines.indexOf(line)] = { ...line, quote: text.slice(from, clause.end), qty: written };
      continue;
    }
    if (FOR_ALL.test(behind) || FOR_ALL_BEFORE.test(before)) {
      said.lines.push({ ...NO_LINE, needs: wanted.map((_, at) => at + 1), quote: words, amount: written });
      continue;
    }
    const per = FOR_ONE.exec(behind)?.groups;
    const named = wanted.flatMap((need, at) => (speaksOf(need, words) ? [at] : []));
    // "Saco 6,50": the unit of a need before its price.
    const unit = /(?<word>\p{L}+)\s*$/u.exec(before)?.groups?.word;
    const spoken =
      named.length > 0 || unit === undefined ? named : wanted.flatMap((need, at) => (isUnitOf(unit, need) ? [at] : []));
    const kind = spoken.length === 0 && !isCarried(words) ? chargeIn(words) : null;
    if (kind !== null && isNamedBeside(before, behind)) {
      const charge = chargeOf(kind, { words, written, per, wanted });
      if (!charge) return null;
      if (charge === 'total') said.rest.push({ is: 'total', quote: words, amount: written });
      else said.charges.push(charge);
      continue;
    }
    const byUnit =
      per?.noun === undefined ? [] : wanted.flatMap((need, at) => (isUnitOf(per.noun ?? '', need) ? [at] : []));
    const [need, ...more] = spoken.length > 0 ? spoken : byUnit.length > 0 ? byUnit : wanted.length === 1 ? [0] : [];
    if (need === undefined || more.length > 0) return null;
    const behindIt = /^\s?(?<word>\p{L}+)/u.exec(behind)?.groups?.word ?? '';
    const isByIt =
      wanted[need] !== undefined &&
      isUnitOf(behindIt, wanted[need]) &&
      (figure.decimals > 0 || figure.currency !== null);
    // "Only in 15 litre drums": a size, and no "98,00 rolka".
    if (!per && !isByIt && figure.currency === null && unitOf(behindIt) !== null) return null;
    if (prices.some((other) => other.need === need) && !ADDED.test(`${text.slice(0, clause.start).slice(-8)}${before}`))
      return null;
    const line = priceLine(need, { words, written, per, need: wanted[need], periods });
    if (!line) return null;
    said.lines.push(line);
    prices.push({
      need,
      value: Number(figure.value),
      isSaid: per !== undefined || isByIt || wanted[need]?.value === '1' || (unit !== undefined && named.length === 0),
    });
  }
  if (carried !== null && !said.charges.some(({ is }) => is === 'freight'))
    said.rest.push({ is: 'freight included', quote: carried, amount: '' });
  return said.lines.length > 0 ? { said, prices } : null;
}

const NO_LINE: SaidLine = {
  is: 'offered',
  needs: [],
  quote: '',
  qty: '',
  pack: '',
  price: '',
  per: '1',
  times: [],
  off: '',
  amount: '',
};
const FOR_ALL_BEFORE =
  /(?<!\p{L})(?:total|all in|the lot|komplett|pauschal|forfait|tout|todo|tutto|alles|tudo)[\s:]*$/iu;

/** Before a second price for one thing: it comes on top of the first. */
const ADDED =
  /(?<!\p{L})(?:plus|extra|and then|on top|dazu|zzgl|zuzüglich|en plus|además|más|più|daarbij|mais|plus de|dodatkowo|till)\s[^\d]*$|\+\s*$/iu;

/** Clauses that hold one price each: where one clause tells several ("chair 120 table 450"), it is parted before or behind each. */
function factsIn(text: string, numerals: Numeral[], needs: ToldNeed[]): Span[] {
  const wanted = needs.filter(({ time }) => time === null);
  const periods = needs.filter(({ time }) => time !== null);
  const clauses: Span[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(CLAUSE_END)) {
    clauses.push({ start, end: index });
    start = index + stop.length;
  }
  clauses.push({ start, end: text.length });
  return clauses.flatMap((clause) => {
    const own = numerals.filter(
      (one) =>
        one.start >= clause.start &&
        one.end <= clause.end &&
        !isSize(one, text, wanted) &&
        !isTime(one, text, periods) &&
        !isBasis(one, text),
    );
    const trimmed = trimSpan(text, clause);
    if (trimmed.end <= trimmed.start) return [];
    if (own.length < 2 || isProduct(own, text)) return [trimmed];
    const opensWithFigure = text.slice(trimmed.start, own[0]?.start).trim() === '';
    const cuts = own.slice(1).map((one, at) => {
      const before = own[at];
      if (opensWithFigure || !before) return one.start;
      const per = FOR_ONE.exec(text.slice(before.end, one.start));
      return before.end + (per?.[0].length ?? 0);
    });
    return [trimmed.start, ...cuts].map((from, at) => trimSpan(text, { start: from, end: cuts[at] ?? trimmed.end }));
  });
}

/** "16 PN-205 a 59,90 dá 958,40", "40 box @ 295": a count, a price, and what they come to. */
const isProduct = (figures: Numeral[], text: string): boolean => {
  const [count, price, amount, ...more] = figures;
  if (!count || !price || more.length > 0) return false;
  if (amount) return count.value.times(price.value).round(2).eq(amount.value);
  return (
    count.decimals === 0 &&
    count.currency === null &&
    /[@x×à]\s?(?:\p{Sc}\s?)?$|\s(?:at|a|á|za|voor|zu|je)\s(?:\p{Sc}\s?)?$/iu.test(text.slice(count.end, price.start))
  );
};

function countedLine(
  figures: Numeral[],
  { words, text, wanted }: { words: string; text: string; wanted: ToldNeed[] },
): SaidLine | null {
  if (!isProduct(figures, text)) return null;
  const [qty = '', price = '', amount = ''] = figures.map(({ start, end }) => text.slice(start, end));
  const spoken = wanted.flatMap((need, at) => (speaksOf(need, words) || need.nouns.length === 0 ? [at] : []));
  const [need, ...more] = spoken.length > 0 ? spoken : wanted.length === 1 ? [0] : [];
  if (need === undefined || more.length > 0) return null;
  return { ...NO_LINE, needs: [need + 1], quote: words, qty, price, amount };
}

/** A charge is named right beside its amount: before it, or behind it with a few words between them at most. */
const isNamedBeside = (before: string, behind: string): boolean =>
  chargeIn(before) !== null || chargeIn(behind.replace(FOR_ONE, ' ').slice(0, 30)) !== null;

function chargeOf(
  kind: NonNullable<ReturnType<typeof chargeIn>>,
  { words, written, per, wanted }: { words: string; written: string; per: Groups | undefined; wanted: ToldNeed[] },
): SaidCharge | 'total' | null {
  if (kind === 'total' || kind === 'subtotal') return 'total';
  if (kind === 'minimum') return null;
  const [need] = wanted;
  const isEach = per?.noun !== undefined && wanted.some((one) => isUnitOf(per.noun ?? '', one));
  if (per && isEach && wanted.length === 1 && need)
    return { is: kind, quote: words, amount: written, percent: '', times: need.qty };
  if (per && (isEach || per.each !== undefined || per.many !== undefined)) return null;
  return { is: kind, quote: words, amount: written, percent: '', times: '' };
}

type Groups = { [key: string]: string | undefined };

/** A price for one of a need, or for a hundred or a thousand, for as long as it is wanted; null where it is for another measure. */
function priceLine(
  at: number,
  {
    words,
    written,
    per,
    need,
    periods,
  }: { words: string; written: string; per: Groups | undefined; need: ToldNeed | undefined; periods: ToldNeed[] },
): SaidLine | null {
  const line = { ...NO_LINE, needs: [at + 1], quote: words, price: written };
  if (!per || !need || per.each !== undefined) return line;
  if (per.many !== undefined)
    return { ...line, per: /00.?0|thousand|mil|tausend|duizend|tysiąc/iu.test(per.many) ? '1000' : '100' };
  const noun = per.noun ?? '';
  const time = timeOf(noun) ?? (per.more === undefined ? null : timeOf(per.more));
  if (time !== null) {
    const [period] = periods.filter((one) => one.time === time);
    return period ? { ...line, times: [period.qty] } : null;
  }
  if (!isUnitOf(noun, need) && !speaksOf(need, noun) && unitOf(noun) !== null) return null;
  const further = timeBehind(behindOf(words, written, noun));
  if (!further) return PER_AGAIN.test(behindOf(words, written, noun)) ? null : line;
  const [period] = periods.filter((one) => one.time === further.unit);
  return period ? { ...line, times: [period.qty] } : null;
}

/** "A window a visit": for one of each, and nobody counts the second. */
const PER_AGAIN = /^\s?(?:\/|(?:per|an?|each|je|pro|par|por|al|alla|per|za)\s)\s?\p{L}/iu;
/** What stands behind the word that a price is for one of. */
const behindOf = (words: string, written: string, noun: string): string =>
  words.slice(words.indexOf(noun, words.indexOf(written) + written.length) + noun.length);

/** Whether a price is by the unit that a need is counted in. */
export function isUnitOf(noun: string, need: ToldNeed): boolean {
  const [unit, own] = [unitOf(noun), unitOf(need.unit)];
  if (unit && own) return unit.name === own.name;
  if (isSameNoun(noun, need.unit)) return true;
  if (need.nouns.some((other) => isSameNoun(noun, other))) return true;
  return unit?.kind === 'each' && need.unit === '';
}

/** Days and weeks tell when it comes; no price is for "3 wks". */
const isTime = ({ end, suffix, value }: Numeral, text: string, periods: ToldNeed[]): boolean => {
  const word = /^\.?[\s-]?(?:(?:working|business|calendar|arbeits|werk)[\s-]?)?(?<word>\p{L}+)/iu.exec(
    suffix === '' ? text.slice(end, end + 40) : suffix,
  )?.groups?.word;
  const isCut = (period: ToldNeed): boolean =>
    value.eq(period.value) && period.unit.toLowerCase().startsWith((word ?? '').toLowerCase());
  return word !== undefined && (timeOf(word) !== null || (word.length > 1 && periods.some(isCut)));
};

/** "98 per 1000": what a price is for. */
const isBasis = ({ start, value }: Numeral, text: string): boolean =>
  (value.eq(100) || value.eq(1000)) &&
  /(?:\/|(?<!\p{L})(?:per|je|pro|par|por|al|le|la|il|el|za))\s?$/iu.test(text.slice(Math.max(0, start - 6), start));

/** A figure of the name of a thing that is wanted: "2XL", "6ft", "14/16". */
const isSize = ({ start, end, suffix, currency }: Numeral, text: string, wanted: ToldNeed[]): boolean => {
  if (currency !== null) return false;
  const token = `${text.slice(start, end)}${suffix}`.toLowerCase();
  return token.length > 1 && wanted.some(({ part }) => part.toLowerCase().split(/\s+/).includes(token));
};
