import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findTakeRecord } from '../../api/evidence/find-take-record.ts';
import { finishStage } from '../../db/queries/stages.ts';
import { eventually } from '../support/eventually.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';

it('has a stage that finishes while it is read in its outputs and in its log, or in neither', async () => {
  await using database = await openOperatorDatabase();
  const { owner, api, operatorId } = database;
  const takeId = await database.accept();
  const attempt = await database.begin(takeId);
  const finished = { stage: 'crawl' as const, round: 1, counts: { pages: 0 }, ms: 1, attempts: 1 };

  const { promise: isRead, resolve: read } = Promise.withResolvers<Awaited<ReturnType<typeof findTakeRecord>>>();
  await owner.transaction().execute(async (trx) => {
    await sql`lock table stage in access exclusive mode`.execute(trx);
    read(findTakeRecord({ db: api }, { operatorId, takeId }, { takeId, createdAt: new Date().toISOString() }));
    await eventually(async () => {
      const { rows } = await sql`select from pg_locks where not granted and relation = 'stage'::regclass`.execute(trx);
      expect(rows).toHaveLength(1);
    });
    await finishStage(trx, attempt, attempt, {
      report: {},
      output: '{}',
      outputSha256: 'x',
      events: [{ key: 'crawl/finished', type: 'stage.finished', payload: finished }],
    });
  });

  const { outputs, trace } = await isRead;
  const logged = trace.flatMap((event) => (event.type === 'stage.finished' ? [event.stage] : []));
  expect(outputs.map(({ step }) => step)).toEqual(logged);
});
