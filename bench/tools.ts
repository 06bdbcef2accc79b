import { sql } from 'kysely';
import { buildSpecimen } from '../test/support/build-specimen.ts';
import { fileFor } from '../test/support/file-for.ts';
import { postCall } from '../test/support/mcp-clients.ts';
import type { TestService } from '../test/support/start-service.ts';
import { buildCaller } from '../test/support/tool-callers.ts';
import type { Caller } from '../test/support/tool-callers.ts';
import { startBareToolServer } from './bare/tool-server.ts';
import { copyLibrary } from './library/copy-library.ts';
import type { LibraryCopy } from './library/copy-library.ts';
import { percentile, round } from './percentile.ts';
import { startMeasured } from './start-measured.ts';

/** Before those that count: a service runs for days, and its code is compiled by then. */
const WARM = 200;
const CALLS = 400;
const OPERATORS = 50;
const SPECIMENS_EACH = 2_000;
const BATCH = 500;

/** Milliseconds that a call may take. */
const BARS: Record<string, { p50: number; p99: number }> = {
  cached: { p50: 10, p99: 50 },
  list_runs: { p50: 10, p99: 50 },
  list_specimens: { p50: 10, p99: 50 },
  search_library: { p50: 35, p99: Infinity },
};

const THINGS = [
  'chair',
  'teapot',
  'oak leaf',
  'brass lamp',
  'clay pipe',
  'beetle',
  'ammonite',
  'sword',
  'spoon',
  'mask',
];
const STUFFS = ['silver', 'walnut', 'porcelain', 'iron', 'ivory', 'glass', 'leather', 'bone', 'bronze', 'linen'];
const PLACES = ['Kyoto', 'Lima', 'Accra', 'Oslo', 'Naples', 'Delhi', 'Quebec', 'Cairo', 'Perth', 'Prague'];

/**
 * An authorised call over HTTP, one at a time, beside a bare server of the same SDK that does one SELECT, in the same process and the same run: from the
 * cache, lists that are not cached, and searches among 100,000 passages of 50 operators.
 */
export async function measureTools() {
  await using service = await startMeasured({ isWorkerless: true });
  await using bare = await startBareToolServer(service.databaseUrl);
  const callers = await Promise.all(Array.from({ length: OPERATORS }, () => buildCaller(service)));
  await seed(service, callers);
  await makeRoom(service);
  const bareCaller = { ...callers[0]!, baseUrl: bare.url };
  const lanes: Record<string, (count: number) => [string, object]> = {
    cached: () => ['list_webhooks', {}],
    list_runs: (count) => ['list_runs', { limit: 1 + (count % 50) }],
    list_specimens: (count) => ['list_specimens', { limit: 1 + (count % 50) }],
    search_library: (count) => ['search_library', { query: buildQuery(count) }],
  };
  const found: Record<string, { p50: number; p99: number }> = {};
  found['bare'] = await measure(() => postCall(bareCaller, 'now'));
  for (const [name, lane] of Object.entries(lanes)) {
    if (name === 'cached') for (const caller of callers) await postCall(caller, ...lane(0));
    found[name] = await measure(async (count) => {
      const answer = await postCall(callers[count % OPERATORS]!, ...lane(Math.floor(count / OPERATORS)));
      if (answer.result?.structuredContent?.['cached'] !== (name === 'cached'))
        throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 300)}`);
      return answer;
    });
  }
  found['bareAgain'] = await measure(() => postCall(bareCaller, 'now'));
  const missed = Object.entries(BARS).flatMap(([lane, bar]) =>
    (['p50', 'p99'] as const).flatMap((rank) => (found[lane]![rank] <= bar[rank] ? [] : [`${lane} ${rank}`])),
  );
  return { ms: found, bars: BARS, missed, calls: CALLS, operators: OPERATORS, passages: OPERATORS * SPECIMENS_EACH };
}

async function measure(call: (count: number) => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  for (let count = 0; count < WARM; count++) await call(count);
  const times: number[] = [];
  for (let count = 0; count < CALLS; count++) {
    const startedAt = performance.now();
    await call(WARM + count);
    times.push(performance.now() - startedAt);
  }
  return { p50: round(percentile(times, 0.5), 1), p99: round(percentile(times, 0.99), 1) };
}

/** No limit is met in this run: what is measured is a call, not its refusal. Counting the calls of a minute stays a part of it. */
async function makeRoom({ owner }: TestService): Promise<void> {
  await sql`
    create function pass_limit() returns trigger language plpgsql as $$
      begin
        new.is_counted := (select count(*) < 9 from tool_call c where c.operator_id = new.operator_id and c.tool = new.tool
          and c.is_counted and c.at > new.at - interval '60 seconds');
        return new;
      end $$;
    create trigger pass_limit before insert on tool_call for each row execute function pass_limit()`.execute(owner);
}

/** Fills the library of the first caller, and those of the others with copies. */
async function seed(service: TestService, [first, ...others]: Caller[]): Promise<void> {
  const takeIds: string[] = [];
  for (let from = 0; from < SPECIMENS_EACH; from += BATCH) {
    const drafts = Array.from({ length: BATCH }, (_, index) => {
      const count = from + index;
      const item = `${pick(STUFFS, count)} ${pick(THINGS, Math.floor(count / 10))}`;
      const content = `A ${item} from ${pick(PLACES, Math.floor(count / 100))}, number ${count}, ${count % 97} in high.`;
      const page = { sha256: count.toString(16).padStart(64, '0'), url: null };
      return buildSpecimen({ species: item, item, content, page });
    });
    takeIds.push((await fileFor(service, first!, drafts)).takeId);
  }
  const source = { operatorId: first!.operatorId, takeIds };
  const copies: LibraryCopy[] = [];
  for (const caller of others)
    copies.push({
      from: source,
      to: { operatorId: caller.operatorId, takeId: (await fileFor(service, caller, [])).takeId },
    });
  await copyLibrary(service.databaseUrl, copies);
}

const buildQuery = (count: number): string =>
  `${pick(STUFFS, count)} ${pick(THINGS, Math.floor(count / 10))} from ${pick(PLACES, count % 7)} ${count}`;

function pick(words: readonly string[], count: number): string {
  return words[count % words.length]!;
}
