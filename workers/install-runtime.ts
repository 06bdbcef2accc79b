import { DefaultLogger, Runtime } from '@temporalio/worker';
import type { Logger } from 'pino';

/**
 * Sets up the SDK's runtime of this process: its warnings go to the log, and signals are left to the process, since the runtime would stop
 * its workers while the dispatcher goes on.
 */
export function installRuntime(log: Logger): void {
  const logger = new DefaultLogger('WARN', ({ level, message, meta }) => {
    log[level === 'ERROR' ? 'error' : 'warn']({ temporal: meta }, message);
  });
  Runtime.install({ shutdownSignals: [], logger });
}
