import type { Block, TextLayer } from '#contracts/page.ts';
import { cleanText } from '../clean-text.ts';
import { parseHtml } from '../html/parse-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { createLayerWriter } from '../layer-writer.ts';
import { outlineMarkdown } from '../markdown/outline-markdown.ts';
import { stripComments } from '../markdown/strip-comments.ts';
import { jsonLines } from '../sniff-format.ts';
import { scanJson } from './scan-json.ts';

const HTML_START =
  /^\s*<(?:!doctype|html|body|p|div|h[1-6]|ul|ol|table|section|article|blockquote|pre|figure)(?:\s[^<>]*)?>/i;
const TITLE_PATHS = new Set(['$.title', '$.name', '$.headline']);
const DATE_PATHS = new Set([
  '$.date_published',
  '$.datePublished',
  '$.published_at',
  '$.publishedAt',
  '$.pubDate',
  '$.published',
]);
const LANGUAGE_PATHS = new Set(['$.language', '$.lang', '$.inLanguage']);

/** Words, a number or a day in one line, with nothing that could mark a block or a link. */
const PLAIN = /^(?:[A-Za-z$]|\d+(?![\d.)]))[\w .,$%-]*$/;

/**
 * The text layer of JSON: its decoded strings, numbers and booleans in order, each a `value` block with its path, the members of lists as `entry`
 * blocks. Strings of Markdown or HTML get their inner blocks; HTML is written as its readers see it. Throws where the places would take many times what
 * the text does.
 */
export function buildJsonLayer(source: string, url: string | null): TextLayer {
  const writer = createLayerWriter();
  const entries: Block[] = [];
  const found = { title: null as string | null, publishedAt: null as string | null, language: null as string | null };
  const lines = jsonLines(source) ?? [];
  for (const [index, line] of lines.entries()) {
    for (const piece of scanJson(line)) {
      const path = lines.length > 1 ? `$[${index}]${piece.path.slice(1)}` : piece.path;
      writer.gap('blank');
      if (piece.kind === 'value') {
        if (piece.isString) noteFact(path, piece.text);
        writeValue(path, piece);
      } else if (piece.kind === 'open') entries.push(writer.open('entry', { path }));
      else {
        const entry = entries.pop();
        if (entry) writer.close(entry);
      }
    }
  }
  const { suspicious, ...written } = writer.finish();
  return { lane: 'json', ...found, ...written, ...(suspicious.length > 0 && { suspicious }) };

  function noteFact(path: string, text: string): void {
    if (TITLE_PATHS.has(path)) found.title ??= text.trim() || null;
    if (DATE_PATHS.has(path) && /^\d{4}-\d{2}-\d{2}/.test(text)) found.publishedAt ??= text;
    if (LANGUAGE_PATHS.has(path) && /^[a-z]{2,3}(?:-[\w-]{2,20})?$/i.test(text)) found.language ??= text.toLowerCase();
  }

  function writeValue(path: string, { text, isString }: { text: string; isString: boolean }): void {
    const block = writer.open('value', { path });
    if (!isString || PLAIN.test(text)) writer.embed(text, { blocks: [], links: [] });
    else if (HTML_START.test(text)) {
      const { body, styles } = parseHtml(text);
      writeHtml(body, writer, { base: url, styles });
    } else {
      const clean = cleanText(text.includes('<!--') ? stripComments(text).text : text);
      for (const trick of clean.tricks) writer.note(trick);
      const outline = outlineMarkdown(clean.text, url);
      const isProse = outline.blocks.length === 1 && outline.blocks[0]?.kind === 'paragraph';
      writer.embed(clean.text, isProse ? { blocks: [], links: outline.links } : outline);
    }
    writer.close(block);
  }
}
