import type { TextLayer } from '#contracts/page.ts';
import { isInstructionLike } from '../instruction-like.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { findArticle } from './article-lane.ts';
import { chooseLane, isRecordPage } from './choose-lane.ts';
import type { DomNode } from './dom.ts';
import { hiddenElements, isSeenByReadability } from './hidden.ts';
import { readFacts, readPublished } from './page-facts.ts';
import { findRecords } from './page-records.ts';
import { createArticleFilter, createStructuredFilter, type LaneFilter } from './lane-filters.ts';
import { measureTexts } from './measure-texts.ts';
import { parseHtml } from './parse-html.ts';
import { isSameText } from './title-text.ts';
import { writeHtml } from './write-html.ts';

/** The text layer of an HTML page, by the lane that keeps the page whole (see `chooseLane`). */
export function buildHtmlLayer(source: string, url: string | null): TextLayer {
  const page = parseHtml(source);
  const { document } = page;
  const facts = readFacts(page, url);
  const { title, titleElement, language, base } = facts;
  const asksPassword = document.querySelector('input[type="password" i]') !== null;
  const hidden = hiddenElements(document, page.styles);
  const body = document.body ?? document;
  const measure = measureTexts(body);
  const isFurniture = createStructuredFilter(body, measure);
  const structured = write(body, (element) => hidden.has(element) || isFurniture(element));
  const records = findRecords(body, title, measure);
  const publishedAt = readPublished(page, facts, { url, isRecordPage: isRecordPage(records) });
  const tricks = hiddenTricks(
    [...hidden].map(({ textContent }) => textContent ?? ''),
    page.comments,
  );
  for (const element of hidden) if (!isSeenByReadability(element)) element.remove();
  const root = findArticle(document, page.size);
  const article =
    root === null
      ? null
      : write(root, createArticleFilter(root, measureTexts(root)), titleElement === null ? null : title);
  const lane = chooseLane({ records, article, structured });
  const { suspicious: seen, ...written } = lane === 'article' && article ? article : structured;
  const suspicious = [...new Set([...seen, ...tricks])].toSorted();
  return {
    lane,
    title,
    publishedAt,
    language,
    ...written,
    ...(suspicious.length > 0 && { suspicious }),
    ...(asksPassword && { asksPassword }),
  };

  /** The title that the page shows stands above the main text, where Readability takes it away. */
  function write(root: DomNode, isLeftOut: LaneFilter, shownTitle: string | null = null) {
    const writer = createLayerWriter();
    if (shownTitle !== null && !isHeadedBy(root, shownTitle)) {
      const heading = writer.open('heading', { level: 1 });
      writer.flow(shownTitle);
      writer.close(heading);
      writer.gap('blank');
    }
    writeHtml(root, writer, { base, isLeftOut });
    return writer.finish();
  }
}

/** Hidden text is common and harmless; hidden text that tells machines what to do is neither. */
function hiddenTricks(hidden: string[], comments: string[]): string[] {
  return [
    ...(hidden.some(isInstructionLike) ? ['hidden_text'] : []),
    ...(comments.some(isInstructionLike) ? ['comment_text'] : []),
  ];
}

function isHeadedBy(root: DomNode, title: string): boolean {
  return [...root.querySelectorAll('h1, h2, h3')].some(({ textContent }) => isSameText(textContent ?? '', title));
}
