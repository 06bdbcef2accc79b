import { describe, expect, it } from 'vitest';
import { startService } from '../support/start-service.ts';

const DELAY = { p50Ms: expect.any(Number), p99Ms: expect.any(Number), maxMs: expect.any(Number) };

describe('GET /healthz', () => {
  it('tells how late the event loops of the API and of each worker are', async () => {
    await using service = await startService();
    const health = async () => (await fetch(`${service.baseUrl}/healthz`)).json();
    await expect.poll(health).toMatchObject({
      status: 'ok',
      eventLoopDelay: { api: DELAY, workers: [DELAY] },
    });
  });
});
