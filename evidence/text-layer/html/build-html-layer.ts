import type { TextLayer } from '#contracts/page.ts';
import { isInstructionLike } from '../instruction-like.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { type Article, findArticle } from './article-lane.ts';
import { chooseLane, isRecordPage } from './choose-lane.ts';
import { createNode, findAll, type HtmlNode, insertNode, removeNode, textOf } from './tree.ts';
import { hiddenElements, isSeenByReadability, saysSomething } from './hidden.ts';
import { type KeptPart, mayLoseRows } from './lost-rows.ts';
import { readFacts, readPublished } from './page-facts.ts';
import { indexPage } from './page-index.ts';
import { readRelations } from './page-relations.ts';
import { findRecords } from './page-records.ts';
import { createArticleFilter, createStructuredFilter, type LaneFilter } from './lane-filters.ts';
import { measureTexts, type TextMeasure } from './measure-texts.ts';
import { parseHtml } from './parse-html.ts';
import { findOverlooked } from './stated-content.ts';
import { isSameText } from './title-text.ts';
import { writeHtml, type WriteOptions } from './write-html.ts';

/** The text layer of an HTML page, by the lane that keeps the page whole (see `chooseLane`). */
export function buildHtmlLayer(source: string, url: string | null): TextLayer {
  const page = parseHtml(source);
  const { body, styles } = page;
  const index = indexPage(page);
  const measure = measureTexts(body);
  const facts = readFacts(page, { index, measure, url });
  const { title, titleElement, language, base } = facts;
  const hidden = index.hidesAny ? hiddenElements(body, styles) : new Set<HtmlNode>();
  const { own, ...relations } = readRelations(index.linking, { base, url, hidden });
  const isFurniture = createStructuredFilter(body, measure);
  // What is hidden is taken out below, which shows in this lane; where nothing is, the lane is written when it is asked for.
  const gone = [...hidden].filter((element) => !isSeenByReadability(element));
  const writeStructured = (): Written => write(body, { isLeftOut: isFurniture });
  let structured = gone.length > 0 ? writeStructured() : null;
  const records = findRecords(body, title, measure);
  const publishedAt = readPublished(page, index, facts, { url, isRecordPage: isRecordPage(records) });
  const tricks = hiddenTricks([...hidden].map(textOf), page.comments);
  for (const element of gone) takeOut(element);
  const found = findArticle(page);
  const overlooked = findOverlooked(body, index.telling, found?.copy ?? null, measure);
  const article = overlooked ? writeStated(overlooked) : found && writeArticle(found);
  const lane = chooseLane({
    records,
    article: article && article.written,
    structured: () => (structured ??= writeStructured()),
    mayLoseRows: () =>
      article !== null &&
      mayLoseRows(gone.length > 0 ? findAll(body, ({ name }) => name === 'tr') : index.rows, {
        isFurniture,
        ...article.kept,
      }),
  });
  if (styles.isCut) tricks.push('styles_unread');
  if (styles.hasPassingCover) tricks.push('covered_text');
  const { suspicious: seen, ...written } =
    lane === 'article' && article ? article.written : (structured ?? writeStructured());
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
    ...(index.asksPassword && { asksPassword: true }),
  };

  function writeStated(root: HtmlNode): WrittenArticle {
    const leftOut = new Set<HtmlNode>();
    const isAppended = createArticleFilter(root, measureWithin(root));
    const isLeftOut: LaneFilter = (element) => isAppended(element) && leftOut.add(element).has(element);
    return { written: write(root, { isLeftOut }, { copy: root }), kept: { root, leftOut, isWhole: true } };
  }

  function writeArticle({ copy, root, isDropped, keepsText }: Article): WrittenArticle {
    const isAppended = createArticleFilter(root, measureWithin(root), measureTexts(copy).lengthOf(copy));
    const isLeftOut: LaneFilter = (element) => isDropped(element) || isAppended(element);
    return {
      written: write(root, { isLeftOut, keepsText }, { copy }),
      kept: { root, leftOut: new Set(), isWhole: false },
    };
  }

  /** The measure of a part of the page, which is the page's own as long as nothing was taken out and the part is in no link. */
  function measureWithin(root: HtmlNode): TextMeasure {
    if (gone.length === 0 && isWithin(root, body)) return measure;
    // The other lane asks the measure that this one replaces.
    structured ??= writeStructured();
    return measureTexts(root);
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

type Written = ReturnType<ReturnType<typeof createLayerWriter>['finish']>;

interface WrittenArticle {
  written: Written;
  kept: KeptPart;
}

/** Whether an element is the other, or in it and in no link. */
function isWithin(element: HtmlNode, other: HtmlNode): boolean {
  for (let at: HtmlNode | null = element; at; at = at.parent) {
    if (at === other) return true;
    if (at.name === 'a') return false;
  }
  return false;
}

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
