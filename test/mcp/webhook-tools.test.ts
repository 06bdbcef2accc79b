import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '#contracts/seal.ts';
import { WEBHOOK_EVENTS } from '#contracts/webhook.ts';
import { asOperator } from '../../db/as-operator.ts';
import { errorOf, postCall } from '../support/mcp-clients.ts';
import { secret } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
});
afterAll(() => service[Symbol.asyncDispose]());

const url = 'https://example.com/hook';
const ask = async (caller: Caller, tool: string, args: object = {}) => (await postCall(caller, tool, args)).result;
const structured = async (caller: Caller, tool: string, args: object = {}) =>
  (await ask(caller, tool, args))?.structuredContent as Record<string, never>;

describe('register_webhook', () => {
  it('answers the secret once and stores it sealed, and all events where none is named', async () => {
    const caller = await buildCaller(service);
    const made = await structured(caller, 'register_webhook', { url, description: ' ours ' });
    const listed = await ask(caller, 'list_webhooks');
    const { rows } = await asOperator(service.owner, caller.operatorId, (trx) =>
      sql<{
        sealed: Buffer;
        row: string;
      }>`select secret_sealed as sealed, w::text as row from webhook_subscription w`.execute(trx),
    );

    expect(made).toEqual({
      cached: false,
      sandbox: false,
      webhook_id: expect.any(String) as string,
      url,
      events: Object.keys(WEBHOOK_EVENTS),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) as string,
    });
    expect(listed?.structuredContent).toMatchObject({
      webhooks: [
        {
          webhook_id: made['webhook_id'],
          url,
          description: 'ours',
          state: 'active',
          last_delivery: null,
          attempts: [],
        },
      ],
    });
    expect(JSON.stringify(listed)).not.toContain('whsec_');
    expect(rows[0]!.row).not.toContain('whsec_');
    expect(unseal(secret, 'webhook-secret', made['webhook_id']!, rows[0]!.sealed)).toBe(made['secret']);
  });

  it('takes each event once, in the order of the catalogue', async () => {
    const caller = await buildCaller(service);
    const events = ['take.completed', 'tool.error', 'take.completed'];

    expect(await structured(caller, 'register_webhook', { url, events })).toMatchObject({
      events: ['tool.error', 'take.completed'],
    });
  });

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'example.com',
    '//example.com/',
    ' https://example.com/',
    'https://user:pass@example.com/',
    'https://exa mple.com/',
    'https://exam\tple.com/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://localhost/',
    'https://localhost./',
    'https://printer/',
    'https://db.internal/',
    'https://host.local/',
    'https://example.test/',
    'https://longtake.test/mcp',
    'https://example.com:22/',
    `https://example.com/${'x'.repeat(2_048)}`,
  ])('refuses %s', async (address) => {
    const caller = await buildCaller(service);
    const { code } = errorOf(await ask(caller, 'register_webhook', { url: address }));

    expect(['url_not_allowed', 'invalid_arguments']).toContain(code);
    expect(code === 'invalid_arguments').toBe(address.length > 2_048);
  });

  it('takes a private address that configuration allows, over https alone', async () => {
    await using inside = await startService({ isWorkerless: true, api: { outboundAllow: ['127.0.0.0/8'] } });
    const caller = await buildCaller(inside);

    expect(await structured(caller, 'register_webhook', { url: 'https://127.0.0.1:9443/' })).toMatchObject({
      sandbox: false,
    });
    expect(errorOf(await ask(caller, 'register_webhook', { url: 'http://127.0.0.1:9443/' })).code).toBe(
      'url_not_allowed',
    );
    expect(errorOf(await ask(caller, 'register_webhook', { url: 'https://10.0.0.1/' })).code).toBe('url_not_allowed');
  });

  it('checks everything and stores nothing in sandbox mode', async () => {
    const caller = await buildCaller(service);

    expect(await structured(caller, 'register_webhook', { url, sandbox: true })).toMatchObject({
      sandbox: true,
      webhook_id: null,
      secret: null,
    });
    expect(await structured(caller, 'list_webhooks')).toMatchObject({ webhooks: [] });
  });

  it('takes 50 for an operator, and not one more by asking twice at once', async () => {
    const caller = await buildCaller(service);
    await asOperator(service.owner, caller.operatorId, (trx) =>
      sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed)
        select gen_random_uuid(), ${caller.operatorId}, ${url}, '{tool.error}', '\\x01' from generate_series(1, 49)`.execute(
        trx,
      ),
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(caller, 'register_webhook', { url })));
    const refused = answers.filter((answer) => answer?.isError);

    expect(refused).toHaveLength(3);
    expect(errorOf(refused[0]).code).toBe('too_many_webhooks');
    expect(errorOf(await ask(caller, 'register_webhook', { url, sandbox: true })).code).toBe('too_many_webhooks');
  });

  it('writes an audit entry with it', async () => {
    const caller = await buildCaller(service);
    const made = await structured(caller, 'register_webhook', { url, events: ['take.failed'] });
    await ask(caller, 'delete_webhook', { webhook_id: made['webhook_id'] });
    const { rows } = await asOperator(service.owner, caller.operatorId, (trx) =>
      sql<Record<string, unknown>>`select actor_id, action, subject, detail from audit_entry
        where action like 'webhook.%' order by seq`.execute(trx),
    );

    const shared = { actor_id: caller.operatorId, subject: made['webhook_id'] };
    expect(rows).toEqual([
      { ...shared, action: 'webhook.registered', detail: { url, events: ['take.failed'] } },
      { ...shared, action: 'webhook.deleted', detail: { url } },
    ]);
  });
});

describe('delete_webhook', () => {
  it('deletes it once', async () => {
    const caller = await buildCaller(service);
    const { webhook_id: webhookId } = await structured(caller, 'register_webhook', { url });
    const deleted = await structured(caller, 'delete_webhook', { webhook_id: webhookId });

    expect(deleted).toEqual({ cached: false, sandbox: false, webhook_id: webhookId, deleted: true });
    expect(errorOf(await ask(caller, 'delete_webhook', { webhook_id: webhookId })).code).toBe('not_found');
  });

  it('answers deleted: false in sandbox mode, and leaves it there', async () => {
    const caller = await buildCaller(service);
    const { webhook_id: webhookId } = await structured(caller, 'register_webhook', { url });

    expect(await structured(caller, 'delete_webhook', { webhook_id: webhookId, sandbox: true })).toEqual({
      cached: false,
      sandbox: true,
      webhook_id: webhookId,
      deleted: false,
    });
    expect(await structured(caller, 'list_webhooks')).toMatchObject({ webhooks: [{ webhook_id: webhookId }] });
  });

  it('knows none of another operator, as if it did not exist', async () => {
    const [ada, bob] = [await buildCaller(service), await buildCaller(service, { role: 'admin' })];
    const { webhook_id: webhookId } = await structured(ada, 'register_webhook', { url });
    const foreign = errorOf(await ask(bob, 'delete_webhook', { webhook_id: webhookId }));
    const none = randomUUID();
    const unknown = errorOf(await ask(bob, 'delete_webhook', { webhook_id: none }));

    expect(foreign.code).toBe('not_found');
    expect(foreign.message.replace(webhookId!, '')).toBe(unknown.message.replace(none, ''));
    expect(errorOf(await ask(bob, 'delete_webhook', { webhook_id: webhookId, sandbox: true })).code).toBe('not_found');
    expect(await structured(ada, 'list_webhooks')).toMatchObject({ webhooks: [{ webhook_id: webhookId }] });
  });
});

describe('list_webhooks', () => {
  it('shows the 20 newest attempts of each, newest first, and the last delivery', async () => {
    const caller = await buildCaller(service);
    const { webhook_id: webhookId } = await structured(caller, 'register_webhook', { url });
    const deliveryId = randomUUID();
    await asOperator(service.owner, caller.operatorId, async (trx) => {
      await sql`insert into webhook_delivery (delivery_id, operator_id, webhook_id, event_id, event)
        values (${deliveryId}, ${caller.operatorId}, ${webhookId}, ${randomUUID()}, 'take.completed')`.execute(trx);
      await sql`insert into webhook_attempt (delivery_id, attempt, operator_id, webhook_id, at, outcome, status, latency_ms, next_attempt_at)
        select ${deliveryId}, n, ${caller.operatorId}, ${webhookId}, '2026-01-01T00:00:00Z'::timestamptz + make_interval(mins => n),
          'failed', 500, 12, '2026-01-01T01:00:00Z' from generate_series(1, 25) n`.execute(trx);
    });
    const { webhooks } = (await structured(caller, 'list_webhooks')) as unknown as {
      webhooks: { attempts: object[]; last_delivery: object }[];
    };

    expect(webhooks[0]!.attempts).toHaveLength(20);
    expect(webhooks[0]!.attempts[0]).toEqual({
      delivery_id: deliveryId,
      event: 'take.completed',
      attempt: 25,
      at: '2026-01-01T00:25:00.000Z',
      outcome: 'failed',
      status: 500,
      latency_ms: 12,
      next_attempt_at: '2026-01-01T01:00:00.000Z',
    });
    expect(webhooks[0]!.last_delivery).toEqual({
      event: 'take.completed',
      status: 'failed',
      at: '2026-01-01T00:25:00.000Z',
    });
  });

  it('shows a test ping among the attempts', async () => {
    const caller = await buildCaller(service);
    const { webhook_id: webhookId } = await structured(caller, 'register_webhook', { url });
    const deliveryId = randomUUID();
    await asOperator(service.owner, caller.operatorId, async (trx) => {
      await sql`insert into webhook_delivery (delivery_id, operator_id, webhook_id, event_id, event)
        values (${deliveryId}, ${caller.operatorId}, ${webhookId}, ${randomUUID()}, 'ping')`.execute(trx);
      await sql`insert into webhook_attempt (delivery_id, attempt, operator_id, webhook_id, at, outcome, status, latency_ms)
        values (${deliveryId}, 1, ${caller.operatorId}, ${webhookId}, now(), 'delivered', 204, 9)`.execute(trx);
    });

    expect(await structured(caller, 'list_webhooks')).toMatchObject({
      webhooks: [
        {
          last_delivery: { event: 'ping', status: 'delivered' },
          attempts: [{ event: 'ping', delivery_id: deliveryId }],
        },
      ],
    });
  });
});
