import { createLengthLimit } from '../length-limit.ts';
import { moveOutline, type Outline } from '../layer-draft.ts';
import { outlineHtml } from './outline-html.ts';
import type { BlockDialect } from './open-leaf.ts';
import { scanBlocks } from './scan-blocks.ts';
import { scanLinks } from './scan-links.ts';
import { scanStruck } from './scan-struck.ts';

/** Blocks and links of Markdown or plain text; offsets count in that very text, which is not changed. Throws where the addresses of links take many times what the text does. */
export function outlineMarkdown(text: string, base: string | null, dialect: BlockDialect = 'markdown'): Outline {
  const noteLength = createLengthLimit();
  const scan = scanBlocks(text, dialect);
  const inline = scan.inline.map(({ start, end }) => {
    const stretch = text.slice(start, end);
    const links = scanLinks(stretch, { definitions: scan.definitions, base, noteLength });
    return moveOutline({ blocks: dialect === 'markdown' ? scanStruck(stretch) : [], links }, start);
  });
  const links = inline.flatMap((outline) => outline.links);
  const struck = inline.flatMap((outline) => outline.blocks);
  const raw = scan.html.map(({ start, end }) =>
    moveOutline(outlineHtml(text.slice(start, end), base, noteLength), start),
  );
  const blocks = [...scan.blocks, ...struck, ...raw.flatMap((outline) => outline.blocks)];
  return {
    blocks:
      raw.length + struck.length === 0
        ? blocks
        : blocks.toSorted((left, right) => left.start - right.start || right.end - left.end),
    links: [...links, ...raw.flatMap((outline) => outline.links)].toSorted((left, right) => left.start - right.start),
  };
}
