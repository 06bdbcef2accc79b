import { describe, expect, it } from 'vitest';
import { changelogScout } from '../../channels/changelog-scout/channel.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { rollOffline } from '../support/roll-offline.ts';
import { buildCorpus, buildTwins } from './build-corpus.ts';
import { findFaults, showTake } from './compare-takes.ts';
import { buildNotes, SITE } from './hosts.ts';
import type { Served } from './trick.ts';

const corpus = buildCorpus().filter(({ trick }) => trick.adds !== 'failure');
const twins = buildTwins();

/** Rolls a take on one page by the pure functions alone. @returns with what it asked for beside its page */
async function roll(
  path: string,
  served: Served,
): Promise<{ take: TakeResponse; beyond: string[]; suspicious: string[] }> {
  const beyond: string[] = [];
  const { take, pages } = await rollOffline({
    channel: changelogScout,
    notes: buildNotes(path),
    acceptedAt: '2026-11-20T12:00:00.000Z',
    fetchSource: (request) => {
      const url = request.kind === 'page' ? request.url : request.path;
      if (url === `${SITE}${path}`) return { body: served.body, mediaType: served.mediaType, url };
      beyond.push(url);
      return { requestId: request.id, code: 'could_not_connect', detail: 'Nothing is there.' };
    },
  });
  return { take, beyond, suspicious: pages.flatMap(({ layer }) => layer.suspicious ?? []) };
}

describe('hostile pages, by the pure functions alone', () => {
  const ofTwins = new Map<string, Promise<TakeResponse>>();
  const rollTwin = (path: string): Promise<TakeResponse> => {
    const known = ofTwins.get(path) ?? roll(path, twins.get(path)!).then(({ take }) => take);
    ofTwins.set(path, known);
    return known;
  };

  it.each(corpus.map((page) => [page.name, page] as const))('%s', async (_, page) => {
    const { take, beyond, suspicious } = await roll(page.path, page.served);
    const twin = await rollTwin(page.twinPath);
    expect(beyond).toEqual([]);
    expect(findFaults(page, showTake(take, page.path), showTake(twin, page.twinPath))).toEqual([]);
    expect(suspicious).toEqual(expect.arrayContaining([...(page.trick.reports ?? [])]));
  });

  it('has twins in which nothing is suspicious', async () => {
    for (const [path, served] of twins) expect((await roll(path, served)).suspicious).toEqual([]);
  });
});
