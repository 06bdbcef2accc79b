import { randomBytes } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { verify as verifyGitHub } from '@octokit/webhooks-methods';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { WEBHOOK_DATA } from '#contracts/webhook.ts';
import { createAttemptHandOver } from '../../activities/attempt-hand-over.ts';
import { createReceiverTurns } from '../../activities/receiver-turns.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { createNotifier } from '../../db/notifier.ts';
import { findHandOvers, findStuckHandOvers, retryAnyHandOver } from '../../db/queries/hand-overs.ts';
import { reviewSpecimen } from '../../db/queries/review.ts';
import { buildDimension, buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { buildPerson } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { startReceiver } from '../support/receiver.ts';
import type { ReceivedDelivery, Receiver } from '../support/receiver.ts';
import { secret, temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });
afterAll(() => temporal.connection.close());

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const ALLOWED = ['127.0.0.0/8', '::1/128'];

/** An installation with somebody whose specimens are approved, and the admin who approves. */
interface Scene extends AsyncDisposable {
  service: TestService;
  /** As the API sees it. */
  api: Db;
  ada: Person;
  admin: Person;
}

async function openScene(options: Parameters<typeof startService>[0]): Promise<Scene> {
  const service = await startService(options);
  const ada = await buildPerson(service.authDb);
  const admin = await buildPerson(service.authDb, { role: 'admin' });
  const api = connect({ url: service.databaseUrl, role: 'api', secret, max: 2 });
  return {
    service,
    api,
    ada,
    admin,
    async [Symbol.asyncDispose]() {
      await api.destroy();
      await service[Symbol.asyncDispose]();
    },
  };
}

/** On a page of its own. */
const buildChair = (overrides: Parameters<typeof buildSpecimen>[0] = {}) =>
  buildSpecimen({
    page: { sha256: randomBytes(32).toString('hex'), url: 'https://museum.example/chair' },
    ...overrides,
  });

/** Files a specimen for ada, and approves it. */
async function approve({ service, api, ada, admin }: Scene, draft = buildChair()): Promise<string> {
  const { specimenIds } = await fileFor(service, ada, [draft]);
  const specimenId = specimenIds[0]!;
  const review = { specimenId, decision: 'approve' as const, note: 'fine', baseUrl: 'http://x', isRehearsal: false };
  const { outcome } = await asOperator(api, admin.operatorId, (trx) => reviewSpecimen(trx, review));
  expect(outcome).toBe('reviewed');
  return specimenId;
}

const bodyOf = ({ service, ada }: Scene, specimenId: string) =>
  asOperator(service.owner, ada.operatorId, async (trx) => {
    const { rows } = await sql<{ body: string }>`select body from hand_over where specimen_id = ${specimenId}`.execute(
      trx,
    );
    return rows[0]!.body;
  });

const handOverOf = async ({ service, ada }: Scene, specimenId: string) =>
  (await findHandOvers(service.owner, ada.operatorId, [specimenId])).get(specimenId)!;

/** What was told of the specimen, each `data` of `specimen.published`. */
const publishedOf = ({ service, ada }: Scene, specimenId: string) =>
  asOperator(service.owner, ada.operatorId, async (trx) => {
    const { rows } = await sql<{ body: string }>`select body from event where type = 'specimen.published'`.execute(trx);
    const all = rows.map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data);
    return all.filter((each) => each['specimenId'] === specimenId);
  });

const reaches = (scene: Scene, specimenId: string, state: string) =>
  eventually(async () => {
    const handOver = await handOverOf(scene, specimenId);
    expect(handOver.state).toBe(state);
    return handOver;
  });

const retry = ({ api, admin }: Scene, specimenId: string, as = admin) =>
  asOperator(api, as.operatorId, (trx) => retryAnyHandOver(trx, specimenId));

describe('a courier of files', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene({});
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  it('finds one file for a specimen, with the frozen body and for nobody else to read', async () => {
    const specimenId = await approve(scene);
    const handOver = await reaches(scene, specimenId, 'handed_over');
    const folder = join(scene.service.dataDir, 'courier');
    const path = join(folder, `${specimenId}.json`);

    expect(await readFile(path, 'utf8')).toBe(await bodyOf(scene, specimenId));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual([`${specimenId}.json`]);
    expect(handOver).toMatchObject({ target: 'files', receipt: `courier/${specimenId}.json` });
    expect(handOver.attempts).toMatchObject([{ attempt: 1, outcome: 'delivered', status: null, nextAttemptAt: null }]);
    const [published, ...more] = await publishedOf(scene, specimenId);
    expect(more).toEqual([]);
    expect(published).toMatchObject({ courier: { target: 'files', receipt: `courier/${specimenId}.json` } });
    expect(WEBHOOK_DATA['specimen.published'].safeParse(published).error).toBeUndefined();
  });

  it('publishes so many dimensions as the body of an event holds', async () => {
    const dimensions = Array.from({ length: 300 }, (_, n) =>
      buildDimension({ name: `the height of part ${n}`, at: n }),
    );
    const specimenId = await approve(scene, buildChair({ dimensions }));
    await reaches(scene, specimenId, 'handed_over');
    const [published] = await publishedOf(scene, specimenId);
    expect(WEBHOOK_DATA['specimen.published'].safeParse(published).error).toBeUndefined();
    const told = published!['dimensions'] as { name: string }[];
    expect(told.length).toBeGreaterThan(50);
    const body = JSON.parse(await bodyOf(scene, specimenId)) as { specimen: { dimensions: { name: string }[] } };
    expect(body.specimen.dimensions).toHaveLength(300);
    expect(told.map(({ name }) => name)).toEqual(
      body.specimen.dimensions.slice(0, told.length).map(({ name }) => name),
    );
  });

  it('holds what is handed over: the specimen with its evidence, when it was approved, and the note', async () => {
    const specimenId = await approve(scene);
    await reaches(scene, specimenId, 'handed_over');
    const { approvedAt } = await handOverOf(scene, specimenId);
    const body = JSON.parse(await bodyOf(scene, specimenId)) as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(['id', 'specimen', 'approvedAt', 'note']);
    expect(body).toMatchObject({ id: specimenId, note: 'fine', approvedAt: approvedAt.toISOString() });
    expect(body['specimen']).toMatchObject({
      status: 'approved',
      species: 'chair',
      dimensions: [{ name: 'height', inches: 30, evidence: [expect.anything()] }],
    });
  });

  it('is tried again where the folder cannot be written, and publishes nothing until then', async () => {
    await using deaf = await openScene({ isWorkerless: true });
    const specimenId = await approve(deaf);
    const worker = connect({ url: deaf.service.databaseUrl, role: 'worker', secret, max: 4 });
    await using stack = new AsyncDisposableStack();
    stack.defer(() => worker.destroy());
    const attempt = createAttemptHandOver({
      ...depsOf(worker),
      courier: { https: undefined, folder: join(deaf.service.dataDir, 'courier') },
    });
    const inTheWay = createAttemptHandOver({
      ...depsOf(worker),
      // A file stands where the folder would be.
      courier: { https: undefined, folder: join(import.meta.filename, 'courier') },
    });
    const input = { operatorId: deaf.ada.operatorId, reference: specimenId, attempt: 1, nextInMs: 5_000 };

    const failed = await inTheWay(input);
    expect(failed).toMatchObject({ outcome: 'failed', detail: 'the file could not be written', nextInMs: 5_000 });
    expect(await handOverOf(deaf, specimenId)).toMatchObject({
      state: 'queued',
      attempts: [{ outcome: 'failed', detail: 'the file could not be written', nextAttemptAt: expect.any(String) }],
    });
    expect(await publishedOf(deaf, specimenId)).toEqual([]);
    // The same attempt twice at once, as after a crash that only looked like one.
    const twice = await Promise.all([attempt({ ...input, attempt: 2 }), attempt({ ...input, attempt: 2 })]);
    expect(twice).toEqual([{ outcome: 'delivered' }, { outcome: 'delivered' }]);
    expect(await publishedOf(deaf, specimenId)).toHaveLength(1);
    expect(await attempt({ ...input, attempt: 3 })).toEqual({ outcome: 'delivered' });
    expect(await publishedOf(deaf, specimenId)).toHaveLength(1);
  });
});

/** Of an attempt that is made without a worker. */
const depsOf = (db: Db): Omit<Parameters<typeof createAttemptHandOver>[0], 'courier'> => ({
  db,
  outbound: { deliver: () => Promise.reject(new Error('nothing is sent')) },
  notifier: createNotifier(db),
  channels: new Map(),
  threads: { run: () => Promise.reject(new Error('nothing is thought')), [Symbol.asyncDispose]: async () => {} },
  secret,
  archiveQuotaBytes: null,
  embedder: undefined,
  turns: createReceiverTurns(),
  log: pino({ level: 'silent' }),
});

describe('a courier behind https', () => {
  let scene: Scene;
  let courier: Receiver;
  beforeAll(async () => {
    courier = await startReceiver();
    const worker = { outboundAllow: ALLOWED, courier: { url: courier.url, secret: SECRET } };
    scene = await openScene({ worker });
  });
  beforeEach(() => {
    courier.answer((_request, response) => response.end());
  });
  afterAll(async () => {
    await scene[Symbol.asyncDispose]();
    await courier[Symbol.asyncDispose]();
  });

  const callsOf = (specimenId: string): ReceivedDelivery[] =>
    courier.received.filter(({ headers }) => headers['webhook-id'] === specimenId);

  it('gets the frozen body with its key, signed as a webhook is', async () => {
    courier.answer((_request, response) => response.writeHead(201).end('receipt 4711'));
    const specimenId = await approve(scene);
    const handOver = await reaches(scene, specimenId, 'handed_over');
    const [call, ...more] = callsOf(specimenId);

    expect(more).toEqual([]);
    expect(call!.body).toBe(await bodyOf(scene, specimenId));
    expect(call!.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': `specimen-${specimenId}`,
      'x-channel-event': 'specimen.approved',
      'x-channel-delivery': specimenId,
      'x-channel-attempt': '1',
    });
    expect(() => new Webhook(SECRET).verify(call!.body, call!.headers)).not.toThrow();
    expect(await verifyGitHub(SECRET, call!.body, call!.headers['x-channel-signature']!)).toBe(true);
    expect(handOver).toMatchObject({ target: 'https', receipt: 'receipt 4711' });
    const [published] = await publishedOf(scene, specimenId);
    expect(published).toMatchObject({ courier: { target: 'https', receipt: 'receipt 4711' } });
    expect(WEBHOOK_DATA['specimen.published'].safeParse(published).error).toBeUndefined();
  });

  it('has it before specimen.published is fired', async () => {
    const held = Promise.withResolvers<() => void>();
    courier.answer((_request, response) => held.resolve(() => response.end()));
    const specimenId = await approve(scene);
    const release = await held.promise;
    expect(await handOverOf(scene, specimenId)).toMatchObject({ state: 'queued', attempts: [{ outcome: 'waiting' }] });
    expect(await publishedOf(scene, specimenId)).toEqual([]);
    release();
    await reaches(scene, specimenId, 'handed_over');
    expect(await publishedOf(scene, specimenId)).toHaveLength(1);
  });

  it('that fails is called again with the same key and body, whatever became of the specimen', async () => {
    courier.answer((_request, response, { headers }) =>
      response.writeHead(headers['x-channel-attempt'] === '1' ? 500 : 200).end(),
    );
    const specimenId = await approve(scene);
    await eventually(() => expect(callsOf(specimenId)).toHaveLength(1));
    await asOperator(scene.service.owner, scene.ada.operatorId, (trx) =>
      sql`update specimen set species = 'bench' where specimen_id = ${specimenId}`.execute(trx),
    );
    const handOver = await reaches(scene, specimenId, 'handed_over');
    const [first, second, ...more] = callsOf(specimenId);

    expect(more).toEqual([]);
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
    expect(second!.headers['x-channel-attempt']).toBe('2');
    expect(handOver.attempts).toMatchObject([
      { attempt: 2, outcome: 'delivered', status: 200, nextAttemptAt: null },
      { attempt: 1, outcome: 'failed', status: 500, detail: 'HTTP status 500', nextAttemptAt: expect.any(String) },
    ]);
    expect(await publishedOf(scene, specimenId)).toMatchObject([{ species: 'chair' }]);
  });

  it.each([400, 404, 409, 410, 422])('that answers %i has refused: nothing more is sent by itself', async (status) => {
    courier.answer((_request, response) => response.writeHead(status).end('no chairs'));
    const specimenId = await approve(scene);
    const handOver = await reaches(scene, specimenId, 'refused');

    expect(handOver).toMatchObject({ receipt: null, handedOverAt: null });
    expect(handOver.attempts).toMatchObject([{ outcome: 'failed', status, nextAttemptAt: null }]);
    expect(await temporal.workflow.getHandle(`courier:${specimenId}`).result()).toBe('stopped');
    expect(callsOf(specimenId)).toHaveLength(1);
    expect(await publishedOf(scene, specimenId)).toEqual([]);
  });

  it.each([
    [429, '3600', 3_600_000],
    [503, '7200', 7_200_000],
    [408, '1', 0],
  ])('that answers %i is asked again, not before its Retry-After of %s s', async (status, seconds, leastMs) => {
    courier.answer((_request, response) => response.writeHead(status, { 'retry-after': seconds }).end());
    const specimenId = await approve(scene);
    const { nextAttemptAt, at } = await eventually(async () => {
      const [attempt] = (await handOverOf(scene, specimenId)).attempts;
      expect(attempt?.outcome).toBe('failed');
      return attempt!;
    });
    await temporal.workflow.getHandle(`courier:${specimenId}`).terminate();
    expect((await handOverOf(scene, specimenId)).state).toBe('queued');
    expect(new Date(nextAttemptAt!).getTime() - new Date(at).getTime()).toBeGreaterThanOrEqual(leastMs);
  });

  it('that refused is asked once more for an admin, in a round of its own and with the same key', async () => {
    courier.answer((_request, response) => response.writeHead(422).end());
    const specimenId = await approve(scene);
    await reaches(scene, specimenId, 'refused');
    const stuck = await asOperator(scene.api, scene.admin.operatorId, findStuckHandOvers);
    expect(stuck).toContainEqual(
      expect.objectContaining({ specimenId, species: 'chair', state: 'refused', detail: 'HTTP status 422' }),
    );
    await expect(retry(scene, specimenId, scene.ada)).rejects.toMatchObject({ code: 'LT403' });

    courier.answer((_request, response) => response.end('now'));
    expect(await retry(scene, specimenId)).toBe(true);
    await reaches(scene, specimenId, 'handed_over');

    const [first, second, ...more] = callsOf(specimenId);
    expect(more).toEqual([]);
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
    expect(second!.headers['x-channel-attempt']).toBe('11');
    expect(await publishedOf(scene, specimenId)).toHaveLength(1);
    // What the courier has is not sent again.
    expect(await retry(scene, specimenId)).toBe(false);
  });
});
