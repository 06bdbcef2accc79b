import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { listen } from '../../db/listener.ts';
import { createNotifier } from '../../db/notifier.ts';
import { createTestDatabase, secret } from '../support/services.ts';
import type { TestDatabase } from '../support/services.ts';
import { eventually } from '../support/eventually.ts';

let database: TestDatabase;
let db: Db;
let listener: AsyncDisposable;
const heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { url } = database;
  db = connect({ url, role: 'worker', secret });
  const { promise: connected, resolve: onConnected } = Promise.withResolvers<void>();
  const onWake = (channel: string, id: string) => void heard.push(`${channel} ${id}`);
  listener = listen({ url, role: 'api', secret, channels: ['take_event', 'take_end', 'outbox'], onWake, onConnected });
  await connected;
});
beforeEach(() => void (heard.length = 0));
afterAll(async () => {
  await listener[Symbol.asyncDispose]();
  await db.destroy();
  await database[Symbol.asyncDispose]();
});

describe('a wake-up', () => {
  it('is heard by who listens to its channel', async () => {
    createNotifier(db).wake('take_event', 'one');
    await eventually(() => expect(heard).toEqual(['take_event one']));
  });

  it('of the end of a take reaches its readers and who waits for it, and the dispatcher only where another take waits', async () => {
    createNotifier(db).wakeEnded('one', false);
    createNotifier(db).wakeEnded('two', true);
    await eventually(() => expect(heard).toHaveLength(5));
    expect(heard.toSorted()).toEqual([
      'outbox two',
      'take_end one',
      'take_end two',
      'take_event one',
      'take_event two',
    ]);
  });

  it('that can wait is sent all the same, once for a moment', async () => {
    const { wakeSoon } = createNotifier(db);
    wakeSoon('take_event', 'one');
    wakeSoon('take_event', 'two');
    wakeSoon('take_event', 'one');
    await eventually(() => expect(heard).toEqual(['take_event one', 'take_event two']));
    wakeSoon('take_event', 'one');
    await eventually(() => expect(heard).toHaveLength(3));
  });

  it('that can wait goes with one that cannot, and not again', async () => {
    const notifier = createNotifier(db);
    notifier.wakeSoon('take_event', 'one');
    notifier.wake('take_end', 'two');
    await eventually(() => expect(heard).toEqual(['take_event one', 'take_end two']));
    await delay(100);
    expect(heard).toHaveLength(2);
  });
});
