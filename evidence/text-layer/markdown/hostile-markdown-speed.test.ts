import { describe, expect, it } from 'vitest';
import { outlineMarkdown } from './outline-markdown.ts';
import { stripComments } from './strip-comments.ts';
import { cpuMsOf } from '../../../test/support/cpu-time.ts';

describe('the outline of hostile Markdown', () => {
  it.each([
    ['quotes in quotes', '> '.repeat(200_000)],
    ['items in items', Array.from({ length: 3_000 }, (_, index) => `${' '.repeat(index)}- a`).join('\n')],
    ['white space', `- ${' '.repeat(1_000_000)}a\n#${' '.repeat(1_000_000)}#b`],
    ['almost a delimiter row', `a|b\n${'-|'.repeat(300_000)}x`],
    ['almost a definition', `[${'a'.repeat(500_000)}\n[a]: ${'b'.repeat(500_000)} "`],
    ['brackets', `${'['.repeat(500_000)}${'](a '.repeat(100_000)}`],
    ['runs of backticks', Array.from({ length: 2_000 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['tags', `<div ${'a '.repeat(300_000)}\n\n${'<b '.repeat(300_000)}`],
  ])('takes linear time over %s', async (_, text) => {
    const spent = await cpuMsOf(() => {
      expect(outlineMarkdown(text, null).blocks.every(({ start, end }) => start < end && end <= text.length)).toBe(
        true,
      );
    });
    expect(spent).toBeLessThan(5_000);
  });

  it.each([
    ['on one line', '<!---->'],
    ['behind code', '`a`<!---->'],
    ['before labels that never end', '<!---->[//'],
    ['among backticks', '<!---->``'],
  ])('takes linear time over comments %s', async (_, comment) => {
    const spent = await cpuMsOf(() => {
      expect(stripComments(`${comment.repeat(100_000)}]:`).comments.length).toBeGreaterThanOrEqual(50_000);
    });
    expect(spent).toBeLessThan(5_000);
  });
});
