import type { Block, BlockKind } from '#contracts/page.ts';
import { absoluteLink } from '../absolute-link.ts';
import type { BlockMarks, Gap, LayerWriter } from '../layer-writer.ts';
import { attributeOf, type HtmlNode, isElement, isText, textOf, visit } from './tree.ts';

export interface WriteOptions {
  /** What links are made absolute by. */
  base: string | null;
  /** Elements that are left out with all that is in them. */
  isLeftOut: (element: HtmlNode) => boolean;
}

interface Frame {
  blocks: Block[];
  /** White space around the element; inline elements have none. */
  gap: Gap;
  /** Text directly in it belongs to its block; elsewhere text gets a paragraph of its own. */
  isHolder: boolean;
  isLink: boolean;
}

const NEVER_TEXT = new Set(
  'head script style noscript template iframe frame object embed svg canvas audio video map area select option optgroup datalist button input textarea progress meter rp annotation annotation-xml link meta title base'.split(
    ' ',
  ),
);
const BREAKS: Record<string, Gap> = {};
for (const name of 'address article aside blockquote body center details dialog div dl fieldset figure footer form header hgroup hr html legend main menu nav ol pre section table tbody tfoot thead ul'.split(
  ' ',
))
  BREAKS[name] = 'blank';
for (const name of ['ol', 'ul', 'menu', 'dl', 'tbody', 'thead', 'tfoot', 'div']) BREAKS[name] = 'line';

const HOLDERS: Record<string, { kind: BlockKind; gap: Gap }> = {
  p: { kind: 'paragraph', gap: 'blank' },
  caption: { kind: 'paragraph', gap: 'line' },
  figcaption: { kind: 'paragraph', gap: 'blank' },
  summary: { kind: 'paragraph', gap: 'blank' },
  li: { kind: 'item', gap: 'line' },
  tr: { kind: 'row', gap: 'line' },
  td: { kind: 'cell', gap: 'cell' },
  th: { kind: 'cell', gap: 'cell' },
  dt: { kind: 'term', gap: 'line' },
  dd: { kind: 'definition', gap: 'line' },
  pre: { kind: 'code', gap: 'blank' },
};

/** Writes what a reader sees of an HTML tree: text with headings, paragraphs, lists, tables, terms, code and times as blocks, links absolute. */
export function writeHtml(root: HtmlNode, writer: LayerWriter, { base, isLeftOut }: WriteOptions): void {
  const frames: Frame[] = [];
  let implicit: Block | null = null;
  let preformatted = 0;
  let listDepth = 0;

  visit(root, { enter, leave });
  endImplicit();

  function enter(node: HtmlNode): boolean {
    if (isText(node)) writeText(node.text);
    if (!isElement(node)) return false;
    const { name } = node;
    const isOut = node !== root && (NEVER_TEXT.has(name) || isPermalink(node, name) || isLeftOut(node));
    frames.push(
      isOut || name === 'br' ? { blocks: [], gap: 'none', isHolder: false, isLink: false } : openFrame(node, name),
    );
    if (name === 'br') breakLine();
    if (isOut) return false;
    if (name === 'pre') preformatted += 1;
    if (name === 'ul' || name === 'ol' || name === 'menu') listDepth += 1;
    return name !== 'br';
  }

  function leave(node: HtmlNode): void {
    if (!isElement(node)) return;
    const frame = frames.pop();
    if (!frame) return;
    if (frame.gap !== 'none') {
      const { name } = node;
      if (name === 'pre') preformatted -= 1;
      if (name === 'ul' || name === 'ol' || name === 'menu') listDepth -= 1;
    }
    if (frame.gap !== 'none') endImplicit();
    for (const block of frame.blocks.toReversed()) writer.close(block);
    if (frame.isLink) writer.closeLink();
    if (frame.gap !== 'none') writer.gap(frame.gap);
  }

  function openFrame(node: HtmlNode, name: string): Frame {
    const frame: Frame = { blocks: [], gap: 'none', isHolder: false, isLink: false };
    const heading = /^h([1-6])$/.exec(name)?.[1];
    const holder = heading ? { kind: 'heading' as const, gap: 'blank' as const } : HOLDERS[name];
    frame.gap = holder?.gap ?? BREAKS[name] ?? 'none';
    frame.isHolder = holder !== undefined;
    if (frame.gap !== 'none') {
      endImplicit();
      writer.gap(frame.gap);
    }
    if (holder) frame.blocks.push(writer.open(holder.kind, marksOf(node, name, heading)));
    if (name === 'time' || name === 'relative-time') {
      // The paragraph that the time stands in comes before it.
      holdText();
      frame.blocks.push(writer.open('time', timeMarks(node)));
    }
    if (name.includes('-') && frame.gap === 'none') writer.gap('space');
    if (name === 'a') {
      const href = absoluteLink(attributeOf(node, 'href') ?? '', base);
      frame.isLink = href !== null;
      if (href !== null) writer.openLink(href);
    }
    return frame;
  }

  function marksOf(node: HtmlNode, name: string, heading: string | undefined): BlockMarks {
    if (heading) return { level: Number(heading) };
    if (name === 'li') return { level: Math.max(1, listDepth) };
    if (name === 'tr' && isHeaderRow(node)) return { isHeader: true };
    return {};
  }

  function writeText(text: string): void {
    if (preformatted > 0) {
      if (text.trim() !== '') holdText();
      return writer.verbatim(text.replace(/\r\n?/g, '\n'));
    }
    if (/[^ \t\n\r\f]/.test(text)) holdText();
    writer.flow(text);
  }

  /** Text that stands in no block of its own starts a paragraph. */
  function holdText(): void {
    if (implicit) return;
    const around = frames.findLast(({ gap }) => gap !== 'none');
    if (!around?.isHolder) implicit = writer.open('paragraph');
  }

  /** Ends the paragraph of loose text, and with it the times that markup lets reach beyond it. */
  function endImplicit(): void {
    if (implicit === null) return;
    for (const frame of frames.filter(({ gap, blocks }) => gap === 'none' && blocks.length > 0)) {
      for (const block of frame.blocks.splice(0)) writer.close(block);
    }
    writer.close(implicit);
    implicit = null;
  }

  function breakLine(): void {
    if (preformatted > 0) writer.verbatim('\n');
    else writer.gap('line');
  }
}

/** The sign beside a heading that leads to the heading itself. */
function isPermalink(node: HtmlNode, name: string): boolean {
  return name === 'a' && /^\s*[#¶§🔗⚓]\s*$/u.test(textOf(node)) && /#/.test(attributeOf(node, 'href') ?? '');
}

function timeMarks(node: HtmlNode): BlockMarks {
  const iso = attributeOf(node, 'datetime')?.trim();
  return iso ? { iso } : {};
}

function isHeaderRow(row: HtmlNode): boolean {
  if (row.parent?.name === 'thead') return true;
  let cells = 0;
  for (let cell = row.first; cell; cell = cell.next) {
    if (!isElement(cell)) continue;
    if (cell.name !== 'th') return false;
    cells += 1;
  }
  return cells > 1;
}
