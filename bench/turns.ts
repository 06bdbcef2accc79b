import pino from 'pino';
import { connect } from '../db/connect.ts';
import { parseNetworks } from '../outbound/address-rules.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { createTestDatabase, secret } from '../test/support/services.ts';
import { createPostgresRobots, createPostgresTurns } from '../workers/share-turns.ts';
import { serveFrom } from './loopback-world.ts';
import { percentile, round } from './percentile.ts';

const LATENCY_MS = 50;
const LANES = 6;
const ROUNDS = 8;
/** Between two pages of one origin, and the pages of a round. */
const DELAYS = [
  { delayMs: 0, pages: 300 },
  { delayMs: 100, pages: 30 },
];

/** Pages a second of one worker's way out from a site 50 ms away, with turns in Postgres against turns of its own, alternated. */
export async function measureTurns() {
  await using stack = new AsyncDisposableStack();
  const { url } = stack.use(await createTestDatabase());
  const db = stack.adopt(connect({ url, role: 'worker', secret, max: 20 }), (opened) => opened.destroy());
  const site = stack.use(await serveFrom(LATENCY_MS, (_request, response) => void response.end('x'.repeat(10_000))));
  const turns = stack.use(createPostgresTurns(db, pino({ level: 'silent' })));
  const shared = { sharedTurns: turns, robotsCache: createPostgresRobots(db) };
  const found: Record<string, object> = {};
  for (const { delayMs, pages } of DELAYS) {
    const [own, together] = [{}, shared].map((options) =>
      stack.use(
        createOutbound({
          version: '0',
          contactUrl: 'http://contact.example',
          crawlDelayMs: delayMs,
          allow: parseNetworks('127.0.0.0/8').networks,
          ...options,
        }),
      ),
    );
    const ratios: number[] = [];
    const rates = { own: [] as number[], shared: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const alone = await rate(own!, site.origin, pages);
      const inTurns = await rate(together!, site.origin, pages);
      // The first connects, and asks for robots.txt.
      if (round === 0) continue;
      rates.own.push(alone);
      rates.shared.push(inTurns);
      ratios.push(inTurns / alone);
    }
    found[`${delayMs} ms between pages`] = {
      ownPerSecond: round(percentile(rates.own, 0.5), 1),
      sharedPerSecond: round(percentile(rates.shared, 0.5), 1),
      ratio: { p50: round(percentile(ratios, 0.5), 3), lowest: round(Math.min(...ratios), 3) },
    };
  }
  return found;
}

async function rate(outbound: ReturnType<typeof createOutbound>, origin: string, pages: number): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < pages) {
      const outcome = await outbound.fetchPage({ url: `${origin}/${next++}` });
      if (outcome.kind !== 'page') throw new Error(`a page was not read: ${JSON.stringify(outcome)}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return pages / ((performance.now() - startedAt) / 1_000);
}
