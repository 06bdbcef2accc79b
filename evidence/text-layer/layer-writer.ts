import type { Block, BlockKind, PageLink } from '#contracts/page.ts';
import { cleanText } from './clean-text.ts';
import { moveOutline, type Outline } from './layer-draft.ts';
import { GAP_MARK } from './gap-mark.ts';
import { createLengthLimit } from './length-limit.ts';

export type Gap = 'none' | 'space' | 'cell' | 'line' | 'blank';

export type BlockMarks = Omit<Block, 'kind' | 'start' | 'end'>;

/** Collects a text layer piece by piece; offsets are those of the text written so far. Throws where places and addresses take many times what the text does. */
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
  /** Something is left out here. It is marked where the line goes on behind it. */
  omit(): void;
  /** What follows is no part of a number that ends here. */
  guard(): void;
  /** Begins text that is shown struck out: marked on both sides, so that it is no part of what is around it. */
  strike(): Block;
  endStrike(block: Block): void;
  note(trick: string): void;
  finish(): { text: string; blocks: Block[]; links: PageLink[]; suspicious: string[] };
}

/** How wide each is. */
const WIDTH: Record<Gap, number> = { none: 0, space: 1, cell: 2, line: 3, blank: 4 };
const GAP_TEXT: Record<Gap, string> = { none: '', space: ' ', cell: '\t', line: '\n', blank: '\n\n' };

export function createLayerWriter(): LayerWriter {
  const pieces: string[] = [];
  const blocks: Block[] = [];
  const links: PageLink[] = [];
  const tricks = new Set<string>();
  const noteLength = createLengthLimit();
  let length = 0;
  /** The piece that was written last, and the one before it where the last is a single character. */
  let last = '';
  let secondLast = '';
  /** Blocks and links that wait for their first text. */
  let waiting: Block[] = [];
  let waitingLink: PageLink | null = null;
  let link: PageLink | null = null;
  let pending: Gap = 'none';
  /** White space before what was left out; null where nothing was. */
  let omitted: Gap | null = null;
  let isGuarded = false;
  let isStriking = false;

  return { open, close, openLink, closeLink, gap, verbatim, flow, embed, omit, guard, strike, endStrike, note, finish };

  function open(kind: BlockKind, marks?: BlockMarks): Block {
    if (marks?.path !== undefined) noteLength(marks.path);
    const block: Block = marks ? { kind, start: -1, end: -1, ...marks } : { kind, start: -1, end: -1 };
    waiting.push(block);
    return block;
  }

  function close(block: Block): void {
    if (block.start >= 0) block.end = length;
    else waiting.splice(waiting.lastIndexOf(block), 1);
  }

  function openLink(href: string): void {
    closeLink();
    noteLength(href);
    waitingLink = { start: -1, end: -1, href };
  }

  function closeLink(): void {
    if (link) link.end = length;
    link = null;
    waitingLink = null;
  }

  function gap(wanted: Gap): void {
    if (WIDTH[wanted] > WIDTH[pending]) pending = wanted;
  }

  function verbatim(source: string): void {
    write(clean(source));
  }

  function flow(source: string): void {
    const cleaned = clean(source);
    const text = /[\t\n\r\f]| {2}/.test(cleaned) ? cleaned.replace(/[ \t\n\r\f]+/g, ' ') : cleaned;
    if (text === '') return;
    if (text === ' ') return gap('space');
    if (text.startsWith(' ')) gap('space');
    const endsOpen = text.endsWith(' ');
    write(text.slice(text.startsWith(' ') ? 1 : 0, endsOpen ? -1 : undefined));
    if (endsOpen) gap('space');
  }

  function omit(): void {
    if (omitted === null) omitted = pending;
    else if (WIDTH[pending] > WIDTH.space) omitted = pending;
    pending = 'none';
  }

  function guard(): void {
    isGuarded = true;
  }

  function strike(): Block {
    isStriking = true;
    return open('deleted');
  }

  function endStrike(block: Block): void {
    close(block);
    if (block.end >= 0) push(GAP_MARK);
    else isStriking = false;
  }

  function note(trick: string): void {
    tricks.add(trick);
  }

  function embed(text: string, outline: Outline): void {
    if (text === '') return;
    const from = begin(text);
    push(text);
    const moved = moveOutline(outline, from);
    for (const block of moved.blocks) blocks.push(block);
    for (const found of moved.links) {
      noteLength(found.href);
      links.push(found);
    }
  }

  function write(text: string): void {
    if (text === '') return;
    begin(text);
    push(text);
  }

  function push(text: string): void {
    if (text === '') return;
    pieces.push(text);
    length += text.length;
    secondLast = text.length > 1 ? '' : last;
    last = text;
  }

  /** Settles the white space before a text, what was left out there, and where the text is no part of the one before. */
  function settle(next: string): void {
    const isWithin = (gap: Gap): boolean => gap === 'none' || gap === 'space';
    if (omitted !== null && length > 0 && isWithin(omitted) && isWithin(pending))
      push(GAP_TEXT[omitted] + GAP_MARK + GAP_TEXT[pending]);
    else {
      const wider = omitted !== null && WIDTH[omitted] > WIDTH[pending] ? omitted : pending;
      if (length > 0) push(GAP_TEXT[wider]);
      if (
        isGuarded &&
        wider === 'none' &&
        /\p{N}[.,:]?$/u.test((secondLast + last).slice(-2)) &&
        /^[.,:]?\p{N}/u.test(next)
      )
        push(GAP_MARK);
    }
    if (isStriking) push(GAP_MARK);
    omitted = null;
    isGuarded = false;
    isStriking = false;
    pending = 'none';
  }

  /** Settles what stands before a text, and everything that starts with it. */
  function begin(next: string): number {
    settle(next);
    if (waiting.length > 0) {
      for (const block of waiting) {
        block.start = length;
        blocks.push(block);
      }
      waiting = [];
    }
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
