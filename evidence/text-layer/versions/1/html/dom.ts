import { DOMParser, parseHTML } from 'linkedom';
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
const CDATA = 4;

/** A page's tree as a DOM document, for Readability. */
export function toDocument(root: HtmlNode): DomDocument {
  // Reason: see DomNode.
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>') as unknown as {
    document: DomDocument;
  };
  const skeleton: Record<string, DomNode> = {
    html: document.documentElement,
    head: document.head,
    body: document.body,
  };
  const open: DomNode[] = [document];
  visit(root, {
    enter: (node) => {
      const into = open.at(-1) ?? document;
      if (isText(node)) into.appendChild(document.createTextNode(node.text));
      if (!isElement(node)) return false;
      const made = skeleton[node.name] ?? document.createElement(node.name);
      if (!skeleton[node.name]) into.appendChild(made);
      for (const { name, value } of node.attributes) made.setAttribute(name, value);
      open.push(made);
      return true;
    },
    leave: (node) => {
      if (isElement(node)) open.pop();
    },
  });
  return document;
}

/** A DOM element as a tree of our own. HTML's names come in lower case, XML's as they are. */
export function fromDom(root: DomNode, kind: 'html' | 'xml'): HtmlNode {
  const tree = createNode('#root');
  const work: { from: DomNode | null; into: HtmlNode }[] = [{ from: root, into: tree }];
  for (let top = work.at(-1); top; top = work.at(-1)) {
    const { from, into } = top;
    if (!from) {
      work.pop();
      continue;
    }
    top.from = from === root ? null : from.nextSibling;
    if (from.nodeType === TEXT || from.nodeType === CDATA)
      insertNode(into, createNode('#text', { text: from.textContent ?? '' }));
    if (from.nodeType !== ELEMENT) continue;
    const name = kind === 'html' ? from.nodeName.toLowerCase() : from.nodeName;
    const attributes = [...(from.attributes ?? [])].map(({ name, value }) => ({ name, value }));
    const made = createNode(name, { attributes });
    insertNode(into, made);
    work.push({ from: from.firstChild, into: made });
  }
  return tree.first ?? tree;
}

/** The root element of XML, or null where there is none. */
export function parseXmlRoot(source: string): HtmlNode | null {
  // Reason: see DomNode.
  const document = new DOMParser().parseFromString(source, 'text/xml') as unknown as {
    documentElement: DomNode | null;
  };
  return document.documentElement === null ? null : fromDom(document.documentElement, 'xml');
}
