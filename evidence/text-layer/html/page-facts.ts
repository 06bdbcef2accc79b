import type { DateOrder } from '../dates/read-date.ts';
import { attributeOf, type HtmlNode, textOf } from './tree.ts';
import { type LinkedThing, readLinkedThings } from './json-ld.ts';
import type { TextMeasure } from './measure-texts.ts';
import { findPublished } from './page-date.ts';
import type { PageIndex } from './page-index.ts';
import { findTitle } from './page-title.ts';
import type { ParsedPage } from './parse-html.ts';

export interface PageFacts {
  title: string | null;
  /** The heading on the page that shows the title. */
  titleElement: HtmlNode | null;
  language: string | null;
  /** What relative links count from. */
  base: string | null;
  /** The first of these metadata that has a value, by lower-case name. */
  meta: (names: readonly string[]) => string | null;
  linked: LinkedThing[];
}

const TITLE_METAS = [
  'og:title',
  'twitter:title',
  'citation_title',
  'dc.title',
  'dcterms.title',
  'parsely-title',
  'sailthru.title',
  'title',
];
const SITE_METAS = ['og:site_name', 'application-name', 'apple-mobile-web-app-title', 'dc.publisher'];

/** What a page says of itself: in its metadata, JSON-LD and microdata, and to its readers. */
export function readFacts(
  { root, body, jsonLd }: ParsedPage,
  { index, measure, url }: { index: PageIndex; measure: TextMeasure; url: string | null },
): PageFacts {
  const metas = readMetas(index.metas);
  const meta: PageFacts['meta'] = (names) =>
    names.map((name) => metas.get(name)).find((value) => value !== undefined) ?? null;
  const linked = readLinkedThings(jsonLd);
  const claims = {
    metaTitle: meta(TITLE_METAS),
    documentTitle: (index.title && textOf(index.title).trim()) || null,
    siteName: meta(SITE_METAS),
    linked: linked[0],
  };
  const title = findTitle(index.telling, claims, measure);
  return {
    title: title.text,
    titleElement: title.element,
    language: findLanguage(root, body, meta, linked[0]?.language ?? null),
    base: baseOf(index.bases, url),
    meta,
    linked,
  };
}

/**
 * When a page says that it was published; see `findPublished`. The dates that a page of records shows are those of its records, so there only what
 * is claimed for the page itself counts.
 */
export function readPublished(
  { body }: ParsedPage,
  { linking, telling }: PageIndex,
  facts: PageFacts,
  { url, isRecordPage }: { url: string | null; isRecordPage: boolean },
): string | null {
  const canonical = canonicalOf(linking);
  const addresses = [canonical, facts.meta(['og:url']), url]
    .filter((address) => address !== null)
    .map((address) => URL.parse(address, facts.base ?? undefined)?.href ?? '');
  return findPublished(body, {
    ...facts,
    telling,
    addresses,
    order: orderOf(facts.language),
    readsShown: !isRecordPage,
  });
}

function canonicalOf(linking: readonly HtmlNode[]): string | null {
  const link = linking.find((node) => node.name === 'link' && /\bcanonical\b/i.test(attributeOf(node, 'rel') ?? ''));
  return link ? attributeOf(link, 'href') : null;
}

/** Values by lower-case name; the first of a name counts. */
function readMetas(elements: readonly HtmlNode[]): Map<string, string> {
  const metas = new Map<string, string>();
  for (const element of elements) {
    const value = attributeOf(element, 'content')?.trim() ?? '';
    if (value === '') continue;
    for (const key of ['property', 'name', 'itemprop', 'http-equiv']) {
      const name = attributeOf(element, key)?.trim().toLowerCase();
      if (name && !metas.has(name)) metas.set(name, value);
    }
  }
  return metas;
}

function findLanguage(root: HtmlNode, body: HtmlNode, meta: PageFacts['meta'], linked: string | null): string | null {
  const stated = [
    attributeOf(root, 'lang'),
    attributeOf(root, 'xml:lang'),
    meta(['content-language', 'language', 'dc.language', 'dcterms.language', 'inlanguage']),
    attributeOf(body, 'lang'),
    meta(['og:locale']),
    linked,
  ];
  for (const tag of stated) {
    const normal = tag
      ?.trim()
      .split(/[,;\s]/)[0]
      ?.replaceAll('_', '-')
      .toLowerCase();
    if (normal && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(normal)) return normal;
  }
  return null;
}

function baseOf(bases: readonly HtmlNode[], url: string | null): string | null {
  const href = bases.map((node) => attributeOf(node, 'href')).find((found) => found !== null);
  return href ? (URL.parse(href, url ?? undefined)?.href ?? url) : url;
}

/** Slashed dates put the month first in the United States and where English is all that is known. */
function orderOf(language: string | null): DateOrder {
  return language === null || language === 'en' || language === 'en-us' ? 'month-first' : 'day-first';
}
