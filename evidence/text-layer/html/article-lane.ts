import { Readability } from '@mozilla/readability';
import type { DomDocument, DomNode } from './dom.ts';

/** The element that holds a page's main text, or null where Readability finds none. The document is used up by it. */
export function findArticle(document: DomDocument): DomNode | null {
  type Source = ConstructorParameters<typeof Readability>[0];
  // Reason: see DomNode.
  const reader = new Readability<DomNode>(document as unknown as Source, {
    serializer: (node) => node as unknown as DomNode,
    keepClasses: true,
  });
  return reader.parse()?.content ?? null;
}
