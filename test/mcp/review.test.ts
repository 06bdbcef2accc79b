import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Specimen } from '#contracts/specimen.ts';
import { WEBHOOK_DATA } from '#contracts/webhook.ts';
import { asOperator } from '../../db/as-operator.ts';
import { verifyChains } from '../../db/queries/call-log.ts';
import { buildDimension, buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { errorOf, postCall } from '../support/mcp-clients.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller, setRole } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
});
afterAll(() => service[Symbol.asyncDispose]());

const ask = async (caller: Caller, tool: string, args: object = {}) => (await postCall(caller, tool, args)).result;
const structured = async (caller: Caller, tool: string, args: object = {}): Promise<Record<string, unknown>> => {
  const answer = await ask(caller, tool, args);
  if (answer?.isError) throw new Error(answer.content[0]!.text);
  return answer!.structuredContent!;
};
const rowsOf = ({ operatorId }: Pick<Caller, 'operatorId'>, table: string) =>
  asOperator(service.owner, operatorId, async (trx) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(trx);
    // That the operator was made is in the trail as well.
    return rows.filter(({ action }) => action === undefined || action === 'specimen.reviewed');
  });

/** What the trail of an operator says of reviews; it has entries about the operator itself besides. */
const reviewsOf = async (caller: Caller) =>
  (await rowsOf(caller, 'audit_entry')).filter(({ action }) => String(action).startsWith('specimen.'));

/** Everything of an operator that a review could have touched. */
const stateOf = (caller: Caller) =>
  Promise.all(['specimen', 'audit_entry', 'event', 'hand_over', 'work_outbox'].map((table) => rowsOf(caller, table)));

describe('review_queue', () => {
  it('shows queued specimens of all operators to an admin, oldest first, with owner and evidence', async () => {
    await using alone = await startService({ isWorkerless: true });
    const admin = await buildCaller(alone, { role: 'admin' });
    const [ada, bob] = [await buildCaller(alone), await buildCaller(alone)];
    const first = await fileFor(alone, ada);
    const unclear = buildSpecimen({
      reasons: ['no_scale'],
      dimensions: [buildDimension({ inches: null, scalePath: 'none' })],
    });
    const second = await fileFor(alone, bob, [unclear]);
    const third = await fileFor(alone, admin);
    const { specimens, next_cursor: cursor } = (await structured(admin, 'review_queue')) as {
      specimens: (Specimen & { owner: string })[];
      next_cursor: string | null;
    };

    expect(cursor).toBeNull();
    expect(specimens.map(({ specimen_id: id, owner, status }) => [id, owner, status])).toEqual([
      [first.specimenIds[0], ada.email, 'pending_review'],
      [second.specimenIds[0], bob.email, 'quarantined'],
      [third.specimenIds[0], admin.email, 'pending_review'],
    ]);
    expect(specimens[0]!.dimensions[0]!.evidence).toMatchObject([
      { kind: 'quote', quote: '30 in', steps: [expect.any(String)] },
    ]);
    expect(specimens[1]!.quarantine_reasons).toEqual(['no_scale']);
  });

  it('goes on by its cursor, without a gap and without showing one twice', async () => {
    await using alone = await startService({ isWorkerless: true });
    const admin = await buildCaller(alone, { role: 'admin' });
    const drafts = Array.from({ length: 7 }, (_, index) =>
      buildSpecimen({ dimensions: [buildDimension({ at: index * 10 })] }),
    );
    const { specimenIds } = await fileFor(alone, admin, drafts);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = (await structured(admin, 'review_queue', { limit: 3, ...(cursor && { cursor }) })) as {
        specimens: Specimen[];
        next_cursor: string | null;
      };
      seen.push(...page.specimens.map(({ specimen_id: id }) => id));
      cursor = page.next_cursor;
    }

    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(specimenIds));
  });

  it('is for admins alone, in the database too', async () => {
    const caller = await buildCaller(service);

    expect(errorOf(await ask(caller, 'review_queue')).code).toBe('forbidden_role');
    const direct = asOperator(service.owner, caller.operatorId, (trx) =>
      sql`select * from list_review_queue(1, null, null, '')`.execute(trx),
    );
    await expect(direct).rejects.toMatchObject({ code: expect.stringMatching(/LT403|42501/) as string });
  });
});

describe('review_specimen', () => {
  it('approves: status, audit entry, event, and the hand-over queued, all at once', async () => {
    const admin = await buildCaller(service, { role: 'admin' });
    const { takeId, specimenIds } = await fileFor(service, admin);
    const [specimenId] = specimenIds;
    const reviewed = await structured(admin, 'review_specimen', {
      specimen_id: specimenId,
      decision: 'approve',
      note: ' Fine. ',
    });
    const [specimens, , events, handOvers, work] = await stateOf(admin);
    const entries = await reviewsOf(admin);
    const body = JSON.parse(String(handOvers![0]!['body'])) as { specimen: object };

    expect(reviewed).toEqual({
      cached: false,
      sandbox: false,
      specimen_id: specimenId,
      status: 'approved',
      courier: { state: 'queued', target: 'files', detail: expect.any(String) as string },
      events: ['specimen.reviewed'],
      audit_id: entries[0]!['audit_id'],
    });
    expect(specimens).toMatchObject([{ status: 'approved', reviewed_at: expect.any(Date) as Date }]);
    expect(entries).toMatchObject([
      {
        action: 'specimen.reviewed',
        subject: specimenId,
        actor_id: admin.operatorId,
        detail: { decision: 'approve', note: 'Fine.' },
      },
    ]);
    const event = JSON.parse(String(events![0]!['body'])) as { type: string; data: object };
    expect(event).toMatchObject({
      type: 'specimen.reviewed',
      data: { specimenId, decision: 'approve', takeId, note: 'Fine.' },
    });
    expect(WEBHOOK_DATA['specimen.reviewed'].parse(event.data)).toEqual(event.data);
    expect(body).toEqual({
      id: specimenId,
      specimen: expect.objectContaining({ specimen_id: specimenId, status: 'approved' }) as object,
      approvedAt: expect.any(String) as string,
      note: 'Fine.',
    });
    expect(Specimen.parse(body.specimen)).toMatchObject({ dimensions: [{ evidence: [{ quote: '30 in' }] }] });
    expect(work).toMatchObject([{ kind: 'hand_off_specimen', reference: specimenId }]);
  });

  it('rejects without calling the courier', async () => {
    const admin = await buildCaller(service, { role: 'admin' });
    const { specimenIds } = await fileFor(service, admin);
    const reviewed = await structured(admin, 'review_specimen', { specimen_id: specimenIds[0], decision: 'reject' });

    expect(reviewed).toMatchObject({
      status: 'rejected',
      courier: { state: 'not_called', target: null },
      events: ['specimen.reviewed'],
    });
    expect(await rowsOf(admin, 'hand_over')).toEqual([]);
    expect(await rowsOf(admin, 'work_outbox')).toEqual([]);
  });

  it('of another operator writes the entry into both trails, and the event to the owner alone', async () => {
    const [admin, ada] = [await buildCaller(service, { role: 'admin' }), await buildCaller(service)];
    const { specimenIds } = await fileFor(service, ada);
    await structured(ada, 'list_specimens');
    await structured(admin, 'review_specimen', { specimen_id: specimenIds[0], decision: 'approve' });
    const entry = { action: 'specimen.reviewed', subject: specimenIds[0], actor_id: admin.operatorId };

    expect(await reviewsOf(admin)).toMatchObject([entry]);
    expect(await reviewsOf(ada)).toMatchObject([entry]);
    expect(await rowsOf(admin, 'event')).toEqual([]);
    expect(await rowsOf(ada, 'event')).toMatchObject([{ type: 'specimen.reviewed' }]);
    expect(await structured(ada, 'list_specimens')).toMatchObject({
      cached: false,
      specimens: [{ status: 'approved' }],
    });
    for (const { operatorId } of [admin, ada])
      expect(await verifyChains(service.owner, operatorId)).toMatchObject({ broken: null });
  });

  it.each(['approve', 'reject'])('%s in sandbox mode says what would happen and changes nothing', async (decision) => {
    const admin = await buildCaller(service, { role: 'admin' });
    const { specimenIds } = await fileFor(service, admin);
    const before = await stateOf(admin);
    const preview = await structured(admin, 'review_specimen', {
      specimen_id: specimenIds[0],
      decision,
      sandbox: true,
    });

    expect(preview).toMatchObject({
      sandbox: true,
      status: decision === 'approve' ? 'approved' : 'rejected',
      courier: { state: decision === 'approve' ? 'simulated' : 'not_called' },
      events: decision === 'approve' ? ['specimen.reviewed', 'specimen.published'] : ['specimen.reviewed'],
      audit_id: null,
    });
    expect(await stateOf(admin)).toEqual(before);
  });

  it.each([false, true])(
    'of one that is reviewed already is a conflict that names its status (sandbox: %s)',
    async (sandbox) => {
      const admin = await buildCaller(service, { role: 'admin' });
      const { specimenIds } = await fileFor(service, admin);
      await structured(admin, 'review_specimen', { specimen_id: specimenIds[0], decision: 'reject' });
      const again = errorOf(
        await ask(admin, 'review_specimen', { specimen_id: specimenIds[0], decision: 'approve', sandbox }),
      );

      expect(again).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('is rejected already') as string,
      });
      expect(await rowsOf(admin, 'specimen')).toMatchObject([{ status: 'rejected' }]);
      expect(await rowsOf(admin, 'hand_over')).toEqual([]);
    },
  );

  it('by two admins at once: one wins, the other gets conflict', async () => {
    const admins = [await buildCaller(service, { role: 'admin' }), await buildCaller(service, { role: 'admin' })];
    const owner = await buildCaller(service);
    for (let round = 0; round < 8; round++) {
      const draft = buildSpecimen({ dimensions: [buildDimension({ at: round * 10 })] });
      const { specimenIds } = await fileFor(service, owner, [draft]);
      const answers = await Promise.all(
        admins.map((admin, index) =>
          ask(admin, 'review_specimen', {
            specimen_id: specimenIds[0],
            decision: index === round % 2 ? 'approve' : 'reject',
          }),
        ),
      );
      const lost = answers.filter((answer) => answer?.isError);

      expect(lost).toHaveLength(1);
      expect(errorOf(lost[0]).code).toBe('conflict');
    }
    expect(await reviewsOf(owner)).toHaveLength(8);
  });

  it('of two admins on specimens of each other at once blocks neither', async () => {
    const [ada, bob] = [await buildCaller(service, { role: 'admin' }), await buildCaller(service, { role: 'admin' })];
    const drafts = Array.from({ length: 8 }, (_, index) =>
      buildSpecimen({ dimensions: [buildDimension({ at: index * 10 })] }),
    );
    const [ofAda, ofBob] = [await fileFor(service, ada, drafts), await fileFor(service, bob, drafts)];
    const decide = (admin: Caller, specimenId: string) =>
      structured(admin, 'review_specimen', { specimen_id: specimenId, decision: 'approve' });
    const done = await Promise.all([
      ...ofAda.specimenIds.map((id) => decide(bob, id)),
      ...ofBob.specimenIds.map((id) => decide(ada, id)),
    ]);

    expect(done).toHaveLength(16);
    for (const { operatorId } of [ada, bob])
      expect(await verifyChains(service.owner, operatorId)).toMatchObject({ broken: null });
  });

  it('knows no specimen that does not exist', async () => {
    const admin = await buildCaller(service, { role: 'admin' });
    const answer = await ask(admin, 'review_specimen', { specimen_id: randomUUID(), decision: 'approve' });

    expect(errorOf(answer).code).toBe('not_found');
  });

  it('asks for the role at each call: a demoted admin decides nothing more', async () => {
    const admin = await buildCaller(service, { role: 'admin' });
    const { specimenIds } = await fileFor(service, admin);
    await structured(admin, 'review_queue');
    await setRole(service, admin, 'operator');

    for (const sandbox of [true, false])
      expect(
        errorOf(await ask(admin, 'review_specimen', { specimen_id: specimenIds[0], decision: 'approve', sandbox }))
          .code,
      ).toBe('forbidden_role');
    expect(await rowsOf(admin, 'specimen')).toMatchObject([{ status: 'pending_review' }]);
  });

  it('leaves nothing behind where its audit entry cannot be written', async () => {
    await using broken = await startService({ isWorkerless: true });
    const admin = await buildCaller(broken, { role: 'admin' });
    const { specimenIds } = await fileFor(broken, admin);
    await sql`alter table audit_entry add constraint nothing check (false) not valid`.execute(broken.owner);
    const answer = await ask(admin, 'review_specimen', { specimen_id: specimenIds[0], decision: 'approve' });
    const { rows } = await asOperator(broken.owner, admin.operatorId, (trx) =>
      sql<{ status: string; events: number }>`
        select status, (select count(*)::int from event where type = 'specimen.reviewed') as events from specimen`.execute(
        trx,
      ),
    );

    expect(errorOf(answer)).toMatchObject({ code: 'internal' });
    expect(answer!.content[0]!.text).not.toMatch(/constraint|audit_entry|nothing/);
    expect(rows).toEqual([{ status: 'pending_review', events: 0 }]);
  });
});
