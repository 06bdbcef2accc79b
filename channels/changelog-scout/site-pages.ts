import type { ReadPage } from '#contracts/page.ts';
import { parse } from 'tldts';

export interface SitePage {
  url: string;
  isSitemap: boolean;
}

/**
 * Where a site that is named by its start page may keep its changelog when no link says so: its first feed and its sitemap, and then what the
 * sitemap lists that is called so. Of any other page nothing is guessed.
 */
export function findOnSite(pages: ReadPage[], sitemaps: ReadPage[]): SitePage[] {
  const start = pages.find(({ url }) => url !== null && isStart(new URL(url)));
  if (!start?.url) return [];
  const isOwn = (href: string): boolean => isSameSite(href, start.url);
  if (sitemaps.length > 0) return sitemaps.flatMap((sitemap) => listed(sitemap, isOwn));
  const feeds = (start.layer.feeds ?? []).filter(isOwn).slice(0, 1);
  return [
    ...feeds.map((url) => ({ url, isSitemap: false })),
    { url: new URL('/sitemap.xml', start.url).href, isSitemap: true },
  ];
}

/** The same host and port, or names below one registered name. */
export function isSameSite(href: string, url: string | null): boolean {
  if (url === null || !URL.canParse(href)) return false;
  if (new URL(href).host === new URL(url).host) return true;
  const [a, b] = [parse(href), parse(url)];
  return a.domain !== null && a.domain === b.domain && new URL(href).port === new URL(url).port;
}

/** Further pages, and sitemaps of an index, that are read of one sitemap. */
const MOST = 2;
/** What a changelog is called in an address, the surest first. */
const NAMES = [
  /change-?log/,
  /release-?notes/,
  /(?:version|release)-?history/,
  /what-?s-?new/,
  /(?:^|\/)releases?$/,
  /updates?$/,
  /news$/,
];
const PARTS = [/change-?log|release/, /page/, /doc/, /news|post|blog/];

function listed({ layer }: ReadPage, isOwn: (href: string) => boolean): SitePage[] {
  const isSitemap = layer.sitemap === 'sitemaps';
  const own = [...new Set(layer.links.map(({ href }) => href))].filter(isOwn);
  if (isSitemap && own.length <= MOST) return own.map((url) => ({ url, isSitemap: false }));
  const names = isSitemap ? PARTS : NAMES;
  const ranked = own.flatMap((url) => {
    const path = new URL(url).pathname.toLowerCase().replace(/(?:\.[a-z]{2,5})*\/?$/, '');
    const rank = names.findIndex((name) => name.test(path));
    return rank < 0 ? [] : [{ url, rank, length: path.length }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.length - b.length)
    .slice(0, MOST)
    .map(({ url }) => ({ url, isSitemap: false }));
}

/** The root of a host, or of a language of it. */
const isStart = ({ pathname }: URL): boolean => /^\/(?:index\.[a-z]+|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(pathname);
