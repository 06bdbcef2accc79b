import type { TextLayer } from '#contracts/page.ts';
import { absoluteLink } from '../absolute-link.ts';
import type { DomNode } from '../html/dom.ts';
import { isHidden } from '../html/hidden.ts';
import { parseHtml } from '../html/parse-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { createLayerWriter, type LayerWriter } from '../layer-writer.ts';
import { childElements, parseXml } from './parse-xml.ts';

const TIME_NAMES = new Set([
  'published',
  'pubDate',
  'updated',
  'dc:date',
  'date',
  'issued',
  'modified',
  'created',
  'atom:updated',
  'atom:published',
  'dcterms:modified',
  'dcterms:created',
  'lastBuildDate',
]);
const BODY_NAMES = [
  'content:encoded',
  'content',
  'xhtml:body',
  'description',
  'summary',
  'itunes:summary',
  'media:description',
];

/** The text layer of a feed (RSS 0.9 to 2.0, RDF, Atom): one `entry` a member, in it the title as heading, its times, and its content as text. Null where it cannot be read. */
export function buildFeedLayer(source: string, url: string | null): TextLayer | null {
  const root = parseXml(source);
  if (root === null) return null;
  const writer = createLayerWriter();
  const channel = childElements(root).find(({ nodeName }) => nodeName === 'channel') ?? root;
  const base = absoluteLink(root.getAttribute('xml:base') ?? '', url) ?? linkOf(channel, url) ?? url;
  const title = textOf(channel, 'title');
  if (title !== null) {
    const heading = writer.open('heading', { level: 1 });
    writer.flow(title);
    writer.close(heading);
  }
  const described = textOf(channel, 'description') ?? textOf(channel, 'subtitle');
  if (described !== null) {
    writer.gap('blank');
    writeMarkup(described, writer, base);
  }
  const entries = [...childElements(channel), ...(channel === root ? [] : childElements(root))].filter(({ nodeName }) =>
    /^(?:\w+:)?(?:item|entry)$/.test(nodeName),
  );
  for (const [index, entry] of entries.entries()) writeEntry(entry, index, writer, base);
  return {
    lane: 'feed',
    title,
    publishedAt: isoTime(
      textOf(channel, 'updated') ?? textOf(channel, 'lastBuildDate') ?? textOf(channel, 'pubDate') ?? '',
    ),
    language: (textOf(channel, 'language') ?? root.getAttribute('xml:lang'))?.trim().toLowerCase() || null,
    ...withoutTricks(writer),
  };
}

function withoutTricks(writer: LayerWriter): Pick<TextLayer, 'text' | 'blocks' | 'links' | 'suspicious'> {
  const { suspicious, ...written } = writer.finish();
  return { ...written, ...(suspicious.length > 0 && { suspicious }) };
}

function writeEntry(entry: DomNode, index: number, writer: LayerWriter, base: string | null): void {
  writer.gap('blank');
  const block = writer.open('entry', { path: `$[${index}]` });
  const link = linkOf(entry, base);
  const title = textOf(entry, 'title');
  if (title !== null) {
    const heading = writer.open('heading', { level: 2 });
    if (link !== null) writer.openLink(link);
    writeInline(title, writer);
    writer.closeLink();
    writer.close(heading);
  }
  for (const child of childElements(entry)) {
    const text = child.textContent?.trim() ?? '';
    if (!TIME_NAMES.has(child.nodeName) || text === '') continue;
    writer.gap('line');
    const iso = isoTime(text);
    const time = writer.open('time', iso === null ? {} : { iso });
    writer.flow(text);
    writer.close(time);
  }
  const body = BODY_NAMES.map((name) =>
    childElements(entry).find(({ nodeName, textContent }) => nodeName === name && textContent?.trim()),
  ).find((found) => found !== undefined);
  if (body) {
    writer.gap('blank');
    if (childElements(body).length > 0) writeHtml(body, writer, { base: link ?? base, isLeftOut: isHidden });
    else writeMarkup(body.textContent ?? '', writer, link ?? base);
  }
  writer.close(block);
}

/** Text of a feed that is HTML in disguise, or plain. */
function writeMarkup(text: string, writer: LayerWriter, base: string | null): void {
  const { document } = parseHtml(text);
  writeHtml(document.body ?? document, writer, { base, isLeftOut: isHidden });
}

function writeInline(text: string, writer: LayerWriter): void {
  const plain = /<[a-z/][^>]*>|&[a-z#]\w*;/i.test(text) ? (parseHtml(text).document.body?.textContent ?? text) : text;
  writer.flow(plain.trim());
}

function linkOf(node: DomNode, base: string | null): string | null {
  const links = childElements(node).filter(({ nodeName }) => nodeName === 'link' || nodeName === 'atom:link');
  const chosen =
    links.find(
      (link) =>
        ['alternate', null].includes(link.getAttribute('rel')) && (link.getAttribute('href') ?? link.textContent),
    ) ?? links[0];
  const href = chosen?.getAttribute('href') ?? chosen?.textContent ?? '';
  return absoluteLink(href, base);
}

function textOf(node: DomNode, name: string): string | null {
  const child = childElements(node).find(
    ({ nodeName }) => nodeName === name || nodeName === `atom:${name}` || nodeName === `dc:${name}`,
  );
  return child?.textContent?.trim() || null;
}

/** RFC 3339 as it is; RFC 822 put into it. */
function isoTime(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}(?:T\S+)?$/.test(text)) return text;
  const time = /^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3,9}\s+\d{2,4}\s/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
