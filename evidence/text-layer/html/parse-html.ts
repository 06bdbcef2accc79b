import { parseHTML } from 'linkedom';
import { html, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { DomDocument } from './dom.ts';
import { flattenDepth } from './flatten-depth.ts';

export interface ParsedPage {
  document: DomDocument;
  /** Texts of the JSON-LD blocks. */
  jsonLd: string[];
  styles: string[];
  comments: string[];
  size: PageSize;
}

/** What the cost of reading a page grows with. */
export interface PageSize {
  elements: number;
  depth: number;
  /** Characters that markup writes as entities. */
  escapes: number;
}

/** Attributes that the lanes, the facts and Readability look at. */
const KEPT = new Set(
  'id class href src style title lang xml:lang dir datetime content itemprop itemscope itemtype property name rel role hidden aria-hidden aria-modal type pubdate http-equiv data-date data-datetime data-time data-timestamp summary datatable colspan rowspan width height xml:base open'.split(
    ' ',
  ),
);

/** Elements whose content no reader sees as text. */
const DROPPED = new Set(
  'script style noscript svg template canvas audio video object embed iframe frame frameset map datalist'.split(' '),
);

/**
 * Parses HTML as browsers do (HTML 13.2, by parse5) into the DOM that Readability works on. Nothing in it is run or loaded; scripts, styles and
 * comments are handed back beside it.
 */
export function parseHtml(source: string): ParsedPage {
  // Reason: linkedom speaks of the browser's types, which this project does not load; these are the members that are used.
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>') as unknown as {
    document: MakingDocument;
  };
  const page: ParsedPage = {
    document,
    jsonLd: [],
    styles: [],
    comments: [],
    size: { elements: 0, depth: 0, escapes: 0 },
  };
  const tree = parse(flattenDepth(source), { scriptingEnabled: true });
  const work: { from: Iterator<DefaultTreeAdapterTypes.ChildNode>; into: MakingNode }[] = [
    { from: tree.childNodes.values(), into: document },
  ];
  for (let top = work.at(-1); top; top = work.at(-1)) {
    const next = top.from.next();
    if (next.done) work.pop();
    else if ('tagName' in next.value) openElement(next.value, top.into);
    else if (next.value.nodeName === '#text' && 'value' in next.value) addText(next.value.value, top.into);
    else if ('data' in next.value) page.comments.push(next.value.data);
  }
  return page;

  function addText(text: string, into: MakingNode): void {
    page.size.escapes += text.match(/[&<>\u00a0]/g)?.length ?? 0;
    into.appendChild(document.createTextNode(text));
  }

  function openElement(element: DefaultTreeAdapterTypes.Element, into: MakingNode): void {
    const name = element.tagName;
    if (name === 'script' && attribute(element, 'type')?.trim().toLowerCase() === 'application/ld+json')
      page.jsonLd.push(textOf(element));
    if (name === 'style') page.styles.push(textOf(element));
    const isShadow = name === 'template' && 'content' in element && attribute(element, 'shadowrootmode') === 'open';
    if (DROPPED.has(name) && !isShadow) return;
    const isSkeleton = element.namespaceURI === html.NS.HTML && (name === 'html' || name === 'head' || name === 'body');
    const made =
      (isSkeleton ? SKELETON[name]?.(document) : null) ??
      into.appendChild(document.createElement(isShadow ? 'div' : name));
    for (const { name: key, value } of element.attrs) if (KEPT.has(key)) made.setAttribute(key, value);
    const children =
      isShadow && 'content' in element
        ? (element.content as DefaultTreeAdapterTypes.DocumentFragment).childNodes
        : element.childNodes;
    work.push({ from: children.values(), into: made });
    page.size.elements += 1;
    page.size.depth = Math.max(page.size.depth, work.length);
  }
}

interface MakingNode {
  appendChild(node: MakingNode): MakingNode;
  setAttribute(name: string, value: string): void;
}

interface MakingDocument extends DomDocument, Omit<MakingNode, 'appendChild'> {
  appendChild(node: MakingNode): MakingNode;
  createElement(name: string): MakingNode;
  createTextNode(text: string): MakingNode;
  readonly documentElement: DomDocument['documentElement'] & MakingNode;
  readonly head: MakingNode;
  readonly body: DomDocument['body'] & MakingNode;
}

/** The document has these from its birth. */
const SKELETON: Record<string, (document: MakingDocument) => MakingNode> = {
  html: (document) => document.documentElement,
  head: (document) => document.head,
  body: (document) => document.body,
};

function attribute(element: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
