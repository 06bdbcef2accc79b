import type { TextLayer } from '#contracts/page.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { attributeOf, childElements, type HtmlNode, isElement, isText, textOf, visit } from '../html/tree.ts';
import { parseXml } from './parse-xml.ts';

/** Attributes that hold what a document says, not how it is kept together. */
const SAYING = new Set([
  'version',
  'date',
  'timestamp',
  'name',
  'title',
  'label',
  'value',
  'type',
  'urgency',
  'action',
  'status',
  'summary',
  'description',
  'rtext',
  'released',
]);

/** The text layer of XML that is no feed: its texts and speaking attributes in order, each a `value` block with its place. Null where it cannot be read. */
export function buildXmlLayer(source: string): TextLayer | null {
  const root = parseXml(source);
  if (root === null) return null;
  const writer = createLayerWriter();
  const path: string[] = [];
  visit(root, {
    enter: (node) => {
      if (isText(node)) writeValue('', node.text);
      if (!isElement(node)) return false;
      path.push(`/${node.name}`);
      for (const name of SAYING) writeValue(`/@${name}`, attributeOf(node, name) ?? '');
      const isWhole = isSentence(node);
      if (isWhole) writeValue('', textOf(node));
      return !isWhole;
    },
    leave: (node) => {
      if (isElement(node)) path.pop();
    },
  });
  const { suspicious, ...written } = writer.finish();
  const title = titleOf(root);
  return {
    lane: 'structured',
    title,
    publishedAt: null,
    language: attributeOf(root, 'xml:lang')?.toLowerCase() || null,
    ...written,
    ...(suspicious.length > 0 && { suspicious }),
  };

  /** `part` is what a place has beyond the elements around. */
  function writeValue(part: string, text: string): void {
    if (text.trim() === '') return;
    writer.gap('line');
    const block = writer.open('value', { path: path.join('') + part });
    writer.flow(text);
    writer.close(block);
  }
}

/** Words with marked words among them, which hold nothing further: one value, as a reader takes them. */
function isSentence(node: HtmlNode): boolean {
  let hasWords = false;
  let hasMarks = false;
  for (let child = node.first; child; child = child.next) {
    if (isText(child) && child.text.trim() !== '') hasWords = true;
    if (!isElement(child)) continue;
    hasMarks = true;
    for (let below = child.first; below; below = below.next) if (isElement(below)) return false;
  }
  return hasWords && hasMarks;
}

function titleOf(root: HtmlNode): string | null {
  const title = childElements(root).find(({ name }) => /^(?:\w+:)?(?:title|name)$/.test(name));
  return title ? textOf(title).trim() || null : null;
}
