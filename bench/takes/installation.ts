import { channels } from '../../channels/index.ts';
import { secret, temporalAddress } from '../../test/support/services.ts';
import { startProcess } from '../processes/start-process.ts';
import { apiConfig } from '../streams/api-config.ts';
import { pinServices } from './pin-services.ts';
import { startMeasured } from '../start-measured.ts';

export interface RolledTake {
  takeId: string | null;
  ms: number;
  status: number;
  state: string;
  grade: string | null;
  /** Milliseconds by stage, and the most attempts that one of them took. */
  stages: Record<string, number>;
  attempts: number;
}

/** A whole installation on so many cores of this machine: API and worker as processes of their own, Postgres and Temporal. */
export async function startInstallation(cores: number, sources: Record<string, string>) {
  pinServices(cores);
  await using stack = new AsyncDisposableStack();
  const service = stack.use(await startMeasured({ channels: [...channels.values()], isWorkerless: true }));
  const worker = stack.use(startProcess(new URL('worker-process.ts', import.meta.url), { cores }));
  const api = stack.use(startProcess(new URL('api-process.ts', import.meta.url), { cores }));
  const port = await api.ask<number>('start', { config: apiConfig(service) });
  const config = {
    dataDir: service.dataDir,
    databaseUrl: service.databaseUrl,
    secret,
    temporal: { address: temporalAddress, namespace: 'default' },
    baseUrl: 'http://longtake.test',
    runningTakes: 1_000,
    outboundAllow: ['127.0.0.0/8'],
    contactUrl: undefined,
    crawlDelayMs: 0,
    retentionDays: 0,
    chromiumPath: undefined,
    sources,
    demoUrl: undefined,
  };
  await worker.ask('start', { config, taskQueue: service.taskQueue });
  let operators = 0;
  const owned = stack.move();
  const baseUrl = `http://127.0.0.1:${port}`;
  const { databaseUrl } = service;
  return { baseUrl, databaseUrl, roll, mint, readDelays, worker, [Symbol.asyncDispose]: () => owned.disposeAsync() };

  /** A key of an operator of its own, who has read nothing yet. */
  async function mint(): Promise<string> {
    operators += 1;
    const { key } = await service.mint({ operatorEmail: `operator-${operators}@example.com`, credits: 100_000 });
    return key;
  }

  async function roll(key: string, slug: string, notes: string): Promise<RolledTake> {
    const startedAt = performance.now();
    const response = await fetch(`${baseUrl}/api/public/channel/${slug}/take`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'wait=300' },
      body: JSON.stringify({ notes }),
    });
    const body = (await response.json()) as TakeBody;
    const trace = body.plan?.trace ?? [];
    const stages: Record<string, number> = {};
    for (const { stage, latencyMs = 0 } of trace) stages[stage] = (stages[stage] ?? 0) + latencyMs;
    return {
      takeId: body.lifecycle?.takeId ?? null,
      ms: performance.now() - startedAt,
      status: response.status,
      state: body.lifecycle?.state ?? 'refused',
      grade: body.grade ?? null,
      stages,
      attempts: Math.max(0, ...trace.map(({ attempts = 1 }) => attempts)),
    };
  }

  async function readDelays(): Promise<object> {
    const health = await fetch(`${baseUrl}/healthz`);
    return ((await health.json()) as { eventLoopDelay: object }).eventLoopDelay;
  }
}

interface TakeBody {
  grade?: string;
  lifecycle?: { state: string; takeId: string };
  plan?: { trace: { stage: string; latencyMs?: number; attempts?: number }[] };
}
