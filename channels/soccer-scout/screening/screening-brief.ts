import type { Fit } from '../programme/age-fit.ts';

/** A brief with the answer that it has where the sources hold what is in `screening/`. */
export interface ScreeningBrief {
  name: string;
  notes: string;
  prior?: { brief: string; output: string; links: string[] };
  /** Number of rows of each kind; what is left out is 0. */
  rows?: { field?: number; club?: number; program?: number };
  /** Programs that have to be among the rows. */
  programs?: { name: string | RegExp; ageFit: Fit; ages?: string; fee?: string | null }[];
  radiusMiles?: number;
  /** Keys of the asks. */
  asks?: string[];
  says?: RegExp[];
  saysNot?: RegExp[];
  isAsk?: true;
  /** Words of the caller that may be in no request to a source. */
  keeps?: string[];
  /** Everything answered and nothing is open. */
  isWhole?: true;
  /** Something that was wished for stays open, so that the grade is none of the best. */
  isLimited?: true;
}
