import { Client, Connection } from '@temporalio/client';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';

/**
 * A client that fails at once while Temporal is away, and is back as soon as it is: the outbox does the retrying, and gRPC's own
 * back-off would keep it away for a minute after an outage.
 */
export function createTemporalClient(settings: TemporalSettings): Client {
  const connection = Connection.lazy({
    address: settings.address,
    ...(settings.tls !== undefined && { tls: settings.tls }),
    ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
    interceptors: [],
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 },
  });
  return new Client({ connection, namespace: settings.namespace });
}
