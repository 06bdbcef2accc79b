import { gzipSync } from 'node:zlib';
import { buildHtml, type HtmlPlaces } from '../build-html.ts';
import { buildJson, buildMarkdown } from '../build-texts.ts';
import { HTML, JSON_TYPE, MARKDOWN, type Trick } from '../trick.ts';

/** Pages that want to cost time or memory. */
export const BOMBS: Trick[] = [
  bomb('elements nested deep', 'text', () => ({ after: `${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}` })),
  bomb('formatting that is never closed', 'text', () => ({ after: `${'<b><i><u>'.repeat(3_000)}end` })),
  bomb('a great many comments', 'nothing', () => ({ after: '<!-- x -->'.repeat(50_000) })),
  bomb('a great many attributes', 'nothing', () => ({
    section: Array.from({ length: 5_000 }, (_, index) => `a${index}="x"`).join(' '),
  })),
  bomb('one attribute without end', 'nothing', () => ({ section: `data-x="${'y'.repeat(1_000_000)}"` })),
  bomb('a great many links', 'text', () => ({
    footer: `<p>${Array.from({ length: 20_000 }, (_, index) => `<a href="/n/${index}">${index}</a> `).join('')}</p>`,
  })),
  bomb('a great many cells', 'text', () => ({
    footer: `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(10_000)}</table>`,
  })),
  bomb('a great many entities', 'text', () => ({ footer: `<p>${'&amp;&lt;&#x41;'.repeat(50_000)}</p>` })),
  bomb('a line without end', 'text', () => ({ footer: `<p>${'word '.repeat(200_000)}</p>` })),
  bomb('bait for patterns', 'text', () => ({
    footer: `<p>${'1.'.repeat(30_000)} ${'('.repeat(30_000)} ${'-'.repeat(30_000)} ${'a@'.repeat(10_000)}</p>`,
  })),
  bomb('a style sheet of a great many rules', 'nothing', () => ({
    head: `<style>${Array.from({ length: 20_000 }, (_, index) => `.c${index} { display: none }`).join('')}</style>`,
  })),
  {
    name: 'a page larger than may be read',
    twin: 'html',
    adds: 'failure',
    build: (seed) => ({ body: buildHtml(seed, { footer: 'x'.repeat(11 * 1024 * 1024) }), mediaType: HTML }),
  },
  {
    name: 'a page that unpacks to a thousand times its size',
    twin: 'html',
    adds: 'failure',
    build: () => ({
      body: new Uint8Array(gzipSync(Buffer.alloc(40 * 1024 * 1024, 0x20))),
      mediaType: HTML,
      headers: { 'content-encoding': 'gzip' },
    }),
  },
  {
    name: 'Markdown with brackets without end',
    twin: 'markdown',
    adds: 'text',
    build: (seed) => ({
      body: buildMarkdown(seed, { end: `\n${'['.repeat(20_000)}${'*a_'.repeat(20_000)}\n${'> '.repeat(2_000)}x\n` }),
      mediaType: MARKDOWN,
    }),
  },
  {
    name: 'JSON nested deep',
    twin: 'json',
    adds: 'text',
    build: (seed) => ({
      body: buildJson(seed, { wrap: (json) => json.replace(/\]$/, `,${'['.repeat(3_000)}1${']'.repeat(3_000)}]`) }),
      mediaType: JSON_TYPE,
    }),
  },
];

function bomb(name: string, adds: Trick['adds'], places: () => HtmlPlaces): Trick {
  return {
    name: `a page with ${name}`,
    twin: 'html',
    adds,
    build: (seed) => ({ body: buildHtml(seed, places()), mediaType: HTML }),
  };
}
