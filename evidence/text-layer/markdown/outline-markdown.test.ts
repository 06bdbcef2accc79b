import { describe, expect, it } from 'vitest';
import { showBlocks } from '../testing.ts';
import { outlineMarkdown } from './outline-markdown.ts';

const BASE = 'https://site.example/docs/page';

function linksOf(text: string): [string, string][] {
  return outlineMarkdown(text, BASE).links.map(({ start, end, href }) => [text.slice(start, end), href]);
}

describe('links of Markdown', () => {
  it.each<[string, string, [string, string][]]>([
    ['inline links', 'see [the notes](notes.html "Notes")', [['the notes', 'https://site.example/docs/notes.html']]],
    ['addresses with brackets', '[a](https://a.example/x_(y))', [['a', 'https://a.example/x_(y)']]],
    [
      'addresses in angles',
      '[a](<b c>) <https://d.example>',
      [
        ['a', 'https://site.example/docs/b%20c'],
        ['https://d.example', 'https://d.example/'],
      ],
    ],
    [
      'references',
      '## [1.0] and [two][X]\n\n[1.0]: /v1\n[x]: /x',
      [
        ['1.0', 'https://site.example/v1'],
        ['two', 'https://site.example/x'],
      ],
    ],
    [
      'bare addresses',
      '(see https://a.example/b). Or https://a.example/c_(d)!',
      [
        ['https://a.example/b', 'https://a.example/b'],
        ['https://a.example/c_(d)', 'https://a.example/c_(d)'],
      ],
    ],
    ['an image in a link', '[![build](b.svg)](https://ci.example)', [['![build](b.svg)', 'https://ci.example/']]],
    ['links in cells', 'a|b\n-|-\n[c](d)|e', [['c', 'https://site.example/docs/d']]],
    ['raw anchors', '<p><a href="/x">there</a></p>', [['there', 'https://site.example/x']]],
  ])('finds %s', (_, text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it.each([
    ['code', '`[a](b)` and ``x ` [c](d)``'],
    ['escapes', String.raw`\[a](b)`],
    ['pictures', '![a](b.png)'],
    ['fences', '```\n[a](b)\n```'],
    ['unknown labels', '[a] and [b][c]'],
    ['other schemes', '[a](javascript:alert(1)) [b](mailto:c@d.example) [e](#f)'],
    ['words that begin like addresses', 'xhttps://a.example'],
  ])('finds none in %s', (_, text) => {
    expect(linksOf(text)).toEqual([]);
  });
});

describe('what Markdown strikes out', () => {
  it.each<[string, string, string[]]>([
    ['words', 'was ~~$120~~ now $95', ['$120']],
    ['an item', '- ~~gone~~\n- here ~~too~~', ['gone', 'too']],
    ['nothing in code', '`~~a~~` and ~~~~b~~~~ and ~~ c ~~', []],
    ['nothing that is escaped or open', String.raw`\~~a~~ b`, []],
  ])('is found: %s', (_, text, struck) => {
    const { blocks } = outlineMarkdown(text, BASE);
    const found = blocks.filter(({ kind }) => kind === 'deleted');
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(struck);
  });
});

describe('raw HTML in Markdown', () => {
  it('gives headings, items and paragraphs in place', () => {
    const text = '<h2>2.0</h2>\n<ul>\n<li>one\n<li>two\n</ul>\n\n## 1.0';
    const { blocks } = outlineMarkdown(text, BASE);
    expect(showBlocks({ text, blocks })).toEqual(['heading 2: 2.0', 'item 1: one', 'item 1: two', 'heading 2: 1.0']);
  });
});
