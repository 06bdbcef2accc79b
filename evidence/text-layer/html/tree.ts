import type { Style } from '../css/style.ts';

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** A node of a parsed page, linked to its neighbours so that it can be walked and changed without recursion. */
export interface HtmlNode {
  /** The tag in lower case; `#text`, `#comment`, `#root` for what is no element. */
  name: string;
  /** Of a text or comment; empty for the others. */
  text: string;
  attributes: readonly Attribute[];
  parent: HtmlNode | null;
  first: HtmlNode | null;
  last: HtmlNode | null;
  next: HtmlNode | null;
  previous: HtmlNode | null;
  /** What the cascade makes of an element; null before that, and of copies. */
  style: Style | null;
  /** Characters without white space below an element, and how many of them stand in links; 0 until it is measured (`measureTexts`). */
  ink: number;
  linkedInk: number;
  /** Whether it is named as furniture; null until that was asked (`isNamedFurniture`). */
  isFurniture: boolean | null;
}

const NO_ATTRIBUTES: readonly Attribute[] = [];

export function createNode(name: string, text = '', attributes: readonly Attribute[] = NO_ATTRIBUTES): HtmlNode {
  return {
    name,
    text,
    attributes,
    parent: null,
    first: null,
    last: null,
    next: null,
    previous: null,
    style: null,
    ink: 0,
    linkedInk: 0,
    isFurniture: null,
  };
}

const SHARP = 35;

export function isElement(node: HtmlNode): boolean {
  return node.name.charCodeAt(0) !== SHARP;
}

export function isText(node: HtmlNode): boolean {
  return node.name === '#text';
}

export function attributeOf(node: HtmlNode, name: string): string | null {
  for (const attribute of node.attributes) if (attribute.name === name) return attribute.value;
  return null;
}

/** Class and id, for looking names up. */
export function namesOf(node: HtmlNode): string {
  if (node.attributes.length === 0) return ' ';
  return `${attributeOf(node, 'class') ?? ''} ${attributeOf(node, 'id') ?? ''}`;
}

/** All text below a node, as it is written. */
export const textOf = (node: HtmlNode): string => firstTextOf(node, Infinity);

/** The first characters of the text below a node; what comes behind them is not visited. */
export function firstTextOf(node: HtmlNode, most: number): string {
  const only = node.first;
  // Most elements that are asked hold one text, or nothing.
  if (!only) return isText(node) ? node.text.slice(0, most) : '';
  if (!only.next && isText(only)) return only.text.slice(0, most);
  const texts: string[] = [];
  let length = 0;
  for (let below: HtmlNode | null = only; below && length < most; below = nextBelow(node, below)) {
    if (!isText(below)) continue;
    texts.push(below.text);
    length += below.text.length;
  }
  return texts.join('').slice(0, most);
}

/** The node behind another in the order of the page, as long as it is below `root`. */
function nextBelow(root: HtmlNode, node: HtmlNode): HtmlNode | null {
  if (node.first) return node.first;
  for (let at: HtmlNode | null = node; at && at !== root; at = at.parent) if (at.next) return at.next;
  return null;
}

/** Visits a tree without recursion, so that depth costs no stack. `enter` answers whether to go into the node. */
export function visit(
  root: HtmlNode,
  { enter, leave }: { enter: (node: HtmlNode) => boolean; leave?: (node: HtmlNode) => void },
): void {
  let node: HtmlNode = root;
  for (;;) {
    const child = enter(node) ? node.first : null;
    if (child) {
      node = child;
      continue;
    }
    for (;;) {
      leave?.(node);
      if (node === root) return;
      if (node.next) {
        node = node.next;
        break;
      }
      if (!node.parent) return;
      node = node.parent;
    }
  }
}

export function findAll(root: HtmlNode, matches: (node: HtmlNode) => boolean): HtmlNode[] {
  const found: HtmlNode[] = [];
  visit(root, {
    enter: (node) => {
      if (isElement(node) && matches(node)) found.push(node);
      return true;
    },
  });
  return found;
}

/** The first element that matches, in the order of the page; what comes behind it is not gone into. */
export function findFirst(root: HtmlNode, matches: (node: HtmlNode) => boolean): HtmlNode | undefined {
  for (let node: HtmlNode | null = root; node; node = nextBelow(root, node))
    if (isElement(node) && matches(node)) return node;
  return undefined;
}

export function childElements(node: HtmlNode): HtmlNode[] {
  const found: HtmlNode[] = [];
  for (let child = node.first; child; child = child.next) if (isElement(child)) found.push(child);
  return found;
}

/** Puts a node below a parent, before a child of it or at the end. */
export function insertNode(parent: HtmlNode, node: HtmlNode, before: HtmlNode | null = null): void {
  if (node.parent) removeNode(node);
  node.parent = parent;
  node.next = before;
  node.previous = before ? before.previous : parent.last;
  if (node.previous) node.previous.next = node;
  else parent.first = node;
  if (before) before.previous = node;
  else parent.last = node;
}

export function removeNode(node: HtmlNode): void {
  const { parent, next, previous } = node;
  if (!parent) return;
  if (previous) previous.next = next;
  else parent.first = next;
  if (next) next.previous = previous;
  else parent.last = previous;
  node.parent = null;
  node.next = null;
  node.previous = null;
}
