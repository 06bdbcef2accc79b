import { showsText } from '../css/style.ts';
import { attributeOf, type HtmlNode, isElement } from './tree.ts';
import type { ParsedPage } from './parse-html.ts';

/** The elements of a page that questions about it are answered from, each list in the order of the page: so it is walked once for all of them. */
export interface PageIndex {
  /** The first `title`, metadata and links of all of the page. */
  title: HtmlNode | null;
  metas: readonly HtmlNode[];
  bases: readonly HtmlNode[];
  /** `a` and `link`. */
  linking: readonly HtmlNode[];
  /** In the body: elements with attributes, and those that mean something without. */
  telling: readonly HtmlNode[];
  /** In the body. */
  rows: readonly HtmlNode[];
  asksPassword: boolean;
  /** Whether any element of the body is not seen, or what it says is not. */
  hidesAny: boolean;
}

/** Names that mean something without attributes. */
const TELLING = new Set('h1 h2 h3 time relative-time article main'.split(' '));

export function indexPage({ root, body, styles }: Pick<ParsedPage, 'root' | 'body' | 'styles'>): PageIndex {
  const metas: HtmlNode[] = [];
  const bases: HtmlNode[] = [];
  const linking: HtmlNode[] = [];
  const telling: HtmlNode[] = [];
  const rows: HtmlNode[] = [];
  let title: HtmlNode | null = null;
  let asksPassword = false;
  let hidesAny = false;
  let isInBody = false;
  let node = root;
  for (;;) {
    if (node === body) isInBody = true;
    if (isElement(node)) note(node, node.name);
    if (node.first) {
      node = node.first;
      continue;
    }
    for (;;) {
      if (node === body) isInBody = false;
      if (node === root || node.next) break;
      node = node.parent!;
    }
    if (node === root) break;
    node = node.next!;
  }
  return {
    title,
    metas,
    bases,
    linking,
    telling,
    rows,
    asksPassword,
    hidesAny,
  };

  function note(element: HtmlNode, name: string): void {
    if (name === 'a' || name === 'link') linking.push(element);
    else if (name === 'meta') metas.push(element);
    else if (name === 'base') bases.push(element);
    else if (name === 'title') title ??= element;
    if (!isInBody) return;
    if (element.attributes.length > 0 || TELLING.has(name)) telling.push(element);
    if (name === 'tr') rows.push(element);
    else if (name === 'input') asksPassword ||= attributeOf(element, 'type')?.toLowerCase() === 'password';
    if (hidesAny) return;
    const style = styles.styleOf(element);
    hidesAny = style.isGone || !showsText(style);
  }
}
