import { gzipSync } from 'node:zlib';
import { writePdf } from '../../test/support/write-pdf.ts';
import { writePdfBomb } from '../../test/support/write-pdf-bomb.ts';
import type { ServedPage } from '../outside-world.ts';

/** A take that is meant to hold everybody up: its channel, its brief, and the page that it reads, if it reads one. */
export interface Poison {
  slug: string;
  notes(origin: string): string;
  page?: () => ServedPage;
}

const MEGABYTE = 1_048_576;
const upTo = (bytes: number, text: string): string => text.repeat(Math.ceil(bytes / text.length));
const inLines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** A page that changelog-scout reads. */
function page(name: string, mediaType: string, body: () => string | Uint8Array, encoding?: string): [string, Poison] {
  const poison: Poison = {
    slug: 'changelog-scout',
    notes: (origin) => `What broke since 1.0? ${origin}/${name}`,
    page: () => ({ mediaType, body: body(), ...(encoding && { encoding }) }),
  };
  return [name, poison];
}

function brief(name: string, slug: string, notes: () => string): [string, Poison] {
  return [name, { slug, notes }];
}

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const html = (body: string): string => `<!doctype html><title>Changelog</title><main><h1>Changelog</h1>${body}</main>`;

export const POISONS: Readonly<Record<string, Poison>> = Object.fromEntries([
  page('long-changelog', MARKDOWN, () =>
    inLines(60_000, (at) => `## ${60_000 - at}.0.0 - 2031-01-03\n\n- Removed the option \`rows${at}\`, use \`lines\``),
  ),
  page('wide-table', HTML, () =>
    html(`<table>${upTo(4 * MEGABYTE, `<tr>${'<td>1.0.0 fixed</td>'.repeat(200)}</tr>`)}</table>`),
  ),
  page('deep-nest', HTML, () => html(`${'<div>'.repeat(300_000)}1.0.0${'</div>'.repeat(300_000)}`)),
  page('deep-formatting', HTML, () => html('<b><i><a href=x>'.repeat(60_000))),
  page('pdf-bomb.pdf', 'application/pdf', () => writePdfBomb({ megabytes: 4_000 })),
  page('pdf-operators.pdf', 'application/pdf', () =>
    writePdf(upTo(8 * MEGABYTE, 'BT /F1 12 Tf 60 760 Td (1.0.0 a) Tj ET\n')),
  ),
  page('blanks', 'text/plain', () => gzipSync(' '.repeat(9 * MEGABYTE)), 'gzip'),
  page('line-feeds', MARKDOWN, () => gzipSync('\n'.repeat(9 * MEGABYTE)), 'gzip'),
  page('one-word', MARKDOWN, () => 'a'.repeat(9 * MEGABYTE)),
  page('comments', MARKDOWN, () => upTo(4 * MEGABYTE, '<!---->')),
  page('comments-and-code', MARKDOWN, () => upTo(4 * MEGABYTE, '`a`<!---->')),
  page('brackets', MARKDOWN, () => upTo(4 * MEGABYTE, '[')),
  page('backticks', MARKDOWN, () => inLines(3_000, (at) => '`'.repeat(at))),
  page('quotes-in-quotes', MARKDOWN, () => upTo(2 * MEGABYTE, '> ')),
  page('times', HTML, () => html(upTo(3 * MEGABYTE, '<time datetime=2020-01-01>x<p>'))),
  page('dates', MARKDOWN, () => `## 1.0.0\n\n${upTo(2 * MEGABYTE, '2020-01-01 ')}`),
  page('links', HTML, () => html(upTo(5 * MEGABYTE, '<a href="/a">1.0.0</a> '))),
  page('attributes', HTML, () => html(`<p ${inLines(200_000, (at) => `a${at}=1`)}>x`)),
  page('entities', HTML, () => html(upTo(6 * MEGABYTE, '&amp;&#x31;'))),
  page(
    'feed',
    'application/atom+xml',
    () =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Lamp</title>${inLines(40_000, (at) => `<entry><title>${at}.0.0</title><updated>2026-01-01T00:00:00Z</updated><content type="html">&lt;p&gt;Fix ${at}</content></entry>`)}</feed>`,
  ),
  page('xml-nest', 'application/xml', () => upTo(3 * MEGABYTE, '<a>')),
  page('json-nest', 'application/json', () => `${'['.repeat(2_000_000)}1`),
  page('json-list', 'application/json', () =>
    JSON.stringify(Array.from({ length: 60_000 }, (_, at) => ({ tag_name: `v${at}.0.0`, body: '- Removed `x`' }))),
  ),
  page('json-text', 'application/json', () => JSON.stringify({ body: '1.0.0 removed\n'.repeat(400_000) })),
  page('utf16', 'text/plain; charset=utf-16le', () => Buffer.from(upTo(2 * MEGABYTE, '变更 1.0.0 移除\n'), 'utf16le')),
  page('marks', MARKDOWN, () => `## 1.0.0\n\n${upTo(2 * MEGABYTE, 'e\u0323\u0301\u0327')}`),
  brief('discount-lines', 'quote-compare', () => `Quote A\n${upTo(40_000, 'discount 5% on 10 bolts\n')}`),
  brief(
    'quote-of-a-thousand-lines',
    'quote-compare',
    () =>
      `Need 10 x AB-1.\n\n${inLines(2, (each) => `Quote ${each}:\n${inLines(600, (at) => `${at + 1} x AB-${at} at $${at}.00 each = $${at * at}.00`)}`)}`,
  ),
  brief('items', 'recall-check', () => upTo(60_000, '2031 Volvo XC40 and Tumbleton Nimbus stroller; ')),
  brief('addresses', 'changelog-scout', () => upTo(60_000, 'what broke in https://h.example/a, ')),
]);
