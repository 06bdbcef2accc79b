import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ProcessEnvironment } from './config.ts';
import { openLog } from './open-log.ts';
import { ROOT } from './root.ts';
import type { Service } from './service.ts';

interface NodeServiceOptions {
  /** From the root of the clone. */
  file: string;
  environment: ProcessEnvironment;
  logFile: string;
}

/** A process of the project itself. It sends the message `ready` when it serves, drains on SIGTERM, and logs to its file. */
export function createNodeService(name: 'api' | 'worker', options: NodeServiceOptions): Service {
  const { file, environment, logFile } = options;
  return {
    name,
    logFile,
    spawn() {
      using log = openLog(logFile);
      return spawn(process.execPath, [join(ROOT, file)], {
        cwd: ROOT,
        env: environment,
        // Detached, or Ctrl-C would reach it as well, and it would drain beside the order of the stop.
        detached: true,
        stdio: ['ignore', log.fd, log.fd, 'ipc'],
      });
    },
    waitReady: (child, signal) =>
      new Promise((resolve, reject) => {
        child.on('message', (message) => {
          if (message === 'ready') resolve();
        });
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  };
}
