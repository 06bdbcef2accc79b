import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { inside, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { timeBehind } from '../reading/per-words.ts';
import { isSameNoun, timeOf } from '../brief/read-counts.ts';
import { PLAIN_LINE } from '../model/offer-records.ts';
import type { SaidLine, SaidOffer } from '../model/offer-records.ts';
import type { LabelKind } from '../reading/labels.ts';
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
  const stretch = stretchOf(text, mark, needs);
  const told: Told = { said: { lines: [], charges: [], rest: [] }, prices: [], carried: null };
  const isRead = clausesIn(stretch).every((clause) => readClause(clause, stretch, told));
  const { said, prices, carried } = told;
  if (!isRead || said.lines.length === 0) return null;
  if (carried !== null && !said.charges.some(({ is }) => is === 'freight'))
    said.rest.push({ is: 'freight included', quote: carried, amount: '' });
  return { said, prices };
}

interface Stretch {
  text: string;
  /** Its numbers that are no size of a thing, no time and no basis of a price. */
  figures: Numeral[];
  wanted: ToldNeed[];
  /** Spans of time that something is wanted for. */
  periods: ToldNeed[];
}

interface Told extends ToldOffer {
  /** Words that say that it is brought for nothing more. */
  carried: string | null;
}

/** A clause with at most one price; `words` stand in it, before and behind its first figure. */
interface Clause extends Span {
  words: string;
  figures: Numeral[];
  before: string;
  behind: string;
}

function stretchOf(text: string, mark: DecimalMark, needs: ToldNeed[]): Stretch {
  const wanted = needs.filter(({ time }) => time === null);
  const periods = needs.filter(({ time }) => time !== null);
  const figures = findNumerals(text, mark).filter(
    (one) => !isSize(one, text, wanted) && !isTime(one, text, periods) && !isBasis(one, text),
  );
  return { text, figures, wanted, periods };
}

/** Puts what a clause says to what is told; false where it has a figure that is not understood. */
function readClause(clause: Clause, stretch: Stretch, told: Told): boolean {
  const { words, before, behind, figures } = clause;
  const [figure, ...others] = figures;
  if (isCarried(words))
    told.carried ??= [behind, before, words].map((part) => part.trim()).find((part) => isCarried(part)) ?? words;
  if (!figure) return readRefusal(words, stretch, told);
  if (figures.some(({ suffix }) => suffix.toLowerCase() === 'k')) return false;
  if (others.length > 0) return readCounted(clause, stretch, told);
  if (figure.isPercent) return readPercent(words, writtenIn(stretch, figure), told);
  // "Dazu 0,60 je Woche ab der ersten": with cents and no sign it is a price.
  if (MINIMUM.test(words) && (figure.currency !== null || figure.decimals === 0))
    return readMinimum(clause, figure, { stretch, told });
  return readPrice(clause, figure, { stretch, told });
}

const writtenIn = ({ text }: Stretch, { start, end }: Span): string => text.slice(start, end);

/** "Plus de tables": a thing that is wanted and not to be had. */
function readRefusal(words: string, { wanted }: Stretch, { said }: Told): true {
  const at = !isCarried(words) && NOT_THERE.test(words) ? wanted.findIndex((need) => speaksOf(need, words)) : -1;
  if (at >= 0) said.lines.push({ ...PLAIN_LINE, is: 'declined', needs: [at + 1], quote: words });
  return true;
}

/** "16 PN-205 a 59,90 dá 958,40". */
function readCounted({ words, figures }: Clause, stretch: Stretch, { said }: Told): boolean {
  const need = isProduct(figures, stretch.text) ? onlyOf(spokenIn(words, stretch), stretch) : null;
  if (need === null) return false;
  const [qty = '', price = '', amount = ''] = figures.map((figure) => writtenIn(stretch, figure));
  said.lines.push({ ...PLAIN_LINE, needs: [need + 1], quote: words, qty, price, amount });
  return true;
}

function readPercent(words: string, percent: string, { said }: Told): boolean {
  const is = chargeIn(words);
  if (is !== 'tax' && is !== 'discount') return false;
  said.charges.push({ is, quote: words, amount: '', percent, times: '' });
  return true;
}

/** A smallest order in money; or in pieces, where a smaller need is bought up to it. */
function readMinimum(
  { words, end }: Clause,
  figure: Numeral,
  { stretch, told: { said } }: { stretch: Stretch; told: Told },
): boolean {
  const written = writtenIn(stretch, figure);
  if (figure.currency !== null) {
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
function readPrice(
  { words, before, behind, start }: Clause,
  figure: Numeral,
  { stretch, told }: { stretch: Stretch; told: Told },
): boolean {
  const { said, prices } = told;
  const { text, wanted } = stretch;
  const written = writtenIn(stretch, figure);
  if (FOR_ALL.test(behind) || FOR_ALL_BEFORE.test(before)) {
    said.lines.push({ ...PLAIN_LINE, needs: wanted.map((_, at) => at + 1), quote: words, amount: written });
    return true;
  }
  const per = FOR_ONE.exec(behind)?.groups;
  const named = spokenIn(words, stretch);
  // "Saco 6,50", "98,00 rolka": the unit of a need right beside its price.
  const [unitBefore = '', unitBehind = ''] = [
    /\p{L}+(?=\s*$)/u.exec(before)?.[0],
    /(?<=^\s?)\p{L}+/u.exec(behind)?.[0],
  ];
  const byUnit = named.length === 0 ? countedBy(unitBefore, wanted) : [];
  const spoken = [...named, ...byUnit];
  const kind = spoken.length === 0 && !isCarried(words) ? chargeIn(words) : null;
  if (kind !== null && isNamedBeside(before, behind))
    return readCharge(kind, { words, written, per }, { wanted, said });
  const need = onlyOf(spoken.length > 0 ? spoken : countedBy(per?.noun ?? '', wanted), stretch);
  const own = need === null ? undefined : wanted[need];
  if (need === null || !own) return false;
  const isByIt = isUnitOf(unitBehind, own) && (figure.decimals > 0 || figure.currency !== null);
  // "Only in 15 litre drums": a size.
  if (!per && !isByIt && figure.currency === null && unitOf(unitBehind) !== null) return false;
  const isSecond = prices.some((other) => other.need === need);
  if (isSecond && !ADDED.test(`${text.slice(0, start).slice(-8)}${before}`)) return false;
  const line = priceLine({ words, written, per }, own, stretch.periods);
  if (!line) return false;
  said.lines.push({ ...line, needs: [need + 1] });
  const isSaid = per !== undefined || isByIt || own.value === '1' || byUnit.length > 0;
  prices.push({ need, value: Number(figure.value), isSaid });
  return true;
}

/** Which of the things that are wanted words speak of, and which are counted in a unit. */
const spokenIn = (words: string, { wanted }: Stretch): number[] =>
  wanted.flatMap((need, at) => (speaksOf(need, words) ? [at] : []));
const countedBy = (unit: string, wanted: ToldNeed[]): number[] =>
  unit === '' ? [] : wanted.flatMap((need, at) => (isUnitOf(unit, need) ? [at] : []));

/** The one that is spoken of; where none is, the only one that is wanted. */
function onlyOf(spoken: number[], { wanted }: Stretch): number | null {
  const [need, ...more] = spoken.length > 0 ? spoken : wanted.length === 1 ? [0] : [];
  return need === undefined || more.length > 0 ? null : need;
}

const FOR_ALL_BEFORE =
  /(?<!\p{L})(?:total|all in|the lot|komplett|pauschal|forfait|tout|todo|tutto|alles|tudo)[\s:]*$/iu;

/** Before a second price for one thing: it comes on top of the first. */
const ADDED =
  /(?<!\p{L})(?:plus|extra|and then|on top|dazu|zzgl|zuzüglich|en plus|además|más|più|daarbij|mais|plus de|dodatkowo|till)\s[^\d]*$|\+\s*$/iu;

/** Clauses that hold one price each: where one clause tells several ("chair 120 table 450"), it is parted before or behind each. */
function clausesIn({ text, figures }: Stretch): Clause[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(CLAUSE_END)) {
    spans.push({ start, end: index });
    start = index + stop.length;
  }
  spans.push({ start, end: text.length });
  const parted = spans
    .map((span) => trimSpan(text, span))
    .flatMap((span) => partedAt(span, text, inside(figures, span)));
  return parted.flatMap((span): Clause[] => {
    if (span.end <= span.start) return [];
    const own = inside(figures, span);
    const [first] = own;
    const words = text.slice(span.start, span.end);
    return [
      {
        ...span,
        words,
        figures: own,
        before: text.slice(span.start, first?.start ?? span.end),
        behind: text.slice(first?.end ?? span.end, span.end),
      },
    ];
  });
}

function partedAt(span: Span, text: string, figures: Numeral[]): Span[] {
  if (figures.length < 2 || isProduct(figures, text)) return [span];
  const opensWithFigure = text.slice(span.start, figures[0]?.start).trim() === '';
  const cuts = figures.slice(1).map((one, at) => {
    const before = figures[at];
    if (opensWithFigure || !before) return one.start;
    const per = FOR_ONE.exec(text.slice(before.end, one.start));
    return before.end + (per?.[0].length ?? 0);
  });
  return [span.start, ...cuts].map((from, at) => trimSpan(text, { start: from, end: cuts[at] ?? span.end }));
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

/** A charge is named right beside its amount: before it, or behind it with a few words between them at most. */
const isNamedBeside = (before: string, behind: string): boolean =>
  chargeIn(before) !== null || chargeIn(behind.replace(FOR_ONE, ' ').slice(0, 30)) !== null;

/** What an amount says beside its figure. */
interface Asked {
  words: string;
  written: string;
  /** What it is for one of, as the words behind it say. */
  per: { [key: string]: string | undefined } | undefined;
}

function readCharge(
  kind: LabelKind,
  { words, written, per }: Asked,
  { wanted, said }: Pick<Stretch, 'wanted'> & Pick<Told, 'said'>,
): boolean {
  if (kind === 'minimum') return false;
  if (kind === 'total' || kind === 'subtotal') {
    said.rest.push({ is: 'total', quote: words, amount: written });
    return true;
  }
  const [need, ...more] = wanted;
  const isEach = countedBy(per?.noun ?? '', wanted).length > 0;
  const times = isEach && need && more.length === 0 ? need.qty : '';
  if (times === '' && per && (isEach || per['each'] !== undefined || per['many'] !== undefined)) return false;
  said.charges.push({ is: kind, quote: words, amount: written, percent: '', times });
  return true;
}

/** A price for one of a need, or for a hundred or a thousand, for as long as it is wanted; null where it is for another measure. */
function priceLine({ words, written, per }: Asked, need: ToldNeed, periods: ToldNeed[]): SaidLine | null {
  const line = { ...PLAIN_LINE, quote: words, price: written };
  if (!per || per['each'] !== undefined) return line;
  const { many, more, noun = '' } = per;
  if (many !== undefined) return { ...line, per: THOUSAND.test(many) ? '1000' : '100' };
  const forTime = (time: string): SaidLine | null => {
    const period = periods.find((one) => one.time === time);
    return period ? { ...line, times: [period.qty] } : null;
  };
  const time = timeOf(noun) ?? (more === undefined ? null : timeOf(more));
  if (time !== null) return forTime(time);
  if (!isUnitOf(noun, need) && !speaksOf(need, noun) && unitOf(noun) !== null) return null;
  const rest = words.slice(words.indexOf(noun, words.indexOf(written) + written.length) + noun.length);
  const further = timeBehind(rest);
  return further ? forTime(further.unit) : PER_AGAIN.test(rest) ? null : line;
}
const THOUSAND = /00.?0|thousand|mil|tausend|duizend|tysiąc/iu;

/** "A window a visit": for one of each, and nobody counts the second. */
const PER_AGAIN = /^\s?(?:\/|(?:per|an?|each|je|pro|par|por|al|alla|za)\s)\s?\p{L}/iu;
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
