import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ProcessEnvironment } from './config.ts';
import { ROOT } from './root.ts';
import type { Service } from './service.ts';

/** A process of the project itself. It sends the message `ready` when it serves, and drains on SIGTERM. */
export function createNodeService(name: 'api' | 'worker', file: string, environment: ProcessEnvironment): Service {
  return {
    name,
    spawn: () =>
      spawn(process.execPath, [join(ROOT, file)], {
        cwd: ROOT,
        env: environment,
        // Detached, or Ctrl-C would reach it as well, and it would drain beside the order of the stop.
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    waitReady: (child, signal) =>
      new Promise((resolve, reject) => {
        child.on('message', (message) => {
          if (message === 'ready') resolve();
        });
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
  };
}
