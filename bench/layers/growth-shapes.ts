import { gzipSync } from 'node:zlib';
import { writePdf } from '../../test/support/write-pdf.ts';
import { CSS_SHAPES } from './css-shapes.ts';
import { HTML_SHAPES } from './html-shapes.ts';
import { body, feed, fill, nest, of, styled, type GrowthShape } from './shape-parts.ts';
import { TEXT_SHAPES } from './text-shapes.ts';

/** Pages that grow in one dimension each, or in two against each other: what costs their product shows where either alone does not. */
export const GROWTH_SHAPES: Readonly<Record<string, GrowthShape>> = {
  ...HTML_SHAPES,
  ...CSS_SHAPES,
  ...TEXT_SHAPES,
  ...of('text/html; charset=utf-8', {
    'html: nested boxes': body((bytes) => nest(bytes, '<div>', '</div>')),
    'html: nested unknown elements': body((bytes) => '<a-b>'.repeat(bytes / 5)),
    'html: nested lists': body((bytes) => '<ul><li>x'.repeat(bytes / 9)),
    'html: nested tables': body((bytes) => '<table><tr><td>1.2 x'.repeat(bytes / 20)),
    'html: nested raised text': body((bytes) => `x${'<sup>1'.repeat(bytes / 6)}`),
    'html: formatting without an end': body((bytes) => '<b><i>x<p>'.repeat(bytes / 10)),
    'html: links without an end': body((bytes) => fill(bytes, (at) => `<a href=${at}><h1>x`)),
    'html: formatting of its own each': body((bytes) => fill(bytes, (at) => `<font size=${at}><p>x`)),
    'html: siblings': body((bytes) => fill(bytes, (at) => `<p>Berth ${at} is let.`)),
    'html: large paragraphs': body((bytes) => fill(bytes, (at) => `<p>${`berth ${at} is let, `.repeat(100)}</p>`)),
    'html: a table': body((bytes) => `<table>${fill(bytes, (at) => `<tr><td>${at}.1<td>2024-01-01`)}</table>`),
    'html: a wide row': body((bytes) => `<table><tr>${fill(bytes, (at) => `<td>${at}`)}</table>`),
    'html: tables in tables': body((bytes) =>
      fill(bytes, (at) => `<table><tr><td><table><tr><td>${at}<td>1.2</table></table>`),
    ),
    'html: rows outside of tables': body((bytes) => `<table>${fill(bytes, (at) => `x${at}<tr>`)}</table>`),
    'html: attributes': body((bytes) => `<p ${fill(bytes, (at) => `a${at}=1 `)}>x`),
    'html: attributes of many bodies': (bytes) => fill(bytes, (at) => `<body a${at}=1>x`),
    'html: a long attribute on all': body((bytes) => fill(bytes, (at) => `<p title="${at}${'x '.repeat(200)}">x`)),
    'html: a long tag name': body((bytes) => `<${'a'.repeat(bytes)}>x`),
    'html: tags that never end': (bytes) => `x ${'<a '.repeat(bytes / 3)}`,
    'html: scripts that never end': (bytes) => `<html>x${'<script '.repeat(bytes / 8)}type="application/json">`,
    'html: entities': body((bytes) => '&amp;&#x31;&notit;'.repeat(bytes / 18)),
    'html: ampersands': body((bytes) => '&'.repeat(bytes)),
    'html: comments': body((bytes) => '<!-- a -->x'.repeat(bytes / 11)),
    'html: comments without an end': body((bytes) => '<!--'.repeat(bytes / 4)),
    'html: hidden among the seen': body((bytes) => fill(bytes, (at) => `<p hidden>no ${at}</p><p>yes`)),
    'html: buttons beside empty elements': body(
      (bytes) => `<span>${'<button>a</button>'.repeat(bytes / 36)}</span><b>${'<i>-</i>'.repeat(bytes / 16)}</b>`,
    ),
    'html: slots': body(
      (bytes) =>
        `<div><template shadowrootmode=open>${fill(bytes / 2, (at) => `<slot name=s${at}></slot>`)}</template>${fill(bytes / 2, (at) => `<p slot=s${at}>x</p>`)}</div>`,
    ),
    'html: figures above the line': body((bytes) => `<p>x<sup>${'1'.repeat(bytes)}x</sup>`),
    'html: links below a long address': (bytes) =>
      `<base href="https://a.example/${'b'.repeat(bytes / 2)}">${fill(bytes / 2, (at) => `<a href="x${at}">x</a>`)}`,
    'html: links into a long address': (bytes) =>
      `<base href="https://a.example/${'b'.repeat(bytes / 2)}/">${fill(bytes / 2, (at) => `<a href="x${at}">x</a>`)}`,
    'html: headings beside a long title': (bytes) =>
      `<title>${'a - '.repeat(bytes / 8)}</title>${fill(bytes / 2, (at) => `<h2>Berth ${at}</h2>`)}`,
    'html: headings in one link': body((bytes) => `<a href="/">${fill(bytes, (at) => `<h2>Berth ${at}</h2>`)}</a>`),
    'html: elements called titles': body((bytes) => `${'<div class=title>'.repeat(200)}${'x '.repeat(bytes / 2)}`),
    'html: JSON-LD behind blanks': (bytes) =>
      `<script type="application/ld+json">${' '.repeat(bytes)}{"@type":"Article"}</script><p>x`,
    'html: many JSON-LD blocks': (bytes) =>
      fill(bytes, (at) => `<script type="application/ld+json">{"@type":"Article","name":"${at}"}</script>`),
    'html: JSON-LD in depth': (bytes) =>
      `<script type="application/ld+json">${'[{"a":'.repeat(bytes / 16)}1${'}]'.repeat(bytes / 16)}</script><p>x`,
    'html: meta data': (bytes) => fill(bytes, (at) => `<meta name=n${at} content=c${at}>`),
    'html: dates': body((bytes) => fill(bytes, (at) => `<time datetime=2020-01-01>${at} May 2020</time><p>`)),
    'html: names of furniture': body((bytes) =>
      fill(bytes, (at) => `<div class="nav-${at} menu"><a href=x>y</a></div>`),
    ),
    'html: preformatted': body((bytes) => `<pre>${fill(bytes, (at) => `a  b\t${at}\n`)}`),
    'html: struck text': body((bytes) => fill(bytes, (at) => `<del>${at}</del> ${at} `)),
    'html: a form of fields': body(
      (bytes) => `a ${fill(bytes, (at) => `<input name=a${at}> <select><option>x</select> `)}`,
    ),
    'html: frames and pictures': body((bytes) => fill(bytes, (at) => `a<img src=${at}> <svg><path d="M1"/></svg>`)),
    'html: formulas': body((bytes) => `<math>${fill(bytes, (at) => `<mfrac><mi>${at}</mi><mn>2</mn></mfrac>`)}</math>`),
    'html: plain brackets': body((bytes) => '< '.repeat(bytes / 2)),
    'html: marks on one letter': body((bytes) => `e${'\u0301'.repeat(bytes / 2)}`),
    'html: joiners': body((bytes) => `a${'\u200d'.repeat(bytes / 3)}-`),
    'html: turned text': body((bytes) => '\u202eab'.repeat(bytes / 5)),
    'css: rules': styled(
      (bytes) => fill(bytes, (at) => `.c${at}{color:red}`),
      () => '<p class=c1>x',
    ),
    'css: rules and elements': styled(
      (bytes) => fill(bytes / 2, (at) => `.c${at}{color:red}`),
      (bytes) => fill(bytes / 2, (at) => `<p class=c${at}>x`),
    ),
    'css: rules for all and elements': styled(
      (bytes) => fill(bytes / 2, (at) => `:nth-child(${at}){top:0}`),
      (bytes) => fill(bytes / 2, () => '<p>x'),
    ),
    'css: one long rule and elements': styled(
      (bytes) => `*{${fill(bytes / 2, (at) => `top:${at}px;`)}}`,
      (bytes) => fill(bytes / 2, (at) => `<p style="left:${at}px">x`),
    ),
    'css: classes of one element': styled(
      (bytes) => fill(bytes / 2, (at) => `.c${at}{top:0}`),
      (bytes) => `<p class="${fill(bytes / 2, (at) => `c${at} `)}">x`,
    ),
    'css: a long selector list': styled(
      (bytes) => `${fill(bytes, (at) => `.c${at},`)}p{top:0}`,
      () => '<p>x',
    ),
    'css: conditions in a long selector list': styled(
      (bytes) => `${fill(bytes / 2, (at) => `.c${at},`)}p{${'@media all{top:0}'.repeat(bytes / 34)}}`,
      () => '<p>x',
    ),
    'css: conditions in a long selector': styled(
      (bytes) => `${'p '.repeat(bytes / 4)}{${'@media all{top:0}'.repeat(bytes / 34)}}`,
      () => '<p>x',
    ),
    'css: rules in a long selector list': styled(
      (bytes) => `${fill(bytes / 2, (at) => `.c${at},`)}p{${'& b{top:0}'.repeat(bytes / 20)}}`,
      () => '<p>x',
    ),
    'css: a selector of signs for the one around': styled(
      (bytes) => `${'p'.repeat(bytes / 2)}{${'&'.repeat(bytes / 2)}{top:0}}`,
      () => '<p>x',
    ),
    'css: nested rules': styled(
      (bytes) => 'p{'.repeat(bytes / 2),
      () => '<p>x',
    ),
    'css: nested conditions': styled(
      (bytes) => '@media all{'.repeat(bytes / 11),
      () => '<p>x',
    ),
    'css: layers': styled(
      (bytes) => fill(bytes, (at) => `@layer l${at}{p{top:0}}`),
      () => '<p>x',
    ),
    'css: names of layers': styled(
      (bytes) => `@layer ${fill(bytes, (at) => `l${at},`)}x;`,
      () => '<p>x',
    ),
    'css: nested selectors': styled(
      (bytes) => `p:not(${':is('.repeat(bytes / 4)}{top:0}`,
      () => '<p>x',
    ),
    'css: selectors with relatives': styled(
      (bytes) => fill(bytes / 2, (at) => `p:has(.c${at}) ~ b{top:0}`),
      (bytes) => fill(bytes / 2, () => '<p>x<b>y</b>'),
    ),
    'css: custom properties': styled(
      (bytes) => `p{${fill(bytes, (at) => `--v${at}:var(--v${at + 1});`)}color:var(--v0)}`,
      () => '<p>x',
    ),
    'css: one property of many custom ones': styled(
      (bytes) => `p{--a:${'r'.repeat(bytes / 2)};color:${'var(--a)'.repeat(bytes / 16)}}`,
      () => '<p>x',
    ),
    'css: a long value and elements': styled(
      (bytes) => `*{color:var(--a,${'r'.repeat(bytes / 2)})}`,
      (bytes) => fill(bytes / 2, (at) => `<p style="left:${at}px">x`),
    ),
    'css: colons': styled(
      (bytes) => `p{color:var(--a)}${'a:'.repeat(bytes / 2)}`,
      () => '<p>x',
    ),
    'css: brackets': styled(
      (bytes) => '({['.repeat(bytes / 3),
      () => '<p>x',
    ),
    'css: comments': styled(
      (bytes) => '/**/ /*'.repeat(bytes / 7),
      () => '<p>x',
    ),
    'css: animations': styled(
      (bytes) => fill(bytes, (at) => `@keyframes k${at}{to{opacity:1}}`),
      () => '<p>x',
    ),
    'css: generated text and elements': styled(
      (bytes) => `p::before{content:"${'x'.repeat(bytes / 2)}"}`,
      (bytes) => fill(bytes / 2, () => '<p>x'),
    ),
    'css: generated text of an attribute': styled(
      (bytes) => `p::before{content:${'attr(title) '.repeat(bytes / 24)}}`,
      (bytes) => `<p title="${'x'.repeat(bytes / 2)}">x`,
    ),
    'css: styles of their own': body((bytes) => fill(bytes, (at) => `<p style="color:#${at % 1000};top:${at}px">x`)),
    'css: styles with brackets': body((bytes) => fill(bytes, (at) => `<p style="transform:scale(${at})">x`)),
    'css: broken styles': body((bytes) => fill(bytes, (at) => `<p style="a:b{${at}">x`)),
    'css: covers': body(
      (bytes) =>
        `<div style="position:relative">${'<p>x</p><div style="position:absolute;inset:0;background:red"></div>'.repeat(bytes / 68)}`,
    ),
  }),
  ...of('application/xhtml+xml', {
    'xhtml: empty elements': (bytes) => `<html><body>${'<a id="x"/>x'.repeat(bytes / 12)}`,
    'xhtml: a long tag name': (bytes) => `<html><body>x<${'a'.repeat(bytes)}`,
    'xhtml: a long attribute': (bytes) => `<html><body>x<p a="${'a'.repeat(bytes)}"/>`,
    'xhtml: attributes': (bytes) => `<html><body>x<p ${'a="b" '.repeat(bytes / 6)}/>`,
  }),
  ...of('text/html', {
    'html: no markup but signs': (bytes) => `x ${'<a'.repeat(bytes / 2)}`,
  }),
  ...of('text/markdown', {
    'markdown: lines beside a definition': (bytes) =>
      `${fill(bytes, (at) => `- a leak in ${at}\n`)}\n[a]: https://a.example/\n`,
    'markdown: comments on lines': (bytes) => '<!---->\n'.repeat(bytes / 8),
    'markdown: comments on one line': (bytes) => '<!---->'.repeat(bytes / 7),
    'markdown: comments and code': (bytes) => '`a`<!---->'.repeat(bytes / 10),
    'markdown: quotes in quotes': (bytes) => '> '.repeat(bytes / 2),
    'markdown: items in items': (bytes) => '- '.repeat(bytes / 2),
    'markdown: brackets': (bytes) => '['.repeat(bytes),
    'markdown: closed brackets': (bytes) => '[](a'.repeat(bytes / 4),
    'markdown: references to one long address': (bytes) =>
      `[a]: https://a.example/${'b'.repeat(bytes / 2)}\n\n${'[a] '.repeat(bytes / 8)}`,
    'markdown: definitions': (bytes) => fill(bytes, (at) => `[a${at}]: /b\n`),
    'markdown: a link of signs': (bytes) => `[a${'!'.repeat(bytes)}a](https://a.example/)`,
    'markdown: addresses that end in signs': (bytes) => `https://a.example/${'!'.repeat(1_500)} `.repeat(bytes / 1_519),
    'markdown: addresses that end in brackets': (bytes) =>
      `https://a.example/${')'.repeat(1_500)} `.repeat(bytes / 1_519),
    'markdown: runs of backticks': (bytes) => fill(bytes, (at) => `${'`'.repeat(at % 2_000)} `),
    'markdown: struck text': (bytes) => '~~a~~ ~~'.repeat(bytes / 8),
    'markdown: a table': (bytes) => `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(bytes / 6)}`,
    'markdown: raw HTML': (bytes) => `<div>\n${'<p a <b '.repeat(bytes / 8)}`,
    'markdown: a long tag': (bytes) => `<b ${'a '.repeat(bytes / 2)}`,
    'markdown: blanks': (bytes) => `- ${' '.repeat(bytes)}a`,
    'markdown: line feeds': (bytes) => '\n'.repeat(bytes),
    'markdown: emphasis': (bytes) => '**a '.repeat(bytes / 4),
    'markdown: links to the next page': (bytes) => fill(bytes, (at) => `[next](https://a.example/${at}) `),
  }),
  ...of('text/plain', {
    'text: one word': (bytes) => 'a'.repeat(bytes),
    'text: underlined lines': (bytes) => 'a\n==\n'.repeat(bytes / 5),
    'text: letters beyond ASCII': (bytes) => 'é\u4e2d '.repeat(bytes / 6),
    'text: bytes of no encoding': (bytes) => new Uint8Array(bytes).fill(0xe9),
    'text: letters that pass for others': (bytes) => `a${'\u03b1'.repeat(bytes / 2)}`,
    'text: gzip': (bytes) => gzipSync(fill(bytes, (at) => `berth ${at} is let\n`)),
  }),
  ...of('application/json', {
    'json: depth of lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
    'json: depth of objects': (bytes) => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`,
    'json: depth without an end': (bytes) => '['.repeat(bytes),
    'json: a long key around values': (bytes) => `{"${'k'.repeat(bytes / 2)}":[${'1,'.repeat(bytes / 4)}1]}`,
    'json: long keys in long keys': (bytes) =>
      `${`{"${'k'.repeat(bytes / 200)}":`.repeat(150)}[${'1,'.repeat(bytes / 8)}1]${'}'.repeat(150)}`,
    'json: keys': (bytes) => `{${fill(bytes, (at) => `"k${at}":${at},`)}"z":1}`,
    'json: one string': (bytes) => `["${'berth '.repeat(bytes / 6)}"]`,
    'json: one string of escapes': (bytes) => `["${String.raw`\u0041\n`.repeat(bytes / 8)}"]`,
    'json: strings': (bytes) => `[${fill(bytes, (at) => `"berth ${at}",`)}1]`,
    'json: strings of HTML': (bytes) => `[${fill(bytes, (at) => `"<p>berth <b>${at}</b></p>",`)}1]`,
    'json: strings of Markdown': (bytes) => `[${fill(bytes, (at) => String.raw`"# ${at}\n- [a](/b)",`)}1]`,
    'json: lines': (bytes) => fill(bytes, (at) => `{"a":${at}}\n`),
    'json: lines of which one is none': (bytes) => `${fill(bytes, (at) => `{"a":${at}}\n`)}{`,
  }),
  ...of('application/xml', {
    'xml: depth': (bytes) => '<a>'.repeat(bytes / 3),
    'xml: siblings': (bytes) => `<r>${fill(bytes, (at) => `<a version="1">${at}</a>`)}</r>`,
    'xml: a long name around values': (bytes) =>
      `<r><${'k'.repeat(bytes / 2)}>${'<a>1</a>'.repeat(bytes / 16)}</${'k'.repeat(9)}></r>`,
    'xml: attributes': (bytes) => `<r ${fill(bytes, (at) => `a${at}="1" `)}>x</r>`,
    'xml: entities': (bytes) => `<r>${'&amp;x'.repeat(bytes / 6)}</r>`,
    'xml: declared entities': (bytes) =>
      `<?xml version="1.0"?><!DOCTYPE r [${fill(bytes, (at) => `<!ENTITY e${at} "x">`)}]><r>&e1;</r>`,
    'xml: a sitemap': (bytes) =>
      `<urlset>${fill(bytes, (at) => `<url><loc>https://a.example/${at}</loc></url>`)}</urlset>`,
  }),
  ...of('application/atom+xml', {
    'feed: entries': feed((bytes) =>
      fill(bytes, (at) => `<entry><title>${at}</title><content type="html">&lt;p&gt;Fix ${at}</content></entry>`),
    ),
    'feed: entries without content': feed((bytes) => fill(bytes, (at) => `<entry><title>${at}</title></entry>`)),
    'feed: entries of markup': feed((bytes) =>
      fill(bytes, (at) => `<entry><content><div><p>Fix ${at}</p></div></content></entry>`),
    ),
    'feed: times of one entry': feed((bytes) => `<entry>${fill(bytes, () => '<updated>2026-01-01</updated>')}</entry>`),
    'feed: one large entry': feed((bytes) => `<entry><content>${'&lt;p&gt;Fix '.repeat(bytes / 13)}</content></entry>`),
    'feed: members that are no entries': feed((bytes) => fill(bytes, (at) => `<a${at}/>`)),
    'feed: entries below a long address': (bytes) =>
      `<feed xml:base="https://a.example/${'b'.repeat(bytes / 2)}/">${fill(bytes / 2, (at) => `<entry><title>${at}</title><link href="x"/></entry>`)}</feed>`,
  }),
  ...of('application/pdf', {
    'pdf: words': (bytes) => writePdf('BT /F1 12 Tf 60 760 Td (1.0.0 a) Tj ET\n'.repeat(bytes / 40)),
    'pdf: nested arrays': (bytes) => writePdf(`${'['.repeat(bytes)} TJ`),
    'pdf: a dictionary': (bytes) => writePdf('BT (a) Tj ET', { info: fill(bytes, (at) => `/K${at} (a) `) }),
    'pdf: states': (bytes) => writePdf('q '.repeat(bytes / 2)),
    'pdf: states and back': (bytes) => writePdf('q Q '.repeat(bytes / 4)),
    'pdf: states to a depth': (bytes) => writePdf(`${'q '.repeat(100)}${'Q '.repeat(100)}`.repeat(bytes / 400)),
    'pdf: places': (bytes) => writePdf('1 0 0 1 0 0 cm '.repeat(bytes / 15)),
    'pdf: forms that are none': (bytes) => writePdf('/Fm0 Do '.repeat(bytes / 8)),
    'pdf: fonts': (bytes) => writePdf(`BT ${fill(bytes, (at) => `/F${at} ${at} Tf `)} (a) Tj ET`),
    'pdf: one line of pieces': (bytes) => writePdf(`BT /F1 12 Tf [${'(a) -300 '.repeat(bytes / 9)}] TJ ET`),
    'pdf: a long string': (bytes) => writePdf(`BT /F1 12 Tf (${'a '.repeat(bytes / 2)}) Tj ET`),
    'pdf: no end': (bytes) => `%PDF-1.4\n${fill(bytes, (at) => `${at} 0 obj\n<< /A ${at + 1} 0 R >>\n`)}`,
  }),
  ...of('image/png', {
    'picture: PNG without an end': (bytes) =>
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes)]),
    'picture: JPEG of markers': (bytes) => new Uint8Array(bytes).fill(0xff),
    'picture: text that begins like one': (bytes) => `GIF89a${'<p>x'.repeat(bytes / 4)}`,
  }),
};
