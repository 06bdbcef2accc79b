import { readDecimalMark, isMoney } from '../../reading/numerals.ts';
import { chargesIn } from '../reading/labels.ts';
import { isCourtesy, isNoName } from '../reading/name-score.ts';
import { strayPrices } from '../brief/stray-prices.ts';
import { placeNeed } from '../brief/place-need.ts';
import type { PlacedOrder } from '../brief/placed-order.ts';
import { shownBrief } from '../brief/shown-brief.ts';
import { splitBySpans } from '../brief/split-by-spans.ts';
import type { SplitNotes } from '../brief/pasted-quote.ts';
import type { Need } from '../need.ts';
import { proposeNeeds } from './needs/propose-needs.ts';
import { proposeSplit } from './split/propose-split.ts';

/** Characters of a text that is read a second time. */
export const LONGEST = 16_000;
/** Blanks in a row that no paste has: patterns that end at a word take long over them. */
const BLANKS = /\s{200}/;

/** Whether a text is one that people paste, and not so long or so empty that reading it twice takes too long. */
export const isReadTwice = (text: string): boolean => text.length <= LONGEST && !BLANKS.test(text);

/**
 * The order as the second reader takes a brief apart: the best division into offers as a whole, and in what is left the quantities that those offers
 * speak of. Null where it finds no two offers or nothing that is wanted. Prices outside of all offers are told (`strays`).
 */
export function proposeOrder(notes: string): PlacedOrder | null {
  const text = shownBrief(notes);
  if (!isReadTwice(text)) return null;
  const found = proposeSplit(text);
  if (!found || found.quotes.length < 2 || found.quotes.some(({ vendor }) => isNoVendor(vendor))) return null;
  const split = splitBySpans(text, found.quotes);
  const needs = needsBeside(split);
  if (needs.length === 0) return null;
  return { fault: null, split: { ...split, strays: strayPrices(text, split, isMoney) }, needs, limits: [] };
}

/** What is wanted in the caller's own words beside the offers. */
export function needsBeside({ brief, quotes }: SplitNotes): Need[] {
  const mark = readDecimalMark([brief, ...quotes.map(({ text }) => text)].join('\n'));
  const stretches = quotes.map(({ text }) => text);
  return proposeNeeds(brief, stretches).flatMap((said, at) => placeNeed({ brief, mark }, said, at) ?? []);
}

/** "Delivered Port Vila", "Kind regards": words for a charge or a courtesy are nobody's name. */
const isNoVendor = (words: string): boolean => chargesIn(words).length > 0 || isNoName(words) || isCourtesy(words);
