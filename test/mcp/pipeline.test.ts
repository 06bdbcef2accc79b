import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEBHOOK_DATA } from '#contracts/webhook.ts';
import { asOperator } from '../../db/as-operator.ts';
import { errorOf, postCall, postMessage } from '../support/mcp-clients.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller, issueToken, setRole } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';

let service: TestService;
let other: Awaited<ReturnType<TestService['startApi']>>;
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
  other = await service.startApi();
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

interface LoggedCall {
  tool: string;
  is_sandbox: boolean;
  outcome: string | null;
  code: string | null;
  reason: string | null;
  latency_ms: number | null;
  is_cached: boolean | null;
}

const logOf = ({ operatorId }: Pick<Caller, 'operatorId'>) =>
  asOperator(service.owner, operatorId, async (trx) => {
    const { rows } = await sql<LoggedCall>`
      select tool, is_sandbox, outcome, code, reason, latency_ms, is_cached
      from tool_call c left join tool_outcome o using (operator_id, call_id) order by c.seq`.execute(trx);
    return rows;
  });

const eventsOf = ({ operatorId }: Pick<Caller, 'operatorId'>) =>
  asOperator(service.owner, operatorId, async (trx) => {
    const { rows } = await sql<{ body: string }>`select body from event order by created_at, event_id`.execute(trx);
    return rows.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
  });

const register = { url: 'https://example.com/hook' };

describe('a call', () => {
  it('is logged with tool, outcome, latency, cache hit and sandbox flag', async () => {
    const caller = await buildCaller(service);
    await postCall(caller, 'list_webhooks');
    await postCall(caller, 'list_webhooks');
    await postCall(caller, 'register_webhook', { ...register, sandbox: true });
    const succeeded = { outcome: 'succeeded', code: null, reason: null, latency_ms: expect.any(Number) as number };

    expect(await logOf(caller)).toEqual([
      { tool: 'list_webhooks', is_sandbox: false, is_cached: false, ...succeeded },
      { tool: 'list_webhooks', is_sandbox: false, is_cached: true, ...succeeded },
      { tool: 'register_webhook', is_sandbox: true, is_cached: false, ...succeeded },
    ]);
    expect(await eventsOf(caller)).toEqual([]);
  });

  it('that fails is logged with its reason and raises tool.error', async () => {
    const caller = await buildCaller(service);
    const { result } = await postCall(caller, 'delete_webhook', { webhook_id: '00000000-0000-4000-8000-000000000000' });
    const { code, message } = errorOf(result);
    const events = await eventsOf(caller);

    expect(code).toBe('not_found');
    expect(await logOf(caller)).toMatchObject([{ outcome: 'failed', code: 'not_found', reason: message }]);
    expect(events).toMatchObject([
      {
        type: 'tool.error',
        data: { tool: 'delete_webhook', outcome: 'failed', code, reason: message, cacheHit: false },
      },
    ]);
    expect(WEBHOOK_DATA['tool.error'].parse(events[0]!.data)).toEqual(events[0]!.data);
  });

  it('that is denied is logged as denied and raises tool.error', async () => {
    const caller = await buildCaller(service, { role: 'operator' });
    const { result } = await postCall(caller, 'review_queue');

    expect(errorOf(result)).toMatchObject({ code: 'forbidden_role' });
    expect(await logOf(caller)).toMatchObject([{ tool: 'review_queue', outcome: 'denied', code: 'forbidden_role' }]);
    expect(await eventsOf(caller)).toMatchObject([{ data: { outcome: 'denied', code: 'forbidden_role' } }]);
  });

  it('without the scope is logged as denied', async () => {
    const caller = await buildCaller(service, { scopes: ['mcp:read'] });

    expect((await postCall(caller, 'register_webhook', register)).status).toBe(403);
    expect(await logOf(caller)).toMatchObject([{ outcome: 'denied', code: 'insufficient_scope' }]);
  });

  it('without role and scope is told the role', async () => {
    const caller = await buildCaller(service, { scopes: ['mcp:read'] });
    const { status, result } = await postCall(caller, 'review_queue');

    expect(status).toBe(200);
    expect(errorOf(result).code).toBe('forbidden_role');
  });

  it('of an admin without the admin scope is challenged for it beside those it has', async () => {
    const caller = await buildCaller(service, { role: 'admin', scopes: ['mcp:read', 'mcp:write'] });
    const { status, headers } = await postCall(caller, 'review_queue');

    expect(status).toBe(403);
    expect(headers.get('www-authenticate')).toContain('scope="mcp:read mcp:write mcp:admin"');
  });

  it('in sandbox mode raises no tool.error', async () => {
    const caller = await buildCaller(service);
    await postCall(caller, 'register_webhook', { url: 'http://example.com/', sandbox: true });

    expect(await logOf(caller)).toMatchObject([{ is_sandbox: true, outcome: 'failed', code: 'url_not_allowed' }]);
    expect(await eventsOf(caller)).toEqual([]);
  });

  it('over the limit is logged as limited and raises nothing', async () => {
    const caller = await buildCaller(service);
    for (let count = 0; count < 11; count++) await postCall(caller, 'register_webhook', { ...register, sandbox: true });
    const last = (await logOf(caller)).at(-1);

    expect(last).toMatchObject({ outcome: 'limited', code: 'rate_limited' });
    expect(await eventsOf(caller)).toEqual([]);
  });

  it('of an unknown tool is none: the protocol refuses it', async () => {
    const caller = await buildCaller(service);

    expect((await postCall(caller, 'drop_tables')).error).toMatchObject({ code: -32602 });
    expect(await logOf(caller)).toEqual([]);
  });
});

describe('a cached answer', () => {
  it('is served again within its window, by another process too, and says so', async () => {
    const caller = await buildCaller(service);
    const first = await postCall(caller, 'list_webhooks');
    const second = await postCall({ ...caller, baseUrl: other.baseUrl }, 'list_webhooks');

    expect(first.result?.structuredContent).toMatchObject({ cached: false });
    expect(second.result?.structuredContent).toEqual({ ...first.result?.structuredContent, cached: true });
  });

  it('is one for the same arguments in any order, another for others', async () => {
    const caller = await buildCaller(service);
    const ask = async (args: object) =>
      (await postCall(caller, 'describe_tools', args)).result?.structuredContent?.['cached'];

    expect(await ask({ tool: 'list_runs' })).toBe(false);
    expect(await ask({ tool: 'list_runs' })).toBe(true);
    expect(await ask({ tool: 'list_webhooks' })).toBe(false);
    expect(await ask({})).toBe(false);
  });

  it('is never shared between operators', async () => {
    const [ada, bob] = [await buildCaller(service), await buildCaller(service)];
    await postCall(ada, 'register_webhook', register);
    await postCall(ada, 'list_webhooks');
    const { result } = await postCall(bob, 'list_webhooks');

    expect(result?.structuredContent).toEqual({ cached: false, webhooks: [] });
  });

  it('is dropped by an own write, made through whichever process', async () => {
    const caller = await buildCaller(service);
    const list = async () => (await postCall(caller, 'list_webhooks')).result?.structuredContent;
    await list();
    const { result } = await postCall({ ...caller, baseUrl: other.baseUrl }, 'register_webhook', register);
    const webhookId = result?.structuredContent?.['webhook_id'];

    expect(await list()).toMatchObject({ cached: false, webhooks: [{ webhook_id: webhookId }] });
    expect(await list()).toMatchObject({ cached: true });
    await postCall(caller, 'delete_webhook', { webhook_id: webhookId });
    expect(await list()).toEqual({ cached: false, webhooks: [] });
  });

  it('is not dropped by a write in sandbox mode', async () => {
    const caller = await buildCaller(service);
    await postCall(caller, 'list_webhooks');
    await postCall(caller, 'register_webhook', { ...register, sandbox: true });

    expect((await postCall(caller, 'list_webhooks')).result?.structuredContent).toMatchObject({ cached: true });
  });

  it('is no way past a changed role, a revoked grant or a disabled operator', async () => {
    const caller = await buildCaller(service, { role: 'admin' });
    const ask = () => postCall(caller, 'review_queue');
    await ask();
    expect((await ask()).result?.structuredContent).toMatchObject({ cached: true });
    await setRole(service, caller, 'operator');
    expect(errorOf((await ask()).result).code).toBe('forbidden_role');
    await setRole(service, caller, 'admin');
    await sql`delete from auth.oauth_record where account_id = ${caller.operatorId}`.execute(service.authDb);

    expect((await ask()).status).toBe(401);
  });

  it('needs the scope as well', async () => {
    const caller = await buildCaller(service);
    await postCall(caller, 'list_webhooks');
    const scopes = ['mcp:write'] as const;
    const token = await issueToken(service, caller, { scopes, issuer: 'http://longtake.test' });

    expect((await postCall({ ...caller, token }, 'list_webhooks')).status).toBe(403);
  });

  it('is none of an error', async () => {
    const caller = await buildCaller(service);
    const ask = () => postCall(caller, 'describe_tools', { tool: 'none' });
    await ask();
    await ask();

    expect(await logOf(caller)).toMatchObject([{ is_cached: false }, { is_cached: false }]);
  });
});

describe('MCP_SANDBOX_MODE', () => {
  it('makes every write a dry run, and describe_tools says so', async () => {
    await using dry = await startService({ isWorkerless: true, api: { isSandbox: true } });
    const caller = await buildCaller(dry);
    const { result } = await postCall(caller, 'register_webhook', { ...register, sandbox: false });
    const described = await postCall(caller, 'describe_tools');

    expect(result?.structuredContent).toMatchObject({ sandbox: true, webhook_id: null, secret: null });
    expect((await postCall(caller, 'list_webhooks')).result?.structuredContent).toMatchObject({ webhooks: [] });
    expect(described.result?.structuredContent).toMatchObject({ dry_run: true });
  });
});

describe('arguments of every wrong kind', () => {
  const WRONG: [string, unknown][] = [
    ['an array', []],
    ['text', 'x'],
    ['a number', 7],
    ['true', true],
    ['null', null],
    ['an unknown member', { nobody: 1 }],
    ['a member with the name of another case', { Limit: 1 }],
    ['a limit of 0', { limit: 0 }],
    ['a limit of 51', { limit: 51 }],
    ['a negative limit', { limit: -1 }],
    ['a limit as text', { limit: '5' }],
    ['a limit with a fraction', { limit: 1.5 }],
    ['a limit of null', { limit: null }],
    ['a limit out of range', { limit: 1e300 }],
    ['a limit in a list', { limit: [5] }],
    ['an unknown status', { status: 'published' }],
    ['a status as a list', { status: ['approved'] }],
    ['a status with SQL in it', { status: "approved' or true --" }],
    ['a cursor of no list', { cursor: 'x' }],
    ['a cursor of JSON with another shape', { cursor: Buffer.from('{"at":"x","id":"y"}').toString('base64url') }],
    ['a cursor that is no text', { cursor: 3 }],
    ['an empty cursor', { cursor: '' }],
  ];

  it.each(WRONG)('list_specimens refuses %s', async (_what, args) => {
    const caller = await buildCaller(service);
    const { status, result } = await postCall(caller, 'list_specimens', args);

    expect(status).toBe(200);
    expect(errorOf(result)).toMatchObject({
      code: 'invalid_arguments',
      message: expect.stringMatching(
        /^(Arguments of list_specimens: |cursor: )((limit|status|cursor) )?(must|"\w+" is not known)/,
      ) as string,
    });
    expect(await logOf(caller)).toMatchObject([{ outcome: 'failed', code: 'invalid_arguments' }]);
  });

  it.each([
    ['search_library', {}],
    ['search_library', { query: 'x' }],
    ['search_library', { query: 'x'.repeat(401) }],
    ['search_library', { query: 'chair', limit: 25 }],
    ['search_library', { query: 'chair', limit: 0 }],
    ['search_library', { query: ['chair'] }],
    ['search_library', { query: { a: 1 } }],
    ['list_runs', { limit: 51 }],
    ['list_runs', { status: 'approved' }],
    ['review_queue', { limit: 51 }],
    ['review_specimen', {}],
    ['review_specimen', { specimen_id: 'x', decision: 'approve' }],
    ['review_specimen', { specimen_id: '00000000-0000-4000-8000-000000000000', decision: 'publish' }],
    [
      'review_specimen',
      { specimen_id: '00000000-0000-4000-8000-000000000000', decision: 'approve', note: 'x'.repeat(501) },
    ],
    ['review_specimen', { specimen_id: '00000000-0000-4000-8000-000000000000', decision: 'approve', sandbox: 'yes' }],
    ['list_webhooks', { limit: 5 }],
    ['register_webhook', {}],
    ['register_webhook', { url: 7 }],
    ['register_webhook', { ...register, events: [] }],
    ['register_webhook', { ...register, events: ['take.started'] }],
    ['register_webhook', { ...register, events: 'take.completed' }],
    ['register_webhook', { ...register, description: 'x'.repeat(201) }],
    ['register_webhook', { ...register, sandbox: 1 }],
    ['delete_webhook', { webhook_id: 'x' }],
    ['delete_webhook', {}],
    ['describe_tools', { tool: 3 }],
  ])('%s refuses %j', async (tool, args) => {
    const caller = await buildCaller(service, { role: 'admin' });
    const { result } = await postCall(caller, tool, args);

    expect(errorOf(result).code).toBe('invalid_arguments');
    expect(await eventsOf(caller)).toHaveLength((args as { sandbox?: unknown }).sandbox === true ? 0 : 1);
  });

  it('says every argument that is wrong, and which there are', async () => {
    const caller = await buildCaller(service);
    const { message } = errorOf((await postCall(caller, 'list_runs', { limit: 99, page: 2 })).result);

    expect(message).toBe(
      'Arguments of list_runs: limit must be at most 50; "page" is not known. It takes limit, cursor.',
    );
  });

  it('takes no arguments at all for none', async () => {
    const caller = await buildCaller(service);
    const response = await postMessage(caller, {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_webhooks' },
    });

    expect(await response.text()).toContain('"webhooks":[]');
  });
});
