import { describe, expect, it } from 'vitest';
import { buildHtmlLayer } from './build-html-layer.ts';

const prose = '<p>The harbour of the district kept its boats over the winter, and its keeper counted them.</p>'.repeat(
  8,
);
const rows = (count: number, cell = (at: number): string => `Berth ${at}`): string =>
  Array.from(
    { length: count },
    (_, at) => `<tr><td>${cell(at)}</td><td>is let to the keeper of boat ${at}</td></tr>`,
  ).join('');
const page = (main: string, beside = ''): string =>
  `<!doctype html><title>Berths</title><body><main>${main}</main>${beside}</body>`;

describe('rows that the article lane could lose', () => {
  it('keeps the article lane where all rows are in it', () => {
    const layer = buildHtmlLayer(page(`${prose}<table>${rows(60)}</table>`), 'https://h.example/a');
    expect(layer.blocks.filter(({ kind }) => kind === 'row')).toHaveLength(60);
  });

  it('goes by the structured lane where the rows stand outside of the main text', () => {
    const source = page(prose, `<div class="sidebar"><table>${rows(120)}</table></div>`);
    const { lane, text } = buildHtmlLayer(source, 'https://h.example/a');
    expect(lane).toBe('structured');
    expect(text).toContain('Berth 119');
  });

  it('keeps rows that nobody sees out of either lane', () => {
    const source = page(prose, `<div hidden><table>${rows(120)}</table></div>`);
    expect(buildHtmlLayer(source, null).text).not.toContain('Berth 119');
  });

  it('tells rows of a page too large for the article search as it does those of a small one', () => {
    const many = page(`${prose}<table>${rows(16_000)}</table>`);
    const { text, blocks } = buildHtmlLayer(many, 'https://h.example/a');
    expect(blocks.filter(({ kind }) => kind === 'row')).toHaveLength(16_000);
    expect(text).toContain('Berth 15999');
  });
});
