import { availableParallelism } from 'node:os';
import { startService } from '../test/support/start-service.ts';
import type { TestService, TestServiceOptions } from '../test/support/start-service.ts';

/** An installation within this process with as many threads as one has that runs by itself. */
export const startMeasured = (options: TestServiceOptions): Promise<TestService> =>
  startService({ threads: availableParallelism(), ...options });
