/** What the readers of HTML use of a DOM node. linkedom is written against the browser's types, which this project does not load. */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly localName: string;
  readonly textContent: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly parentNode: DomNode | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): DomNode | null;
  querySelectorAll(selector: string): Iterable<DomNode>;
  remove(): void;
}

export interface DomDocument extends DomNode {
  readonly documentElement: DomNode | null;
  readonly body: DomNode | null;
}

export const ELEMENT = 1;
export const TEXT = 3;

/** Visits a tree without recursion, so that depth costs no stack. `enter` answers whether to go into the node. */
export function visit(
  root: DomNode,
  { enter, leave }: { enter: (node: DomNode) => boolean; leave?: (node: DomNode) => void },
): void {
  let node: DomNode = root;
  for (;;) {
    const child = enter(node) ? node.firstChild : null;
    if (child) {
      node = child;
      continue;
    }
    for (;;) {
      leave?.(node);
      if (node === root) return;
      if (node.nextSibling) {
        node = node.nextSibling;
        break;
      }
      if (!node.parentNode) return;
      node = node.parentNode;
    }
  }
}
