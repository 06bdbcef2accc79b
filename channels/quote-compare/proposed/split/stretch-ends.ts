import { STOCK } from '../../reading/lead-words.ts';
import { isCourtesy, isDocumentTitle, isGreeting } from '../../reading/name-score.ts';
import { ASKS_AT_END, BOTH_WORDS, OF_CALLER_WORDS } from '../../../reading/vocabulary/told-words.ts';
import { phrasePattern } from '../../../reading/phrases.ts';
import type { Span } from '../../../reading/span.ts';
import { trimSpan } from '../../../reading/span.ts';
import type { Head } from './heads.ts';
import { BUDGET, DECLINES, OFFER_LABELS } from './offer-words.ts';
import { hasMoneyIn, stemOf } from './paste.ts';
import type { Paste } from './paste.ts';
import type { PasteLine } from './paste-lines.ts';

export interface Stretch extends Span {
  vendor: string;
}

/** Where each offer ends: at its last statement before the next one. What the buyer says below it, and what is told there of another vendor, is left out. */
export function stretchesOf(paste: Paste, heads: readonly Head[]): Stretch[] {
  const starts = heads.map((head) => startOf(paste, head));
  return heads.map((head, index) => {
    const others = heads.filter((other) => other !== head);
    const next = starts[index + 1] ?? paste.text.length;
    const lines = paste.lines.filter(({ end, start, isBlank }) => !isBlank && end > head.at && start < next);
    const least = Math.max(head.name.end, firstAmount(paste, head));
    const until = lines.find((line) => line.start > least && namesOnly(paste, line, head, others));
    const own = lines.filter(({ start }) => start < (until?.start ?? next));
    const last = lastOwn(paste, own, { head, others, least });
    const end = Math.min(next, until?.start ?? next, Math.max(last?.end ?? head.name.end, head.name.end));
    const { start, end: close } = trimSpan(paste.text, { start: starts[index] ?? head.at, end });
    return { vendor: head.words, start, end: close };
  });
}

/** The first amount of an offer: whatever stands before it is no word of the buyer. */
const firstAmount = ({ amounts, text }: Paste, { at, place }: Head): number =>
  place === 'closing' ? at : (amounts.find((amount) => amount.at >= at && amount.weight >= 0.6)?.at ?? text.length);

interface Offer {
  head: Head;
  others: readonly Head[];
  least: number;
}

/** The last line that the vendor states. A block without amount or term that is not the first is the buyer's, as are questions and words on all offers. */
function lastOwn(paste: Paste, lines: readonly PasteLine[], { head, others, least }: Offer): PasteLine | undefined {
  const first = lines.find(({ end }) => end > least)?.block;
  const isOwn = (line: PasteLine): boolean => {
    if (line.start <= least) return true;
    if (isOfBuyer(paste, line, head, others)) return false;
    return line.block === first || states(paste, line);
  };
  const cut = lines.findIndex(
    (line, at) => !isOwn(line) && !lines.slice(at + 1).some((other) => isOwn(other) && states(paste, other)),
  );
  const kept = cut < 0 ? lines : lines.slice(0, cut);
  return kept.findLast(isOwn);
}

const states = (paste: Paste, { start, end, text }: PasteLine): boolean =>
  hasMoneyIn(paste, start, end) ||
  paste.terms.some((at) => at >= start && at < end) ||
  DECLINES.test(text) ||
  /\d\s?%/.test(text);

/** A question, a word on both offers or on another one, thanks or a greeting without an amount. */
function isOfBuyer(paste: Paste, line: PasteLine, head: Head, others: readonly Head[]): boolean {
  const words = line.text.slice(line.at - line.start);
  const isPriced = hasMoneyIn(paste, line.start, line.end);
  if (/\?\s*$/.test(words) || (/^[^?]{0,60}\?/.test(words) && !isPriced) || OF_BOTH.test(words) || ASKS.test(words))
    return true;
  if (others.some((other) => other !== head && includesName(paste, words, other))) return true;
  // "[10:49 AM] Perrin: …": the stamp of a message stands before whatever is said.
  const isAside = line.mark.includes('bracket') && !/^\W*\[[^\]]*\d:\d\d/.test(line.text);
  const isTalk = isGreeting(words) || isCourtesy(words) || BY_BUYER.test(words) || isAside;
  // "In stock" names nobody, and is the vendor's.
  return isTalk && !STOCK.test(words) && (!isPriced || BUDGET.test(words));
}

const OF_BOTH = phrasePattern(BOTH_WORDS);
const ASKS = new RegExp(`^\\W*${phrasePattern(ASKS_AT_END).source}`, 'iu');
const BY_BUYER = new RegExp(
  `^\\W*${phrasePattern({ ...OF_CALLER_WORDS, all: 'all|alles|tout|tous|todo|todos|tutto|tutti|tudo|todos|wszystko' }).source}`,
  'iu',
);

/** A word of a name is said that is no noun of the text, as firms are called for short. */
const includesName = ({ places }: Paste, words: string, { words: name }: Head): boolean =>
  (name.match(/\p{L}{4,}/gu) ?? []).some((word) => {
    const isNoun = (places.get(stemOf(word)) ?? []).some(
      ({ isLow, size }) => isLow && Math.abs(size - word.length) < 3,
    );
    return !isNoun && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(words);
  });

/** Another vendor alone is named at the head of a line with a price. */
const namesOnly = (paste: Paste, line: PasteLine, head: Head, others: readonly Head[]): boolean =>
  namedAt(paste, line, others) !== '' &&
  !includesName(paste, line.text, head) &&
  (hasMoneyIn(paste, line.start, line.end) || headsMessage(paste, line));

/** A heading alone, with a price in the line below: another message. */
function headsMessage(paste: Paste, line: PasteLine): boolean {
  const next = paste.lines[paste.lines.indexOf(line) + 1];
  return line.mark !== '' && next !== undefined && hasMoneyIn(paste, next.start, next.end);
}

const namedAt = (paste: Paste, line: PasteLine, others: readonly Head[]): string =>
  others.find((other) => includesName(paste, line.text.slice(line.at - line.start, line.at - line.start + 60), other))
    ?.words ?? '';

/** Where an offer begins: at the title of its paper above the name ("Estimate no. 88", "Letter 2"). */
function startOf({ lines, text }: Paste, { at }: Head): number {
  const index = lines.findIndex(({ start }) => start === at);
  const [above, before] = [lines[index - 1], lines[index - 2]];
  if (!above || above.isBlank || (before && !before.isBlank && !isTitle(text.slice(above.at, above.end)))) return at;
  return isTitle(text.slice(above.at, above.end)) ? above.start : at;
}

const isTitle = (words: string): boolean =>
  isDocumentTitle(words) ||
  (words.length < 24 && /\d\W*$/.test(words) && OFFER_LABELS.has(/^\p{L}+/u.exec(words)?.[0].toLowerCase() ?? ''));
