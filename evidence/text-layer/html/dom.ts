import { parseHTML } from 'linkedom';
import { MOST_TITLE } from './title-text.ts';
import { createNode, type HtmlNode, insertNode, isElement, isText, visit } from './tree.ts';

/** What is used of a DOM node. linkedom is written against the browser's types, which this project does not load. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>;
  appendChild(node: DomNode): unknown;
  setAttribute(name: string, value: string): void;
}

export interface DomDocument extends DomNode {
  readonly documentElement: DomNode;
  readonly head: DomNode;
  readonly body: DomNode;
  createElement(name: string): DomNode;
  createTextNode(text: string): DomNode;
}

const ELEMENT = 1;
const TEXT = 3;

/** Attributes that Readability, and what is done with its answer, look at. What is hidden it is told by one of them, whatever hides it. */
const KEPT = new Set(
  'id class href src title lang dir datetime content itemprop itemscope itemtype property name rel role aria-label aria-modal type summary datatable colspan rowspan width height open'.split(
    ' ',
  ),
);

/** Readability makes links absolute, which nobody reads: with a long address as their base each would cost its length. */
function isKept(element: HtmlNode, name: string, value: string): boolean {
  if (name === 'content') return value.length <= MOST_TITLE;
  return KEPT.has(name) && !(name === 'href' && element.name === 'base');
}

/** Holds the place of an element in `nodes`. */
const PLACE = 'data-place';

/**
 * A page's tree as a DOM document, for Readability. `originOf` tells which element or text of the tree one of the document was; elements that were
 * renamed, which is to be made again, are known by an attribute.
 */
export function toDocument(
  root: HtmlNode,
  isShown: (element: HtmlNode) => boolean,
): {
  document: DomDocument;
  originOf: (node: DomNode) => HtmlNode | undefined;
} {
  const nodes: HtmlNode[] = [];
  const texts = new WeakMap<DomNode, HtmlNode>();
  // Reason: see DomNode.
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>') as unknown as {
    document: DomDocument;
  };
  const skeleton: ReadonlyMap<string, DomNode> = new Map([
    ['html', document.documentElement],
    ['head', document.head],
    ['body', document.body],
  ]);
  const open: DomNode[] = [document];
  visit(root, {
    enter: (node) => {
      const into = open.at(-1) ?? document;
      if (isText(node) && !(node.parent?.name === 'title' && node.text.length > MOST_TITLE)) {
        const text = document.createTextNode(node.text);
        texts.set(text, node);
        into.appendChild(text);
      }
      if (!isElement(node)) return false;
      const made = skeleton.get(node.name) ?? document.createElement(node.name);
      if (!skeleton.has(node.name)) into.appendChild(made);
      for (const { name, value } of node.attributes) if (isKept(node, name, value)) made.setAttribute(name, value);
      if (!isShown(node)) made.setAttribute('hidden', '');
      made.setAttribute(PLACE, String(nodes.push(node) - 1));
      open.push(made);
      return true;
    },
    leave: (node) => {
      if (isElement(node)) open.pop();
    },
  });
  return {
    document,
    originOf: (node) => {
      const place = [...(node.attributes ?? [])].find(({ name }) => name === PLACE);
      return place ? nodes[Number(place.value)] : texts.get(node);
    },
  };
}

/** A DOM element as a tree of our own. `note` is told what each node was made of. */
export function fromDom(root: DomNode, note: (made: HtmlNode, from: DomNode) => void): HtmlNode {
  const tree = createNode('#root');
  const work: { from: DomNode | null; into: HtmlNode }[] = [{ from: root, into: tree }];
  for (let top = work.at(-1); top; top = work.at(-1)) {
    const { from, into } = top;
    if (!from) {
      work.pop();
      continue;
    }
    top.from = from === root ? null : from.nextSibling;
    if (from.nodeType === TEXT) {
      const text = createNode('#text', from.textContent ?? '');
      note(text, from);
      insertNode(into, text);
    }
    if (from.nodeType !== ELEMENT) continue;
    const attributes = [...(from.attributes ?? [])].map(({ name, value }) => ({ name, value }));
    const made = createNode(from.nodeName.toLowerCase(), '', attributes);
    note(made, from);
    insertNode(into, made);
    work.push({ from: from.firstChild, into: made });
  }
  return tree.first ?? tree;
}
