import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { verifyChains } from '../../db/queries/call-log.ts';
import { startApiProcess } from '../support/api-process.ts';
import type { ApiProcess } from '../support/api-process.ts';
import { errorOf, postCall } from '../support/mcp-clients.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';
import { inLanes } from './in-lanes.ts';

const CALLERS = 40;
const CALLS_EACH = 250;
const AT_ONCE = 32;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Every tool: reads that come from the cache and that do not, rehearsals, writes, refusals. */
const CALLS: [string, (index: number) => object][] = [
  ['describe_tools', () => ({ tool: 'list_runs' })],
  ['search_library', (index) => ({ query: `chair ${index % 5}` })],
  ['list_specimens', (index) => ({ limit: 1 + (index % 50) })],
  ['list_runs', (index) => ({ limit: index })],
  ['review_queue', () => ({})],
  ['review_specimen', () => ({ specimen_id: NOWHERE, decision: 'approve' })],
  ['list_webhooks', () => ({})],
  ['register_webhook', (index) => ({ url: 'https://example.com/', sandbox: index % 2 === 0 })],
  ['delete_webhook', () => ({ webhook_id: NOWHERE })],
];

let service: TestService;
let apis: ApiProcess[];
let callers: Caller[];
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
  apis = [await startApiProcess(service), await startApiProcess(service)];
  callers = [];
  for (let index = 0; index < CALLERS; index += 1)
    callers.push(await buildCaller(service, { role: index % 2 === 0 ? 'operator' : 'admin' }));
});
afterAll(async () => {
  for (const api of apis) await api[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

describe('10,000 tool calls of 40 operators through two API processes', () => {
  it('are 10,000 rows in the log, each with its end, under exact limits, and every chain holds', async () => {
    const order = Array.from({ length: CALLERS * CALLS_EACH }, (_, index) => index);
    const startedAt = performance.now();
    const answers = await inLanes(order, AT_ONCE, async (index) => {
      const caller = callers[index % CALLERS]!;
      const [tool, args] = CALLS[Math.floor(index / CALLERS) % CALLS.length]!;
      const { status, result } = await postCall({ ...caller, baseUrl: apis[index % 2]!.baseUrl }, tool, args(index));
      expect(status).toBe(200);
      const code = result!.isError ? errorOf(result).code : null;
      return `${caller.operatorId} ${tool} ${code}`;
    });
    console.log(`${order.length} calls in ${Math.round((performance.now() - startedAt) / 1_000)} s`);

    const logged: string[] = [];
    for (const { operatorId } of callers) {
      const log = await readLog(operatorId);
      logged.push(...log.map(({ tool, code }) => `${operatorId} ${tool} ${code}`));
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: CALLS_EACH }, (_, index) => index + 1));
      expect(log.filter(({ is_admitted: isAdmitted, is_counted: isCounted }) => isAdmitted !== isCounted)).toEqual([]);
      expect(log.filter(({ is_counted: isCounted, code }) => isCounted === (code === 'rate_limited'))).toEqual([]);
      expect(await verifyChains(service.owner, operatorId)).toEqual({ calls: CALLS_EACH, broken: null });
    }
    expect(logged).toHaveLength(10_000);
    expect(logged.toSorted()).toEqual(answers.toSorted());
    const refused = answers.filter((answer) => answer.endsWith(' rate_limited')).length;
    console.log(`${refused} of them were refused by a limit`);
    expect(refused).toBeGreaterThan(CALLERS);
    expect(refused).toBeLessThan(answers.length / 2);
  });
});

interface LoggedCall {
  seq: number;
  tool: string;
  code: string | null;
  is_counted: boolean;
  /** By the rows before it: whether its tool had room in the 60 seconds before. */
  is_admitted: boolean;
}

/** The log of an operator, with each decision taken once more. */
async function readLog(operatorId: string): Promise<LoggedCall[]> {
  const limits = JSON.stringify(LIMITS);
  return asOperator(service.owner, operatorId, async (trx) => {
    const { rows } = await sql<LoggedCall>`
      select c.seq::int as seq, c.tool, o.code, c.is_counted,
        (select count(*) from tool_call b where b.tool = c.tool and b.is_counted and b.seq < c.seq and b.at > c.at - interval '60 seconds')
          < (${limits}::jsonb ->> c.tool)::int as is_admitted
      from tool_call c join tool_outcome o using (operator_id, call_id) order by c.seq`.execute(trx);
    return rows;
  });
}

/** Calls a minute, as the interface document has them. */
const LIMITS = {
  describe_tools: 30,
  search_library: 20,
  list_specimens: 30,
  list_runs: 30,
  review_queue: 30,
  review_specimen: 20,
  list_webhooks: 30,
  register_webhook: 10,
  delete_webhook: 10,
};
