import type { Block } from './block.ts';

/** GitHub-flavoured Markdown. */
export function renderMarkdown(blocks: readonly Block[]): string {
  return `${blocks.map(renderBlock).join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'text':
      return block.text;
    case 'code':
      return `\`\`\`${block.language === 'text' ? '' : block.language}\n${block.text}\n\`\`\``;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
  }
  return [block.columns, block.columns.map(() => '---'), ...block.rows].map(renderRow).join('\n');
}

const renderRow = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
