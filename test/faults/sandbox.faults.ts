import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '#contracts/seal.ts';
import { TOOL_SCOPES } from '../../api/principal.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connectAuth } from '../../db/connect.ts';
import { verifyChains } from '../../db/queries/call-log.ts';
import { eventually } from '../support/eventually.ts';
import { fileFor } from '../support/file-for.ts';
import { postCall } from '../support/mcp-clients.ts';
import { buildPerson } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { issueToken } from '../support/tool-callers.ts';
import { certificate, startCounterpart } from './counterpart.ts';
import type { Counterpart } from './counterpart.ts';
import type { HoldPoint } from './hold-proxy.ts';
import { PROCESSES, startInstallation } from './start-installation.ts';
import type { Installation } from './start-installation.ts';

/** The moments of a rehearsal at which a process dies. */
const MOMENTS: Record<string, HoldPoint> = {
  'on its way to the log': { words: ['open_tool_call'], phase: 'before' },
  'logged, not worked on': { words: ['open_tool_call'], phase: 'after' },
  'worked out, not ended': { words: ['close_tool_call'], phase: 'before' },
  'ended, not answered': { words: ['close_tool_call'], phase: 'after' },
};
const REHEARSALS = ['review_specimen', 'register_webhook', 'delete_webhook'] as const;
const CALL_LOG = ['tool_call', 'tool_outcome', 'chain_head'];

const folder = mkdtempSync(join(tmpdir(), 'longtake-sandbox-'));
let courier: Counterpart;
let hook: Counterpart;
let installation: Installation;
let authDb: AuthDb;
let ada: Person;
let specimenId: string;

beforeAll(async () => {
  const ca = join(folder, 'ca.pem');
  writeFileSync(ca, certificate.cert);
  courier = await startCounterpart('idempotency-key');
  hook = await startCounterpart('webhook-id');
  installation = await startInstallation({
    COURIER_URL: courier.url,
    COURIER_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8,::1/128',
    LONGTAKE_SCREENING_AT: 'none',
    NODE_EXTRA_CA_CERTS: ca,
  });
  authDb = connectAuth({ url: installation.databaseUrl, secret: installation.secret, max: 1 });
  ada = await buildPerson(authDb);
  specimenId = (await fileFor(installation, ada)).specimenIds[0]!;
  await eventually(async () => expect(await rowsOf(ada, sql`select from take where ended_at is null`)).toEqual([]));
}, 300_000);

afterAll(async () => {
  await authDb.destroy();
  await installation[Symbol.asyncDispose]();
  await courier[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

describe.each(PROCESSES)('kill -9 of %s', (name) => {
  beforeEach(() => installation.untilReady(), 100_000);

  it.each(Object.keys(MOMENTS).map((moment, at) => [moment, rehearsedAt(at + PROCESSES.indexOf(name))] as const))(
    'while a rehearsal is %s (%s): nothing is written but the log of calls, and nobody is told',
    async (moment, tool) => {
      const { admin, call } = await buildAdmin(tool);
      const before = await writtenBy(admin);
      const held = installation.proxy.hold(MOMENTS[moment]!);
      const calling = call(true).catch(() => undefined);
      const { release } = await held;
      await installation.kill(name);
      release();
      await calling;
      // Postgres may not have noticed yet that it has ended.
      expect(await eventually(() => writtenBy(admin))).toEqual(before);
      await installation.untilReady();
      const again = await call(true);
      expect(again.result).toMatchObject({ structuredContent: { sandbox: true } });
      expect(await writtenBy(admin)).toEqual(before);
      expect((await verifyChains(installation.owner, admin.operatorId)).broken).toBeNull();
      expect([courier.requests, hook.requests]).toEqual([0, 0]);
    },
    300_000,
  );
});

it.each(REHEARSALS)(
  'what no rehearsal of %s wrote, the call itself writes',
  async (tool) => {
    await installation.untilReady();
    const { admin, call } = await buildAdmin(tool);
    const before = await writtenBy(admin);
    const { result } = await call(false);
    expect(result).toMatchObject({ structuredContent: { sandbox: false } });
    expect(await writtenBy(admin)).not.toEqual(before);
  },
  120_000,
);

/** Each tool has its turn at each moment. */
const rehearsedAt = (turn: number): (typeof REHEARSALS)[number] => REHEARSALS[turn % REHEARSALS.length]!;

/** An admin of its own, whose receiver is told of whatever a rehearsal could lead to. */
async function buildAdmin(tool: (typeof REHEARSALS)[number]) {
  const admin = await buildPerson(authDb, { role: 'admin' });
  const webhookId = randomUUID();
  const sealed = seal(installation.secret, 'webhook-secret', webhookId, `whsec_${randomBytes(32).toString('base64')}`);
  await rowsOf(
    admin,
    sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed)
      values (${webhookId}, ${admin.operatorId}, ${hook.url}, array['specimen.reviewed', 'specimen.published', 'tool.error'], ${sealed})`,
  );
  const { baseUrl } = installation;
  const token = await issueToken({ authDb }, admin, { scopes: TOOL_SCOPES, issuer: baseUrl });
  const given = {
    review_specimen: { specimen_id: specimenId, decision: 'approve' },
    register_webhook: { url: 'https://example.com/' },
    delete_webhook: { webhook_id: webhookId },
  }[tool];
  return { admin, call: (sandbox: boolean) => postCall({ baseUrl, token }, tool, { ...given, sandbox }) };
}

/** All rows of the one who calls and of the one whose specimen it is, by table, but those of the call log. */
async function writtenBy(admin: Person): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'operator_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all(${CALL_LOG})
    order by 1`.execute(installation.owner);
  const written: Record<string, string> = {};
  for (const person of [admin, ada])
    for (const { name } of tables.rows) {
      // A canary of the installation may fail meanwhile, for a process of it has died: that is told to each admin.
      const [row] = await rowsOf(
        person,
        sql<{
          rows: string;
        }>`select coalesce(string_agg(t::text, e'\n' order by t::text), '') as rows from ${sql.table(name)} t
          where t.operator_id = ${person.operatorId} and (${name} <> 'event' or to_jsonb(t) ->> 'type' <> 'canary.failed')`,
      );
      written[`${name} of ${person.email}`] = row!.rows;
    }
  return written;
}

const rowsOf = <T>({ operatorId }: Person, query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  asOperator(installation.owner, operatorId, async (trx) => (await query.execute(trx)).rows);
