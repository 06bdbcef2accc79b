import { html, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { MAX_ATTRIBUTES } from './flatten-depth.ts';
import { createNode, type HtmlNode, insertNode, removeNode } from './tree.ts';

/** What parse5 asks of a node beside what the tree is read by. */
interface BuiltNode extends HtmlNode {
  namespace?: html.NS;
  /** Of a template. */
  content?: HtmlNode;
}

export type Built = TreeAdapterTypeMap<
  BuiltNode,
  BuiltNode,
  BuiltNode,
  BuiltNode,
  BuiltNode,
  BuiltNode,
  BuiltNode,
  BuiltNode,
  BuiltNode,
  BuiltNode
>;

/** Builds the tree of a page straight from parse5's parser. */
export const TREE_ADAPTER: TreeAdapter<Built> = {
  createDocument: () => createNode('#root'),
  createDocumentFragment: () => createNode('#root'),
  createElement: (name, namespace, attributes) => {
    // Sheets may ask for any attribute.
    const node: BuiltNode = createNode(nameOf(name), '', attributes);
    if (namespace !== html.NS.HTML) node.namespace = namespace;
    return node;
  },
  createCommentNode: (text) => createNode('#comment', text),
  createTextNode: (text) => createNode('#text', text),
  appendChild: (parent, node) => insertNode(parent, node),
  insertBefore: (parent, node, before) => insertNode(parent, node, before),
  detachNode: removeNode,
  insertText: (parent, text) => addText(parent, text, null),
  insertTextBefore: (parent, text, before) => addText(parent, text, before),
  setTemplateContent: (template, content) => {
    template.content = content;
  },
  getTemplateContent: (template) => template.content ?? template,
  adoptAttributes: (node, attributes) => {
    // Of a page with thousands of `body` tags each would be compared with all before it.
    if (node.attributes.length >= MAX_ATTRIBUTES) return;
    const added = attributes.filter(({ name }) => node.attributes.every((own) => own.name !== name));
    node.attributes = [...node.attributes, ...added];
  },
  setDocumentType: () => {},
  setDocumentMode: () => {},
  getDocumentMode: () => html.DOCUMENT_MODE.NO_QUIRKS,
  getFirstChild: (node) => node.first,
  getChildNodes: (node) => [...children(node)],
  getParentNode: (node) => node.parent,
  getAttrList: (node) => [...node.attributes],
  getTagName: (node) => node.name,
  getNamespaceURI: (node) => node.namespace ?? html.NS.HTML,
  getTextNodeContent: (node) => node.text,
  getCommentNodeContent: (node) => node.text,
  getDocumentTypeNodeName: () => 'html',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isTextNode: (node): node is BuiltNode => node.name === '#text',
  isCommentNode: (node): node is BuiltNode => node.name === '#comment',
  isDocumentTypeNode: (_node): _node is BuiltNode => false,
  isElementNode: (node): node is BuiltNode => !node.name.startsWith('#'),
  setNodeSourceCodeLocation: () => {},
  getNodeSourceCodeLocation: () => null,
  updateNodeSourceCodeLocation: () => {},
};

/** The names that pages have, each as one string: to tell such names apart costs next to nothing. */
const NAMES = new Map<string, string>();
const MOST_NAMES = 1_000;

function nameOf(tag: string): string {
  const known = NAMES.get(tag);
  if (known !== undefined) return known;
  const name = tag.toLowerCase();
  if (NAMES.size < MOST_NAMES) NAMES.set(tag, name);
  return name;
}

/** The content of a shadow root that the page itself declares, or null. */
export function shadowOf(node: BuiltNode): HtmlNode | null {
  return node.content &&
    node.attributes.some(({ name, value }) => name === 'shadowrootmode' && /^(?:open|closed)$/i.test(value))
    ? node.content
    : null;
}

function addText(parent: BuiltNode, text: string, before: BuiltNode | null): void {
  const neighbour = before ? before.previous : parent.last;
  if (neighbour?.name === '#text') neighbour.text += text;
  else insertNode(parent, createNode('#text', text), before);
}

function* children(node: HtmlNode): Generator<HtmlNode> {
  for (let child = node.first; child; child = child.next) yield child;
}
