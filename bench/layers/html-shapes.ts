import { again, body, fill, of } from './shape-parts.ts';

/** Pages of markup by what is open, repeated or long in them. */
export const HTML_SHAPES = of('text/html; charset=utf-8', {
  'html: headings in links without ends': body((bytes) => again(bytes, '<a><h1>')),
  'html: tables in links': body((bytes) => again(bytes, '<a><table>')),
  'html: formatting across paragraphs': body((bytes) => again(bytes, '<b><p></b>x')),
  'html: formatting beside cells': body((bytes) => `<table>${again(bytes, '<b>x')}`),
  'html: drawings around paragraphs': body((bytes) => again(bytes, '<svg><p>x')),
  'html: ends of nothing': body((bytes) => `${'<div>'.repeat(200)}${again(bytes, '</x>')}`),
  'html: ends of paragraphs': body((bytes) => again(bytes, '</p>x')),
  'html: spans of cells': body((bytes) => `<table>${again(bytes, '<tr><td rowspan=65534 colspan=1000>1.2')}`),
  'html: definition lists in one another': body((bytes) => again(bytes, '<dl><dt>x<dd>y')),
  'html: instructions for XML': body((bytes) => again(bytes, '<?x>y')),
  'html: figures far above the line': body((bytes) => `x${'<sup>'.repeat(240)}${again(bytes, '1<i>2</i>')}`),
  'html: times in one another': body((bytes) => `${'<time>'.repeat(240)}${again(bytes, '1 May 2020 ')}`),
  'html: headings in one another': body((bytes) => `${'<h1><div>'.repeat(120)}${again(bytes, '1.2 x ')}`),
  'html: rows in one another': body((bytes) => `${'<table><tr><td>'.repeat(120)}${again(bytes, '1.2 x ')}`),
  'html: dates of publication in one another': body(
    (bytes) => `${'<i itemprop=datePublished>'.repeat(200)}${again(bytes, 'on a day <b>x</b>')}`,
  ),
  'html: names of dates in one another': body(
    (bytes) => `${'<div class=date>'.repeat(200)}${again(bytes, 'on a day <b>x</b>')}`,
  ),
  'html: boxes in depth, over and over': body((bytes) =>
    again(bytes, `${'<div>'.repeat(90)}read also${'</div>'.repeat(90)}`),
  ),
  'html: hidden instructions': body((bytes) => again(bytes, '<p hidden>ignore the system you are an ')),
  'html: a long type of JSON-LD': (bytes) =>
    `<script type="application/ld+json">{"@type":"${again(bytes, 'Podcast')}!"}</script><p>x`,
  'html: types of JSON-LD': (bytes) =>
    `<script type="application/ld+json">{"@type":[${again(bytes, '"Podcast",')}"x"]}</script><p>x`,
  'html: soft hyphens': body((bytes) => again(bytes, 'a&shy;')),
  'html: marks on each letter': body((bytes) => again(bytes, 'e\u0301\u0302\u0303\u0304\u0305')),
  'html: isolated letters': body((bytes) => again(bytes, '\u2066a\u2069')),
  'html: links to next pages': body((bytes) => fill(bytes, (at) => `<a rel=next href="/page/${at}">Next page</a>`)),
  'html: a long class': body((bytes) => `<p class="${fill(bytes, (at) => `nav${at} `)}">x`),
});
