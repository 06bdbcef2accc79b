import { LANGUAGES, possibleLanguages } from '../../reading/languages.ts';
import { readThread } from '../../reading/mail-thread.ts';
import { isClosing } from '../../reading/private/letter-lines.ts';
import { remembered } from '../../reading/remembered.ts';
import type { Need } from '../need.ts';
import { NO_BID } from '../reading/item-words.ts';
import { findLabels } from '../reading/labels.ts';
import { companyIn, isCourtesy, isDocumentTitle, isGreeting } from '../reading/name-score.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import type { NeedMatcher } from '../reading/need-matcher.ts';
import { isOfPaper, opensLetter } from '../reading/paper-lines.ts';
import { isRowOfHeadings, roleOfHeading } from '../reading/table-header.ts';
import { needsIn } from './choose-split.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { hasPrices, mayPrice } from './prices.ts';
import { LONE_NAME, looksHeaded } from './quote-blocks.ts';
import { CALLER } from './quote-body.ts';
import { isChat } from './quote-chats.ts';
import { isVendor } from './quote-openings.ts';
import { readNeeds } from './read-needs.ts';

/**
 * What a cut into offers costs: each place where two part, less what makes it look like a beginning; a need that others price and an offer does not, and one
 * that it prices in two paragraphs; a paragraph with amounts that is in no offer; an offer of bare figures; an offer without a price; a second one that begins like none.
 * Found by trying: 176 comparisons of known offers, written one below the other.
 */
const COSTS = { parting: 1.3, uncovered: 0.7, repeated: 2, outside: 3, bare: 2, unpriced: 100, amid: 100 };
/** A brief compares six at most; a few more are counted for the caller. */
const MOST_OFFERS = 12;
/** The cuts that are weighed grow with the square of these, and what is asked for stands in the first few. */
const MOST_PARAGRAPHS = 120;
const FIRST_FEW = 12;

/**
 * Offers with nothing but empty lines between and within them: of all ways to cut the paragraphs into what is asked for and the offers below it the
 * cheapest. Null where there are no two offers.
 */
export const byParagraphs = remembered(cutAtParagraphs, (text: string) => text);

function cutAtParagraphs(text: string): SplitNotes | null {
  const paragraphs = text
    .split(/\n[ \t]*\n/)
    .map((words) => words.trim())
    .filter(Boolean);
  if (paragraphs.length < 3 || paragraphs.length > MOST_PARAGRAPHS || isSaidElsewhere(text)) return null;
  const begins = paragraphs.map((words, at) => beginning(words, paragraphs[at - 1] ?? ''));
  const needs = readNeeds(asking(paragraphs, begins), []);
  const matcher = createNeedMatcher(needs, possibleLanguages(text));
  const priced = paragraphs.map((words) => pricedIn(words, matcher));
  const starts = cheapest({ paragraphs, priced, begins });
  if (starts.length < 2 || starts.length > MOST_OFFERS) return null;
  const textOf = (from: number, to?: number): string => paragraphs.slice(from, to).join('\n\n');
  return {
    brief: textOf(0, starts[0]),
    quotes: starts.map((start, at) => ({ name: '', text: textOf(start, starts[at + 1]) })),
  };
}

/** Mails and chats say themselves where they begin, and who wrote them. */
const isSaidElsewhere = (text: string): boolean => /^\s*>/m.test(text) || readThread(text).length > 1 || isChat(text);

/** What is asked for: what stands above the first paragraph that begins an offer, or above the first price. */
function asking(paragraphs: readonly string[], begins: readonly number[]): string {
  const firstPriced = Math.max(
    1,
    paragraphs.findIndex((words, at) => at > 0 && mayPrice(words)),
  );
  const above = Array.from({ length: firstPriced }, (_, at) => paragraphs.slice(0, at + 1).join('\n\n'));
  const isAbove = (said: string, at: number): boolean =>
    (begins[at + 1] ?? 0) >= COSTS.parting && readNeeds(said, []).length > 0;
  return above.slice(0, FIRST_FEW).find(isAbove) ?? above.at(-1) ?? '';
}

/** The needs that the lines of a paragraph price, on the line or on the one below. */
function pricedIn(paragraph: string, matcher: NeedMatcher): Set<Need> {
  const lines = paragraph.split('\n');
  const named = lines.map((line) => needsIn(line, matcher));
  const isPriced = (line: string, at: number): boolean =>
    mayPrice(line) || (mayPrice(lines[at + 1] ?? '') && named[at + 1]?.size === 0);
  return new Set(lines.flatMap((line, at) => (isPriced(line, at) ? [...(named[at] ?? [])] : [])));
}

/** How much a paragraph looks like the beginning of an offer, behind the one above it. */
function beginning(words: string, before: string): number {
  const first = (words.split('\n').find((line) => /[^\s>]/.test(line)) ?? '').replace(/^[\s>*_#•-]+/, '').trim();
  const [head = ''] = first.split(/\s{3,}|\t|\s[|·–—]\s/, 1);
  const isName = isVendor(head) && head.split(/\s+/).length <= MOST_WORDS;
  const isCapitals = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(head);
  const closes = before.split('\n').some((line) => isClosing(line.replace(/^[>\s]+/, ''), LANGUAGES));
  return (
    (isName && looksHeaded(words) ? 2 : 0) +
    (isName && companyIn(head) !== null ? 1.5 : 0) +
    (isName && isCapitals ? 1 : 0) +
    (isName && LONE_NAME.test(first) ? 1 : 0) +
    (isGreeting(first) || opensLetter(first) || isCourtesy(first) ? 2 : 0) +
    (isDocumentTitle(first) ? 1 : 0) +
    (closes ? 2 : 0) -
    (isWithin(first, head) || (CALLER.test(words) && !mayPrice(words)) ? 3 : 0)
  );
}
const MOST_WORDS = 8;

/** What stands within a paper or ends it: columns, charges, the count of its pages, its terms, who signs it, a sentence that goes on. */
const isWithin = (first: string, head: string): boolean =>
  roleOfHeading(head) !== null ||
  isRowOfHeadings(first) ||
  findLabels(first).some(({ start }) => start === 0) ||
  isOfPaper(first) ||
  isClosing(first, LANGUAGES) ||
  /^\p{Ll}/u.test(first);

/** What a text falls into, paragraph by paragraph. */
interface Cut {
  paragraphs: readonly string[];
  /** The needs that each prices. */
  priced: readonly ReadonlySet<Need>[];
  begins: readonly number[];
}

/** Where the offers begin in the cheapest cut: for every end the cheapest last offer behind the cheapest cut of what is above it. */
function cheapest({ paragraphs, priced, begins }: Cut): number[] {
  const most = new Set(priced.flatMap((needs) => [...needs])).size;
  const states = paragraphs.map((words) => ({
    isDeclined: NO_BID.test(words),
    isPriced: mayPrice(words),
    isSure: hasPrices(words),
  }));
  const best: { cost: number; starts: number[] }[] = [];
  for (let end = 0; end <= paragraphs.length; end++) {
    const ofBrief = { cost: COSTS.outside * states.slice(1, end).filter(({ isSure }) => isSure).length, starts: [] };
    const ways = best.slice(1).map(({ cost, starts }, index) => {
      const start = index + 1;
      const parting = COSTS.parting - (begins[start] ?? 0);
      const isAmid = starts.length > 0 && parting >= COSTS.parting;
      return { cost: cost + costOf(start, end) + (isAmid ? COSTS.amid : parting), starts: [...starts, start] };
    });
    best.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one), ofBrief));
  }
  return best.at(-1)?.starts ?? [];

  function costOf(start: number, end: number): number {
    const within = states.slice(start, end);
    if (within.some(({ isDeclined }) => isDeclined)) return 0;
    if (!within.some(({ isPriced }) => isPriced)) return COSTS.unpriced;
    const own = priced.slice(start, end).flatMap((needs) => [...needs]);
    const distinct = new Set(own).size;
    return (
      (within.some(({ isSure }) => isSure) ? 0 : COSTS.bare) +
      COSTS.uncovered * (most - distinct) +
      COSTS.repeated * (own.length - distinct)
    );
  }
}
