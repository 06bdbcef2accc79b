import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { atMost } from './bars.ts';
import { serveOutsideWorld } from './outside-world.ts';
import { percentile, round } from './percentile.ts';
import { startInstallation } from './takes/installation.ts';

/** Just within what is read of a page. */
const MEGABYTES = 9.9;
const A_SECOND = 100;
const SECONDS = 20;
const CHANNEL = 'changelog-scout';

/**
 * Requests that an API answers at 100 a second, alone and while it verifies a take again and again whose page is of 10 MB: their delays in
 * milliseconds, from the moment at which each was due. API and worker are processes of their own.
 */
export async function measureVerifyBeside() {
  const body = longPage();
  await using world = await serveOutsideWorld(0, { '/long.md': () => ({ mediaType: 'text/markdown', body }) });
  await using installation = await startInstallation(availableParallelism(), world.registers);
  const key = await installation.mint();
  const { takeId, state, grade } = await installation.roll(
    key,
    CHANNEL,
    `What broke since 1.0? ${world.origin}/long.md`,
  );
  if (grade === null) throw new Error(`the take is ${state} and has no grade`);
  const address = `${installation.baseUrl}/api/public/channel/${CHANNEL}/takes/${takeId}`;
  const ask = async (url: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(url, { ...init, headers: { authorization: `Bearer ${key}` } });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json();
  };
  const asked = [
    address,
    `${installation.baseUrl}/api/public/channel/${CHANNEL}/takes`,
    `${installation.baseUrl}/api/public/channels`,
  ];
  const send = (at: number) => ask(asked[at % asked.length]!);

  await sendSteadily(send, 5);
  const alone = await sendSteadily(send, SECONDS);
  const verifies: number[] = [];
  let isOver = false;
  const verifying = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const { equal } = (await ask(`${address}/verify`, { method: 'POST' })) as { equal: boolean };
      if (!equal) throw new Error('the take was not verified');
      verifies.push(performance.now() - startedAt);
    }
  })();
  const beside = await sendSteadily(send, SECONDS).finally(() => (isOver = true));
  await verifying;
  return {
    grade,
    pageMegabytes: round(body.length / 2 ** 20),
    aloneMs: spread(alone),
    besideMs: spread(beside),
    verifies: { count: verifies.length, p50Ms: round(percentile(verifies, 0.5), 0) },
    bars: { p99Beside: atMost(100, spread(beside).p99) },
  };
}

/** Sends at its rate whether or not earlier ones are answered. @returns milliseconds of each, from when it was due */
async function sendSteadily(send: (at: number) => Promise<unknown>, seconds: number): Promise<number[]> {
  const startedAt = performance.now();
  const sent: Promise<number>[] = [];
  for (let at = 0; at < seconds * A_SECOND; at++) {
    const due = startedAt + (at * 1_000) / A_SECOND;
    await delay(Math.max(0, due - performance.now()));
    sent.push(send(at).then(() => performance.now() - due));
  }
  return Promise.all(sent);
}

const spread = (all: number[]) => ({
  p50: round(percentile(all, 0.5), 1),
  p99: round(percentile(all, 0.99), 1),
  slowest: round(Math.max(...all), 1),
});

/** A changelog of few releases with much to say on each. */
function longPage(): string {
  const line = (at: number): string =>
    `- Kept the lamp number ${at} as bright as it was, in every room that it stands in.\n`;
  const lines = Array.from({ length: 1_000 }, (_, at) => line(at)).join('');
  const releases = Math.ceil((MEGABYTES * 2 ** 20) / lines.length);
  return Array.from(
    { length: releases },
    (_, at) => `## ${releases - at}.0.0 - 2031-01-03\n\n- Removed the option \`rows${at}\`, use \`lines\`\n${lines}\n`,
  ).join('');
}
