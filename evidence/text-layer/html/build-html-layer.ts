import type { TextLayer } from '#contracts/page.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { findArticle } from './article-lane.ts';
import type { DomNode } from './dom.ts';
import { isHidden } from './hidden.ts';
import { readFacts } from './page-facts.ts';
import { parseHtml } from './parse-html.ts';
import { isFurniture } from './structured-lane.ts';
import { writeHtml } from './write-html.ts';

/** The text layer of an HTML page. */
export function buildHtmlLayer(source: string, url: string | null): TextLayer {
  const page = parseHtml(source);
  const { document } = page;
  const facts = readFacts(page, url);
  const asksPassword = document.querySelector('input[type="password" i]') !== null;
  const structured = write(document.body ?? document, isFurniture);
  const root = findArticle(document);
  const article = root === null ? null : write(root, isHidden);
  const { text, blocks, links, suspicious } = article ?? structured;
  return {
    lane: article ? 'article' : 'structured',
    text,
    title: facts.title,
    publishedAt: facts.publishedAt,
    language: facts.language,
    blocks,
    links,
    ...(suspicious.length > 0 && { suspicious }),
    ...(asksPassword && { asksPassword }),
  };

  function write(root: DomNode, isLeftOut: (element: DomNode) => boolean) {
    const writer = createLayerWriter();
    writeHtml(root, writer, { base: facts.base, isLeftOut });
    return writer.finish();
  }
}
