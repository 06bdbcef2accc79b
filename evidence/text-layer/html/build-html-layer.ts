import type { TextLayer } from '#contracts/page.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { parsePage } from './dom.ts';
import { readFacts } from './page-facts.ts';
import { isFurniture } from './structured-lane.ts';
import { writeHtml } from './write-html.ts';

/** The text layer of an HTML page. */
export function buildHtmlLayer(source: string, url: string | null): TextLayer {
  const document = parsePage(source);
  const facts = readFacts(document, url);
  const writer = createLayerWriter();
  writeHtml(document.body ?? document, writer, { base: facts.base, isLeftOut: isFurniture });
  const { text, blocks, links, suspicious } = writer.finish();
  return {
    lane: 'structured',
    text,
    title: facts.title,
    publishedAt: facts.publishedAt,
    language: facts.language,
    blocks,
    links,
    ...(suspicious.length > 0 && { suspicious }),
  };
}
