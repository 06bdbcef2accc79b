import { describe, expect, it } from 'vitest';
import { chooseContinuation } from './continuation.ts';
import { layerOf } from './testing.ts';

const SITE = 'https://docs.example.org';

const choose = (page: string, ...links: [words: string, href: string, isNext?: 'next'][]) =>
  chooseContinuation(
    links.map(([words, href, next]) => ({ words, href: new URL(href, SITE + page).href, isNext: next !== undefined })),
    SITE + page,
  )?.replace(SITE, '') ?? null;

describe('chooseContinuation', () => {
  const followed: [page: string, words: string, href: string, isNext?: 'next'][] = [
    ['/news', 'Next', '/news?page=2'],
    ['/news?page=2', '2 »', '/news?page=3', 'next'],
    ['/news', 'Next page »', '/news/page/2/'],
    ['/news/page/2/', '›', '/news/page/3/', 'next'],
    ['/report', 'Next', '/report/2'],
    ['/report-1.html', 'weiter', '/report-2.html'],
    ['/', 'Suivant', '/page/2'],
    ['/releases', 'Next', '/releases?after=v2.1.0', 'next'],
    ['/changelog', 'Older releases →', '/changelog/2029'],
    ['/changelog.html', 'Older', '/changelog-2029.html'],
    ['/docs/changelog', 'Archive', '/docs/archive/changelog'],
    ['/blog/2030', '« Older posts', '/blog/2029'],
    ['/story', 'Continue reading…', '/story/whole'],
    ['/liste', 'ältere Beiträge', '/liste?seite=2'],
    ['/一覧', '次のページ', '/一覧?p=2'],
    ['/news', `${'»'.repeat(99)} Next 🙂!${'›'.repeat(99)}`, '/news?page=2'],
  ];
  it.each(followed)('%s goes on by %j at %s', (page, words, href, isNext) => {
    expect(choose(page, ['Home', '/'], [words, href, ...(isNext ? [isNext] : [])] as [string, string])).toBe(
      new URL(href, SITE).pathname + new URL(href, SITE).search,
    );
  });

  const left: [why: string, page: string, words: string, href: string, isNext?: 'next'][] = [
    ['another site', '/news', 'Next', 'https://elsewhere.example/news?page=2', 'next'],
    ['another port', '/news', 'Next', 'https://docs.example.org:8443/news?page=2', 'next'],
    ['itself', '/news?page=2', 'Next', '/news?page=2#top', 'next'],
    ['the next chapter', '/guide/install', 'Next page', '/guide/configure', 'next'],
    ['the next post', '/2030/05/a-walk', 'A swim', '/2030/06/a-swim', 'next'],
    ['a page before', '/news?page=3', 'Next', '/news?page=2', 'next'],
    ['a page further on', '/news/page/2', 'Next', '/news/page/9', 'next'],
    ['another part of the site', '/docs/changelog', 'Older releases', '/shop/releases'],
    ['a sentence', '/changelog', 'the older releases are described in the next page of the book', '/changelog/2029'],
    ['what only begins so', '/changelog', 'More about us', '/changelog/about'],
    ['no web address', '/news', 'Next', 'javascript:next()', 'next'],
  ];
  it.each(left)('never goes to %s', (_why, page, words, href, isNext) => {
    expect(choose(page, [words, href, ...(isNext ? [isNext] : [])] as [string, string])).toBeNull();
  });

  it('prefers what the page calls the next one, then a next page, then older entries', () => {
    const [marked, next, older] = [
      ['3', '/news?page=2', 'next'],
      ['Next', '/news?page=4'],
      ['Older news', '/news/old'],
    ] as [string, string, 'next'?][];
    expect(choose('/news', older!, next!, marked!)).toBe('/news?page=2');
    expect(choose('/news', older!, next!)).toBe('/news?page=4');
    expect(choose('/news', older!)).toBe('/news/old');
  });

  it('reads on only where there is one way to', () => {
    expect(choose('/blog', ['Read more', '/blog/a'], ['Read more', '/blog/b'])).toBeNull();
    expect(choose('/blog', ['Read more', '/blog/a#x'], ['Read more', '/blog/a'])).toBe('/blog/a');
  });
});

describe('the text layer of a page that goes on', () => {
  const page = (head: string, body: string): string =>
    `<!doctype html><html><head><title>News</title>${head}</head><body><main><h1>News</h1><p>All that there is to say today.</p></main>${body}</body></html>`;
  const next = async (source: string, mediaType = 'text/html') =>
    (await layerOf(source, mediaType, `${SITE}/news`)).next?.replace(SITE, '');

  it.each([
    ['a link element', page('<link rel="next" href="?page=2">', ''), '/news?page=2'],
    [
      'a bar that is left out of the text',
      page('', '<nav class="pager"><a href="?page=2">Next</a></nav>'),
      '/news?page=2',
    ],
    ['an arrow with a name', page('', '<a href="/news/page/2" aria-label="Next page">→</a>'), '/news/page/2'],
    ['a base', page('<base href="/news/">', '<a href="page/2">Next</a>'), '/news/page/2'],
    ['nothing', page('', '<a href="/about">About</a>'), undefined],
    ['a hidden link', page('', '<div style="display:none"><a rel="next" href="?page=2">Next</a></div>'), undefined],
    ['words alone', page('', '<p>Next: /news?page=2</p>'), undefined],
  ])('names it by %s', async (_by, source, expected) => {
    expect(await next(source)).toBe(expected);
  });

  it('names it for Markdown and feeds', async () => {
    expect(await next('# News\n\n[Older news](/news/2029)\n', 'text/markdown')).toBe('/news/2029');
    const feed = (href: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><link rel="next" href="${href}"/><entry><title>One</title></entry></feed>`;
    expect(await next(feed('/news?page=2'), 'application/atom+xml')).toBe('/news?page=2');
    expect(await next(feed('https://elsewhere.example/2'), 'application/atom+xml')).toBeUndefined();
  });

  it('lists the feeds that the page names', async () => {
    const head = `<link rel="alternate" type="application/rss+xml" title="All" href="/all.rss">
      <link rel="ALTERNATE" type="application/atom+xml; charset=utf-8" href="news.atom"><link rel="alternate" type="text/html" href="/de">
      <link rel="alternate" type="application/feed+json" href="/feed.json"><link rel="stylesheet" type="application/rss+xml" href="/no">`;
    expect((await layerOf(page(head, ''), 'text/html', `${SITE}/news/today`)).feeds).toEqual(
      ['/all.rss', '/news/news.atom', '/feed.json'].map((path) => SITE + path),
    );
    expect(await layerOf(page('', ''), 'text/html', SITE)).not.toHaveProperty('feeds');
  });
});
