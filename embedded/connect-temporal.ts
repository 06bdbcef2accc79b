import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { SEARCH_ATTRIBUTES } from '#contracts/take-workflow.ts';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';
import { StartError } from './start-error.ts';

export interface TemporalConnection extends AsyncDisposable {
  connection: Connection;
  namespace: string;
}

/** Waits until the server answers for the namespace, as long as `signal` lets it. */
export async function connectTemporal(settings: TemporalSettings, signal: AbortSignal): Promise<TemporalConnection> {
  const { namespace, ...options } = settings;
  // gRPC would wait up to two minutes between attempts, and the SDK would retry inside of ours.
  const channelArgs = { 'grpc.initial_reconnect_backoff_ms': 50, 'grpc.max_reconnect_backoff_ms': 200 };
  const connection = Connection.lazy({ ...options, channelArgs, interceptors: [] });
  try {
    for (;;) {
      const failure = await describeNamespace(connection, namespace);
      if (failure === null) return { connection, namespace, [Symbol.asyncDispose]: () => connection.close() };
      if (signal.aborted) throw failure;
      await sleep(30, undefined, { signal });
    }
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function describeNamespace(connection: Connection, namespace: string): Promise<unknown> {
  try {
    await connection.withDeadline(Date.now() + 2_000, () =>
      connection.workflowService.describeNamespace({ namespace }),
    );
    return null;
  } catch (error) {
    return error;
  }
}

/** `IndexedValueType` of the Temporal API. */
const KEYWORD = 2;

/**
 * Registers the search attributes of a take and, where told, how long runs are kept. Ends in a StartError where one of
 * the names is registered with another type: Temporal ignores that without an error, and every take would fail to start.
 */
export async function prepareNamespace(
  { connection, namespace }: TemporalConnection,
  { retentionDays }: { retentionDays?: number } = {},
): Promise<void> {
  await addSearchAttributes(connection, namespace);
  if (retentionDays === undefined) return;
  const workflowExecutionRetentionTtl = msToTs(`${retentionDays} days`);
  await connection.workflowService.updateNamespace({ namespace, config: { workflowExecutionRetentionTtl } });
}

async function addSearchAttributes(connection: TemporalConnection['connection'], namespace: string): Promise<void> {
  const registered = async () =>
    (await connection.operatorService.listSearchAttributes({ namespace })).customAttributes;
  let known = await registered();
  const missing = SEARCH_ATTRIBUTES.filter((name) => known[name] === undefined);
  if (missing.length > 0) {
    const searchAttributes = Object.fromEntries(missing.map((name) => [name, KEYWORD]));
    await connection.operatorService.addSearchAttributes({ namespace, searchAttributes });
    known = await registered();
  }
  const wrong = SEARCH_ATTRIBUTES.filter((name) => Number(known[name]) !== KEYWORD);
  if (wrong.length === 0) return;
  throw new StartError(
    `The Temporal namespace "${namespace}" has the search attributes ${wrong.join(', ')} with another type than Keyword; ` +
      'remove them there (temporal operator search-attribute remove), or set TEMPORAL_NAMESPACE to another namespace',
  );
}

const LONGEST_CONNECT_MS = 3_000;
/** gRPC codes of a server that leaves search attributes to another interface, as the cloud does. */
const NOT_FOR_US = new Set([7, 12]);

/**
 * Registers the search attributes of a take on a Temporal of somebody else's, where it lets us. Ends in a StartError where
 * it does not answer or has them with another type.
 */
export async function checkTemporal(settings: TemporalSettings, log: (line: string) => void): Promise<void> {
  const { address, namespace } = settings;
  let temporal;
  try {
    temporal = await connectTemporal(settings, AbortSignal.timeout(LONGEST_CONNECT_MS));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`TEMPORAL_ADDRESS: no answer for namespace "${namespace}" at ${address}: ${reason}`, {
      cause,
    });
  }
  await using connected = temporal;
  try {
    await prepareNamespace(connected);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_FOR_US.has(Number(error.code)))) throw error;
    log(
      'Temporal does not let us register search attributes: see to it that Channel, Grade, State and Owner are Keywords',
    );
  }
}
