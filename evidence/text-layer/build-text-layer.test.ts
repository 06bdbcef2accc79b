import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextLayer } from '#contracts/page.ts';
import { layerOf } from './testing.ts';

const WORDS = [
  'a',
  'Release 1.2.0',
  '2024-05-01',
  'über',
  '日本語',
  '🙂',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\ud800',
  '\0',
  '&amp;',
  '&#8203;',
  ' ',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '    ',
];
const MARKUP = [
  '<p>',
  '</p>',
  '<li>',
  '<ul>',
  '</ul>',
  '<h2>',
  '</h2>',
  '<table><tr><td>',
  '</td>',
  '</table>',
  '<pre>',
  '</pre>',
  '<br>',
  '<a href="x">',
  '<a href="https://a.example/">',
  '</a>',
  '<time datetime="2024-05-01">',
  '</time>',
  '<div hidden>',
  '</div>',
  '<template>',
  '<svg><p>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<script>',
  '</script>',
  '<b><i>',
  '</b>',
  '<dl><dt>',
  '<dd>',
  '<form>',
  '<main>',
  '<body>',
  '</html>',
  '<frameset>',
  '<math><mi>',
];
const MARKS = [
  '# ',
  '## ',
  '- ',
  '  - ',
  '1. ',
  '> ',
  '```',
  '~~~',
  '---',
  '===',
  '|',
  '|-|-|',
  '[',
  ']',
  '](https://a.example)',
  '[a]: /b',
  '`',
  '*',
  '<https://a.example>',
  'https://a.example/b',
];
const XML = [
  '<?xml version="1.0"?>',
  '<rss><channel>',
  '<feed>',
  '<item>',
  '</item>',
  '<entry>',
  '<title>',
  '</title>',
  '<link>',
  '<link href="/a"/>',
  '<pubDate>Mon, 06 May 2024 00:00:00 GMT</pubDate>',
  '<content type="html">',
  '&lt;p&gt;',
  '</channel></rss>',
];

const mixed = (...tokens: string[][]) =>
  fc.array(fc.constantFrom(...tokens.flat()), { maxLength: 60 }).map((parts) => parts.join(''));
const TYPES = fc.constantFrom(
  '',
  'text/html',
  'text/plain',
  'text/markdown',
  'application/json',
  'application/xml',
  'application/octet-stream',
);

function expectWhole({ text, blocks, links }: TextLayer): void {
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toMatch(/[\0\u200b\u202a-\u202e\u2066-\u2069]/);
  let start = 0;
  for (const block of blocks) {
    expect(block.start).toBeGreaterThanOrEqual(start);
    expect(block.end).toBeGreaterThan(block.start);
    expect(block.end).toBeLessThanOrEqual(text.length);
    start = block.start;
  }
  const open: number[] = [];
  for (const block of blocks) {
    while ((open.at(-1) ?? Infinity) <= block.start) open.pop();
    expect(block.end, 'an inner block ends within the outer one').toBeLessThanOrEqual(open.at(-1) ?? text.length);
    open.push(block.end);
  }
  expect(links).toEqual(links.toSorted((a, b) => a.start - b.start));
  for (const link of links) {
    expect(link.end).toBeGreaterThan(link.start);
    expect(link.end).toBeLessThanOrEqual(text.length);
    expect(link.href).toMatch(/^https?:\/\//);
  }
}

describe('buildTextLayer', () => {
  it.each([
    ['markup', mixed(WORDS, MARKUP)],
    ['Markdown', mixed(WORDS, MARKS)],
    ['Markdown with markup', mixed(WORDS, MARKS, MARKUP)],
    ['feeds', mixed(WORDS, XML, MARKUP).map((source) => `<rss><channel>${source}`)],
    ['JSON', fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value))],
    [
      'JSON with markup',
      fc
        .array(mixed(WORDS, MARKS, MARKUP), { maxLength: 4 })
        .map((bodies) => JSON.stringify({ items: bodies.map((body) => ({ body })) })),
    ],
  ])('makes a whole layer of any %s', async (_, sources) => {
    await fc.assert(
      fc.asyncProperty(sources, TYPES, async (source, mediaType) => expectWhole(await layerOf(source, mediaType))),
      { numRuns: 400, seed: 7 },
    );
  });

  it('makes a layer of any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), TYPES, async (bytes, mediaType) =>
        expectWhole(await layerOf(bytes, mediaType)),
      ),
      { numRuns: 500, seed: 7 },
    );
  });

  it('makes the same layer again', async () => {
    await fc.assert(
      fc.asyncProperty(mixed(WORDS, MARKS, MARKUP, XML), TYPES, async (source, mediaType) => {
        expect(await layerOf(source, mediaType)).toEqual(await layerOf(source, mediaType));
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
