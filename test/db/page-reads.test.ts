import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { addPage, addPageRead, findPageReads } from '../../db/queries/pages.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';

describe('a read of a page', () => {
  it('puts the page back that was marked for the collector, however many reads there are at once', async () => {
    await using database = await openOperatorDatabase();
    const { worker, operatorId } = database;
    const sha256 = createHash('sha256').update('page').digest('hex');
    await addPage(worker, operatorId, { sha256, byteLength: 4, mediaType: 'text/plain', url: null });
    const takeId = await database.accept();
    const attempt = await database.begin(takeId);
    const read = (requestId: string) =>
      addPageRead(worker, attempt, {
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
        extractor: 2,
      });
    for (let round = 0; round < 10; round += 1) {
      await asOperator(worker, operatorId, (trx) => sql`update page set collected_at = now()`.execute(trx));
      await Promise.all(Array.from({ length: 12 }, (_, n) => read(`${round}/${n}`)));
    }

    const reads = await findPageReads(worker, { operatorId, takeId });
    expect(reads).toHaveLength(120);
    expect(reads.filter(({ collectedAt }) => collectedAt !== undefined)).toEqual([]);
  });
});
