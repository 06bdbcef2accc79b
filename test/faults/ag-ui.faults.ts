import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { HttpAgent } from '@ag-ui/client';
import type { BaseEvent } from '@ag-ui/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintKey } from '../../db/queries/mint-key.ts';
import { createClient, readFrames } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startInstallation } from './start-installation.ts';
import type { Installation } from './start-installation.ts';

const CHANGELOG =
  '# Changelog\n\n## 1.1.0 - 2026-05-04\n\n### Fixed\n\n- Reading of archived logs larger than 2 GB\n\n## 1.0.0 - 2026-03-02\n\n- First release with readers for archived logs\n';
/** Serving a page takes this long, so that there is a middle to die in. */
const PAGE_MS = 2_500;

let installation: Installation;
let pages: ServedPages;
let client: ChannelClient;
let key: string;

beforeAll(async () => {
  pages = await servePages({
    '/changelog.md': (_request, response) =>
      void setTimeout(() => {
        response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' });
        response.end(CHANGELOG);
      }, PAGE_MS),
  });
  installation = await startInstallation({
    LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8',
    LONGTAKE_CRAWL_DELAY_MS: '0',
    LONGTAKE_RATE_PER_MINUTE: '1000000',
    LONGTAKE_RUNNING_TAKES: '1000',
  });
  ({ key } = await mintKey(installation.owner, {
    operatorEmail: 'ada@example.com',
    scope: 'station',
    credits: 10_000,
  }));
  client = createClient({ baseUrl: installation.baseUrl, key, slug: 'changelog-scout' });
}, 180_000);

afterAll(async () => {
  await installation[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
}, 60_000);

const runBody = (runId: string) =>
  JSON.stringify({
    protocolVersion: '1.0',
    threadId: `thread-${runId}`,
    runId,
    messages: [{ id: 'brief', role: 'user', content: `What changed? ${pages.origin}/changelog.md?of=${runId}` }],
    state: {},
    tools: [],
    context: [],
    forwardedProps: {},
  });

describe('kill -9 of the worker in the middle of a run', () => {
  it('does not end the stream of an unmodified client, which equals the replay of the log byte for byte', async () => {
    const runId = randomUUID();
    const body = runBody(runId);
    const agent = new HttpAgent({
      url: `${installation.baseUrl}/api/public/channel/changelog-scout/agui`,
      headers: { authorization: `Bearer ${key}` },
      threadId: `thread-${runId}`,
      initialMessages: [
        { id: 'brief', role: 'user', content: `What changed? ${pages.origin}/changelog.md?of=${runId}` },
      ],
    });
    const events: BaseEvent[] = [];
    agent.subscribe({ onEvent: ({ event }) => void events.push(event) });
    const live = client.fetch('/agui', { method: 'POST', body }).then((response) => response.text());
    const running = agent.runAgent({ runId });
    while (!events.some((event) => (event as { stepName?: string }).stepName === 'crawl')) await delay(20);
    await installation.kill('worker');
    await running;

    const text = withoutComments(await live);
    expect(withoutComments(await (await client.fetch('/agui', { method: 'POST', body })).text())).toBe(text);
    const sent = [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as BaseEvent);
    expect(events.map(({ type }) => type)).toEqual(sent.map(({ type }) => type));
    expect(events.at(-1)).toMatchObject({ type: 'RUN_FINISHED', outcome: { type: 'success' } });
    expect(agent.messages.at(-1)).toMatchObject({ role: 'assistant' });
  }, 90_000);
});

describe('kill -9 of the API', () => {
  it('at 20 random moments under 20 clients that resume loses nothing, doubles nothing, and every stream ends once', async () => {
    let isOver = false;
    const reattached: number[] = [];
    const clients = Promise.all(
      Array.from({ length: 20 }, async () => {
        let runs = 0;
        while (!isOver) {
          await followRun(randomUUID(), reattached);
          runs += 1;
        }
        return runs;
      }),
    );
    // One that fails is told when all kills are done.
    clients.catch(() => {});
    for (let kills = 0; kills < 20; kills++) {
      await delay(randomInt(200, 2_500));
      await installation.kill('api');
      await installation.untilReady();
    }
    isOver = true;
    const runs = await clients;

    expect(Math.min(...runs)).toBeGreaterThan(0);
    expect(reattached.length).toBeGreaterThan(20);
  }, 1_200_000);
});

/** Follows one run to its end over as many connections as it takes, and compares what came with the replay. */
async function followRun(runId: string, reattached: number[]): Promise<void> {
  const body = runBody(runId);
  const frames: { id: string; data: string }[] = [];
  const isEnd = () => /"type":"RUN_(FINISHED|ERROR)"/.test(frames.at(-1)?.data ?? '');
  const endsAt = Date.now() + 120_000;
  while (!isEnd()) {
    if (Date.now() > endsAt) throw new Error(`run ${runId} does not end`);
    const lastEventId = frames.at(-1)?.id;
    const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    try {
      const response = await client.fetch('/agui', { method: 'POST', body, headers });
      if (!response.ok) throw new Error(String(response.status));
      if (lastEventId !== undefined) reattached.push(Date.now());
      for await (const { id, data } of readFrames(response)) frames.push({ id: id!, data });
    } catch {
      await delay(100);
    }
  }
  const ends = frames.filter(({ data }) => /"type":"RUN_(FINISHED|ERROR)"/.test(data));
  expect(ends).toHaveLength(1);
  const replay: { id: string; data: string }[] = [];
  let refused: unknown = null;
  for (const until = Date.now() + 90_000; Date.now() < until && replay.length !== frames.length;) {
    replay.length = 0;
    try {
      const response = await client.fetch('/agui', { method: 'POST', body });
      if (!response.ok) throw new Error(`the replay is refused: ${response.status} ${await response.text()}`);
      for await (const { id, data } of readFrames(response)) replay.push({ id: id!, data });
    } catch (error) {
      refused = error;
      await delay(200);
    }
  }
  if (replay.length === 0) throw refused;
  expect(frames).toEqual(replay);
}

const withoutComments = (text: string): string => text.replace(/^:.*\n\n/gm, '');
