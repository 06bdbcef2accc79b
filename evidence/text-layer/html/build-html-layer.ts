import type { TextLayer } from '#contracts/page.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { findArticle } from './article-lane.ts';
import { chooseLane } from './choose-lane.ts';
import type { DomNode } from './dom.ts';
import { hiddenElements, isSeenByReadability } from './hidden.ts';
import { readFacts } from './page-facts.ts';
import { findRecords } from './page-records.ts';
import { parseHtml } from './parse-html.ts';
import { createStructuredFilter, textLength } from './structured-lane.ts';
import { writeHtml } from './write-html.ts';

/** The text layer of an HTML page, by the lane that keeps the page whole (see `chooseLane`). */
export function buildHtmlLayer(source: string, url: string | null): TextLayer {
  const page = parseHtml(source);
  const { document } = page;
  const { base, titleElement: _, ...facts } = readFacts(page, url);
  const asksPassword = document.querySelector('input[type="password" i]') !== null;
  const hidden = hiddenElements(document, page.styles);
  const body = document.body ?? document;
  const isFurniture = createStructuredFilter(textLength(body));
  const structured = write(body, (element) => hidden.has(element) || isFurniture(element));
  const records = findRecords(body, facts.title);
  for (const element of hidden) if (!isSeenByReadability(element)) element.remove();
  const root = findArticle(document);
  const article = root === null ? null : write(root, () => false);
  const lane = chooseLane({ records, article: article?.text ?? null, structured: structured.text });
  const { suspicious, ...written } = lane === 'article' && article ? article : structured;
  return {
    lane,
    ...facts,
    ...written,
    ...(suspicious.length > 0 && { suspicious }),
    ...(asksPassword && { asksPassword }),
  };

  function write(root: DomNode, isLeftOut: (element: DomNode) => boolean) {
    const writer = createLayerWriter();
    writeHtml(root, writer, { base, isLeftOut });
    return writer.finish();
  }
}
