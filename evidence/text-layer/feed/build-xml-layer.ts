import type { TextLayer } from '#contracts/page.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { ELEMENT, TEXT, visit, type DomNode } from '../html/dom.ts';
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
]);

/** The text layer of XML that is no feed: its texts and speaking attributes in order, each a `value` block with its place. Null where it cannot be read. */
export function buildXmlLayer(source: string): TextLayer | null {
  const root = parseXml(source);
  if (root === null) return null;
  const writer = createLayerWriter();
  const path: string[] = [];
  visit(root, {
    enter: (node) => {
      if (node.nodeType === TEXT) writeValue(path.join(''), node.textContent ?? '');
      if (node.nodeType !== ELEMENT) return false;
      path.push(`/${node.nodeName}`);
      for (const name of SAYING) writeValue(`${path.join('')}/@${name}`, node.getAttribute(name) ?? '');
      return true;
    },
    leave: (node) => {
      if (node.nodeType === ELEMENT) path.pop();
    },
  });
  const { suspicious, ...written } = writer.finish();
  const title = titleOf(root);
  return {
    lane: 'structured',
    title,
    publishedAt: null,
    language: root.getAttribute('xml:lang')?.toLowerCase() || null,
    ...written,
    ...(suspicious.length > 0 && { suspicious }),
  };

  function writeValue(place: string, text: string): void {
    if (text.trim() === '') return;
    writer.gap('line');
    const block = writer.open('value', { path: place });
    writer.flow(text);
    writer.close(block);
  }
}

function titleOf(root: DomNode): string | null {
  for (let child = root.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === ELEMENT && /^(?:\w+:)?(?:title|name)$/.test(child.nodeName))
      return child.textContent?.trim() || null;
  }
  return null;
}
