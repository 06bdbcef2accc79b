import type { DomNode } from './dom.ts';

const FURNITURE_TAGS = new Set(['nav', 'form', 'dialog']);
/** Around a page these are furniture; in an article they hold its dateline. */
const FRAME_TAGS = new Set(['aside', 'footer']);
/** Words by which sites name what belongs to other pages or other people. */
const FOREIGN_WORDS = new Set(
  'comment comments commentlist respond replies disqus sidebar widget widgets related recent recommended recommendation recommendations popular trending latest teaser teasers promo sponsor sponsored newsletter archive archives archiv feed carousel ticker'.split(
    ' ',
  ),
);

/** Whether the element names itself as a place for other pages, other people or the site: by its tag, or a word of its class, id or role. */
export function isNamedFurniture(element: DomNode): boolean {
  if (FURNITURE_TAGS.has(element.localName) || (FRAME_TAGS.has(element.localName) && !isInArticle(element)))
    return true;
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''} ${element.getAttribute('role') ?? ''}`;
  return names.length > 2 && nameWords(names).some((word) => FOREIGN_WORDS.has(word));
}

function isInArticle(element: DomNode): boolean {
  for (let at = element.parentNode; at; at = at.parentNode)
    if (at.localName === 'article' || at.localName === 'main') return true;
  return false;
}

/** The lower-case words of class and id names: `entry-date`, `entryDate` and `entry_date` are entry and date. */
export function nameWords(names: string): string[] {
  return names
    .slice(0, 500)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Whether the node stands in furniture that does not hold the page's title as well. */
export function standsAside(node: DomNode, titleAncestors: ReadonlySet<DomNode>): boolean {
  for (let at: DomNode | null = node; at && at.nodeType === 1; at = at.parentNode) {
    if (titleAncestors.has(at) || at.localName === 'body') return false;
    if (isNamedFurniture(at)) return true;
  }
  return false;
}

/** The element and everything around it. */
export function ancestorsOf(node: DomNode | null): Set<DomNode> {
  const found = new Set<DomNode>();
  for (let at = node; at; at = at.parentNode) found.add(at);
  return found;
}
