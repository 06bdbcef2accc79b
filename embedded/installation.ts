import { SIGNING_KEYS_FILE } from '#contracts/signing-key.ts';
import { checkTemporal } from './connect-temporal.ts';
import { type LauncherConfig, type ProcessEnvironment } from './config.ts';
import type { DataDirectory } from './data-directory.ts';
import { findTemporalCli } from './find-temporal-cli.ts';
import { rotateLogs } from './open-log.ts';
import { createPostgres } from './postgres.ts';
import { RunningProcesses, type ServiceName } from './process-record.ts';
import { type RunFile, removeRunFile, writeRunFile } from './run-file.ts';
import { mintConsoleLink } from './sign-in-link.ts';
import { keepSecret } from './private-files.ts';
import { keepSigningKeys } from './keep-signing-keys.ts';
import type { Service } from './supervise.ts';
import { StartError } from './start-error.ts';
import { createTemporal } from './temporal-server.ts';
import { checkDatabase, runMigrations } from './prepare-database.ts';
import { createNodeService, supervise } from './supervise.ts';
import type { Supervised } from './supervise.ts';

interface InstallationOptions {
  config: LauncherConfig;
  directory: DataDirectory;
  /** Address of the page that the demo take may read. */
  demoUrl: string | undefined;
  /** Aborts when the rest of a stop is not to wait for what drains. */
  force: AbortSignal;
  log(line: string): void;
}

/** Preferred, so that addresses stay the same from one start to the next. */
const PORTS = { postgres: 54_320, temporal: 7_233 };

/** Follows from PORT, so that each of several installations keeps its own: 8233 beside 3000. */
const temporalUiPort = (port: number): number => (port + 5_233 <= 65_535 ? port + 5_233 : 8_233);

/** The address of a database alone: API and worker log in as roles of their own, and nobody finds the owner's login in their environment. */
function withoutLogin(url: string): string {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address.href;
}

/** Everything that `npm start` runs on one machine. Disposing stops it in order: API and worker, Temporal, Postgres. */
export class Installation implements AsyncDisposable {
  /** Secret of the installation, in base64. */
  readonly secret: string;
  /** Id of the key that signs exports. */
  readonly signingKeyId: string;
  readonly #options: InstallationOptions;
  readonly #processes: RunningProcesses;
  readonly #logs: Disposable;
  readonly #running = new Map<ServiceName, Supervised>();
  #addresses: Omit<RunFile, 'pids'> | undefined;
  #isStopping = false;

  constructor(options: InstallationOptions) {
    this.#options = options;
    this.#processes = new RunningProcesses(options.directory.file('processes.json'));
    this.#logs = rotateLogs(options.directory.file('logs'));
    this.secret = options.config.secret ?? keepSecret(options.directory.file('secret'));
    this.signingKeyId = keepSigningKeys(options.directory.file(SIGNING_KEYS_FILE)).keys[0]!.kid;
  }

  /** Resolves when everything answers. Ends in a StartError that says what does not. */
  async start(): Promise<Omit<RunFile, 'pids'>> {
    const [databaseUrl, temporal] = await Promise.all([this.#startDatabase(), this.#startTemporal()]);
    const environment = this.#childEnvironment(withoutLogin(databaseUrl), temporal);
    await Promise.all([
      this.#start(this.#createOwn('worker', 'workers/main.ts', environment)),
      this.#start(this.#createOwn('api', 'api/main.ts', environment)),
    ]);
    const { baseUrl } = this.#options.config;
    const consoleLink = await mintConsoleLink({ databaseUrl, secret: this.secret }, baseUrl);
    this.#addresses = { baseUrl, consoleLink, temporalUi: temporal.ui, temporalAddress: temporal.address, databaseUrl };
    this.#writeRunFile();
    return this.#addresses;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isStopping = true;
    await this.#stop(['api', 'worker']);
    await this.#stop(['temporal']);
    await this.#stop(['postgres']);
    this.#logs[Symbol.dispose]();
    removeRunFile(this.#options.directory.path);
  }

  #createOwn(name: 'api' | 'worker', file: string, environment: ProcessEnvironment): Service {
    return createNodeService(name, { file, environment, logFile: this.#options.directory.file(`logs/${name}.log`) });
  }

  async #startDatabase(): Promise<string> {
    const { config, directory, log } = this.#options;
    let url = config.databaseUrl;
    if (url === undefined) {
      const postgres = await createPostgres({
        cluster: directory.file('postgres'),
        passwordFile: directory.file('postgres-password'),
        logFile: directory.file('logs/postgres.log'),
        preferredPort: PORTS.postgres,
      });
      await this.#start(postgres);
      url = postgres.url();
    } else await checkDatabase(url);
    await runMigrations(this.#childEnvironment(url, { address: '', ui: null }));
    log('Postgres is there, and its schema is up to date');
    return url;
  }

  async #startTemporal(): Promise<{ address: string; ui: string | null }> {
    const { config, directory, log } = this.#options;
    if (config.temporal) {
      await checkTemporal(config.temporal, log);
      log('Temporal is there');
      return { address: config.temporal.address, ui: null };
    }
    const temporal = createTemporal({
      cli: await findTemporalCli({ environment: config.environment, spareCache: directory.file('cache'), log }),
      file: directory.file('temporal/temporal.db'),
      logFile: directory.file('logs/temporal.log'),
      namespace: config.namespace,
      preferredPort: PORTS.temporal,
      preferredUiPort: temporalUiPort(config.port),
    });
    await this.#start(temporal);
    log('Temporal is there');
    return { address: temporal.address(), ui: temporal.uiUrl() };
  }

  async #start(service: Service): Promise<void> {
    if (this.#isStopping) throw new StartError('The start was called off');
    const supervised = supervise(service, {
      log: this.#options.log,
      onPid: (pid) => {
        this.#processes.set(service.name, pid);
        this.#writeRunFile();
      },
    });
    this.#running.set(service.name, supervised);
    await supervised.ready;
  }

  async #stop(names: ServiceName[]): Promise<void> {
    const { force } = this.#options;
    const services = names.flatMap((name) => this.#running.get(name) ?? []);
    const cutShort = () => services.forEach((service) => void service.stop(true));
    force.addEventListener('abort', cutShort);
    await Promise.all(services.map((service) => service.stop(force.aborted)));
    force.removeEventListener('abort', cutShort);
  }

  #childEnvironment(databaseUrl: string, temporal: { address: string; ui: string | null }): ProcessEnvironment {
    const { config, directory, demoUrl } = this.#options;
    return {
      ...config.environment,
      HOST: config.host,
      PORT: String(config.port),
      LONGTAKE_BASE_URL: config.baseUrl,
      LONGTAKE_DATA_DIR: directory.path,
      LONGTAKE_SECRET: this.secret,
      LONGTAKE_DEMO_URL: demoUrl,
      DATABASE_URL: databaseUrl,
      TEMPORAL_ADDRESS: temporal.address,
      ...(temporal.ui !== null && { LONGTAKE_TEMPORAL_UI_URL: temporal.ui }),
    };
  }

  /** Written from the moment when everything answers, and again whenever a process is replaced. */
  #writeRunFile(): void {
    if (!this.#addresses || this.#isStopping) return;
    const pid = (name: ServiceName) => this.#processes.pid(name);
    writeRunFile(this.#options.directory.path, {
      ...this.#addresses,
      pids: {
        launcher: process.pid,
        postgres: pid('postgres'),
        temporal: pid('temporal'),
        worker: pid('worker'),
        api: pid('api'),
      },
    });
  }
}
