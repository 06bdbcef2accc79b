/** A brief with the answer that it has where the sources hold what is in `screening/`. */
export interface ScreeningBrief {
  name: string;
  notes: string;
  prior?: { brief: string; output: string; links: string[] };
  /** Every row in its order; what is left out of a row is not looked at. */
  rows: {
    species?: string;
    item?: string;
    dimension?: string;
    inches?: number | null;
    status?: string;
    scalePath?: string;
  }[];
  filed?: number;
  quarantined?: number;
  asks?: string[];
  says?: RegExp[];
  /** It ends asking or failed. */
  ends?: 'needs_input' | 'failed';
}
