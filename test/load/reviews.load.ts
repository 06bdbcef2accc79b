import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { connect } from '../../db/connect.ts';
import { reviewSpecimen } from '../../db/queries/review.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { buildPerson } from '../support/people.ts';
import { secret } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { inLanes } from './in-lanes.ts';

const SPECIMENS = 1_000;
const BATCH = 100;
const LANES = 8;

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service[Symbol.asyncDispose]());

it('1,000 specimens, each approved by one admin and rejected by another at once, have one decision each', async () => {
  await using stack = new AsyncDisposableStack();
  const api = connect({ url: service.databaseUrl, role: 'api', secret, max: 2 * LANES });
  stack.defer(() => api.destroy());
  const ada = await buildPerson(service.authDb);
  const admins = [
    await buildPerson(service.authDb, { role: 'admin' }),
    await buildPerson(service.authDb, { role: 'admin' }),
  ];
  const specimenIds: string[] = [];
  for (let from = 0; from < SPECIMENS; from += BATCH) {
    const page = () => ({ sha256: randomBytes(32).toString('hex'), url: 'https://museum.example/chair' });
    const drafts = Array.from({ length: BATCH }, () => buildSpecimen({ page: page() }));
    specimenIds.push(...(await fileFor(service, ada, drafts)).specimenIds);
  }
  const outcomes = await inLanes(specimenIds, LANES, (specimenId, index) =>
    Promise.all(
      admins.map(({ operatorId }, at) => {
        const decision = at === index % 2 ? ('approve' as const) : ('reject' as const);
        const review = { specimenId, decision, note: null, baseUrl: 'http://x', isRehearsal: false };
        return asOperator(api, operatorId, async (trx) => ({
          decision,
          outcome: (await reviewSpecimen(trx, review)).outcome,
        }));
      }),
    ),
  );

  for (const both of outcomes) expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'reviewed']);
  const won = outcomes.map((both) => both.find(({ outcome }) => outcome === 'reviewed')!.decision);
  const stored = await asOperator(service.owner, ada.operatorId, async (trx) => {
    const { rows } = await sql<{ id: string; status: string }>`select specimen_id as id, status from specimen`.execute(
      trx,
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  });
  for (const [index, specimenId] of specimenIds.entries())
    expect(stored.get(specimenId)).toBe(won[index] === 'approve' ? 'approved' : 'rejected');
  const events = await asOperator(service.owner, ada.operatorId, async (trx) => {
    const { rows } = await sql<{ of: string }>`
      select body::json -> 'data' ->> 'specimenId' as of from event where type = 'specimen.reviewed'`.execute(trx);
    return rows.map(({ of }) => of);
  });
  expect(events.toSorted()).toEqual(specimenIds.toSorted());
});
