import type { Kind } from '../kinds/kind.ts';
import type { ScreeningPage } from './screening-page.ts';

/** A brief with the answer that it has where the pages are served as they stand here. */
export interface ScreeningBrief {
  name: string;
  notes: string;
  prior?: { brief: string; output: string; links: string[] };
  pages: ScreeningPage[];
  /** `version date` of `summary.newest`; a release without a day has none. */
  newest?: string[];
  undated?: number;
  /** Rows that have to be there: version, date, kind, and words of the quote. */
  rows?: { version: string; date: string | null; kind: Kind; quote: string }[];
  /** All versions that rows may name, when the brief narrows. */
  onlyVersions?: string[];
  onlyKinds?: Kind[];
  says?: RegExp[];
  saysNot?: RegExp[];
  /** Letters of an honest grade; A or B where absent. */
  grades?: string;
  /** Keys of blocking asks: the take ends with them. */
  asks?: string[];
}

/** `What changed in Kite?` of its page, with the name of the brief and what its answer holds. */
export const whatChanged = (
  product: string,
  page: ScreeningPage,
  name: string,
  held: Omit<ScreeningBrief, 'name' | 'notes' | 'pages'>,
): ScreeningBrief => ({ name, notes: `What changed in ${product}? ${page.url}`, pages: [page], ...held });
