import type { Block } from '#contracts/page.ts';

/** Answers whether a heading that a finding cites stands over a quote of the same page. Ranges are UTF-16 offsets into its text layer. */
export interface HeadingScopes {
  isAbove(heading: { start: number; end: number }, quote: { start: number }): boolean;
}

/**
 * Reads the scopes of a page's headings off its blocks. A heading ends where another of its kind begins at the same or a higher level;
 * one that names a version or year and one that does not are of different kinds, because release notes put both at one level. What
 * stands in a member of a list or feed is over that member alone. Text that is in no heading block only has to come first.
 */
export function indexHeadings(text: string, blocks: readonly Block[]): HeadingScopes {
  const headings = blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ start, end, level = 1 }) => ({
      start,
      end,
      level,
      isNumbered: /\d+\.\d+|\d{4}/.test(text.slice(start, end)),
    }));
  const members = blocks.filter(({ kind, path }) => kind === 'entry' && path?.endsWith(']'));
  return { isAbove };

  function isAbove(heading: { start: number; end: number }, quote: { start: number }): boolean {
    if (heading.start > quote.start) return false;
    const member = members.findLast(({ start, end }) => start <= heading.start && heading.end <= end);
    if (member && quote.start >= member.end) return false;
    const at = headings.findIndex(({ start, end }) => start < heading.end && heading.start < end);
    const own = headings[at];
    if (!own) return headings.length === 0;
    for (let next = at + 1; next < headings.length && headings[next]!.start <= quote.start; next += 1) {
      const { level, isNumbered } = headings[next]!;
      if (level <= own.level && isNumbered === own.isNumbered) return false;
      if (level < own.level && !own.isNumbered) return false;
    }
    return true;
  }
}
