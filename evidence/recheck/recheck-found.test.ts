import { describe, expect, it } from 'vitest';
import { archiveRequest, staleSources, withFound } from '../archive-requests.ts';
import type { FoundPage } from '#contracts/stage-outputs.ts';
import type { ArchiveQuery } from '#contracts/plan.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { showFound, showQuery } from '../show-search.ts';
import { recheckFound } from './recheck-found.ts';
import { gathersOf } from './recheck-gathering.ts';
import type { StoredTake } from './stored-take.ts';
import { checkSearches, searchCalls } from './trace/check-searches.ts';

const FRESH_SECONDS = 600;
const QUERY: ArchiveQuery = { id: '1', subGoal: 'read:1', query: 'what broke', name: 'Heron', limit: 3 };
const [FRESH, STALE] = ['https://a.example/', 'https://b.example/'];

const found = (url: string, at: string, score: number, isStale: boolean): FoundPage => ({
  query: QUERY.id,
  request: archiveRequest(QUERY, url),
  sha256: url === FRESH ? 'a' : 'b',
  at,
  score,
  isStale,
});

/** The parts of a take that searched: one page was fresh and recalled, one was stale. */
function buildStored(): StoredTake {
  const pages = [found(FRESH, '2031-03-01T11:55:00.000Z', 3, false), found(STALE, '2031-02-01T12:00:00.000Z', 2, true)];
  const call = { stage: 'recall' as const, round: 1, callId: 'recall:1', at: '2031-03-01T12:00:01.000Z' };
  const trace: TakeEvent[] = [
    { ...call, type: 'tool.called', seq: 1, tool: 'search_archive', args: showQuery(QUERY) },
    { ...call, type: 'tool.returned', seq: 2, result: showFound(pages) },
  ];
  // Nothing else of a take is looked at here.
  return {
    plan: {
      takeId: 't',
      brief: { notes: '', prior: null, skipRetrieval: false, acceptedAt: '2031-03-01T12:00:00.000Z' },
      draft: { subGoals: [], sources: [], archive: [{ ...QUERY }], asks: [], reading: {} },
      gather: { crawl: [], recall: [] },
    },
    findings: { rounds: [{ crawl: null, recall: { failures: [], found: pages }, extract: null }], measured: null },
    pages: [{ requestId: pages[0]!.request.id, sha256: 'a', at: pages[0]!.at }],
    trace,
  } as unknown as StoredTake;
}

const foundIn = (stored: StoredTake): FoundPage[] => stored.findings.rounds[0]!.recall!.found!;
const returnedIn = ({ trace }: StoredTake) => trace[1] as Extract<TakeEvent, { type: 'tool.returned' }>;
const calledIn = ({ trace }: StoredTake) => trace[0] as Extract<TakeEvent, { type: 'tool.called' }>;

const differencesOf = (stored: StoredTake): string[] =>
  [...recheckFound(stored, FRESH_SECONDS), ...checkSearches(stored)].map(({ where }) => where);

describe('what the archive answered', () => {
  it('is what its query may come to', () => {
    const stored = buildStored();
    expect(differencesOf(stored)).toEqual([]);
    expect(searchCalls(stored)).toEqual(new Set(['recall:1']));
    expect(gathersOf(stored)[0]!.recall.map(({ id }) => id)).toEqual([`archive:1:${FRESH}`]);
    expect(staleSources(stored.findings.rounds[0]!.recall).map(({ url }) => url)).toEqual([STALE]);
    expect(withFound({ crawl: [], recall: [] }, null)).toEqual({ crawl: [], recall: [] });
  });

  it.each<[string, RegExp, (stored: StoredTake) => unknown]>([
    ['a page of no query', /found by query/, (stored) => (foundIn(stored)[0]!.query = '2')],
    ['another request', /found of 1/, (stored) => (foundIn(stored)[0]!.request.url = 'https://c.example/')],
    ['another sub-goal', /found of 1/, (stored) => (foundIn(stored)[1]!.request.subGoal = 'read:2')],
    ['a page twice', /found of 1/, (stored) => foundIn(stored).push({ ...foundIn(stored)[1]! })],
    ['another order', /found of 1/, (stored) => foundIn(stored).splice(0, 2, ...foundIn(stored).toReversed())],
    ['more than were asked for', /found of 1/, (stored) => (stored.plan.draft!.archive![0]!.limit = 1)],
    ['a stale page as fresh', /found\/1\/isStale/, (stored) => (foundIn(stored)[1]!.isStale = false)],
    ['a stale page without retrieval', /found\/1\/isStale/, (stored) => (stored.plan.brief.skipRetrieval = true)],
    [
      'a page that was not recalled as found',
      /pages\.json and .*found\/0/,
      (stored) => (stored.pages[0]!.sha256 = 'c'),
    ],
    ['an answer that is gone', /found is there/, (stored) => delete stored.findings.rounds[0]!.recall!.found],
    ['an answer to nothing', /found is there/, (stored) => delete stored.plan.draft!.archive],
    ['a call with other words', /trace\.json#\/0/, (stored) => (calledIn(stored).args['name'] = 'Owl')],
    ['another tool', /trace\.json#\/0/, (stored) => (calledIn(stored).tool = 'fetch_page')],
    ['a call of another stage', /trace\.json#\/0/, (stored) => (calledIn(stored).stage = 'crawl')],
    ['another count', /trace\.json#\/1\/result/, (stored) => (returnedIn(stored).result['found'] = 3)],
    ['another hash', /trace\.json#\/1\/result/, (stored) => (returnedIn(stored).result['pages'] = ['a', 'c'])],
    ['an answer that was not logged', /calls of recall:1/, (stored) => stored.trace.pop()],
    ['a call that was logged twice', /calls of recall:1/, (stored) => stored.trace.push(returnedIn(stored))],
  ])('is told apart from %s', (_what, where, tamper) => {
    const stored = buildStored();
    tamper(stored);
    expect(differencesOf(stored)).toContainEqual(expect.stringMatching(where));
  });

  it('may be of any age where nothing was to be retrieved', () => {
    const stored = buildStored();
    stored.plan.brief.skipRetrieval = true;
    foundIn(stored)[1]!.isStale = false;
    returnedIn(stored).result = showFound(foundIn(stored));
    expect(differencesOf(stored)).toEqual([]);
  });
});
