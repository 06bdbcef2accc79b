import { randomUUID } from 'node:crypto';
import { msToTs } from '@temporalio/common/lib/time.js';
import { describe, expect, it } from 'vitest';
import { checkDatabase } from '../../embedded/prepare-database.ts';
import { asAdmin, createTestDatabase, ownerUrl, temporalAddress } from '../support/services.ts';
import { checkTemporal, connectTemporal, prepareNamespace } from '../../embedded/connect-temporal.ts';

const DOUBLE = 4;
const connect = (namespace: string) =>
  connectTemporal({ address: temporalAddress, namespace }, AbortSignal.timeout(250_000));

/** A namespace of its own; the server knows it everywhere after a moment. */
async function makeNamespace(): Promise<string> {
  const namespace = `test-${randomUUID()}`;
  await using temporal = await connect('default');
  const workflowExecutionRetentionPeriod = msToTs('1 day');
  await temporal.connection.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod });
  return namespace;
}

describe('prepareNamespace', () => {
  it('registers the search attributes of a take and keeps runs for 30 days, however often', async () => {
    await using temporal = await connect(await makeNamespace());
    const { connection, namespace } = temporal;
    await prepareNamespace(temporal, { retentionDays: 30 });
    await prepareNamespace(temporal, { retentionDays: 30 });
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
    expect(customAttributes).toEqual({ Channel: 2, Grade: 2, Owner: 2, State: 2 });
    const { config } = await connection.workflowService.describeNamespace({ namespace });
    expect(config?.workflowExecutionRetentionTtl?.seconds?.toNumber()).toBe(30 * 86_400);
  });

  it('refuses an attribute of another type, which Temporal would pass over in silence', async () => {
    const namespace = await makeNamespace();
    await using temporal = await connect(namespace);
    await temporal.connection.operatorService.addSearchAttributes({
      namespace,
      searchAttributes: Object.fromEntries([['Grade', DOUBLE]]),
    });
    await expect(prepareNamespace(temporal)).rejects.toThrow(
      `The Temporal namespace "${namespace}" has the search attributes Grade with another type than Keyword`,
    );
  });
});

describe('checkTemporal', () => {
  it('names a namespace that is not there', async () => {
    const settings = { address: temporalAddress, namespace: 'nowhere' };
    await expect(checkTemporal(settings, () => {})).rejects.toThrow(
      'TEMPORAL_ADDRESS: no answer for namespace "nowhere"',
    );
  });
});

describe('checkDatabase', () => {
  it('takes an owner that may create roles', async () => {
    await expect(checkDatabase(ownerUrl)).resolves.toBeUndefined();
  });

  it('refuses a login that may not', async () => {
    await using database = await createTestDatabase({ isEmpty: true });
    const name = `plain_${randomUUID().replaceAll('-', '')}`;
    await asAdmin(`create role ${name} login password 'hush'`);
    const url = new URL(database.url);
    url.username = name;
    url.password = 'hush';
    await expect(checkDatabase(url.href)).rejects.toThrow(/^DATABASE_URL: its login must have CREATEROLE$/);
    await asAdmin(`drop role ${name}`);
  });

  it('says what is wrong with a password, without saying the password', async () => {
    const url = new URL(ownerUrl);
    url.password = 'hush';
    const check = checkDatabase(url.href);
    await expect(check).rejects.toThrow(
      'DATABASE_URL: the Postgres there cannot be used: password authentication failed',
    );
    await expect(check).rejects.not.toThrow('hush');
  });
});
