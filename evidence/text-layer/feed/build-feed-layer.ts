import type { TextLayer } from '#contracts/page.ts';
import { absoluteLink } from '../absolute-link.ts';
import { attributeOf, childElements, type HtmlNode, textOf as allText } from '../html/tree.ts';
import { isSameSite } from '../continuation.ts';
import { createCascade } from '../css/cascade.ts';
import { parseHtml } from '../html/parse-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { createLayerWriter, type LayerWriter } from '../layer-writer.ts';
import { parseXml } from './parse-xml.ts';

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
  const channel = childElements(root).find(({ name }) => name === 'channel') ?? root;
  const base = absoluteLink(attributeOf(root, 'xml:base') ?? '', url) ?? linkOf(channel, url) ?? url;
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
  const entries = [...childElements(channel), ...(channel === root ? [] : childElements(root))].filter(({ name }) =>
    /^(?:\w+:)?(?:item|entry)$/.test(name),
  );
  for (const [index, entry] of entries.entries()) writeEntry(entry, index, writer, base);
  return {
    lane: 'feed',
    title,
    publishedAt: isoTime(
      textOf(channel, 'updated') ?? textOf(channel, 'lastBuildDate') ?? textOf(channel, 'pubDate') ?? '',
    ),
    language: (textOf(channel, 'language') ?? attributeOf(root, 'xml:lang'))?.trim().toLowerCase() || null,
    ...withoutTricks(writer),
    ...nextOf(channel, url),
  };
}

/** Where a feed in several documents goes on (RFC 5005, 3). */
function nextOf(channel: HtmlNode, url: string | null): Pick<TextLayer, 'next'> {
  const link = childElements(channel).find(
    (child) => /^(?:atom:)?link$/.test(child.name) && attributeOf(child, 'rel') === 'next',
  );
  const next = absoluteLink((link && attributeOf(link, 'href')) ?? '', url);
  return next !== null && url !== null && next !== url && isSameSite(new URL(next), new URL(url)) ? { next } : {};
}

function withoutTricks(writer: LayerWriter): Pick<TextLayer, 'text' | 'blocks' | 'links' | 'suspicious'> {
  const { suspicious, ...written } = writer.finish();
  return { ...written, ...(suspicious.length > 0 && { suspicious }) };
}

function writeEntry(entry: HtmlNode, index: number, writer: LayerWriter, base: string | null): void {
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
    const text = allText(child).trim();
    if (!TIME_NAMES.has(child.name) || text === '') continue;
    writer.gap('line');
    const iso = isoTime(text);
    const time = writer.open('time', iso === null ? {} : { iso });
    writer.flow(text);
    writer.close(time);
  }
  const body = BODY_NAMES.map((name) =>
    childElements(entry).find((child) => child.name === name && allText(child).trim() !== ''),
  ).find((found) => found !== undefined);
  if (body) {
    writer.gap('blank');
    if (childElements(body).length > 0)
      writeHtml(body, writer, {
        base: link ?? base,
        styles: createCascade(body, { sheets: [], hasSheetsElsewhere: false }),
      });
    else writeMarkup(allText(body), writer, link ?? base);
  }
  writer.close(block);
}

/** Text of a feed that is HTML in disguise, or plain. */
function writeMarkup(text: string, writer: LayerWriter, base: string | null): void {
  const { body, styles } = parseHtml(text);
  writeHtml(body, writer, { base, styles });
}

function writeInline(text: string, writer: LayerWriter): void {
  const plain = hasMarkup(text) ? allText(parseHtml(text).body) : text;
  writer.flow(plain.trim());
}

/** Any sign that ends a tag does for the first that begins one. */
function hasMarkup(text: string): boolean {
  const tag = text.search(/<[a-z/]/i);
  return (tag >= 0 && text.includes('>', tag)) || /&[a-z#]\w*;/i.test(text);
}

function linkOf(node: HtmlNode, base: string | null): string | null {
  const links = childElements(node).filter(({ name }) => name === 'link' || name === 'atom:link');
  const chosen =
    links.find(
      (link) =>
        ['alternate', null].includes(attributeOf(link, 'rel')) && (attributeOf(link, 'href') ?? allText(link)) !== '',
    ) ?? links.find((link) => attributeOf(link, 'rel') === 'self');
  return chosen ? absoluteLink(attributeOf(chosen, 'href') ?? allText(chosen), base) : null;
}

function textOf(node: HtmlNode, name: string): string | null {
  const child = childElements(node).find(
    (found) => found.name === name || found.name === `atom:${name}` || found.name === `dc:${name}`,
  );
  return child ? allText(child).trim() || null : null;
}

/** RFC 3339 as it is; RFC 822 put into it. */
function isoTime(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}(?:T\S+)?$/.test(text)) return text;
  if (!/^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3,9}\s+\d{2,4}\s/i.test(text)) return null;
  const hasZone = /\s(?:[+-]\d{4}|GMT|UTC?|Z|[ECMP][SD]T)$/i.test(text.trim());
  const time = Date.parse(hasZone ? text : `${text} GMT`);
  if (Number.isNaN(time)) return null;
  // A time without a zone is one of a clock that nobody names; it is told as it is.
  return hasZone ? new Date(time).toISOString() : new Date(time).toISOString().slice(0, 19);
}
