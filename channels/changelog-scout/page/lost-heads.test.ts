import { expect, it } from 'vitest';
import type { TextLayer } from '#contracts/page.ts';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { slice } from '../text/span.ts';
import { readPage } from './read-page.ts';

async function unreadOf(body: string, own: Partial<TextLayer> = {}): Promise<{ versions: string[]; unread: string[] }> {
  const layer = await buildTextLayer({
    bytes: new TextEncoder().encode(body),
    mediaType: 'text/html',
    url: 'https://pages.example/log',
  });
  const { releases, unread } = readPage({ layer: { ...layer, ...own } });
  return {
    versions: releases.map(({ version }) => version),
    unread: (unread?.releases ?? []).map((span) => slice(layer.text, span)),
  };
}

it('a second day of release below one head is of a release that was not found', async () =>
  expect(
    await unreadOf(
      '<h2>Heron 3.1</h2><table><tr><td>Release date</td><td>4 March 2031</td></tr></table><ul><li>Fixed lost nests.</li></ul><table><tr><td>Release date</td><td>2 February 2031</td></tr></table><ul><li>Added nests of two rooms.</li></ul>',
    ),
  ).toEqual({ versions: ['3.1'], unread: ['Release date\t2 February 2031'] }));

it('a title that names a release and has nothing below it stands for a heading that was left out', async () =>
  expect(
    await unreadOf(
      '<h1>Week of March 4, 2031</h1><h1>Release notes</h1><h2>Week of March 18, 2031</h2><ul><li>Fixed lost nests.</li><li>The page of reeds was removed.</li></ul><h2>Week of February 5, 2031</h2><ul><li>Added nests.</li></ul>',
      { lane: 'article', title: 'Week of March 4, 2031' },
    ),
  ).toEqual({ versions: ['March 18, 2031', 'February 5, 2031'], unread: ['Week of March 4, 2031'] }));
