import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CANARIES } from '#contracts/canary.ts';
import { seal, unseal } from '#contracts/seal.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { buildPerson } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { sample } from '../support/sample.ts';
import { temporalAddress } from '../support/services.ts';
import { type Clone, type Launcher, makeClone, startLauncher } from './start-launcher.ts';

let clone: Clone;
let launcher: Launcher;
let owner: Db;
let secret: Buffer;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  clone = makeClone();
  launcher = await startLauncher(clone, { TEMPORAL_ADDRESS: temporalAddress });
  await launcher.said(/Longtake is running/);
  secret = Buffer.from(readFileSync(join(clone.dataDir, 'secret'), 'utf8').trim(), 'base64');
  owner = connect({ url: launcher.run().databaseUrl, role: 'owner', secret, max: 1 });
  const authDb = connectAuth({ url: launcher.run().databaseUrl, secret, max: 1 });
  ada = await buildPerson(authDb, { email: 'ada@example.org' });
  grace = await buildPerson(authDb, { email: 'grace@example.org' });
  await authDb.destroy();
});
afterAll(async () => {
  await owner.destroy();
  await launcher[Symbol.asyncDispose]();
  await clone[Symbol.asyncDispose]();
});

type Command = 'webhook' | 'canary' | 'courier';

async function run(command: Command, ...args: string[]) {
  const child = spawn(process.execPath, [join(clone.path, 'embedded', `${command}.ts`), ...args], {
    env: { LONGTAKE_DATA_DIR: clone.dataDir, NODE_COMPILE_CACHE: clone.compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

const json = async (command: Command, ...args: string[]) => {
  const { stdout, stderr } = await run(command, ...args, '--json');
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Record<string, unknown>;
};

/** Rows as somebody has them. */
const rowsOf = <T>(person: Person, query: ReturnType<typeof sql<T>>) =>
  asOperator(owner, person.operatorId, async (trx) => (await query.execute(trx)).rows);

const workOf = (person: Person, kind: string) =>
  rowsOf(person, sql<{ reference: string }>`select reference from work_outbox where kind = ${kind}`).then((rows) =>
    rows.map(({ reference }) => reference),
  );

const auditOf = (person: Person, subject: string) =>
  rowsOf(
    person,
    sql<{ action: string; detail: object }>`
    select action, detail from audit_entry where operator_id = ${person.operatorId} and subject = ${subject} order by seq`,
  );

const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string;
const nobody = '00000000-0000-4000-8000-000000000000';

describe.each(['webhook', 'canary', 'courier'] as const)('npm run %s', (command) => {
  it('says how it is used', async () => {
    const { code, stdout, stderr } = await run(command, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`usage: npm run ${command} -- `);
  });

  it.each(
    sample(
      [
        [[], 'usage: npm run'],
        [['list', 'all'], 'usage: npm run'],
        [['toString'], 'usage: npm run'],
        [['list', '--all'], 'usage: npm run'],
        [['list', '--operator', 'ada'], '--operator must be an e-mail address'],
        [['list', '--operator', 'nobody@example.org'], 'There is no operator nobody@example.org'],
      ],
      2,
    ),
  )('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await run(command, ...args);
    expect({ code, stdout }).toEqual({ code: message.startsWith('There is no') ? 1 : 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('npm run webhook', () => {
  const OLD = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

  async function subscribe(person: Person, state = 'active'): Promise<string> {
    const id = randomUUID();
    await rowsOf(
      person,
      sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed, state, disabled_reason)
        values (${id}, ${person.operatorId}, ${`https://receiver.example/${id}`}, ${['take.completed']},
          ${seal(secret, 'webhook-secret', id, OLD)}, ${state}, ${state === 'active' ? null : 'The receiver answered 410 Gone.'})`,
    );
    return id;
  }

  /** A delivery that has ended, of one failed attempt. */
  async function deliver(person: Person, webhookId: string): Promise<{ deliveryId: string; eventId: string }> {
    const [row] = await rowsOf(
      person,
      sql<{ id: string }>`select record_event(${person.operatorId}, 'take.completed', '{}') as id`,
    );
    const [delivery] = await rowsOf(
      person,
      sql<{ id: string }>`update webhook_delivery set outcome = 'failed', ended_at = now()
        where event_id = ${row!.id} and webhook_id = ${webhookId} returning delivery_id as id`,
    );
    await rowsOf(
      person,
      sql`insert into webhook_attempt (delivery_id, attempt, operator_id, webhook_id, outcome, status, latency_ms, failure)
        values (${delivery!.id}, 1, ${person.operatorId}, ${webhookId}, 'failed', 500, 7, 'HTTP status 500')`,
    );
    return { deliveryId: delivery!.id, eventId: row!.id };
  }

  it('lists those of all operators, or of one, with their newest attempts and no secret', async () => {
    const [mine, theirs] = [await subscribe(ada), await subscribe(grace)];
    const { deliveryId } = await deliver(ada, mine);
    const all = (await json('webhook', 'list')) as unknown as { webhookId: string }[];
    expect(all.map(({ webhookId }) => webhookId)).toEqual(expect.arrayContaining([mine, theirs]));
    const ofAda = (await json('webhook', 'list', '--operator', 'Ada@example.org')) as unknown as object[];
    expect(ofAda).toEqual([
      {
        operator: 'ada@example.org',
        webhookId: mine,
        url: `https://receiver.example/${mine}`,
        events: ['take.completed'],
        description: null,
        state: 'active',
        disabledReason: null,
        createdAt: expect.any(String) as string,
        attempts: [
          expect.objectContaining({ deliveryId, event: 'take.completed', attempt: 1, outcome: 'failed', status: 500 }),
        ],
      },
    ]);
    const { stdout } = await run('webhook', 'list');
    expect(stdout).toContain(`${mine}  ada@example.org  active  https://receiver.example/${mine}\n  ${deliveryId}  `);
  });

  it('pings one, whoever has it', async () => {
    const id = await subscribe(grace);
    expect(await json('webhook', 'ping', id)).toEqual({ webhookId: id, operator: 'grace@example.org', queued: true });
    const events = await rowsOf(
      grace,
      sql<{ id: string }>`select event_id as id from event where type = 'ping' and body like ${`%${id}%`}`,
    );
    expect(await workOf(grace, 'deliver_webhook')).toContain(`${events[0]!.id}:${id}`);
    const { stderr } = await run('webhook', 'ping', id, '--operator', 'ada@example.org');
    expect(stderr).toContain(`There is no active webhook ${id}`);
  });

  it('delivers again what has ended, once', async () => {
    const id = await subscribe(ada);
    const { deliveryId, eventId } = await deliver(ada, id);
    const done = await json('webhook', 'redeliver', deliveryId);
    expect(done).toEqual({ deliveryId, operator: 'ada@example.org', queued: true });
    expect(await workOf(ada, 'deliver_webhook')).toContain(`${eventId}:${id}:2`);
    expect((await run('webhook', 'redeliver', deliveryId)).stderr).toContain(
      `There is no delivery ${deliveryId} that has ended`,
    );
  });

  it('rotates a secret: the new one alone on stdout, the old one in force beside it for a day', async () => {
    const id = await subscribe(ada);
    const { stdout, stderr } = await run('webhook', 'rotate', id);
    expect(stdout).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/);
    expect(stderr).toContain('It is not shown again.');
    const [row] = await rowsOf(
      ada,
      sql<{ now: Buffer; before: Buffer; hours: number }>`select secret_sealed as now, previous_secret_sealed as before,
        extract(epoch from previous_secret_until - now())::float / 3600 as hours from webhook_subscription where webhook_id = ${id}`,
    );
    expect(unseal(secret, 'webhook-secret', id, row!.now)).toBe(stdout.trim());
    expect(unseal(secret, 'webhook-secret', id, row!.before)).toBe(OLD);
    expect(row!.hours).toBeGreaterThan(23.9);
    expect(row!.hours).toBeLessThanOrEqual(24);
    expect(await auditOf(ada, id)).toEqual([{ action: 'webhook.rotated', detail: { by: 'command' } }]);
  });

  it('enables one that was disabled', async () => {
    const id = await subscribe(grace, 'disabled');
    expect((await run('webhook', 'ping', id)).stderr).toContain(`There is no active webhook ${id}`);
    expect(await json('webhook', 'enable', id)).toEqual({
      webhookId: id,
      operator: 'grace@example.org',
      state: 'active',
    });
    expect((await run('webhook', 'enable', id)).stderr).toContain(`There is no disabled webhook ${id}`);
    expect(await auditOf(grace, id)).toEqual([{ action: 'webhook.enabled', detail: { by: 'command' } }]);
  });

  it.each(sample(['ping', 'redeliver', 'rotate', 'enable'], 1))('%s says so where there is none', async (verb) => {
    const { code, stderr } = await run('webhook', verb, nobody);
    expect(code).toBe(1);
    expect(stderr).toContain(nobody);
    const mistyped = await run('webhook', verb, 'first');
    expect(mistyped.code).toBe(2);
    expect(mistyped.stderr).toContain(`${verb} takes an id, not "first"`);
  });
});

describe('npm run canary', () => {
  const write = (value: unknown) => {
    const file = join(clone.path, `${randomUUID()}.json`);
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    return file;
  };
  const canary = {
    name: 'the changelog',
    channel: 'changelog-scout',
    brief: 'What is new? https://example.org/changelog',
    every: '6 h',
    expectations: { minGrade: 'B', mustContain: ['3.0'] },
  };
  const add = (person = ada, value: object = canary) =>
    json('canary', 'add', write(value), '--operator', person.email) as Promise<{ canaryId: string }>;

  it('adds one from a file, and lists it', async () => {
    const added = await add();
    const expectations = { minGrade: 'B', mustContain: ['3.0'], mustLink: [] };
    expect(added).toEqual({
      ...canary,
      canaryId: uuid,
      operator: 'ada@example.org',
      every: 21_600,
      expectations,
    });
    const listed = (await json('canary', 'list', '--operator', 'ada@example.org')) as unknown as object[];
    expect(listed).toEqual([
      expect.objectContaining({ canaryId: added.canaryId, everySeconds: 21_600, isPaused: false, expectations }),
    ]);
    expect((await run('canary', 'list')).stdout).toContain(
      `${added.canaryId}  ada@example.org  changelog-scout  every 6 h  has not run yet  the changelog\n`,
    );
    expect(await auditOf(ada, added.canaryId)).toEqual([
      { action: 'canary.added', detail: { name: 'the changelog', by: 'command' } },
    ]);
  });

  it('is of the demo operator where nobody else is named, and prints the id alone', async () => {
    const { stdout, stderr } = await run('canary', 'add', write({ ...canary, every: 300 }));
    expect(stdout).toMatch(/^[0-9a-f-]{36}\n$/);
    expect(stderr).toContain('the changelog runs every 5 min for demo@longtake.local.');
  });

  it('runs, pauses, resumes and deletes one, whoever has it', async () => {
    const { canaryId } = await add(grace);
    const isPaused = async () =>
      (
        (await json('canary', 'list', '--operator', grace.email)) as unknown as {
          canaryId: string;
          isPaused: boolean;
        }[]
      )
        .filter((each) => each.canaryId === canaryId)
        .map((each) => each.isPaused);
    expect(await json('canary', 'run', canaryId)).toEqual({ canaryId, operator: grace.email, done: true });
    expect(await workOf(grace, 'roll_canary')).toEqual([expect.stringMatching(new RegExp(`^${canaryId}:\\d+$`))]);
    await json('canary', 'pause', canaryId);
    expect(await isPaused()).toEqual([true]);
    await json('canary', 'resume', canaryId);
    expect(await isPaused()).toEqual([false]);
    const notHers = await run('canary', 'delete', canaryId, '--operator', ada.email);
    expect(notHers.stderr).toContain(`There is no canary ${canaryId}`);
    expect((await run('canary', 'delete', canaryId)).stdout).toBe('It is gone; the takes that it rolled stay\n');
    expect(await isPaused()).toEqual([]);
  });

  it.each(
    sample(
      [
        ['is not JSON', '{', 'cannot be read as JSON'],
        ['has no brief', { ...canary, brief: '' }, 'is no canary:'],
        ['is too frequent', { ...canary, every: '1 min' }, 'must be a time from 5 min to 7 d'],
        ['says what nobody knows', { ...canary, owner: 'me' }, 'Unrecognized key: "owner"'],
        ['is of a channel that is not there', { ...canary, channel: 'weather' }, 'There is no channel weather'],
      ],
      2,
    ),
  )('adds none from a file that %s', async (_what, value, message) => {
    const { code, stdout, stderr } = await run('canary', 'add', write(value));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('adds none from a file that is not there, and none of somebody who is not', async () => {
    expect((await run('canary', 'add', '/nowhere.json')).stderr).toContain('/nowhere.json cannot be read as JSON');
    const { stderr } = await run('canary', 'add', write(canary), '--operator', 'nobody@example.org');
    expect(stderr).toContain('There is no operator nobody@example.org');
  });

  it('adds no more than an operator may have', async () => {
    await rowsOf(
      grace,
      sql`insert into canary (operator_id, name, channel, brief, every_seconds, expectations)
        select ${grace.operatorId}, 'n', 'changelog-scout', 'b', 300, '{}' from generate_series(1, ${MOST_CANARIES})`,
    );
    const { code, stderr } = await run('canary', 'add', write(canary), '--operator', grace.email);
    expect(code).toBe(1);
    expect(stderr).toContain(`grace@example.org has ${MOST_CANARIES} canaries, as many as one may`);
  });

  it.each(sample(['run', 'pause', 'resume', 'delete'], 1))('%s says so where there is none', async (verb) => {
    expect((await run('canary', verb, nobody)).stderr).toContain(`There is no canary ${nobody}`);
  });
});

describe('npm run courier', () => {
  async function refuse(person: Person): Promise<string> {
    const of = { databaseUrl: launcher.run().databaseUrl, secret };
    const page = { sha256: randomUUID().replaceAll('-', '').repeat(2), url: 'https://museum.example/chair' };
    const { specimenIds } = await fileFor(of, person, [buildSpecimen({ page })], 'changelog-scout');
    const id = specimenIds[0]!;
    await rowsOf(
      person,
      sql`insert into hand_over (specimen_id, operator_id, state, body) values (${id}, ${person.operatorId}, 'refused', '{}')`,
    );
    await rowsOf(
      person,
      sql`insert into hand_over_attempt (operator_id, specimen_id, attempt, outcome, status, detail)
        values (${person.operatorId}, ${id}, 1, 'failed', 422, 'HTTP status 422')`,
    );
    return id;
  }

  it('lists what the courier does not have, and hands it over again', async () => {
    expect((await run('courier', 'list')).stdout).toBe('The courier has every approved specimen.\n');
    const id = await refuse(ada);
    const listed = (await json('courier', 'list')) as unknown as object[];
    expect(listed).toEqual([
      {
        operator: ada.email,
        specimenId: id,
        species: 'chair',
        state: 'refused',
        detail: 'HTTP status 422',
        approvedAt: expect.any(String) as string,
      },
    ]);
    expect(await json('courier', 'list', '--operator', grace.email)).toEqual([]);

    expect(await json('courier', 'retry', id)).toEqual({ specimenId: id, operator: ada.email, queued: true });
    expect(await workOf(ada, 'hand_off_specimen')).toEqual([`${id}:2`]);
    expect(await auditOf(ada, id)).toContainEqual({ action: 'courier.retried', detail: { by: 'command' } });
    expect((await run('courier', 'list')).stdout).toContain(`${id}  ada@example.org  chair  queued  `);
    expect((await run('courier', 'retry', id)).stderr).toContain(`${id} was not refused by the courier`);
  });
});
