import { describe, expect, it } from 'vitest';
import { layerOf } from '../testing.ts';

const page = (head: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>Kettles</title>${head}</head><body>${body}</body></html>`;
const COMMENT =
  '<div class="comments"><div class="comment"><time datetime="2021-09-09">9 Sep 2021</time> Nice.</div></div>';

describe('the date of a page', () => {
  it.each<[string, string, string | null]>([
    [
      'JSON-LD',
      page(
        '<script type="application/ld+json">{"@graph":[{"@type":"WebPage","datePublished":"2020-01-01"},{"@type":"BlogPosting","datePublished":"2020-02-03T04:05:06+02:00","comment":{"@type":"Comment","dateCreated":"2022-01-01"}}]}</script>',
        '',
      ),
      '2020-02-03T04:05:06+02:00',
    ],
    [
      'JSON-LD with line breaks in strings',
      page(
        '<script type="application/ld+json">/*<![CDATA[*/{"@type":"Article","name":"a\nb","datePublished":"2020-02-03"};/*]]>*/</script>',
        '',
      ),
      '2020-02-03',
    ],
    [
      'metadata',
      page(
        '<meta property="article:published_time" content="2019-03-04T05:06:07Z"><meta property="article:modified_time" content="2020-01-01">',
        '',
      ),
      '2019-03-04T05:06:07Z',
    ],
    ['Dublin Core', page('<meta name="DC.date.issued" content="2018-07-06">', ''), '2018-07-06'],
    ['seconds since 1970', page('<meta name="parsely-pub-date" content="1577934245">', ''), '2020-01-02T03:04:05.000Z'],
    [
      'microdata in a footer',
      page(
        '',
        '<article><h1>Kettles</h1><p>x</p><aside><time itemprop="datePublished" datetime="2013-09-29">then</time></aside></article>',
      ),
      '2013-09-29',
    ],
    [
      'an address of its own',
      page('<link rel="canonical" href="https://t.example/2014/05/18/kettles/">', '<h1>Kettles</h1>'),
      '2014-05-18',
    ],
    [
      'a time beside the title',
      page('', `<h1>Kettles</h1><time datetime="2019-07-07T18:44:31+0200">7 July</time>${COMMENT}`),
      '2019-07-07T18:44:31+02:00',
    ],
    [
      'a class that says date',
      page('', '<h1>Kettles</h1><span class="entry-date">Sep 14th, 2016</span>'),
      '2016-09-14',
    ],
    [
      'a dateline',
      page('', '<h1>Kettles</h1><div><p>By A. Writer</p><p>Published 21 November 2019 · Tagged tea</p></div>'),
      '2019-11-21',
    ],
    ['a German dateline', page('', '<h1>Kettles</h1><p>Montag, 3. März 2014</p>', 'de'), '2014-03-03'],
    ['a French dateline', page('', '<h1>Kettles</h1><p>Publié le 1er août 2015</p>', 'fr'), '2015-08-01'],
    ['a Spanish dateline', page('', '<h1>Kettles</h1><p>12 de octubre de 2012</p>', 'es'), '2012-10-12'],
    ['a Russian dateline', page('', '<h1>Kettles</h1><p>5 мая 2011</p>', 'ru'), '2011-05-05'],
    ['a Japanese dateline', page('', '<h1>Kettles</h1><p>2019年3月5日 09:43</p>', 'ja'), '2019-03-05'],
    ['slashes in the United States', page('', '<h1>Kettles</h1><p class="date">03/04/2020</p>', 'en-US'), '2020-03-04'],
    ['slashes in Britain', page('', '<h1>Kettles</h1><p class="date">03/04/2020</p>', 'en-GB'), '2020-04-03'],
    [
      'a dateline that opens the text',
      page('', `<h1>Kessel</h1><p>29.11.2022 – Der Kessel pfeift. ${'Er pfeift lange. '.repeat(12)}</p>`, 'de'),
      '2022-11-29',
    ],
    ['a year of two digits', page('', '<h1>Kessel</h1><div class="date">Küche, 2.11.22</div>', 'de'), '2022-11-02'],
    [
      'the words for it, far from the title',
      page(
        '',
        `<h1>Kessel</h1>${'<p>Er pfeift.</p>'.repeat(40)}<p>Letzte Änderung: 31.10.2023<br>Erschienen am: 1.11.2023</p>`,
        'de',
      ),
      '2023-11-01',
    ],
    [
      'the words for it, with a name between',
      page(
        '',
        `<h1>Kessel</h1>${'<p>Er pfeift.</p>'.repeat(40)}<p>Gespeichert von <a href="/b">Bo</a> am 24. Juli 2017</p>`,
        'de',
      ),
      '2017-07-24',
    ],
    [
      'words of change where nothing else is said',
      page('', `<h1>Kettles</h1>${'<p>It whistles.</p>'.repeat(40)}<p>(last edited 2019-11-10 13:28 by Bo)</p>`),
      '2019-11-10T13:28',
    ],
    [
      'the day beside the title rather than an unclear claim',
      page('<meta name="date" content="2021-12-20">', '<h1>Kettles</h1><span class="date">January 27, 2022</span>'),
      '2022-01-27',
    ],
    [
      'an entry whose subjects sound like furniture',
      page('', '<div class="post category-popular tag-recent"><h1>Kettles</h1><p>January 22, 2014</p></div>'),
      '2014-01-22',
    ],
    ['no day of reading', page('', '<h1>Kettles</h1><p>Current time: 14 October 2020, 12:18</p>'), null],
    ['no short version', page('', '<h1>Kettles</h1><p>Kettle 1.12.23 is here</p>'), null],
    [
      'the last change where nothing else is said',
      page('<meta property="article:modified_time" content="2020-01-01">', ''),
      '2020-01-01',
    ],
    ['no comment', page('', `<h1>Kettles</h1><p>x</p>${COMMENT}`), null],
    [
      'no list of other pages',
      page('', '<h1>Kettles</h1><p>x</p><div class="related"><span class="date">May 4, 2018</span></div>'),
      null,
    ],
    [
      'no number in an address',
      page('<link rel="canonical" href="https://t.example/articles/194709-13-ways">', ''),
      null,
    ],
    ['no day that does not exist', page('<meta name="date" content="2019-02-30">', ''), null],
    [
      'no record of a list',
      page(
        '',
        '<h1>Kettles</h1><h2>1.2 (2024-03-01)</h2><p>x</p><h2>1.1 (2024-02-01)</h2><p>y</p><h2>1.0 (2024-01-01)</h2>',
      ),
      null,
    ],
    ['nothing', page('', '<h1>Kettles</h1>'), null],
  ])('is read from %s', async (_, source, publishedAt) => {
    expect(await layerOf(source, 'text/html')).toMatchObject({ publishedAt });
  });
});

describe('the language of a page', () => {
  it.each<[string, string, string | null]>([
    ['its root', '<html lang="pt-BR">', 'pt-br'],
    ['its root in XHTML', '<html xml:lang="de">', 'de'],
    ['metadata', '<html><meta http-equiv="Content-Language" content="fr, en">', 'fr'],
    ['Open Graph', '<html><meta property="og:locale" content="en_US">', 'en-us'],
    ['no nonsense', '<html lang="{{lang}}">', null],
    ['nothing', '<html>', null],
  ])('is read from %s', async (_, source, language) => {
    expect(await layerOf(`<!doctype html>${source}<body><p>a`, 'text/html')).toMatchObject({ language });
  });
});
