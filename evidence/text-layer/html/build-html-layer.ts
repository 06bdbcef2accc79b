import type { TextLayer } from '#contracts/page.ts';
import { isInstructionLike } from '../instruction-like.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { type Article, findArticle } from './article-lane.ts';
import { chooseLane, isRecordPage, ROWS } from './choose-lane.ts';
import { attributeOf, createNode, findAll, findFirst, type HtmlNode, insertNode, removeNode, textOf } from './tree.ts';
import { hiddenElements, isSeenByReadability, saysSomething } from './hidden.ts';
import { readFacts, readPublished } from './page-facts.ts';
import { readRelations } from './page-relations.ts';
import { findRecords } from './page-records.ts';
import { createArticleFilter, createStructuredFilter } from './lane-filters.ts';
import { measureTexts } from './measure-texts.ts';
import { parseHtml } from './parse-html.ts';
import { findOverlooked } from './stated-content.ts';
import { isSameText } from './title-text.ts';
import { writeHtml, type WriteOptions } from './write-html.ts';

/** The text layer of an HTML page, by the lane that keeps the page whole (see `chooseLane`). */
export function buildHtmlLayer(source: string, url: string | null): TextLayer {
  const page = parseHtml(source);
  const { body, styles } = page;
  const facts = readFacts(page, url);
  const { title, titleElement, language, base } = facts;
  const asksPassword = findFirst(body, isPasswordField) !== undefined;
  const hidden = hiddenElements(body, styles);
  const { own, ...relations } = readRelations(page.root, { base, url, hidden });
  const measure = measureTexts(body);
  const isFurniture = createStructuredFilter(body, measure);
  // What is hidden is taken out below, which shows in this lane; where nothing is, the lane is written when it is asked for.
  const gone = [...hidden].filter((element) => !isSeenByReadability(element));
  const writeStructured = (): Written => write(body, { isLeftOut: isFurniture });
  let structured = gone.length > 0 ? writeStructured() : null;
  const records = findRecords(body, title, measure);
  const publishedAt = readPublished(page, facts, { url, isRecordPage: isRecordPage(records) });
  const tricks = hiddenTricks([...hidden].map(textOf), page.comments);
  for (const element of gone) takeOut(element);
  const found = findArticle(page);
  const overlooked = findOverlooked(body, found?.copy ?? null, measure);
  const article = overlooked ? writeStated(overlooked) : found && writeArticle(found);
  const lane = chooseLane({
    records,
    article,
    structured: () => (structured ??= writeStructured()),
    mayLoseRows: () => hasRows(body),
  });
  if (styles.isCut) tricks.push('styles_unread');
  if (styles.hasPassingCover) tricks.push('covered_text');
  const { suspicious: seen, ...written } = lane === 'article' && article ? article : (structured ?? writeStructured());
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

  function writeStated(root: HtmlNode): Written {
    const isLeftOut = createArticleFilter(root, measureTexts(root));
    return write(root, { isLeftOut }, { copy: root });
  }

  function writeArticle({ copy, root, isDropped, keepsText }: Article): Written {
    const isAppended = createArticleFilter(root, measureTexts(root), measureTexts(copy).lengthOf(copy));
    return write(root, { isLeftOut: (element) => isDropped(element) || isAppended(element), keepsText }, { copy });
  }

  /** The title that the page shows stands above the main text, where Readability takes it away. */
  function write(root: HtmlNode, options: Pick<WriteOptions, 'isLeftOut' | 'keepsText'>, article?: { copy: HtmlNode }) {
    const writer = createLayerWriter();
    if (article && title !== null && titleElement !== null && !isHeadedBy(article.copy, title)) {
      const heading = writer.open('heading', { level: 1 });
      writer.flow(title);
      writer.close(heading);
      writer.gap('blank');
    }
    writeHtml(root, writer, { base, styles, ...options });
    return writer.finish();
  }
}

/** Whether a page has so many rows that a lane could lose what it is read for. */
function hasRows(body: HtmlNode): boolean {
  return findAll(body, ({ name }) => name === 'tr').length >= ROWS;
}

type Written = ReturnType<ReturnType<typeof createLayerWriter>['finish']>;

/** Takes a hidden element out of the tree; where it says something, a sign of it stays. */
function takeOut(element: HtmlNode): void {
  if (element.parent && saysSomething(element)) insertNode(element.parent, createNode('#omitted'), element);
  removeNode(element);
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
