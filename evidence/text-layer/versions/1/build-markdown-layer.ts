import type { TextLayer } from '#contracts/page.ts';
import { cleanText } from './clean-text.ts';
import { chooseContinuation } from './continuation.ts';
import { isInstructionLike } from './instruction-like.ts';
import { readFrontMatter } from './markdown/front-matter.ts';
import { outlineMarkdown } from './markdown/outline-markdown.ts';
import { stripComments } from './markdown/strip-comments.ts';
import { moveOutline } from './layer-draft.ts';

/** The text layer of Markdown: the file's own text without comments, with its blocks and links found in place. */
export function buildMarkdownLayer(source: string, url: string | null): TextLayer {
  const { text: clean, tricks } = cleanText(source);
  const { text, comments } = stripComments(clean);
  const suspicious = comments.some(isInstructionLike) ? [...tricks, 'comment_text'].toSorted() : tricks;
  const front = readFrontMatter(text);
  const outline = moveOutline(outlineMarkdown(text.slice(front.length), url), front.length);
  const headings = outline.blocks.filter(({ kind }) => kind === 'heading');
  const first = headings.find(({ level }) => level === 1) ?? headings[0];
  const links = outline.links.map(({ start, end, href }) => ({ href, words: text.slice(start, end), isNext: false }));
  const next = url !== null && URL.canParse(url) ? chooseContinuation(links, url) : null;
  return {
    lane: 'markdown',
    text,
    title: front.title ?? (first ? text.slice(first.start, first.end).trim() || null : null),
    publishedAt: /^\d{4}-\d{2}-\d{2}/.test(front.date ?? '') ? front.date : null,
    language: front.language?.toLowerCase() ?? null,
    ...outline,
    ...(next !== null && { next }),
    ...(suspicious.length > 0 && { suspicious }),
  };
}

/** The text layer of plain text: the text itself, with underlined headings, list items and paragraphs. */
export function buildPlainLayer(source: string, url: string | null): TextLayer {
  const { text, tricks } = cleanText(source);
  const outline = outlineMarkdown(text, url, 'plain');
  const heading = outline.blocks.find(({ kind }) => kind === 'heading');
  return {
    lane: 'text',
    text,
    title: heading ? text.slice(heading.start, heading.end).trim() || null : null,
    publishedAt: null,
    language: null,
    ...outline,
    ...(tricks.length > 0 && { suspicious: tricks }),
  };
}
