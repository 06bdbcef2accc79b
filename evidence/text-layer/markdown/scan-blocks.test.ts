import { describe, expect, it } from 'vitest';
import { showBlocks } from '../testing.ts';
import type { BlockDialect } from './open-leaf.ts';
import { scanBlocks } from './scan-blocks.ts';

const show = (text: string, dialect?: BlockDialect): string[] =>
  showBlocks({ text, blocks: scanBlocks(text, dialect).blocks });

describe('scanBlocks of Markdown', () => {
  it.each<[string, string, string[]]>([
    [
      'ATX headings',
      '# One\n### Three ###\n#not\n####### seven',
      ['heading 1: One', 'heading 3: Three', 'paragraph: #not\n####### seven'],
    ],
    ['a hash that belongs to the heading', '## C#', ['heading 2: C#']],
    ['Setext headings', 'One\n===\n\nTwo\n---\n', ['heading 1: One', 'heading 2: Two']],
    ['a thematic break that is no heading', 'a\n\n---\n\nb', ['paragraph: a', 'paragraph: b']],
    ['nested items', '- a\n  - b\n    more\n- c', ['item 1: a\n  - b\n    more', 'item 2: b\n    more', 'item 1: c']],
    ['items with one space before their mark', ' * a\n   - b\n * c', ['item 1: a\n   - b', 'item 2: b', 'item 1: c']],
    ['ordered items', '1. a\n2) b', ['item 1: a', 'item 1: b']],
    [
      'paragraphs of an item',
      '- a\n\n  second\n\nafter',
      ['item 1: a\n\n  second', 'paragraph: second', 'paragraph: after'],
    ],
    ['a lazy line', '- a\nb', ['item 1: a\nb']],
    ['a year that is no list', 'made in\n2019. Really', ['paragraph: made in\n2019. Really']],
    ['tabs as columns', '-\ta\n\n\tb', ['item 1: a\n\n\tb', 'paragraph: b']],
    ['fenced code', '```js\n# not\n- not\n```\nafter', ['code: # not\n- not', 'paragraph: after']],
    [
      'a fence in an item',
      '- a\n  ~~~\n  # not\n  ~~~\n- b',
      ['item 1: a\n  ~~~\n  # not\n  ~~~', 'code:   # not', 'item 1: b'],
    ],
    ['an unclosed fence', '```\na\n\nb', ['code: a\n\nb']],
    ['code by indent', 'a\n\n    # not\n\nb', ['paragraph: a', 'code: # not', 'paragraph: b']],
    ['a quote', '> # In\n> text\nlazy', ['heading 1: In', 'paragraph: text\nlazy']],
    ['CRLF and CR', '# A\r\n\r\n- b\r\n- c\r# D', ['heading 1: A', 'item 1: b', 'item 1: c', 'heading 1: D']],
    [
      'a table',
      'Head\n| v | day |\n|---|:-:|\n| 1 | a \\| b |\n\nafter',
      [
        'paragraph: Head',
        'row header: | v | day |',
        'cell: v',
        'cell: day',
        'row: | 1 | a \\| b |',
        'cell: 1',
        'cell: a \\| b',
        'paragraph: after',
      ],
    ],
    [
      'a table without outer pipes',
      'v | day\n--|--\n1 | 2',
      ['row header: v | day', 'cell: v', 'cell: day', 'row: 1 | 2', 'cell: 1', 'cell: 2'],
    ],
    ['pipes that are no table', 'a | b\n---\nc', ['heading 2: a | b', 'paragraph: c']],
    ['an empty item', '-\n- b\n-\n  c', ['item 1: b', 'item 1: c']],
    ['a heading in an item', '- # A\n- b', ['item 1: # A', 'heading 1: A', 'item 1: b']],
    ['a quote in an item', '- > a\n\n  b', ['item 1: > a\n\n  b', 'paragraph: a', 'paragraph: b']],
    ['code in an item', '-     a\n- b', ['item 1: a', 'code: a', 'item 1: b']],
    ['link definitions', '[1.0]: https://a.example\n\ntext', ['paragraph: text']],
    ['an emphasised line', '_Released Sep 14, 2026_', ['paragraph: _Released Sep 14, 2026_']],
    ['nothing', '', []],
    ['blank lines', '\n \n\t\n', []],
  ])('finds %s', (_, text, blocks) => {
    expect(show(text)).toEqual(blocks);
  });

  it('keeps raw HTML out of its own blocks and says where it is', () => {
    const text = 'a\n\n<div>\n# not\n</div>\n\n# b';
    const scan = scanBlocks(text);
    expect(showBlocks({ text, blocks: scan.blocks })).toEqual(['paragraph: a', 'heading 1: b']);
    expect(scan.html.map(({ start, end }) => text.slice(start, end))).toEqual(['<div>\n# not\n</div>']);
  });
});

describe('scanBlocks of plain text', () => {
  it.each<[string, string, string[]]>([
    ['underlined titles', 'Widget 2.0\n==========\n\n * a\n   b\n', ['heading 1: Widget 2.0', 'item 1: a\n   b']],
    ['a title between rules', '=====\nNews\n=====\ntext', ['heading 1: News', 'paragraph: text']],
    ['indented items as items', 'Changes\n\n\t* one\n\t* two', ['paragraph: Changes', 'item 1: one', 'item 1: two']],
    [
      'a line at the margin as something new',
      '- a\nVersion 1.1\n- b',
      ['item 1: a', 'paragraph: Version 1.1', 'item 1: b'],
    ],
    ['a wrapped item', '- a word\ngoes on', ['item 1: a word\ngoes on']],
    ['tags and pipes as text', '<b>x</b>\n\na | b\n--|--', ['paragraph: <b>x</b>', 'paragraph: a | b\n--|--']],
  ])('finds %s', (_, text, blocks) => {
    expect(show(text, 'plain')).toEqual(blocks);
  });
});
