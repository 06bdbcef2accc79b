import { cleanForTerminal as clean } from '#contracts/terminal-text.ts';

/**
 * Lines of at most `width` characters, broken between words, list items with a hanging indent. A longer word stands
 * alone and whole, so an address can be copied.
 */
export function wrap(text: string, width: number, indent = { first: '', rest: '' }): string[] {
  const lines: string[] = [];
  for (const paragraph of clean(text).trimEnd().split('\n')) {
    const hanging = indent.rest + ' '.repeat(/^\s*(?:(?:[-*•]|\d+[.)])\s+)?/.exec(paragraph)![0].length);
    let line = lines.length === 0 ? indent.first : indent.rest;
    let isEmpty = true;
    for (const word of paragraph.trimEnd().split(' ')) {
      if (!isEmpty && line.length + 1 + word.length > width) {
        lines.push(line);
        line = hanging;
        isEmpty = true;
      }
      line += isEmpty ? word : ` ${word}`;
      isEmpty = false;
    }
    lines.push(line);
  }
  return lines;
}
