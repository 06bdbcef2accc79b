import type { Citation } from '#contracts/evidence.ts';
import type { PlannedStill } from '#contracts/still.ts';
import type { CheckedAnswer } from '../check-composition.ts';
import { cut } from './plain-text.ts';

export interface CitedPage {
  sha256: string;
  url: string | null;
  /** ISO 8601: when it was read. */
  at: string;
}

/** Quotes and headings that a card shows, and graphemes of each: more than any card has room for. */
const MOST_QUOTES = 5;
const MOST_HEADINGS = 3;
const MOST_OF_TEXT = 600;

/** The quotes behind the first claim that has any, those of its first page in their order there. */
export function planPassage(
  { claims, citations }: CheckedAnswer,
  pages: readonly CitedPage[],
): Omit<PlannedStill, 'id'>[] {
  const byId = new Map(citations.map((citation) => [citation.id, citation]));
  for (const claim of claims) {
    const cited = claim.citations.flatMap((id) => byId.get(id) ?? []);
    const first = cited.find(({ role }) => role === 'quote');
    const page = pages.find(({ sha256 }) => sha256 === first?.page);
    if (!first || !page) continue;
    const here = cited
      .filter(({ page: on }) => on === first.page)
      .toSorted((a, b) => a.start - b.start || b.end - a.end);
    const quotes = textsOf(here, 'quote');
    const headings = textsOf(here, 'heading').filter((heading) => !quotes.includes(heading));
    const { sha256, url, at } = page;
    const spec = {
      kind: 'passage' as const,
      quotes: quotes.slice(0, MOST_QUOTES),
      more: Math.max(0, quotes.length - MOST_QUOTES),
      headings: headings.slice(-MOST_HEADINGS),
      url,
      readAt: at,
      sha256,
    };
    return [{ source: url ?? `pages/${sha256}`, spec }];
  }
  return [];
}

/** Texts of one role, each once; what lies within another one is left to that. */
function textsOf(cited: readonly Citation[], role: Citation['role']): string[] {
  const own = cited.filter((citation) => citation.role === role);
  const outer = own.filter(
    (citation) =>
      !own.some(
        (other) =>
          other.start <= citation.start &&
          other.end >= citation.end &&
          other.end - other.start > citation.end - citation.start,
      ),
  );
  return [...new Set(outer.map(({ quote }) => cut(quote, MOST_OF_TEXT)))];
}
