import { again, fill, of } from './shape-parts.ts';

/** Texts, data and feeds by what is open, repeated or long in them. */
export const TEXT_SHAPES = {
  ...of('text/markdown', {
    'markdown: targets of blanks': (bytes) => again(bytes, `[a](${' '.repeat(2_500)}b `),
    'markdown: open titles': (bytes) => again(bytes, '[a](b "'),
    'markdown: long labels': (bytes) => again(bytes, `${'['.repeat(40)}${'a'.repeat(920)}${']'.repeat(40)}`),
    'markdown: footnotes': (bytes) => fill(bytes, (at) => `a[^${at}]\n\n[^${at}]: note\n\n`),
    'markdown: lists by indent': (bytes) => fill(bytes, (at) => `${'  '.repeat(at % 60)}- a\n`),
    'markdown: blank lines in depth': (bytes) => `${'- '.repeat(60)}a${'\n'.repeat(bytes)}`,
    'markdown: a table of wide rows': (bytes) =>
      `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n${again(bytes, `|${'1|'.repeat(2_000)}\n`)}`,
    'markdown: mixed emphasis': (bytes) => again(bytes, '*a _b '),
    'markdown: blocks of raw HTML': (bytes) => again(bytes, '<p>x\n\n'),
  }),
  ...of('text/plain', {
    'text: quoted mail': (bytes) => fill(bytes, (at) => `${'>'.repeat(at % 200)} words of it\n`),
    'text: quoted cells': (bytes) => again(bytes, '"a ""b"" c","d"\n'),
    'text: an open quote of cells': (bytes) => `"${again(bytes, 'a,b\n')}`,
    'text: directives': (bytes) => again(bytes, '.. note:: a\n   :b: c\n\n'),
    'text: blocks of AsciiDoc': (bytes) => again(bytes, '== a\n[source]\n----\nb\n----\n'),
    'text: signs without width': (bytes) => again(bytes, 'a\u200b'),
    'text: turned letters': (bytes) => again(bytes, '\u202eab'),
    'text: links that mislead': (bytes) => fill(bytes, (at) => `https://xn--80ak6aa92e${at}.example/b `),
  }),
  ...of('application/json', {
    'json: entries in depth around values': (bytes) =>
      `${'[{"key":'.repeat(95)}[${again(bytes, '1,')}1]${'}]'.repeat(95)}`,
    'json: keys of signs': (bytes) => `{${fill(bytes, (at) => `"k ${at}":1,`)}"z":1}`,
    'json: strings of tags': (bytes) => `[${again(bytes, '"<p>",')}1]`,
    'json: an open string': (bytes) => `["${'a'.repeat(bytes)}`,
  }),
  ...of('application/xml', {
    'xml: name spaces': (bytes) => `<r>${fill(bytes, (at) => `<a${at}:b xmlns:a${at}="urn:a">1</a${at}:b>`)}</r>`,
    'xml: unread sections': (bytes) => `<r>${again(bytes, '<![CDATA[x]]>')}</r>`,
    'xml: long names in depth': (bytes) => `${`<${'k'.repeat(1_000)}>`.repeat(80)}${again(bytes, '<a>1</a>')}`,
  }),
  ...of('application/rss+xml', {
    'feed: open tags in a title': (bytes) =>
      `<rss><channel><item><title><![CDATA[${again(bytes, '</a')}]]></title></item></channel></rss>`,
    'feed: titles of markup': (bytes) =>
      `<rss><channel>${again(bytes, '<item><title>a &amp;amp; &lt;b&gt;c</title></item>')}</channel></rss>`,
    'feed: entries below a base': (bytes) =>
      `<feed xml:base="https://a.example/${'b'.repeat(7_000)}/">${fill(bytes, (at) => `<entry><title>${at}</title><link href="x${at}"/></entry>`)}</feed>`,
  }),
};
