import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { addCitations, addPage, addPageRead } from '../../db/queries/pages.ts';
import { indexForAttempt } from '../../db/queries/archive-search.ts';
import { endTake, finishStage, recordProgress } from '../../db/queries/stages.ts';
import type { Attempt } from '../../db/queries/attempt.ts';
import { addStills } from '../../db/queries/stills.ts';
import { findEvents } from '../../db/queries/take-events.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;
const sha256 = createHash('sha256').update('page').digest('hex');

beforeAll(async () => {
  database = await openOperatorDatabase();
  const { worker, operatorId } = database;
  await addPage(worker, operatorId, { sha256, byteLength: 4, mediaType: 'text/plain', url: null });
});
afterAll(() => database[Symbol.asyncDispose]());

const read = {
  requestId: 'late',
  sha256,
  origin: 'web' as const,
  requestedUrl: 'https://a.example/',
  url: 'https://a.example/',
  at: '2026-01-01T00:00:00Z',
  status: 200,
  mediaType: 'text/plain',
  headers: {},
  ageSeconds: 0,
  extractor: 2,
};
const terms = { lengths: [1], terms: [{ term: 'a', passages: [0], counts: [1] }] };
const event = { key: 'late', type: 'sentence.written' as const, payload: { index: 0, text: 'late' } };

/** Everything that an attempt stores of its take. */
const WRITES: Record<string, (attempt: Attempt) => Promise<unknown>> = {
  'a page read': (attempt) => addPageRead(database.worker, attempt, read),
  'a citation': (attempt) =>
    addCitations(database.worker, attempt, [{ id: 'c', page: sha256, start: 0, end: 1, quote: 'p', role: 'quote' }]),
  'a still': (attempt) => addStills(database.worker, attempt, [{ id: 'passage', sha256 }]),
  'an index entry of a page': (attempt) =>
    indexForAttempt(database.worker, attempt, { url: `https://a.example/${attempt.takeId}`, sha256 }, terms),
  'an index entry of the take': (attempt) => indexForAttempt(database.worker, attempt, null, terms),
  'an event': (attempt) => recordProgress(database.worker, attempt, attempt, { events: [event], effects: [] }),
  'an effect': (attempt) =>
    recordProgress(database.worker, attempt, attempt, { events: [], effects: [{ key: 'late', value: 1 }] }),
  'an output': (attempt) =>
    finishStage(database.worker, attempt, attempt, { report: {}, output: '{}', outputSha256: 'x', events: [event] }),
};

const TABLES = [
  'page_read',
  'citation',
  'still',
  'take_event',
  'stage',
  'stage_effect',
  'archived_document',
  'archived_term',
];

/** All rows of the operator, as text. */
function dump(): Promise<string[]> {
  return asOperator(database.worker, database.operatorId, async (trx) => {
    const tables = [];
    for (const table of TABLES) {
      const { rows } = await sql<{ rows: string }>`
        select coalesce(string_agg(t::text, E'\n' order by t::text), '') as rows from ${sql.table(table)} t`.execute(
        trx,
      );
      tables.push(`${table}\n${rows[0]!.rows}`);
    }
    return tables;
  });
}

const end = (takeId: string, seq: number) =>
  endTake(
    database.worker,
    { operatorId: database.operatorId, takeId },
    {
      type: 'take.failed',
      state: 'failed',
      grade: null,
      overall: null,
      links: 0,
      code: 'internal',
      response: { channel: {}, lifecycle: { state: 'failed', recovery: { detail: '' } } },
      before: [],
      seq,
    },
  );

describe.each(Object.entries(WRITES))('%s', (_what, write) => {
  it('is stored for the current attempt alone', async () => {
    const takeId = await database.accept();
    const first = await database.begin(takeId);
    const second = await database.begin(takeId);
    const before = await dump();

    await expect(write(first)).rejects.toMatchObject({ code: 'LT409' });
    expect(await dump()).toEqual(before);
    await write(second);
    expect(await dump()).not.toEqual(before);
  });

  it('is not stored once the take has ended', async () => {
    const takeId = await database.accept();
    const attempt = await database.begin(takeId);
    expect(await end(takeId, 2)).toBe(true);
    const before = await dump();

    await expect(write(attempt)).rejects.toMatchObject({ code: 'LT410' });
    expect(await dump()).toEqual(before);
  });

  it('and the end at the same time come one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const takeId = await database.accept();
      const attempt = await database.begin(takeId);
      const [written] = await Promise.allSettled([write(attempt), end(takeId, 100)]);
      const after = await dump();
      if (written.status === 'rejected') expect(written.reason).toMatchObject({ code: 'LT410' });
      await expect(write(attempt)).rejects.toMatchObject({ code: 'LT410' });
      expect(await dump()).toEqual(after);
    }
  });
});

describe('the end of a take', () => {
  it('is refused when the log has gone on after what it was made of', async () => {
    const takeId = await database.accept();
    const { operatorId } = database;
    await database.begin(takeId);

    await expect(end(takeId, 1)).rejects.toMatchObject({ code: 'LT411' });
    expect((await findEvents(database.api, { operatorId, takeId })).map(({ type }) => type)).toEqual([
      'take.accepted',
      'stage.started',
    ]);
    expect(await end(takeId, 2)).toBe(true);
    expect(await end(takeId, 2)).toBe(false);
  });

  it('is younger than everything that belongs to the take', async () => {
    const takeId = await database.accept();
    await database.begin(takeId);
    await end(takeId, 2);

    const { rows } = await asOperator(database.worker, database.operatorId, (trx) =>
      sql<{ younger: number }>`
        select count(*)::int as younger from take t where t.take_id = ${takeId} and t.ended_at < greatest(
          (select max(e.at) from take_event e where e.take_id = t.take_id), (select max(s.started_at) from stage s where s.take_id = t.take_id))`.execute(
        trx,
      ),
    );
    expect(rows).toEqual([{ younger: 0 }]);
  });
});
