import { findDates, readDate, type DateOrder } from '../dates/read-date.ts';
import { attributeOf, findAll, type HtmlNode, isElement, isText, namesOf, textOf, visit } from './tree.ts';
import type { LinkedThing } from './json-ld.ts';
import { ancestorsOf, isNamedFurniture, nameWords, standsAside } from './page-furniture.ts';

interface DateClues {
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
  'dcterms.issued',
  'dcterms.created',
  'dcterms.date',
  'dc.date.issued',
  'dc.date.created',
  'dc.date',
  'dc.created',
  'prism.publicationdate',
  'date',
  'displaydate',
  'originalpublicationdate',
  'rbpubdate',
  'bt:pubdate',
  'cxenseparse:recs:publishtime',
  'article:post_date',
  'created',
  'datecreated',
  'timestamp',
  'video:release_date',
  'release_date',
  'shareaholic:article_published_time',
  'vr:published_time',
  'rnews:datepublished',
  'gsa:publication_date',
] as const;
const MODIFIED = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'dcterms.modified',
  'dc.date.modified',
  'last-modified',
  'lastmod',
  'modified',
  'revised',
] as const;
/** Attributes that hold a date for machines. */
const STATED = ['content', 'datetime', 'data-datetime', 'data-date', 'data-time', 'data-timestamp', 'title'];
const DATE_WORDS = new Set(
  'date dates dateline datetime published publish publication pubdate posted timestamp time datum fecha data updated created byline meta metadata when day'.split(
    ' ',
  ),
);
const SURE_WORDS = new Set('date dateline datetime published pubdate posted timestamp datum fecha'.split(' '));

/**
 * The day or moment at which a page says that it was published: structured claims first, then marked-up times, its address, and a dateline near
 * its title; a date of change only where nothing else is there. Dates of comments, lists of other pages and sidebars are not the page's.
 */
export function findPublished(body: HtmlNode, clues: DateClues): string | null {
  const read = (text: string | null | undefined): string | null => (text ? readDate(text, clues.order) : null);
  const [linked] = clues.linked;
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
    (clues.readsShown ? findMarked(body, clues) : null) ??
    clues.addresses.map(dateOfAddress).find((date) => date !== null) ??
    (clues.readsShown ? (findTimes(body, clues) ?? findDateline(body, clues)) : null) ??
    read(linked?.modifiedAt) ??
    read(clues.meta(MODIFIED)) ??
    null
  );
}

function isMarkedDate(node: HtmlNode): boolean {
  const meanings = `${attributeOf(node, 'itemprop') ?? ''} ${attributeOf(node, 'property') ?? ''}`;
  if (/\b(?:datePublished|dateCreated|dc:date|dc:created)\b/.test(meanings)) return true;
  const classes = ` ${attributeOf(node, 'class') ?? ''} `;
  if (classes.includes(' dt-published ')) return true;
  if (classes.includes(' published ') && (node.name === 'abbr' || attributeOf(node, 'title') !== null)) return true;
  return node.name === 'time' && attributeOf(node, 'pubdate') !== null;
}

/** Microdata and `pubdate`, whose meaning is stated. */
function findMarked(body: HtmlNode, { titleElement, order }: DateClues): string | null {
  const around = ancestorsOf(titleElement);
  for (const element of findAll(body, isMarkedDate)) {
    if (standsAside(element, around) && !isMachineOnly(element)) continue;
    const date =
      STATED.map((name) => readDate(attributeOf(element, name) ?? '', order)).find((found) => found !== null) ??
      readDate(textOf(element), order);
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

interface Candidate {
  date: string;
  /** How well the element's names say that this is a date of publication. */
  rank: number;
  /** Count of elements between it and the title. */
  distance: number;
}

/** Times and elements called date in the page's own content, the best named and nearest to the title first. */
function findTimes(body: HtmlNode, { titleElement, order }: DateClues): string | null {
  const around = ancestorsOf(titleElement);
  const candidates: Candidate[] = [];
  let position = 0;
  let titleAt = 0;
  visit(body, {
    enter: (node) => {
      if (!isElement(node)) return false;
      position += 1;
      if (node === titleElement) titleAt = position;
      if (node.name !== 'body' && !around.has(node) && isNamedFurniture(node) && !isOwnDate(node)) return false;
      const rank = rankOf(node);
      if (rank === null) return true;
      const text = textOf(node);
      const date =
        STATED.map((name) => readDate(attributeOf(node, name) ?? '', order)).find((found) => found !== null) ??
        (text.length < 300 ? readDate(text, order) : null);
      if (date !== null) candidates.push({ date, rank, distance: position });
      return date === null;
    },
  });
  const ranked = candidates
    .map((candidate) => ({ ...candidate, distance: Math.abs(candidate.distance - titleAt) }))
    .toSorted((left, right) => left.rank - right.rank || left.distance - right.distance);
  const days = new Set(ranked.filter(({ rank }) => rank === ranked[0]?.rank).map(({ date }) => date.slice(0, 10)));
  // Many days of one rank far from the title are a list of other things.
  const [best] = ranked;
  if (!best || (days.size > 4 && best.distance > 40)) return null;
  return best.date;
}

/** "entry-meta" and "post-footer" hold the date of their own entry. */
function isOwnDate(node: HtmlNode): boolean {
  return nameWords(attributeOf(node, 'class') ?? '').some((word) => SURE_WORDS.has(word));
}

function rankOf(node: HtmlNode): number | null {
  const words = nameWords(`${namesOf(node)} ${attributeOf(node, 'itemprop') ?? ''}`);
  const isChange = words.some((word) => word === 'updated' || word === 'modified' || word === 'edited');
  if (node.name === 'time' || node.name === 'relative-time') return isChange ? 2 : 0;
  if (words.some((word) => SURE_WORDS.has(word))) return isChange ? 2 : 1;
  return words.some((word) => DATE_WORDS.has(word)) ? 3 : null;
}

/** A short stretch of text with a date, just before or after the title. */
function findDateline(body: HtmlNode, { titleElement, order }: DateClues): string | null {
  const texts: string[] = [];
  let titleAt: number | null = null;
  visit(body, {
    enter: (node) => {
      if (node === titleElement) titleAt = texts.length;
      if (isText(node)) {
        const text = node.text.trim();
        if (text !== '') texts.push(text.slice(0, 200));
      }
      return isElement(node) && texts.length < 3_000 && (node.name === 'body' || !isNamedFurniture(node));
    },
  });
  const from = titleAt ?? 0;
  const near = [...texts.slice(from, from + 14), ...texts.slice(Math.max(0, from - 6), from).toReversed()];
  for (const text of near) {
    if (text.length > 120) continue;
    for (const { iso, start, end } of findDates(text, order))
      if (text.length - (end - start) < 60 && iso >= '1990') return iso;
  }
  return null;
}
