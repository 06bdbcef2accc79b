import type { Block, PageLink } from '#contracts/page.ts';
import { absoluteLink } from '../absolute-link.ts';
import type { NoteLength } from '../length-limit.ts';
import type { Outline } from '../layer-draft.ts';
import { trimRange } from './block-rules.ts';

const TAG = /<(\/?)(h[1-6]|p|li|summary|dt|dd|td|th|a|ul|ol|dl|table|tr|div|details|section)(\s[^<>]*)?>/gi;
/** What these hold is no block of its own; they end the one before. */
const FRAMES = new Set(['ul', 'ol', 'dl', 'table', 'tr', 'div', 'details', 'section']);

/** Blocks and links of a stretch of raw HTML inside Markdown, whose tags stay part of the text. Offsets count from its start. */
export function outlineHtml(text: string, base: string | null, noteLength: NoteLength): Outline {
  const blocks: Block[] = [];
  const links: PageLink[] = [];
  let open: { name: string; at: number; href: string | null } | null = null;
  let anchor: { at: number; href: string } | null = null;
  for (const match of text.matchAll(TAG)) {
    const name = (match[2] ?? '').toLowerCase();
    const inside = match.index + match[0].length;
    if (name === 'a') {
      if (anchor) addLink(anchor, match.index);
      const href = match[1] ? undefined : /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(match[3] ?? '');
      const address = href ? absoluteLink(href[1] ?? href[2] ?? href[3] ?? '', base) : null;
      anchor = address === null ? null : { at: inside, href: address };
      continue;
    }
    if (open) addBlock(open.name, open.at, match.index);
    open = match[1] || FRAMES.has(name) ? null : { name, at: inside, href: null };
  }
  if (open) addBlock(open.name, open.at, text.length);
  if (blocks.length === 0) {
    const { start, end } = trimRange(text, 0, text.length);
    if (/[^\s<>]/.test(text.replace(/<[^<>]*>/g, ''))) blocks.push({ kind: 'paragraph', start, end });
  }
  return { blocks, links };

  function addBlock(name: string, from: number, to: number): void {
    const { start, end } = trimRange(text, from, to);
    if (end <= start) return;
    if (/^h[1-6]$/.test(name)) blocks.push({ kind: 'heading', start, end, level: Number(name[1]) });
    else if (name === 'li') blocks.push({ kind: 'item', start, end, level: 1 });
    else blocks.push({ kind: KINDS.get(name) ?? 'paragraph', start, end });
  }

  function addLink({ at, href }: { at: number; href: string }, to: number): void {
    const { start, end } = trimRange(text, at, to);
    if (end <= start) return;
    noteLength(href);
    links.push({ start, end, href });
  }
}

const KINDS: ReadonlyMap<string, 'term' | 'definition' | 'cell'> = new Map(
  Object.entries({ dt: 'term', dd: 'definition', td: 'cell', th: 'cell' }),
);
