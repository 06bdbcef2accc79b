import { startBare } from './bare/start-bare.ts';
import { percentile, round } from './percentile.ts';
import { stubChannel } from './stub-channel.ts';
import { startMeasured } from './start-measured.ts';

const TURNS = 6;
const ONE_BY_ONE = 25;
const AT_ONCE = 16;
const BURST = 96;

/**
 * What a take costs beside its work: seven no-op activities on bare Temporal, one for each stage that there is, against a take whose stages do nothing and
 * which skips the two that gather, as any take whose plan wants nothing read, from POST to body. Both run in
 * this process on the same server, taking turns, so that only the ratio counts: latency one at a time, and takes a second at sixteen at once.
 */
export async function measureTakeOverhead() {
  await using service = await startMeasured({ channels: [stubChannel] });
  await using bare = await startBare();
  const { key } = await service.mint({ credits: 100_000 });
  const ours = async () => {
    const response = await fetch(`${service.baseUrl}/api/public/channel/stub/take`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ notes: 'go' }),
    });
    const { grade } = (await response.json()) as { grade?: string };
    if (grade === undefined) throw new Error('a take was not graded');
  };
  const lanes = { bare: () => bare.run('bare'), ours };
  const latencies: Record<keyof typeof lanes, number[]> = { bare: [], ours: [] };
  const rates: Record<keyof typeof lanes, number[]> = { bare: [], ours: [] };
  for (const run of Object.values(lanes)) for (let warm = 0; warm < 10; warm++) await run();
  for (let turn = 0; turn < TURNS; turn++) {
    const order: (keyof typeof lanes)[] = turn % 2 === 0 ? ['bare', 'ours'] : ['ours', 'bare'];
    for (const lane of order) latencies[lane].push(...(await oneByOne(lanes[lane])));
    for (const lane of order) rates[lane].push(await atOnce(lanes[lane]));
  }
  const p50 = { bare: percentile(latencies.bare, 0.5), ours: percentile(latencies.ours, 0.5) };
  const perSecond = { bare: percentile(rates.bare, 0.5), ours: percentile(rates.ours, 0.5) };
  return {
    ratio: { p50: round(p50.ours / p50.bare), throughput: round(perSecond.ours / perSecond.bare) },
    p50Ms: { bare: round(p50.bare, 1), ours: round(p50.ours, 1) },
    perSecondAt16: { bare: round(perSecond.bare, 1), ours: round(perSecond.ours, 1) },
  };
}

async function oneByOne(run: () => Promise<void>): Promise<number[]> {
  const latencies: number[] = [];
  for (let count = 0; count < ONE_BY_ONE; count++) {
    const startedAt = performance.now();
    await run();
    latencies.push(performance.now() - startedAt);
  }
  return latencies;
}

async function atOnce(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let left = BURST;
  const lane = async () => {
    while (left-- > 0) await run();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return BURST / ((performance.now() - startedAt) / 1_000);
}
