import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { temporalAddress } from '../support/services.ts';
import { skipTimeOf } from '../support/skip-time.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { asSubscriber } from '../support/subscriber.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

let service: TestService;
let receiver: Receiver;
let ada: Awaited<ReturnType<typeof asSubscriber>>;
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

beforeAll(async () => {
  service = await startService({ worker: { outboundAllow: ['127.0.0.0/8', '::1/128'] } });
  await service.mint();
  ada = await asSubscriber(service);
});

beforeEach(async () => {
  receiver = await startReceiver();
  return () => receiver[Symbol.asyncDispose]();
});

afterAll(async () => {
  await temporal.connection.close();
  await service[Symbol.asyncDispose]();
});

describe('the schedule at a receiver', () => {
  it('is ten attempts in three days, the same bytes each time and signed anew, and then an end', async () => {
    const { webhookId, secret: shown } = await ada.subscribe(['canary.failed'], receiver.url);
    receiver.answer((_request, response) => response.writeHead(500).end());
    await ada.record('canary.failed', { n: 10 });
    const { workflowId, end } = await skipFrom(webhookId);
    expect(end).toBe('failed');
    const rows = await ada.attemptsOf(webhookId);
    await ada.unsubscribe(webhookId);

    expect(rows.map(({ attempt, outcome, status }) => ({ attempt, outcome, status }))).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ attempt: index + 1, outcome: 'failed', status: 500 })),
    );
    expect(rows.at(-1)!.next_attempt_at).toBeNull();
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const { headers, body } of receiver.received)
      expect(() => new StandardWebhook(shown).verify(body, headers)).not.toThrow();
    const { startTime, closeTime } = await temporal.workflow.getHandle(workflowId).describe();
    const hours = (closeTime!.getTime() - startTime.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(75 * 0.8);
    expect(hours).toBeLessThan(76 * 1.2);
  });

  it('goes on past four failures and ends with the attempt that arrives', async () => {
    const { webhookId } = await ada.subscribe(['canary.failed'], receiver.url);
    receiver.answer((_request, response) => response.writeHead(receiver.received.length <= 5 ? 503 : 200).end());
    await ada.record('canary.failed', { n: 11 });
    const { end } = await skipFrom(webhookId);
    const rows = await ada.attemptsOf(webhookId);
    await ada.unsubscribe(webhookId);
    expect(end).toBe('delivered');
    expect(rows.map(({ outcome }) => outcome)).toEqual([...Array.from({ length: 5 }, () => 'failed'), 'delivered']);
  });

  /** From the end of the first attempt on no timer waits. @returns how the workflow of the delivery ends */
  async function skipFrom(webhookId: string): Promise<{ workflowId: string; end: unknown }> {
    const [first] = await receiver.waitFor(1);
    const eventId = (JSON.parse(first!.body) as { id: string }).id.slice('evt_'.length);
    const workflowId = `delivery:${eventId}:${webhookId}`;
    await skipTimeOf(temporal, workflowId);
    return { workflowId, end: await temporal.workflow.getHandle(workflowId).result() };
  }
});

describe('a clock that is moved by an hour', () => {
  it.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('%s between two attempts loses and doubles none, and signs with the time that it says', async (_name, byMs) => {
    const { webhookId, secret: shown } = await ada.subscribe(['canary.failed'], receiver.url);
    receiver.answer((_request, response) => response.writeHead(receiver.received.length === 1 ? 500 : 200).end());
    await ada.record('canary.failed', { n: byMs });
    await ada.endedAttempts(webhookId, 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs });
    try {
      const ended = await ada.endedAttempts(webhookId, 2);
      expect(ended.map(({ attempt, outcome }) => [attempt, outcome])).toEqual([
        [1, 'failed'],
        [2, 'delivered'],
      ]);
      const [before, after] = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
      expect(Math.abs(after! - before! - byMs / 1_000)).toBeLessThan(120);
      const { headers, body } = receiver.received[1]!;
      expect(() => new StandardWebhook(shown).verify(body, headers)).not.toThrow();
      expect(receiver.received).toHaveLength(2);
    } finally {
      vi.useRealTimers();
      await ada.unsubscribe(webhookId);
    }
  });
});
