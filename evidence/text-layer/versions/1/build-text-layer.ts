import { isRendered, type TextLayer } from '#contracts/page.ts';
import { buildMarkdownLayer, buildPlainLayer } from './build-markdown-layer.ts';
import { buildPdfLayer } from './build-pdf-layer.ts';
import { decodeBytes } from './decode-bytes.ts';
import { buildFeedLayer } from './feed/build-feed-layer.ts';
import { buildSitemapLayer } from './feed/build-sitemap-layer.ts';
import { buildXmlLayer } from './feed/build-xml-layer.ts';
import { buildHtmlLayer } from './html/build-html-layer.ts';
import { closeEmptyElements } from './html/close-empty-elements.ts';
import { buildJsonLayer } from './json/build-json-layer.ts';
import { isPicture } from './is-picture.ts';
import { reportTricks } from './report-tricks.ts';
import { isPdf, sniffFormat } from './sniff-format.ts';

export interface PageBytes {
  bytes: Uint8Array;
  /** Value of the content-type header; may be empty or wrong. */
  mediaType: string;
  url: string | null;
}

/**
 * The text layer of a page: a pure function of its bytes, its media type and its address, so that anybody can make it again (DESIGN.md,
 * Evidence). Never throws for what a page holds: bytes that are no text have an empty layer.
 */
export async function buildTextLayer(page: PageBytes): Promise<TextLayer> {
  return reportTricks(await writeLayer(page), page.url);
}

async function writeLayer({ bytes, mediaType, url }: PageBytes): Promise<TextLayer> {
  if (isPdf(bytes)) return buildPdfLayer(bytes);
  if (isPicture(bytes)) return { ...NO_TEXT, lane: 'image' };
  const { text } = decodeBytes(bytes, mediaType);
  switch (sniffFormat(text, mediaType, url)) {
    case 'html':
      return {
        ...buildHtmlLayer(isXhtml(mediaType) ? closeEmptyElements(text) : text, url),
        ...(isRendered(mediaType) && { lane: 'browser' }),
      };
    case 'feed':
      return buildFeedLayer(text, url) ?? buildPlainLayer(text, url);
    case 'xml':
      return buildSitemapLayer(text) ?? buildXmlLayer(text) ?? buildPlainLayer(text, url);
    case 'binary':
      return { ...NO_TEXT, lane: 'text' };
    case 'json':
      return buildJsonLayer(text, url);
    case 'markdown':
      return buildMarkdownLayer(text, url);
    default:
      return buildPlainLayer(text, url);
  }
}

const NO_TEXT = { text: '', title: null, publishedAt: null, language: null, blocks: [], links: [] };

const isXhtml = (mediaType: string): boolean => /^\s*application\/xhtml\+xml\b/i.test(mediaType);
