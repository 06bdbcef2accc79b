import type { ApiOptions } from '../../api/start-api.ts';
import { secret, temporalAddress } from '../../test/support/services.ts';
import type { TestService } from '../../test/support/start-service.ts';

/** An API in a process of its own beside a test service, with no limit in the way. */
export const apiConfig = ({ databaseUrl, dataDir }: TestService): ApiOptions['config'] => ({
  dataDir,
  databaseUrl,
  secret,
  temporal: { address: temporalAddress, namespace: 'default' },
  host: '127.0.0.1',
  port: 0,
  baseUrl: 'http://longtake.test',
  ratePerMinute: 1_000_000,
});
