import { describe, expect, it } from 'vitest';
import type { ReadPage, TextLayer } from '#contracts/page.ts';
import type { SourceRequest } from '#contracts/plan.ts';
import { findNextSources, rootRequestId } from './next-sources.ts';
import type { RoundSoFar } from './next-sources.ts';

const SITE = 'https://tides.example.org';
const request = (id: string, path: string): SourceRequest => ({
  id,
  kind: 'page',
  url: SITE + path,
  subGoal: `of ${id}`,
});

const page = (requestId: string, path: string, next?: string): RoundSoFar['pages'][number] => ({
  requestId,
  origin: 'web',
  url: SITE + path,
  layer: (next === undefined ? {} : { next: SITE + next }) as TextLayer,
});

const decide = (round: Partial<RoundSoFar>) =>
  findNextSources({
    brief: { skipRetrieval: false },
    extraction: { more: [] },
    pages: [page('a', '/a', '/a?page=2')],
    failures: [],
    requests: [request('a', '/a')],
    pagesLeft: 5,
    roundsLeft: 2,
    ...round,
  });

const FOLLOWED = { id: 'a +2', kind: 'page', url: `${SITE}/a?page=2`, subGoal: 'of a' };

describe('findNextSources', () => {
  it('reads a page of the web on where it goes on, for the same sub-goal', () => {
    expect(decide({})).toEqual({ wanted: [FOLLOWED], undone: [] });
  });

  it('goes on from the page that followed, once each', () => {
    const pages = [page('a', '/a', '/a?page=2'), page('a +2', '/a?page=2', '/a?page=3')];
    const requests = [request('a', '/a'), request('a +2', '/a?page=2')];
    expect(decide({ pages, requests }).wanted.map(({ id }) => id)).toEqual(['a +3']);
    expect([rootRequestId('a +3'), rootRequestId('a'), rootRequestId('more:1:https://a.example/?q=b+2')]).toEqual([
      'a',
      'a',
      'more:1:https://a.example/?q=b+2',
    ]);
  });

  it('puts what the channel asks for first, and reads on in the room that is left', () => {
    const more = [request('b', '/b'), request('c', '/c')];
    expect(decide({ extraction: { more } }).wanted).toEqual([...more, FOLLOWED]);
    expect(decide({ extraction: { more }, pagesLeft: 2 })).toEqual({ wanted: more, undone: [] });
  });

  it.each([
    ['another is not named', { extraction: { more: [], readOn: ['b'] } }],
    ['retrieval is not wanted', { brief: { skipRetrieval: true } }],
    ['the page was asked for', { requests: [request('a', '/a'), request('b', '/a?page=2')] }],
    ['the channel asks for it itself', { extraction: { more: [], readOn: [] } }],
    ['the page could not be read', { failures: [{ requestId: 'a +2', code: 'empty' as const, detail: '' }] }],
    ['it is the answer of an API', { pages: [{ ...page('a', '/a', '/b'), origin: 'api' as const }] }],
    [
      'it leads off the site',
      { pages: [{ ...page('a', '/a'), layer: { next: 'https://else.example/' } as ReadPage['layer'] }] },
    ],
  ])('does not read on where %s', (_why, round) => {
    expect(decide(round)).toEqual({ wanted: [], undone: [] });
  });

  it.each([
    ['rounds', { roundsLeft: 0 }],
    ['pages', { pagesLeft: 0 }],
  ])('says what is left unread when there are no %s left', (_what, round) => {
    const undone = [`${SITE}/a?page=2, where a page goes on, was left unread: the budget was used up.`];
    expect(decide(round)).toEqual({ wanted: [], undone });
  });

  it('says so of what the channel asks for too', () => {
    expect(decide({ extraction: { more: [request('b', '/b')], readOn: [] }, roundsLeft: 0 })).toEqual({
      wanted: [],
      undone: ['1 further sources were left unread: the budget was used up.'],
    });
  });
});
