import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { verifyChains } from '../../db/queries/call-log.ts';
import { errorOf, postCall } from '../support/mcp-clients.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';

let service: TestService;
let other: Awaited<ReturnType<TestService['startApi']>>;
beforeAll(async () => {
  service = await startService({ isWorkerless: true });
  other = await service.startApi();
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** A call that is asked again while the service says that it cannot answer: such a one was not admitted, and is in no log. */
async function callUntilAnswered(...call: Parameters<typeof postCall>): ReturnType<typeof postCall> {
  const answer = await postCall(...call);
  return answer.status === 503 ? callUntilAnswered(...call) : answer;
}

/** Moves the operator's calls into the past: a minute that nobody has to wait for. */
async function age({ operatorId }: Caller, seconds: number): Promise<void> {
  await asOperator(service.owner, operatorId, async (trx) => {
    await sql`alter table tool_call disable trigger append_only`.execute(trx);
    await sql`update tool_call set at = at - make_interval(secs => ${seconds})`.execute(trx);
    await sql`update chain_head set called_at = called_at - make_interval(secs => ${seconds})`.execute(trx);
    await sql`alter table tool_call enable trigger append_only`.execute(trx);
  });
}

const logOf = ({ operatorId }: Caller) =>
  asOperator(service.owner, operatorId, async (trx) => {
    const { rows } = await sql<{ counted: number; refused: number; outcomes: number }>`
      select count(*) filter (where is_counted)::int as counted, count(*) filter (where not is_counted)::int as refused,
        (select count(*)::int from tool_outcome) as outcomes from tool_call`.execute(trx);
    return rows[0]!;
  });

describe('the limit of a tool', () => {
  it.each([
    ['list_webhooks', {}, 30],
    ['describe_tools', { tool: 'list_runs' }, 30],
    ['register_webhook', { url: 'https://example.com/', sandbox: true }, 10],
    ['delete_webhook', { webhook_id: '00000000-0000-4000-8000-000000000000', sandbox: true }, 10],
    ['search_library', { query: 'chair' }, 20],
    ['list_specimens', {}, 30],
    ['list_runs', {}, 30],
    ['review_queue', {}, 30],
    ['review_specimen', { specimen_id: '00000000-0000-4000-8000-000000000000', decision: 'approve' }, 20],
  ])('is exact under 200 parallel calls of %s from two processes', async (tool, args, limit) => {
    const caller = await buildCaller(service, { role: 'admin' });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        callUntilAnswered(index % 2 === 0 ? caller : { ...caller, baseUrl: other.baseUrl }, tool, args),
      ),
    );
    const codes = answers.map(({ result }) => (result?.isError ? errorOf(result).code : 'result'));
    const limited = answers.flatMap(({ result }) =>
      result?.isError && errorOf(result).code === 'rate_limited' ? [errorOf(result)] : [],
    );

    expect(codes.filter((code) => code !== 'rate_limited')).toHaveLength(limit);
    for (const { retry_after_seconds: seconds, message } of limited) {
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(message).toContain(`${limit} times a minute`);
    }
    expect(await logOf(caller)).toEqual({ counted: limit, refused: 200 - limit, outcomes: 200 });
    expect(await verifyChains(service.owner, caller.operatorId)).toEqual({ calls: 200, broken: null });
  });

  it('slides: a call leaves it 60 seconds after it was made', async () => {
    const caller = await buildCaller(service);
    const call = async () => {
      const { result } = await postCall(caller, 'register_webhook', { url: 'https://example.com/', sandbox: true });
      return result?.isError ? errorOf(result) : null;
    };
    for (let count = 0; count < 4; count++) await call();
    await age(caller, 40);
    for (let count = 0; count < 6; count++) expect(await call()).toBeNull();

    const refused = await call();
    expect(refused).toMatchObject({ code: 'rate_limited' });
    expect(refused!.retry_after_seconds).toBeLessThanOrEqual(20);
    await age(caller, 20);
    for (let count = 0; count < 4; count++) expect(await call()).toBeNull();
    expect(await call()).toMatchObject({ code: 'rate_limited' });
  });

  it('is not prolonged by calls that it refused', async () => {
    const caller = await buildCaller(service);
    const call = () => postCall(caller, 'delete_webhook', { webhook_id: 'x' });
    for (let count = 0; count < 30; count++) await call();
    await age(caller, 60);

    expect(errorOf((await call()).result).code).toBe('invalid_arguments');
  });

  it('counts each tool and each operator by itself', async () => {
    const [ada, bob] = [await buildCaller(service), await buildCaller(service)];
    for (let count = 0; count < 11; count++) await postCall(ada, 'delete_webhook', {});

    expect(errorOf((await postCall(ada, 'delete_webhook', {})).result).code).toBe('rate_limited');
    expect(errorOf((await postCall(bob, 'delete_webhook', {})).result).code).toBe('invalid_arguments');
    expect((await postCall(ada, 'list_webhooks')).result?.isError).toBeFalsy();
  });
});
