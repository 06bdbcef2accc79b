import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './config.ts';
import type { ProcessEnvironment } from './config.ts';
import { openLog } from './open-log.ts';
import { ENDING, endProcess } from './process-record.ts';
import type { ServiceName } from './process-record.ts';
import { StartError } from './start-error.ts';

/** One process of an installation: how to start it and how to see that it serves. */
export interface Service {
  name: ServiceName;
  spawn(): ChildProcess | Promise<ChildProcess>;
  /** Resolves when it serves. Goes on trying until `signal` aborts; rejects before that where trying is of no use. */
  waitReady(child: ChildProcess, signal: AbortSignal): Promise<void>;
  /** Where its own output is, for whoever has to find out why it does not start. */
  logFile?: string;
}

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

export interface Supervised {
  /** Resolves when it serves for the first time; rejects where it never does. */
  ready: Promise<void>;
  /** Ends it for good. A second call with `isForced` cuts the wait short. */
  stop(isForced?: boolean): Promise<void>;
}

interface Watch {
  /** Called with the pid of each process that is spawned, and with null when it has ended. */
  onPid(pid: number | null): void;
  log(line: string): void;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 10_000;
/** One that serves this long and then ends has not been failing: the pauses begin anew. */
const SERVING_MS = 1_000;
const FAILED_STARTS = 6;
const LAST_WORDS_LINES = 6;

/** Keeps a service running: one that ends is started again at once, with growing pauses while it keeps ending. */
export function supervise(service: Service, watch: Watch): Supervised {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  let current: ChildProcess | undefined;
  // Whoever waits for `ready` hears of it; one that does not wait must not bring the launcher down.
  ready.promise.catch(() => {});

  const ended = keepRunning();
  return { ready: ready.promise, stop };

  async function keepRunning(): Promise<void> {
    let hasServed = false;
    for (let failures = 0; !stopping.signal.aborted;) {
      const run = await runOnce();
      hasServed ||= run.servedMs !== null;
      if (stopping.signal.aborted) break;
      failures = run.servedMs !== null && run.servedMs >= SERVING_MS ? 0 : failures + 1;
      if (!hasServed && failures >= FAILED_STARTS) {
        ready.reject(
          new StartError([`${service.name} does not start: it ${run.how}`, ...lastWords(service)].join('\n')),
        );
        return;
      }
      const pauseMs = failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      if (hasServed) watch.log(`${service.name} ${run.how}; starting it again`);
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    ready.reject(new StartError(`${service.name} was stopped before it served`));
  }

  /** One life of the process. `servedMs` is null where it never served. */
  async function runOnce(): Promise<{ how: string; servedMs: number | null }> {
    let servedAt: number | null = null;
    const gone = new AbortController();
    try {
      current = await service.spawn();
    } catch (error) {
      return { how: `cannot be started (${messageOf(error)})`, servedMs: null };
    }
    const exit = waitExit(current);
    if (current.pid !== undefined) watch.onPid(current.pid);
    if (stopping.signal.aborted) void stopCurrent();
    service.waitReady(current, gone.signal).then(
      () => {
        servedAt = performance.now();
        ready.resolve();
      },
      (error: unknown) => {
        if (gone.signal.aborted) return;
        watch.log(messageOf(error));
        ready.reject(error);
      },
    );
    const how = await exit;
    gone.abort();
    current = undefined;
    watch.onPid(null);
    return { how, servedMs: servedAt === null ? null : performance.now() - servedAt };
  }

  async function stop(isForced = false): Promise<void> {
    stopping.abort();
    if (isForced && current?.pid !== undefined) current.kill('SIGKILL');
    await Promise.all([stopCurrent(), ended]);
  }

  async function stopCurrent(): Promise<void> {
    if (current?.pid !== undefined) await endProcess(current.pid, ENDING[service.name]);
  }
}

function waitExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`cannot be started (${error.message})`));
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`));
  });
}

function lastWords({ logFile }: Service): string[] {
  if (logFile === undefined) return [];
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LAST_WORDS_LINES);
  return [`The end of ${logFile}:`, ...lines.map((line) => `  ${line}`)];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
