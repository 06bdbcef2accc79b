import type { findDayOrder } from '../dates/find-dates.ts';
import type { Span } from '../text/span.ts';

/** A date of a release with its place on the page. `witness` is another date of the page that shows the order of day and month. */
export interface ReleaseDate {
  iso: string;
  written: string[];
  span: Span;
  witness: Span | null;
  /** The custom of the page's language alone says that the day comes first. */
  isCustom?: true;
  /** The heading that is its year, where the day stands without one. */
  year?: Span;
}

/** Everything on the page that a date follows from. */
export const groundOf = ({ span, witness, year }: ReleaseDate): Span[] =>
  [span, witness, year].flatMap((one) => one ?? []);

/** What the order of day and month of a date follows from, as `findDayOrder` has it. */
export const orderOf = (shown: ReturnType<typeof findDayOrder>): Pick<ReleaseDate, 'witness' | 'isCustom'> => ({
  witness: shown && !shown.isCustom ? { start: shown.start, end: shown.end } : null,
  ...(shown?.isCustom && { isCustom: true as const }),
});

/** One change as the page words it. Spans are places in the page's text layer. */
export interface Entry {
  span: Span;
  /** A paragraph: its sentences may say different things. */
  isProse: boolean;
  /** It stands in no list and in no row. */
  isText?: true;
  /** Items and lead-in lines above it that it belongs to, outermost first. */
  parents: Span[];
  /** Section headings above it within its release, outermost first. */
  sections: Span[];
  /** A name that the page gives to the kind of change where it cannot be quoted: the key of a JSON list. */
  label?: string;
  /** What the page says of it beside its words: cells of its row, members of its object. */
  fields?: string[];
}

/** A release as the page states it; versions are as written. `name` is the heading's own words where there is no version. */
export interface Release {
  version: string;
  versionSpan: Span;
  /** Product within a page that covers several, as written. */
  product: string | null;
  date: ReleaseDate | null;
  /** The lines that say version, product and date, for citing. */
  heads: Span[];
  /** Its own address where the page gives one: the link of its heading or of its feed entry. */
  link: string | null;
  entries: Entry[];
  /** Its day is that on which everybody had it; others had it at another. */
  isPlaced?: true;
  /** Its head calls it a pre-release, whatever its version says. */
  isPre?: true;
  /** Where the page says that it was taken back. */
  takenBack?: Span;
}

/** What a page says about releases, in page order. */
export interface PageReading {
  releases: Release[];
  /** The one product that the page's own headings name, where they do. */
  product: string | null;
  /** Headings of sections that hold what is not released, and of numbers that were never released. */
  notReleased: Span[];
  /** What looks like a release or a change and was read as neither. Absent in forms that name every release as such. */
  unread?: Unread;
}

/** What of a page looks like a release or a change and was read as neither. */
export interface Unread {
  releases: Span[];
  entries: Span[];
  /** Days of releases without their year, which nothing on the page gives. */
  days?: Span[];
}
