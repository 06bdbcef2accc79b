import type { TextLayer } from '#contracts/page.ts';
import { isInstructionLike } from '../instruction-like.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { findArticle } from './article-lane.ts';
import { chooseLane, isRecordPage } from './choose-lane.ts';
import { attributeOf, findAll, type HtmlNode, removeNode, textOf } from './tree.ts';
import { hiddenElements, isSeenByReadability } from './hidden.ts';
import { readFacts, readPublished } from './page-facts.ts';
import { readRelations } from './page-relations.ts';
import { findRecords } from './page-records.ts';
import { createArticleFilter, createStructuredFilter, type LaneFilter } from './lane-filters.ts';
import { measureTexts } from './measure-texts.ts';
import { parseHtml } from './parse-html.ts';
import { findOverlooked } from './stated-content.ts';
import { isSameText } from './title-text.ts';
import { writeHtml } from './write-html.ts';

/** The text layer of an HTML page, by the lane that keeps the page whole (see `chooseLane`). */
export function buildHtmlLayer(source: string, url: string | null): TextLayer {
  const page = parseHtml(source);
  const { body } = page;
  const facts = readFacts(page, url);
  const { title, titleElement, language, base } = facts;
  const asksPassword = findAll(body, isPasswordField).length > 0;
  const hidden = hiddenElements(body, page.styles);
  const { own, ...relations } = readRelations(page.root, { base, url, hidden });
  const measure = measureTexts(body);
  const isFurniture = createStructuredFilter(body, measure);
  const structured = write(body, (element) => hidden.has(element) || isFurniture(element));
  const records = findRecords(body, title, measure);
  const publishedAt = readPublished(page, facts, { url, isRecordPage: isRecordPage(records) });
  const tricks = hiddenTricks([...hidden].map(textOf), page.comments);
  for (const element of hidden) if (!isSeenByReadability(element)) removeNode(element);
  const found = findArticle(page);
  const overlooked = findOverlooked(body, found, measure);
  const root = overlooked ?? found;
  const article = root === null ? null : write(root, filterOf(root), titleElement === null ? null : title);
  const lane = chooseLane({ records, article, structured });
  const { suspicious: seen, ...written } = lane === 'article' && article ? article : structured;
  const shown = new Set(written.links.map(({ href }) => href));
  const menu = own.filter(({ href }) => !shown.has(href));
  const suspicious = [...new Set([...seen, ...tricks])].toSorted();
  return {
    lane,
    title,
    publishedAt,
    language,
    ...written,
    ...relations,
    ...(menu.length > 0 && { menu }),
    ...(suspicious.length > 0 && { suspicious }),
    ...(asksPassword && { asksPassword }),
  };

  function filterOf(root: HtmlNode): LaneFilter {
    const isAppended = createArticleFilter(root, measureTexts(root));
    return (element) => hidden.has(element) || isAppended(element);
  }

  /** The title that the page shows stands above the main text, where Readability takes it away. */
  function write(root: HtmlNode, isLeftOut: LaneFilter, shownTitle: string | null = null) {
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

function isHeadedBy(root: HtmlNode, title: string): boolean {
  return findAll(root, ({ name }) => /^h[1-3]$/.test(name)).some((heading) => isSameText(textOf(heading), title));
}

function isPasswordField(node: HtmlNode): boolean {
  return node.name === 'input' && attributeOf(node, 'type')?.toLowerCase() === 'password';
}
