import { type Child, readChildren } from './read-children.ts';
import { type NamedPage, readPages } from './read-pages.ts';
import { isNearCaller, type Place, readPlace } from './read-place.ts';
import { type Radius, readRadius } from './read-radius.ts';
import { maskSpans } from './span.ts';

/** What a brief says about where, for whom, how far and which pages. */
export interface BriefReading {
  place: Place | null;
  isNearCaller: boolean;
  children: Child[];
  radius: Radius | null;
  pages: NamedPage[];
}

/** Who, where and how far stand in the first characters of a brief; what is pasted behind them is looked through for addresses alone. */
const LONGEST_BRIEF = 5_000;

/** Reads one text. `acceptedAt` (ISO 8601) is the day against which birthdays count. */
export function readBrief(text: string, acceptedAt: string): BriefReading {
  const pages = readPages(text);
  const withoutPages = maskSpans(text, pages).slice(0, LONGEST_BRIEF);
  const radius = readRadius(withoutPages);
  const withoutRadius = radius ? maskSpans(withoutPages, [radius]) : withoutPages;
  const children = readChildren(withoutRadius, acceptedAt);
  const masked = maskSpans(withoutRadius, children);
  return { place: readPlace(masked, text), isNearCaller: isNearCaller(withoutPages), children, radius, pages };
}
