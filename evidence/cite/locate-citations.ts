import type { CitationTarget } from '#contracts/take-evidence.ts';
import type { StoredCitation } from '../recheck/stored-take.ts';
import { linkToQuote } from './text-fragment.ts';

/** A citation with what other programs find it by. */
export type LocatedCitation = StoredCitation & {
  /** Null where the text of the page is not kept any more. */
  target: CitationTarget | null;
  /** Null for the caller's own text, and where the quote is empty. */
  textFragment: string | null;
};

/** Code points before and after a quote that tell it from its like. */
const AROUND = 32;

/** Citations with their W3C selectors and text fragments, as their pages' texts have them. Positions count code points, as the W3C wants. */
export function locateCitations(
  citations: readonly StoredCitation[],
  textOf: (page: string) => string | undefined,
): LocatedCitation[] {
  const pages = new Map<string, (offset: number) => number>();
  return citations.map((citation) => {
    const { page, start, end, url } = citation;
    const text = textOf(page);
    if (text === undefined) return { ...citation, target: null, textFragment: null };
    const positionOf = pages.get(page) ?? createPositions(text);
    pages.set(page, positionOf);
    return {
      ...citation,
      target: {
        source: url ?? nameOf(page),
        selector: [
          {
            type: 'TextQuoteSelector',
            exact: text.slice(start, end),
            prefix: Array.from(text.slice(Math.max(0, start - 2 * AROUND), start))
              .slice(-AROUND)
              .join(''),
            suffix: Array.from(text.slice(end, end + 2 * AROUND))
              .slice(0, AROUND)
              .join(''),
          },
          { type: 'TextPositionSelector', start: positionOf(start), end: positionOf(end) },
        ],
      },
      textFragment: url === null ? null : linkToQuote(url, text, { start, end }),
    };
  });
}

/** A text without an address, by its hash (RFC 6920). */
const nameOf = (sha256: string): string => `ni:///sha-256;${Buffer.from(sha256, 'hex').toString('base64url')}`;

/** Counts code points up to a UTF-16 offset. Asked in rising order it goes through the text once. */
function createPositions(text: string): (offset: number) => number {
  let at = 0;
  let count = 0;
  return (offset) => {
    if (offset < at) [at, count] = [0, 0];
    for (; at < offset && at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
    return count;
  };
}
