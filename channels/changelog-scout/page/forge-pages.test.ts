import { describe, expect, it } from 'vitest';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { readPage } from './read-page.ts';
import { showPage } from './show-page.ts';

const pageOf = (...releases: string[]): string =>
  `<html><head><title>Releases · moor/heron</title></head><body><main><h1>Releases</h1>${releases.join('')}</main></body></html>`;

describe('pages of releases of a forge', () => {
  it.each<[string, string[], string[]]>([
    [
      'who released it stands before the day, how much came since behind it',
      [
        '<h2>v3.1.0 <span>Latest</span></h2><p><a>ola</a> released this <relative-time datetime="2031-03-04T08:00:00Z">Mar 4, 2031</relative-time> · 12 commits to main since this release</p><ul><li>Fixed a leak in the nest</li></ul>',
        '<h2>v3.0.0</h2><p><a>tide-bot[bot]</a> released this on <relative-time>Feb 2, 2031</relative-time></p><ul><li>Added nests</li></ul>',
      ],
      ['v3.1.0 2031-03-04: Fixed a leak in the nest', 'v3.0.0 2031-02-02: Added nests'],
    ],
    [
      'badges that stand against the version, and the tag with its commit behind the day',
      [
        '<div><span>v3.1.0</span><span>Latest</span></div><div>ola released this <relative-time>Mar 4, 2031</relative-time> v3.1.0 5a1f0c2</div><h3>Changes</h3><ul><li>Fixed a leak</li></ul>',
        '<div><span>v3.1.0-rc.1</span><span>Pre-release</span></div><div>ola released this <relative-time>Feb 2, 2031</relative-time> v3.1.0-rc.1 5a1f0c3</div><h3>Changes</h3><ul><li>Added nests</li></ul>',
      ],
      ['v3.1.0 2031-03-04: Fixed a leak', 'v3.1.0-rc.1 2031-02-02: Added nests'],
    ],
    [
      'a title behind the version, without a heading',
      [
        '<div>3.1.0</div><p>ola released this Mar 4, 2031</p><ul><li>Fixed a leak</li></ul>',
        '<div>3.0.0: Reeds</div><p>ola released this Feb 2, 2031</p><ul><li>Removed the pond</li></ul>',
        '<div>2.9.0</div><p>ola released this 3 months ago</p><ul><li>Added nests</li></ul>',
      ],
      ['3.1.0 2031-03-04: Fixed a leak', '3.0.0 2031-02-02: Removed the pond', '2.9.0 -: Added nests'],
    ],
    [
      'day, name, tag and commit over the heading, a badge below it',
      [
        '<section><div>Mar 4, 2031 ola v3.1.0 5a1f0c2</div><h2>Heron 3.1.0</h2><span>Latest</span><ul><li>Fixed a leak</li></ul></section>',
        '<section><div>Feb 2, 2031 ola v3.0.0 5a1f0c3</div><h2>Heron 3.0.0</h2><span>Pre-release</span><ul><li>Added nests</li></ul></section>',
      ],
      ['3.1.0 2031-03-04: Fixed a leak', '3.0.0 2031-02-02: Added nests'],
    ],
    [
      'a footer with commit, tag and how long ago it was',
      [
        '<h2>Heron 3.1.0</h2><h3>Fixed</h3><ul><li>A leak in the nest</li></ul><div>5a1f0c23 v3.1.0 Released 1 month ago by ola</div>',
        '<h2>Heron 3.0.0</h2><h3>Added</h3><ul><li>Nests of reed</li></ul><div>5a1f0c24 v3.0.0 Released Feb 2, 2031 by ola</div>',
      ],
      ['3.1.0 -: A leak in the nest', '3.0.0 2031-02-02: Nests of reed'],
    ],
  ])('%s', async (_, releases, expected) => expect(await showPage(pageOf(...releases), 'text/html')).toEqual(expected));

  it('a badge below the head marks a release that is not final', async () => {
    const layer = await buildTextLayer({
      bytes: new TextEncoder().encode(
        pageOf(
          '<h2>v3.1.0</h2><p>Pre-release</p><p>ola released this Mar 4, 2031</p><ul><li>Fixed a leak</li></ul>',
          '<h2>v3.0.0</h2><p>Latest</p><p>ola released this Feb 2, 2031</p><ul><li>Added nests</li></ul>',
        ),
      ),
      mediaType: 'text/html',
      url: 'https://pages.example/releases',
    });
    expect(readPage({ layer }).releases.map(({ isPre }) => isPre === true)).toEqual([true, false]);
  });

  it('copied as text, with the tag and the commit below who released it, and the sums of its files', async () => {
    const page = [
      'Releases · moor/heron\n',
      'Heron 3.1.0 Latest\n@ola ola released this Mar 4, 2031\nv3.1.0\n5a1f0c2\nThis commit was created on Forge.example and signed with a verified signature.\n',
      'Highlights\n\nFixed\n- A leak in the nest\n',
      'Checksums\n5a1f0c2e9  heron-3.1.0-linux.tar.gz\n77aa01bce  heron-3.1.0-windows.zip\n\nAssets 4\n',
      'Heron 3.0.0\n@tide tide released this Feb 2, 2031\nv3.0.0\n5a1f0c3\n\nAdded\n- Nests of reed\n\nAssets 4\n',
    ].join('\n');
    expect(await showPage(page, 'text/plain')).toEqual([
      '3.1.0 2031-03-04: A leak in the nest',
      '3.0.0 2031-02-02: Nests of reed',
    ]);
  });
});
