import type { Citation } from '#contracts/evidence.ts';
import { isRendered } from '#contracts/page.ts';
import type { PlannedStill } from '#contracts/still.ts';
import type { CheckedAnswer, Claim } from '../check-composition.ts';
import { cut } from './plain-text.ts';

export interface CitedPage {
  sha256: string;
  url: string | null;
  /** ISO 8601: when it was read. */
  at: string;
  mediaType: string;
}

/** Quotes and headings that a card shows, and graphemes of each: more than any card has room for. */
const MOST_QUOTES = 5;
const MOST_HEADINGS = 3;
const MOST_OF_TEXT = 600;

/** The quotes behind what the answer leads with, those of the first page of it in their order there. */
export function planPassage(answer: CheckedAnswer, pages: readonly CitedPage[]): Omit<PlannedStill, 'id'>[] {
  const found = findPassage(answer, pages);
  if (!found) return [];
  const { url, at, sha256 } = found.page;
  const [quotes, headings] = [textsOf(found.quotes), textsOf(found.headings)];
  const spec = {
    kind: 'passage' as const,
    quotes: quotes.slice(0, MOST_QUOTES),
    more: Math.max(0, quotes.length - MOST_QUOTES),
    headings: headings.filter((heading) => !quotes.includes(heading)).slice(-MOST_HEADINGS),
    url,
    readAt: at,
    sha256,
  };
  return [{ source: url ?? `pages/${sha256}`, spec }];
}

/** Where the page of the passage was read by a browser, a picture of the first quote in its place there. */
export function planPage(answer: CheckedAnswer, pages: readonly CitedPage[]): Omit<PlannedStill, 'id'>[] {
  const found = findPassage(answer, pages);
  if (!found || found.page.url === null || !isRendered(found.page.mediaType)) return [];
  const { url, at, sha256 } = found.page;
  const headings = found.headings.map(({ quote }) => quote).slice(-MOST_HEADINGS);
  const spec = { kind: 'page' as const, quote: found.quotes[0]!.quote, headings, url, readAt: at, sha256 };
  return [{ source: `pages/${sha256}`, spec }];
}

/** What carries the first claim that has a quote: its first page, and the citations there in their order, none of them within another. */
function findPassage(answer: CheckedAnswer, pages: readonly CitedPage[]) {
  const byId = new Map(answer.citations.map((citation) => [citation.id, citation]));
  for (const claim of inOrderOfProse(answer)) {
    const cited = claim.citations.flatMap((id) => byId.get(id) ?? []);
    const first = cited.find(({ role }) => role === 'quote');
    const page = pages.find(({ sha256 }) => sha256 === first?.page);
    if (!first || !page) continue;
    const here = cited
      .filter(({ page: on }) => on === first.page)
      .toSorted((a, b) => a.start - b.start || b.end - a.end);
    return { page, quotes: outermost(here, 'quote'), headings: outermost(here, 'heading') };
  }
  return undefined;
}

/** Claims as a reader meets them: of each sentence that leans on rows the first of them, then all. */
function inOrderOfProse({ claims, sentences }: CheckedAnswer): Claim[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const told = sentences.flatMap(({ rows }) => (rows.length > 0 ? (byId.get(`row:${rows[0]}`) ?? []) : []));
  return [...told, ...claims];
}

function outermost(cited: readonly Citation[], role: Citation['role']): Citation[] {
  const own = cited.filter((citation) => citation.role === role);
  return own.filter(
    (citation) =>
      !own.some(
        (other) =>
          other.start <= citation.start &&
          other.end >= citation.end &&
          other.end - other.start > citation.end - citation.start,
      ),
  );
}

/** Texts of citations, each once, of the length that a card has room for. */
const textsOf = (cited: readonly Citation[]): string[] => [
  ...new Set(cited.map(({ quote }) => cut(quote, MOST_OF_TEXT))),
];
