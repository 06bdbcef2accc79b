import { LEAST, weigh } from './weights.ts';
import type { Features } from './weights.ts';
import { DECLINES } from './offer-words.ts';
import { amountsIn, lineAt, stemOf } from './paste.ts';
import type { Paste } from './paste.ts';
import type { Span } from '../../../reading/span.ts';
import type { Head } from './heads.ts';

export interface Weighed extends Head {
  worth: number;
}

/** How many heads are tried together, and how many offers a paste holds at most. */
const TRIED = 14;
const MOST = 6;
/** The heads that together part a text into offers best; null where no two do. */
export function bestHeads(paste: Paste, heads: readonly Weighed[]): Weighed[] | null {
  let best: Weighed[] | null = null;
  let most = LEAST;
  visitCombinations(paste, heads, (chosen, together) => {
    const score = chosen.reduce((sum, { worth }) => sum + worth, 0) + weigh(together());
    if (score <= most) return;
    [best, most] = [chosen, score];
  });
  return best;
}

type Visit = (chosen: Weighed[], together: () => Features) => void;

/** Calls back for each combination of the best heads, with the features that they have together. */
export function visitCombinations(paste: Paste, heads: readonly Weighed[], visit: Visit): void {
  const tried = heads
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, TRIED)
    .toSorted((a, b) => a.at - b.at);
  const memo = new Map<string, Stretch>();
  const stretchOf = (start: number, end: number): Stretch => {
    const key = `${start} ${end}`;
    const known = memo.get(key) ?? readStretch(paste, start, end);
    memo.set(key, known);
    return known;
  };
  const all = amountsIn(paste, 0, paste.text.length);
  const least = paste.amounts.some(({ weight }) => weight === 1) ? 0.75 : 0.25;
  const extend = (chosen: Weighed[], from: number): void => {
    if (chosen.length >= 2) visit(chosen, () => featuresTogether({ paste, chosen, tried, stretchOf, all, least }));
    if (chosen.length === MOST) return;
    for (let at = from; at < tried.length; at += 1) {
      const next = tried[at];
      const isFree = next && !chosen.some((head) => isSame(head, next) || next.at <= lastOf(head));
      if (isFree) extend([...chosen, next], at + 1);
    }
  };
  extend([], 0);
}

/** Another offer begins behind the heading of an offer, or behind the name at its end. */
const lastOf = ({ at, place, name }: Head): number => (place === 'closing' ? name.end - 1 : at);

interface Stretch {
  amount: number;
  /** Whether one of its amounts has a sign or cents. */
  hasMoney: boolean;
  /** Whether it speaks of carriage, tax or time. */
  hasTerms: boolean;
  stems: ReadonlySet<string>;
  hasDeclined: boolean;
}

function readStretch(paste: Paste, start: number, end: number): Stretch {
  return {
    amount: amountsIn(paste, start, end),
    hasMoney: paste.amounts.some(({ at, weight }) => at >= start && at < end && weight >= 0.8),
    hasTerms: paste.terms.some((at) => at >= start && at < end),
    stems: new Set(paste.words.filter(({ at }) => at >= start && at < end).map(({ stem }) => stem)),
    hasDeclined: DECLINES.test(paste.text.slice(start, end)),
  };
}

interface Combination {
  paste: Paste;
  chosen: Weighed[];
  tried: Weighed[];
  stretchOf: (start: number, end: number) => Stretch;
  all: number;
  least: number;
}

function featuresTogether({ paste, chosen, tried, stretchOf, all, least }: Combination): Features {
  const ends = chosen.map((_, at) => chosen[at + 1]?.at ?? paste.text.length);
  const stretches = chosen.map(({ at }, index) => stretchOf(at, ends[index] ?? at));
  const hasMoney = stretches.some((stretch) => stretch.hasMoney);
  const hasTerms = stretches.some((stretch) => stretch.hasTerms);
  const sum: Features = {};
  for (const [index, head] of chosen.entries()) {
    const own = stretches[index];
    if (!own) continue;
    const others = chosen.flatMap(({ at }, other) => (other === index ? [] : [{ start: at, end: ends[other] ?? at }]));
    const words = head.words.match(/\p{L}{4,}/gu) ?? [];
    const items = words.filter((word) => others.some((span) => isItemIn(paste, word, span)));
    addTo(sum, {
      offer: 1,
      noAmount: Number(own.amount < least && !own.hasDeclined),
      declined: Number(own.amount < least && own.hasDeclined),
      noMoney: Number(hasMoney && !own.hasMoney && !own.hasDeclined),
      noTerms: Number(hasTerms && !own.hasTerms && !own.hasDeclined),
      skipped: skippedBy(paste, head, tried),
      far: farFrom(paste, head),
      item: (items.length / Math.max(1, words.length)) ** 2,
    });
    const [next, other] = [chosen[index + 1], stretches[index + 1]];
    if (next && other) addTo(sum, pairFeatures(paste, [head, next], [own, other]));
  }
  const outside = amountsIn(paste, 0, chosen[0]?.at ?? 0);
  return addTo(sum, { outside: Math.min(1, (outside / Math.max(1, all)) * chosen.length) });
}

function addTo(sum: Features, features: Features): Features {
  for (const [name, value] of Object.entries(features)) sum[name] = (sum[name] ?? 0) + value;
  return sum;
}

/** What two offers one behind the other have in common: how their heads stand, and what they speak of. */
function pairFeatures(paste: Paste, [a, b]: [Head, Head], [mine, other]: [Stretch, Stretch]): Features {
  const [of, behind] = [lineAt(paste, a.name.start), lineAt(paste, b.name.start)];
  const isPlaced = a.place === b.place;
  const isLead = a.place === 'lead' || b.place === 'lead';
  const areTold = isTold(a) && isTold(b);
  return {
    pair: 1,
    placeDiffers: Number(!isPlaced && !isLead && !areTold),
    placeDiffersTold: Number(!isPlaced && areTold),
    placeDiffersLead: Number(!isPlaced && isLead && !areTold),
    tailDiffers: Number(a.tail !== b.tail),
    markDiffers: Number(a.mark !== b.mark),
    labelDiffers: Number(a.isLabelled !== b.isLabelled),
    upperDiffers: Number(isUpper(a.words) !== isUpper(b.words)),
    capitalDiffers: Number(/^\p{Lu}/u.test(a.words) !== /^\p{Lu}/u.test(b.words)),
    openingDiffers: Number(of?.isOpening !== behind?.isOpening),
    pricedDiffers: Number(isPriced(paste, a) !== isPriced(paste, b)),
    indentDiffers: Number(of?.indent !== behind?.indent),
    shared: Math.max(0, shared(mine.stems, other.stems) - 0.15),
    balance: mine.hasDeclined || other.hasDeclined ? 0 : Math.abs(Math.log((mine.amount + 1) / (other.amount + 1))),
  };
}

const isUpper = (words: string): boolean => words === words.toUpperCase();

/** How many lines stand between a name and the first amount below it. */
function farFrom(paste: Paste, { place, name, line }: Head): number {
  if (place === 'closing') return 0;
  const first = paste.amounts.find(({ at, weight }) => at >= name.end && weight >= 0.6)?.at ?? paste.text.length;
  return Math.min(4, paste.lines.filter(({ start, isBlank }) => start < first && !isBlank).length - line - 1);
}

/** The best of the other heads between a name and its first amount, which would be nearer to it. */
function skippedBy(paste: Paste, head: Weighed, tried: readonly Weighed[]): number {
  if (head.place === 'closing') return 0;
  const first = paste.amounts.find(({ at, weight }) => at >= head.name.end && weight >= 0.6)?.at ?? head.name.end;
  return tried
    .filter(({ name, place, line }) => {
      const isBeside = line === head.line && place === 'lead';
      return !isBeside && place !== 'closing' && name.start > head.name.end && name.end <= first;
    })
    .reduce((most, { worth }) => Math.max(most, worth), 0);
}

/** Whether a word stands in a stretch in small letters, or at the head of a line with an amount: it is what is offered. */
function isItemIn(paste: Paste, word: string, { start, end }: Span): boolean {
  return (paste.places.get(stemOf(word)) ?? []).some(({ at, isLow, size }) => {
    if (at < start || at >= end || Math.abs(size - word.length) > 2) return false;
    if (isLow) return true;
    const line = lineAt(paste, at);
    if (line === undefined || !/^\P{L}*$/u.test(paste.text.slice(line.at, at))) return false;
    return amountsIn(paste, at, line.end) >= 0.5 || /^\S+(?:\s?[:.…]| {2,})/u.test(paste.text.slice(at, line.end));
  });
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const least = Math.min(a.size, b.size);
  if (least === 0) return 0;
  let both = 0;
  for (const stem of a) if (b.has(stem)) both += 1;
  return both / least;
}

/** An amount stands behind it in its line. */
const isPriced = (paste: Paste, { name, line }: Head): boolean =>
  amountsIn(paste, name.end, paste.lines[line]?.end ?? 0) >= 0.5;

/** In running text: words follow. */
const isTold = ({ tail, place }: Head): boolean => place !== 'closing' && (tail === 'words' || tail === 'says');

/** Whether two heads name the same: the same words, or the first of the other. */
export function isSame(a: Head, b: Head): boolean {
  const [one, two] = [a.words, b.words].map((words) => words.toLowerCase());
  return (
    one === two || a.name.start === b.name.start || `${one} `.startsWith(`${two} `) || `${two} `.startsWith(`${one} `)
  );
}
