import { Client, Connection } from '@temporalio/client';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';

/** A client of Temporal beside the workers' own, for who looks at it from outside. */
export function createTemporalClient(settings: Pick<TemporalSettings, 'address' | 'namespace'>): Client {
  return new Client({
    connection: Connection.lazy({ address: settings.address, interceptors: [] }),
    namespace: settings.namespace,
  });
}
