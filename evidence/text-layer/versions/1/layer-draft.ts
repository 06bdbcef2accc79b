import type { Block, PageLink } from '#contracts/page.ts';

/** Blocks and links whose offsets count from the start of one string. */
export interface Outline {
  blocks: Block[];
  links: PageLink[];
}

/** The same outline for a string that stands `offset` UTF-16 units into a longer one. */
export function moveOutline({ blocks, links }: Outline, offset: number): Outline {
  return {
    blocks: blocks.map((block) => ({ ...block, start: block.start + offset, end: block.end + offset })),
    links: links.map((link) => ({ ...link, start: link.start + offset, end: link.end + offset })),
  };
}
