import type { Child } from './child.ts';
import { readChildren } from './read-children.ts';
import { readCoordinates } from './read-coordinates.ts';
import { type NamedPage, readPages } from './read-pages.ts';
import { isNearCaller, type Place, readAnswer, readPlace } from './read-place.ts';
import { readRadius } from './read-radius.ts';
import type { Radius } from './radius.ts';
import { isFullDate, readDates } from '../read-dates.ts';
import { findElsewhere } from './elsewhere.ts';
import { blankTalk } from './blank-talk.ts';
import { readWishes, type Wish } from './read-wishes.ts';
import { DISTANCE, type Span, spanOf } from './span.ts';
import { blankSpans } from '../../reading/span.ts';

/** What a brief says about where, for whom, how far and which pages. */
export interface BriefReading {
  place: Place | null;
  isNearCaller: boolean;
  children: Child[];
  radius: Radius | null;
  pages: NamedPage[];
  wishes: Wish[];
}

/** Who, where and how far stand in the first characters of a brief; what is pasted behind them is looked through for addresses alone. */
const LONGEST_BRIEF = 5_000;

const onlyFigures = ({ start, end, quote }: Child): Span => {
  const at = Math.max(0, quote.search(/\d/));
  return { start: start + at, end, quote: quote.slice(at) };
};

/** Reads one text. `acceptedAt` (ISO 8601) is the day against which birthdays count; `isAnswer`: it answers an ask for the place. */
export function readBrief(text: string, acceptedAt: string, isAnswer = false): BriefReading {
  // A link to a map is where to look and no page to read.
  const pages = readPages(text).filter(({ quote }) => readCoordinates(quote) === null);
  const withoutPages = blankSpans(text, pages).slice(0, LONGEST_BRIEF);
  // The figures of coordinates are neither ages nor distances.
  const point = readCoordinates(withoutPages);
  const figures = point ? blankSpans(withoutPages, [point]) : withoutPages;
  const wishes = readWishes(figures);
  const stated = blankSpans(figures, wishes);
  const radius = readRadius(stated);
  const children = readChildren(radius ? blankSpans(stated, [radius]) : stated, acceptedAt, figures);
  const days = readDates(figures)
    .filter(isFullDate)
    .map(({ start, end }) => spanOf(figures, start, end - start));
  const elsewhere = findElsewhere(withoutPages);
  const plain = blankSpans(blankTalk(withoutPages), [...wishes, ...days, ...elsewhere]);
  const withoutRadius = radius ? blankSpans(plain, [radius], DISTANCE) : plain;
  const masked = blankSpans(withoutRadius, children);
  // "Boise, 7" is a place and an age as well as a name and an age.
  const [strict, wide] = [masked, blankSpans(withoutRadius, children.map(onlyFigures))].map((one) =>
    readPlace(one, text),
  );
  const found = wide ?? strict ?? (isAnswer ? readAnswer(text) : null);
  const homes = elsewhere.flatMap(({ start, end, isHome }) => (isHome ? [text.slice(start, end)] : []));
  const place = found && { ...found, others: [...found.others, ...homes] };
  return { place, isNearCaller: isNearCaller(withoutPages), children, radius, pages, wishes };
}
