import { Big } from 'big.js';
import type { Need } from '../../need.ts';
import type { OfferedLine } from '../../offer.ts';
import { PLAIN_LINE } from '../../plain-line.ts';
import type { NeedMatcher } from '../../reading/need-matcher.ts';
import type { SaidLine } from './said-offer.ts';
import type { Placed } from './place-records.ts';
import { exactly, ignoringCase } from '../../../reading/ignoring-case.ts';

const STATUS = { offered: 'offered', substitute: 'offered', option: 'optional', declined: 'declined' } as const;
const BASIS = { '1': 'piece', '100': 'hundred', '1000': 'thousand', pack: 'pack' } as const;

/** The figures of a line record, in the order in which they are looked for on the quote. */
export const figuresOf = ({ qty, pack, price, off, amount }: SaidLine): string[] => [qty, pack, price, off, amount];

/** A line of an offer as a record says it; null where its figures do not make one. `times` are numbers that the price is multiplied by besides. */
export function lineFromRecord(
  said: SaidLine,
  { words, values, at, span }: Placed,
  { needs, times, matcher, text }: { needs: Need[]; times: Big[]; matcher: NeedMatcher; text: string },
): OfferedLine | null {
  const [qty = null, pack = null, price = null, off = null, amount = null] = values;
  const [need] = needs;
  if (said.is === 'declined')
    return { ...PLAIN_LINE, ...nameOf(said, needs, { words, matcher }), status: 'declined', spans: [span] };
  if (price === null && amount === null) return null;
  const amountAt = at[4];
  if (price === null && amountAt && FOR_ONE.test(text.slice(amountAt.end, amountAt.end + 24))) return null;
  // One price for several things is for all of them, unless the quote counts them.
  if (needs.length > 1 && amount === null && qty === null) return null;
  const priceAt = at[2];
  if (said.per === '1' && amount === null && priceAt && FOR_MANY.test(text.slice(priceAt.end, priceAt.end + 24)))
    return null;
  const wanted = new Big(need?.qty ?? qty ?? 1);
  const isByPack = said.per === 'pack';
  const packs = pack === null ? null : (qty ?? wanted.div(pack).round(0, Big.roundUp));
  const pieces = packs && pack ? packs.times(pack) : (qty ?? wanted);
  // How many pieces packages hold has to be said.
  if (isByPack && pack === null && qty !== null && !qty.eq(wanted)) return null;
  const count = isByPack ? (packs ?? qty ?? wanted) : said.per === '1' ? pieces : pieces.div(said.per);
  const product = price
    ? [...times, count].reduce((left, factor) => left.times(factor), price.times(new Big(100).minus(off ?? 0).div(100)))
    : null;
  const right = product?.round(2, Big.roundHalfUp) ?? amount ?? new Big(0);
  const isRight = amount === null || isNear(right, amount, pieces);
  const term = times.reduce((left, factor) => left.times(factor), new Big(1)).toFixed();
  return {
    ...PLAIN_LINE,
    ...nameOf(said, needs, { words, matcher }),
    status: STATUS[said.is],
    pieces: pieces.toFixed(),
    qty: qty?.toFixed() ?? null,
    isInPacks: pack !== null && qty !== null,
    unitPrice: price?.toFixed() ?? null,
    ...(times.length > 0 && price ? { term: { months: term, from: [term], count: term, period: null } } : {}),
    discount: off?.toFixed() ?? null,
    pricePer: isByPack ? (pack?.toFixed() ?? '1') : said.per,
    priceBy: BASIS[said.per],
    stated: amount?.toFixed(2) ?? null,
    amount: (isRight && amount ? amount : right).toFixed(2),
    isRight,
    packSize: pack?.toFixed() ?? null,
    priceWords: priceAt ? text.slice(priceAt.start, priceAt.end) : null,
    spans: [span],
  };
}

const PERIODS = String.raw`year|yr|month|mo\b|week|quarter|job|order|load|an\b|mois|jahr|monat|año|mes\b|anno|mese|jaar|maand|rok`;
const EACH_OF = String.raw`\/|(?:per|each|ea|apiece|a piece|je|pro|par|por|cada|c\/u|cad|za)(?!\p{L})`;
/** What an amount is for, right behind it: it is a price, and what the line comes to is not said. Periods are no pieces. */
const FOR_ONE = new RegExp(String.raw`^\s{0,2}(?:${EACH_OF})\s?(?!\/?\s?(?:${PERIODS}))`, 'iu');

/** A price that is for a hundred, a thousand or a package. */
const MANY = String.raw`1[.,' ]?00(?:0)?(?!\d)|${exactly('[MC]')}(?![\p{L}²³])|hundred|thousand|hundert|tausend|cent|mil|mille`;
const PACKAGE = 'box|carton|pack|roll|rolle|karton|caja|boîte';
const FOR_MANY = ignoringCase(
  String.raw`^\s{0,2}(?:\/|(?:per|je|pro|par|por|le|il|la|die|cada|za)\s)\s?(?:${MANY}|${PACKAGE})`,
);

/** Vendors round prices that they show: half a cent for every piece, or a cent in all. */
const isNear = (right: Big, stated: Big, pieces: Big): boolean =>
  right.minus(stated).abs().lte('0.01') || right.minus(stated).abs().lte(pieces.times('0.00005'));

/** How the quote names the needs of a line: as the rules see it where they see it. */
function nameOf(
  { is }: SaidLine,
  needs: Need[],
  { words, matcher }: { words: string; matcher: NeedMatcher },
): Pick<OfferedLine, 'needs' | 'description' | 'words' | 'namedBy' | 'differs' | 'isSubstitute'> {
  const match = matcher.match(words).find((one) => needs.includes(one.need));
  return {
    needs: needs.map(({ id }) => id),
    description: describe(words, needs),
    words: words.replace(/\s+/g, ' '),
    namedBy: match?.by ?? 'elimination',
    differs: match?.by === 'suffix' || is === 'substitute' ? (match?.differs ?? []) : [],
    isSubstitute: is === 'substitute',
  };
}

/** The longest stretch of words between figures, where it can stand by itself; else what the buyer calls it. */
function describe(words: string, [need]: Need[]): string {
  const letters = (part: string): number => part.match(/\p{L}/gu)?.length ?? 0;
  const best = words.split(/\p{Sc}?\d[\d.,]*\p{Sc}?/u).toSorted((a, b) => letters(b) - letters(a))[0] ?? words;
  const own = best
    .replace(/\s+/g, ' ')
    .replace(/^[\s|:;,.@=x×*•–-]+|[\s|:;,.@=x×*(•–-]+$/g, '')
    .slice(0, 200);
  const isClause = own.split(' ').length > MOST_WORDS;
  return need && isClause ? need.part : own;
}

/** A name is no longer; more words are a clause, which means something else when it is cut out. */
const MOST_WORDS = 6;
