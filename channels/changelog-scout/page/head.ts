import type { Piece } from './piece.ts';
import type { ReleaseHead } from './release-head.ts';

/** A piece that heads a release, a day, a post, or what is not released yet. `group` is the head above it that gives its day. */
export interface Head extends ReleaseHead {
  /** Index of the piece. */
  at: number;
  group: Head | null;
  /** It has a title and a date beside it instead of a version. */
  isPost?: true;
  /** The heading over it that is the year of its day. */
  year?: Piece;
}
