import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { layerOf } from '../testing.ts';

const SITE = 'https://lamps.example.org';
const urlset = (...addresses: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet href="s.xsl"?><!-- made by hand -->\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc>${address}</loc><lastmod>2031-02-03</lastmod></url>`)
    .join('\n')}</urlset>`;
const hrefs = async (source: string | Uint8Array, mediaType = 'application/xml') =>
  (await layerOf(source, mediaType, `${SITE}/sitemap.xml`)).links.map(({ href }) => href);

describe('the text layer of a sitemap', () => {
  it('is what it lists, one address a line', async () => {
    const layer = await layerOf(
      urlset(`${SITE}/a`, `\n  ${SITE}/b?x=1&amp;y=&#x32; `, `<![CDATA[${SITE}/c]]>`),
      'text/xml',
    );

    expect(layer).toMatchObject({ sitemap: 'pages', text: `${SITE}/a\n${SITE}/b?x=1&y=2\n${SITE}/c` });
    expect(layer.links.map(({ href, start, end }) => [href, layer.text.slice(start, end)])).toEqual(
      [`${SITE}/a`, `${SITE}/b?x=1&y=2`, `${SITE}/c`].map((href) => [href, href]),
    );
  });

  it('tells an index from a list of pages', async () => {
    const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${SITE}/s1.xml.gz</loc></sitemap></sitemapindex>`;
    expect(await layerOf(index, 'application/xml')).toMatchObject({
      sitemap: 'sitemaps',
      links: [{ href: `${SITE}/s1.xml.gz` }],
    });
  });

  it('unpacks gzip, up to a limit', async () => {
    expect(await hrefs(gzipSync(urlset(`${SITE}/packed`)), 'application/gzip')).toEqual([`${SITE}/packed`]);
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    expect(await layerOf(bomb, 'application/gzip')).toMatchObject({ text: '' });
    expect(await layerOf(gzipSync(urlset(`${SITE}/a`)).subarray(0, 40), 'application/gzip')).toMatchObject({
      links: [],
    });
  });

  it('leaves out what is no web address, and stops where the protocol does', async () => {
    expect(await hrefs(urlset('javascript:alert(1)', '/relative', 'file:///etc/hosts', `${SITE}/kept`))).toEqual([
      `${SITE}/kept`,
    ]);
    const many = urlset(...Array.from({ length: 50_010 }, (_, index) => `${SITE}/${index}`));
    expect(await hrefs(many)).toHaveLength(50_000);
  });

  it('is not that of other XML', async () => {
    expect(
      await layerOf('<?xml version="1.0"?><log><loc>https://a.example/</loc></log>', 'text/xml'),
    ).not.toHaveProperty('sitemap');
  });
});
