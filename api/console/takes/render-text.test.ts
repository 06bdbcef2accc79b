import { describe, expect, it } from 'vitest';
import { paragraphs, renderLines } from './render-text.ts';

describe('the text of an answer', () => {
  it.each([
    ['**Walnut box**\n- 10 in', '<strong>Walnut box</strong><br>- 10 in'],
    ['**A**: 2 found, **B**: none', '<strong>A</strong>: 2 found, <strong>B</strong>: none'],
    ['2 ** 3 is 8, and so is 2 ** 3', '2 ** 3 is 8, and so is 2 ** 3'],
    ['**<i>**', '<strong>&#60;i&#62;</strong>'],
    ['**open', '**open'],
  ])('%j is shown as %j', (text, shown) => {
    expect(renderLines(text).text).toBe(shown);
  });

  it('is split into paragraphs at blank lines', () => {
    expect(paragraphs('One\n\n\nTwo\nthree').map(({ text }) => text)).toEqual(['<p>One</p>', '<p>Two<br>three</p>']);
  });
});
