import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { verifyChains } from '../../db/queries/call-log.ts';
import { startHoldProxy } from '../faults/hold-proxy.ts';
import { startApiProcess } from '../support/api-process.ts';
import { errorOf, postCall, postMessage } from '../support/mcp-clients.ts';
import { asAdmin } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
});
afterAll(() => service[Symbol.asyncDispose]());

const register = { url: 'https://example.com/hook' };

const rowsOf = ({ operatorId }: Caller) =>
  asOperator(service.owner, operatorId, async (trx) => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from tool_call) as calls, (select count(*)::int from tool_outcome) as outcomes,
        (select count(*)::int from webhook_subscription) as webhooks, (select count(*)::int from audit_entry where action like 'webhook.%') as entries`.execute(
      trx,
    );
    return rows[0];
  });

describe('kill -9 of the API between the log and the answer', () => {
  it('leaves one row of the call, none of its end, and nothing of the write', async () => {
    const caller = await buildCaller(service);
    await using api = await startApiProcess(service);
    // The write waits here, in the middle of its transaction.
    await service.owner.transaction().execute(async (trx) => {
      await sql`lock table webhook_subscription in access exclusive mode`.execute(trx);
      const cut = postCall({ ...caller, baseUrl: api.baseUrl }, 'register_webhook', register).catch(() => 'cut');
      await expect
        .poll(() =>
          asAdmin(
            `select 1 from pg_stat_activity where query like '%webhook_subscription%' and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(1);
      await api.kill();
      expect(await cut).toBe('cut');
    });

    await expect.poll(() => rowsOf(caller)).toEqual({ calls: 1, outcomes: 0, webhooks: 0, entries: 0 });
    expect((await postCall(caller, 'register_webhook', register)).result?.isError).toBeFalsy();
    expect(await rowsOf(caller)).toEqual({ calls: 2, outcomes: 1, webhooks: 1, entries: 1 });
    expect(await verifyChains(service.owner, caller.operatorId)).toEqual({ calls: 2, broken: null });
  });
});

describe('a connection to the database that is lost', () => {
  /** An API that reaches the database by a relay, which holds statements. */
  async function startBehindRelay(stack: AsyncDisposableStack) {
    const database = new URL(service.databaseUrl);
    const port = Number(database.port);
    const relay = stack.use(await startHoldProxy(() => ({ host: '127.0.0.1', port })));
    database.port = String(relay.port);
    const api = stack.use(await startApiProcess({ databaseUrl: database.href, dataDir: service.dataDir }));
    return { relay, api, caller: { ...(await buildCaller(service)), baseUrl: api.baseUrl } };
  }

  it('after the log has the call: unavailable, one row, and the next call goes on', async () => {
    await using stack = new AsyncDisposableStack();
    const { relay, caller } = await startBehindRelay(stack);
    const held = relay.hold({ words: ['open_tool_call'], phase: 'after' });
    const answered = postCall(caller, 'register_webhook', register);
    (await held).cut();

    expect(errorOf((await answered).result)).toMatchObject({ code: 'unavailable', retry_after_seconds: 2 });
    expect(await rowsOf(caller)).toEqual({ calls: 1, outcomes: 0, webhooks: 0, entries: 0 });
    expect((await postCall(caller, 'register_webhook', register)).result?.isError).toBeFalsy();
    expect(await rowsOf(caller)).toEqual({ calls: 2, outcomes: 1, webhooks: 1, entries: 1 });
  });

  it('after the write was committed: unavailable, and the log says that it was done', async () => {
    await using stack = new AsyncDisposableStack();
    const { relay, caller } = await startBehindRelay(stack);
    const held = relay.hold({ words: ['commit'], phase: 'after' });
    const answered = postCall(caller, 'register_webhook', register);
    (await held).cut();

    expect(errorOf((await answered).result)).toMatchObject({ code: 'unavailable' });
    expect(await rowsOf(caller)).toEqual({ calls: 1, outcomes: 1, webhooks: 1, entries: 1 });
    expect(await verifyChains(service.owner, caller.operatorId)).toEqual({ calls: 1, broken: null });
  });

  it('before the write was committed: unavailable, logged so, and nothing written', async () => {
    await using stack = new AsyncDisposableStack();
    const { relay, caller } = await startBehindRelay(stack);
    const held = relay.hold({ words: ['commit'], phase: 'before' });
    const answered = postCall(caller, 'register_webhook', register);
    (await held).cut();

    expect(errorOf((await answered).result)).toMatchObject({ code: 'unavailable' });
    expect(await rowsOf(caller)).toEqual({ calls: 1, outcomes: 1, webhooks: 0, entries: 0 });
  });

  it('with its process, kill -9 between the commit and the answer: one row, and what it says was done', async () => {
    await using stack = new AsyncDisposableStack();
    const { relay, api, caller } = await startBehindRelay(stack);
    const held = relay.hold({ words: ['commit'], phase: 'after' });
    const answered = postCall(caller, 'register_webhook', register).catch(() => 'cut');
    await held;
    await api.kill();

    expect(await answered).toBe('cut');
    expect(await rowsOf(caller)).toEqual({ calls: 1, outcomes: 1, webhooks: 1, entries: 1 });
  });

  it('by all at once, with calls under way: each is answered or told so, none has two rows', async () => {
    await using api = await startApiProcess(service);
    const callers = await Promise.all(Array.from({ length: 6 }, () => buildCaller(service)));
    const name = new URL(service.databaseUrl).pathname.slice(1);
    // Calls wait for the takes that they list, so some are under way whenever the sessions go.
    const answers = await service.owner.transaction().execute(async (trx) => {
      await sql`lock table take in access exclusive mode`.execute(trx);
      const asked = callers.flatMap((caller) =>
        Array.from({ length: 20 }, async (_, index) => {
          const answer = await postCall({ ...caller, baseUrl: api.baseUrl }, 'list_runs', { limit: 1 + index });
          return answer.result ? (answer.result.isError ? errorOf(answer.result).code : 'result') : answer.status;
        }),
      );
      const waiting = `from pg_stat_activity where datname = '${name}' and usename like 'lt\\_%'`;
      await expect.poll(() => asAdmin(`select pid ${waiting} and wait_event_type = 'Lock'`)).not.toEqual([]);
      await asAdmin(`select pg_terminate_backend(pid) ${waiting}`);
      return asked;
    });
    const said = await Promise.all(answers);
    const rows = await Promise.all(callers.map(rowsOf));
    const calls = rows.reduce((sum, row) => sum + row!['calls']!, 0);
    const results = said.filter((one) => one === 'result').length;

    expect(said.filter((one) => ![503, 'unavailable', 'result'].includes(one))).toEqual([]);
    expect(results).toBeLessThan(said.length);
    expect(calls).toBeGreaterThanOrEqual(results);
    expect(calls).toBeLessThanOrEqual(said.length);
    for (const caller of callers)
      expect(await verifyChains(service.owner, caller.operatorId)).toMatchObject({ broken: null });
  });
});

describe('a database that fails', () => {
  it('in the middle of a write: unavailable, logged, and nothing written', async () => {
    await using broken = await startService({ isWorkerless: true });
    const caller = await buildCaller(broken);
    await sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$`.execute(broken.owner);
    await sql`create trigger fail before insert on audit_entry for each row execute function fail()`.execute(
      broken.owner,
    );
    const { result } = await postCall(caller, 'register_webhook', register);
    const { rows } = await asOperator(broken.owner, caller.operatorId, (trx) =>
      sql<object>`select code, outcome, (select count(*)::int from webhook_subscription) as webhooks from tool_outcome`.execute(
        trx,
      ),
    );

    expect(errorOf(result)).toMatchObject({ code: 'unavailable', retry_after_seconds: 2 });
    expect(result!.content[0]!.text).not.toContain('terminating');
    expect(rows).toEqual([{ code: 'unavailable', outcome: 'failed', webhooks: 0 }]);
  });

  it('altogether: 503 with Retry-After, never 401, and it goes on when the database is back', async () => {
    await using away = await startService({ isWorkerless: true });
    const database = new URL(away.databaseUrl);
    const [name, port] = [database.pathname.slice(1), Number(database.port)];
    let reached = port;
    await using relay = await startHoldProxy(() => ({ host: '127.0.0.1', port: reached }));
    database.port = String(relay.port);
    await using api = await startApiProcess({ databaseUrl: database.href, dataDir: away.dataDir });
    const caller = { ...(await buildCaller(away)), baseUrl: api.baseUrl };
    const ask = () => postMessage(caller, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect((await ask()).status).toBe(200);
    reached = 1;
    await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const refused = await ask();

    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    reached = port;
    await expect.poll(async () => (await ask()).status).toBe(200);
  });

  it('says nothing of itself in an answer', async () => {
    await using broken = await startService({ isWorkerless: true });
    const caller = await buildCaller(broken);
    await sql`drop table webhook_attempt cascade`.execute(broken.owner);
    const { result } = await postCall(caller, 'list_webhooks');

    expect(errorOf(result)).toMatchObject({ code: 'internal' });
    expect(result!.content[0]!.text).not.toMatch(/webhook_attempt|relation|column|select/i);
  });
});
