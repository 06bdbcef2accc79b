import type { Citation } from '#contracts/evidence.ts';
import type { StoredCitation, StoredPage } from './stored-take.ts';

/** Citations as they are answered and exported: with the addresses of their pages, page by page as those were read, from top to bottom. */
export function addressCitations(
  citations: readonly Omit<Citation, 'role'>[],
  pages: readonly Pick<StoredPage, 'sha256' | 'url'>[],
): StoredCitation[] {
  const order = new Map(pages.map(({ sha256 }, at) => [sha256, at]));
  const urls = new Map(pages.map(({ sha256, url }) => [sha256, url]));
  return citations
    .map(({ id, quote, page, start, end }) => ({ id, quote, page, start, end, url: urls.get(page) ?? null }))
    .toSorted((a, b) => (order.get(a.page) ?? 0) - (order.get(b.page) ?? 0) || a.start - b.start || a.end - b.end);
}
