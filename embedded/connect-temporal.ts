import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '@temporalio/client';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';

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
