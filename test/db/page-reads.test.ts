import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { acceptTake } from '../../db/queries/accept-take.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { addPage, addPageRead, findPageReads } from '../../db/queries/pages.ts';
import { createTestDatabase, secret } from '../support/services.ts';
import type { TestDatabase } from '../support/services.ts';

let database: TestDatabase;
let owner: Db;
let api: Db;
let worker: Db;
let operatorId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = connect({ url: database.url, role: 'owner', secret, max: 2 });
  api = connect({ url: database.url, role: 'api', secret });
  worker = connect({ url: database.url, role: 'worker', secret, max: 16 });
  await mintKey(owner, { operatorEmail: 'ada@example.com', scope: 'station', credits: 100 });
  operatorId = (await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(owner)).rows[0]!.id;
});

afterAll(async () => {
  await Promise.all([owner, api, worker].map((db) => db.destroy()));
  await database[Symbol.asyncDispose]();
});

describe('a read of a page', () => {
  it('puts the page back that was marked for the collector, however many reads there are at once', async () => {
    const sha256 = createHash('sha256').update('page').digest('hex');
    await addPage(worker, operatorId, { sha256, byteLength: 4, mediaType: 'text/plain', url: null });
    const { takeId } = await acceptTake(api, {
      operatorId,
      takeId: randomUUID(),
      channel: 'toy-facts',
      price: 1,
      request: { notes: 'brief', prior: null, skipRetrieval: false, run: null },
      meaning: 'm',
      idempotency: null,
    });
    const read = (requestId: string) =>
      addPageRead(
        worker,
        { operatorId, takeId },
        {
          requestId,
          sha256,
          origin: 'web',
          requestedUrl: 'https://a.example/',
          url: 'https://a.example/',
          at: new Date().toISOString(),
          status: 200,
          mediaType: 'text/plain',
          headers: {},
          ageSeconds: 0,
        },
      );
    for (let round = 0; round < 10; round += 1) {
      await asOperator(worker, operatorId, (trx) => sql`update page set collected_at = now()`.execute(trx));
      await Promise.all(Array.from({ length: 12 }, (_, n) => read(`${round}/${n}`)));
    }

    const reads = await findPageReads(worker, { operatorId, takeId });
    expect(reads).toHaveLength(120);
    expect(reads.filter(({ collectedAt }) => collectedAt !== undefined)).toEqual([]);
  });
});
