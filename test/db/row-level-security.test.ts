import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { asOperator } from '../../db/as-operator.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { keepAttestation } from '../../db/queries/attestations.ts';
import { addStills } from '../../db/queries/stills.ts';
import { acceptTake } from '../../db/queries/accept-take.ts';
import { appendAudit, closeRead, openCall } from '../../db/queries/call-log.ts';
import { addWebhook } from '../../db/queries/webhooks.ts';
import { indexDocument } from '../../db/queries/archive-search.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { changeRole, disableOperator, enableOperator } from '../../db/queries/operators.ts';
import { finishStage, recordProgress } from '../../db/queries/stages.ts';
import { addCanary } from '../../db/queries/canaries.ts';
import { beginScreening, keepScreenedAnswer, rollScreened } from '../../db/queries/screenings.ts';
import { keepForm } from '../../db/queries/kept-forms.ts';
import { setProviderCredential } from '../../db/queries/provider-credentials.ts';
import { addCitations, addPage, addPageRead } from '../../db/queries/pages.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { fileSpecimens } from '../support/file-specimens.ts';
import { createTestDatabase, secret } from '../support/services.ts';
import type { TestDatabase } from '../support/services.ts';

/** Tables that belong to no operator, each with the reason. Every other table must have an operator and policies. */
const SHARED = new Map([
  ['channel_counter', 'counts takes per channel'],
  ['key_window', 'counts requests per key, reached through find_key alone'],
  ['process_report', 'worker processes, of no operator'],
  ['outbound_lane', 'turns at origins, which all workers take together'],
  ['outbound_turn', 'turns at origins, which all workers take together'],
  ['robots_txt', 'what origins ask of robots'],
  ['applied_function', 'the functions, of no operator'],
  ['applied_functions_state', 'the functions, of no operator'],
  ['kysely_migration', 'the migrator'],
  ['kysely_migration_lock', 'the migrator'],
]);
const APPEND_ONLY = ['take_event', 'ledger_transfer', 'tool_call', 'tool_outcome', 'audit_entry'];

let database: TestDatabase;
let owner: Db;
let api: Db;
let worker: Db;
let operators: string[];
let tables: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  [owner, api, worker] = (['owner', 'api', 'worker'] as const).map((role) =>
    connect({ url: database.url, role, secret, max: 2 }),
  ) as [Db, Db, Db];
  operators = [];
  for (const email of ['ada@example.com', 'bob@example.com']) operators.push(await fillEveryTable(email));
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(owner);
  tables = rows.map(({ relname }) => relname).filter((name) => !SHARED.has(name));
});

afterAll(async () => {
  await Promise.all([owner, api, worker].map((db) => db.destroy()));
  await database[Symbol.asyncDispose]();
});

describe('the catalogue', () => {
  it('has an operator, enabled and forced row-level security and policies on every table', async () => {
    const { rows } = await sql<{
      name: string;
      forced: boolean;
      enabled: boolean;
      operator: boolean;
      policies: number;
      checks: number;
    }>`
      select c.relname as name, c.relforcerowsecurity as forced, c.relrowsecurity as enabled,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'operator_id' and a.attnotnull) as operator,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'a', 'w') and p.polwithcheck is null) as checks
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any (${tables})`.execute(owner);

    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row, row.name).toMatchObject({ forced: true, enabled: true, operator: true, checks: 0 });
      expect(row.policies, row.name).toBeGreaterThan(0);
    }
  });

  it('forces row-level security in the schema of sign-in, which neither the API nor a worker may use', async () => {
    const { rows } = await sql<{ name: string; isForced: boolean; isEnabled: boolean }>`
      select relname as name, relforcerowsecurity as "isForced", relrowsecurity as "isEnabled"
      from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'`.execute(owner);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toMatchObject({ isForced: true, isEnabled: true });
      for (const db of [api, worker])
        await expect(sql`select from ${sql.table(`auth.${row.name}`)}`.execute(db)).rejects.toMatchObject({
          code: '42501',
        });
      expect((await sql`select from ${sql.table(`auth.${row.name}`)}`.execute(owner)).rows).toEqual([]);
    }
  });

  it('lets operators be changed by an admin in good standing, or at the command line', async () => {
    const [ada, bob] = operators as [string, string];
    const change = (db: Db, actor: string | null) => changeRole(db, actor, bob, 'operator');
    for (const actor of [null, ada, randomUUID()])
      await expect(change(api, actor)).rejects.toMatchObject({ code: 'LT403' });
    await expect(change(worker, null)).rejects.toMatchObject({ code: '42501' });
    const auth = connectAuth({ url: database.url, secret, max: 1 });
    await changeRole(auth, null, ada, 'admin');
    expect(await change(api, ada)).toBe(true);
    await changeRole(auth, null, bob, 'admin');
    await disableOperator(auth, null, ada);
    await expect(change(api, ada)).rejects.toMatchObject({ code: 'LT403' });
    await enableOperator(auth, null, ada);
    await changeRole(auth, null, ada, 'operator');
    await expect(changeRole(auth, null, bob, 'operator')).rejects.toMatchObject({ code: 'LT413' });
    await auth.destroy();
  });

  it('gives no role of ours more than its grants', async () => {
    const { rows } = await sql<{
      rolname: string;
      rolsuper: boolean;
      rolbypassrls: boolean;
      rolinherit: boolean;
      owns: number;
    }>`
      select r.rolname, r.rolsuper, r.rolbypassrls, r.rolinherit,
        (select count(*)::int from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as owns
      from pg_roles r where r.rolname like 'lt\\_%' and r.rolname <> current_user`.execute(owner);

    expect(rows.map(({ rolname }) => rolname)).toEqual(
      expect.arrayContaining(['lt_api', 'lt_worker', 'lt_auth', 'lt_keys', 'lt_dispatch', 'lt_operators']),
    );
    for (const row of rows)
      expect(row).toMatchObject({ rolsuper: false, rolbypassrls: false, rolinherit: false, owns: 0 });
  });

  it('pins the search path of functions that run as another role, owned by roles that cannot log in', async () => {
    const { rows } = await sql<{ proname: string; pinned: boolean; canlogin: boolean; public: boolean }>`
      select p.proname, coalesce(p.proconfig::text like '%search_path=%', false) as pinned, r.rolcanlogin as canlogin,
        has_function_privilege('public', p.oid, 'execute') as public
      from pg_proc p join pg_roles r on r.oid = p.proowner where p.prosecdef and p.pronamespace = 'public'::regnamespace`.execute(
      owner,
    );

    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row, row.proname).toMatchObject({ pinned: true, canlogin: false, public: false });
  });

  it('has no view that reads operators’ rows for its owner', async () => {
    const { rows } = await sql<{
      definition: string;
    }>`select definition from pg_views where schemaname = 'public'`.execute(owner);

    for (const { definition } of rows)
      expect(tables.filter((table) => new RegExp(`\\b${table}\\b`).test(definition))).toEqual([]);
  });
});

describe('rows of another operator', () => {
  it.each(['api', 'worker'] as const)('do not exist for the %s', async (role) => {
    const db = role === 'api' ? api : worker;
    const readable: string[] = [];
    for (const table of tables) {
      for (const operatorId of operators) {
        const seen = await findOperators(db, table, operatorId);
        if (seen === undefined) continue;
        readable.push(table);
        expect(
          seen.filter((each) => each !== operatorId),
          table,
        ).toEqual([]);
        if (table !== 'idempotency' && table !== 'outbox')
          expect(seen, `${table} of ${role} has rows to tell apart`).toContain(operatorId);
      }
      expect((await findOperators(db, table, '')) ?? [], `${table} without an operator`).toEqual([]);
    }
    expect(new Set(readable).size).toBeGreaterThan(5);
  });

  it('cannot be written', async () => {
    const [ada, bob] = operators as [string, string];
    const steal = asOperator(api, ada, (trx) =>
      sql`insert into outbox (operator_id, take_id, kind) select ${bob}, take_id, 'cancel_take' from take limit 1`.execute(
        trx,
      ),
    );

    await expect(steal).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot be pointed at', async () => {
    const [ada, bob] = operators as [string, string];
    const { rows } = await asOperator(owner, bob, (trx) =>
      sql<{ take_id: string }>`select take_id from take limit 1`.execute(trx),
    );
    const point = asOperator(api, ada, (trx) =>
      sql`insert into outbox (operator_id, take_id, kind) values (${ada}, ${rows[0]!.take_id}, 'cancel_take')`.execute(
        trx,
      ),
    );

    await expect(point).rejects.toMatchObject({ code: '23503' });
  });
});

describe('append-only tables', () => {
  it.each(APPEND_ONLY)('%s refuses UPDATE, DELETE and TRUNCATE, by the owner too', async (table) => {
    const name = sql.table(table);
    for (const statement of [sql`update ${name} set operator_id = operator_id`, sql`delete from ${name}`]) {
      for (const db of [api, worker]) {
        await expect(asOperator(db, operators[0]!, (trx) => statement.execute(trx))).rejects.toMatchObject({
          code: '42501',
        });
      }
      await expect(asOperator(owner, operators[0]!, (trx) => statement.execute(trx))).rejects.toMatchObject({
        code: '0A000',
      });
    }
    await expect(sql`truncate ${name} cascade`.execute(owner)).rejects.toMatchObject({ code: '0A000' });
  });
});

/** One row at least in every table, for one operator. */
async function fillEveryTable(email: string): Promise<string> {
  await mintKey(owner, { operatorEmail: email, scope: 'station', credits: 10 });
  const { rows } = await sql<{ id: string }>`select operator_id_of(${email}) as id`.execute(owner);
  const operatorId = rows[0]!.id;
  const takeId = randomUUID();
  await acceptTake(api, {
    operatorId,
    takeId,
    channel: 'toy-facts',
    price: 1,
    request: { notes: email, prior: null, skipRetrieval: false, run: null },
    fingerprint: 'same',
    idempotency: { key: 'the same for both', bodySha256: 'same' },
  });
  const ref = { operatorId, takeId, step: 'plan' };
  const started = { key: 'plan/started', type: 'stage.started' as const, payload: { stage: 'plan', round: 1 } };
  const announcing = { announcement: { state: 'planning' as const, before: [], started } };
  const fence = await recordProgress(worker, ref, announcing, { events: [], effects: [{ key: 'once', value: 1 }] });
  const attempt = { ...ref, fence };
  const sha256 = 'a'.repeat(64);
  await addPage(worker, operatorId, { sha256, byteLength: 1, mediaType: 'text/plain', url: null });
  await addPageRead(worker, attempt, {
    requestId: 'r',
    sha256,
    origin: 'web',
    requestedUrl: 'https://example.com/',
    url: null,
    at: '2026-01-01T00:00:00Z',
    status: 200,
    mediaType: 'text/plain',
    headers: {},
    ageSeconds: 0,
    extractor: 2,
  });
  const terms = { lengths: [1], terms: [{ term: 'a', passages: [0], counts: [1] }] };
  await indexDocument(worker, operatorId, { url: 'https://example.com/', sha256 }, terms);
  await addCitations(worker, attempt, [{ id: 'c', page: sha256, start: 0, end: 1, quote: 'a', role: 'quote' }]);
  await addStills(worker, attempt, [{ id: 'passage', sha256 }]);
  await keepAttestation(api, { operatorId, takeId, subjectsSha256: sha256, envelope: '{}' });
  await fileSpecimens(worker, ref, [buildSpecimen()]);
  await finishStage(worker, ref, { fence }, { report: {}, output: '{}', outputSha256: 'x', events: [] });
  await fillCallLog(operatorId);
  await fillWebhooks(operatorId);
  await fillHandOvers(operatorId);
  await asOperator(api, operatorId, async (trx) => {
    const [every, expectations] = [3_600, { mustContain: [], mustLink: [] }];
    await addCanary(trx, operatorId, { name: 'n', channel: 'toy-facts', brief: 'b', every, expectations });
    await setProviderCredential(trx, { operatorId, channel: 'toy-facts', sealed: Buffer.of(1), hint: '' });
  });
  await keepForm(api, operatorId, { keptId: randomUUID(), action: '/console/canaries', fields: {} });
  await asOperator(worker, operatorId, (trx) =>
    sql`insert into canary_run (operator_id, canary_id, take_id, has_passed, failed)
      select operator_id, canary_id, ${takeId}, true, '[]' from canary`.execute(trx),
  );
  await fillScreenings(operatorId);
  return operatorId;
}

/** A screening with a take. */
async function fillScreenings(operatorId: string): Promise<void> {
  const screeningId = await beginScreening(worker, { operatorId, channel: 'toy-facts', bar: 1, briefs: 1 });
  const request = { notes: 'b', prior: null, skipRetrieval: false, run: null };
  const brief = { operatorId, screeningId, brief: 'b', attempt: 1 };
  const asked = { operatorId, channel: 'toy-facts', brief: 'b', release: '1', askedSha256: '0' };
  await keepScreenedAnswer(worker, asked, {});
  await rollScreened(worker, { ...brief, takeId: randomUUID(), channel: 'toy-facts', request });
}

/** An approved specimen on its way, and an attempt to hand it over. */
async function fillHandOvers(operatorId: string): Promise<void> {
  await asOperator(api, operatorId, (trx) =>
    sql`insert into hand_over (specimen_id, operator_id, body) select specimen_id, operator_id, '{}' from specimen`.execute(
      trx,
    ),
  );
  await asOperator(worker, operatorId, (trx) =>
    sql`insert into hand_over_attempt (operator_id, specimen_id, attempt) select operator_id, specimen_id, 1 from hand_over`.execute(
      trx,
    ),
  );
}

/** A call with its outcome and a kept answer, and an audit entry. */
async function fillCallLog(operatorId: string): Promise<void> {
  const ref = { operatorId, callId: randomUUID() };
  const call = { requestId: 'r', credentialId: 'c', argumentsSha256: 'a', isSandbox: false };
  const opened = await openCall(api, { ...ref, ...call, tool: 'list_runs', limit: 1, cacheKey: 'k' });
  await asOperator(api, operatorId, async (trx) => {
    const succeeded = { outcome: 'succeeded', code: null, reason: null, latencyMs: 1, isCached: false } as const;
    await closeRead(trx, { ...ref, ...succeeded }, { ...opened, cacheKey: 'k', answer: '{}', seconds: 60 });
    await appendAudit(trx, { operatorId, action: 'webhook.registered', subject: 's', detail: {} });
  });
}

/** A subscription, an event that it is told of, and an attempt. */
async function fillWebhooks(operatorId: string): Promise<void> {
  const webhookId = randomUUID();
  const url = 'https://example.com/';
  await asOperator(api, operatorId, (trx) =>
    addWebhook(trx, {
      operatorId,
      webhookId,
      url,
      events: ['tool.error'],
      description: null,
      secretSealed: Buffer.of(1),
    }),
  );
  await asOperator(worker, operatorId, async (trx) => {
    await sql`select record_event(${operatorId}, 'tool.error', '{}')`.execute(trx);
    await sql`insert into webhook_attempt (delivery_id, attempt, operator_id, webhook_id)
      select delivery_id, 1, operator_id, webhook_id from webhook_delivery where webhook_id = ${webhookId}`.execute(
      trx,
    );
  });
}

/** Operators whose rows a role sees in a table; undefined where it may not read it at all. */
async function findOperators(db: Db, table: string, operatorId: string): Promise<string[] | undefined> {
  try {
    const { rows } = await asOperator(db, operatorId, (trx) =>
      sql<{ operator_id: string }>`select distinct operator_id from ${sql.table(table)}`.execute(trx),
    );
    return rows.map(({ operator_id }) => operator_id);
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return undefined;
    throw error;
  }
}
