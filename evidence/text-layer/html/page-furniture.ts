import { attributeOf, type HtmlNode, isElement, namesOf } from './tree.ts';

const FURNITURE_TAGS = new Set(['nav', 'form', 'dialog']);
/** Around a page these are furniture; in an article they hold its dateline. */
const FRAME_TAGS = new Set(['aside', 'footer']);
/** Words by which sites name what belongs to other pages or other people. */
const FOREIGN_WORDS = new Set(
  'comment comments commentlist respond replies disqus sidebar widget widgets related recent recommended recommendation recommendations popular trending latest teaser teasers promo sponsor sponsored newsletter archive archives archiv feed carousel ticker'.split(
    ' ',
  ),
);

const ANY_FOREIGN = holdingAny(FOREIGN_WORDS);

/** Classes by which sites repeat the subjects of an entry on the entry. */
const TAXONOMY = /(?<=^|\s)(?:category|tag)-\S+/g;

/** Whether the element names itself as a place for other pages, other people or the site: by its tag, or a word of its class, id or role. */
export function isNamedFurniture(element: HtmlNode): boolean {
  return (element.isFurniture ??= readFurniture(element));
}

function readFurniture(element: HtmlNode): boolean {
  if (FURNITURE_TAGS.has(element.name) || (FRAME_TAGS.has(element.name) && !isInArticle(element))) return true;
  if (element.attributes.length === 0) return false;
  const role = attributeOf(element, 'role');
  const names = namesOf(element);
  return isForeign(role === null ? names : `${names} ${role}`);
}

function readForeign(names: string): boolean {
  const own = names.replace(TAXONOMY, '');
  return ANY_FOREIGN.test(own) && nameWords(own).some((word) => FOREIGN_WORDS.has(word));
}

/** Whether names were of furniture; a page repeats its own by the thousand. */
const foreign = new Map<string, boolean>();

function isForeign(names: string): boolean {
  if (names.length < 3) return false;
  if (names.length > 500) return readForeign(names);
  const known = foreign.get(names);
  if (known !== undefined) return known;
  const is = readForeign(names);
  if (foreign.size >= MOST_KNOWN) foreign.clear();
  foreign.set(names, is);
  return is;
}

function isInArticle(element: HtmlNode): boolean {
  for (let at = element.parent; at; at = at.parent) if (at.name === 'article' || at.name === 'main') return true;
  return false;
}

/** A pattern that most names do not match: one of the words, be it within another. Only of names that match is a word one of these. */
export function holdingAny(words: Iterable<string>): RegExp {
  return new RegExp([...words].join('|'), 'iu');
}

/** Names that were cut into words lately: a page repeats its own by the thousand. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 5_000;

/** The lower-case words of class and id names: `entry-date`, `entryDate` and `entry_date` are entry and date. */
export function nameWords(names: string): readonly string[] {
  const found = known.get(names);
  if (found) return found;
  const words = names
    .slice(0, 500)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(names, words);
  return words;
}

/** Whether the node stands in furniture that does not hold the page's title as well. */
export function standsAside(node: HtmlNode, titleAncestors: ReadonlySet<HtmlNode>): boolean {
  for (let at: HtmlNode | null = node; at && isElement(at); at = at.parent) {
    if (titleAncestors.has(at) || at.name === 'body') return false;
    if (isNamedFurniture(at)) return true;
  }
  return false;
}

/** The element and everything around it. */
export function ancestorsOf(node: HtmlNode | null): Set<HtmlNode> {
  const found = new Set<HtmlNode>();
  for (let at = node; at; at = at.parent) found.add(at);
  return found;
}
