import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { findFreePort } from './free-port.ts';
import { openLog } from './open-log.ts';
import type { Service } from './supervise.ts';
import { connectTemporal, prepareNamespace } from './connect-temporal.ts';

interface TemporalOptions {
  /** Path of the Temporal CLI. */
  cli: string;
  /** The server's file; without one it keeps everything in memory. */
  file?: string;
  logFile: string;
  namespace: string;
  /** Others are taken where they are not free. 0: any. */
  preferredPort: number;
  /** Null: no UI. */
  preferredUiPort: number | null;
  /** Lets a workflow that is asked to skip the time that it would sleep; no time is skipped otherwise. */
  canSkipTime?: boolean;
}

export interface TemporalService extends Service {
  /** HOST:PORT, settled once it has served. */
  address(): string;
  uiUrl(): string | null;
}

/**
 * The dev server has one history shard, and each queue reader of a shard polls 20 times a second at most: every hop of a
 * workflow would wait for a tick of 50 ms.
 */
const QUEUE_READERS = ['transfer', 'timer', 'visibility', 'outbound'];

/** The embedded Temporal. It serves when its namespace keeps runs for 30 days and knows the search attributes of a take. */
export function createTemporal(options: TemporalOptions): TemporalService {
  let port = options.preferredPort;
  let uiPort = options.preferredUiPort;
  let hasServed = false;
  const address = () => `127.0.0.1:${port}`;

  return {
    name: 'temporal',
    logFile: options.logFile,
    address,
    uiUrl: () => (uiPort === null ? null : `http://127.0.0.1:${uiPort}`),
    async spawn() {
      if (!hasServed) {
        port = await findFreePort(port);
        uiPort = uiPort === null ? null : await findFreePort(uiPort);
      }
      if (options.file) mkdirSync(dirname(options.file), { recursive: true, mode: 0o700 });
      using log = openLog(options.logFile);
      const stdio = ['ignore' as const, log.fd, log.fd];
      return spawn(options.cli, serverArguments(options, port, uiPort), { cwd: '/', detached: true, stdio });
    },
    async waitReady(_child, signal) {
      const { namespace } = options;
      await using temporal = await connectTemporal({ address: address(), namespace }, signal);
      await prepareNamespace(temporal, { retentionDays: 30 });
      hasServed = true;
    },
  };
}

function serverArguments(
  { file, namespace, canSkipTime = false }: TemporalOptions,
  port: number,
  uiPort: number | null,
): string[] {
  return [
    'server',
    'start-dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    ...(uiPort === null ? ['--headless'] : ['--ui-port', String(uiPort), '--ui-disable-news-fetch']),
    '--namespace',
    namespace,
    '--log-level',
    'warn',
    // Survives a kill of the server. After a power cut a take that only Postgres knows is started again from its outbox.
    ...(file
      ? ['--db-filename', file, '--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL']
      : []),
    ...QUEUE_READERS.flatMap((name) => ['--dynamic-config-value', `history.${name}ProcessorMaxPollRPS=100000`]),
    ...(canSkipTime ? ['--dynamic-config-value', 'frontend.WorkflowTimeSkippingEnabled=true'] : []),
  ];
}
