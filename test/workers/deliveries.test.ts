import { verify as verifyGitHub } from '@octokit/webhooks-methods';
import { sql } from 'kysely';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '#contracts/seal.ts';
import { WEBHOOK_DATA, WEBHOOK_EVENTS } from '#contracts/webhook.ts';
import type { WebhookEventName } from '#contracts/webhook.ts';
import type { asOperator } from '../../db/as-operator.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { secret, temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { asSubscriber, newSecret } from '../support/subscriber.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { eventually } from '../support/eventually.ts';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
let ada: Awaited<ReturnType<typeof asSubscriber>>;
let receiver: Receiver;
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

beforeAll(async () => {
  service = await startService({ worker: { outboundAllow: ['127.0.0.0/8', '::1/128'] } });
  pages = await servePages({ '/facts': 'Fact: The sky over Paris was blue in 2024.\n' });
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
  ada = await asSubscriber(service);
});

beforeEach(async () => {
  receiver = await startReceiver();
  return () => receiver[Symbol.asyncDispose]();
});

afterAll(async () => {
  await temporal.connection.close();
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const asOwner = <T>(work: Parameters<typeof asOperator<T>>[2]) => ada.asOwner(work);
const subscribe = (events: WebhookEventName[], url = receiver.url) => ada.subscribe(events, url);
const unsubscribe = (webhookId: string) => ada.unsubscribe(webhookId);
const record = (type: WebhookEventName | 'ping', data: object = {}) => ada.record(type, data);
const attemptsOf = (webhookId: string) => ada.attemptsOf(webhookId);
const endedAttempts = (webhookId: string, count: number) => ada.endedAttempts(webhookId, count);

const stateOf = async (webhookId: string) =>
  (
    await asOwner((trx) =>
      sql<{ state: string; disabled_reason: string | null }>`
        select state, disabled_reason from webhook_subscription where webhook_id = ${webhookId}`.execute(trx),
    )
  ).rows[0]!;

describe('a take that ends', () => {
  it('tells who subscribed to take.completed, signed for every common verifier', async () => {
    const { webhookId, secret: shown } = await subscribe(['take.completed']);
    const { takeId, body } = await client.take({ notes: `Facts of ${pages.origin}/facts` });

    const [delivery] = await receiver.waitFor(1);
    await unsubscribe(webhookId);

    const { headers, body: raw } = delivery!;
    const event = JSON.parse(raw) as { id: string; type: string; data: Record<string, unknown> };
    expect(headers['x-channel-event']).toBe('take.completed');
    expect(headers['webhook-id']).toBe(event.id);
    expect(headers['x-channel-attempt']).toBe('1');
    expect(await verifyGitHub(shown, raw, headers['x-channel-signature']!)).toBe(true);
    expect(() => new StandardWebhook(shown).verify(raw, headers)).not.toThrow();
    expect(() => new SvixWebhook(shown).verify(raw, headers)).not.toThrow();
    expect(() => new SvixWebhook(newSecret()).verify(raw, headers)).toThrow('No matching signature found');
    expect(event.data).toMatchObject({ takeId, creditsCharged: 1, grade: body.grade, overall: body.overall });
    expect(WEBHOOK_DATA['take.completed'].safeParse(event.data).error).toBeUndefined();
  });

  it('tells who subscribed to take.failed why, and no one of a cancelled one', async () => {
    const { webhookId } = await subscribe(['take.failed', 'take.completed']);
    await client.take({ notes: `Facts of ${pages.origin}/nowhere` });

    const [delivery] = await receiver.waitFor(1);
    await unsubscribe(webhookId);

    const { type, data } = JSON.parse(delivery!.body) as { type: string; data: Record<string, unknown> };
    expect(type).toBe('take.failed');
    expect(data).toMatchObject({ reason: 'page_reading' });
    expect(WEBHOOK_DATA['take.failed'].safeParse(data).error).toBeUndefined();
  });
});

describe('a delivery', () => {
  it('goes to each subscription of that event and no other', async () => {
    await using other = await startReceiver();
    const first = await subscribe(['canary.failed']);
    const second = await subscribe(['canary.failed', 'take.failed'], other.url);
    const deaf = await subscribe(['take.completed']);
    await record('canary.failed', { n: 1 });

    const [mine] = await receiver.waitFor(1);
    const [theirs] = await other.waitFor(1);
    for (const { webhookId } of [first, second, deaf]) await unsubscribe(webhookId);

    expect(mine!.body).toBe(theirs!.body);
    expect(mine!.headers['x-channel-delivery']).not.toBe(theirs!.headers['x-channel-delivery']);
    expect(await attemptsOf(deaf.webhookId)).toEqual([]);
  });

  it('is tried again after a failure, with the same id and body, and every attempt is a row', async () => {
    const { webhookId } = await subscribe(['canary.failed']);
    receiver.answer((_request, response) => {
      response.statusCode = receiver.received.length === 1 ? 500 : 204;
      response.end(receiver.received.length === 1 ? 'Oh \u0000no\n'.repeat(1_000) : '');
    });
    await record('canary.failed', { n: 2 });

    const [one, two] = await endedAttempts(webhookId, 2);
    await unsubscribe(webhookId);

    expect(one).toMatchObject({ attempt: 1, outcome: 'failed', status: 500, failure: 'HTTP status 500' });
    expect(one!.answer).toMatch(/^Oh no\n/);
    expect(one!.answer!.length).toBeLessThanOrEqual(2_048);
    expect(one!.next_attempt_at).toBeInstanceOf(Date);
    expect(two).toMatchObject({ attempt: 2, outcome: 'delivered', status: 204, next_attempt_at: null });
    const [a, b] = receiver.received;
    expect(b!.body).toBe(a!.body);
    expect(b!.headers['webhook-id']).toBe(a!.headers['webhook-id']);
    expect([a, b].map((each) => each!.headers['x-channel-attempt'])).toEqual(['1', '2']);
  });

  it('is a workflow that tells an operator what came back and when the next attempt is due', async () => {
    const { webhookId } = await subscribe(['canary.failed']);
    receiver.answer((_request, response) => {
      response.statusCode = 503;
      response.setHeader('retry-after', '3600');
      response.end();
    });
    await record('canary.failed', { n: 3 });
    const [failed] = await endedAttempts(webhookId, 1);

    const eventId = JSON.parse(receiver.received[0]!.body).id.slice('evt_'.length) as string;
    const handle = temporal.workflow.getHandle(`delivery:${eventId}:${webhookId}`);
    const described = await handle.describe();
    await handle.terminate();
    await unsubscribe(webhookId);

    expect(described.searchAttributes).toMatchObject({ Owner: ['ada@example.com'], State: ['running'] });
    expect(await described.staticSummary()).toBe('deliver webhook for ada@example.com');
    // Retry-After outweighs the five seconds of the schedule.
    expect(failed!.next_attempt_at!.getTime() - Date.now()).toBeGreaterThan(3_500_000);
  });

  it.each([
    ['a redirect', 302, 'HTTP status 302'],
    ['404', 404, 'HTTP status 404'],
  ])('has failed where the receiver answers %s', async (_name, status, failure) => {
    const { webhookId } = await subscribe(['canary.failed']);
    receiver.answer((_request, response) => response.writeHead(status, { location: receiver.url }).end());
    await record('canary.failed');
    const [failed] = await endedAttempts(webhookId, 1);
    await unsubscribe(webhookId);
    expect(failed).toMatchObject({ outcome: 'failed', status, failure });
  });

  it('reads no more of an answer than it keeps', async () => {
    const { webhookId } = await subscribe(['canary.failed']);
    let written = 0;
    receiver.answer((_request, response) => {
      const more = () => {
        let isTaken = true;
        while (isTaken && !response.destroyed && written < 1_000_000_000) {
          written += 65_536;
          isTaken = response.write(Buffer.alloc(65_536, 'x'));
        }
        response.once('drain', more);
      };
      more();
    });
    await record('canary.failed');
    const [attempt] = await endedAttempts(webhookId, 1);
    await unsubscribe(webhookId);
    expect(attempt).toMatchObject({ outcome: 'delivered', status: 200 });
    expect(attempt!.answer).toHaveLength(2_048);
    expect(written).toBeLessThan(100_000_000);
  });

  it('never leaves for an address that is not https or may not be reached', async () => {
    const http = await subscribe(['canary.failed'], receiver.url.replace('https:', 'http:'));
    const inside = await subscribe(['canary.failed'], 'https://10.1.2.3/hook');
    await record('canary.failed');
    const [first] = await endedAttempts(http.webhookId, 1);
    const [second] = await endedAttempts(inside.webhookId, 1);
    for (const { webhookId } of [http, inside]) await unsubscribe(webhookId);
    expect(first).toMatchObject({ outcome: 'failed', status: null, failure: 'address not allowed' });
    expect(second).toMatchObject({ outcome: 'failed', status: null, failure: 'address not allowed' });
    expect(receiver.received).toEqual([]);
  });

  it('that cannot connect is told as that, and nothing of the other side', async () => {
    const gone = await startReceiver();
    await gone[Symbol.asyncDispose]();
    const { webhookId } = await subscribe(['canary.failed'], gone.url);
    await record('canary.failed');
    const [attempt] = await endedAttempts(webhookId, 1);
    await unsubscribe(webhookId);
    expect(attempt).toMatchObject({ status: null, failure: 'could not connect', answer: null });
  });

  it('that is asked for again is another round of the same delivery', async () => {
    const { webhookId } = await subscribe(['canary.failed']);
    await record('canary.failed', { n: 9 });
    await endedAttempts(webhookId, 1);
    const eventId = JSON.parse(receiver.received[0]!.body).id.slice('evt_'.length) as string;
    await eventually(() =>
      asOwner(async (trx) => {
        const { rows } = await sql<{ id: string | null }>`
          select queue_delivery(${ada.operatorId}, ${eventId}, ${webhookId}) as id`.execute(trx);
        expect(rows[0]!.id).toBe(receiver.received[0]!.headers['x-channel-delivery']);
      }),
    );

    const [, again] = await receiver.waitFor(2);
    await unsubscribe(webhookId);
    expect(again!.body).toBe(receiver.received[0]!.body);
    expect(again!.headers['x-channel-attempt']).toBe('11');
  });
});

describe('a subscription', () => {
  it('is disabled by a receiver that answers 410', async () => {
    const { webhookId } = await subscribe(['canary.failed']);
    receiver.answer((_request, response) => response.writeHead(410).end());
    await record('canary.failed');
    await endedAttempts(webhookId, 1);
    expect(await stateOf(webhookId)).toEqual({ state: 'disabled', disabled_reason: 'The receiver answered 410 Gone.' });
    await record('canary.failed');
    expect(await attemptsOf(webhookId)).toHaveLength(1);
    await unsubscribe(webhookId);
  });

  it('is disabled after five days of nothing but failures, and not a moment before', async () => {
    receiver.answer((_request, response) => response.writeHead(500).end());
    for (const [days, state] of [
      [4.9, 'active'],
      [5.1, 'disabled'],
    ] as const) {
      const { webhookId } = await subscribe(['canary.failed']);
      await asOwner((trx) =>
        sql`update webhook_subscription set failing_since = now() - ${days} * interval '1 day' where webhook_id = ${webhookId}`.execute(
          trx,
        ),
      );
      await record('canary.failed');
      await endedAttempts(webhookId, 1);
      expect((await stateOf(webhookId)).state).toBe(state);
      await unsubscribe(webhookId);
    }
  });

  it.each(['deleted', 'disabled'])('that is %s between two attempts gets no further one', async (change) => {
    const { webhookId } = await subscribe(['canary.failed']);
    receiver.answer((_request, response) => response.writeHead(500).end());
    await record('canary.failed');
    await endedAttempts(webhookId, 1);
    const eventId = JSON.parse(receiver.received[0]!.body).id.slice('evt_'.length) as string;
    if (change === 'deleted') await unsubscribe(webhookId);
    else
      await asOwner((trx) =>
        sql`update webhook_subscription set state = 'disabled', disabled_reason = 'test' where webhook_id = ${webhookId}`.execute(
          trx,
        ),
      );
    expect(await temporal.workflow.getHandle(`delivery:${eventId}:${webhookId}`).result()).toBe('stopped');
    expect(receiver.received).toHaveLength(1);
  });

  it('whose secret is rotated is signed for both until the overlap ends, the header of one with the new one', async () => {
    const { webhookId, secret: old } = await subscribe(['canary.failed']);
    const next = newSecret();
    await asOwner((trx) =>
      sql`update webhook_subscription set previous_secret_sealed = secret_sealed, previous_secret_until = now() + interval '1 day',
        secret_sealed = ${seal(secret, 'webhook-secret', webhookId, next)} where webhook_id = ${webhookId}`.execute(
        trx,
      ),
    );
    await record('canary.failed', { n: 4 });
    const [delivery] = await receiver.waitFor(1);
    for (const shown of [old, next])
      expect(() => new StandardWebhook(shown).verify(delivery!.body, delivery!.headers)).not.toThrow();
    expect(await verifyGitHub(next, delivery!.body, delivery!.headers['x-channel-signature']!)).toBe(true);

    await asOwner((trx) =>
      sql`update webhook_subscription set previous_secret_until = now() where webhook_id = ${webhookId}`.execute(trx),
    );
    await record('canary.failed', { n: 5 });
    const [, later] = await receiver.waitFor(2);
    await unsubscribe(webhookId);
    expect(() => new StandardWebhook(old).verify(later!.body, later!.headers)).toThrow('No matching signature found');
  });
});

it('has a schema for the data of every event', () => {
  expect(Object.keys(WEBHOOK_DATA).toSorted()).toEqual(Object.keys(WEBHOOK_EVENTS).toSorted());
});
