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

/** UTF-16 units between two places whose number of code points is noted. */
const STRIDE = 4096;

/** Counts code points up to a UTF-16 offset, in whatever order it is asked. Goes through the text once. */
function createPositions(text: string): (offset: number) => number {
  if (!/[\ud800-\udbff]/.test(text)) return (offset) => offset;
  const pairs = (from: number, to: number): number => {
    let count = 0;
    for (let at = from; at < to; at++) if ((text.codePointAt(at) ?? 0) > 0xffff) count += 1;
    return count;
  };
  const before = [0];
  for (let from = 0; from < text.length; from += STRIDE) before.push(before.at(-1)! + pairs(from, from + STRIDE));
  return (offset) => {
    const stride = Math.floor(offset / STRIDE);
    return offset - before[stride]! - pairs(stride * STRIDE, offset);
  };
}
