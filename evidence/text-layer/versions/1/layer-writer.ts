import type { Block, BlockKind, PageLink } from '#contracts/page.ts';
import { cleanText } from './clean-text.ts';
import { moveOutline, type Outline } from './layer-draft.ts';

export type Gap = 'none' | 'space' | 'cell' | 'line' | 'blank';

export type BlockMarks = Omit<Block, 'kind' | 'start' | 'end'>;

/** Collects a text layer piece by piece; offsets are those of the text written so far. */
export interface LayerWriter {
  /** Begins a block that starts with the next text; one that gets no text before it is closed is dropped. */
  open(kind: BlockKind, marks?: BlockMarks): Block;
  close(block: Block): void;
  openLink(href: string): void;
  closeLink(): void;
  /** Asks for at least this much white space before the next text. */
  gap(gap: Gap): void;
  /** Text as it is. */
  verbatim(text: string): void;
  /** Text whose white space is squeezed as HTML does; no-break spaces stay. */
  flow(text: string): void;
  /** A finished text with its own outline, as it is. */
  embed(text: string, outline: Outline): void;
  note(trick: string): void;
  finish(): { text: string; blocks: Block[]; links: PageLink[]; suspicious: string[] };
}

const GAPS: readonly Gap[] = ['none', 'space', 'cell', 'line', 'blank'];
const GAP_TEXT: Record<Gap, string> = { none: '', space: ' ', cell: '\t', line: '\n', blank: '\n\n' };

export function createLayerWriter(): LayerWriter {
  const pieces: string[] = [];
  const blocks: Block[] = [];
  const links: PageLink[] = [];
  const tricks = new Set<string>();
  let length = 0;
  /** Blocks and links that wait for their first text. */
  let waiting: Block[] = [];
  let waitingLink: PageLink | null = null;
  let link: PageLink | null = null;
  let pending: Gap = 'none';

  return { open, close, openLink, closeLink, gap, verbatim, flow, embed, note: (trick) => tricks.add(trick), finish };

  function open(kind: BlockKind, marks: BlockMarks = {}): Block {
    const block: Block = { kind, start: -1, end: -1, ...marks };
    waiting.push(block);
    return block;
  }

  function close(block: Block): void {
    if (block.start >= 0) block.end = length;
    else waiting.splice(waiting.lastIndexOf(block), 1);
  }

  function openLink(href: string): void {
    closeLink();
    waitingLink = { start: -1, end: -1, href };
  }

  function closeLink(): void {
    if (link) link.end = length;
    link = null;
    waitingLink = null;
  }

  function gap(wanted: Gap): void {
    if (GAPS.indexOf(wanted) > GAPS.indexOf(pending)) pending = wanted;
  }

  function verbatim(source: string): void {
    write(clean(source));
  }

  function flow(source: string): void {
    const text = clean(source).replace(/[ \t\n\r\f]+/g, ' ');
    if (text === '') return;
    if (text === ' ') return gap('space');
    if (text.startsWith(' ')) gap('space');
    const endsOpen = text.endsWith(' ');
    write(text.slice(text.startsWith(' ') ? 1 : 0, endsOpen ? -1 : undefined));
    if (endsOpen) gap('space');
  }

  function embed(text: string, outline: Outline): void {
    if (text === '') return;
    const from = begin();
    push(text);
    const moved = moveOutline(outline, from);
    for (const block of moved.blocks) blocks.push(block);
    for (const found of moved.links) links.push(found);
  }

  function write(text: string): void {
    if (text === '') return;
    begin();
    push(text);
  }

  function push(text: string): void {
    pieces.push(text);
    length += text.length;
  }

  /** Settles the white space before a text, and everything that starts with it. */
  function begin(): number {
    if (length > 0) push(GAP_TEXT[pending]);
    pending = 'none';
    for (const block of waiting) {
      block.start = length;
      blocks.push(block);
    }
    waiting = [];
    if (waitingLink) {
      link = { ...waitingLink, start: length };
      links.push(link);
      waitingLink = null;
    }
    return length;
  }

  function clean(source: string): string {
    const { text, tricks: seen } = cleanText(source);
    for (const trick of seen) tricks.add(trick);
    return text;
  }

  function finish(): ReturnType<LayerWriter['finish']> {
    closeLink();
    return { text: pieces.join(''), blocks, links, suspicious: [...tricks].toSorted() };
  }
}
