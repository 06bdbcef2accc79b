import { moveOutline, type Outline } from '../layer-draft.ts';
import { outlineHtml } from './outline-html.ts';
import type { BlockDialect } from './open-leaf.ts';
import { scanBlocks } from './scan-blocks.ts';
import { scanLinks } from './scan-links.ts';

/** Blocks and links of Markdown or plain text; offsets count in that very text, which is not changed. */
export function outlineMarkdown(text: string, base: string | null, dialect: BlockDialect = 'markdown'): Outline {
  const scan = scanBlocks(text, dialect);
  const links = scan.inline.flatMap(
    ({ start, end }) =>
      moveOutline(
        { blocks: [], links: scanLinks(text.slice(start, end), { definitions: scan.definitions, base }) },
        start,
      ).links,
  );
  const raw = scan.html.map(({ start, end }) => moveOutline(outlineHtml(text.slice(start, end), base), start));
  const blocks = [...scan.blocks, ...raw.flatMap((outline) => outline.blocks)];
  return {
    blocks:
      raw.length === 0 ? blocks : blocks.toSorted((left, right) => left.start - right.start || right.end - left.end),
    links: [...links, ...raw.flatMap((outline) => outline.links)].toSorted((left, right) => left.start - right.start),
  };
}
