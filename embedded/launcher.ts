import { UsageError, readArguments as readTyped, usageOf } from '#contracts/read-arguments.ts';
import { announce, sayWhatIsNext } from './announce.ts';
import { type LauncherConfig, readLauncherConfig } from './config.ts';
import { openDataDirectory } from './data-directory.ts';
import { endLeftovers } from './process-record.ts';
import { probePort } from './free-port.ts';
import { Installation } from './installation.ts';
import { type StopRequest, listenForStop } from './listen-for-stop.ts';
import { removeRunFile } from './run-file.ts';
import { serveDemoPage, rollDemoTake } from './demo.ts';
import type { DemoPage } from './demo.ts';
import { endWithMessage, StartError } from './start-error.ts';

const log = (line: string) => console.error(`longtake: ${line}`);

// What this installation writes, its processes included, is for its owner alone.
process.umask(0o077);

// A terminal that is gone must not keep us from draining.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  const { isDemo } = readArguments();
  const config = readLauncherConfig();
  await launch(config, isDemo, listenForStop({ isUnderNpm: config.environment['npm_lifecycle_event'] !== undefined }));
  process.exit(0);
} catch (error) {
  endWithMessage(error);
}

async function launch(config: LauncherConfig, isDemo: boolean, { drain, force }: StopRequest): Promise<void> {
  using directory = openDataDirectory(config.dataDir);
  log(`starting on ${directory.path}`);
  const ended = await endLeftovers(directory.file('processes.json'));
  if (ended.length > 0) log(`ended what an earlier start left running: ${ended.join(', ')}`);
  removeRunFile(directory.path);
  await checkPort(config);

  await using demo = isDemo ? await serveDemoPage() : undefined;
  const stopped = new Promise<'stopped'>((resolve) => drain.addEventListener('abort', () => resolve('stopped')));
  await using installation = new Installation({ config, directory, demoUrl: demo?.address, force, log });
  const crashed = Promise.withResolvers<never>();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, crashed.reject);

  const serving = serve(installation, { config, demo, drain });
  // A start that is called off fails in its own way; by then nobody waits for it.
  serving.catch(() => {});
  const first = await Promise.race([serving, stopped, crashed.promise]);
  if (first !== 'stopped') await Promise.race([stopped, crashed.promise]);
  log('draining');
}

async function serve(
  installation: Installation,
  { config, demo, drain }: { config: LauncherConfig; demo: DemoPage | undefined; drain: AbortSignal },
): Promise<void> {
  const addresses = await installation.start();
  const access = { dataDir: config.dataDir, databaseUrl: addresses.databaseUrl, secret: installation.secret };
  await announce({ ...addresses, signingKeyId: installation.signingKeyId }, access);
  const takeId =
    demo &&
    (await rollDemoTake(demo, access, config).catch((error: unknown) => void (!drain.aborted && log(String(error)))));
  if (!drain.aborted) sayWhatIsNext(config, takeId);
}

async function checkPort({ host, port }: LauncherConfig): Promise<void> {
  const problem = await probePort(port, host);
  if (problem === null) return;
  if (problem === 'EADDRINUSE') throw new StartError(`PORT ${port} is taken on ${host}: set PORT to one that is free`);
  if (problem === 'EACCES') throw new StartError(`PORT ${port} may not be listened on: set PORT to one above 1023`);
  throw new StartError(`HOST ${host} cannot be listened on (${problem}): set HOST to an address of this machine`);
}

function readArguments(): { isDemo: boolean } {
  const { values, positionals } = readTyped('start', { 'no-demo': { type: 'boolean', default: false } });
  if (positionals.length > 0) throw new UsageError(usageOf('start'));
  return { isDemo: !values['no-demo'] };
}
