import { Big } from 'big.js';
import { countOf } from '../../brief/place-need.ts';
import type { Need } from '../../need.ts';
import type { OfferedLine } from '../../offer.ts';
import { PLAIN_LINE } from '../../plain-line.ts';
import { findLabels } from '../../reading/labels.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { exactly, ignoringCase } from '../../../reading/ignoring-case.ts';
import { CHARGES } from './charges-from-records.ts';
import type { Places } from './place-records.ts';
import type { SaidLine } from './said-offer.ts';

const BASIS = { '1': 'piece', '100': 'hundred', '1000': 'thousand', pack: 'pack' } as const;

/** A line of an offer as a record says it; null where it is not on the quote, is for something else, or its figures do not make a line. */
export function lineFromRecord(
  said: SaidLine,
  places: Places,
  { quote: { matcher, text }, needs: all, briefs }: { quote: OpenedQuote['quote']; needs: Need[]; briefs: string[] },
): OfferedLine | null {
  const place = places.place(said.quote, [said.qty, said.pack, said.price, said.amount]);
  const needs = said.needs.flatMap((number) => all[number - 1] ?? []);
  if (!place || needs.length < said.needs.length) return null;
  const { words, clause, span, values, at } = place;
  const matches = matcher.match(words);
  const match = matches.find(({ need }) => needs.includes(need));
  if (matches.length > 0 && !match) return null;
  const plain = {
    ...PLAIN_LINE,
    needs: needs.map(({ id }) => id),
    description: describe(words, needs),
    words: clause,
    namedBy: match?.by ?? ('words' as const),
    differs: match?.by === 'suffix' ? match.differs : [],
  };
  if (said.is === 'declined') return { ...plain, status: 'declined', spans: [span] };
  const times = factorsOf(said.times, [text, ...briefs]);
  if (!times || (!match && isCharge(words))) return null;
  const [qty = null, pack = null, price = null, amount = null] = values;
  const [, , priceAt, amountAt] = at;
  const behind = (end: number): string => text.slice(end, end + 24);
  if (price === null && amountAt && FOR_ONE.test(behind(amountAt.end))) return null;
  if (said.per === '1' && amount === null && priceAt && FOR_MANY.test(behind(priceAt.end))) return null;
  const wanted = new Big(needs[0]?.qty ?? qty ?? 1);
  const packs = pack && (qty ?? wanted.div(pack).round(0, Big.roundUp));
  const pieces = pack && packs ? packs.times(pack) : (qty ?? wanted);
  const count = said.per === 'pack' ? (packs ?? pieces) : pieces.div(said.per);
  const product = price && [...times, count].reduce((left, factor) => left.times(factor), price);
  const right = product?.round(2, Big.roundHalfUp) ?? amount;
  if (!right) return null;
  const isRight = amount === null || isNear(right, amount, pieces);
  const term = times.reduce((left, factor) => left.times(factor), new Big(1)).toFixed();
  return {
    ...plain,
    pieces: pieces.toFixed(),
    qty: qty?.toFixed() ?? null,
    isInPacks: pack !== null && qty !== null,
    unitPrice: price?.toFixed() ?? null,
    ...(times.length > 0 && { term: { months: term, from: [term], count: term, period: null } }),
    pricePer: said.per === 'pack' ? (pack?.toFixed() ?? '1') : said.per,
    priceBy: BASIS[said.per],
    stated: amount?.toFixed(2) ?? null,
    amount: (isRight && amount ? amount : right).toFixed(2),
    isRight,
    packSize: pack?.toFixed() ?? null,
    priceWords: priceAt ? text.slice(priceAt.start, priceAt.end) : null,
    spans: [span],
  };
}

/** Numbers that a price is multiplied by besides; null where one of them stands neither in the quote nor in the brief. */
function factorsOf(times: string[], texts: string[]): Big[] | null {
  const isWritten = (words: string): boolean => texts.some((text) => text.toLowerCase().includes(words.toLowerCase()));
  const factors = times.flatMap((words) => (isWritten(words) ? (countOf(words) ?? []) : []));
  return factors.length === times.length ? factors : null;
}

/** Words that begin with the name of a charge. */
function isCharge(words: string): boolean {
  const [label] = findLabels(words);
  return label !== undefined && label.start < 3 && CHARGES.has(label.kind);
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
