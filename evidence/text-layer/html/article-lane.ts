import { Readability } from '@mozilla/readability';
import type { Cascade } from '../css/cascade.ts';
import { type DomNode, fromDom, toDocument } from './dom.ts';
import { gapOf } from './html-frames.ts';
import type { ParsedPage, PageSize } from './parse-html.ts';
import { attributeOf, findAll, type HtmlNode, isElement, isText, textOf, visit } from './tree.ts';

/**
 * Readability's cost grows with the square of what it is given, or worse with depth. Pages beyond these bounds, which no written page comes near, go
 * by the structured lane.
 */
const MOST: PageSize = { elements: 30_000, depth: 100, escapes: 30_000 };
/** Neighbours in a line that are looked at. */
const MOST_NEIGHBOURS = 20;

export interface Article {
  /** Readability's own copy of the main text, with what it changed and dropped. */
  copy: HtmlNode;
  /** The element of the page that holds the main text. */
  root: HtmlNode;
  /** Whether Readability left an element of the page out of it. */
  isDropped: (element: HtmlNode) => boolean;
  /** Whether a text of the page is in it. */
  keepsText: (text: HtmlNode) => boolean;
}

/**
 * The page's main text, or null where Readability finds none. Readability only says which elements it is in: the words come from the page itself,
 * so that no line loses a word which has a name that it dislikes.
 */
export function findArticle({ root, size, styles }: ParsedPage): Article | null {
  if (size.elements > MOST.elements || size.depth > MOST.depth || size.escapes > MOST.escapes) return null;
  const read = readArticle(root, styles);
  if (read === null) return null;
  const { found, originOf } = read;
  const origins = new Map<HtmlNode, HtmlNode>();
  const copy = fromDom(found, (made, from) => {
    const origin = originOf(from);
    if (origin) origins.set(made, origin);
  });
  return mapArticle(narrowToMain(copy), origins, styles);
}

/** A layer is made of every page: one that Readability, or its document, fails on goes by the structured lane. */
function readArticle(root: HtmlNode, { styleOf }: Cascade) {
  try {
    const { document, originOf } = toDocument(root, (element) => !styleOf(element).isGone);
    // Readability speaks of the browser's types, which this project does not load; the document is one in all that it uses.
    const reader = new Readability<DomNode>(document, { serializer: (node) => node, keepClasses: true });
    const found = reader.parse()?.content ?? null;
    return found && { found, originOf };
  } catch {
    return null;
  }
}

function mapArticle(copy: HtmlNode, origins: ReadonlyMap<HtmlNode, HtmlNode>, { styleOf }: Cascade): Article | null {
  const kept = new Set<HtmlNode>();
  visit(copy, {
    enter: (node) => {
      const origin = origins.get(node);
      if (origin) kept.add(origin);
      return true;
    },
  });
  const root = commonAncestor([...kept]);
  if (!root) return null;
  /** Elements with one of the kept in them. */
  const around = new Set<HtmlNode>();
  visit(root, {
    enter: isElement,
    leave: (node) => {
      if (node.parent && (kept.has(node) || around.has(node))) around.add(node.parent);
    },
  });
  const isInline = (node: HtmlNode): boolean => gapOf(node.name, styleOf(node)) === 'none';
  const restored = new Set<HtmlNode>();
  return { copy, root, isDropped, keepsText };

  function keepsText(text: HtmlNode): boolean {
    return kept.has(text) || !/\S/.test(text.text) || (text.parent !== null && restored.has(text.parent));
  }

  function isDropped(element: HtmlNode): boolean {
    if (kept.has(element) || around.has(element)) return false;
    const { parent } = element;
    const isWord = parent !== null && (restored.has(parent) || (isInline(element) && isInSentence(element)));
    if (isWord) restored.add(element);
    return !isWord;
  }

  /** Whether kept text stands beside an element in its line. */
  function isInSentence(element: HtmlNode): boolean {
    return (['previous', 'next'] as const).some((side) => {
      let steps = 0;
      for (let at = element[side]; at && steps < MOST_NEIGHBOURS; at = at[side]) {
        steps += 1;
        if (isText(at) && kept.has(at) && /\S/.test(at.text)) return true;
        if (!isElement(at)) continue;
        if (at.name === 'br' || !isInline(at)) return false;
        if (kept.has(at) && /\S/.test(textOf(at))) return true;
      }
      return false;
    });
  }
}

function commonAncestor(nodes: readonly HtmlNode[]): HtmlNode | null {
  let common: HtmlNode[] | null = null;
  for (const node of nodes) {
    const path: HtmlNode[] = [];
    for (let at: HtmlNode | null = node; at; at = at.parent) path.unshift(at);
    const before: HtmlNode[] = common ?? path;
    const end = before.findIndex((each, at) => each !== path[at]);
    common = end < 0 ? before : before.slice(0, end);
  }
  return common?.at(-1) ?? null;
}

/** Where the found text holds the page's one `main` and little beside it, the rest is bars and notices that nothing else marks. */
function narrowToMain(found: HtmlNode): HtmlNode {
  const [main, second] = findAll(found, (node) => node.name === 'main' || attributeOf(node, 'role') === 'main');
  return main && !second && lengthOf(main) > lengthOf(found) * 0.6 ? main : found;
}

function lengthOf(node: HtmlNode): number {
  return textOf(node).replace(/\s+/g, '').length;
}
