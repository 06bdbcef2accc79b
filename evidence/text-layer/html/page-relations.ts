import { absoluteLink } from '../absolute-link.ts';
import { chooseContinuation, isSameSite } from '../continuation.ts';
import { attributeOf, type HtmlNode, textOf } from './tree.ts';

/** What a page says that belongs to it: where it goes on, feeds of it, and its links to its own site. */
export interface PageRelations {
  next?: string;
  feeds?: string[];
  own: { words: string; href: string }[];
}

/** Longer words name something, and no way on. */
const MAX_WORDS = 60;
const MAX_FEEDS = 10;
const MAX_OWN = 300;

/** Reads the relations of a page off its elements, furniture included, and hidden ones left out. */
export function readRelations(
  linking: readonly HtmlNode[],
  { base, url, hidden }: { base: string | null; url: string | null; hidden: ReadonlySet<HtmlNode> },
): PageRelations {
  if (url === null || !URL.canParse(url)) return { own: [] };
  const page = new URL(url);
  const feeds = linking.filter(isFeed).flatMap((link) => absoluteLink(attributeOf(link, 'href') ?? '', base) ?? []);
  const links = linking.flatMap((link) => {
    const isNext = relsOf(link).includes('next');
    const words = link.name === 'a' ? wordsOf(link) : '';
    if (!isNext && (words === '' || words.length > MAX_WORDS)) return [];
    const href = absoluteLink(attributeOf(link, 'href') ?? '', base);
    const isOwn = href !== null && (href.startsWith(`${page.origin}/`) || isSameSite(new URL(href), page));
    return isOwn && !isHidden(link, hidden) ? [{ href, words, isNext }] : [];
  });
  const next = chooseContinuation(links, url);
  const said = links.filter(({ words }) => words !== '');
  const own = new Map(said.map(({ words, href }) => [href, { words, href }]));
  return {
    own: [...own.values()].slice(0, MAX_OWN),
    ...(next !== null && { next }),
    ...(feeds.length > 0 && { feeds: [...new Set(feeds)].slice(0, MAX_FEEDS) }),
  };
}

const relsOf = (node: HtmlNode): string[] => (attributeOf(node, 'rel') ?? '').toLowerCase().split(/\s+/);

function isFeed(node: HtmlNode): boolean {
  if (node.name !== 'link' || !relsOf(node).includes('alternate')) return false;
  return /^application\/(?:rss|atom|feed|rdf)(?:\+(?:xml|json))\b/i.test((attributeOf(node, 'type') ?? '').trim());
}

/** What a link says; an arrow is called something for those who do not see it. */
function wordsOf(link: HtmlNode): string {
  const text = textOf(link).trim();
  if (/[\p{L}\p{N}]/u.test(text)) return text.replace(/\s+/g, ' ');
  return (attributeOf(link, 'aria-label') ?? attributeOf(link, 'title') ?? '').trim();
}

function isHidden(node: HtmlNode, hidden: ReadonlySet<HtmlNode>): boolean {
  for (let at: HtmlNode | null = node; at; at = at.parent) if (hidden.has(at)) return true;
  return false;
}
