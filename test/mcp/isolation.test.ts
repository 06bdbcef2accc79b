import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { errorOf, postCall } from '../support/mcp-clients.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';
import { toyChannel } from '../support/toy-channel.ts';

let service: TestService;
let people: { caller: Caller; marks: string[] }[];

beforeAll(async () => {
  service = await startService({ isWorkerless: true, channels: [toyChannel] });
  people = [];
  for (const [index, role] of (['operator', 'operator', 'admin'] as const).entries())
    people.push(await settle(index, role));
});
afterAll(() => service[Symbol.asyncDispose]());

/** Somebody with a row in everything that a tool shows, each with a mark that nobody else has. */
async function settle(index: number, role: 'operator' | 'admin') {
  const caller = await buildCaller(service, { role });
  const mark = `mark${index}x${caller.operatorId.slice(0, 8)}`;
  const url = `https://${mark}.example.com/`;
  const draft = buildSpecimen({ item: mark, content: `A ${mark} of brass.`, page: { sha256: 'a'.repeat(64), url } });
  const { takeId, specimenIds } = await fileFor(service, caller, [draft]);
  const { result } = await postCall(caller, 'register_webhook', { url, description: mark });
  const webhookId = String(result?.structuredContent?.['webhook_id']);
  const ids = [takeId, specimenIds[0]!, webhookId, String(result?.structuredContent?.['secret'])];
  return { caller, marks: [mark, caller.email, caller.operatorId, ...ids] };
}

const READS: [string, object][] = [
  ['describe_tools', {}],
  ['search_library', { query: 'mark of brass', limit: 24 }],
  ['list_specimens', { limit: 50 }],
  ['list_specimens', { status: 'pending_review' }],
  ['list_runs', { limit: 50 }],
  ['list_webhooks', {}],
  ['review_queue', { limit: 50 }],
];

describe('across operators', () => {
  it.each(READS)('%s %j shows nothing of another, first and from the cache', async (tool, args) => {
    for (const { caller } of people) {
      for (let turn = 0; turn < 2; turn++) {
        const { result } = await postCall(caller, tool, args);
        const foreign = people.filter((other) => other.caller !== caller).flatMap(({ marks }) => marks);
        const text = JSON.stringify(result);
        const isQueueOfAdmin = tool === 'review_queue' && !result?.isError;

        // The one place where an admin sees rows of others; what their webhooks are is not among them.
        if (!isQueueOfAdmin) expect(foreign.filter((mark) => text.includes(mark))).toEqual([]);
        else expect(text).not.toMatch(/whsec_|webhook_id/);
      }
    }
  });

  it.each(READS.slice(1, 6))('%s %j shows the own rows', async (tool, args) => {
    for (const { caller, marks } of people) {
      const { result } = await postCall(caller, tool, args);

      expect(
        marks.some((mark) => JSON.stringify(result).includes(mark)),
        `${tool} of ${caller.email}`,
      ).toBe(true);
    }
  });

  it('no write reaches a row of another', async () => {
    const before = await snapshot();
    for (const { caller } of people) {
      for (const { marks, caller: other } of people) {
        if (other === caller) continue;
        const [, , , , specimenId, webhookId] = marks;
        for (const sandbox of [true, false]) {
          const deleted = await postCall(caller, 'delete_webhook', { webhook_id: webhookId, sandbox });
          expect(errorOf(deleted.result).code).toBe('not_found');
          if (caller === people[2]!.caller) continue;
          const args = { specimen_id: specimenId, decision: 'approve', sandbox };
          expect(errorOf((await postCall(caller, 'review_specimen', args)).result).code).toBe('forbidden_role');
        }
      }
    }

    expect(await snapshot()).toEqual(before);
  });

  it('a cursor of another list goes on in the own rows alone', async () => {
    const [ada, bob] = people.map(({ caller }) => caller) as [Caller, Caller];
    await fileFor(service, ada, [buildSpecimen({ page: { sha256: 'b'.repeat(64), url: null } })]);
    const { result } = await postCall(ada, 'list_specimens', { limit: 1 });
    const foreign = await postCall(bob, 'list_specimens', {
      limit: 1,
      cursor: result?.structuredContent?.['next_cursor'],
    });

    expect(JSON.stringify(foreign.result)).not.toContain(people[0]!.marks[0]);
  });
});

async function snapshot(): Promise<unknown[]> {
  return Promise.all(
    people.map(({ caller }) =>
      asOperator(service.owner, caller.operatorId, async (trx) => {
        const specimens = await sql`select * from specimen order by specimen_id`.execute(trx);
        const webhooks = await sql`select * from webhook_subscription order by webhook_id`.execute(trx);
        return [specimens.rows, webhooks.rows];
      }),
    ),
  );
}
