import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { expectWhole } from './expect-whole.ts';
import type { HoldPoint } from './hold-proxy.ts';
import { PROCESSES, startInstallation } from './start-installation.ts';
import type { Installation, ProcessName } from './start-installation.ts';

const CHANGELOG = `# Changelog

## 2.1.0 - 2026-05-04

### Added

- A reader for archived logs that opens files of any size

### Security

- Tokens are no longer written to the debug log

## 2.0.0 - 2026-03-02

### Removed

- **Breaking:** support for configuration files in the old format
`;

/** The moments of a take's life at which a process dies: held at a statement, or while the page is being served. */
const MOMENTS: Record<string, HoldPoint | 'page' | 'answer'> = {
  'accept committed': { words: ['accept_take'], phase: 'after' },
  'workflow started': { words: ['open_stage', 'plan'], phase: 'before' },
  'stage announced': { words: ['record_progress', 'crawl'], phase: 'after' },
  'in the middle of a stage': 'page',
  'stage stored but not reported': { words: ['finish_stage', 'extract'], phase: 'after' },
  'finish committed': { words: ['finish_graded'], phase: 'after' },
  'answer being sent': 'answer',
};

let installation: Installation;
let pages: ServedPages;
let client: ChannelClient;
let operatorId: string;
let onPage: (() => void) | undefined;
/** How long each take stood still, from the kill to its next event; told at the end, for it is as long as the machine is busy. */
const standstills: { name: ProcessName; moment: string; ms: number }[] = [];

beforeAll(async () => {
  pages = await servePages({
    '/changelog.md': (_request, response) => {
      const isHeld = onPage !== undefined;
      onPage?.();
      onPage = undefined;
      setTimeout(
        () => {
          response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' });
          response.end(CHANGELOG);
        },
        isHeld ? 1_500 : 0,
      );
    },
  });
  installation = await startInstallation({ LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8', LONGTAKE_CRAWL_DELAY_MS: '0' });
  const { key } = await mintKey(installation.owner, {
    operatorEmail: 'ada@example.com',
    scope: 'station',
    credits: 1_000,
  });
  client = createClient({ baseUrl: installation.baseUrl, key, slug: 'changelog-scout' });
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(
    installation.owner,
  );
  operatorId = rows[0]!.id;
}, 180_000);

afterAll(async () => {
  console.log('from the kill to the next event:');
  for (const { name, moment, ms } of standstills) console.log(`  ${name} at "${moment}": ${ms} ms`);
  await installation[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
}, 60_000);

describe.each(PROCESSES)('kill -9 of %s', (name) => {
  beforeEach(() => installation.untilReady(), 100_000);

  it.each(Object.keys(MOMENTS))(
    'at "%s": the take ends once, whole, and is charged once',
    async (moment) => {
      const before = await findBalance();
      const { takeId, answer, killedAt } = await rollAndKill(name, moment);
      const answeredAt = Date.now();
      await installation.untilReady();
      const events = await client.events(takeId);

      expectWhole(events);
      expect(events.at(-1)).toMatchObject({ type: 'take.completed', response: JSON.parse(answer) as object });
      const next = events.find(({ at }) => Date.parse(at) > killedAt);
      standstills.push({ name, moment, ms: (next ? Date.parse(next.at) : answeredAt) - killedAt });
      expect(await findBalance()).toEqual({
        available: before.available - 1,
        held: 0,
        spent: before.spent + 1,
        sum: 0,
      });
      const again = await (await client.fetch(`/takes/${takeId}`)).text();
      expect(again).toBe(answer);
    },
    120_000,
  );
});

/** Asks for a take like a client that does not give up, and kills a process at a moment of it. */
async function rollAndKill(
  name: ProcessName,
  moment: string,
): Promise<{ takeId: string; answer: string; killedAt: number }> {
  const at = MOMENTS[moment]!;
  const key = randomUUID();
  let killedAt = 0;
  const kill = async () => {
    await installation.kill(name);
    killedAt = Date.now();
  };
  if (at === 'answer') {
    const first = await askFor(key, async (response) => {
      await kill();
      await response.text().catch(() => {});
    });
    return { ...first, killedAt };
  }
  const killed =
    at === 'page'
      ? new Promise<void>((resolve) => (onPage = resolve)).then(kill)
      : installation.proxy.hold(at).then(async (held) => {
          await kill();
          held.release();
        });
  const [answered] = await Promise.all([askFor(key), killed]);
  return { ...answered, killedAt };
}

async function askFor(
  key: string,
  onFirstAnswer?: (response: Response) => Promise<void>,
): Promise<{ takeId: string; answer: string }> {
  const body = JSON.stringify({ notes: `What changed? ${pages.origin}/changelog.md?of=${key}` });
  const endsAt = Date.now() + 90_000;
  let isFirst = onFirstAnswer !== undefined;
  while (Date.now() < endsAt) {
    const response = await client
      .fetch('/take', { method: 'POST', body, headers: { 'idempotency-key': key } })
      .catch(() => undefined);
    if (response?.status === 200) {
      if (!isFirst) {
        const answer = await response.text().catch(() => undefined);
        if (answer !== undefined) return { takeId: response.headers.get('x-take-id')!, answer };
      } else {
        isFirst = false;
        await onFirstAnswer!(response);
      }
    } else if (response && response.status < 500) throw new Error(`${response.status} ${await response.text()}`);
    await delay(200);
  }
  throw new Error('no answer within 90 s');
}

async function findBalance() {
  return asOperator(installation.owner, operatorId, async (trx) => {
    const { rows } = await sql<{ account: string; sum: number }>`
      select account, sum(amount)::int as sum from (
        select to_account as account, amount from ledger_transfer union all select from_account, -amount from ledger_transfer
      ) legs group by account`.execute(trx);
    const of = (account: string) => rows.find((row) => row.account === account)?.sum ?? 0;
    return {
      available: of('available'),
      held: of('held'),
      spent: of('spent'),
      sum: rows.reduce((total, { sum }) => total + sum, 0),
    };
  });
}
