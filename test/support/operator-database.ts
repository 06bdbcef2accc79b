import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { acceptTake } from '../../db/queries/accept-take.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { recordProgress } from '../../db/queries/stages.ts';
import type { Attempt } from '../../db/queries/attempt.ts';
import { createTestDatabase, secret } from './services.ts';

export interface OperatorDatabase extends AsyncDisposable {
  owner: Db;
  api: Db;
  worker: Db;
  /** Of `ada@example.com`, who has 100 credits. */
  operatorId: string;
  /** Accepts a take of one credit, as the API does. @returns its id */
  accept(more?: { operatorId?: string; idempotency?: { key: string; bodySha256: string } | null }): Promise<string>;
  /** Begins a stage of a take, as a worker does. @returns the attempt */
  begin(takeId: string, options?: { operatorId?: string; step?: string }): Promise<Attempt>;
  /** Makes another operator. @returns its id */
  addOperator(operatorEmail: string, credits: number): Promise<string>;
}

/** A database of its own as each process role sees it, with one operator in it and nothing that works on its takes. */
export async function openOperatorDatabase(): Promise<OperatorDatabase> {
  await using stack = new AsyncDisposableStack();
  const { url } = stack.use(await createTestDatabase());
  const open = (role: 'owner' | 'api' | 'worker', max: number): Db =>
    stack.adopt(connect({ url, role, secret, max }), (db) => db.destroy());
  const [owner, api, worker] = [open('owner', 2), open('api', 10), open('worker', 16)];
  const operatorId = await addOperator('ada@example.com', 100);
  const owned = stack.move();
  return {
    owner,
    api,
    worker,
    operatorId,
    accept,
    begin,
    addOperator,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };

  async function addOperator(operatorEmail: string, credits: number): Promise<string> {
    await mintKey(owner, { operatorEmail, scope: 'station', credits });
    const { rows } = await sql<{ id: string }>`select operator_id_of(${operatorEmail}) as id`.execute(owner);
    return rows[0]!.id;
  }

  async function begin(takeId: string, { operatorId: of = operatorId, step = 'crawl' } = {}): Promise<Attempt> {
    const started = { key: `${step}/started`, type: 'stage.started' as const, payload: { stage: step, round: 1 } };
    const attempt = { announcement: { state: 'gathering' as const, before: [], started } };
    const at = { operatorId: of, takeId, step };
    return { ...at, fence: await recordProgress(worker, at, attempt, { events: [], effects: [] }) };
  }

  async function accept(more: Parameters<OperatorDatabase['accept']>[0] = {}): Promise<string> {
    const { takeId } = await acceptTake(api, {
      operatorId,
      takeId: randomUUID(),
      channel: 'toy-facts',
      price: 1,
      request: { notes: 'brief', prior: null, skipRetrieval: false, run: null },
      fingerprint: 'm',
      idempotency: null,
      ...more,
    });
    return takeId;
  }
}
