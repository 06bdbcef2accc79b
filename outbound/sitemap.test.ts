import { describe, expect, it } from 'vitest';
import { openOutbound } from './testing/open-outbound.ts';
import { startSite } from './testing/site.ts';

const startSiteWith = (robots: (origin: string) => string) =>
  startSite(
    (request, response) => {
      const isRobots = request.url === '/robots.txt';
      response.end(isRobots ? robots(`http://${request.headers.host}`) : `page ${request.url}`);
    },
    { servesRobots: true },
  );

describe('a sitemap', () => {
  it.each([
    [
      'the first of its host that robots.txt names',
      (at: string) => `Sitemap: ${at}/maps/all.xml\nSitemap: ${at}/b.xml`,
      '/maps/all.xml',
    ],
    ['none of another host', () => 'Sitemap: https://elsewhere.example/sitemap.xml', '/sitemap.xml'],
    ['none of another scheme', () => 'Sitemap: file:///etc/hosts\nSitemap: nonsense', '/sitemap.xml'],
    ['the customary one where none is named', () => 'User-agent: *\nDisallow: /private', '/sitemap.xml'],
  ])('is %s', async (_name, robots, path) => {
    await using site = await startSiteWith(robots);
    await using outbound = openOutbound();

    expect(await outbound.fetchPage({ url: `${site.origin}/sitemap.xml`, isSitemap: true })).toMatchObject({
      kind: 'page',
      url: site.origin + path,
    });
    expect(site.requests).toEqual(['GET /robots.txt', `GET ${path}`]);
  });

  it('is not read where robots.txt refuses it', async () => {
    await using site = await startSiteWith((at) => `Sitemap: ${at}/maps/all.xml\nUser-agent: *\nDisallow: /maps/`);
    await using outbound = openOutbound();

    expect(await outbound.fetchPage({ url: `${site.origin}/sitemap.xml`, isSitemap: true })).toMatchObject({
      code: 'robots_txt',
    });
    expect(site.requests).toEqual(['GET /robots.txt']);
  });
});
