import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import type { ArchiveQuery } from '#contracts/plan.ts';
import type { KeyedEvent } from '#contracts/take-event.ts';
import { readQuestions } from '../threads/jobs/read-questions.ts';
import type { StageContext } from './run-stage.ts';
import { searchForPlan } from './search-for-plan.ts';
import type { TakeDeps } from './take-deps.ts';

const QUERY: ArchiveQuery = { id: '1', subGoal: 'read:1', query: 'what broke', name: 'Heron', limit: 3 };

/** A database that must not be asked. */
const db = new Proxy({} as TakeDeps['db'], {
  get: () => {
    throw new Error('the archive was asked');
  },
});

const holdPage = () => Promise.reject(new Error('no page was found'));

function buildContext(kept: Map<string, Json>) {
  const events: KeyedEvent[] = [];
  const log: string[] = [];
  const context = {
    round: 1,
    operatorId: 'o',
    logEvent: (event: KeyedEvent) => void events.push(event),
    async once(key: string, work: () => Promise<Json>) {
      log.push(`once ${key}`);
      return kept.get(key) ?? work();
    },
    think: async (_: string, queries: ArchiveQuery[]) => readQuestions(queries),
    async flush() {
      log.push('flush');
    },
  };
  // The rest of a stage is of no use to a search.
  return { context: context as unknown as StageContext, events, log };
}

describe('a search that an earlier attempt has made', () => {
  it('is not made again, and is stored before anything is made of it', async () => {
    const page = { query: '1', sha256: 'a', isStale: false };
    const { context, events, log } = buildContext(new Map([['search:1', [{ page, read: { sha256: 'a' } }]]]));
    const searched = await searchForPlan({ db, holdPage }, context, [QUERY]);

    expect(searched).toEqual([{ page, read: { sha256: 'a' } }]);
    expect(log).toEqual(['once search:1', 'flush']);
    expect(events.map(({ key }) => key)).toEqual(['recall:1/called', 'recall:1/returned']);
    expect(events[1]!.payload).toMatchObject({ result: { found: 1, stale: 0, pages: ['a'] } });
  });

  it('is made where none is kept', async () => {
    const { context } = buildContext(new Map());
    await expect(searchForPlan({ db, holdPage }, context, [QUERY])).rejects.toThrow('the archive was asked');
  });

  it('asks nothing for a name without words', async () => {
    const { context, events } = buildContext(new Map());

    expect(await searchForPlan({ db, holdPage }, context, [{ ...QUERY, name: 'the' }])).toEqual([]);
    expect(events[1]!.payload).toMatchObject({ result: { found: 0 } });
  });

  it('is not even logged without a query', async () => {
    const { context, events, log } = buildContext(new Map());

    expect(await searchForPlan({ db, holdPage }, context, [])).toEqual([]);
    expect([events, log]).toEqual([[], []]);
  });
});
