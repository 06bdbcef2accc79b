import { mainCurrency } from '../../reading/currency.ts';
import { readDecimalMark } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { ASKS_AT_END } from '../../reading/vocabulary/told-words.ts';
import type { SaidOffer } from './records/said-offer.ts';
import type { SaidOrder } from './records/said-order.ts';
import { isChat } from '../brief/quote-chats.ts';
import { findQuoteMails } from '../brief/quote-mails.ts';
import { isCallersOwn } from './callers-own.ts';
import { isForOne } from './is-for-one.ts';
import { isUnitOf, needsIn, speaksOf } from './told-needs.ts';
import type { ToldNeed } from './told-needs.ts';
import { offerIn } from './told-offer.ts';
import { perOrForBehind } from '../reading/per-words.ts';
import { LEADS, vendorsIn } from './told-vendors.ts';

/** What somebody tells of several offers in a few sentences, as records. */
export interface ToldBrief {
  order: SaidOrder;
  /** Offers of which every figure is understood, in the order of the brief; `quote` is the place of each. */
  offers: SaidOffer[];
}

/** Longer texts are pasted, not told. */
const MOST_CHARS = 1_500;
/** Cells, or gaps as between columns: pasted from a table. */
const IN_COLUMNS = /[|\t]|\S {3,}\S/;
/**
 * Reads a brief that tells needs and offers in running text ("140 ft of cedar and a gate. Hector's 38 a foot, gate 275. Prairie 5,480 for all of it").
 * Null where it does not name two vendors and something counted.
 */
export function readTold(text: string): ToldBrief | null {
  if (text.length > MOST_CHARS || IN_COLUMNS.test(text) || isChat(text) || findQuoteMails(text).quotes.length > 0)
    return null;
  const mark = readDecimalMark(text);
  const vendors = vendorsIn(text);
  if (vendors.length < 2) return null;
  const stretches = vendors.map(({ name, start, end }, at) => {
    const stop = at + 1 < vendors.length ? (vendors[at + 1]?.from ?? text.length) : text.length;
    const own = withoutTail(text.slice(end, leadOutBefore(text, end, stop)), at === vendors.length - 1);
    return { name, start, from: end, to: end + own.length };
  });
  const outside = [text.slice(0, leadOutBefore(text, 0, vendors[0]?.from ?? 0)), text.slice(stretches.at(-1)?.to)].join(
    '\n',
  );
  const counted = needsIn(outside, mark);
  if (counted === null) return null;
  const told = stretches.map(({ from, to }) => text.slice(from, to));
  const needs = confirmed(counted, told);
  const wanted = needs.filter(({ kind }) => kind === 'thing');
  if (wanted.length === 0) return null;
  const offers = told.map((stretch) => offerIn(stretch, mark, needs));
  const order: SaidOrder = {
    needs: wanted.map(({ part, qty, unit, start, end }) => ({ quote: outside.slice(start, end), part, qty, unit })),
    quotes: stretches.map(({ name, start, to }) => {
      const words = text.slice(start, to).trim().split(/\s+/);
      return { vendor: name, first: words.slice(0, 8).join(' '), last: words.slice(-8).join(' ') };
    }),
  };
  const currency = mainCurrency(text) ?? '';
  return {
    order,
    offers: offers.flatMap((offer, at) =>
      offer && isForOne(offer, offers) ? [{ quote: at + 1, currency, ...offer.said }] : [],
    ),
  };
}

/** "and then" before the next name is of neither offer. */
function leadOutBefore(text: string, from: number, to: number): number {
  const lead = LEAD_OUT.exec(text.slice(from, to));
  return lead ? to - lead[0].length : to;
}

const LEAD_OUT = new RegExp(
  `[\\s,;.>*•–—-]*(?:(?<=\\n\\s*)\\(?(?:\\d{1,2}|[a-j])[.)/\\]]\\s*)?(?:(?<!\\p{L})(?:${LEADS})\\s+)*$`,
  'iu',
);

/** The stretch of the last offer without the sentences below it in which the caller asks, or speaks of all offers. */
function withoutTail(stretch: string, isLast: boolean): string {
  if (!isLast) return stretch;
  return withoutOwn(stretch.slice(0, ASKS.exec(stretch)?.index ?? stretch.length));
}
const ASKS = new RegExp(`\\s(?:(?:so|and|und|et|y|e|dus|voilà)\\s)?${anyOf(ASKS_AT_END)}(?!\\p{L})[^\\d]*$`, 'iu');

function withoutOwn(stretch: string): string {
  const sentences = stretch.split(/(?<=[.!?])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
  let end = stretch.length;
  let at = stretch.length;
  for (const sentence of sentences.toReversed()) {
    at = stretch.lastIndexOf(sentence, at);
    if (at === 0) break;
    if (isCallersOwn(sentence)) end = at;
    else if (/\d/.test(sentence)) break;
  }
  return stretch.slice(0, end).trimEnd();
}

/** Of the counted things those that an offer speaks of or is priced by; all, where there is one. */
function confirmed(counted: ToldNeed[], told: string[]): ToldNeed[] {
  const things = counted.filter(({ kind }) => kind === 'thing');
  const others = counted.filter(({ kind }) => kind !== 'thing');
  if (things.length < 2) return counted;
  const spoken = things.filter((need) =>
    told.some((words) => speaksOf(need, words) || unitsIn(words).some((noun) => isUnitOf(noun, need))),
  );
  return [...(spoken.length > 0 ? spoken : things), ...others];
}

/** What the figures of a stretch are for one of, and the words right before them. */
const unitsIn = (words: string): string[] =>
  [...words.matchAll(/(?<before>\p{L}+)?\s*(?:\p{Sc}\s?)?\d[\d.,]*/gu)].flatMap(({ 0: hit, index, groups }) => {
    const per = perOrForBehind(words.slice(index + hit.length))?.nouns[0];
    return [per, groups?.before].filter((noun) => noun !== undefined);
  });
