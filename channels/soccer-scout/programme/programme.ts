import type { Placed } from './ages/read-age-statements.ts';
import type { Line, Piece } from './page-lines.ts';
import type { Fee } from './read-fees.ts';

/** Something that a page offers, in the page's words. */
export interface Programme {
  /** Null where the page shows no name for it. */
  name: Piece | null;
  /** It is what the page as a whole is about. */
  isPage: boolean;
  /** What the page tells under this name was. */
  isOver?: boolean;
  /** The page does not say which game it is. */
  isAssumed?: boolean;
  /** Whom the whole program is for. */
  ages: Placed[];
  /** Groups inside the program, as its lists and fee tables name them. */
  divisions: Placed[];
  /** A sentence says whom it is for in words that were not read: nobody is left out by what was. */
  hasUnreadAges?: boolean;
  /** Ages stand in a sentence that speaks of coaches, parents or other people too. */
  hasOtherAges?: boolean;
  fees: Fee[];
  sideCosts: SideCost[];
  address: { address: Piece; isStreet: boolean; line: Line } | null;
  /** Lines about dates and times, and about whether one can register. */
  season: Timed[];
  registration: Timed[];
}

/** A line about dates or times, or on registration; `labels` are the ages that it is for, none: for everybody. */
export interface Timed extends Piece {
  labels: Placed[];
  /** The heading or the head of a column that says on which day, or for girls or boys. */
  under?: Piece;
}

export interface SideCost extends Pick<Fee, 'parts' | 'labels' | 'line'> {
  /** The item or line above that says what the amount is for. */
  intro: Line | null;
}
