/** A page as it comes in, of whatever size is asked for. */
export interface LargePage {
  mediaType: string;
  build(bytes: number): string;
}

const html = (head: string, parts: (at: number) => string, opening = '<main>'): LargePage => ({
  mediaType: 'text/html; charset=utf-8',
  build: (bytes) =>
    `<!doctype html><html lang="en"><head><title>All berths of the coast</title>${head}</head><body>${opening}<h1>All berths</h1>\n${fill(bytes, parts)}`,
});

const of = (mediaType: string, opening: string, parts: (at: number) => string, ending = ''): LargePage => ({
  mediaType,
  build: (bytes) => `${opening}${fill(bytes, parts)}${ending}`,
});

/** Parts until there are so many bytes; they are all ASCII. */
function fill(bytes: number, part: (at: number) => string): string {
  const parts: string[] = [];
  for (let length = 0, at = 0; length < bytes; at += 1) length += parts[parts.push(part(at)) - 1]!.length;
  return parts.join('');
}

const said = (at: number): string =>
  `The harbour of district ${at % 97} kept ${(at * 31) % 900} boats in the year ${2000 + (at % 25)}, and its <a href="/keepers/${at}">keeper</a> counted <strong>${at} arrivals</strong> over the winter, more than in the years before.`;

const day = (at: number): string =>
  `20${String(10 + (at % 20))}-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;

const row = (at: number): string =>
  `<tr class="r${at % 7}"><td class="n">Berth ${at}</td><td>${(at * 7) % 40} m</td><td>${at % 2 ? 'free' : 'let'}</td><td class="p">$${at % 900}.00</td></tr>\n`;

/** Rules of the kind that frameworks have by the thousand: some hide, most do not, with states, media and children. */
const sheet = (rules: number): string =>
  `<style>${Array.from(
    { length: rules },
    (_, at) =>
      `.c${at}{color:#${String(at % 1000).padStart(3, '0')};margin:${at % 9}px}.c${at}:hover>.x{display:none}@media (max-width:${at % 900}px){.c${at} .y{display:block}}.g${at} > .c${at % 50}:nth-child(${1 + (at % 5)}){font-size:${10 + (at % 9)}px}`,
  ).join('')}</style>`;

/** Pages of the kinds that are large in the world. */
export const LARGE_PAGES: Record<string, LargePage> = {
  'one table': html('', row, '<main><table><tr><th>Berth</th><th>Length</th><th>State</th><th>Price</th></tr>'),
  'running text': html('', (at) => `<p>${said(at)} ${said(at + 1)}</p>\n`),
  'nested boxes': html('', (at) => `${'<div class="box">'.repeat(20)}<p>${said(at)}</p>${'</div>'.repeat(20)}\n`),
  'boxes that never close': html('', (at) => `<div><span>Berth ${at}</span>\n`),
  'a large sheet': html(
    sheet(4_000),
    (at) => `<div class="c${at % 4000} g${at % 300}"><p class="x y c${at % 50}">${said(at)}</p></div>\n`,
  ),
  'a style on each element': html(
    '',
    (at) =>
      `<p style="margin:${at % 40}px;color:#${String(at % 1000).padStart(3, '0')};font-size:${10 + (at % 9)}px">Berth ${at}: <span style="font-weight:bold;top:${at}px">${at % 900} boats</span></p>\n`,
  ),
  'many links': html(
    '',
    (at) =>
      `<li><a href="/berths/${at}?from=list&amp;row=${at}">Berth ${at}</a>, <a href="https://keepers${at % 50}.example/${at}">its keeper</a></li>\n`,
    '<main><ul>',
  ),
  'a changelog in HTML': html(
    '',
    (at) =>
      `<h2 id="v${at}">${at}.0.0 <time datetime="${day(at)}">${day(at)}</time></h2><ul><li><code>--wick-${at}</code> is gone; use <code>--flame</code></li><li>Fixed a leak (<a href="/issues/${at}">#${at}</a>)</li></ul>\n`,
  ),
  'preformatted text': html(
    '',
    (at) => `${day(at)} berth ${at} &amp; mooring ${at % 97}: let for $${at % 900}.00\n`,
    '<main><pre>',
  ),
  'a changelog in Markdown': of(
    'text/markdown',
    '# Changelog\n\n',
    (at) =>
      `## [${at}.0.0](https://lantern.example/compare/v${at}) - ${day(at)}\n\n### Fixed\n\n- **core:** a leak in \`tide-${at}\` ([#${at}](https://lantern.example/issues/${at}))\n- Two keepers may share one lamp\n\n`,
  ),
  'plain text': of(
    'text/plain',
    '',
    (at) => `${day(at)} berth ${at}: ${said(at).replace(/<[^>]*>/g, '')}\n${at % 5 ? '' : '\n'}`,
  ),
  'one line of plain text': of('text/plain', '', (at) => `berth ${at} is let for $${at % 900}.00, `),
  JSON: of(
    'application/json',
    '[',
    (at) =>
      `${at ? ',' : ''}{"id":${at},"name":"Berth ${at}","price":"$${at % 900}.00","let":${at % 2 === 0},"since":"${day(at)}","keeper":{"name":"Keeper ${at % 97}","url":"https://keepers.example/${at}"}}\n`,
    ']',
  ),
  'a feed': of(
    'application/atom+xml',
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Berths</title>',
    (at) =>
      `<entry><title>Berth ${at}</title><link href="https://berths.example/${at}"/><updated>${day(at)}T10:00:00Z</updated><content type="html">&lt;p&gt;Berth ${at} is let for &lt;b&gt;$${at % 900}.00&lt;/b&gt;&lt;/p&gt;</content></entry>\n`,
    '</feed>',
  ),
};
