import { describe, expect, it } from 'vitest';
import type { FetchSource } from '../../test/support/roll-offline.ts';
import { rollOffline } from '../../test/support/roll-offline.ts';
import { changelogScout } from './channel.ts';

const SITE = 'https://lamps.example.org';
const LOG =
  '# Changelog of Lamps\n\n## 3.1.0 - 2031-02-03\n\n### Fixed\n\n- A crash when a lamp is dimmed twice\n\n## 3.0.0 - 2031-01-05\n\n### Removed\n\n- The old dimmer of lamps\n';
const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>Lamps</title>${head}</head><body><main><h1>Lamps</h1><p>We make lamps that last, and write about how they are made.</p></main>${body}</body></html>`;
const list = (kind: 'urlset' | 'sitemapindex', ...paths: string[]): string =>
  `<?xml version="1.0"?><${kind}>${paths.map((path) => `<x><loc>${new URL(path, SITE).href}</loc></x>`).join('')}</${kind}>`;

async function roll(web: Record<string, string>, address = `${SITE}/`) {
  const asked: string[] = [];
  const fetchSource: FetchSource = (request) => {
    const url = request.kind === 'page' ? request.url : '';
    const path = url.replace(SITE, '');
    asked.push(path);
    const body = web[path];
    if (body === undefined)
      return { requestId: request.id, code: 'http_status', status: 404, detail: `${url} answered 404.` };
    const mediaType = path.endsWith('.md')
      ? 'text/markdown'
      : /\.(?:xml|atom)$/.test(path)
        ? 'application/xml'
        : 'text/html';
    return { body, mediaType, url };
  };
  const { take } = await rollOffline({
    channel: changelogScout,
    notes: `What changed at ${address}?`,
    acceptedAt: '2031-03-01T00:00:00Z',
    fetchSource,
  });
  return { asked, versions: take.table?.rows.map(({ version }) => version) ?? [] };
}

describe('a site that is named by its start page', () => {
  it('is found the changelog of by a link of its menu', async () => {
    const menu = '<nav><a href="/shop">Shop</a> <a href="/log.md">Changelog</a></nav>';
    const { asked, versions } = await roll({ '/': page(menu), '/log.md': LOG });

    expect(asked).toEqual(['/', '/log.md']);
    expect(versions).toEqual(expect.arrayContaining(['3.1.0', '3.0.0']));
  });

  it('is found it by its feed', async () => {
    const feed =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Lamps</title><entry><title>Lamps 3.1.0</title><updated>2031-02-03T00:00:00Z</updated><content type="html">&lt;ul&gt;&lt;li&gt;Fixed a crash when a lamp is dimmed&lt;/li&gt;&lt;/ul&gt;</content></entry></feed>';
    const head = '<link rel="alternate" type="application/atom+xml" href="/all.atom">';
    const { asked, versions } = await roll({ '/': page('', head), '/all.atom': feed });

    expect(asked).toEqual(['/', '/all.atom', '/sitemap.xml']);
    expect(versions).toContain('3.1.0');
  });

  it('is found it by its sitemap, the surest name first, on the site alone', async () => {
    const sitemap = list(
      'urlset',
      '/',
      '/news',
      '/shop/lamps',
      '/help/changelog.md',
      'https://elsewhere.example/changelog.md',
    );
    const { asked, versions } = await roll({ '/': page(''), '/sitemap.xml': sitemap, '/help/changelog.md': LOG });

    expect(asked).toEqual(['/', '/sitemap.xml', '/help/changelog.md', '/news']);
    expect(versions).toContain('3.0.0');
  });

  it('is found it by the sitemaps of an index', async () => {
    const web = {
      '/': page(''),
      '/sitemap.xml': list('sitemapindex', '/s/shop.xml', '/s/pages.xml', '/s/images.xml'),
      '/s/pages.xml': list('urlset', '/about', '/changelog.md'),
      '/changelog.md': LOG,
    };
    const { asked, versions } = await roll(web);

    expect(asked).toEqual(['/', '/sitemap.xml', '/s/pages.xml', '/changelog.md']);
    expect(versions).toContain('3.1.0');
  });

  it('is said to have none where nothing leads to one', async () => {
    const { asked, versions } = await roll({ '/': page('') });

    expect(asked).toEqual(['/', '/sitemap.xml']);
    expect(versions).toEqual([]);
  });
});

describe('another page', () => {
  it('is not searched the site of', async () => {
    const { asked } = await roll({ '/poem': page('') }, `${SITE}/poem`);

    expect(asked).toEqual(['/poem']);
  });
});
