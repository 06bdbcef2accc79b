import type { DomDocument } from './dom.ts';

export interface PageFacts {
  title: string | null;
  publishedAt: string | null;
  language: string | null;
  /** What relative links count from. */
  base: string | null;
}

/** What a page says of itself. */
export function readFacts(document: DomDocument, url: string | null): PageFacts {
  const meta = (selector: string): string | null =>
    document.querySelector(selector)?.getAttribute('content')?.trim() || null;
  const baseHref = document.querySelector('base[href]')?.getAttribute('href') ?? null;
  const title =
    meta('meta[property="og:title"]') ??
    (document.querySelector('h1')?.textContent?.trim() || document.querySelector('title')?.textContent?.trim() || null);
  const publishedAt =
    meta('meta[property="article:published_time"]') ??
    meta('meta[name="date"]') ??
    document.querySelector('time[datetime]')?.getAttribute('datetime') ??
    null;
  return {
    title: title?.replace(/\s+/g, ' ') ?? null,
    publishedAt,
    language: document.documentElement?.getAttribute('lang')?.toLowerCase() ?? null,
    base: baseHref === null ? url : (URL.parse(baseHref, url ?? undefined)?.href ?? url),
  };
}
