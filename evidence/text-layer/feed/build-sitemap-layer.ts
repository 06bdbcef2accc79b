import type { TextLayer } from '#contracts/page.ts';
import { absoluteLink } from '../absolute-link.ts';
import { createLayerWriter } from '../layer-writer.ts';

/** Addresses of one sitemap, by its protocol (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/**
 * The text layer of a sitemap: the addresses that it lists, one a line, each a link. Null for XML that is none. It is read without a tree: a large
 * one has tens of thousands of elements and nothing in them but addresses.
 */
export function buildSitemapLayer(source: string): TextLayer | null {
  const [, root] = ROOT.exec(source.slice(0, 20_000)) ?? [];
  if (root === undefined) return null;
  const isIndex = root.toLowerCase() === 'sitemapindex';
  const writer = createLayerWriter();
  let count = 0;
  for (const [, raw = ''] of source.matchAll(LOC)) {
    const address = decodeEntities(raw).trim();
    const href = absoluteLink(address, null);
    if (href === null) continue;
    writer.gap('line');
    const block = writer.open('value', { path: isIndex ? '/sitemapindex/sitemap/loc' : '/urlset/url/loc' });
    writer.openLink(href);
    writer.flow(address);
    writer.closeLink();
    writer.close(block);
    count += 1;
    if (count === MAX_ADDRESSES) break;
  }
  const { suspicious, ...written } = writer.finish();
  return {
    lane: 'structured',
    title: null,
    publishedAt: null,
    language: null,
    ...written,
    ...(suspicious.length > 0 && { suspicious }),
    sitemap: isIndex ? 'sitemaps' : 'pages',
  };
}

const ROOT = /^\ufeff?\s*(?:<\?[^>]*\?>\s*|<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:\w+:)?(urlset|sitemapindex)[\s>]/i;
const LOC = /<(?:sm:|sitemap:)?loc>\s*(?:<!\[CDATA\[)?([^<>\]]{1,2048})/gi;

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED.get(String(name).toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
