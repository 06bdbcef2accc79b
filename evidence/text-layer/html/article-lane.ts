import { Readability } from '@mozilla/readability';
import type { DomDocument, DomNode } from './dom.ts';
import type { PageSize } from './parse-html.ts';

/**
 * Readability's cost grows with the square of what it is given, or worse with depth. Pages beyond these bounds, which no written page comes near, go
 * by the structured lane.
 */
const MOST: PageSize = { elements: 30_000, depth: 100, escapes: 30_000 };

/** The element that holds a page's main text, or null where Readability finds none. The document is used up by it. */
export function findArticle(document: DomDocument, { elements, depth, escapes }: PageSize): DomNode | null {
  if (elements > MOST.elements || depth > MOST.depth || escapes > MOST.escapes) return null;
  // Readability speaks of the browser's types, which this project does not load; the document is one in all that it uses.
  const reader = new Readability<DomNode>(document, { serializer: (node) => node, keepClasses: true });
  const found = reader.parse()?.content ?? null;
  return found === null ? null : narrowToMain(found);
}

/** Where the found text holds the page's one `main` and little beside it, the rest is bars and notices that nothing else marks. */
function narrowToMain(found: DomNode): DomNode {
  const [main, second] = found.querySelectorAll('main, [role="main"]');
  return main && !second && lengthOf(main) > lengthOf(found) * 0.6 ? main : found;
}

function lengthOf(node: DomNode): number {
  return (node.textContent ?? '').replace(/\s+/g, '').length;
}
