import type { Block } from '#contracts/page.ts';
import { absoluteLink } from '../absolute-link.ts';
import type { Cascade } from '../css/cascade.ts';
import { type Style, showsText } from '../css/style.ts';
import type { LayerWriter } from '../layer-writer.ts';
import {
  FRAME_OF_NOTHING,
  type Frame,
  gapOf,
  holderOf,
  isReplaced,
  marksOf,
  NEVER_TEXT,
  timeMarks,
} from './html-frames.ts';
import { saysSomething } from './hidden.ts';
import { isTiny, standsInText } from './inline-boxes.ts';
import { createRaising, raise } from './raised-text.ts';
import { attributeOf, type HtmlNode, isElement, isText, textOf, visit } from './tree.ts';

export interface WriteOptions {
  /** What links are made absolute by. */
  base: string | null;
  styles: Pick<Cascade, 'styleOf'>;
  /** Elements that are left out with all that is in them, though they are seen. */
  isLeftOut?: (element: HtmlNode) => boolean;
  /** Whether a text is written. */
  keepsText?: (text: HtmlNode) => boolean;
}

/**
 * Writes what a reader sees of an HTML tree: text with headings, paragraphs, lists, tables, terms, code and times as blocks, links absolute. What is
 * left out within a line is marked; what stands above the line, below it, or struck out, is no part of a number beside it.
 */
export function writeHtml(root: HtmlNode, writer: LayerWriter, options: WriteOptions): void {
  const { base, styles, isLeftOut = () => false, keepsText = () => true } = options;
  const frames: Frame[] = [];
  let implicit: Block | null = null;
  /** Elements around that stand in the line and have blocks of their own, as times have. */
  let openInLine = 0;
  let listDepth = 0;
  const canRaise = createRaising();
  /** The elements around that stand above or below the line, and can be written so. */
  const raised: ('sup' | 'sub')[] = [];

  visit(root, { enter, leave });
  endImplicit();

  function enter(node: HtmlNode): boolean {
    if (isText(node)) writeText(node);
    if (node.name === '#omitted') writer.omit();
    if (!isElement(node)) return false;
    const style = styles.styleOf(node);
    if (node !== root && isOut(node, style)) {
      frames.push(FRAME_OF_NOTHING);
      return false;
    }
    frames.push(openFrame(node, style));
    if (node.name === 'br') writer.gap('line');
    if (node.name === 'ul' || node.name === 'ol' || node.name === 'menu') listDepth += 1;
    if (style.before !== '') writeGenerated(style.before);
    return node.name !== 'br';
  }

  /** Whether an element is left out. Where that takes something out of a line, or ends one, the text says so. */
  function isOut(node: HtmlNode, style: Style): boolean {
    const { name } = node;
    if (style.isGone) {
      if (!NEVER_TEXT.has(name) && saysSomething(node)) writer.omit();
      return true;
    }
    if (isReplaced(node)) {
      if (style.isVisible && !isTiny(node)) writer.omit();
      return true;
    }
    if (NEVER_TEXT.has(name)) return true;
    const isIdle = name === 'button' && !standsInText(node, styles);
    if (!isIdle && !isPermalink(node, name) && !isLeftOut(node)) return false;
    if (gapOf(name, style) !== 'none') {
      endImplicit();
      writer.gap('line');
    } else if (saysSomething(node)) writer.omit();
    return true;
  }

  function leave(node: HtmlNode): void {
    if (!isElement(node)) return;
    const frame = frames.pop();
    if (!frame || frame === FRAME_OF_NOTHING) return;
    const { name } = node;
    const { after } = styles.styleOf(node);
    if (after !== '') writeGenerated(after);
    if (name === 'ul' || name === 'ol' || name === 'menu') listDepth -= 1;
    if (frame.isRaised) raised.pop();
    if (frame.isGuarded) writer.guard();
    if (frame.gap !== 'none') endImplicit();
    else if (frame.blocks.length > 0) openInLine -= 1;
    for (let at = frame.blocks.length - 1; at >= 0; at -= 1) writer.close(frame.blocks[at]!);
    if (frame.struck) writer.endStrike(frame.struck);
    if (frame.isLink) writer.closeLink();
    if (frame.gap !== 'none') writer.gap(frame.gap);
  }

  function openFrame(node: HtmlNode, style: Style): Frame {
    const { name } = node;
    const holder = holderOf(name);
    const frame: Frame = {
      blocks: [],
      gap: gapOf(name, style),
      isHolder: holder !== undefined,
      isLink: false,
      isRaised: false,
      isGuarded: false,
      struck: null,
    };
    if (frame.gap !== 'none') {
      endImplicit();
      writer.gap(frame.gap);
    }
    if (style.isStruck) frame.struck = writer.strike();
    if (holder) frame.blocks.push(writer.open(holder.kind, marksOf(node, name, listDepth)));
    if (name === 'time' || name === 'relative-time') {
      // The paragraph that the time stands in comes before it.
      holdText();
      frame.blocks.push(writer.open('time', timeMarks(node)));
    }
    const above = raisedBy(node, style);
    frame.isRaised = above !== null && canRaise(node);
    if (above && frame.isRaised) raised.push(above);
    frame.isGuarded =
      !frame.isRaised &&
      (above !== null || name === 'ins' || name === 'rt' || name === 'mfrac' || style.display.startsWith('inline-'));
    if (frame.isGuarded) writer.guard();
    if (node.parent?.name === 'mfrac' && node.previous) writer.verbatim('⁄');
    if (name.includes('-') && frame.gap === 'none') writer.gap('space');
    if (name === 'a') {
      const href = absoluteLink(attributeOf(node, 'href') ?? '', base);
      frame.isLink = href !== null;
      if (href !== null) writer.openLink(href);
    }
    if (frame.gap === 'none' && frame.blocks.length > 0) openInLine += 1;
    return frame;
  }

  function writeText(node: HtmlNode): void {
    const { text, parent } = node;
    if (!keepsText(node)) {
      if (/[\p{L}\p{N}]/u.test(text)) writer.omit();
      return;
    }
    const style = parent && styles.styleOf(parent);
    if (style && !showsText(style)) {
      if (/^\s/.test(text)) writer.gap('space');
      if (/[\p{L}\p{N}]/u.test(text)) writer.omit();
      if (/\s$/.test(text)) writer.gap('space');
      return;
    }
    const above = raised.at(-1);
    write(above ? raise(text, above) : text, style);
  }

  function writeGenerated(text: string): void {
    holdText();
    writer.guard();
    writer.flow(text);
    writer.guard();
  }

  function write(text: string, style: Style | null): void {
    const isText = /[^ \t\n\r\f]/.test(text);
    if (isText) holdText();
    if (style?.keepsSpace) return writer.verbatim(text.replace(/\r\n?/g, '\n'));
    if (!style?.keepsLines) return writer.flow(text);
    for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
      if (at > 0) writer.gap('line');
      writer.flow(line);
    }
  }

  /** Text that stands in no block of its own starts a paragraph. */
  function holdText(): void {
    if (implicit) return;
    const around = frames.findLast(({ gap }) => gap !== 'none');
    if (!around?.isHolder) implicit = writer.open('paragraph');
  }

  function closeInLine(): void {
    for (const frame of frames.filter(({ gap, blocks }) => gap === 'none' && blocks.length > 0))
      for (const block of frame.blocks.splice(0)) writer.close(block);
    openInLine = 0;
  }

  /** Ends the paragraph of loose text, and with it the times that markup lets reach beyond it. */
  function endImplicit(): void {
    if (implicit === null) return;
    if (openInLine > 0) closeInLine();
    writer.close(implicit);
    implicit = null;
  }
}

/** The sign beside a heading that leads to the heading itself. */
function isPermalink(node: HtmlNode, name: string): boolean {
  return name === 'a' && /#/.test(attributeOf(node, 'href') ?? '') && /^\s*[#¶§🔗⚓]\s*$/u.test(textOf(node));
}

/** Exponents and indices: marked up, drawn so, or in a formula. */
function raisedBy({ parent, previous }: HtmlNode, { raised }: Style): 'sup' | 'sub' | null {
  if (raised || !parent || !previous) return raised;
  return parent.name === 'msup' ? 'sup' : parent.name === 'msub' ? 'sub' : null;
}
