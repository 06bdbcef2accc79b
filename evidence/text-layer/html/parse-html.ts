import { type Cascade, createCascade, NO_STYLES, type PageStyles } from '../css/cascade.ts';
import { isTiny } from './inline-boxes.ts';
import { parseTree } from './parse-tree.ts';
import { shadowOf } from './tree-adapter.ts';
import {
  attributeOf,
  createNode,
  findAll,
  findFirst,
  type HtmlNode,
  insertNode,
  isElement,
  isText,
  removeNode,
  textOf,
  visit,
} from './tree.ts';

export interface ParsedPage {
  /** The `html` element. */
  root: HtmlNode;
  body: HtmlNode;
  /** Texts of the JSON-LD blocks. */
  jsonLd: string[];
  /** How its elements are shown. */
  styles: Cascade;
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

/** Elements whose content no reader sees as text. */
const DROPPED = new Set('script style noscript template frameset map datalist'.split(' '));
/** Elements that show something else than text of the page. */
const PICTURES = new Set('svg canvas audio video object embed iframe frame'.split(' '));

/**
 * Parses HTML as browsers do (HTML 13.2, by parse5). Nothing in it is run or loaded; scripts, styles and comments are taken out and handed back
 * beside it.
 */
export function parseHtml(source: string): ParsedPage {
  const tree = parseTree(source);
  const root = findFirst(tree, ({ name }) => name === 'html') ?? tree;
  const page: ParsedPage = {
    root,
    body: root,
    jsonLd: [],
    styles: NO_STYLES,
    comments: [],
    size: { elements: 0, depth: 0, escapes: 0 },
  };
  const gone: HtmlNode[] = [];
  const found: FoundStyles = { inline: new Set(), hasLink: false, hasScheme: false };
  let isShadowed = false;
  let depth = 0;
  visit(root, {
    enter: (node) => {
      depth += 1;
      if (isText(node))
        page.size.escapes += /[&<>\u00a0]/.test(node.text) ? node.text.match(/[&<>\u00a0]/g)!.length : 0;
      else if (node.name === '#comment') page.comments.push(node.text);
      else {
        page.size.elements += 1;
        noteStyles(node, found);
        if (openShadow(node)) isShadowed = true;
      }
      const isOut = node.name === '#comment' || DROPPED.has(node.name) || PICTURES.has(node.name);
      if (isOut) {
        gone.push(node);
        if (node.first) noteStylesBelow(node, found);
      }
      page.size.depth = Math.max(page.size.depth, depth);
      return !isOut;
    },
    leave: () => {
      depth -= 1;
    },
  });
  // Sheets count places among siblings before anything is taken out.
  // What a shadow took out of the page was noted before that was known.
  page.styles = createCascade(root, findSheets(gone, isShadowed ? noteStylesBelow(root) : found));
  for (const node of gone) {
    if (node.name === 'script' && attributeOf(node, 'type')?.trim().toLowerCase() === 'application/ld+json')
      page.jsonLd.push(textOf(node));
    if (PICTURES.has(node.name) && showsPicture(node, page.styles))
      insertNode(node.parent!, createNode('#omitted'), node);
    removeNode(node);
  }
  page.body = findFirst(root, ({ name }) => name === 'body') ?? createNode('body');
  return page;
}

/** What elements say of styles beside sheets. */
interface FoundStyles {
  /** The texts of their `style` attributes. */
  inline: Set<string>;
  /** There are links to sheets at other addresses. */
  hasLink: boolean;
  /** The page says that it is made for dark screens too. */
  hasScheme: boolean;
}

function noteStyles(node: HtmlNode, found: FoundStyles): void {
  for (const { name, value } of node.attributes) if (name === 'style' && /\S/.test(value)) found.inline.add(value);
  if (node.name === 'link') found.hasLink ||= /(?:^|\s)stylesheet(?:\s|$)/i.test(attributeOf(node, 'rel') ?? '');
  else if (node.name === 'meta') found.hasScheme ||= attributeOf(node, 'name')?.toLowerCase() === 'color-scheme';
}

function noteStylesBelow(
  root: HtmlNode,
  found: FoundStyles = { inline: new Set(), hasLink: false, hasScheme: false },
): FoundStyles {
  visit(root, {
    enter: (node) => {
      if (isElement(node)) noteStyles(node, found);
      return true;
    },
  });
  return found;
}

function findSheets(gone: readonly HtmlNode[], { inline, hasLink, hasScheme }: FoundStyles): PageStyles {
  const own = gone.filter(
    (node) => node.name === 'style' && /^(?:text\/css)?$/i.test(attributeOf(node, 'type')?.trim() ?? ''),
  );
  const sheets = own.map((node) => {
    const media = attributeOf(node, 'media')?.trim() ?? '';
    return media === '' ? textOf(node) : `@media ${media}{${textOf(node)}}`;
  });
  return {
    sheets,
    inline: [...inline],
    scripts: gone.filter(({ name }) => name === 'script').map(textOf),
    hasSheetsElsewhere: hasLink,
    hasScheme: hasScheme || sheets.some((sheet) => sheet.includes('color-scheme')),
  };
}

/** Whether a picture of any kind is seen. What it shows is not known: it may be a word. */
function showsPicture(node: HtmlNode, { styleOf }: Cascade): boolean {
  const { isGone, isVisible } = styleOf(node);
  return node.parent !== null && !isGone && isVisible && !isTiny(node);
}

/** Elements that can have a shadow root, beside those of a page's own making (DOM, attachShadow). */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** What a shadow root holds is seen in place of what its element holds, which only its slots let in. */
function openShadow(template: HtmlNode): boolean {
  const host = template.parent;
  const content = template.name === 'template' ? shadowOf(template) : null;
  if (!content || !host || !(HOSTS.has(host.name) || host.name.includes('-'))) return false;
  template.name = 'div';
  for (let child = content.first; child; child = content.first) insertNode(template, child);
  const light: HtmlNode[] = [];
  for (let child = host.first; child; child = child.next) if (child !== template) light.push(child);
  for (const child of light) removeNode(child);
  const bySlot = Map.groupBy(light, (child) => attributeOf(child, 'slot') ?? '');
  for (const slot of findAll(template, ({ name }) => name === 'slot')) {
    const name = attributeOf(slot, 'name') ?? '';
    const given = bySlot.get(name) ?? [];
    // The first slot of a name gets all that is for it.
    bySlot.delete(name);
    if (!given.some((child) => isElement(child) || /\S/.test(child.text))) continue;
    for (let child = slot.first; child; child = slot.first) removeNode(child);
    for (const child of given) insertNode(slot, child);
  }
  return true;
}
