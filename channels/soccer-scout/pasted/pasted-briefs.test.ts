import { describe, expect, it } from 'vitest';
import type { SourceRequest } from '#contracts/plan.ts';
import { rollOffline } from '../../../test/support/roll-offline.ts';
import { soccerScout } from '../channel.ts';
import { readWhole } from '../reading.ts';
import { FURTHER_BRIEFS } from './further-briefs.ts';
import { LATER_BRIEFS } from './later-briefs.ts';
import { OPEN_BRIEFS } from './open-briefs.ts';

const BRIEFS = [...OPEN_BRIEFS, ...FURTHER_BRIEFS, ...LATER_BRIEFS];
const AT = '2030-11-21T12:00:00.000Z';
const read = (notes: string) => readWhole({ notes, prior: null, skipRetrieval: false, acceptedAt: AT });

describe('briefs as parents paste them', () => {
  it.each(BRIEFS)('reads $name', ({ notes, place, miles, ages, wishes = [], others }) => {
    const found = read(notes);
    const query = found.place?.kind === 'query' ? found.place.query : null;
    expect(query).toEqual(place === null ? null : expect.stringMatching(place));
    expect(found.radius === null ? null : Math.round(found.radius.miles * 100) / 100).toBe(miles);
    expect(found.children.map(({ minAge, maxAge }) => [minAge, maxAge])).toEqual(ages);
    for (const wish of wishes) expect(found.wishes.map(({ words }) => words).join(' ; ')).toMatch(wish);
    if (wishes.length === 0) expect(found.wishes).toEqual([]);
    if (others) expect(found.place?.others.join(' ; ')).toMatch(others);
  });

  it.each(BRIEFS)('sends nothing but the place of $name', async ({ notes }) => {
    const asked: SourceRequest[] = [];
    await rollOffline({
      channel: soccerScout,
      notes,
      acceptedAt: AT,
      fetchSource: (request) => {
        asked.push(request);
        return { requestId: request.id, code: 'http_status', status: 503, detail: 'HTTP 503' };
      },
    });
    const { place } = read(notes);
    const query = place?.kind === 'query' ? place.query : undefined;
    expect(asked.map((request) => (request.kind === 'api' ? request.query?.['q'] : request.kind))).toEqual(
      query === undefined ? [] : [query],
    );
  });

  it.each(BRIEFS.filter(({ keeps }) => keeps))('keeps what is private in $name', ({ notes, keeps = [] }) => {
    const { place } = read(notes);
    const sent = place?.kind === 'query' ? place.query : '';
    expect(keeps.filter((words) => sent.includes(words))).toEqual([]);
  });
});
