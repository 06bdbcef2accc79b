import { describe, expect, it } from 'vitest';
import type { ReadPage } from '#contracts/page.ts';
import { buildTextLayer } from '../../../evidence/text-layer/build-text-layer.ts';
import { isAbout } from './is-about.ts';
import { readPage } from './read-page.ts';

const RELEASES = '\n\n## 2.0.0 - 2031-03-01\n\n- Upgrade Kestrel to 3.1\n';

async function judge(name: string, head: string, url = 'https://docs.example/notes'): Promise<boolean> {
  const bytes = new TextEncoder().encode(head + RELEASES);
  const mediaType = 'text/markdown';
  const layer = await buildTextLayer({ bytes, mediaType, url });
  const page: ReadPage = {
    requestId: 'r',
    sha256: 'a',
    origin: 'web',
    url,
    at: '2031-03-02T00:00:00Z',
    status: 200,
    mediaType,
    headers: {},
    ageSeconds: 0,
    body: head + RELEASES,
    layer,
  };
  return isAbout(page, readPage(page), name);
}

describe('a page is about a product', () => {
  it.each([
    ['its heading names it', 'Heron', '# Heron changelog'],
    ['in other case and accents', 'héron', '# HERON Release Notes'],
    ['beside what kind of thing it is', 'Heron', '# Heron Database 3.0 – What’s new'],
    ['in two words', 'Grey Owl', '# Release notes for Grey Owl'],
    ['with its ending', 'Node.js', '# Node.js changelog'],
    ['without its ending', 'Heron', '# Heron.js changelog'],
    ['the words above say so', 'Heron', '# Changelog\n\nAll notable changes to Heron will be documented in this file.'],
    ['in code marks', 'heron', '# Changelog\n\nAll notable changes to `heron` are kept here.'],
  ])('where %s', async (_what, name, head) => {
    expect(await judge(name, head)).toBe(true);
  });

  it.each([
    ['its host', 'https://heron.example/changes'],
    ['a part of its path', 'https://docs.example/heron/release-notes'],
    ['its repository', 'https://raw.githubusercontent.com/birds/heron-db/HEAD/CHANGELOG.md'],
    ['the owner of a repository that says nothing', 'https://github.com/heron/core/releases.atom'],
  ])('by %s', async (_what, url) => {
    expect(await judge('Heron', '# Changelog', url)).toBe(true);
  });

  it.each([
    ['a release mentions it', 'Kestrel', '# Heron changelog'],
    ['another one is made for it', 'Heron', '# Owl for Heron changelog'],
    ['it is a plugin of it', 'Heron', '# Heron Plugin changelog'],
    ['its name is longer', 'Heron', '# Grey Heron changelog'],
    ['the words above are about another', 'Heron', '# Changelog\n\nAll notable changes to Heron Studio are kept here.'],
    ['the words above mention it', 'Heron', '# Changelog\n\nOwl works with Heron.'],
  ])('but not where %s', async (_what, name, head) => {
    expect(await judge(name, head)).toBe(false);
  });

  it('nor by the owner of a repository with a name of its own', async () => {
    expect(await judge('Heron', '# Changelog', 'https://github.com/heron/website-theme/blob/main/NEWS.md')).toBe(false);
  });
});
