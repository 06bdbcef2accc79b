import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessEnvironment } from './config.ts';
import { type DataDirectory, openDataDirectory } from './data-directory.ts';
import { findTemporalCli } from './find-temporal-cli.ts';
import type { Service } from './supervise.ts';
import { supervise } from './supervise.ts';
import { createTemporal } from './temporal-server.ts';
import { endLeftovers, RunningProcesses } from './process-record.ts';
import { createPostgres, randomPassword } from './postgres.ts';

const FOLDER = 'longtake-test-';

export interface TestServices extends AsyncDisposable {
  /** What the tests find in their environment; `test/support/services.ts` reads it. */
  environment: ProcessEnvironment;
  /** A folder that goes when they end. */
  folder: string;
}

export interface TestServicesOptions {
  log: (line: string) => void;
  /** Commits reach the disk and Temporal keeps a file, as in an installation: for measurements. Tests go without and are faster. */
  isDurable: boolean;
}

/** A Postgres and a Temporal of the test run's own, on free ports, in a folder that is removed with them. */
export async function startTestServices(
  outer: ProcessEnvironment,
  options: TestServicesOptions,
): Promise<TestServices> {
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), FOLDER));
  // As root Postgres runs as another user, who has to pass through.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const stack = new AsyncDisposableStack();
  try {
    stack.defer(() => rmSync(folder, { recursive: true, force: true }));
    const directory = stack.use(openDataDirectory(folder));
    const environment = await startBoth(outer, { ...options, directory, stack });
    return { environment, folder, [Symbol.asyncDispose]: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

async function startBoth(
  outer: ProcessEnvironment,
  { log, isDurable, directory, stack }: TestServicesOptions & { directory: DataDirectory; stack: AsyncDisposableStack },
): Promise<ProcessEnvironment> {
  const processes = new RunningProcesses(directory.file('processes.json'));
  const start = (service: Service) => {
    const supervised = supervise(service, { log, onPid: (pid) => processes.set(service.name, pid) });
    stack.defer(() => supervised.stop());
    return supervised.ready;
  };
  const testsPassword = randomPassword();
  const postgres = await createPostgres({
    cluster: directory.file('postgres'),
    passwordFile: directory.file('postgres-password'),
    logFile: directory.file('logs/postgres.log'),
    preferredPort: 0,
    // Nothing of a test has to survive the machine; what transactions promise stays as it is. Measurements ask when something was committed.
    settings: isDurable ? { track_commit_timestamp: 'on' } : { fsync: 'off', full_page_writes: 'off' },
    testsPassword,
  });
  const cli = await findTemporalCli({ environment: outer, spareCache: directory.file('cache'), log });
  const logFile = directory.file('logs/temporal.log');
  const temporal = createTemporal({
    cli,
    logFile,
    ...(isDurable && { file: directory.file('temporal.db') }),
    namespace: 'default',
    preferredPort: 0,
    preferredUiPort: null,
    canSkipTime: true,
  });
  await Promise.all([start(postgres), start(temporal)]);
  return {
    LONGTAKE_TEST_DATABASE_URL: postgres.url(),
    LONGTAKE_TEST_ADMIN_URL: postgres.url({ name: 'tests', password: testsPassword }),
    LONGTAKE_TEST_FOLDER: directory.path,
    LONGTAKE_SECRET: randomBytes(32).toString('base64'),
    TEMPORAL_ADDRESS: temporal.address(),
    TEMPORAL_CLI_PATH: cli,
  };
}

/** A folder that is younger may belong to a run that is about to lock it. */
const YOUNG_MS = 10_000;

/** Ends and removes what test runs that were killed left behind. A folder whose lock is held belongs to one that runs. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue;
    try {
      if (Date.now() - statSync(join(tmpdir(), name)).ctimeMs < YOUNG_MS) continue;
      using directory = openDataDirectory(join(tmpdir(), name));
      await endLeftovers(directory.file('processes.json'));
      rmSync(directory.path, { recursive: true, force: true });
    } catch {
      // In use, or somebody else's.
    }
  }
}
