import { Readability } from '@mozilla/readability';
import { type DomNode, fromDom, toDocument } from './dom.ts';
import type { ParsedPage, PageSize } from './parse-html.ts';
import { attributeOf, findAll, type HtmlNode, textOf } from './tree.ts';

/**
 * Readability's cost grows with the square of what it is given, or worse with depth. Pages beyond these bounds, which no written page comes near, go
 * by the structured lane.
 */
const MOST: PageSize = { elements: 30_000, depth: 100, escapes: 30_000 };

/** The tree that holds a page's main text, or null where Readability finds none. */
export function findArticle({ root, size }: ParsedPage): HtmlNode | null {
  if (size.elements > MOST.elements || size.depth > MOST.depth || size.escapes > MOST.escapes) return null;
  // Readability speaks of the browser's types, which this project does not load; the document is one in all that it uses.
  const reader = new Readability<DomNode>(toDocument(root), { serializer: (node) => node, keepClasses: true });
  const found = reader.parse()?.content ?? null;
  return found === null ? null : narrowToMain(fromDom(found, 'html'));
}

/** Where the found text holds the page's one `main` and little beside it, the rest is bars and notices that nothing else marks. */
function narrowToMain(found: HtmlNode): HtmlNode {
  const [main, second] = findAll(found, (node) => node.name === 'main' || attributeOf(node, 'role') === 'main');
  return main && !second && lengthOf(main) > lengthOf(found) * 0.6 ? main : found;
}

function lengthOf(node: HtmlNode): number {
  return textOf(node).replace(/\s+/g, '').length;
}
