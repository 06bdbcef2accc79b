import { locateCitations } from '../../evidence/cite/locate-citations.ts';
import type { LocatedCitation } from '../../evidence/cite/locate-citations.ts';
import type { StoredCitation } from '../../evidence/recheck/stored-take.ts';

export interface Locating {
  citations: StoredCitation[];
  /** Texts of their pages, by SHA-256, as far as they are kept. */
  texts: ReadonlyMap<string, string>;
}

/** Citations with the selectors by which other programs find them. */
export const locate = ({ citations, texts }: Locating): LocatedCitation[] =>
  locateCitations(citations, (page) => texts.get(page));
