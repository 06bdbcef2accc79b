import { isGivenName } from '../../reading/given-names.ts';
import { isHeadOfMail } from '../../reading/mail-thread.ts';
import { isMoney } from '../../reading/numerals.ts';
import { NO_BID } from '../reading/item-words.ts';
import { possibleLanguages } from '../../reading/languages.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import { replacesEarlier } from '../reading/superseded.ts';
import type { NeedMatcher } from '../reading/need-matcher.ts';
import { firmInLetter } from '../reading/firm-in-letter.ts';
import { isGreeting } from '../reading/name-score.ts';
import { findVendor } from '../reading/vendor-name.ts';
import type { Need } from '../need.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { JOINING } from '../../reading/vocabulary/joining-words.ts';
import { mayPrice } from './prices.ts';
import { withoutBuyersPrices } from './quote-mails.ts';
import { isOfNeed } from './of-need.ts';
import { isCountedHead, isVendor } from './quote-openings.ts';
import { isPricedByVendor } from './request-apart.ts';
import { readNeeds } from './read-needs.ts';
import { strayPrices } from './stray-prices.ts';

/** What each thing costs that an offer does not have, in a split that is held against others. */
const COSTS = { stray: 4, unpriced: 2, unnamed: 2, marked: 1, item: 4, hidden: 3, twice: 3, uncovered: 1, unasked: 4 };

/** Names by which ways of splitting head their parts. */
const namesOf = (splits: readonly SplitNotes[]): string[] =>
  splits
    .flatMap(({ quotes }) => quotes.map(headOf))
    .filter((name) => isVendor(name) && !/[@:]/.test(name) && !isGivenName(name));

/**
 * Of several ways in which a text falls into quotes the one whose parts read best as offers: no amount lies outside, each part prices something, has a name
 * that can be a vendor's, speaks of what the others speak of, and hides no name that another way found. Between equals the first counts. Null for none.
 */
export function chooseSplit(text: string, splits: readonly SplitNotes[]): SplitNotes | null {
  const distinct = [...Map.groupBy(splits, keyOf).values()].flatMap(([one]) => one ?? []);
  const offered = withoutBuyersPrices(text);
  const strays = new Map(distinct.map((split) => [split, strayPrices(offered, split, isMoney).length]));
  const said = distinct.toSorted((a, b) => (strays.get(a) ?? 0) - (strays.get(b) ?? 0))[0]?.brief ?? '';
  const matcher = createNeedMatcher(readNeeds(said, []), possibleLanguages(text));
  const names = new Set(namesOf(splits));
  // What is asked for stands outside the offers, if any way finds it there; the subject of a mail is of what was offered.
  const asking = new Set(distinct.filter(({ brief }) => readNeeds(withoutHeads(brief), []).length > 0));
  const costOf = (split: SplitNotes): number =>
    (asking.size > 0 && !asking.has(split) ? COSTS.unasked : 0) +
    COSTS.stray * (strays.get(split) ?? 0) +
    costOfParts(split, { matcher, names, said });
  const ranked = distinct.map((split) => ({ split, cost: costOf(split) }));
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.split ?? null;
}

const withoutHeads = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isHeadOfMail(line))
    .join('\n');

/** Splits with the same words in the same parts are one. */
const keyOf = ({ quotes }: SplitNotes): string => quotes.map(({ text }) => bare(text)).join('\n');
const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a quote is headed by, without the mark that a mail was sent on, and what it is of and for whom. */
const headOf = ({ name, text }: PastedQuote): string =>
  name || (text.split('\n').find((line) => !isHeadOfMail(line)) ?? '').trim();

function costOfParts(
  { quotes }: SplitNotes,
  { matcher, names, said }: { matcher: NeedMatcher; names: ReadonlySet<string>; said: string },
): number {
  const covered = quotes.map(({ text }) => needsIn(text, matcher).size);
  const most = Math.max(...covered);
  const own = new Set(quotes.map((quote) => bare(headOf(quote))));
  // Who signs a mail stands in its head too.
  const isOwn = (name: string, quote: PastedQuote): boolean =>
    own.has(bare(name)) || bare(headOf(quote)).includes(bare(name));
  const found = quotes.map((quote) => [
    ...hiddenIn(quote, names).filter((name) => !isOwn(name, quote)),
    ...speakersBelow(quote).filter((name) => own.has(bare(name)) && !bare(headOf(quote)).includes(bare(name))),
  ]);
  return quotes.reduce((cost, quote, at) => {
    const head = headOf(quote);
    const isPriced = NO_BID.test(quote.text) || isPricedByVendor(quote.text);
    // An address names who writes.
    const isNamed = quote.name !== '' || head.includes('@') || findVendor(quote.text, matcher) !== null;
    const isItem = (quote.name !== '' || !mayPrice(head)) && isOfNeed(head, withoutHead(said, head));
    const isTwice =
      !isGreeting(head) &&
      !quote.text.split('\n', 2).some((line) => replacesEarlier(line)) &&
      quotes.findIndex((other) => bare(headOf(other)) === bare(head)) < at;
    // What heads a line in two offers is a thing that both price, or say something of.
    const hidden = found[at]?.filter((name) => quotes.filter(({ text }) => headsLine(text, name)).length < 2) ?? [];
    return (
      cost +
      (isPriced ? COSTS.uncovered * (most - (covered[at] ?? 0)) : COSTS.unpriced) +
      (isNamed ? 0 : COSTS.unnamed) +
      (isCountedHead(head) ? COSTS.marked : 0) +
      (isItem ? COSTS.item : 0) +
      (isTwice ? COSTS.twice : 0) +
      COSTS.hidden * hidden.length
    );
  }, 0);
}

/** What is said outside the offers, without a line that only names who offers, where another way leaves that one outside. */
const withoutHead = (said: string, head: string): string =>
  said
    .split('\n')
    .filter((line) => bare(line) !== bare(head))
    .join('\n');

/** The needs that a text speaks of. */
export const needsIn = (text: string, matcher: NeedMatcher): Set<Need> =>
  new Set(
    text.split(CLAUSES).flatMap((clause) =>
      matcher
        .match(clause)
        .slice(0, 1)
        .map(({ need }) => need),
    ),
  );

/** In running text a line names several needs, and each clause one. */
const CLAUSES = new RegExp(`\\n|[.,;]\\s|\\s(?:${JOINING})\\s`, 'u');

/** Names of other ways that open a line of a part, below its own head: with a price behind, or alone below an empty line. */
function hiddenIn({ text }: PastedQuote, names: ReadonlySet<string>): string[] {
  const lines = text.split('\n');
  return [...names].filter((name) => {
    const at = lines.findIndex((line, index) => index > 0 && bare(line.replace(LIST_MARK, '')).startsWith(bare(name)));
    if (at < 1 || !mayPrice(lines.slice(0, at).join('\n'))) return false;
    const isAlone = name.includes(' ') && lines[at - 1]?.trim() === '' && bare(lines[at] ?? '') === bare(name);
    return isAlone || mayPrice(lines.slice(at).join('\n'));
  });
}

/** "3) Acme": the name stands behind what counts it. */
const LIST_MARK = /^\s*[#(]?\d{1,2}[.):]\s/;

const headsLine = (text: string, name: string): boolean =>
  text.split('\n').some((line, at) => at > 0 && bare(line).startsWith(bare(name)));

/** For whom somebody says to write below what an offer prices: "Hi, Darren from Acme Supply again". */
function speakersBelow({ text }: PastedQuote): string[] {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => mayPrice(line)) + 1;
  return lines.slice(from).flatMap((line, at) => {
    const span = (lines[from + at - 1] ?? '').trim() === '' || at > 0 ? firmInLetter(line) : null;
    return span ? [line.slice(span.start, span.end)] : [];
  });
}
