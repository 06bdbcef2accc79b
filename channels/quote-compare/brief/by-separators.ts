import { possibleLanguages } from '../../reading/languages.ts';
import { FEW_BRIEFS, remembered } from '../../reading/remembered.ts';
import { NO_BID } from '../reading/item-words.ts';
import { isGreeting } from '../reading/name-score.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import type { NeedMatcher } from '../reading/need-matcher.ts';
import { findVendor } from '../reading/vendor-name.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { hasPrices } from './prices.ts';
import { named, tidy } from './quote-body.ts';
import { isVendor } from './quote-openings.ts';
import { readNeeds } from './read-needs.ts';
import { isPricedByVendor } from './request-apart.ts';

/** A ruled line, with or without words in it: "-----", "* * *", "===== offer-2.pdf =====". */
const SEPARATOR =
  /^[ \t]*(?<mark>[-=*_~#])(?:[ \t]?\k<mark>){2,}(?:[ \t]*(?<words>[^\n]{1,60}?)[ \t]*\k<mark>{2,})?[ \t]*$/u;

interface Block {
  /** The words in the line above it. */
  heading: string;
  text: string;
}

/**
 * Offers between lines that are all alike, or each quoted as a whole, each with prices and a vendor of its own: who parts them so leaves no doubt,
 * whatever else looks like a head within them. What is asked for is a block of its own, the first or the last, or stands over the first offer. Null where no line parts a text so.
 */
export const bySeparators = remembered(parted, (text: string) => text, FEW_BRIEFS);

function parted(text: string): SplitNotes | null {
  const lines = text.split('\n');
  const kinds = new Set(lines.flatMap((line) => kindOf(line) ?? []));
  const ways = [...[...kinds].map((kind) => partedBy(lines, kind)), quotedIn(lines)];
  const splits = ways.flatMap((blocks) => offersIn(blocks) ?? []);
  return splits.toSorted((a, b) => b.quotes.length - a.quotes.length)[0] ?? null;
}

/** What lines have in common that part the same things; null for a line that parts nothing. */
function kindOf(line: string): string | null {
  const groups = SEPARATOR.exec(line)?.groups;
  return groups ? (groups.words === undefined ? line.trim() : `${groups.mark} with words`) : null;
}

function partedBy(lines: readonly string[], kind: string): Block[] {
  const blocks = [{ heading: '', lines: [] as string[] }];
  for (const line of lines)
    if (kindOf(line) === kind) blocks.push({ heading: SEPARATOR.exec(line)?.groups?.words ?? '', lines: [] });
    else blocks.at(-1)?.lines.push(line);
  return blocks
    .map(({ heading, lines: own }) => ({ heading, text: tidy(own.join('\n')) }))
    .filter(({ text }) => text.trim() !== '');
}

/** Blocks whose every line is quoted, and what stands over the first or behind the last; none where something stands in between. */
function quotedIn(lines: readonly string[]): Block[] {
  const blocks: { isQuoted: boolean; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const words = QUOTED.exec(line)?.groups?.words;
    const isQuoted = words !== undefined;
    const last = blocks.at(-1);
    if (last && last.isQuoted === isQuoted && (isOpen || !isQuoted)) last.lines.push(words ?? line);
    else if (isQuoted || line.trim() !== '') blocks.push({ isQuoted, lines: [words ?? line] });
    isOpen = isQuoted;
  }
  // One that is quoted in a letter is what the letter answers.
  const isEach = blocks.slice(1, -1).every(({ isQuoted }) => isQuoted) && blocks.filter(isOfOffer).length > 1;
  return isEach ? blocks.map(({ lines: own }) => ({ heading: '', text: tidy(own.join('\n')) })) : [];
}
const isOfOffer = ({ isQuoted, lines }: { isQuoted: boolean; lines: string[] }): boolean =>
  isQuoted && isPricedByVendor(lines.join('\n'));
const QUOTED = /^[ \t]*>[ \t]?(?<words>.*)$/u;

function offersIn(blocks: readonly Block[]): SplitNotes | null {
  const { said, offers } = withoutRequest(blocks);
  if (offers.length < 2) return null;
  const matcher = matcherFor(said, offers);
  const quotes = offers.map(({ heading, text }) => (isVendor(heading) ? named(text, heading) : { name: '', text }));
  const vendors = quotes.map(({ name, text }) => name || vendorOf(text, matcher));
  const isEachOfOne = new Set(vendors).size === vendors.length && !vendors.includes('');
  const isEachPriced = quotes.every(({ text }) => NO_BID.test(text) || isPricedByVendor(text));
  // Work that is offered as a whole has no line for what was asked for, in no offer.
  const asked = quotes.filter(({ text }) => text.split('\n').some((line) => matcher.match(line).length > 0));
  const isOfSame = asked.length === 0 || asked.length === quotes.length;
  return isEachOfOne && isEachPriced && isOfSame ? { brief: said, quotes } : null;
}

/** The blocks that offer something, and what is asked for outside them or over the first. */
function withoutRequest(blocks: readonly Block[]): { said: string; offers: Block[] } {
  const [first, ...others] = blocks;
  const last = others.at(-1);
  if (!first || !last) return { said: '', offers: [] };
  if (!hasPrices(first.text)) return { said: first.text, offers: others };
  if (!hasPrices(last.text) && readNeeds(last.text, []).length > 0)
    return { said: last.text, offers: blocks.slice(0, -1) };
  const paragraphs = first.text.split(/\n[ \t]*\n/);
  const at = openingOf(paragraphs);
  const said = paragraphs.slice(0, at).join('\n\n');
  return { said, offers: [{ ...first, text: paragraphs.slice(at).join('\n\n') }, ...others] };
}

/** Which paragraph below the first opens an offer: one that names a vendor over the first prices, that greets, or that has the first prices. */
function openingOf(paragraphs: readonly string[]): number {
  const priced = paragraphs.findIndex((paragraph) => hasPrices(paragraph));
  const said = paragraphs.slice(0, Math.max(1, priced)).join('\n\n');
  const over = paragraphs.slice(1, priced + 1);
  const matcher = matcherFor(said, []);
  const whole = over.join('\n\n');
  const vendor = findVendor(whole, matcher);
  if (vendor) return 1 + (whole.slice(0, vendor.start).match(/\n[ \t]*\n/g)?.length ?? 0);
  const greeting = over.findIndex((paragraph) => isGreeting(paragraph.split('\n', 1)[0] ?? ''));
  return greeting < 0 ? Math.max(1, priced) : greeting + 1;
}

const matcherFor = (said: string, offers: readonly Block[]): NeedMatcher =>
  createNeedMatcher(readNeeds(said, []), possibleLanguages([said, ...offers.map(({ text }) => text)].join('\n')));

/** Who offers, where the first line is a head: it names the vendor or no price, as the total below a ruled line does not. Else nothing. */
function vendorOf(text: string, matcher: NeedMatcher): string {
  const span = findVendor(text, matcher);
  const [first = ''] = text.split('\n', 1);
  return span && (span.start < first.length || !hasPrices(first)) ? text.slice(span.start, span.end).toLowerCase() : '';
}
