import { readDate, type DateOrder } from '../dates/read-date.ts';
import type { LinkedThing } from './json-ld.ts';
import { ancestorsOf, standsAside } from './page-furniture.ts';
import { createShownDates, STATED } from './shown-dates.ts';
import { attributeOf, firstTextOf, type HtmlNode } from './tree.ts';

interface DateClues {
  /** See PageIndex. */
  telling: readonly HtmlNode[];
  meta: (names: readonly string[]) => string | null;
  linked: LinkedThing[];
  /** Addresses that the page goes by; a date may stand in their paths. */
  addresses: string[];
  titleElement: HtmlNode | null;
  order: DateOrder;
  /** Whether the dates that the page shows count. */
  readsShown: boolean;
}

const PUBLISHED = [
  'article:published_time',
  'article:published',
  'og:published_time',
  'og:article:published_time',
  'og:release_date',
  'datepublished',
  'date_published',
  'publish_date',
  'publishdate',
  'publish-date',
  'published_date',
  'publicationdate',
  'publication_date',
  'pubdate',
  'pub_date',
  'article.published',
  'article_date_original',
  'parsely-pub-date',
  'sailthru.date',
  'citation_publication_date',
  'citation_online_date',
  'citation_date',
  'bepress_citation_date',
  'dcterms.issued',
  'dcterms.created',
  'dc.date.issued',
  'dc.date.created',
  'dc.created',
  'prism.publicationdate',
  'originalpublicationdate',
  'rbpubdate',
  'bt:pubdate',
  'cxenseparse:recs:publishtime',
  'article:post_date',
  'datecreated',
  'video:release_date',
  'release_date',
  'shareaholic:article_published_time',
  'vr:published_time',
  'rnews:datepublished',
  'gsa:publication_date',
] as const;
/** Names under which many sites state when a page was last touched; a date that the page shows beside its title says more. */
const LOOSE = ['date', 'dcterms.date', 'dc.date', 'displaydate', 'created', 'timestamp'] as const;
const MODIFIED = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'dateupdate',
  'dcterms.modified',
  'dc.date.modified',
  'last-modified',
  'lastmod',
  'modified',
  'revised',
] as const;
/**
 * The day or moment at which a page says that it was published: structured claims first, then marked-up times, its address, and a dateline near
 * its title; a date of change only where nothing else is there. Dates of comments, lists of other pages and sidebars are not the page's.
 */
export function findPublished(body: HtmlNode, clues: DateClues): string | null {
  const read = (text: string | null | undefined): string | null => (text ? readDate(text, clues.order) : null);
  const [linked] = clues.linked;
  const shown = createShownDates(body, clues);
  const datedThings = new Set(
    clues.linked
      .filter(({ types }) => linked && types[0] === linked.types[0])
      .map(({ publishedAt }) => publishedAt?.slice(0, 10)),
  );
  return (
    (datedThings.size <= 2
      ? clues.linked.map(({ publishedAt }) => read(publishedAt)).find((date) => date !== null)
      : null) ??
    read(clues.meta(PUBLISHED)) ??
    (clues.readsShown ? (findMarked(clues) ?? shown.findTimes({ isBeside: true })) : null) ??
    read(clues.meta(LOOSE)) ??
    clues.addresses.map(dateOfAddress).find((date) => date !== null) ??
    (clues.readsShown ? (shown.findTimes({ isBeside: false }) ?? shown.findDateline() ?? shown.findStated()) : null) ??
    read(linked?.modifiedAt) ??
    read(clues.meta(MODIFIED)) ??
    null
  );
}

/** More than any element that is marked as a date holds; such elements may stand in one another. */
const MOST_MARKED = 4_000;
const MARKED = /\b(?:datePublished|dateCreated|dc:date|dc:created)\b/;

function isMarkedDate(node: HtmlNode): boolean {
  if (node.attributes.length === 0) return false;
  const meanings = [attributeOf(node, 'itemprop'), attributeOf(node, 'property')];
  if (meanings.some((said) => said !== null && MARKED.test(said))) return true;
  const said = attributeOf(node, 'class');
  const classes = said?.includes('published') ? ` ${said} ` : '';
  if (classes.includes(' dt-published ')) return true;
  if (classes.includes(' published ') && (node.name === 'abbr' || attributeOf(node, 'title') !== null)) return true;
  return node.name === 'time' && attributeOf(node, 'pubdate') !== null;
}

/** Microdata and `pubdate`, whose meaning is stated. */
function findMarked({ telling, titleElement, order }: DateClues): string | null {
  const around = ancestorsOf(titleElement);
  for (const element of telling) {
    if (!isMarkedDate(element)) continue;
    if (standsAside(element, around) && !isMachineOnly(element)) continue;
    const date =
      STATED.map((name) => readDate(attributeOf(element, name) ?? '', order)).find((found) => found !== null) ??
      readDate(firstTextOf(element, MOST_MARKED), order);
    if (date !== null) return date;
  }
  return null;
}

function isMachineOnly(element: HtmlNode): boolean {
  return element.name === 'meta';
}

function dateOfAddress(address: string): string | null {
  const path = URL.parse(address)?.pathname ?? '';
  const found =
    /\/((?:19|20)\d{2})[/-]([01]?\d)[/-]([0-3]?\d)(?=[/_-]|$)/.exec(path) ??
    /[/_-]((?:199|20[0-4])\d)([-_]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?=[/._-]|$)/
      .exec(path)
      ?.filter((_, index) => index !== 2);
  return found
    ? readDate(`${found[1]}-${(found[2] ?? '').padStart(2, '0')}-${(found[3] ?? '').padStart(2, '0')}`, 'day-first')
    : null;
}
