import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { openDataDirectory } from '../../embedded/data-directory.ts';
import { findFreePort } from '../../embedded/free-port.ts';
import { createPostgres } from '../../embedded/postgres.ts';
import { endLeftovers } from '../../embedded/process-record.ts';
import { supervise } from '../../embedded/supervise.ts';
import { startHoldProxy } from './hold-proxy.ts';
import type { HoldProxy } from './hold-proxy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const PROCESSES = ['api', 'worker', 'temporal', 'postgres', 'launcher'] as const;
export type ProcessName = (typeof PROCESSES)[number];

/** A real installation under its launcher, whose Postgres stands behind a relay that can hold a statement. */
export interface Installation extends AsyncDisposable {
  baseUrl: string;
  proxy: HoldProxy;
  owner: Db;
  /** The owner's login, past the relay. */
  databaseUrl: string;
  secret: Uint8Array;
  /** Ends a process with signal 9. Postgres and the launcher are started again by the test, the others by the launcher. */
  kill(name: ProcessName): Promise<void>;
  /** Resolves when everything answers again. */
  untilReady(): Promise<void>;
}

export async function startInstallation(settings: Record<string, string>): Promise<Installation> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'longtake-faults-'));
  chmodSync(folder, 0o711);
  stack.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const secret = randomBytes(32);
  const directory = stack.use(openDataDirectory(join(folder, 'postgres')));
  const cluster = { cluster: directory.file('postgres'), passwordFile: directory.file('postgres-password') };
  const postgres = await createPostgres({ ...cluster, logFile: directory.file('logs/postgres.log'), preferredPort: 0 });
  let postgresPid = 0;
  const supervised = supervise(postgres, { log: () => {}, onPid: (pid) => void (postgresPid = pid ?? 0) });
  stack.defer(() => supervised.stop());
  await supervised.ready;

  const direct = new URL(postgres.url());
  const proxy = stack.use(await startHoldProxy(() => ({ host: '127.0.0.1', port: Number(direct.port) })));
  const relayed = new URL(direct);
  relayed.port = String(proxy.port);
  const owner = connect({ url: direct.href, role: 'owner', secret, max: 2 });
  stack.defer(() => owner.destroy());

  const port = await findFreePort(0);
  const dataDir = join(folder, 'data');
  const runFile = join(dataDir, 'run.json');
  const { PATH, HOME, TEMPORAL_CLI_PATH } = process.env;
  const env = {
    PATH,
    HOME,
    ...(TEMPORAL_CLI_PATH !== undefined && { TEMPORAL_CLI_PATH }),
    PORT: String(port),
    DATABASE_URL: relayed.href,
    LONGTAKE_SECRET: secret.toString('base64'),
    LONGTAKE_DATA_DIR: dataDir,
    ...settings,
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  let launcher = startLauncher();
  stack.defer(async () => {
    launcher.kill('SIGTERM');
    await ended(launcher);
    // One that is stopped before it listens has not ended what the killed one left running.
    await endLeftovers(join(dataDir, 'processes.json'));
  });
  const owned = stack.move();
  await untilReady();
  return {
    baseUrl,
    proxy,
    owner,
    databaseUrl: direct.href,
    secret,
    kill,
    untilReady,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };

  function startLauncher(): ChildProcess {
    return spawn(process.execPath, [join(ROOT, 'embedded/launcher.ts'), '--no-demo'], {
      cwd: ROOT,
      env,
      stdio: 'ignore',
    });
  }

  async function kill(name: ProcessName): Promise<void> {
    if (name === 'postgres') return void process.kill(postgresPid, 'SIGKILL');
    const { pids } = JSON.parse(readFileSync(runFile, 'utf8')) as { pids: Record<ProcessName, number> };
    process.kill(pids[name], 'SIGKILL');
    if (name !== 'launcher') return;
    await ended(launcher);
    launcher = startLauncher();
  }

  async function untilReady(): Promise<void> {
    const endsAt = Date.now() + 90_000;
    for (let good = 0; good < 3;) {
      if (Date.now() > endsAt) throw new Error('the installation does not come back');
      const isReady = findLauncherPid() === launcher.pid && (await isAccepting()) && (await isServing());
      good = isReady ? good + 1 : 0;
      await delay(150);
    }
  }

  /** The launcher that wrote the run file: one that was killed leaves its own behind. */
  function findLauncherPid(): number | undefined {
    if (!existsSync(runFile)) return undefined;
    return (JSON.parse(readFileSync(runFile, 'utf8')) as { pids: { launcher: number } }).pids.launcher;
  }

  /** Whether Postgres takes a new session: those of a server that was killed live on for a moment. */
  async function isAccepting(): Promise<boolean> {
    const client = new pg.Client({ connectionString: direct.href });
    client.on('error', () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  async function isServing(): Promise<boolean> {
    const response = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
    const body = response?.ok ? ((await response.json()) as { checks: Record<string, string> }) : undefined;
    return body !== undefined && Object.values(body.checks).every((check) => check === 'ok');
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
